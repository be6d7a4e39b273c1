'use client'

import { useTranslations } from 'next-intl'
import { useId, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FieldFrame } from '@/components/forms/field-frame'
import { Button } from '@/components/ui/button'
import { DateGrid } from '@/components/ui/date-grid'
import { Icon } from '@/components/ui/icon'
import { addMonths } from '@/lib/dates/calendar-month'
import { formatLongDay } from '@/lib/dates/format-long'
import { formatDay } from '@/lib/dates/format-thai'
import { jobPostLimits } from '@/validators/job-post-terms'
import { knowsHolidaysOf, publicHoliday } from '@/validators/public-holidays'
import { isDate } from '@/validators/rules'
import { addDays, repeatWeekly, withoutId } from '@/validators/shift-days'
import type { JobPostValues } from './job-post-values'
import { hasHours, type Shift, usualHours, withDay, withoutDay, withUsualHours } from './shift-hours'

const max = jobPostLimits.shifts
/** Months ahead that can be picked, as far as anybody plans; a later day can still be typed. */
const monthsAhead = 12
const longestRepeat = 12
const usualRepeat = 4

export type ShiftCalendarProps = {
  /** Today in Thailand, YYYY-MM-DD. */
  today: string
}

const daysOf = (shifts: readonly Shift[]) =>
  shifts.flatMap(({ date }) => (date && isDate(date) ? [date] : [])).sort()

/** Shifts as text; ids do not count, which they get when they are stored. */
const textOf = (shifts: readonly Shift[]) => JSON.stringify(shifts.map(withoutId))

/** The last change; it can be undone while the shifts are still as it left them. */
type Change = { readonly before: readonly Shift[]; readonly after: string }

