import { assignmentFaults } from '@/validators/chosen-shifts'
import type { PostShift } from './shift-places-list'

/** Why somebody of an age cannot work the shifts picked for them, as a key of `applications.shifts`, or null. */
export function faultOfPicked(shifts: readonly PostShift[], picked: readonly string[], age: number | null) {
  if (picked.length === 0) return 'pickOne'
  const own = shifts.filter(({ id }) => picked.includes(id))
  const [fault] = assignmentFaults(own, age)
  if (!fault) return null
  return fault.rule === 'chosen_overlap' ? 'overlap' : 'tooMuch'
}
