import type { operations } from '@/lib/api/generated/job-post'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** A job post as anybody reads it; pay is satang, and `isOpen` says whether it can still be applied for. */
export type PublicJobPost = AnswerOf<operations['getPublicJobPost']>

export type PublicJobPostPage = AnswerOf<operations['listPublicJobPosts']>

/** The same in a list: without its description. */
export type PublicJobPostSummary = PublicJobPostPage['items'][number]

/** Where and for what there are open posts, most first. */
export type PublicJobPostCounts = AnswerOf<operations['countPublicJobPosts']>

/** Which open posts a list shows; days are YYYY-MM-DD, both included, and mean those somebody works; pay is satang. */
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
}
