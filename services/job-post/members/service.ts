import { type Static, Type } from '@fastify/type-provider-typebox'
import type { Database } from '@/services/shared/database'
import { OneOf, Uuid } from '@/services/shared/schema'
import { Company } from '../companies/present'
import { findCompany } from '../companies/repository'
import { permissions, permissionsOf, roles } from './permissions'
import { findMember } from './repository'

/** What a member's own account shows of their place in the company. */
export const Membership = Type.Object({
  id: Uuid,
  role: OneOf(roles),
  can: Type.Array(OneOf(permissions), {
    description: 'what the role permits; branch managers in own branches',
  }),
  company: Type.Pick(Company, ['id', 'juristicId', 'name', 'verification']),
})

export async function loadMembership(db: Database, uid: string): Promise<Static<typeof Membership> | null> {
  const member = await findMember(db, uid)
  const company = member && (await findCompany(db, member.companyId))
  if (!member || !company) return null
  const { id, juristicId, name, verification } = company
  return {
    id: member.id,
    role: member.role,
    can: permissionsOf(member.role),
    company: { id, juristicId, name, verification },
  }
}
