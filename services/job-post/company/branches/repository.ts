import {
  and,
  arrayContains,
  asc,
  count,
  eq,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import type { Place } from '@/validators/minimum-wages'
import { runningStates, workAheadStates } from '@/validators/states/job-post'
import type { Scope } from '../../platform/access/scope'
import { contains } from '../../platform/search'
import { branches } from '../../tables/branches'
import { invitations } from '../../tables/invitations'
import { jobPosts } from '../../tables/job-posts'
import { memberBranches } from '../../tables/members'

export type BranchRow = typeof branches.$inferSelect
export type Branch = BranchRow & { readonly openPosts: number }
type Kept = 'companyId' | 'id' | 'createdAt' | 'version' | 'archivedAt' | 'deletedAt'
export type BranchValues = Omit<typeof branches.$inferInsert, Kept>
export type BranchPosition = readonly [sortName: string, id: string]

/** Which branches a list shows: active or archived, and the search text. */
export type BranchFilter = { readonly q?: string; readonly state: 'active' | 'archived' }

const isThere = isNull(branches.deletedAt)

/** The running posts of these branches, counted per branch in one query. */
async function countOpenPosts(
  db: Database,
  companyId: string,
  ids: readonly string[],
): Promise<Map<string | null, number>> {
  if (ids.length === 0) return new Map()
  const isRunning = and(
    eq(jobPosts.companyId, companyId),
    inArray(jobPosts.state, [...runningStates]),
    inArray(jobPosts.branchId, [...ids]),
  )
  const counted = await db
    .select({ branchId: jobPosts.branchId, posts: count() })
    .from(jobPosts)
    .where(isRunning)
    .groupBy(jobPosts.branchId)
  return new Map(counted.map(({ branchId, posts }) => [branchId, posts]))
}

/** Adds the number of running posts to each branch. */
async function withOpenPosts<Row extends { readonly id: string }>(
  db: Database,
  { companyId }: Scope,
  rows: readonly Row[],
): Promise<(Row & { readonly openPosts: number })[]> {
  const ids = rows.map(({ id }) => id)
  const counted = await countOpenPosts(db, companyId, ids)
  return rows.map((row) => ({ ...row, openPosts: counted.get(row.id) ?? 0 }))
}

/** Restricts every query to the company and, for a branch manager, to their own branches. */
function within({ companyId, branchIds }: Scope, ...conditions: (SQL | undefined)[]): SQL | undefined {
  const own = branchIds && inArray(branches.id, [...branchIds])
  return and(eq(branches.companyId, companyId), own ?? undefined, ...conditions)
}

const matching = ({ q, state }: BranchFilter): SQL | undefined =>
  and(
    isThere,
    state === 'archived' ? isNotNull(branches.archivedAt) : isNull(branches.archivedAt),
    or(
      contains(branches.name, q),
      contains(branches.taxBranchNumber, q),
      contains(branches.district, q),
      contains(branches.province, q),
    ),
  )

export async function findBranch(db: Database, scope: Scope, id: string): Promise<Branch | null> {
  const rows = await db
    .select()
    .from(branches)
    .where(within(scope, eq(branches.id, id), isThere))
  const [branch] = await withOpenPosts(db, scope, rows)
  return branch ?? null
}

/** True for a branch in use, which cannot be archived before the transaction ends. */
export async function lockBranchInUse(tx: Database, scope: Scope, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: branches.id })
    .from(branches)
    .where(within(scope, eq(branches.id, id), isThere, isNull(branches.archivedAt)))
    .for('key share')
  return rows.length > 0
}

/** Where a branch is, archived or not; null for one out of scope. */
export async function findPlace(tx: Database, scope: Scope, id: string): Promise<Place | null> {
  const [place] = await tx
    .select({ province: branches.province, district: branches.district })
    .from(branches)
    .where(within(scope, eq(branches.id, id)))
  return place ?? null
}

type Worded = Pick<BranchRow, 'name' | 'addressLine' | 'subdistrict' | 'district' | 'province'>

/** The texts of a branch that its posts show and that somebody typed. */
export const placeWords = ({ name, addressLine, subdistrict, district, province }: Worded): string[] => [
  name,
  addressLine,
  subdistrict,
  district,
  province,
]

/** The same for a branch id; empty when there is no such branch. */
export async function findPlaceWords(db: Database, companyId: string, id: string): Promise<string[]> {
  const rows = await db
    .select({
      name: branches.name,
      addressLine: branches.addressLine,
      subdistrict: branches.subdistrict,
      district: branches.district,
      province: branches.province,
    })
    .from(branches)
    .where(and(eq(branches.companyId, companyId), eq(branches.id, id)))
  return rows.flatMap(placeWords)
}

/** The branch, even a deleted one, locked against changes and new posts until the transaction ends. */
export async function lockBranch(tx: Database, scope: Scope, id: string): Promise<BranchRow | null> {
  const [branch] = await tx
    .select()
    .from(branches)
    .where(within(scope, eq(branches.id, id)))
    .for('update')
  return branch ?? null
}

const inOrder = [asc(branches.sortName), asc(branches.id)]

type PageOptions = BranchFilter & { readonly after: BranchPosition | null; readonly limit: number }

