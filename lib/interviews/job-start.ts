import 'client-only'
import { dataOf, jobPost } from '@/lib/api/browser'
import { areShiftsChosen } from '@/validators/shift-places'
import type { TalkSide } from '@/validators/talk-terms'
import { timedShifts } from '@/validators/working-time'

/** When work begins that an interview about it comes too late for, in ISO 8601: of shifts that people choose among, the last. */
export type JobStart = { readonly at: string; readonly shift: 'first' | 'last' }

const minuteMs = 60_000

/** When the work of a post begins, as a side knows it; null where nobody can say. Rejects with ProblemError. */
export async function askJobStart(side: TalkSide, jobPostId: string): Promise<JobStart | null> {
  if (side === 'worker') {
    const query = { jobPostId, limit: 1 }
    const { items } = await dataOf(jobPost.GET('/v1/my/applications', { params: { query } }))
    const at = items[0]?.post.startsAt
    return at ? { at, shift: 'first' } : null
  }
  const post = await dataOf(jobPost.GET('/v1/job-posts/{jobPostId}', { params: { path: { jobPostId } } }))
  const shift = areShiftsChosen(post) ? 'last' : 'first'
  const start = timedShifts(post.shifts).at(shift === 'last' ? -1 : 0)?.start
  return start === undefined ? null : { at: new Date(start * minuteMs).toISOString(), shift }
}
