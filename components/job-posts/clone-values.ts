import { hasWorkAhead, type JobPost, type JobPostState } from '@/lib/job-posts/job-post'
import { moveDeadline, moveWeeks, weeksToMove } from '@/validators/shift-days'
import { type JobPostValues, jobPostValues } from './job-post-values'

/** Posts whose days have people already, or are about to: written again, they are for the time after. */
const isTaken = (state: JobPostState) => state === 'pending_review' || hasWorkAhead(state)

/**
 * What the form starts with when a post is written again: all of it, on the same weekdays, moved by whole weeks. A
 * branch that is out of use is left to choose.
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
