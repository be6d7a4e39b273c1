import 'client-only'
import { dataOf, jobPost } from '@/lib/api/browser'
import type { JobPostInvite } from './match'

/** Invites a worker to a post; repeating it invites only once. Rejects with ProblemError. */
export const inviteWorker = (jobPostId: string, workerId: string): Promise<JobPostInvite> =>
  dataOf(
    jobPost.PUT('/v1/job-posts/{jobPostId}/invites/{workerId}', {
      params: { path: { jobPostId, workerId } },
    }),
  )
