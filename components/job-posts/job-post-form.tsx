'use client'

import { useTranslations } from 'next-intl'
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { AutosaveStatus } from '@/components/forms/autosave-status'
import { DraftStatus } from '@/components/forms/draft-status'
import { Form } from '@/components/forms/form'
import { FormProblem } from '@/components/forms/form-problem'
import { MoneyField } from '@/components/forms/money-field'
import { NumberField } from '@/components/forms/number-field'
import { RadioCards } from '@/components/forms/radio-cards'
import { ReadyFields } from '@/components/forms/ready-fields'
import { SelectField } from '@/components/forms/select-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { TextareaField } from '@/components/forms/textarea-field'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import { FormBar } from '@/components/layout/form-bar'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { hasWorkAhead, type JobPost, type JobPostPrice } from '@/lib/job-posts/job-post'
import { jobPostTypes, paydays, payUnits } from '@/validators/job-post-terms'
import { workTypes } from '@/validators/work-types'
import type { BranchChoice } from './branch-choice'
import { type JobPostValues, jobPostValues } from './job-post-values'
import type { LabourGuardProps } from './labour-guard'
import type { MoreFieldsProps } from './more-fields'
import { PublishPrice } from './publish-price'
import type { QuickPostBoxProps } from './quick-post-box'
import { ShiftChoiceFields } from './shift-choice-fields'
import { ShiftFields } from './shift-fields'
import { useJobPostSaving } from './use-job-post-saving'
import { WageTotal } from './wage-total'

const JobPostConflict = lazy(() => import('./job-post-conflict'))
/** A form without its preview is better than no form, should it fail to load. */
const LivePreview = lazy<ComponentType<{ branches: readonly BranchChoice[] }>>(() =>
  import('./live-preview').catch(() => ({ default: () => null })),
)

/** Without it the form is as before, and the service still refuses what breaks the law. */
const LabourGuard = lazy<ComponentType<LabourGuardProps>>(() =>
  import('./labour-guard').catch(() => ({ default: () => null })),
)

/** What not every post needs; a post is whole without. */
const MoreFields = lazy<ComponentType<MoreFieldsProps>>(() =>
  import('./more-fields').catch(() => ({ default: () => null })),
)

/** The form can be filled without it. */
const QuickPostBox = lazy<ComponentType<QuickPostBoxProps>>(() =>
  import('./quick-post-box').catch(() => ({ default: () => null })),
)

export type JobPostFormProps = {
  uid: string
  /** The post being edited; null makes a new one. */
  post: JobPost | null
  branches: readonly BranchChoice[]
  /** What a new post starts with where another is written again. */
  clone?: { readonly of: string; readonly values: JobPostValues }
  /** The branch a new post starts with. */
  branchId?: string
  /** What publishing takes; null where that could not be had. */
  price: JobPostPrice | null
  /** Today in Thailand, and the first day a new post starts with; YYYY-MM-DD. */
  today: string
  firstDay: string
  /** In the member layout, above the navigation bar of phones. */
  aboveNavigation?: boolean
  /** The field of `photos`, composed by the page, and whether it is still sending one. */
  photoField: ReactNode
  uploading: boolean
  /** The company's favourite workers, whom a post can be shown to alone; null where they could not be had. */
  reach: MoreFieldsProps['reach']
}

