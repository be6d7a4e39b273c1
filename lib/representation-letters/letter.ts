import type { operations } from '@/lib/api/generated/job-post'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** The status of the letter that the viewer's company asked for last. */
export type LetterStatus = AnswerOf<operations['getRepresentationLetter']>
