import type { JobPost } from '@/lib/job-posts/job-post'
import { isTooLate } from '@/lib/job-posts/too-late'

/** The state, split where it can mean several things: a draft may wait for credit, a review may follow publication. */
export function situation(post: JobPost) {
  const { state, waitsForCredit, keptDraftReason, publishedAt } = post
  if (keptDraftReason) return 'kept_draft'
  if (waitsForCredit) return waitingAs(post)
  if (state === 'published' && isTooLate(post)) return 'begun'
  return state === 'pending_review' && publishedAt ? 'flagged' : state
}

/** What becomes of a draft that waits for credit once there is some. */
function waitingAs(post: JobPost) {
  if (isTooLate(post)) return 'too_late'
  if (post.publishesItself) return 'waits_for_credit'
  if (post.isHeldByLeaving) return 'held_by_leaving'
  return post.favouriteGroupId === null ? 'waits_edited' : 'waits_of_group'
}

/** Whether credit is what a post lacks, whether or not it is published by itself then. */
export const lacksCredit = (post: JobPost): boolean => situation(post).startsWith('waits_')
