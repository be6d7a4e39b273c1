import { hasWorkAhead, type JobPost, type JobPostState } from '@/lib/job-posts/job-post'
import { currentTime } from '@/validators/clock'

/** The states to which an edit can move a post whose work is still to come. */
const changedTo: Partial<Record<JobPostState, 'published' | 'filled' | 'pending_review'>> = {
  published: 'published',
  filled: 'filled',
  pending_review: 'pending_review',
}

type Stored = Pick<JobPost, 'state' | 'waitsForCredit' | 'applyBy'>

/** The message of `jobPosts.done` about a post that its form stored, and published if possible. */
export function doneMessage(before: Stored | null, after: Stored) {
  if (before && hasWorkAhead(before.state)) {
    const to = before.state === after.state ? null : changedTo[after.state]
    if (to === 'published' && after.applyBy && new Date(after.applyBy) <= currentTime())
      return 'changed_past_deadline'
    return to ? (`changed_${to}` as const) : 'changed'
  }
  if (after.waitsForCredit) return 'waits_for_credit'
  return after.state === 'pending_review' ? 'pending_review' : 'published'
}
