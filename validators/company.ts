import { type InferType, object } from 'yup'
import { addressSchema } from './address'
import { required, taxId, text } from './fields'

const juristicId = required(taxId())

/** The 13-digit legal-entity number that opens the registry look-up. */
export const juristicIdSchema = object({ juristicId })

/** A company as it is confirmed from the registry's answer, or typed by hand when the registry is silent. */
export const companySchema = object({
  juristicId,
  name: required(text(200)),
  address: addressSchema,
})
export type CompanyInput = InferType<typeof companySchema>
