import { type InferType, object } from 'yup'
import { required, taxId, text } from './fields'
import { joinMessageLimit } from './join-request-terms'

/** A wish to join the company of a number, and what its owners should know. */
export const joinRequestSchema = object({
  juristicId: required(taxId()),
  message: required(text(joinMessageLimit)),
})
export type JoinRequestInput = InferType<typeof joinRequestSchema>
