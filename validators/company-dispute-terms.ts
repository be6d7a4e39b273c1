import type { CompanyStanding } from './company-standing'

/** Days a holder has to answer before staff may decide against them; more where staff have seen their papers. */
export const answerDays: Readonly<Record<CompanyStanding, number>> = {
  unregistered: 7,
  registered: 7,
  represented: 14,
}

/** Days after which somebody a dispute was decided against may begin another about the same number. */
export const disputeAgainAfterDays = 90

/** The longest words of either side. */
export const statementLimit = 1_000
