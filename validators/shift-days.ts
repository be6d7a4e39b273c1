import { isDate } from './rules'

/** Something on a day, YYYY-MM-DD; blank or null while no day is chosen. */
type Dated = { readonly date?: string | null }

const dayMs = 86_400_000
const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / dayMs
const dateOf = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10)

/** The day so many days later, or earlier; both YYYY-MM-DD. */
export const addDays = (date: string, days: number): string => dateOf(dayNumber(date) + days)

const daysOf = (shifts: readonly Dated[]) =>
  shifts.flatMap(({ date }) => (date && isDate(date) ? [dayNumber(date)] : []))

/** The same shifts so many weeks later: weekdays, hours and order stay, and days not chosen yet stay so. */
export function moveWeeks<S extends Dated>(shifts: readonly S[], weeks: number): S[] {
  return shifts.map((shift) =>
    shift.date && isDate(shift.date) ? { ...shift, date: addDays(shift.date, 7 * weeks) } : shift,
  )
}

/**
 * How many weeks later shifts are asked for again: their first day is tomorrow or after, and, where their days are
 * `taken`, because people work on them already, after the last of those.
 */
export function weeksToMove(
  shifts: readonly Dated[],
  { today, taken }: { readonly today: string; readonly taken: boolean },
): number {
  const days = daysOf(shifts)
  if (days.length === 0) return 0
  const past = [dayNumber(today), ...(taken ? days : [])]
  return Math.max(0, Math.ceil((Math.max(...past) + 1 - Math.min(...days)) / 7))
}

/** The shifts of the last seven days again, in the first week that follows them and is still to come. */
export function nextWeek<S extends Dated>(shifts: readonly S[], today: string): S[] {
  const last = Math.max(...daysOf(shifts))
  const ofWeek = shifts.filter(({ date }) => date && isDate(date) && dayNumber(date) > last - 7)
  return moveWeeks(ofWeek, weeksToMove(ofWeek, { today, taken: true }))
}

/** A deadline so many weeks later, with its time of day; none where that is not to come. */
export function moveDeadline<D extends Dated>(
  deadline: D | undefined,
  { weeks, today }: { readonly weeks: number; readonly today: string },
): D | undefined {
  if (!deadline?.date || !isDate(deadline.date)) return undefined
  const date = addDays(deadline.date, 7 * weeks)
  return date > today ? { ...deadline, date } : undefined
}

/** Shifts by day and then by when they start; those without a day last. */
export function inOrder<S extends Dated & { readonly startTime?: string | null }>(shifts: readonly S[]): S[] {
  const key = ({ date, startTime }: S) => `${date || '9999-99-99'} ${startTime ?? ''}`
  return [...shifts].sort((one, other) => (key(one) < key(other) ? -1 : key(one) > key(other) ? 1 : 0))
}

/**
 * Every shift again on its weekday, week by week, until a day that is included. Days the post has already are left as
 * they are. No more than `max` shifts come of it, the earliest; `left` is how many did not fit.
 */
export function repeatWeekly<S extends Dated & { readonly startTime?: string | null }>(
  shifts: readonly S[],
  { until, max }: { readonly until: string; readonly max: number },
): { readonly shifts: S[]; readonly added: number; readonly left: number } {
  const taken = new Set(shifts.map(({ date }) => date))
  const first = Math.min(...daysOf(shifts))
  const weeks =
    isDate(until) && Number.isFinite(first) ? Math.max(0, Math.ceil((dayNumber(until) - first) / 7)) : 0
  const again = new Map<string, S>()
  for (let week = 1; week <= weeks; week += 1) {
    for (const shift of moveWeeks(shifts, week)) {
      const { date } = shift
      if (!date || !isDate(date) || date > until || taken.has(date)) continue
      again.set(`${date} ${shift.startTime ?? ''}`, shift)
    }
  }
  const wanted = inOrder([...again.values()])
  const fitting = wanted.slice(0, Math.max(0, max - shifts.length))
  return {
    shifts: inOrder([...shifts, ...fitting]),
    added: fitting.length,
    left: wanted.length - fitting.length,
  }
}
