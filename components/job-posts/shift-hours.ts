import { shiftSpan } from '@/validators/job-post-terms'
import { inOrder } from '@/validators/shift-days'
import { longestWithoutRest, timeLimits } from '@/validators/working-time'
import type { JobPostValues } from './job-post-values'

export type Shift = NonNullable<JobPostValues['shifts']>[number]

/** When a shift begins and ends, HH:mm; blank while that is not typed. */
export type Hours = { readonly startTime: string; readonly endTime: string }

export const hoursOf = ({ startTime = '', endTime = '' }: Shift): Hours => ({ startTime, endTime })

const areSame = (one: Hours, other: Hours) =>
  one.startTime === other.startTime && one.endTime === other.endTime

export const hasHours = (shift: Shift, hours: Hours): boolean => areSame(hoursOf(shift), hours)

/** A shift on no day yet, with the hours, the break and the people of another. */
export function shiftLike(shift: Shift | undefined): Shift {
  const { startTime = '', endTime = '', breakMinutes = 0, headcount } = shift ?? {}
  return { date: '', startTime, endTime, breakMinutes, ...(headcount ? { headcount } : {}) }
}

const anyDay = '2000-01-01'

/**
 * The shift with an hour of rest if the law asks for one in its hours (Labour Protection Act B.E. 2541, sections 27 and 46)
 * and else with none; a rest of another length was chosen and stays.
 */
export function withLawfulRest(shift: Shift, isYoung: boolean): Shift {
  const span = shiftSpan({ ...hoursOf(shift), date: anyDay })
  if (!span || (shift.breakMinutes !== 0 && shift.breakMinutes !== timeLimits.rest)) return shift
  const needsRest = span[1] - span[0] > longestWithoutRest(isYoung)
  return { ...shift, breakMinutes: needsRest ? timeLimits.rest : 0 }
}

/** The hours most shifts have; of equally many the later ones. */
export function usualHours(shifts: readonly Shift[]): Hours {
  const countOf = (shift: Shift) => shifts.filter((other) => hasHours(other, hoursOf(shift))).length
  const most = Math.max(...shifts.map(countOf))
  const usual = shifts.findLast((shift) => countOf(shift) === most)
  return usual ? hoursOf(usual) : { startTime: '', endTime: '' }
}

/** The shifts with one more on a day, like the last of those with the usual hours; a line without a day takes it. */
export function withDay(shifts: readonly Shift[], date: string): Shift[] {
  const blank = shifts.findIndex((shift) => !shift.date)
  if (blank >= 0) return inOrder(shifts.map((shift, index) => (index === blank ? { ...shift, date } : shift)))
  const usual = usualHours(shifts)
  const like = shifts.findLast((shift) => hasHours(shift, usual))
  return inOrder([...shifts, { ...shiftLike(like), ...usual, date }])
}

/** The shifts without those of a day; the last line stays, with its hours and no day. */
export function withoutDay(shifts: readonly Shift[], date: string): Shift[] {
  const left = shifts.filter((shift) => shift.date !== date)
  return left.length > 0 ? left : shifts.slice(0, 1).map((shift) => ({ ...shift, date: '' }))
}

/** The shifts with other hours wherever they had the usual ones; what differs was meant to. */
export function withUsualHours(shifts: readonly Shift[], hours: Partial<Hours>): Shift[] {
  const usual = usualHours(shifts)
  return shifts.map((shift) => (hasHours(shift, usual) ? { ...shift, ...hours } : shift))
}
