import type { CompanyStanding } from './company-standing'

/** Days a holder has to answer before staff may decide against them; more if the holder is proven (`represented`). */
export const answerDays: Readonly<Record<CompanyStanding, number>> = {
  unregistered: 7,
  registered: 7,
  represented: 14,
}

/** Days after which the losing claimant may begin another dispute about the same number. */
export const disputeAgainAfterDays = 90

/** Maximum length of either side's statement. */
export const statementLimit = 1_000
