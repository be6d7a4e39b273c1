import { type Static, Type } from '@fastify/type-provider-typebox'
import {
  type Address,
  Body,
  Instant,
  MarkedAddress,
  Named,
  nullable,
  OneOf,
  Typed,
  Uuid,
} from '@/services/shared/schema'
import { companyKinds, maskedNumber } from '@/validators/company-kind'
import { companyStandings, standingOf } from '@/validators/company-standing'
import { verifications } from '@/validators/states/verification'
import { markedAddress } from '../../platform/known-address'
import type { Company as StoredCompany } from './repository'

export const Company = Named(
  'Company',
  Type.Object({
    id: Uuid,
    kind: OneOf(companyKinds),
    juristicId: Type.String({ description: 'the number; a person’s own with its last four digits only' }),
    name: Type.String(),
    isNameConfirmed: Type.Boolean({ description: 'the registry or staff confirmed it: nobody edits it' }),
    address: MarkedAddress,
    logo: Type.Array(Type.String(), { description: 'download address of the logo; none or one' }),
    website: nullable(Type.String()),
    facebookUrl: nullable(Type.String()),
    about: nullable(Type.String()),
    contactName: nullable(Type.String()),
    contactPhone: nullable(Type.String()),
    contactEmail: nullable(Type.String()),
    verification: OneOf(verifications),
    verificationReason: nullable(Type.String({ description: 'why staff decided so' })),
    standing: OneOf(companyStandings),
    version: Type.Integer(),
    createdAt: Instant,
  }),
)

export const CompanyInput = Body({
  kind: Type.Optional(Typed(40)),
  juristicId: Typed(),
  name: Typed(),
  address: MarkedAddress,
  attestation: Type.Optional(
    Type.String({ maxLength: 8_000, description: 'registry answer, signed by the web app' }),
  ),
})

export const CompanyProfileInput = Body({
  name: Typed(),
  logo: Type.Optional(Type.Array(Typed(), { maxItems: 10 })),
  website: Type.Optional(Typed()),
  facebookUrl: Type.Optional(Typed()),
  about: Type.Optional(Typed()),
  address: MarkedAddress,
  contactName: Type.Optional(Typed()),
  contactPhone: Type.Optional(Typed()),
  contactEmail: Type.Optional(Typed()),
})

/** A stored company's address as it is shown. */
export const addressOf = (company: StoredCompany): Static<typeof Address> => ({
  line: company.addressLine,
  subdistrict: company.subdistrict,
  district: company.district,
  province: company.province,
  postcode: company.postcode,
})

export const presentCompany = (company: StoredCompany): Static<typeof Company> => ({
  id: company.id,
  kind: company.kind,
  juristicId: maskedNumber(company.juristicId),
  name: company.name,
  isNameConfirmed: company.numberConfirmedAt !== null,
  address: markedAddress(addressOf(company)),
  logo: company.logoUrl === null ? [] : [company.logoUrl],
  website: company.website,
  facebookUrl: company.facebookUrl,
  about: company.about,
  contactName: company.contactName,
  contactPhone: company.contactPhone,
  contactEmail: company.contactEmail,
  verification: company.verification,
  verificationReason: company.verificationReason,
  standing: standingOf(company),
  version: company.version,
  createdAt: company.createdAt.toISOString(),
})
