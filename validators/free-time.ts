import { dayParts, freeBitsOf } from './free-parts'

/** When a worker is free: parts of the days of every week, and single days that differ. */
export type FreeTime = {
  /** A bit for each part of each day (validators/free-parts); 0 where they have not said. */
  readonly freeParts: number
  /** Days in Thailand, YYYY-MM-DD, that are free all day or not at all. */
  readonly dates: readonly { readonly date: string; readonly isFree: boolean }[]
}

/** Work on one day: its date in Thailand (YYYY-MM-DD) and times; an end at or before the start is on the next day. */
export type ShiftTime = { readonly date: string; readonly start: string; readonly end: string }

const dayMinutes = 24 * 60
const dayMs = 86_400_000
const allDay = 2 ** dayParts.length - 1

const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

/** The parts of one day that a shift takes: a bit each, from the morning. */
type NeededDay = { readonly date: string; readonly weekday: number; readonly parts: number }

/** A shift in the terms that free times are told in: the parts it takes, of the days it touches. */
export type PlannedShift = readonly NeededDay[]

/** A shift as free times are compared with, so that hundreds of workers are compared with one that is read once. */
export function plannedShift({ date, start, end }: ShiftTime): PlannedShift {
  const [begins, closes] = [minuteOf(start), minuteOf(end)]
  const ends = closes > begins ? closes : closes + dayMinutes
  const midnight = Date.parse(`${date}T00:00:00Z`)
  // A night begins on the day before.
  return [-1, 0, 1].flatMap((away) => {
    const day = new Date(midnight + away * dayMs)
    const parts = dayParts.reduce((taken, { from, until }, part) => {
      const [opens, shuts] = [from * 60 + away * dayMinutes, until * 60 + away * dayMinutes]
      return opens < ends && shuts > begins ? taken | (1 << part) : taken
    }, 0)
    return parts === 0 ? [] : [{ date: day.toISOString().slice(0, 10), weekday: day.getUTCDay(), parts }]
  })
}

/** Whether the worker is free for a whole shift: in every part of a day that it touches. */
export function isFreeFor({ freeParts, dates }: FreeTime, shift: PlannedShift): boolean {
  return shift.every(({ date, weekday, parts }) => {
    const single = dates.find((day) => day.date === date)
    const free = single ? (single.isFree ? allDay : 0) : freeBitsOf(freeParts, weekday)
    return (free & parts) === parts
  })
}
