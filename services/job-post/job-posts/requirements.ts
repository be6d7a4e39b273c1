import type { QuestionKind } from '@/validators/job-post-terms'
import type { LanguageCode, LanguageLevel } from '@/validators/languages'

/** What a post asks of people besides their age; what is absent is not asked for. */
export type Requirements = {
  readonly experienceMonths?: number
  readonly languages?: readonly { readonly code: LanguageCode; readonly level: LanguageLevel }[]
  /** What people bring and wear. */
  readonly gear?: string
}

/** A question each applicant answers; `wanted` holds the answers looked for, none is any. */
export type KnockOutQuestion = {
  readonly id: string
  readonly text: string
  readonly kind: QuestionKind
  readonly choices: readonly string[]
  readonly wanted: readonly string[]
}