/** The query of one page of branches by name, after a position; exported so that a test can read its plan. */
export function pageQuery(db: Database, scope: Scope, { after, limit, ...filter }: PageOptions) {
  const isAfter = after
    ? sql`(${branches.sortName}, ${branches.id}) > (${after[0]}, ${after[1]}::uuid)`
    : undefined
  return db
    .select()
    .from(branches)
    .where(within(scope, matching(filter), isAfter))
    .orderBy(...inOrder)
    .limit(limit)
}

/** Branches by name, after a position. */
export async function listBranches(db: Database, scope: Scope, options: PageOptions): Promise<Branch[]> {
  return withOpenPosts(db, scope, await pageQuery(db, scope, options))
}

const summary = {
  id: branches.id,
  name: branches.name,
  taxBranchNumber: branches.taxBranchNumber,
  district: branches.district,
  province: branches.province,
  lat: branches.lat,
  lng: branches.lng,
}

/** The query of all branches by name; exported so that a test can read its plan. */
export const summaryQuery = (db: Database, scope: Scope, filter: BranchFilter) =>
  db
    .select(summary)
    .from(branches)
    .where(within(scope, matching(filter)))
    .orderBy(...inOrder)

/** All branches by name, with only the fields that a map or a select list needs. */
export async function summariseBranches(db: Database, scope: Scope, filter: BranchFilter) {
  return withOpenPosts(db, scope, await summaryQuery(db, scope, filter))
}

/** How many branches a company keeps, archived ones included. */
export async function countBranches(db: Database, companyId: string): Promise<number> {
  const [counted] = await db
    .select({ branches: count() })
    .from(branches)
    .where(and(eq(branches.companyId, companyId), isThere))
  return counted?.branches ?? 0
}

/** What keeps a branch from being deleted. */
export type BranchTies = { readonly posts: number; readonly members: number; readonly invitations: number }

/** Counts a branch's posts in any state, the branch managers assigned to it, and the pending invitations that offer it. */
export async function countTies(db: Database, companyId: string, id: string): Promise<BranchTies> {
  const { all: posts } = await countPosts(db, companyId, id)
  const [keepers] = await db
    .select({ members: count() })
    .from(memberBranches)
    .where(and(eq(memberBranches.companyId, companyId), eq(memberBranches.branchId, id)))
  const [offers] = await db
    .select({ invitations: count() })
    .from(invitations)
    .where(
      and(
        eq(invitations.companyId, companyId),
        eq(invitations.state, 'pending'),
        arrayContains(invitations.branchIds, [id]),
      ),
    )
  return { posts, members: keepers?.members ?? 0, invitations: offers?.invitations ?? 0 }
}

/** How many posts a branch has: `open` counts those running or waiting to be published, `all` every post. */
export async function countPosts(
  db: Database,
  companyId: string,
  id: string,
): Promise<{ open: number; all: number }> {
  const isOpen = inArray(jobPosts.state, [...workAheadStates, 'pending_review'])
  const [counted] = await db
    .select({ all: count(), open: sql<number>`count(*) filter (where ${isOpen})`.mapWith(Number) })
    .from(jobPosts)
    .where(and(eq(jobPosts.companyId, companyId), eq(jobPosts.branchId, id)))
  return counted ?? { open: 0, all: 0 }
}

export async function insertBranch(
  tx: Database,
  { companyId }: Scope,
  id: string,
  values: BranchValues,
): Promise<BranchRow> {
  const [branch] = await tx
    .insert(branches)
    .values({ ...values, companyId, id })
    .returning()
  if (!branch) throw new Error('the branch was not stored')
  return branch
}

/** Stores many branches at once and answers those stored; a row whose tax branch number is taken is left out. */
export async function insertBranches(
  tx: Database,
  { companyId }: Scope,
  rows: readonly (BranchValues & { readonly id: string })[],
): Promise<BranchRow[]> {
  if (rows.length === 0) return []
  return tx
    .insert(branches)
    .values(rows.map((row) => ({ ...row, companyId })))
    .onConflictDoNothing({ target: [branches.companyId, branches.taxBranchNumber], where: isThere })
    .returning()
}

/** Replaces a branch at a known version; null when it is gone, changed meanwhile, or out of scope. */
export async function updateBranch(
  tx: Database,
  scope: Scope,
  id: string,
  version: number,
  values: BranchValues,
): Promise<BranchRow | null> {
  const [branch] = await tx
    .update(branches)
    .set({ ...values, version: sql`${branches.version} + 1` })
    .where(within(scope, eq(branches.id, id), eq(branches.version, version), isThere))
    .returning()
  return branch ?? null
}

/** Archives, deletes or restores a locked branch. */
export async function moveBranch(
  tx: Database,
  { companyId, id }: BranchRow,
  changes: { readonly archivedAt?: Date | null; readonly deletedAt?: Date | null },
): Promise<BranchRow> {
  const [branch] = await tx
    .update(branches)
    .set({
      ...changes,
      version: sql`${branches.version} + 1`,
    })
    .where(and(eq(branches.companyId, companyId), eq(branches.id, id)))
    .returning()
  if (!branch) throw new Error('the locked branch is gone')
  return branch
}

/** Removes the photos from every branch of a company. */
export async function removePhotos(tx: Database, companyId: string): Promise<void> {
  await tx
    .update(branches)
    .set({ photos: [], version: sql`${branches.version} + 1` })
    .where(eq(branches.companyId, companyId))
}
