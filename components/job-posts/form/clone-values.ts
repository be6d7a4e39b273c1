import { hasWorkAhead, type JobPost, type JobPostState } from '@/lib/job-posts/job-post'
import { moveDeadline, moveWeeks, weeksToMove, withoutId } from '@/validators/shift-days'
import { type JobPostValues, jobPostValues } from './job-post-values'

/** Posts whose days have people, or soon may have: their copies are for later days. */
const isTaken = (state: JobPostState) => state === 'pending_review' || hasWorkAhead(state)

type CloneOptions = {
  readonly today: string
  readonly branchIds: readonly string[]
  /** Ids of the shifts for which one person is missing; the copy has only these, where there are any. */
  readonly replaced?: readonly string[]
  /** The only day of the copy (YYYY-MM-DD), with the hours of the post's first day. */
  readonly onlyDay?: string
}

type Shifts = NonNullable<JobPostValues['shifts']>

/** The shifts of the first of some days, on another day. */
function ofFirstDay(shifts: Shifts, day: string): Shifts {
  const [first] = shifts.map(({ date = '' }) => date).toSorted()
  return shifts.filter(({ date }) => date === first).map((shift) => ({ ...withoutId(shift), date: day }))
}

/**
 * The form's initial values for a copy of a post: everything, on the same weekdays, moved by whole weeks. A branch that
 * is out of use must be chosen again. A copy in which one person is replaced keeps its days; a part of a job paid as a whole
 * says its pay anew.
 */
export function cloneValues(
  post: JobPost,
  { today, branchIds, replaced, onlyDay }: CloneOptions,
): {
  readonly key: string
  readonly values: JobPostValues
  readonly weeks: number
  /** Whether it is for certain days and says all that it has to: it can be published as it is. */
  readonly isWhole: boolean
} {
  const lost = post.shifts.filter(({ id }) => replaced?.includes(id))
  const isReplacement = lost.length > 0
  const meant = isReplacement ? { ...post, shifts: lost } : post
  const weeks = isReplacement ? 0 : weeksToMove(post.shifts, { today, taken: isTaken(post.state) })
  const { version: _, shifts = [], branchId = '', applyBy, ...values } = jobPostValues(meant)
  const isPart = isReplacement || (onlyDay !== undefined && new Set(shifts.map(({ date }) => date)).size > 1)
  const copied = onlyDay ? ofFirstDay(shifts, onlyDay) : moveWeeks(shifts, weeks)
  return {
    key: [post.id, ...lost.map(({ id }) => id), ...(onlyDay ? ['one-day'] : [])].join('-'),
    values: {
      ...values,
      ...(isReplacement && { headcount: 1 }),
      ...(isPart && post.payUnit === 'job' && { payAmount: undefined }),
      branchId: branchIds.includes(branchId) ? branchId : '',
      // With one shift there is nothing to choose; another one added to it is asked about.
      ...(copied.length < 2 && values.shiftChoice === 'all' && { shiftChoice: undefined }),
      shifts: copied,
      applyBy: (!onlyDay && moveDeadline(applyBy, { weeks, today })) || { date: '', time: '' },
    },
    weeks,
    isWhole: onlyDay !== undefined || (isReplacement && post.payUnit !== 'job'),
  }
}
