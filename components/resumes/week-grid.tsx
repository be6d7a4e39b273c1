'use client'

import { useTranslations } from 'next-intl'
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { countFreeParts, dayBits, dayParts, freeBitsOf, isPartFree, withPart } from '@/validators/free-parts'
import { weekdays } from './weekdays'

/** A cell by its place in the table: the column of its day and the row of its part. */
type Cell = { readonly column: number; readonly row: number }

const columns = weekdays.length
const rows = dayParts.length

/** Where each key leads from a cell. */
const leads: Readonly<Record<string, (cell: Cell) => Cell>> = {
  ArrowLeft: ({ column, row }) => ({ column: Math.max(0, column - 1), row }),
  ArrowRight: ({ column, row }) => ({ column: Math.min(columns - 1, column + 1), row }),
  ArrowUp: ({ column, row }) => ({ column, row: Math.max(0, row - 1) }),
  ArrowDown: ({ column, row }) => ({ column, row: Math.min(rows - 1, row + 1) }),
  Home: ({ row }) => ({ column: 0, row }),
  End: ({ row }) => ({ column: columns - 1, row }),
}

const dayOf = (column: number): number => weekdays[column]?.value ?? 0

/** The cell that an element belongs to. */
function cellOf(target: EventTarget | null): Cell | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-part]') : null
  const [column, row] = (cell?.dataset.part ?? '').split('-').map(Number)
  return column === undefined || row === undefined ? null : { column, row }
}

const isSame = (one: Cell, other: Cell): boolean => one.column === other.column && one.row === other.row

/** A press that goes over several cells and makes all of them free, or none. */
type Drawing = { readonly from: Cell; readonly isFree: boolean; hasMoved: boolean }

/** Lets a finger draw sideways and scroll the page up and down. */
function forFingers(table: HTMLTableElement | null): void {
  if (!table) return
  table.style.touchAction = 'pan-y'
  table.style.userSelect = 'none'
}

/**
 * The free parts of the days of a week: press one, draw over several, or press a day's name. One Tab stop for the cells
 * (WAI-ARIA grid); arrow keys move, Space and Enter change.
 */
