'use client'

import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { addMonths, daysIntoWeek, formatMonth, weekdayNames, weeksOfMonth } from '@/lib/dates/calendar-month'
import { formatLongDay } from '@/lib/dates/format-long'
import { addDays } from '@/validators/shift-days'
import { classNames } from './class-names'
import { Icon } from './icon'

type DateGridProps = {
  /** The day that is the grid's stop in the Tab order; its month is shown. All days are YYYY-MM-DD. */
  day: string
  onMove: (day: string) => void
  today: string
  /** The days that can be reached. */
  range: { readonly first: string; readonly last: string }
  picked: ReadonlySet<string>
  /** A note about a day, e.g. the holiday it is. */
  noteOf: (day: string) => string | undefined
  /** Why a day cannot be picked; undefined when it can. */
  refusalOf: (day: string) => string | undefined
  /** Called when a day is pressed, including one that cannot be picked. */
  onPress: (day: string) => void
}

/** The day that each key moves to; with Shift, Page Up and Page Down move by years. */
const leads: Readonly<Record<string, (day: string, far: boolean) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -daysIntoWeek(day)),
  End: (day) => addDays(day, 6 - daysIntoWeek(day)),
  PageUp: (day, far) => addMonths(day, far ? -12 : -1),
  PageDown: (day, far) => addMonths(day, far ? 12 : 1),
}

/** A month of days for multiple choice (WAI-ARIA grid): one Tab stop, arrow keys move between days, Space picks. */
export function DateGrid({ day, onMove, today, range, picked, noteOf, refusalOf, onPress }: DateGridProps) {
  const t = useTranslations('dates.grid')
  const id = useId()
  const table = useRef<HTMLTableElement>(null)
  const takesFocus = useRef(false)

  const within = (wanted: string) =>
    wanted < range.first ? range.first : wanted > range.last ? range.last : wanted

  const move = (event: KeyboardEvent) => {
    const lead = leads[event.key]
    if (!lead || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const next = within(lead(day, event.shiftKey))
    if (next === day) return
    takesFocus.current = true
    onMove(next)
  }

  useEffect(() => {
    if (!takesFocus.current) return
    takesFocus.current = false
    table.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }, [day])

  const monthButton = (months: 1 | -1) => {
    const next = within(addMonths(day, months))
    const leadsNowhere = next.slice(0, 7) === day.slice(0, 7)
    return (
      <button
        type="button"
        aria-label={t(months === 1 ? 'next' : 'previous')}
        aria-disabled={leadsNowhere || undefined}
        onClick={leadsNowhere ? undefined : () => onMove(next)}
        className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-well aria-disabled:opacity-50"
      >
        <Icon name="chevron-right" className={classNames('size-5', months === -1 && 'rotate-180')} />
      </button>
    )
  }

  return (
    <div className="min-w-0">
      <div className="flex items-center justify-between gap-2">
        {monthButton(-1)}
        <p id={id} aria-live="polite" className="font-semibold">
          {formatMonth(day)}
        </p>
        {monthButton(1)}
      </div>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: WAI-ARIA's own pattern for days to pick
        role="grid"
        aria-labelledby={id}
        aria-multiselectable
        onKeyDown={move}
        className="w-full table-fixed"
      >
        <thead>
          <tr>
            {weekdayNames.map(({ short, long }) => (
              <th key={long} scope="col" className="h-9 text-sm font-medium text-ink-3">
                <span aria-hidden>{short}</span>
                <span className="sr-only">{long}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(day).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, weekday) =>
                date === null ? (
                  <td key={weekdayNames[weekday]?.long} />
                ) : (
                  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: within a grid a cell is a gridcell
                  <td key={date} aria-selected={picked.has(date)} className="p-0">
                    <DayButton
                      date={date}
                      isToday={date === today}
                      isPicked={picked.has(date)}
                      isTabStop={date === day}
                      note={noteOf(date)}
                      refusal={refusalOf(date)}
                      onPress={() => {
                        onMove(date)
                        onPress(date)
                      }}
                    />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type DayButtonProps = {
  date: string
  isToday: boolean
  isPicked: boolean
  isTabStop: boolean
  note: string | undefined
  refusal: string | undefined
  onPress: () => void
}

function DayButton({ date, isToday, isPicked, isTabStop, note, refusal, onPress }: DayButtonProps) {
  const t = useTranslations('dates.grid')
  const name = [formatLongDay(date), note, isPicked && t('picked'), refusal].filter(Boolean).join(', ')
  return (
    <button
      type="button"
      data-day={date}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={name}
      aria-current={isToday ? 'date' : undefined}
      aria-disabled={refusal ? true : undefined}
      onClick={onPress}
      className={classNames(
        'relative grid h-11 w-full place-items-center rounded-control focus-visible:z-1',
        isPicked && 'bg-primary font-semibold text-on-primary',
        !isPicked && (refusal ? 'text-ink-3 line-through decoration-line' : 'hover:bg-well'),
        isToday && 'font-bold underline decoration-mango decoration-3 underline-offset-4',
      )}
    >
      <span>{Number(date.slice(8))}</span>
      {note && <span aria-hidden className="absolute top-1.5 right-1.5 size-1.5 rounded-full bg-mango" />}
    </button>
  )
}
