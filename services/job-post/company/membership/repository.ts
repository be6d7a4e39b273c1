import { and, asc, count, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { accounts } from '@/services/shared/accounts/table'
import type { Database } from '@/services/shared/database'
import { thaiOrder } from '@/services/shared/thai-order'
import type { Role } from '@/validators/permissions'
import { contains } from '../../platform/search'
import { branches } from '../../tables/branches'
import { companies } from '../../tables/companies'
import { memberBranches, members } from '../../tables/members'

export async function insertMember(
  tx: Database,
  {
    branchIds = [],
    ...member
  }: { companyId: string; uid: string; role: Role; branchIds?: readonly string[] },
): Promise<string> {
  const id = uuidv7()
  await tx.insert(members).values({ id, ...member })
  await insertMemberBranches(tx, { companyId: member.companyId, id }, branchIds)
  return id
}

type MemberKey = { readonly companyId: string; readonly id: string }

const isMember = ({ companyId, id }: MemberKey) => and(eq(members.companyId, companyId), eq(members.id, id))

async function insertMemberBranches(
  tx: Database,
  { companyId, id: memberId }: MemberKey,
  branchIds: readonly string[],
): Promise<void> {
  const rows = branchIds.map((branchId) => ({ companyId, memberId, branchId }))
  if (rows.length > 0) await tx.insert(memberBranches).values(rows)
}

type BranchName = { readonly id: string; readonly name: string }

/** A member as colleagues see them. */
export type Colleague = {
  readonly id: string
  readonly uid: string
  readonly role: Role
  readonly version: number
  readonly createdAt: Date
  readonly displayName: string
  readonly email: string
  readonly photoUrl: string | null
  /** The branches of a branch manager, by name; empty for every other role. */
  readonly branches: readonly BranchName[]
}

export type ColleaguePosition = readonly [displayName: string, id: string]

const byName = thaiOrder(accounts.displayName)

/** Colleagues by name, after a position; `q` is part of a name or an e-mail address. */
export async function listColleagues(
  db: Database,
  companyId: string,
  { q, after, limit }: { q?: string; after: ColleaguePosition | null; limit: number },
): Promise<Colleague[]> {
  const isAfter = after
    ? sql`(${byName}, ${members.id}) > (${thaiOrder(sql`${after[0]}::text`)}, ${after[1]}::uuid)`
    : undefined
  return colleaguesWhere(
    db,
    companyId,
    and(or(contains(accounts.displayName, q), contains(accounts.email, q)), isAfter),
    limit,
  )
}

export async function findColleague(db: Database, { companyId, id }: MemberKey): Promise<Colleague | null> {
  const [colleague] = await colleaguesWhere(db, companyId, eq(members.id, id), 1)
  return colleague ?? null
}

export async function findColleagueByEmail(
  db: Database,
  companyId: string,
  email: string,
): Promise<Colleague | null> {
  const [colleague] = await colleaguesWhere(db, companyId, eq(sql`lower(${accounts.email})`, email), 1)
  return colleague ?? null
}

async function colleaguesWhere(
  db: Database,
  companyId: string,
  condition: SQL | undefined,
  limit: number,
): Promise<Colleague[]> {
  const rows = await db
    .select({
      member: members,
      displayName: accounts.displayName,
      email: accounts.email,
      photoUrl: accounts.photoUrl,
    })
    .from(members)
    .innerJoin(accounts, eq(accounts.uid, members.uid))
    .where(and(eq(members.companyId, companyId), condition))
    .orderBy(asc(byName), asc(members.id))
    .limit(limit)
  const managers = rows.filter(({ member }) => member.role === 'branch_manager')
  const own = await branchesOf(
    db,
    companyId,
    managers.map(({ member }) => member.id),
  )
  return rows.map(({ member: { id, uid, role, version, createdAt }, ...person }) => {
    return { id, uid, role, version, createdAt, ...person, branches: own.get(id) ?? [] }
  })
}

async function branchesOf(
  db: Database,
  companyId: string,
  memberIds: readonly string[],
): Promise<Map<string, BranchName[]>> {
  const byMember = new Map<string, BranchName[]>(memberIds.map((id) => [id, []]))
  if (memberIds.length === 0) return byMember
  const rows = await db
    .select({ memberId: memberBranches.memberId, id: branches.id, name: branches.name })
    .from(memberBranches)
    .innerJoin(
      branches,
      and(
        eq(branches.companyId, memberBranches.companyId),
        eq(branches.id, memberBranches.branchId),
        isNull(branches.deletedAt),
      ),
    )
    .where(and(eq(memberBranches.companyId, companyId), inArray(memberBranches.memberId, [...memberIds])))
    .orderBy(asc(branches.sortName), asc(branches.id))
  for (const { memberId, ...branch } of rows) byMember.get(memberId)?.push(branch)
  return byMember
}

/** Those of the branches that belong to the company, by name. */
export async function namesOfBranches(
  db: Database,
  companyId: string,
  ids: readonly string[],
): Promise<BranchName[]> {
  if (ids.length === 0) return []
  return db
    .select({ id: branches.id, name: branches.name })
    .from(branches)
    .where(and(eq(branches.companyId, companyId), inArray(branches.id, [...ids]), isNull(branches.deletedAt)))
    .orderBy(asc(branches.sortName), asc(branches.id))
}

/**
 * Locks a company's members against additions, changes and removals until the transaction ends; other work on the
 * company continues.
 */
export async function lockMembers(tx: Database, companyId: string): Promise<void> {
  await tx
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('no key update')
}

/** When a company closes, because every member asked to be removed: with the last of them; null while anybody stays. */
export async function closingOf(db: Database, companyId: string): Promise<Date | null> {
  const leaving = await db
    .select({ at: accounts.deleteAfter })
    .from(members)
    .innerJoin(accounts, eq(accounts.uid, members.uid))
    .where(eq(members.companyId, companyId))
    .orderBy(desc(accounts.deleteAfter))
  // Who stays is first: nulls are the greatest.
  return leaving[0]?.at ?? null
}

export async function countOwners(db: Database, companyId: string): Promise<number> {
  const [row] = await db
    .select({ owners: count() })
    .from(members)
    .where(and(eq(members.companyId, companyId), eq(members.role, 'owner')))
  return row?.owners ?? 0
}

/** How the members of a company are called who have one of these roles and stay, the longest there first. */
export async function listNamesOf(
  db: Database,
  companyId: string,
  roles: readonly Role[],
): Promise<string[]> {
  const rows = await db
    .select({ name: accounts.displayName })
    .from(members)
    .innerJoin(accounts, eq(accounts.uid, members.uid))
    .where(
      and(eq(members.companyId, companyId), inArray(members.role, [...roles]), isNull(accounts.deleteAfter)),
    )
    .orderBy(asc(members.id))
  return rows.map(({ name }) => name)
}

/** Changes a member's role and branches. */
export async function updateMember(
  tx: Database,
  key: MemberKey,
  { role, branchIds }: { role: Role; branchIds: readonly string[] },
): Promise<void> {
  await tx
    .update(members)
    .set({ role, version: sql`${members.version} + 1` })
    .where(isMember(key))
  await tx
    .delete(memberBranches)
    .where(and(eq(memberBranches.companyId, key.companyId), eq(memberBranches.memberId, key.id)))
  await insertMemberBranches(tx, key, branchIds)
}

export async function deleteMember(tx: Database, key: MemberKey): Promise<void> {
  await tx.delete(members).where(isMember(key))
}
