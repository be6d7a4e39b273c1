'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  type FieldPath,
  get,
  useController,
  useFieldArray,
  useFormContext,
  useFormState,
  useWatch,
} from 'react-hook-form'
import { DateField } from '@/components/forms/date-field'
import { FieldError } from '@/components/forms/field-frame'
import { NumberField } from '@/components/forms/number-field'
import { TimeField } from '@/components/forms/time-field'
import { useField } from '@/components/forms/use-field'
import { useLazyModule } from '@/components/forms/use-lazy-module'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { Skeleton } from '@/components/ui/skeleton'
import { TimeRange } from '@/components/ui/time-range'
import { formatDay } from '@/lib/dates/format-thai'
import { isDate } from '@/validators/rules'
import { areShiftsChosen, possiblePlaces } from '@/validators/shift-places'
import { paidMinutes } from '@/validators/working-time'
import type { JobPostValues } from './job-post-values'
import { type Shift, shiftLike } from './shift-hours'
import { UsualDays } from './usual-choices'

const calendarModule = () => import('./shift-calendar')
const ShiftCalendar = lazy(() => calendarModule().catch(() => ({ default: NoCalendar })))

/** Up to this many days are all shown in full; with more, completed days are folded to one line each. */
const mostUnfolded = 3
/** Stands for a day that was just added, whose key is not known yet. */
const newDay = 'new'

/** The days and hours of the work; an added day starts with the last one's hours. */
export function ShiftFields({ today }: { today: string }) {
  const t = useTranslations('jobPosts.shifts')
  const { getValues } = useFormContext<JobPostValues>()
  const { fields, append, remove } = useFieldArray<JobPostValues, 'shifts', 'key'>({
    name: 'shifts',
    // A stored shift has an id of its own.
    keyName: 'key',
  })
  const { id, error } = useField({ name: 'shifts', label: t('title') })
  const fault = useFaultFocus(error)
  const list = useRef<HTMLOListElement>(null)
  /** Keys of days that somebody opened or is editing. */
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())

  const addDay = () => {
    const last = getValues('shifts')?.at(-1)
    // Completed days fold to make room for the new one.
    setOpened(new Set([newDay]))
    append(
      { ...shiftLike(last), date: dayAfter(last?.date ?? '') },
      { focusName: `shifts.${fields.length}.date` },
    )
  }
  const removeDay = (index: number) => {
    flushSync(() => remove(index))
    const days = list.current?.children
    days?.[Math.min(index, days.length - 1)]?.querySelector<HTMLElement>('button, input')?.focus()
  }
  const toggle = (key: string, isOpen: boolean) =>
    setOpened((before) => {
      if (isOpen && before.has(key)) return before
      const others = [...before].filter((other) => other !== key && other !== newDay)
      return new Set(isOpen ? [...others, key] : others)
    })

  return (
    <fieldset className="grid min-w-0 gap-4" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-2 font-medium">{t('title')}</legend>
      <Calendar today={today} />
      <ol ref={list} className={classNames('grid min-w-0', fields.length > mostUnfolded ? 'gap-2' : 'gap-4')}>
        {fields.map((field, index) => (
          <li key={field.key} className="min-w-0">
            <ShiftCard
              index={index}
              today={today}
              folds={fields.length > mostUnfolded}
              isOpened={opened.has(field.key) || (opened.has(newDay) && index === fields.length - 1)}
              onToggle={(isOpen) => toggle(field.key, isOpen)}
              onRemove={fields.length > 1 ? () => removeDay(index) : undefined}
            />
          </li>
        ))}
      </ol>
      {error && (
        <div ref={fault} tabIndex={-1}>
          <FieldError id={id} error={error} />
        </div>
      )}
      <Button variant="secondary" onClick={addDay} className="justify-self-start">
        <Icon name="plus" />
        {t('add')}
      </Button>
    </fieldset>
  )
}

/** After a refused submit, focuses the error about all days, which has no control, unless an invalid control has it. */
function useFaultFocus(error: string | undefined) {
  const fault = useRef<HTMLDivElement>(null)
  const { submitCount } = useFormState<JobPostValues>()
  const told = useRef(submitCount)
  useEffect(() => {
    if (told.current === submitCount) return
    told.current = submitCount
    if (error && document.activeElement?.getAttribute('aria-invalid') !== 'true') fault.current?.focus()
  }, [submitCount, error])
  return fault
}

type ShiftCardProps = {
  index: number
  today: string
  /** Whether a completed day is shown as one line until somebody opens it. */
  folds: boolean
  isOpened: boolean
  onToggle: (isOpen: boolean) => void
  /** Undefined for the only day, which cannot be removed. */
  onRemove?: () => void
}