/** The form's shifts on a calendar: pressing a day picks or removes it, and usual hours are set once for all days. */
export default function ShiftCalendar({ today }: ShiftCalendarProps) {
  const t = useTranslations('jobPosts.calendar')
  const holidayName = useTranslations('jobPosts.holidays')
  const { getValues, setValue, getErrors, clearErrors, trigger } = useFormContext<JobPostValues>()
  const shifts = (useWatch<JobPostValues, 'shifts'>({ name: 'shifts' }) ?? []) as Shift[]
  const days = daysOf(shifts)
  const picked = new Set(days)
  const [day, setDay] = useState(() => days.find((date) => date >= today) ?? today)
  const [status, setStatus] = useState('')
  const [last, setLast] = useState<Change | null>(null)
  const panel = useRef<HTMLElement>(null)

  const lastDay = addMonths(today, monthsAhead)
  const reached = [today, lastDay, ...days].sort()
  const range = { first: reached[0] ?? today, last: reached.at(-1) ?? lastDay }
  const canUndo = last !== null && textOf(shifts) === last.after

  const noteOf = (date: string) => {
    const holiday = publicHoliday(date)
    return holiday && holidayName(holiday)
  }
  const refusalOf = (date: string) => {
    if (picked.has(date)) return undefined
    if (date < today) return t('past')
    return date > lastDay ? t('far') : undefined
  }

  const put = (next: readonly Shift[]) => {
    const wereFaulty = getErrors('shifts') !== undefined
    setValue('shifts', [...next], { shouldDirty: true, shouldValidate: false })
    clearErrors('shifts')
    // Missing hours are not an error yet, unless they already were one.
    const isWhole = next.every((shift) => shift.date && shift.startTime && shift.endTime)
    if (isWhole || wereFaulty) void trigger('shifts')
  }
  const change = (next: readonly Shift[], told: string) => {
    const before = getValues('shifts') ?? []
    put(next)
    setLast({ before, after: textOf(getValues('shifts') ?? []) })
    setStatus(told)
  }

  const press = (date: string) => {
    const name = formatLongDay(date)
    const refusal = refusalOf(date)
    if (refusal) return setStatus(`${name} ${refusal}`)
    const current = getValues('shifts') ?? []
    if (picked.has(date)) return change(withoutDay(current, date), t('removed', { day: name }))
    if (current.length >= max && current.every((shift) => shift.date)) return setStatus(t('full', { max }))
    change(withDay(current, date), t('added', { day: name }))
  }

  const undo = () => {
    if (!last) return
    put(last.before)
    setLast(null)
    setStatus(t('undone'))
    // The button disappears, so the focus moves to the panel.
    panel.current?.focus({ preventScroll: true })
  }

  const month = day.slice(0, 7)
  const holidays = Array.from({ length: 31 }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`)
    .map((date) => ({ date, name: noteOf(date) }))
    .filter(({ name }) => name)

  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={t('title')}
      className="grid min-w-0 gap-4 rounded-card border border-line bg-card px-2 py-4 outline-offset-2 sm:px-4"
    >
      <UsualHours
        shifts={shifts}
        onChange={(hours) => put(withUsualHours(getValues('shifts') ?? [], hours))}
      />
      <div className="w-full max-w-md min-w-0">
        <DateGrid
          day={day}
          onMove={setDay}
          today={today}
          range={range}
          picked={picked}
          noteOf={noteOf}
          refusalOf={refusalOf}
          onPress={press}
        />
        <ul className="mt-2 grid gap-0.5 px-2 text-sm text-ink-2 empty:hidden">
          {holidays.map(({ date, name }) => (
            <li key={date} className="flex items-baseline gap-2">
              <span aria-hidden className="size-1.5 shrink-0 -translate-y-0.5 rounded-full bg-mango" />
              <span className="min-w-0">{`${formatDay(date)} ${name}`}</span>
            </li>
          ))}
          {!knowsHolidaysOf(day) && <li>{t('holidaysUnknown')}</li>}
        </ul>
      </div>
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 px-2 text-sm">
        <p className="font-medium">{t('count', { count: picked.size })}</p>
        <p role="status" className="text-ink-2">
          {status}
        </p>
        {canUndo && (
          <Button variant="secondary" size="sm" onClick={undo}>
            {t('undo')}
          </Button>
        )}
      </div>
      <WeeklyRepeat shifts={shifts} onRepeat={change} onRefused={setStatus} />
    </section>
  )
}

type UsualHoursProps = {
  shifts: readonly Shift[]
  onChange: (hours: { startTime?: string; endTime?: string }) => void
}

/** The hours that most days have, typed once for all of them. */
function UsualHours({ shifts, onChange }: UsualHoursProps) {
  const t = useTranslations('jobPosts.calendar')
  const id = useId()
  const hours = usualHours(shifts)
  const count = shifts.filter((shift) => hasHours(shift, hours)).length
  const time = (name: 'startTime' | 'endTime') => (
    <FieldFrame id={`${id}-${name}`} label={t(name)}>
      <input
        id={`${id}-${name}`}
        type="time"
        value={hours[name]}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange({ [name]: event.target.value })}
        className="control"
      />
    </FieldFrame>
  )
  return (
    <fieldset className="min-w-0 px-2">
      <legend className="font-medium">{t('hours')}</legend>
      <p id={`${id}-hint`} className="mb-1.5 text-sm text-ink-3">
        {count === shifts.length
          ? t('hoursOfAll')
          : t('hoursOfSome', { count, others: shifts.length - count })}
      </p>
      <div className="grid max-w-md grid-cols-2 gap-4">
        {time('startTime')}
        {time('endTime')}
      </div>
    </fieldset>
  )
}

type WeeklyRepeatProps = {
  shifts: readonly Shift[]
  onRepeat: (shifts: readonly Shift[], told: string) => void
  onRefused: (told: string) => void
}

/** Repeats all shifts on the same weekdays, for a number of weeks after the last day. */
function WeeklyRepeat({ shifts, onRepeat, onRefused }: WeeklyRepeatProps) {
  const t = useTranslations('jobPosts.calendar.repeat')
  const id = useId()
  const [weeks, setWeeks] = useState(usualRepeat)
  const lastDay = daysOf(shifts).at(-1)
  const until = lastDay && addDays(lastDay, 7 * weeks)
  const { added, left, shifts: again } = repeatWeekly(shifts, { until: until ?? '', max })
  const repeat = () => {
    if (!until) onRefused(t('noDay'))
    else if (added === 0) onRefused(t('full', { max }))
    else onRepeat(again, t('done', { count: added }))
  }
  return (
    <div className="grid gap-2 border-t border-line px-2 pt-4">
      <div className="flex flex-wrap items-end gap-3">
        <div className="relative">
          <label htmlFor={`${id}-weeks`} className="mb-1 block font-medium">
            {t('label')}
          </label>
          <select
            id={`${id}-weeks`}
            value={weeks}
            aria-describedby={`${id}-outcome`}
            onChange={(event) => setWeeks(Number(event.target.value))}
            className="control appearance-none pr-11"
          >
            {Array.from({ length: longestRepeat }, (_, index) => index + 1).map((count) => (
              <option key={count} value={count}>
                {t('weeks', { count })}
              </option>
            ))}
          </select>
          <Icon
            name="chevron-down"
            className="pointer-events-none absolute right-3.5 bottom-3.5 size-5 text-ink-3"
          />
        </div>
        <Button variant="secondary" size="lg" onClick={repeat}>
          <Icon name="refresh" />
          {t('action')}
        </Button>
      </div>
      <p id={`${id}-outcome`} className="text-sm text-ink-2">
        {[
          until ? t('outcome', { count: added, day: formatDay(until) }) : t('noDay'),
          left > 0 && t('left', { count: left, max }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </div>
  )
}
