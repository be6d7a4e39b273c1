import { dayBits, dayParts, partBit } from '@/validators/free-parts'
import { plannedShift, type ShiftTime } from '@/validators/free-time'

type Needed = {
  /** YYYY-MM-DD where the slot is on a date, so that single days count. */
  readonly date: string | null
  /** Bits of `search_entries.free_parts`. */
  readonly bits: number
}

/** A time that somebody shall be free at. */
export type Slot = {
  /** As in the query: `2026-11-28T09:00/18:00`, `2026-11-28`, `6.morning` or `6`. */
  readonly text: string
  readonly needs: readonly Needed[]
  /** Any free part of the day will do, because no hours are asked for. */
  readonly isAnyPart: boolean
  /** Whether it touches the hours that people under 18 may not work, 22:00 to 06:00. */
  readonly isAtNight: boolean
}

const clock = '([01]\\d|2[0-3]):[0-5]\\d'
const day = '\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])'
const weekly = `[0-6](\\.(${dayParts.map(({ key }) => key).join('|')}))?`

/** The pattern of a slot in a query. */
export const slotPattern = `(${day}(T${clock}/${clock})?|${weekly})`

const nightPart = dayParts.findIndex(({ key }) => key === 'night')
const nightBits = Array.from({ length: 7 }, (_, weekday) => partBit(weekday, nightPart)).reduce(
  (all, bit) => all | bit,
  0,
)

const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay()

const slotOf = (text: string, needs: readonly Needed[], isAnyPart: boolean): Slot => ({
  text,
  needs,
  isAnyPart,
  isAtNight: !isAnyPart && needs.some(({ bits }) => (bits & nightBits) !== 0),
})

function shiftOf(text: string): ShiftTime {
  const [date = '', times = ''] = text.split('T')
  const [start = '', end = ''] = times.split('/')
  return { date, start, end }
}

/** Reads a slot that has the pattern. */
export function readSlot(text: string): Slot {
  if (text.includes('T')) {
    const needs = plannedShift(shiftOf(text)).map(({ date, weekday, parts }) => ({
      date,
      bits: parts << (weekday * dayParts.length),
    }))
    return slotOf(text, needs, false)
  }
  if (text.length > 2 && text.includes('-')) {
    return slotOf(text, [{ date: text, bits: dayBits(weekdayOf(text)) }], true)
  }
  const [weekday = '0', part] = text.split('.')
  const index = dayParts.findIndex(({ key }) => key === part)
  return part
    ? slotOf(text, [{ date: null, bits: partBit(Number(weekday), index) }], false)
    : slotOf(text, [{ date: null, bits: dayBits(Number(weekday)) }], true)
}

/** When somebody is free, as the search keeps it. */
export type FreeFacts = {
  readonly freeParts: number
  readonly freeDates: readonly string[]
  readonly busyDates: readonly string[]
}

/** Whether somebody is free in a slot. */
export function isFreeIn(
  { freeParts, freeDates, busyDates }: FreeFacts,
  { needs, isAnyPart }: Slot,
): boolean {
  return needs.every(({ date, bits }) => {
    if (date && busyDates.includes(date)) return false
    if (date && freeDates.includes(date)) return true
    const free = freeParts & bits
    return isAnyPart ? free !== 0 : free === bits
  })
}

/** Whether somebody has said at all when they are free. */
export const hasSaidFree = ({ freeParts, freeDates }: FreeFacts): boolean =>
  freeParts !== 0 || freeDates.length > 0
