import { type Static, Type } from '@fastify/type-provider-typebox'
import { Address, Body, Instant, OneOf, Typed, Uuid } from '@/services/shared/schema'
import type { Company as StoredCompany } from './repository'
import { verifications } from './table'

export const Company = Type.Object({
  id: Uuid,
  juristicId: Type.String(),
  name: Type.String(),
  address: Address,
  verification: OneOf(verifications),
  version: Type.Integer(),
  createdAt: Instant,
})

export const CompanyInput = Body({
  juristicId: Typed(),
  name: Typed(),
  address: Address,
  attestation: Type.Optional(
    Type.String({ maxLength: 8_000, description: 'registry answer, signed by the web app' }),
  ),
})

export const presentCompany = (company: StoredCompany): Static<typeof Company> => ({
  id: company.id,
  juristicId: company.juristicId,
  name: company.name,
  address: {
    line: company.addressLine,
    subdistrict: company.subdistrict,
    district: company.district,
    province: company.province,
    postcode: company.postcode,
  },
  verification: company.verification,
  version: company.version,
  createdAt: company.createdAt.toISOString(),
})
