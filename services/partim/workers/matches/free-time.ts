/** Free time on a day of the week; both times null mean the whole day (table `availabilities`). */
export type FreeTime = {
  /** Sunday = 0. */
  readonly day: number
  /** HH:mm in Thailand; an end at or before the start is on the next day. */
  readonly from: string | null
  readonly until: string | null
}

/** Work on one day: its date in Thailand (YYYY-MM-DD) and times; an end at or before the start is on the next day. */
export type ShiftTime = { readonly date: string; readonly start: string; readonly end: string }

const dayMinutes = 24 * 60
const daysOfWeek = 7

const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay()

type Span = readonly [start: number, end: number]

function spanOf(start: string, end: string): Span {
  const [from, until] = [minuteOf(start), minuteOf(end)]
  return [from, until > from ? until : until + dayMinutes]
}

/** When a shift is, in the terms that free times are told in: a weekday, and minutes from that day's midnight. */
export type PlannedShift = { readonly weekday: number; readonly begins: number; readonly ends: number }

/** A shift as free times are compared with, so that hundreds of workers are compared with one that is read once. */
export function plannedShift({ date, start, end }: ShiftTime): PlannedShift {
  const [begins, ends] = spanOf(start, end)
  return { weekday: weekdayOf(date), begins, ends }
}

/**
 * Whether the worker is free for a whole shift. Adjoining free times of two days count as one, so a shift past midnight
 * needs both days.
 */
export function isFreeFor(
  availability: readonly FreeTime[],
  { weekday, begins, ends }: PlannedShift,
): boolean {
  let freeUntil = begins
  // In minutes from midnight of the shift's day, for free times that begin the day before, the same day and the day
  // after.
  const spans: Span[] = []
  for (const { day, from, until } of availability) {
    // The next such day from the day before on, in days from the shift's.
    const away = ((day - weekday + 1 + daysOfWeek) % daysOfWeek) - 1
    if (away > 1) continue
    const [opens, closes] = from === null || until === null ? [0, dayMinutes] : spanOf(from, until)
    spans.push([opens + away * dayMinutes, closes + away * dayMinutes])
  }
  for (const [opens, closes] of spans.sort((one, other) => one[0] - other[0])) {
    if (opens <= freeUntil) freeUntil = Math.max(freeUntil, closes)
  }
  return freeUntil >= ends
}
