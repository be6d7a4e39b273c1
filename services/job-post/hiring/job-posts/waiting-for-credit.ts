import { areShiftsChosen } from '@/validators/shift-places'
import type { KeptDraftReason } from '../../shapes/kept-draft-reasons'
import { hasBegunAsWhole } from './open-posts-repository'
import type { JobPost } from './repository'
import { hasShiftToCome } from './shift-places'

/** Whether a draft waits for credit, and none came since that did not publish it. */
export const stillWaitsForCredit = ({ state, creditShortSince, keptDraftReason }: JobPost): boolean =>
  state === 'draft' && creditShortSince !== null && keptDraftReason === null

/** Whether nobody could come any more: work as a whole has begun, or every shift of those that people choose has. */
const takesNobody = (post: JobPost): boolean =>
  areShiftsChosen(post) ? !hasShiftToCome(post.shifts) : hasBegunAsWhole(post)

/** What of a post itself keeps it a draft when the credit comes that it waits for; null for nothing. */
export function reasonToKeep(post: JobPost): KeptDraftReason | null {
  if (post.version !== post.creditShortVersion) return 'changed'
  if (takesNobody(post)) return 'begun'
  // Only its owner can be asked for a group, and that it still exists.
  return post.favouriteGroupId === null ? null : 'group'
}

/** Whether a post waits for credit alone, as far as the post itself tells. */
export const publishesItself = (post: JobPost): boolean =>
  stillWaitsForCredit(post) && reasonToKeep(post) === null
