import { and, eq, type SQL } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Database } from '@/services/shared/database'
import type { Role } from './permissions'
import { memberBranches, members } from './table'

export type Member = {
  readonly id: string
  readonly companyId: string
  readonly uid: string
  readonly role: Role
  /** The only branches this member sees; null means all of the company's. */
  readonly branchIds: readonly string[] | null
}

export async function findMember(db: Database, uid: string): Promise<Member | null> {
  const [member] = await membersWhere(db, eq(members.uid, uid))
  return member ?? null
}

/** Everybody of a company. */
export async function listMembers(db: Database, companyId: string): Promise<Member[]> {
  return membersWhere(db, eq(members.companyId, companyId))
}

async function membersWhere(db: Database, condition: SQL): Promise<Member[]> {
  const rows = await db
    .select({ member: members, branchId: memberBranches.branchId })
    .from(members)
    .leftJoin(
      memberBranches,
      and(eq(memberBranches.companyId, members.companyId), eq(memberBranches.memberId, members.id)),
    )
    .where(condition)
  const found = new Map<string, Member>()
  for (const { member, branchId } of rows) {
    const { id, companyId, uid, role } = member
    const own = [...(found.get(id)?.branchIds ?? []), ...(branchId ? [branchId] : [])]
    found.set(id, { id, companyId, uid, role, branchIds: role === 'branch_manager' ? own : null })
  }
  return [...found.values()]
}

export async function insertMember(
  tx: Database,
  {
    branchIds = [],
    ...member
  }: { companyId: string; uid: string; role: Role; branchIds?: readonly string[] },
): Promise<string> {
  const id = uuidv7()
  await tx.insert(members).values({ id, ...member })
  const rows = branchIds.map((branchId) => ({ companyId: member.companyId, memberId: id, branchId }))
  if (rows.length > 0) await tx.insert(memberBranches).values(rows)
  return id
}
