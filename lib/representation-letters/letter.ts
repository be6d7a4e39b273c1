import type { operations } from '@/lib/api/generated/job-post'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** Where the viewer's company stands with the letter it asked for last. */
export type LetterStatus = AnswerOf<operations['getRepresentationLetter']>
