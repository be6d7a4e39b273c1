import { type Static, Type } from '@fastify/type-provider-typebox'
import {
  Body,
  FieldError,
  Instant,
  MarkedAddress,
  Named,
  nullable,
  Typed,
  Uuid,
} from '@/services/shared/schema'
import { maxImportedBranches } from '@/validators/branch'
import { markedAddress } from '../../platform/known-address'
import type { Branch as StoredBranch } from './repository'

const input = {
  name: Typed(),
  taxBranchNumber: Typed(),
  address: MarkedAddress,
  lat: Type.Optional(Typed()),
  lng: Type.Optional(Typed()),
  phone: Typed(),
}

export const BranchInput = Body({
  ...input,
  photos: Type.Optional(Type.Array(Typed(), { maxItems: 100 })),
})

export const BranchImport = Body({
  rows: Type.Array(Body(input), { minItems: 1, maxItems: maxImportedBranches }),
})

/** The outcome of each row, in the order sent. */
export const BranchImportResult = Named(
  'BranchImportResult',
  Type.Object({
    rows: Type.Array(
      Type.Object({
        id: nullable(Uuid),
        errors: Type.Array(FieldError, { description: 'why it was not stored; none where it was' }),
      }),
    ),
  }),
)

export const Branch = Named(
  'Branch',
  Type.Object({
    id: Uuid,
    name: Type.String(),
    taxBranchNumber: Type.String(),
    address: MarkedAddress,
    lat: nullable(Type.Number()),
    lng: nullable(Type.Number()),
    phone: Type.String(),
    photos: Type.Array(Type.String(), { description: 'download addresses; the first stands for the branch' }),
    openPosts: Type.Integer({ description: 'published and paused' }),
    archivedAt: nullable(Instant),
    version: Type.Integer(),
    createdAt: Instant,
  }),
)

/** The fields of a branch that a map or a select list needs. */
export const BranchSummaries = Named(
  'BranchSummaries',
  Type.Object({
    items: Type.Array(
      Type.Object({
        ...Type.Pick(Branch, ['id', 'name', 'taxBranchNumber', 'lat', 'lng', 'openPosts']).properties,
        district: Type.String(),
        province: Type.String(),
      }),
    ),
  }),
)

export const presentBranch = (branch: StoredBranch): Static<typeof Branch> => ({
  id: branch.id,
  name: branch.name,
  taxBranchNumber: branch.taxBranchNumber,
  address: markedAddress({
    line: branch.addressLine,
    subdistrict: branch.subdistrict,
    district: branch.district,
    province: branch.province,
    postcode: branch.postcode,
  }),
  lat: branch.lat,
  lng: branch.lng,
  phone: branch.phone,
  photos: branch.photos,
  openPosts: branch.openPosts,
  archivedAt: branch.archivedAt?.toISOString() ?? null,
  version: branch.version,
  createdAt: branch.createdAt.toISOString(),
})
