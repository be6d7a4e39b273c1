import type { JobPost } from '@/lib/job-posts/job-post'
import { dailyPayOf } from '@/lib/matches/match-query'
import { type SearchView, viewOf } from '@/lib/worker-search/search-view'
import { bangkokToday } from '@/validators/rules'

const onlyOne = <Value>(values: readonly Value[]): Value | undefined => {
  const [first, ...others] = new Set(values)
  return others.length === 0 ? first : undefined
}

/** The search for people who fit a post: its branch, the shifts to come, its work and what it pays. */
export function viewForPost(post: JobPost, today = bangkokToday()): SearchView {
  const shifts = post.shifts.filter(({ date }) => date !== null && date >= today)
  const pay = dailyPayOf(post)
  return viewOf({
    post: post.id,
    branch: post.branchId ?? undefined,
    days: shifts.flatMap(({ date }) => date ?? []),
    from: onlyOne(shifts.map(({ startTime }) => startTime)) ?? undefined,
    until: onlyOne(shifts.map(({ endTime }) => endTime)) ?? undefined,
    work: post.workType ?? undefined,
    pay: pay === null ? undefined : String(Math.floor(pay / 100)),
    exp: post.experienceMonths ? String(post.experienceMonths) : undefined,
    lang: post.languages.map(({ code }) => code),
  })
}

/** Whether an address names a post and nothing of what is searched for yet. */
export const isForPostOnly = ({ post, ...view }: SearchView): boolean =>
  post !== undefined && Object.keys(view).length === 0
