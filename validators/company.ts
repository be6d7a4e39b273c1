import { type InferType, object } from 'yup'
import { addressSchema } from './address'
import { email, name, phone, required, taxId, text, texts, withRule } from './fields'

const juristicId = required(taxId())

/** The 13-digit legal-entity number that opens the registry look-up. */
export const juristicIdSchema = object({ juristicId })

const typedName = required(name(200))

/** What a company is called by whoever types it; a name of the registry's is attested, and not judged. */
export const companyNameSchema = object({ name: typedName })

/** A company as it is confirmed from the registry's answer, or typed by hand when the registry is silent. */
export const companySchema = object({
  juristicId,
  name: typedName,
  address: addressSchema,
})
export type CompanyInput = InferType<typeof companySchema>

/** What a company shows of itself, and whom we reach there. The tax id is the registry's and not edited. */
export const companyProfileSchema = object({
  /** A new one is judged by `companyNameSchema`; a confirmed one is the registry's. */
  name: required(text(200)),
  /** The download address of the uploaded logo; none or one. */
  logo: texts(500, 1),
  website: withRule(text(300), 'url'),
  facebookUrl: withRule(text(300), 'facebook_url'),
  about: text(1_000),
  address: addressSchema,
  contactName: name(100),
  contactPhone: phone(),
  contactEmail: email(),
})
export type CompanyProfileInput = InferType<typeof companyProfileSchema>
