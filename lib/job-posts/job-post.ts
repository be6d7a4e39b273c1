import type { operations } from '@/lib/api/generated/job-post'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** A job post of the viewer's company; null is what has not been filled yet, pay is satang. */
export type JobPost = AnswerOf<operations['getJobPost']>
export type JobPostState = JobPost['state']

/** What a member may ask for; a post names those possible now. */
export type JobPostEvent = JobPost['events'][number]

/** What publishing a post takes, in credits, and what the company has for it. */
export type JobPostPrice = AnswerOf<operations['getJobPostPrice']>

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

/** States of posts whose work is still to come, whether or not anybody is looked for. */
export const hasWorkAhead = (state: JobPostState) => isRunning(state) || state === 'filled'

/** States in which a post can be changed; one under review and ended ones are read only. */
export const isEditable = (state: JobPostState) =>
  state === 'draft' || state === 'rejected' || hasWorkAhead(state)

/** States nothing leads out of. */
export const hasEnded = (state: JobPostState) => !isEditable(state) && state !== 'pending_review'

/** States in which somebody has to go on with a post, or wait for us. */
export const pendingStates = [
  'rejected',
  'draft',
  'pending_review',
] as const satisfies readonly JobPostState[]

/** What somebody has to go on with, or wait for us; the most urgent first. */
export const pendingGroups = ['rejected', 'waits_for_credit', 'draft', 'pending_review'] as const
export type PendingGroup = (typeof pendingGroups)[number]

/** Which posts belong to a group: drafts that wait for credit are one of their own. */
export function filterOfGroup(group: PendingGroup): JobPostFilter {
  if (group === 'waits_for_credit') return { state: 'draft', waitsForCredit: true }
  return group === 'draft' ? { state: group, waitsForCredit: false } : { state: group }
}

/** How many posts are in each state. */
export type JobPostCounts = Readonly<Record<JobPostState, number>>

/** Which posts are counted; days are YYYY-MM-DD, both included, and mean those somebody works. */
export type CountFilter = {
  readonly branchId?: string
  readonly type?: JobPostType
  readonly from?: string
  readonly to?: string
  readonly q?: string
  /** Only drafts that wait for credit, or only what does not. */
  readonly waitsForCredit?: boolean
}

/** Which posts a list shows. */
export type JobPostFilter = CountFilter & { readonly state?: JobPostState }

type JobPostType = NonNullable<JobPost['type']>

/** What is asked of several posts at once, of at most so many. */
export type BulkEvent = Extract<JobPostEvent, 'pause' | 'resume' | 'close'>
export const maxAtOnce = 100

/** What became of one of them: the post as it is now, and the code of the problem where it was not done. */
export type EventOutcome = AnswerOf<operations['changeJobPostStates']>['items'][number]
