import type { operations } from '@/lib/api/generated/job-post'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** What a mailed invitation offers, and how the person who opened it relates to it. */
export type LinkedInvitation = AnswerOf<operations['checkInvitation']>
