import { and, eq, type SQL } from 'drizzle-orm'
import type { Account } from '@/services/shared/accounts/repository'
import { accounts } from '@/services/shared/accounts/table'
import type { Database } from '@/services/shared/database'
import { type Given, prepared } from '@/services/shared/prepared'
import {
  type CompanyStanding,
  type ContactReach,
  contactReachOf,
  standingOf,
} from '@/validators/company-standing'
import type { Role } from '@/validators/permissions'
import { companies, proofs } from '../../tables/companies'
import { memberBranches, members } from '../../tables/members'

export type Member = {
  readonly id: string
  readonly companyId: string
  readonly uid: string
  readonly role: Role
  /** The only branches this member sees; null means all of the company's. */
  readonly branchIds: readonly string[] | null
}

/** A member with the standing of their company, and whose contact details it reads. */
export type MemberAtWork = Member & { readonly standing: CompanyStanding; readonly reach: ContactReach }

const isBranchOfMember = and(
  eq(memberBranches.companyId, members.companyId),
  eq(memberBranches.memberId, members.id),
)

const membersWhere = (db: Database, condition: SQL) =>
  db
    .select({ member: members, branchId: memberBranches.branchId })
    .from(members)
    .leftJoin(memberBranches, isBranchOfMember)
    .where(condition)

function membersOf(rows: Awaited<ReturnType<typeof membersWhere>>): Member[] {
  const found = new Map<string, Member>()
  for (const { member, branchId } of rows) {
    const { id, companyId, uid, role } = member
    const own = [...(found.get(id)?.branchIds ?? []), ...(branchId ? [branchId] : [])]
    found.set(id, { id, companyId, uid, role, branchIds: role === 'branch_manager' ? own : null })
  }
  return [...found.values()]
}

const rowsOfMember = prepared((db, { uid }: Given<{ uid: string }>) => membersWhere(db, eq(members.uid, uid)))

const rowsOfAccount = prepared((db, { uid }: Given<{ uid: string }>) =>
  db
    .select({
      account: accounts,
      member: members,
      branchId: memberBranches.branchId,
      proofs,
    })
    .from(accounts)
    .leftJoin(members, eq(members.uid, accounts.uid))
    .leftJoin(companies, eq(companies.id, members.companyId))
    .leftJoin(memberBranches, isBranchOfMember)
    .where(eq(accounts.uid, uid)),
)

/** A user's account and membership in one query, because every member's request needs both. */
export async function findAccountAndMember(
  db: Database,
  uid: string,
): Promise<{ readonly account: Account | null; readonly member: MemberAtWork | null }> {
  const rows = await rowsOfAccount(db, { uid })
  const ofMember = rows.flatMap(({ member, branchId }) => (member ? [{ member, branchId }] : []))
  const [member] = membersOf(ofMember)
  const { account = null, proofs: ofCompany = null } = rows[0] ?? {}
  if (!member || !ofCompany) return { account, member: null }
  return {
    account,
    member: { ...member, standing: standingOf(ofCompany), reach: contactReachOf(ofCompany) },
  }
}

export async function findMember(db: Database, uid: string): Promise<Member | null> {
  const [member] = membersOf(await rowsOfMember(db, { uid }))
  return member ?? null
}

/** All members of a company. */
export async function listMembers(db: Database, companyId: string): Promise<Member[]> {
  return membersOf(await membersWhere(db, eq(members.companyId, companyId)))
}
