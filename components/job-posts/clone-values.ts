import type { JobPost, JobPostState } from '@/lib/job-posts/job-post'
import { type JobPostValues, jobPostValues } from './job-post-values'

const dayMs = 86_400_000
const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / dayMs
const dateOf = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10)

/** Posts whose days have people already, or are about to: written again, they are for the time after. */
const taken: ReadonlySet<JobPostState> = new Set(['pending_review', 'published', 'paused', 'filled'])

/** How many weeks later a post is written again: its first day tomorrow or after, and after the days it has taken. */
function weeksToMove({ state, shifts }: Pick<JobPost, 'state' | 'shifts'>, today: string): number {
  const days = shifts.flatMap(({ date }) => (date ? [dayNumber(date)] : []))
  if (days.length === 0) return 0
  const past = [dayNumber(today), ...(taken.has(state) ? days : [])]
  return Math.max(0, Math.ceil((Math.max(...past) + 1 - Math.min(...days)) / 7))
}

/**
 * What the form starts with when a post is written again: all of it, on the same weekdays, moved by whole weeks. A
 * branch that is out of use is left to choose.
 */
export function cloneValues(
  post: JobPost,
  { today, branchIds }: { today: string; branchIds: readonly string[] },
): { readonly values: JobPostValues; readonly weeks: number } {
  const weeks = weeksToMove(post, today)
  const { version: _, shifts = [], branchId = '', ...values } = jobPostValues(post)
  const moved = shifts.map((shift) => ({
    ...shift,
    date: shift.date && dateOf(dayNumber(shift.date) + 7 * weeks),
  }))
  return {
    values: { ...values, branchId: branchIds.includes(branchId) ? branchId : '', shifts: moved },
    weeks,
  }
}
