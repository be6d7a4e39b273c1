import { type InferType, object } from 'yup'
import { companySchema } from './company'
import type { CompanyStanding } from './company-standing'
import { required, text } from './fields'

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

const statement = required(text(statementLimit))

/** What one side says: why a taken number is its own, or what the holder answers to that. */
export const statementSchema = object({ statement })
export type StatementInput = InferType<typeof statementSchema>

/** The same, with the company that is founded to say so. */
export const claimSchema = companySchema.shape({ statement })
