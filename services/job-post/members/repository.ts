import { eq } from 'drizzle-orm'
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
  const rows = await db
    .select({ member: members, branchId: memberBranches.branchId })
    .from(members)
    .leftJoin(memberBranches, eq(memberBranches.memberId, members.id))
    .where(eq(members.uid, uid))
  const [first] = rows
  if (!first) return null
  const { id, companyId, role } = first.member
  const own = rows.flatMap(({ branchId }) => branchId ?? [])
  return { id, companyId, uid, role, branchIds: role === 'branch_manager' ? own : null }
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
