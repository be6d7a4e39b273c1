import { shiftSpan } from '@/validators/job-post-terms'
import { inOrder } from '@/validators/shift-days'
import { longestWithoutRest, timeLimits } from '@/validators/working-time'
import type { JobPostValues } from './job-post-values'

export type Shift = NonNullable<JobPostValues['shifts']>[number]

/** The start and end of a shift, HH:mm; blank until typed. */
export type Hours = { readonly startTime: string; readonly endTime: string }

export const hoursOf = ({ startTime = '', endTime = '' }: Shift): Hours => ({ startTime, endTime })

const areSame = (one: Hours, other: Hours) =>
  one.startTime === other.startTime && one.endTime === other.endTime

export const hasHours = (shift: Shift, hours: Hours): boolean => areSame(hoursOf(shift), hours)

/** A shift without a day, with the hours, rest and headcount of another. */
export function shiftLike(shift: Shift | undefined): Shift {
  const { startTime = '', endTime = '', breakMinutes = 0, headcount } = shift ?? {}
  return { date: '', startTime, endTime, breakMinutes, ...(headcount ? { headcount } : {}) }
}

const anyDay = '2000-01-01'

/**
 * The shift with an hour of rest if the law requires one for its hours (Labour Protection Act B.E. 2541, sections 27
 * and 46), otherwise with none; a rest of another length was chosen by a person and stays.
 */
export function withLawfulRest(shift: Shift, isYoung: boolean): Shift {
  const span = shiftSpan({ ...hoursOf(shift), date: anyDay })
  if (!span || (shift.breakMinutes !== 0 && shift.breakMinutes !== timeLimits.rest)) return shift
  const needsRest = span[1] - span[0] > longestWithoutRest(isYoung)
  return { ...shift, breakMinutes: needsRest ? timeLimits.rest : 0 }
}

/** The hours that most shifts have; on a tie the later ones. */
export function usualHours(shifts: readonly Shift[]): Hours {
  const countOf = (shift: Shift) => shifts.filter((other) => hasHours(other, hoursOf(shift))).length
  const most = Math.max(...shifts.map(countOf))
  const usual = shifts.findLast((shift) => countOf(shift) === most)
  return usual ? hoursOf(usual) : { startTime: '', endTime: '' }
}

/** Adds a shift on a day, like the last one with the usual hours; a shift without a day is used first. */
export function withDay(shifts: readonly Shift[], date: string): Shift[] {
  const blank = shifts.findIndex((shift) => !shift.date)
  if (blank >= 0) return inOrder(shifts.map((shift, index) => (index === blank ? { ...shift, date } : shift)))
  const usual = usualHours(shifts)
  const like = shifts.findLast((shift) => hasHours(shift, usual))
  return inOrder([...shifts, { ...shiftLike(like), ...usual, date }])
}

/** Removes the shifts of a day; the last shift stays, with its hours but without a day. */
export function withoutDay(shifts: readonly Shift[], date: string): Shift[] {
  const left = shifts.filter((shift) => shift.date !== date)
  return left.length > 0 ? left : shifts.slice(0, 1).map((shift) => ({ ...shift, date: '' }))
}

/** Changes the hours of all shifts that have the usual ones; different hours were set on purpose and stay. */
export function withUsualHours(shifts: readonly Shift[], hours: Partial<Hours>): Shift[] {
  const usual = usualHours(shifts)
  return shifts.map((shift) => (hasHours(shift, usual) ? { ...shift, ...hours } : shift))
}
