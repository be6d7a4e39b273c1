import { isDate } from './rules'

/** Something with a day, YYYY-MM-DD; blank or null while no day is chosen. */
type Dated = { readonly date?: string | null }

/** The same values for another shift, which has no id until it is stored. */
export function withoutId<S extends object>(shift: S): S {
  const { id: _, ...others } = { id: undefined, ...shift }
  return others as S
}

const dayMs = 86_400_000
const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / dayMs
const dateOf = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10)

/** The date `days` later, or earlier if negative; both YYYY-MM-DD. */
export const addDays = (date: string, days: number): string => dateOf(dayNumber(date) + days)

const daysOf = (shifts: readonly Dated[]) =>
  shifts.flatMap(({ date }) => (date && isDate(date) ? [dayNumber(date)] : []))

/** Other shifts, `weeks` later: weekdays, hours and order are the same, and shifts without a day stay without one. */
export function moveWeeks<S extends Dated>(shifts: readonly S[], weeks: number): S[] {
  return shifts
    .map(withoutId)
    .map((shift) =>
      shift.date && isDate(shift.date) ? { ...shift, date: addDays(shift.date, 7 * weeks) } : shift,
    )
}

/**
 * How many weeks to move shifts so that they can be offered again: so far that their first day is tomorrow or later,
 * and, when people already work on their days (`taken`), after the last of those days.
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

/** The shifts of the post's last seven days, repeated in the first following week that is still to come. */
export function nextWeek<S extends Dated>(shifts: readonly S[], today: string): S[] {
  const last = Math.max(...daysOf(shifts))
  const ofWeek = shifts.filter(({ date }) => date && isDate(date) && dayNumber(date) > last - 7)
  return moveWeeks(ofWeek, weeksToMove(ofWeek, { today, taken: true }))
}

/** A deadline moved by this many weeks, with its time of day; undefined when the new day is not in the future. */
export function moveDeadline<D extends Dated>(
  deadline: D | undefined,
  { weeks, today }: { readonly weeks: number; readonly today: string },
): D | undefined {
  if (!deadline?.date || !isDate(deadline.date)) return undefined
  const date = addDays(deadline.date, 7 * weeks)
  return date > today ? { ...deadline, date } : undefined
}

/** Shifts sorted by day and start time; those without a day come last. */
export function inOrder<S extends Dated & { readonly startTime?: string | null }>(shifts: readonly S[]): S[] {
  const key = ({ date, startTime }: S) => `${date || '9999-99-99'} ${startTime ?? ''}`
  return [...shifts].sort((one, other) => (key(one) < key(other) ? -1 : key(one) > key(other) ? 1 : 0))
}

/**
 * Repeats every shift on its weekday, week by week, up to and including the day `until`. Days the post already has are
 * left alone. The post gets at most `max` shifts, the earliest ones; `left` is how many did not fit.
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
