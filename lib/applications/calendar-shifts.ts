import { timedShifts } from '@/validators/working-time'
import type { OwnApplication, OwnShift } from './own-application'

/** A shift for a calendar; one that is cancelled is taken out of it. */
export type CalendarShift = {
  readonly id: string
  readonly start: Date
  readonly end: Date
  /** In satang; null where it has no pay of its own. */
  readonly pay: OwnShift['pay']
  readonly isCancelled: boolean
}

type Job = Pick<OwnApplication, 'state' | 'gaveBack' | 'takenBack' | 'movedAt'> & {
  readonly shifts: readonly OwnShift[]
  readonly givenBack: readonly Shift[]
  readonly endedShifts: readonly Shift[]
}

type Shift = Omit<OwnShift, 'pay'> & Partial<Pick<OwnShift, 'pay'>>

function timed(shifts: readonly Shift[], isCancelled: boolean): CalendarShift[] {
  return timedShifts(shifts).flatMap(({ position, start, end }) => {
    const shift = shifts[position]
    if (!shift) return []
    const [from, until] = [new Date(start * 60_000), new Date(end * 60_000)]
    return [{ id: shift.id, start: from, end: until, pay: shift.pay ?? null, isCancelled }]
  })
}

/**
 * The shifts of a job as calendars are to have them: those of who has it, and, cancelled, those that were given or taken back, or
 * taken out of the post, before they began. None for who never had it.
 */
export function calendarShifts({
  state,
  shifts,
  givenBack,
  endedShifts,
  gaveBack,
  takenBack,
  movedAt,
}: Job): CalendarShift[] {
  const isHired = state === 'hired'
  if (!isHired && !gaveBack && takenBack?.was !== 'hired') return []
  const kept = isHired ? shifts : []
  const lost = [...givenBack, ...endedShifts, ...(isHired ? [] : shifts)].filter(
    ({ id }, index, all) =>
      !kept.some((shift) => shift.id === id) && all.findIndex((shift) => shift.id === id) === index,
  )
  const until = new Date(takenBack?.at ?? movedAt)
  const cancelled = timed(lost, true).filter(({ start }) => isHired || start > until)
  return [...timed(kept, false), ...cancelled]
}
