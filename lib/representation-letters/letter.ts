import type { operations } from '@/lib/api/generated/job-post'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** The status of the letter that the viewer's company asked for last. */
export type LetterStatus = AnswerOf<operations['getRepresentationLetter']>

type Obstacle = Exclude<LetterStatus['obstacle'], null>

/** Why no letter may be asked for, where a sentence under `problems` says it. */
export const letterObstacles = [
  'company_suspended',
  'company_unregistered',
  'letter_limit',
  'letter_open',
  'no_registry_address',
] as const satisfies readonly Exclude<Obstacle, 'already_represented'>[]
