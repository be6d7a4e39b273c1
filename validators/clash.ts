import { type ShiftTerms, type TimedShift, timedShifts, timeLimits } from './working-time'

/** Why one person cannot take a shift beside another they have: both at once, or more hours on a day than the law allows. */
export type ClashRule = 'overlap' | 'day_hours'

/** Positions in the lists that were compared. */
export type Clash = { readonly rule: ClashRule; readonly wanted: number; readonly held: number }

/** What of somebody's own clashes with a post. */
export type InTheWay = {
  readonly clashes: readonly {
    readonly rule: ClashRule
    /** The job or the offer it clashes with, and the day of it. */
    readonly applicationId: string
    readonly state: 'hired' | 'offered'
    readonly title: string
    readonly company: string
    readonly date: string
  }[]
  /** What leaves nothing of the post: jobs they have, which bar applying, or these and offers; null where shifts are left. */
  readonly bar: 'hired' | 'offered' | null
}

const doOverlap = (one: TimedShift, other: TimedShift) => one.start < other.end && other.start < one.end

const minutesOf = (shifts: readonly TimedShift[]) => shifts.reduce((sum, { worked }) => sum + worked, 0)

/**
 * The first reason why one person cannot take the wanted shifts beside those they hold elsewhere, or null. Overtime is
 * agreed on with one employer, who pays it; the work of two on one day together is at most a normal day (Labour Protection
 * Act B.E. 2541, section 23). Incomplete shifts clash with nothing.
 */
export function clashOf(wanted: readonly ShiftTerms[], held: readonly ShiftTerms[]): Clash | null {
  const [mine, theirs] = [timedShifts(held), timedShifts(wanted)]
  for (const shift of theirs) {
    const other = mine.find((one) => doOverlap(shift, one))
    if (other) return { rule: 'overlap', wanted: shift.position, held: other.position }
  }
  for (const shift of theirs) {
    const [first, ...more] = mine.filter(({ date }) => date === shift.date)
    const ofDay = theirs.filter(({ date }) => date === shift.date)
    if (first && minutesOf([first, ...more, ...ofDay]) > timeLimits.normalDay)
      return { rule: 'day_hours', wanted: shift.position, held: first.position }
  }
  return null
}
