import { freeBitsOf } from '@/validators/free-parts'
import { type FreeTime, isFreeFor, plannedShift } from '@/validators/free-time'
import type { OwnApplication } from './own-application'

type Shift = { readonly date: string; readonly startTime: string; readonly endTime: string }

/** A day as a worker plans it: they work, are free, are not, or have not said. */
export type PlannedDay = { readonly date: string; readonly state: 'shift' | 'free' | 'busy' | 'unsaid' }

const dayMs = 86_400_000

/** Whether a worker has said when they are free in a week. */
export const saysWhen = ({ freeParts }: FreeTime): boolean => freeParts !== 0

const singleDay = ({ dates }: FreeTime, date: string) => dates.find((day) => day.date === date)

function stateOf(time: FreeTime, date: string): PlannedDay['state'] {
  const single = singleDay(time, date)
  if (single) return single.isFree ? 'free' : 'busy'
  if (!saysWhen(time)) return 'unsaid'
  return freeBitsOf(time.freeParts, new Date(`${date}T00:00:00Z`).getUTCDay()) === 0 ? 'busy' : 'free'
}

/** The seven days from one on (YYYY-MM-DD): on which a worker has a shift, and on which they are free. */
export function weekFrom(today: string, time: FreeTime, live: readonly OwnApplication[]): PlannedDay[] {
  const held = live.filter(({ state }) => state === 'hired').flatMap(({ shifts }) => shifts)
  return Array.from({ length: 7 }, (_, ahead) => {
    const date = new Date(Date.parse(`${today}T00:00:00Z`) + ahead * dayMs).toISOString().slice(0, 10)
    return { date, state: held.some((shift) => shift.date === date) ? 'shift' : stateOf(time, date) }
  })
}

/** The days of a post's shifts that a worker is free for, the whole of each shift; who has not said is free unless they named the day. */
export function freeDaysOf(shifts: readonly Shift[], time: FreeTime): string[] {
  const free = shifts.filter((shift) =>
    saysWhen(time)
      ? isFreeFor(time, plannedShift({ date: shift.date, start: shift.startTime, end: shift.endTime }))
      : singleDay(time, shift.date)?.isFree !== false,
  )
  return free.map(({ date }) => date)
}
