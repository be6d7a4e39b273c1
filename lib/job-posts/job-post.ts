import type { operations } from '@/lib/api/generated/job-post'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** A job post of the viewer's company; null means not filled in yet, pay is satang. */
export type JobPost = AnswerOf<operations['getJobPost']>
export type JobPostState = JobPost['state']

/** The events a member can cause; a post lists those possible now. */
export type JobPostEvent = JobPost['events'][number]

/** What publishing a post costs in credits, and what the company has for it. */
export type JobPostPrice = AnswerOf<operations['getJobPostPrice']>

export type JobPostPage = AnswerOf<operations['listJobPosts']>

/** A post in a list, with how many people it has and how many applications are new; null where no work is to come. */
export type ListedJobPost = JobPostPage['items'][number]

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

/** States of posts that workers can see, or that a member can make visible again at once. */
export const isRunning = (state: JobPostState) => state === 'published' || state === 'paused'

/** States of posts whose work is still to come, whether or not they still look for people. */
export const hasWorkAhead = (state: JobPostState) => isRunning(state) || state === 'filled'

/** States in which a post can be changed; ended ones are read only. */
export const isEditable = (state: JobPostState) =>
  state === 'draft' || state === 'rejected' || state === 'pending_review' || hasWorkAhead(state)

/** Final states. */
export const hasEnded = (state: JobPostState) => !isEditable(state)

/** Whether a post is one that workers have seen, and to which some may have applied. */
export const wasShown = ({ state, publishedAt }: Pick<JobPost, 'state' | 'publishedAt'>) =>
  hasWorkAhead(state) || (state === 'pending_review' && publishedAt !== null)

/** Whether staff, or the automatic review, want something of a post that its author can mend. */
export const isToMend = ({ state, reviewReasons, reviewNote }: ReviewedPost) =>
  (state === 'pending_review' || state === 'rejected') &&
  (reviewNote !== null || reviewReasons.some((reason) => reason !== 'unverified_company'))

type ReviewedPost = Pick<JobPost, 'state' | 'reviewReasons' | 'reviewNote'>

/** States in which somebody has to continue a post, or wait for our staff. */
export const pendingStates = [
  'rejected',
  'draft',
  'pending_review',
] as const satisfies readonly JobPostState[]

/** Groups of posts that somebody has to continue, or that wait for our staff; the most urgent first. */
export const pendingGroups = ['rejected', 'waits_for_credit', 'draft', 'pending_review'] as const
export type PendingGroup = (typeof pendingGroups)[number]

/** The filter for the posts of a group: drafts that wait for credit are a group of their own. */
export function filterOfGroup(group: PendingGroup): JobPostFilter {
  if (group === 'waits_for_credit') return { state: 'draft', waitsForCredit: true }
  return group === 'draft' ? { state: group, waitsForCredit: false } : { state: group }
}

/** The number of posts in each state. */
export type JobPostCounts = Readonly<Record<JobPostState, number>>

/** Whom somebody who may not pay asked for the credit that a post waits for. */
export type CreditRequest = AnswerOf<operations['getCreditRequest']>

/** Which posts are counted; the dates are YYYY-MM-DD, both included, and refer to days of work. */
export type CountFilter = {
  readonly branchId?: string
  readonly type?: JobPostType
  readonly from?: string
  readonly to?: string
  readonly q?: string
  /** True for only drafts that wait for credit, false for only the others. */
  readonly waitsForCredit?: boolean
}

/** Which posts a list shows. */
export type JobPostFilter = CountFilter & {
  readonly state?: JobPostState
  /** Whether those that have ended come after all others. */
  readonly openFirst?: boolean
}

type JobPostType = NonNullable<JobPost['type']>

/** Events that can be applied to several posts at once, and the most posts per request. */
export type BulkEvent = Extract<JobPostEvent, 'pause' | 'resume' | 'close'>
export const maxAtOnce = 100

/** The result for one of them: the post as it is now, and the problem's code if the event failed. */
export type EventOutcome = AnswerOf<operations['changeJobPostStates']>['items'][number]
