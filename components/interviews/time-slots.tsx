'use client'

import { useTranslations } from 'next-intl'
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { DateField } from '@/components/forms/date-field'
import { SelectField } from '@/components/forms/select-field'
import { useViolationText } from '@/components/forms/violation-text'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { currentTime } from '@/validators/clock'
import { momentIn } from '@/validators/interview'
import { type InterviewLength, interviewLengths, interviewTerms } from '@/validators/interview-terms'
import { bangkokToday } from '@/validators/rules'

/** Quarters of an hour from six in the morning to ten at night. */
const clocks = Array.from({ length: 65 }, (_, quarter) => {
  const minutes = 6 * 60 + quarter * interviewTerms.stepMinutes
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
})

const dayMs = 86_400_000

/** The day after today in Thailand, at two in the afternoon: a first time that most can come at. */
export const firstSlot = () => ({
  date: bangkokToday(new Date(currentTime().getTime() + dayMs)),
  time: '14:00',
})

type Slot = { readonly date: string; readonly time: string }

/** The time that is offered next beside some: an hour after the last of them, or on the next day where the hours end. */
export function nextSlot(slots: readonly Slot[]): Slot {
  const last = slots.at(-1)
  if (!last || !clocks.includes(last.time)) return { date: '', time: '' }
  let { date, time } = last
  const isNamed = () => slots.some((slot) => slot.date === date && slot.time === time)
  while (isNamed()) {
    const later = clocks[clocks.indexOf(time) + 60 / interviewTerms.stepMinutes]
    // After the last hour of a day comes the next day, at the hour that was chosen first.
    if (!later) date = bangkokToday(new Date(Date.parse(`${date}T12:00:00Z`) + dayMs))
    time = later ?? last.time
  }
  return { date, time }
}

type Typed = {
  readonly minutes?: string | null | undefined
  readonly slots?: readonly Slot[] | null | undefined
}

/** The times and the length that were typed into a form, as the service takes them. */
export const timesIn = ({ minutes, slots }: Typed) => ({
  minutes: Number(minutes) as InterviewLength,
  times: (slots ?? []).map(({ date, time }) => momentIn(date, time)),
})

/** The hours of a day that are still to come, and one that was chosen before: what it is now is said by the form's check. */
const clocksOf = ({ date, time }: Slot): readonly string[] =>
  clocks.filter((clock) => clock === time || date !== bangkokToday() || isToCome(momentIn(date, clock)))

const isToCome = (at: string) => new Date(at) > currentTime()

/** A day and a time of day. */
export function SlotFields({ name, number }: { name: string; number?: number }) {
  const t = useTranslations('interviewing.form')
  const today = bangkokToday()
  const chosen: Partial<Slot> | undefined = useWatch({ name })
  const last = bangkokToday(new Date(currentTime().getTime() + interviewTerms.farthestDays * dayMs))
  return (
    <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-2">
      <DateField name={`${name}.date`} label={t('day', { number: number ?? 0 })} min={today} max={last} />
      <SelectField
        name={`${name}.time`}
        label={t('time', { number: number ?? 0 })}
        placeholder={t('chooseTime')}
        options={clocksOf({ date: chosen?.date ?? '', time: chosen?.time ?? '' }).map((clock) => ({
          value: clock,
          label: t('clock', { clock }),
        }))}
      />
    </div>
  )
}

/** Up to three times, each with its day. */
export function TimeSlots() {
  const t = useTranslations('interviewing.form')
  const { control, getValues } = useFormContext<{ slots: Slot[] }>()
  const { errors } = useFormState({ control, name: 'slots' })
  const violationText = useViolationText()
  const { fields, append, remove } = useFieldArray({ control, name: 'slots' })
  const message = (errors.slots as { root?: { message?: string } } | undefined)?.root?.message
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 font-medium">{t('slots')}</legend>
      {fields.map((field, index) => (
        <div key={field.id} className="grid gap-1">
          <SlotFields name={`slots.${index}`} number={index + 1} />
          {fields.length > 1 && (
            <Button
              size="sm"
              variant="ghost"
              className="w-fit"
              aria-label={t('removeOf', { number: index + 1 })}
              onClick={() => remove(index)}
            >
              <Icon name="minus" className="size-4" />
              {t('remove')}
            </Button>
          )}
        </div>
      ))}
      {message && (
        <p role="alert" className="text-sm text-chilli">
          {violationText(message, t('slots'))}
        </p>
      )}
      {fields.length < interviewTerms.times && (
        <Button
          size="sm"
          variant="secondary"
          className="w-fit"
          onClick={() => append(nextSlot(getValues('slots')))}
        >
          <Icon name="plus" className="size-4" />
          {t('add')}
        </Button>
      )}
    </fieldset>
  )
}

/** How long it takes. */
export function LengthField() {
  const t = useTranslations('interviewing')
  return (
    <SelectField
      name="minutes"
      label={t('form.minutes')}
      placeholder={t('form.chooseMinutes')}
      options={interviewLengths.map((minutes) => ({
        value: String(minutes),
        label: t('length', { minutes }),
      }))}
    />
  )
}
