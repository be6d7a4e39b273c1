import type { QuestionKind } from '@/validators/job-post-terms'
import type { LanguageCode, LanguageLevel } from '@/validators/languages'

/** What a post requires besides an age; absent means not required. */
export type Requirements = {
  readonly experienceMonths?: number
  readonly languages?: readonly { readonly code: LanguageCode; readonly level: LanguageLevel }[]
  /** What workers must bring and wear. */
  readonly gear?: string
}

/** A question that each applicant answers; `wanted` holds the wanted answers, empty means any. */
export type KnockOutQuestion = {
  readonly id: string
  readonly text: string
  readonly kind: QuestionKind
  readonly choices: readonly string[]
  readonly wanted: readonly string[]
}
