import 'client-only'
import { dataOf, jobPost } from '@/lib/api/browser'
import { type JobStart, jobStartOf } from '@/validators/job-start'
import { areShiftsChosen } from '@/validators/shift-places'
import type { TalkSide } from '@/validators/talk-terms'

/**
 * When the work of a post begins for the worker of an interview, so that it would come too late: the same for both sides. `otherId`
 * is the worker where a company asks. Null where nobody can say; rejects with ProblemError.
 */
export async function askJobStart(
  side: TalkSide,
  jobPostId: string,
  otherId: string,
): Promise<JobStart | null> {
  if (side === 'company') {
    const path = { jobPostId, workerId: otherId }
    const answer = jobPost.GET('/v1/job-posts/{jobPostId}/work-starts/{workerId}', { params: { path } })
    return (await dataOf(answer)).start
  }
  const query = { jobPostId, limit: 1 }
  const [own] = (await dataOf(jobPost.GET('/v1/my/applications', { params: { query } }))).items
  if (own) return jobStartOf(own.shifts, own.chosenShifts.length > 0 || own.assignedShifts !== null)
  // Who has not applied may come to any of its shifts.
  const path = { jobPostId }
  const post = await dataOf(jobPost.GET('/v1/public/job-posts/{jobPostId}', { params: { path } }))
  return jobStartOf(post.shifts, areShiftsChosen(post))
}
