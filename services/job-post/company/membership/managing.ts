import type { Database } from '@/services/shared/database'
import { forbidden, Problem, validationFailed } from '@/services/shared/problem'
import { isUuid } from '@/services/shared/schema'
import { type Role, rolesManagedBy } from '@/validators/permissions'
import type { Actor } from '../../platform/access/actor'
import { findMember, type Member } from '../../platform/access/repository'
import { lockMembers, namesOfBranches } from './repository'

/** A role and the branches chosen for it. */
export type Place = { readonly role: Role; readonly branchIds: readonly string[] }

/**
 * Locks the company's members until the transaction ends and answers the acting member's current record: their rights
 * may have changed since the request was checked.
 */
export async function lockedActor(tx: Database, { uid, scope: { companyId } }: Actor): Promise<Member> {
  await lockMembers(tx, companyId)
  const self = await findMember(tx, uid)
  if (self?.companyId !== companyId) throw new Problem(409, 'company_required')
  return self
}

/** Like `lockedActor`, for those who manage members; answers the roles they manage. */
export async function lockedManagement(tx: Database, actor: Actor): Promise<readonly Role[]> {
  const { role } = await lockedActor(tx, actor)
  const managed = rolesManagedBy(role)
  if (managed.length === 0) throw forbidden()
  return managed
}

/** Refuses to assign or remove a role that only owners manage. */
export function requireManaged(managed: readonly Role[], ...wanted: readonly Role[]): void {
  if (!wanted.every((role) => managed.includes(role))) throw new Problem(403, 'owners_only')
}

/** The branches a role is bound to, none for most roles; another company's branch is an invalid value. */
export async function requireBranches(
  db: Database,
  companyId: string,
  { role, branchIds }: Place,
): Promise<string[]> {
  if (role !== 'branch_manager') return []
  const asked = new Set(branchIds.filter((id) => isUuid(id)))
  const found = await namesOfBranches(db, companyId, [...asked])
  if (found.length === 0 || found.length !== new Set(branchIds).size) {
    throw validationFailed([{ field: 'branchIds', rule: 'one_of', params: {} }])
  }
  return found.map(({ id }) => id)
}
