import type { operations } from '@/lib/api/generated/job-post'
import type { AnswerOf } from '@/lib/api/operation-answer'

type PublicPost = AnswerOf<operations['getPublicJobPost']>

/** What the form of an application needs of a post, without what only its page shows. */
export const applyPostOf = ({
  id,
  title,
  workType,
  payUnit,
  payAmount,
  overtimePay,
  paysHolidayRates,
  shiftChoice,
  minAge,
  maxAge,
  shifts,
  questions,
  place: { province },
  company: { standing },
}: PublicPost) => ({
  id,
  title,
  workType,
  payUnit,
  payAmount,
  overtimePay,
  paysHolidayRates,
  shiftChoice,
  minAge,
  maxAge,
  shifts,
  questions,
  place: { province },
  company: { standing },
})

/**
 * The parts of a post that are needed to apply for it; with `isReplacement` who applies has at once the shifts that lack somebody.
 */
export type ApplyPost = ReturnType<typeof applyPostOf> & { readonly isReplacement?: boolean }
