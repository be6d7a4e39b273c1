'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { CheckboxCards } from '@/components/forms/checkbox-cards'
import { DateField } from '@/components/forms/date-field'
import { NumberField } from '@/components/forms/number-field'
import { RadioCards } from '@/components/forms/radio-cards'
import { TextField } from '@/components/forms/text-field'
import { TextareaField } from '@/components/forms/textarea-field'
import { TimeField } from '@/components/forms/time-field'
import { benefits, interviewModes } from '@/validators/job-post-terms'
import { useTermTexts } from '../term-texts'
import { FormSection } from './form-section'
import type { JobPostValues } from './job-post-values'
import { LanguageFields } from './language-fields'
import type { PostReach } from './post-reach'
import { QuestionFields } from './question-fields'
import { VisibilityFields } from './visibility-fields'

export type MoreFieldsProps = {
  /** Today in Thailand, YYYY-MM-DD. */
  today: string
  /** The field of `photos`, supplied by the page. */
  photoField: ReactNode
  /** The company's favourite workers; null when they could not be loaded. */
  reach: PostReach
}

/** Fields that not every post needs: requirements, questions, benefits, pictures, how to apply; each part closed. */
export default function MoreFields({ today, photoField, reach }: MoreFieldsProps) {
  const t = useTranslations('jobPosts')
  const values = useWatch<JobPostValues>() as JobPostValues
  const texts = useTermTexts()
  const none = t('form.nothingYet')
  const { knockOutQuestions = [], photos = [] } = values
  return (
    <div className="grid gap-3">
      <FormSection
        title={t('form.requirements')}
        summary={texts.requirements(values).join(' · ') || none}
        fields={['experienceMonths', 'languages', 'gear']}
      >
        <NumberField
          name="experienceMonths"
          label={t('form.experienceMonths')}
          named={t('form.experienceName')}
          hint={t('form.experienceMonthsHint')}
          unit={t('form.months')}
          optional
        />
        <LanguageFields />
        <TextareaField
          name="gear"
          label={t('form.gear')}
          hint={t('form.gearHint')}
          optional
          rows={2}
          limit={300}
        />
      </FormSection>
      <FormSection
        title={t('form.arriving')}
        summary={values.contactName?.trim() || none}
        fields={['contactName']}
      >
        <TextField
          name="contactName"
          label={t('form.contactName')}
          hint={t('form.contactNameHint')}
          optional
        />
      </FormSection>
      <FormSection
        title={t('form.benefits')}
        summary={texts.benefits(values).join(' · ') || none}
        fields={['benefits', 'otherBenefits']}
      >
        <CheckboxCards
          name="benefits"
          label={t('form.benefits')}
          columns="short-cards"
          options={benefits.map((value) => ({ value, label: t(`benefits.${value}`) }))}
          optional
        />
        <TextField
          name="otherBenefits"
          label={t('form.otherBenefits')}
          hint={t('form.otherBenefitsHint')}
          optional
        />
      </FormSection>
      <FormSection
        title={t('form.knockOutQuestions')}
        summary={
          knockOutQuestions.length > 0 ? t('form.questionCount', { count: knockOutQuestions.length }) : none
        }
        fields={['knockOutQuestions']}
      >
        <QuestionFields />
      </FormSection>
      <FormSection
        title={t('form.photos')}
        summary={photos.length > 0 ? t('form.photoCount', { count: photos.length }) : none}
        fields={['photos']}
      >
        {photoField}
      </FormSection>
      <FormSection
        title={t('form.applying')}
        summary={texts.applying(values).join(' · ')}
        fields={['applyBy', 'interviewMode', 'visibility', 'favouriteGroupId']}
      >
        <fieldset className="grid min-w-0 gap-1.5">
          <legend className="mb-1.5 font-medium">{t('form.applyBy')}</legend>
          <p className="text-sm text-ink-3">{t('form.applyByHint')}</p>
          <div className="grid gap-4 sm:grid-cols-2">
            <DateField name="applyBy.date" label={t('form.applyByDate')} min={today} optional />
            <TimeField name="applyBy.time" label={t('form.applyByTime')} optional />
          </div>
        </fieldset>
        <RadioCards
          name="interviewMode"
          label={t('form.interviewMode')}
          options={interviewModes.map((value) => ({ value, label: t(`interviewModes.${value}`) }))}
        />
        <VisibilityFields reach={reach} />
      </FormSection>
    </div>
  )
}
