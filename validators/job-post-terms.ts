import { isDate, isTime } from './rules'

export const jobPostTypes = ['daily', 'part_time', 'event'] as const
export const payUnits = ['hour', 'day', 'job'] as const
export const paydays = ['same_day', 'weekly', 'half_month', 'month_end'] as const

export type ShiftTimes = { date?: string; startTime?: string; endTime?: string }

/** Start and end of a shift in minutes since the epoch; an end at or before the start is the next day. */
export function shiftSpan(shift: ShiftTimes): readonly [start: number, end: number] | null {
  const { date: day = '', startTime = '', endTime = '' } = shift
  if (!isDate(day) || !isTime(startTime) || !isTime(endTime)) return null
  const minutesAt = (clock: string) => Date.parse(`${day}T${clock}:00+07:00`) / 60_000
  const [start, end] = [minutesAt(startTime), minutesAt(endTime)]
  return [start, end > start ? end : end + 24 * 60]
}
