import { type InferType, object } from 'yup'
import { addressSchema } from './address'
import { type CompanyKind, companyKinds, isPersonalKind } from './company-kind'
import {
  choice,
  contactPhone,
  email,
  name,
  personName,
  required,
  taxId,
  text,
  texts,
  withRule,
} from './fields'
import { ruleTable } from './rule-table'
import { violation } from './violation'

/** The 13-digit legal-entity number that starts the registry look-up. */
export const juristicIdSchema = object({ juristicId: required(withRule(taxId(), 'juristic_number')) })

const typedName = required(name(200))

/** A company name that somebody typed; a name from the registry is attested, so this rule does not check it. */
export const companyNameSchema = object({ name: typedName })

/** A number that fits the kind beside it; a company without a kind is a juristic person. */
const numberOfKind = required(taxId()).test({
  name: 'number_of_kind',
  test(value, { createError }) {
    const { kind } = this.parent as { kind?: CompanyKind }
    const rule = kind && isPersonalKind(kind) ? 'personal_number' : 'juristic_number'
    return !value || ruleTable[rule].accepts(value) || createError({ message: violation(rule) })
  },
})

/** A company as it is confirmed from the registry's answer, or typed by hand when the registry does not answer. */
export const companySchema = object({
  kind: choice(companyKinds),
  juristicId: numberOfKind,
  name: typedName,
  address: addressSchema,
})
export type CompanyInput = InferType<typeof companySchema>

/** What a company shows about itself, and whom we contact there. The registry's tax id cannot be edited. */
export const companyProfileSchema = object({
  /** Only presence and length: `companyNameSchema` checks a new name, and a confirmed one is the registry's. */
  name: required(text(200)),
  /** The download address of the uploaded logo; none or one. */
  logo: texts(500, 1),
  website: withRule(text(300), 'url'),
  facebookUrl: withRule(text(300), 'facebook_url'),
  about: text(1_000),
  address: addressSchema,
  contactName: personName(100),
  contactPhone: contactPhone(),
  contactEmail: email(),
})
export type CompanyProfileInput = InferType<typeof companyProfileSchema>