export function WeekGrid() {
  const t = useTranslations('resumes.week')
  const names = useTranslations('resumes')
  const { field } = useController({ name: 'freeParts' })
  const freeParts = typeof field.value === 'number' ? field.value : 0
  const id = useId()
  const table = useRef<HTMLTableElement>(null)
  const [stop, setStop] = useState<Cell>({ column: 0, row: 0 })
  const [status, setStatus] = useState('')
  const drawing = useRef<Drawing | null>(null)
  // Presses come faster than drawing again.
  const latest = useRef(freeParts)
  useEffect(() => {
    latest.current = freeParts
  }, [freeParts])
  useEffect(() => forFingers(table.current), [])

  const nameOf = ({ column, row }: Cell, isFree: boolean) => {
    const [day, part] = [weekdays[column], dayParts[row]]
    if (!day || !part) return ''
    const state = isFree ? 'free' : 'busy'
    return t('cell', { day: names(`weekdays.${day.key}`), part: names(`parts.${part.key}`), state })
  }

  const put = (next: number, told: string) => {
    latest.current = next
    field.onChange(next)
    setStatus(told)
  }
  const paint = (cell: Cell, isFree: boolean) => {
    const next = withPart(latest.current, dayOf(cell.column), cell.row, isFree)
    if (next !== latest.current) put(next, nameOf(cell, isFree))
  }
  const toggle = (cell: Cell) => paint(cell, !isPartFree(latest.current, dayOf(cell.column), cell.row))

  const press = (event: PointerEvent) => {
    const cell = event.button === 0 ? cellOf(event.target) : null
    if (!cell) return
    const isFree = !isPartFree(latest.current, dayOf(cell.column), cell.row)
    drawing.current = { from: cell, isFree, hasMoved: false }
    const end = ({ type }: Event) => {
      // A finger that scrolls the page takes the pointer away, and changes nothing.
      if (type === 'pointerup' && drawing.current?.hasMoved === false) paint(cell, isFree)
      drawing.current = null
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', end)
    }
    addEventListener('pointerup', end)
    addEventListener('pointercancel', end)
  }
  const draw = ({ clientX, clientY }: PointerEvent) => {
    const drawn = drawing.current
    const cell = drawn && cellOf(document.elementFromPoint(clientX, clientY))
    if (!cell || (!drawn.hasMoved && isSame(cell, drawn.from))) return
    paint(drawn.from, drawn.isFree)
    drawn.hasMoved = true
    paint(cell, drawn.isFree)
  }

  const move = (event: KeyboardEvent) => {
    const lead = leads[event.key]
    if (!lead || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const next = lead(stop)
    setStop(next)
    table.current?.querySelector<HTMLElement>(`[data-part="${next.column}-${next.row}"]`)?.focus()
  }

  const wholeDay = (column: number) => {
    const day = dayOf(column)
    const isFree = freeBitsOf(latest.current, day) === 2 ** rows - 1
    const next = isFree ? latest.current & ~dayBits(day) : latest.current | dayBits(day)
    put(next, t(isFree ? 'dayBusy' : 'dayFree', { day: names(`weekdays.${weekdays[column]?.key ?? 'mon'}`) }))
  }

  return (
    <section aria-labelledby={id} className="grid gap-2">
      {/* Room for the button that comes with the first free part: the week must not move under the finger. */}
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="font-medium">
          {t('title')}
        </h2>
        {freeParts !== 0 && (
          <Button variant="ghost" size="sm" onClick={() => put(0, t('cleared'))}>
            {t('clear')}
          </Button>
        )}
      </div>
      <p className="text-sm text-ink-3">{t('about')}</p>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: WAI-ARIA's own pattern for cells to choose
        role="grid"
        aria-labelledby={id}
        aria-multiselectable
        onPointerDown={press}
        onPointerMove={draw}
        className="w-full table-fixed"
      >
        <thead>
          <tr>
            <td />
            {weekdays.map(({ key }, column) => (
              <th key={key} scope="col" className="p-0">
                <button
                  type="button"
                  aria-label={t('day', { day: names(`weekdays.${key}`) })}
                  onClick={() => wholeDay(column)}
                  className="h-11 w-full rounded-control text-sm font-medium hover:bg-well"
                >
                  {names(`weekdayShort.${key}`)}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={move}>
          {dayParts.map((part, row) => (
            <tr key={part.key}>
              <th scope="row" className="py-1 pr-1 text-left text-sm leading-snug font-medium">
                {names(`parts.${part.key}`)}
                <span className="block text-xs font-normal text-ink-3">{names(`partHours.${part.key}`)}</span>
              </th>
              {weekdays.map(({ key, value }, column) => {
                const isFree = isPartFree(freeParts, value, row)
                return (
                  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: within a grid a cell is a gridcell
                  <td key={key} aria-selected={isFree} className="p-0.5">
                    <button
                      type="button"
                      data-part={`${column}-${row}`}
                      tabIndex={stop.column === column && stop.row === row ? 0 : -1}
                      aria-label={nameOf({ column, row }, isFree)}
                      // A press by pointer was drawn already; one by key has no pointer behind it.
                      onClick={(event) => event.detail === 0 && toggle({ column, row })}
                      onFocus={() => setStop({ column, row })}
                      className={classNames(
                        'grid h-11 w-full place-items-center rounded-control border transition-colors',
                        isFree ? 'border-control bg-leaf text-card' : 'border-control bg-well',
                      )}
                    >
                      {isFree && <Icon name="check" />}
                    </button>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-sm text-ink-2">{t('count', { count: countFreeParts(freeParts) })}</p>
      <p role="status" className="sr-only">
        {status}
      </p>
    </section>
  )
}
