import { shiftSpan } from './job-post-terms'

/** A shift as far as it is known: its day and clock times in Thailand, and the unpaid rest within it. */
export type ShiftTerms = {
  readonly date?: string | null
  readonly startTime?: string | null
  readonly endTime?: string | null
  readonly breakMinutes?: number | null
}

/** Limits of the Labour Protection Act B.E. 2541 in minutes; sections 23, 26, 27 and 46. */
export const timeLimits = {
  normalDay: 8 * 60,
  normalWeek: 48 * 60,
  /** Overtime and holiday work together (Ministerial Regulation No. 3 under section 26). */
  overtimeWeek: 36 * 60,
  withoutRest: 5 * 60,
  withoutRestYoung: 4 * 60,
  rest: 60,
} as const

/** Minutes of work allowed without an hour of rest; fewer where people under 18 are accepted (sections 27, 46). */
export const longestWithoutRest = (isYoung: boolean): number =>
  isYoung ? timeLimits.withoutRestYoung : timeLimits.withoutRest

/** One person's work on the day their shifts start. */
export type WorkDay = {
  /** YYYY-MM-DD. */
  readonly date: string
  /** The positions of the day's complete shifts in the post, earliest first. */
  readonly positions: readonly number[]
  /** Minutes of work up to eight hours, and those beyond; rest counts in neither. */
  readonly normalMinutes: number
  readonly overtimeMinutes: number
}

/** A complete shift: its start and end in minutes since the epoch, and the minutes of rest and of work in it. */
export type TimedShift = {
  readonly position: number
  readonly date: string
  readonly start: number
  readonly end: number
  readonly rest: number
  readonly worked: number
}

/** A missing or negative rest counts as none. */
const restOf = ({ breakMinutes }: ShiftTerms) => Math.max(0, breakMinutes || 0)

/** Minutes of a shift that are paid, or null while the shift is incomplete. */
export function paidMinutes(shift: ShiftTerms): number | null {
  const { date, startTime, endTime } = shift
  const span = shiftSpan({ date: date ?? '', startTime: startTime ?? '', endTime: endTime ?? '' })
  return span && Math.max(0, span[1] - span[0] - restOf(shift))
}

/** The complete shifts of a post, earliest first. */
export function timedShifts(shifts: readonly ShiftTerms[]): TimedShift[] {
  const timed = shifts.flatMap((shift, position): TimedShift[] => {
    const { date, startTime, endTime } = shift
    const span = shiftSpan({ date: date ?? '', startTime: startTime ?? '', endTime: endTime ?? '' })
    if (!span || !date) return []
    const [start, end] = span
    return [{ position, date, start, end, rest: restOf(shift), worked: paidMinutes(shift) ?? 0 }]
  })
  return timed.sort((a, b) => a.start - b.start)
}

/** What one person who takes every shift works each day. A shift past midnight belongs to the day it starts. */
export function workDays(shifts: readonly ShiftTerms[]): WorkDay[] {
  const byDate = new Map<string, TimedShift[]>()
  for (const shift of timedShifts(shifts)) byDate.set(shift.date, [...(byDate.get(shift.date) ?? []), shift])
  return [...byDate].map(([date, ofDay]) => {
    const minutes = ofDay.reduce((sum, { worked }) => sum + worked, 0)
    return {
      date,
      positions: ofDay.map(({ position }) => position),
      normalMinutes: Math.min(minutes, timeLimits.normalDay),
      overtimeMinutes: Math.max(0, minutes - timeLimits.normalDay),
    }
  })
}

const dayMinutes = 24 * 60
/** Thailand is UTC+7 all year. */
const bangkokMinute = (instant: number) => (instant + 7 * 60) % dayMinutes

/** Minutes of a shift between 22:00 and 06:00 in Thailand, its rest included. */
export function nightMinutes({ start, end }: Pick<TimedShift, 'start' | 'end'>): number {
  const from = bangkokMinute(start)
  const until = from + end - start
  return [-1, 0, 1].reduce((sum, day) => {
    const [nightStart, nightEnd] = [day * dayMinutes + 22 * 60, (day + 1) * dayMinutes + 6 * 60]
    return sum + Math.max(0, Math.min(until, nightEnd) - Math.max(from, nightStart))
  }, 0)
}

/** The time of day in Thailand, HH:mm, at an instant in minutes since the epoch. */
export function clockAt(instant: number): string {
  const minute = bangkokMinute(instant)
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`
}

/** The Monday of the week of a day; both YYYY-MM-DD. */
export function weekOf(date: string): string {
  const day = new Date(`${date}T00:00:00Z`)
  const sinceMonday = (day.getUTCDay() + 6) % 7
  return new Date(day.getTime() - sinceMonday * dayMinutes * 60_000).toISOString().slice(0, 10)
}
