/** When somebody is free on a day of the week; both times null mean the whole day (table `availabilities`). */
export type FreeTime = {
  /** Sunday = 0. */
  readonly day: number
  /** HH:mm in Thailand; an end at or before the start is on the next day. */
  readonly from: string | null
  readonly until: string | null
}

/** Work on one day: its Thai day (YYYY-MM-DD) and clock times, an end at or before the start on the next day. */
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

/**
 * Whether somebody is free for a whole shift. Free times that touch, of one day and the next, are one: a shift past
 * midnight needs both days.
 */
export function isFreeFor(availability: readonly FreeTime[], { date, start, end }: ShiftTime): boolean {
  const weekday = weekdayOf(date)
  const [begins, ends] = spanOf(start, end)
  let freeUntil = begins
  // In minutes since the shift's midnight: from the evening before, on the day itself, and on the day after.
  const spans = availability.flatMap(({ day, from, until }): Span[] => {
    const [opens, closes] = from === null || until === null ? [0, dayMinutes] : spanOf(from, until)
    return [-1, 0, 1]
      .filter((away) => (weekday + away + daysOfWeek) % daysOfWeek === day)
      .map((away) => [opens + away * dayMinutes, closes + away * dayMinutes] as const)
  })
  for (const [opens, closes] of spans.sort((one, other) => one[0] - other[0])) {
    if (opens <= freeUntil) freeUntil = Math.max(freeUntil, closes)
  }
  return freeUntil >= ends
}
