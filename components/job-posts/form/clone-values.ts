import { hasWorkAhead, type JobPost, type JobPostState } from '@/lib/job-posts/job-post'
import { moveDeadline, moveWeeks, weeksToMove } from '@/validators/shift-days'
import { type JobPostValues, jobPostValues } from './job-post-values'

/** Posts whose days have people, or soon may have: their copies are for later days. */
const isTaken = (state: JobPostState) => state === 'pending_review' || hasWorkAhead(state)

/**
 * The form's initial values for a copy of a post: everything, on the same weekdays, moved by whole weeks. A branch that
 * is out of use must be chosen again.
 */
export function cloneValues(
  post: JobPost,
  { today, branchIds }: { today: string; branchIds: readonly string[] },
): { readonly values: JobPostValues; readonly weeks: number } {
  const weeks = weeksToMove(post.shifts, { today, taken: isTaken(post.state) })
  const { version: _, shifts = [], branchId = '', applyBy, ...values } = jobPostValues(post)
  return {
    values: {
      ...values,
      branchId: branchIds.includes(branchId) ? branchId : '',
      shifts: moveWeeks(shifts, weeks),
      applyBy: moveDeadline(applyBy, { weeks, today }) ?? { date: '', time: '' },
    },
    weeks,
  }
}
