import type { operations } from '@/lib/api/generated/job-post'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** The screen of a sales link. */
export const buffetLinkPath = '/verify-buffet-token'

/** What a sales link gives, and what the person who opened it can do with it. */
export type BuffetLink = AnswerOf<operations['checkBuffetLink']>

export type ActivatedBuffet = AnswerOf<operations['activateBuffetLink']>
