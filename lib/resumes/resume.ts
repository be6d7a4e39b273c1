import type { operations } from '@/lib/api/generated/partim'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** A worker's resume; pay is satang a day, days count from Sunday = 0. */
export type Resume = AnswerOf<operations['getOwnResume']>
