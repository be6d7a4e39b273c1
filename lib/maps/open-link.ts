import 'client-only'
import { dataOf, jobPost } from '@/lib/api/browser'
import type { operations } from '@/lib/api/generated/job-post'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** The place a map link leads to, in decimal degrees, with what the link says of it. */
export type LinkedPlace = AnswerOf<operations['openMapLink']>

/** Follows a pasted map link; rejects with ProblemError. */
export const openMapLink = (link: string): Promise<LinkedPlace> =>
  dataOf(jobPost.POST('/v1/map-links', { body: { link } }))
