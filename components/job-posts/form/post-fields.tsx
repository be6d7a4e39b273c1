import { useTranslations } from 'next-intl'
import { memo } from 'react'
import { useWatch } from 'react-hook-form'
import { MoneyField } from '@/components/forms/money-field'
import { NumberField } from '@/components/forms/number-field'
import { RadioCards } from '@/components/forms/radio-cards'
import { SelectField } from '@/components/forms/select-field'
import { TextField } from '@/components/forms/text-field'
import { TextareaField } from '@/components/forms/textarea-field'
import { jobPostTypes, paydays, payUnits } from '@/validators/job-post-terms'
import { workTypes } from '@/validators/work-types'
import type { BranchChoice } from '../branch-choice'
import type { JobPostValues } from './job-post-values'
import type { FormParts } from './lazy-parts'
import type { MoreFieldsProps } from './more-fields'
import { PinHint } from './pin-hint'
import { ShiftChoiceFields } from './shift-choice-fields'
import { ShiftFields } from './shift-fields'

type PostFieldsProps = {
  branches: readonly BranchChoice[]
  /** Today in Thailand, YYYY-MM-DD. */
  today: string
  parts: Pick<FormParts, 'LabourGuard'>
  /** Stores what is typed at once; always the same function. */
  storeNow: () => Promise<void>
  /** Whether workers have seen the post. */
  isShown: boolean
}

/**
 * The fields that every post needs. They do not depend on the form's state, which changes as soon as the form is there:
 * drawing all of them twice would hold up a slow phone for a third of a second.
 */
export const PostFields = memo(function PostFields({
  branches,
  today,
  storeNow,
  isShown,
  parts: { LabourGuard },
}: PostFieldsProps) {
  const t = useTranslations('jobPosts.form')
  const kinds = useTranslations('jobPosts')
  const workTypeName = useTranslations('workTypes')
  return (
    <div className="grid gap-5">
      <SelectField
        name="branchId"
        label={t('branch')}
        placeholder={t('branchPlaceholder')}
        options={branches.map(({ id: value, name }) => ({ value, label: name }))}
      />
      <PinHint branches={branches} storeNow={storeNow} />
      <RadioCards
        name="workType"
        label={t('workType')}
        columns={3}
        options={workTypes.map((type) => ({ value: type, label: workTypeName(type), icon: type }))}
      />
      <TextField name="title" label={t('title')} hint={t('titleHint')} />
      <ShiftFields today={today} />
      <LabourGuard branches={branches} part="shifts" />
      <ShiftChoiceFields running={isShown} />
      <AgeFields />
      <LabourGuard branches={branches} part="age" />
      <RadioCards
        name="payUnit"
        label={t('payUnit')}
        columns={3}
        options={payUnits.map((unit) => ({ value: unit, label: kinds(`payUnits.${unit}`) }))}
      />
      <PayField />
      <LabourGuard branches={branches} part="pay" />
      <RadioCards
        name="payday"
        label={t('payday')}
        options={paydays.map((payday) => ({ value: payday, label: kinds(`paydays.${payday}`) }))}
      />
      <TextareaField
        name="description"
        label={t('description')}
        hint={t('descriptionHint')}
        optional
        rows={5}
        limit={2_000}
      />
    </div>
  )
})

type MorePartsProps = MoreFieldsProps & Pick<FormParts, 'MoreFields'>

/** What a card can do without: the form of work, and the fields that not every post needs. */
export const MoreParts = memo(function MoreParts({ MoreFields, ...props }: MorePartsProps) {
  const t = useTranslations('jobPosts')
  return (
    <div className="grid gap-5">
      <RadioCards
        name="type"
        label={t('form.type')}
        columns={3}
        options={jobPostTypes.map((type) => ({
          value: type,
          label: t(`types.${type}`),
          about: t(`typesAbout.${type}`),
        }))}
      />
      <MoreFields {...props} />
    </div>
  )
})

function AgeFields() {
  const t = useTranslations('jobPosts.form')
  return (
    <div className="grid gap-1.5">
      <div className="grid grid-cols-2 gap-4">
        <NumberField name="minAge" label={t('minAge')} unit={t('years')} optional />
        <NumberField name="maxAge" label={t('maxAge')} unit={t('years')} optional />
      </div>
      <p className="text-sm text-ink-3">{t('agesHint')}</p>
    </div>
  )
}

function PayField() {
  const t = useTranslations('jobPosts')
  const payUnit = useWatch<JobPostValues, 'payUnit'>({ name: 'payUnit' })
  return (
    <MoneyField
      name="payAmount"
      label={t('form.payAmount')}
      hint={t('form.payAmountHint')}
      unit={payUnit && t(`perUnit.${payUnit}`)}
    />
  )
}
