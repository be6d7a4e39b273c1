import { type InferType, object } from 'yup'
import { required, taxId, text, withRule } from './fields'
import { joinMessageLimit } from './join-request-terms'

/** A request to join the company with this number, and a message to its owners; nobody is found by their own number. */
export const joinRequestSchema = object({
  juristicId: required(withRule(taxId(), 'juristic_number')),
  message: required(text(joinMessageLimit)),
})
export type JoinRequestInput = InferType<typeof joinRequestSchema>
