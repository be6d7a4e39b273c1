'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useId, useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { DateField } from '@/components/forms/date-field'
import { FieldError } from '@/components/forms/field-frame'
import { NumberField } from '@/components/forms/number-field'
import { TimeField } from '@/components/forms/time-field'
import { useField } from '@/components/forms/use-field'
import { useLater } from '@/components/forms/use-later'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { Skeleton } from '@/components/ui/skeleton'
import { isDate } from '@/validators/rules'
import { paidMinutes } from '@/validators/working-time'
import type { JobPostValues } from './job-post-values'

const calendarModule = () => import('./shift-calendar')
const ShiftCalendar = lazy(() => calendarModule().catch(() => ({ default: NoCalendar })))

/** The days and hours of the work; another day starts with the last one's hours. */
export function ShiftFields({ today }: { today: string }) {
  const t = useTranslations('jobPosts.shifts')
  const { getValues } = useFormContext<JobPostValues>()
  const { fields, append, remove } = useFieldArray<JobPostValues, 'shifts'>({ name: 'shifts' })
  const { id, error } = useField({ name: 'shifts', label: t('title') })

  const addDay = () => {
    const last = getValues('shifts')?.at(-1)
    append(
      { date: dayAfter(last?.date ?? ''), startTime: '', endTime: '', breakMinutes: 0, ...timesOf(last) },
      { focusName: `shifts.${fields.length}.date` },
    )
  }

  return (
    <fieldset className="grid min-w-0 gap-4" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-2 font-medium">{t('title')}</legend>
      <Calendar today={today} />
      {fields.map((field, index) => (
        <fieldset key={field.id} className="grid min-w-0 gap-4 rounded-card border border-line bg-card p-4">
          <legend className="sr-only">{t('day', { number: index + 1 })}</legend>
          <div className="flex items-center justify-between gap-3">
            <p aria-hidden className="font-semibold">
              {t('day', { number: index + 1 })}
            </p>
            {fields.length > 1 && (
              <Button
                variant="ghost"
                size="sm"
                aria-label={t('remove', { number: index + 1 })}
                onClick={() => remove(index)}
              >
                <Icon name="trash" className="size-4.5" />
              </Button>
            )}
          </div>
          <DateField name={`shifts.${index}.date`} label={t('date')} min={today} />
          <div className="grid grid-cols-2 gap-4">
            <TimeField name={`shifts.${index}.startTime`} label={t('start')} />
            <TimeField name={`shifts.${index}.endTime`} label={t('end')} />
          </div>
          <NumberField name={`shifts.${index}.breakMinutes`} label={t('break')} unit={t('minutes')} />
          <PaidTime index={index} />
        </fieldset>
      ))}
      <FieldError id={id} error={error} />
      <Button variant="secondary" onClick={addDay} className="justify-self-start">
        <Icon name="plus" />
        {t('add')}
      </Button>
    </fieldset>
  )
}

/** The calendar behind its button: it is there for a press without a network, too, and the fields do without it. */
function Calendar({ today }: { today: string }) {
  const t = useTranslations('jobPosts.calendar')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  useLater(calendarModule)
  return (
    <div className="grid min-w-0 gap-3">
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        className="justify-self-start"
      >
        <Icon name="calendar" />
        {t('open')}
        <Icon
          name="chevron-down"
          className={classNames('size-5 transition-transform', isOpen && 'rotate-180')}
        />
      </Button>
      {isOpen && (
        <div id={id} className="min-w-0">
          <Suspense fallback={<Skeleton className="h-160" />}>
            <ShiftCalendar today={today} />
          </Suspense>
        </div>
      )}
    </div>
  )
}

function NoCalendar() {
  const t = useTranslations('jobPosts.calendar')
  return <Alert tone="mango" title={t('missing')} />
}

function PaidTime({ index }: { index: number }) {
  const t = useTranslations('jobPosts.shifts')
  const shift = useWatch<JobPostValues, `shifts.${number}`>({ name: `shifts.${index}` })
  const minutes = shift ? paidMinutes(shift) : null
  if (minutes === null || !shift?.startTime || !shift.endTime) return null
  return (
    <p className="text-sm text-ink-2">
      {t('paid', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
      {shift.endTime < shift.startTime && ` · ${t('overnight')}`}
    </p>
  )
}

type Shift = NonNullable<JobPostValues['shifts']>[number]

function timesOf(shift: Shift | undefined): Partial<Shift> {
  if (!shift) return {}
  const { startTime, endTime, breakMinutes } = shift
  return { startTime, endTime, breakMinutes }
}

function dayAfter(day: string): string {
  if (!isDate(day)) return ''
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}
