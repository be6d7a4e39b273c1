import { type Static, Type } from '@fastify/type-provider-typebox'
import { Body, Instant, Named, nullable, OneOf, Typed, Uuid } from '@/services/shared/schema'
import { maxMemberBranches } from '@/validators/member'
import { type Role, roles, rolesManagedBy } from '@/validators/permissions'
import type { Colleague } from './repository'

/** A role and, for a branch manager, the branches it applies to. */
export const placeInput = {
  role: Type.Optional(Typed(40)),
  branchIds: Type.Optional(Type.Array(Typed(40), { maxItems: maxMemberBranches })),
}

export const MemberInput = Body(placeInput)

export const BranchNames = Type.Array(Type.Object({ id: Uuid, name: Type.String() }), {
  description: 'what a branch manager looks after, by name; empty for every other role',
})

export const Member = Named(
  'Member',
  Type.Object({
    id: Uuid,
    displayName: Type.String(),
    email: Type.String(),
    photoUrl: nullable(Type.String({ description: 'download address of their photo' })),
    role: OneOf(roles),
    branches: BranchNames,
    isCaller: Type.Boolean({ description: 'true for the one who asks' }),
    isManaged: Type.Boolean({ description: 'the one who asks may change and remove this member' }),
    version: Type.Integer(),
    createdAt: Instant,
  }),
)

/** A member as the reading colleague sees them. */
export const presentMember = (
  colleague: Colleague,
  asking: { readonly uid: string; readonly role: Role },
): Static<typeof Member> => ({
  id: colleague.id,
  displayName: colleague.displayName,
  email: colleague.email,
  photoUrl: colleague.photoUrl,
  role: colleague.role,
  branches: colleague.branches.map(({ id, name }) => ({ id, name })),
  isCaller: colleague.uid === asking.uid,
  isManaged: rolesManagedBy(asking.role).includes(colleague.role),
  version: colleague.version,
  createdAt: colleague.createdAt.toISOString(),
})
