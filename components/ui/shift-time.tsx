import { formatDay } from '@/lib/dates/format-thai'
import { TimeRange } from './time-range'

export type ShiftTimes = {
  readonly date: string | null
  readonly startTime: string | null
  readonly endTime: string | null
}

/** The day and hours of a shift. */
export function ShiftTime({ shift: { date, startTime, endTime } }: { shift: ShiftTimes }) {
  return (
    <span className="flex min-w-0 flex-wrap gap-x-3">
      <span className="whitespace-nowrap">{formatDay(date ?? '')}</span>
      <TimeRange start={startTime ?? ''} end={endTime ?? ''} />
    </span>
  )
}

/** The days and hours of several shifts, one line each. */
export function ShiftTimeList({ shifts }: { shifts: readonly (ShiftTimes & { readonly id: string })[] }) {
  return (
    <ul className="mt-1 grid gap-1">
      {shifts.map((shift) => (
        <li key={shift.id}>
          <ShiftTime shift={shift} />
        </li>
      ))}
    </ul>
  )
}
