import type { Board } from '@/lib/applications/application'
import { assignmentFaults, shiftsToGive } from '@/validators/chosen-shifts'
import type { PostShift } from './shift-places-list'

/** Why a person of this age cannot work the picked shifts, as a key of `applications.shifts`, or null. */
export function faultOfPicked(shifts: readonly PostShift[], picked: readonly string[], age: number | null) {
  if (picked.length === 0) return 'pickOne'
  const own = shifts.filter(({ id }) => picked.includes(id))
  const [fault] = assignmentFaults(own, age)
  if (!fault) return null
  return fault.rule === 'chosen_overlap' ? 'overlap' : 'tooMuch'
}

/** The initial choice for somebody of this age without assigned shifts, as the service finds it. */
export const picksFor = (
  theirs: readonly PostShift[],
  places: Board['shifts'],
  age: number | null,
): readonly string[] =>
  shiftsToGive(theirs, places, (together) => assignmentFaults(together, age).length === 0).given.map(
    ({ id }) => id,
  )
