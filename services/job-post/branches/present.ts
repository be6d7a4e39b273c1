import { type Static, Type } from '@fastify/type-provider-typebox'
import { Address, Body, Instant, nullable, Typed, Uuid } from '@/services/shared/schema'
import type { Branch as StoredBranch } from './repository'

export const BranchInput = Body({
  name: Typed(),
  taxBranchNumber: Typed(),
  address: Address,
  lat: Type.Optional(Typed()),
  lng: Type.Optional(Typed()),
  phone: Typed(),
  photos: Type.Optional(Type.Array(Typed(), { maxItems: 100 })),
})

export const Branch = Type.Object({
  id: Uuid,
  name: Type.String(),
  taxBranchNumber: Type.String(),
  address: Address,
  lat: nullable(Type.Number()),
  lng: nullable(Type.Number()),
  phone: Type.String(),
  photos: Type.Array(Type.String(), { description: 'download addresses; the first stands for the branch' }),
  openPosts: Type.Integer({ description: 'published and paused' }),
  version: Type.Integer(),
  createdAt: Instant,
})

export const presentBranch = (branch: StoredBranch): Static<typeof Branch> => ({
  id: branch.id,
  name: branch.name,
  taxBranchNumber: branch.taxBranchNumber,
  address: {
    line: branch.addressLine,
    subdistrict: branch.subdistrict,
    district: branch.district,
    province: branch.province,
    postcode: branch.postcode,
  },
  lat: branch.lat,
  lng: branch.lng,
  phone: branch.phone,
  photos: branch.photos,
  openPosts: branch.openPosts,
  version: branch.version,
  createdAt: branch.createdAt.toISOString(),
})