function ShiftCard({ index, today, folds, isOpened, onToggle, onRemove }: ShiftCardProps) {
  const t = useTranslations('jobPosts.shifts')
  const id = useId()
  const { control } = useFormContext<JobPostValues>()
  const { errors } = useFormState({ control, name: `shifts.${index}` })
  const shift = (useWatch<JobPostValues, `shifts.${number}`>({ name: `shifts.${index}` }) ?? {}) as Shift
  const canFold = folds && isWhole(shift) && get(errors, `shifts.${index}`) === undefined
  const isFolded = canFold && !isOpened
  const name = t('day', { number: index + 1 })
  return (
    <fieldset
      className={classNames(
        'grid min-w-0 gap-4 rounded-card border border-line bg-card',
        isFolded ? 'px-4 py-1' : 'p-4',
      )}
      // A day that somebody is editing stays open, even once it is complete.
      onFocus={() => !isFolded && folds && onToggle(true)}
    >
      <legend className="sr-only">{name}</legend>
      <div className="flex items-center justify-between gap-3">
        {canFold ? (
          <button
            type="button"
            aria-expanded={!isFolded}
            aria-controls={isFolded ? undefined : id}
            onClick={() => onToggle(isFolded)}
            className="flex min-h-11 min-w-0 flex-1 items-center gap-2.5 text-left"
          >
            <Icon
              name="chevron-down"
              className={classNames('size-5 text-ink-3 transition-transform', !isFolded && 'rotate-180')}
            />
            {isFolded ? <ShiftLine shift={shift} /> : <span className="font-semibold">{name}</span>}
          </button>
        ) : (
          <p aria-hidden className="font-semibold">
            {name}
          </p>
        )}
        {onRemove && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={t('remove', { number: index + 1 })}
            // The button disappears with its day, so it must not open it.
            onFocus={(event) => event.stopPropagation()}
            onClick={onRemove}
          >
            <Icon name="trash" className="size-4.5" />
          </Button>
        )}
      </div>
      {isFolded ? (
        <FoldedFields index={index} onOpen={() => onToggle(true)} />
      ) : (
        <div id={id} className="grid min-w-0 gap-4">
          <div className="grid gap-2">
            <DateField name={`shifts.${index}.date`} label={t('date')} min={today} />
            <UsualDays name={`shifts.${index}.date`} today={today} />
          </div>
          <div className="grid grid-cols-2 gap-4">
            <TimeField name={`shifts.${index}.startTime`} label={t('start')} />
            <TimeField name={`shifts.${index}.endTime`} label={t('end')} />
          </div>
          <NumberField name={`shifts.${index}.breakMinutes`} label={t('break')} unit={t('minutes')} />
          <ShiftHeadcount index={index} />
          <PaidTime shift={shift} />
        </div>
      )}
    </fieldset>
  )
}

/** A day may fold only if nothing is lost: an invalid number is kept only by its control. */
const isWhole = (shift: Shift) =>
  paidMinutes(shift) !== null && !Number.isNaN(shift.breakMinutes) && !Number.isNaN(shift.headcount)

/** A completed day as one line. */
function ShiftLine({ shift }: { shift: Shift }) {
  const t = useTranslations('jobPosts.shifts')
  const people = usePlaces(shift)
  return (
    <span className="flex min-w-0 flex-wrap gap-x-2.5">
      <span className="font-semibold whitespace-nowrap">{formatDay(shift.date ?? '')}</span>
      <TimeRange start={shift.startTime ?? ''} end={shift.endTime ?? ''} />
      {people !== null && <span className="whitespace-nowrap text-ink-2">{t('places', { people })}</span>}
    </span>
  )
}

/** How many people a day needs when people choose theirs; null otherwise, and while it is unknown. */
function usePlaces(shift: Pick<Shift, 'headcount'>): number | null {
  const [shiftChoice, payUnit, headcount] = useWatch<JobPostValues, ['shiftChoice', 'payUnit', 'headcount']>({
    name: ['shiftChoice', 'payUnit', 'headcount'],
  })
  const post = { shiftChoice, payUnit, headcount }
  return areShiftsChosen(post) ? possiblePlaces(post, shift) : null
}

const shiftParts = ['date', 'startTime', 'endTime', 'breakMinutes', 'headcount'] as const

/** Stands in for the fields of a folded day when an error needs the focus: the day opens, then its field gets it. */
function FoldedFields({ index, onOpen }: { index: number; onOpen: () => void }) {
  return shiftParts.map((part) => <FoldedField key={part} name={`shifts.${index}.${part}`} onOpen={onOpen} />)
}

function FoldedField({ name, onOpen }: { name: FieldPath<JobPostValues>; onOpen: () => void }) {
  const { control, setFocus } = useFormContext<JobPostValues>()
  const { ref } = useController({ name, control }).field
  useEffect(() => {
    ref({
      focus: () => {
        flushSync(onOpen)
        setFocus(name)
      },
    })
  }, [ref, name, onOpen, setFocus])
  return null
}

/** How many people this day needs, when people choose their days. */
function ShiftHeadcount({ index }: { index: number }) {
  const t = useTranslations('jobPosts.shifts')
  const name = `shifts.${index}.headcount` as const
  const { getErrors, getValues, setValue } = useFormContext<JobPostValues>()
  const people = usePlaces({})
  const [shiftChoice, payUnit] = useWatch<JobPostValues, ['shiftChoice', 'payUnit']>({
    name: ['shiftChoice', 'payUnit'],
  })
  const isChosen = areShiftsChosen({ shiftChoice, payUnit })
  useEffect(() => {
    // When this field is hidden, an invalid number would cause an error that nobody could see.
    const isFaulty = getErrors(name) !== undefined || Number.isNaN(getValues(name))
    if (!isChosen && isFaulty) setValue(name, undefined)
  }, [isChosen, name, getErrors, getValues, setValue])
  if (!isChosen) return null
  return (
    <NumberField
      name={name}
      label={t('headcount')}
      hint={t('headcountHint', { people: people ?? 0 })}
      unit={t('people')}
      placeholder={people ? String(people) : undefined}
      optional
    />
  )
}

/** The calendar behind its button: its script is preloaded so that it opens offline, and the fields work without it. */
function Calendar({ today }: { today: string }) {
  const t = useTranslations('jobPosts.calendar')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  useLazyModule(calendarModule)
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

function PaidTime({ shift }: { shift: Shift }) {
  const t = useTranslations('jobPosts.shifts')
  const minutes = paidMinutes(shift)
  if (minutes === null || !shift.startTime || !shift.endTime) return null
  return (
    <p className="text-sm text-ink-2">
      {[
        t('paid', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }),
        shift.endTime < shift.startTime && t('overnight'),
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  )
}

function dayAfter(day: string): string {
  if (!isDate(day)) return ''
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}
