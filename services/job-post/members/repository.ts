import { and, asc, count, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Account } from '@/services/shared/accounts/repository'
import { accounts } from '@/services/shared/accounts/table'
import type { Database } from '@/services/shared/database'
import { type Given, prepared } from '@/services/shared/prepared'
import { type CompanyStanding, standingOf } from '@/validators/company-standing'
import type { Role } from '@/validators/permissions'
import { branches } from '../branches/table'
import { proofs } from '../companies/repository'
import { companies } from '../companies/table'
import { contains } from '../search'
import { memberBranches, members } from './table'

export type Member = {
  readonly id: string
  readonly companyId: string
  readonly uid: string
  readonly role: Role
  /** The only branches this member sees; null means all of the company's. */
  readonly branchIds: readonly string[] | null
}

/** A member who asks, with what their company is proven to be. */
export type MemberAtWork = Member & { readonly standing: CompanyStanding }

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

/** The account and the membership of somebody in one query, because every member's request needs both. */
export async function findAccountAndMember(
  db: Database,
  uid: string,
): Promise<{ readonly account: Account | null; readonly member: MemberAtWork | null }> {
  const rows = await rowsOfAccount(db, { uid })
  const ofMember = rows.flatMap(({ member, branchId }) => (member ? [{ member, branchId }] : []))
  const [member] = membersOf(ofMember)
  const { account = null, proofs: ofCompany = null } = rows[0] ?? {}
  return { account, member: member && ofCompany ? { ...member, standing: standingOf(ofCompany) } : null }
}

export async function findMember(db: Database, uid: string): Promise<Member | null> {
  const [member] = membersOf(await rowsOfMember(db, { uid }))
  return member ?? null
}

/** Everybody of a company. */
export async function listMembers(db: Database, companyId: string): Promise<Member[]> {
  return membersOf(await membersWhere(db, eq(members.companyId, companyId)))
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

/** A member as colleagues know them. */
export type Colleague = {
  readonly id: string
  readonly uid: string
  readonly role: Role
  readonly version: number
  readonly createdAt: Date
  readonly displayName: string
  readonly email: string
  /** What a branch manager looks after, by name; empty for every other role. */
  readonly branches: readonly BranchName[]
}

export type ColleaguePosition = readonly [displayName: string, id: string]

/** Colleagues by name, after a position; `q` is part of a name or an e-mail address. */
export async function listColleagues(
  db: Database,
  companyId: string,
  { q, after, limit }: { q?: string; after: ColleaguePosition | null; limit: number },
): Promise<Colleague[]> {
  const isAfter = after
    ? sql`(${accounts.displayName}, ${members.id}) > (${after[0]}, ${after[1]}::uuid)`
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
    .select({ member: members, displayName: accounts.displayName, email: accounts.email })
    .from(members)
    .innerJoin(accounts, eq(accounts.uid, members.uid))
    .where(and(eq(members.companyId, companyId), condition))
    .orderBy(asc(accounts.displayName), asc(members.id))
    .limit(limit)
  const managers = rows.filter(({ member }) => member.role === 'branch_manager')
  const own = await branchesOf(
    db,
    companyId,
    managers.map(({ member }) => member.id),
  )
  return rows.map(({ member: { id, uid, role, version, createdAt }, displayName, email }) => {
    return { id, uid, role, version, createdAt, displayName, email, branches: own.get(id) ?? [] }
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
    .orderBy(asc(branches.name), asc(branches.id))
  for (const { memberId, ...branch } of rows) byMember.get(memberId)?.push(branch)
  return byMember
}

/** Those of the branches that are the company's, by name. */
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
    .orderBy(asc(branches.name), asc(branches.id))
}

/**
 * Locks a company's members against being added, changed or removed until the transaction ends; other work with the
 * company goes on.
 */
export async function lockMembers(tx: Database, companyId: string): Promise<void> {
  await tx
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('no key update')
}

export async function countOwners(db: Database, companyId: string): Promise<number> {
  const [row] = await db
    .select({ owners: count() })
    .from(members)
    .where(and(eq(members.companyId, companyId), eq(members.role, 'owner')))
  return row?.owners ?? 0
}

/** Gives a member another role and other branches. */
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
