import type { operations } from '@/lib/api/generated/job-post'
import type { AnswerOf } from '@/lib/api/operation-answer'
import type { JobSort } from '@/validators/job-sorts'

/** A job post as the public sees it; pay is satang, and `isOpen` says whether one can still apply. */
export type PublicJobPost = AnswerOf<operations['getPublicJobPost']>

export type PublicJobPostPage = AnswerOf<operations['listPublicJobPosts']>

/** The same in a list, without its description; with how far it is, for a reader who said where they are. */
export type ListedJobPost = PublicJobPostPage['items'][number]

export type PublicJobPostSummary = Omit<ListedJobPost, 'distanceKm'>

/** Numbers of open posts by place and by type of work, largest first. */
export type PublicJobPostCounts = AnswerOf<operations['countPublicJobPosts']>

/** Which open posts a list shows; the dates are YYYY-MM-DD, both included, and refer to days of work; pay is satang. */
export type PublicFilter = {
  readonly province?: string
  readonly district?: string
  readonly workType?: PublicJobPost['workType']
  readonly type?: PublicJobPost['type']
  readonly payUnit?: PublicJobPost['payUnit']
  readonly minPay?: number
  readonly from?: string
  readonly to?: string
  readonly q?: string
  readonly sort?: JobSort
  /** Where the reader is, in decimal degrees. */
  readonly lat?: number
  readonly lng?: number
  /** A station, where distances are from it. */
  readonly station?: string
}
