import { type InferType, object } from 'yup'
import { companySchema } from './company'
import { statementLimit } from './company-dispute-terms'
import { required, text } from './fields'

const statement = required(text(statementLimit))

/** What one side writes: why a taken number is theirs, or the holder's answer to that. */
export const statementSchema = object({ statement })
export type StatementInput = InferType<typeof statementSchema>

/** A statement together with the company that is created to make the claim; only juristic persons' numbers are claimed. */
export const claimSchema = companySchema.omit(['kind']).shape({ statement })