/** Writes a job post: as a draft at any time, to workers when it is complete. */
export default function JobPostForm({
  uid,
  post,
  clone,
  branches,
  branchId,
  price,
  today,
  firstDay,
  aboveNavigation,
  photoField,
  uploading,
  reach,
}: JobPostFormProps) {
  const t = useTranslations('jobPosts.form')
  const kinds = useTranslations('jobPosts')
  const workTypeName = useTranslations('workTypes')
  const editing = useTranslations('editing.autosave')
  const onlyBranch = branches.length === 1 ? branches[0]?.id : undefined
  const [start] = useState(
    () => clone?.values ?? jobPostValues(post, { branchId: branchId ?? onlyBranch, day: firstDay }),
  )
  const form = useValidatedForm(
    () =>
      import('./job-post-schema').then(({ jobPostFormSchema }) =>
        jobPostFormSchema(branches, post && hasWorkAhead(post.state) ? post : null),
      ),
    start,
  )
  const store = useJobPostSaving(form, { uid, post, cloneOf: clone?.of, uploading })
  const { isDraft, running, conflict, other } = store

  return (
    <Form
      id="job-post"
      form={form}
      onSubmit={store.submit}
      className="grid items-start gap-5 lg:flex lg:flex-wrap lg:gap-8"
    >
      <ReadyFields className="grid min-w-0 grow-[999] basis-80 gap-5">
        {isDraft ? <AutosaveStatus state={store.saving} /> : <DraftStatus savedAt={store.keptAt} />}
        {running && <p className="text-sm text-ink-2">{t('tellsHired')}</p>}
        {!post && !clone && (
          <Suspense>
            <QuickPostBox branches={branches} today={today} start={start} />
          </Suspense>
        )}
        <SelectField
          name="branchId"
          label={t('branch')}
          placeholder={t('branchPlaceholder')}
          options={branches.map(({ id: value, name }) => ({ value, label: name }))}
        />
        <RadioCards
          name="type"
          label={t('type')}
          columns={3}
          options={jobPostTypes.map((type) => ({
            value: type,
            label: kinds(`types.${type}`),
            about: kinds(`typesAbout.${type}`),
          }))}
        />
        <RadioCards
          name="workType"
          label={t('workType')}
          columns={3}
          options={workTypes.map((type) => ({ value: type, label: workTypeName(type), icon: type }))}
        />
        <TextField name="title" label={t('title')} hint={t('titleHint')} maxLength={100} />
        <ShiftFields today={today} />
        <Suspense>
          <LabourGuard branches={branches} part="shifts" />
        </Suspense>
        <ShiftChoiceFields running={running} />
        <AgeFields />
        <Suspense>
          <LabourGuard branches={branches} part="age" />
        </Suspense>
        <RadioCards
          name="payUnit"
          label={t('payUnit')}
          columns={3}
          options={payUnits.map((unit) => ({ value: unit, label: kinds(`payUnits.${unit}`) }))}
        />
        <PayField />
        <Suspense>
          <LabourGuard branches={branches} part="pay" />
        </Suspense>
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
        <Suspense>
          <MoreFields today={today} photoField={photoField} reach={reach} />
        </Suspense>
        <FormBar
          aboveNavigation={aboveNavigation}
          notice={
            <>
              {other && !conflict && (
                <Alert
                  tone="mango"
                  title={editing('conflict')}
                  action={
                    <Button variant="secondary" size="sm" onClick={() => store.chooseBetween(other)}>
                      {editing('choose')}
                    </Button>
                  }
                />
              )}
              <FormProblem problem={store.problem} />
            </>
          }
        >
          <div className="grid min-w-0 gap-0.5 max-sm:w-full">
            <LiveTotal />
            {price && !running && <PublishPrice price={price} />}
          </div>
          <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">
            {!running && (
              <Button variant="secondary" size="lg" loading={store.savingDraft} onClick={store.saveDraft}>
                {t('saveDraft')}
              </Button>
            )}
            <SubmitButton variant="accent">{running ? t('saveChanges') : t('publish')}</SubmitButton>
          </div>
        </FormBar>
      </ReadyFields>
      <Suspense>
        <LivePreview branches={branches} />
      </Suspense>
      {conflict && (
        <Suspense>
          <JobPostConflict
            current={conflict}
            mine={form.getValues()}
            branches={branches}
            onKeepMine={() => store.keepMine(conflict)}
            onTakeTheirs={() => store.takeTheirs(conflict)}
            onClose={store.closeConflict}
          />
        </Suspense>
      )}
    </Form>
  )
}

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

function LiveTotal() {
  const values = useWatch<JobPostValues>()
  const { shifts = [], ...terms } = values
  return (
    <output className="block min-w-0 max-sm:w-full" aria-live="polite">
      <WageTotal terms={{ ...terms, shifts: shifts.map((shift) => shift ?? {}) }} />
    </output>
  )
}
