import 'client-only'
import { dataOf, jobPost } from '@/lib/api/browser'
import type { operations } from '@/lib/api/generated/job-post'
import type { AnswerOf } from '@/lib/api/operation-answer'
import { type JobStart, jobStartOf } from '@/validators/job-start'
import { areShiftsChosen } from '@/validators/shift-places'
import type { TalkSide } from '@/validators/talk-terms'

type Decided = AnswerOf<operations['getWorkStart']>['decided']

const askOfWorker = (jobPostId: string, workerId: string) =>
  dataOf(
    jobPost.GET('/v1/job-posts/{jobPostId}/work-starts/{workerId}', {
      params: { path: { jobPostId, workerId } },
    }),
  )

/** What a member of the company decided about an applicant; null while they wait, and where it cannot be known. */
export const askDecided = async (jobPostId: string, workerId: string): Promise<Decided> => {
  try {
    return (await askOfWorker(jobPostId, workerId)).decided
  } catch {
    return null
  }
}

/**
 * When the work of a post begins for the worker of an interview, so that it would come too late: the same for both sides. `otherId`
 * is the worker where a company asks. Null where nobody can say; rejects with ProblemError.
 */
export async function askJobStart(
  side: TalkSide,
  jobPostId: string,
  otherId: string,
): Promise<JobStart | null> {
  if (side === 'company') return (await askOfWorker(jobPostId, otherId)).start
  const query = { jobPostId, limit: 1 }
  const [own] = (await dataOf(jobPost.GET('/v1/my/applications', { params: { query } }))).items
  if (own) return jobStartOf(own.shifts, own.chosenShifts.length > 0 || own.assignedShifts !== null)
  // Who has not applied may come to any of its shifts.
  const path = { jobPostId }
  const post = await dataOf(jobPost.GET('/v1/public/job-posts/{jobPostId}', { params: { path } }))
  return jobStartOf(post.shifts, areShiftsChosen(post))
}
