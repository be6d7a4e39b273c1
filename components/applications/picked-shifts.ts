import type { Application, Board } from '@/lib/applications/application'
import { assignmentFaults, shiftsToGive } from '@/validators/chosen-shifts'
import { hasPlace } from '@/validators/places-left'
import type { PostShift } from './shift-places-list'

/** Why a person of this age cannot work the picked shifts, as a key of `applications.shifts`, or null. */
export function faultOfPicked(shifts: readonly PostShift[], picked: readonly string[], age: number | null) {
  if (picked.length === 0) return 'pickOne'
  const own = shifts.filter(({ id }) => picked.includes(id))
  const [fault] = assignmentFaults(own, age)
  if (!fault) return null
  return fault.rule === 'chosen_overlap' ? 'overlap' : 'tooMuch'
}

const giving = (theirs: readonly PostShift[], places: Board['shifts'], age: number | null) =>
  shiftsToGive(theirs, places, (together) => assignmentFaults(together, age).length === 0)

/** The initial choice for somebody of this age without assigned shifts, as the service finds it. */
export const picksFor = (
  theirs: readonly PostShift[],
  places: Board['shifts'],
  age: number | null,
): readonly string[] => giving(theirs, places, age).given.map(({ id }) => id)

/** Whether somebody without assigned shifts can come to more of the free ones than they can work: which, is to be asked. */
export function mustPick(
  { assignedShiftIds, shiftIds, worker }: Pick<Application, 'assignedShiftIds' | 'shiftIds' | 'worker'>,
  shifts: readonly PostShift[],
  places: Board['shifts'],
): boolean {
  if (assignedShiftIds !== null) return false
  const theirs = shifts.filter(({ id }) => shiftIds.includes(id))
  const { toCome, given } = giving(theirs, places, worker?.age ?? null)
  const free = toCome.filter(({ id }) => places.some((place) => place.shiftId === id && hasPlace(place)))
  return given.length < (free.length > 0 ? free : toCome).length
}
