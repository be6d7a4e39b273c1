import { type InferType, object } from 'yup'
import { required, taxId, text } from './fields'

/** Days a request to join waits for an answer. */
export const joinRequestDays = 14

/** Days after which somebody who was declined may ask the same company again. */
export const askAgainAfterDays = 30

/** The longest message to those who decide. */
export const joinMessageLimit = 300

/** A wish to join the company of a number, and what its owners should know. */
export const joinRequestSchema = object({
  juristicId: required(taxId()),
  message: required(text(joinMessageLimit)),
})
export type JoinRequestInput = InferType<typeof joinRequestSchema>
