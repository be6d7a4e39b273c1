import type { Database } from '@/services/shared/database'
import { Problem, validationFailed } from '@/services/shared/problem'
import type { choiceFaults } from '@/validators/chosen-shifts'
import type { RuleName, RuleParams } from '@/validators/violation'
import type { JobPost, Shift } from '../job-posts/repository'
import { type ShiftPlaces, shiftPlaces } from '../job-posts/shift-places'
import { countPlacesTaken } from './repository'

const refusal = (rule: RuleName, params: RuleParams = {}): Problem =>
  validationFailed([{ field: 'shiftIds', rule, params }])

/** The chosen ones of these shifts, in their order; 422 when none is chosen, or one that is not allowed. */
export function namedShifts(
  shifts: readonly Shift[],
  shiftIds: readonly string[],
  mayBeNamed: (id: string) => boolean = () => true,
): Shift[] {
  if (shiftIds.length === 0) throw refusal('required_select')
  const isAmong = (id: string) => shifts.some((shift) => shift.id === id)
  if (!shiftIds.every((id) => isAmong(id) && mayBeNamed(id))) throw refusal('one_of')
  return shifts.filter(({ id }) => shiftIds.includes(id))
}

/** Throws 422 with the first reason why one person is not allowed to work these shifts. */
export function refuseFaults([fault]: ReturnType<typeof choiceFaults>): void {
  if (fault) throw refusal(fault.rule, fault.params)
}

/** How many hired people each shift of a post has now. */
export const filledShifts = async (tx: Database, post: JobPost): Promise<ShiftPlaces[]> =>
  shiftPlaces(post, await countPlacesTaken(tx, { companyId: post.companyId, jobPostId: post.id }))

/** 409 for a shift that is full or has begun; `current` is how every shift is filled. */
export const shiftTaken = (shifts: readonly ShiftPlaces[]) =>
  new Problem(409, 'shift_taken', { current: { shifts } })
