import type { ApplyPost } from './own-application'

/** What the form of an application needs of a post, without what only its page shows. */
export const applyPostOf = ({
  id,
  workType,
  payUnit,
  payAmount,
  overtimePay,
  paysHolidayRates,
  shiftChoice,
  shifts,
  questions,
  place: { province },
  company: { standing },
}: ApplyPost): ApplyPost => ({
  id,
  workType,
  payUnit,
  payAmount,
  overtimePay,
  paysHolidayRates,
  shiftChoice,
  shifts,
  questions,
  place: { province },
  company: { standing },
})
