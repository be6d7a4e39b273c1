import type { operations } from '@/lib/api/generated/job-post'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** A job post of the viewer's company; null is what has not been filled yet, pay is satang. */
export type JobPost = AnswerOf<operations['getJobPost']>
export type JobPostState = JobPost['state']

/** What a member may ask for; a post names those possible now. */
export type JobPostEvent = JobPost['events'][number]

export type JobPostPage = AnswerOf<operations['listJobPosts']>

/** Every state, in the order of the list's tabs. */
export const jobPostStates = [
  'published',
  'draft',
  'pending_review',
  'rejected',
  'paused',
  'filled',
  'expired',
  'closed',
  'cancelled',
] as const satisfies readonly JobPostState[]

/** States in which a post is in front of workers, or can be again at once. */
export const isRunning = (state: JobPostState) => state === 'published' || state === 'paused'

/** States in which a post can be changed; one under review and ended ones are read only. */
export const isEditable = (state: JobPostState) =>
  state === 'draft' || state === 'rejected' || isRunning(state)

/** Which posts a list shows. */
export type JobPostFilter = { readonly state?: JobPostState; readonly branchId?: string; readonly q?: string }
