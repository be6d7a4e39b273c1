import { type InferType, object } from 'yup'
import { companySchema } from './company'
import { statementLimit } from './company-dispute-terms'
import { required, text } from './fields'

const statement = required(text(statementLimit))

/** What one side says: why a taken number is its own, or what the holder answers to that. */
export const statementSchema = object({ statement })
export type StatementInput = InferType<typeof statementSchema>

/** The same, with the company that is founded to say so. */
export const claimSchema = companySchema.shape({ statement })
