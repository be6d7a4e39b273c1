'use client'

import { useTranslations } from 'next-intl'
import { useController, useWatch } from 'react-hook-form'
import { FieldError, FieldHint } from '@/components/forms/field-frame'
import { NumberField } from '@/components/forms/number-field'
import { RadioCards } from '@/components/forms/radio-cards'
import { useField } from '@/components/forms/use-field'
import { shiftChoices } from '@/validators/job-post-terms'
import { areShiftsChosen } from '@/validators/shift-places'
import type { JobPostValues } from './job-post-values'
import { UsualHeadcounts } from './usual-choices'

const mostPeople = 500

/**
 * Whether people work every shift or choose some, where there is a choice, and how many people are needed. A running
 * post keeps its setting: people have applied for all of its shifts, or for some.
 */
export function ShiftChoiceFields({ running }: { running: boolean }) {
  const t = useTranslations('jobPosts.form')
  const { shifts = [], ...terms } = useWatch<JobPostValues>() as JobPostValues
  const isChosen = areShiftsChosen(terms)
  const isOffered = shifts.length > 1 || terms.shiftChoice === 'each'
  return (
    <>
      {isOffered && running && <FixedShiftChoice />}
      {isOffered && !running && terms.payUnit !== 'job' && <ShiftChoice />}
      <div className="grid gap-2">
        <NumberField
          name="headcount"
          label={t(isChosen ? 'headcountEach' : 'headcount')}
          hint={isChosen && t('headcountEachHint')}
          unit={t('people')}
          stepper={{ min: 1, max: mostPeople }}
        />
        <UsualHeadcounts />
      </div>
    </>
  )
}

function ShiftChoice() {
  const t = useTranslations('jobPosts')
  return (
    <RadioCards
      name="shiftChoice"
      label={t('form.shiftChoice')}
      named={t('form.shiftChoiceName')}
      options={shiftChoices.map((choice) => ({
        value: choice,
        label: t(`shiftChoices.${choice}`),
        about: t(`shiftChoicesAbout.${choice}`),
      }))}
    />
  )
}

function FixedShiftChoice() {
  const t = useTranslations('jobPosts')
  const label = t('form.shiftChoice')
  const { id, error, form } = useField({ name: 'shiftChoice', label, named: t('form.shiftChoiceName') })
  const { field } = useController({ name: 'shiftChoice', control: form.control })
  const choice = field.value === 'each' ? 'each' : 'all'
  return (
    <section ref={field.ref} tabIndex={-1} aria-labelledby={`${id}-label`} className="min-w-0">
      <p id={`${id}-label`} className="mb-1 font-medium">
        {label}
      </p>
      <FieldHint id={id}>{t(`shiftChoicesFixed.${choice}`)}</FieldHint>
      <p className="rounded-control bg-well px-3.5 py-2.5 font-semibold">{t(`shiftChoices.${choice}`)}</p>
      <FieldError id={id} error={error} />
    </section>
  )
}
