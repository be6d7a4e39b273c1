import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { runningStates } from '../job-posts/state-machine'
import { jobPosts } from '../job-posts/table'
import type { Scope } from '../members/scope'
import { contains } from '../search'
import { branches } from './table'

export type BranchRow = typeof branches.$inferSelect
export type Branch = BranchRow & { readonly openPosts: number }
export type BranchValues = Omit<typeof branches.$inferInsert, 'companyId' | 'id' | 'createdAt' | 'version'>
export type BranchPosition = readonly [name: string, id: string]

/** Adds to each branch how many of its posts are running. */
async function withOpenPosts(db: Database, { companyId }: Scope, rows: BranchRow[]): Promise<Branch[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const isRunning = and(
    eq(jobPosts.companyId, companyId),
    inArray(jobPosts.branchId, ids),
    inArray(jobPosts.state, [...runningStates]),
  )
  const counted = await db
    .select({ branchId: jobPosts.branchId, posts: count() })
    .from(jobPosts)
    .where(isRunning)
    .groupBy(jobPosts.branchId)
  const byBranch = new Map(counted.map(({ branchId, posts }) => [branchId, posts]))
  return rows.map((row) => ({ ...row, openPosts: byBranch.get(row.id) ?? 0 }))
}

/** The company in every WHERE, and for a branch manager their own branches. */
function within({ companyId, branchIds }: Scope, ...conditions: (SQL | undefined)[]): SQL | undefined {
  const own = branchIds && inArray(branches.id, [...branchIds])
  return and(eq(branches.companyId, companyId), own ?? undefined, ...conditions)
}

export async function findBranch(db: Database, scope: Scope, id: string): Promise<Branch | null> {
  const rows = await db
    .select()
    .from(branches)
    .where(within(scope, eq(branches.id, id)))
  const [branch] = await withOpenPosts(db, scope, rows)
  return branch ?? null
}

/** Branches by name, after a position. */
export async function listBranches(
  db: Database,
  scope: Scope,
  { q, after, limit }: { q?: string; after: BranchPosition | null; limit: number },
): Promise<Branch[]> {
  const isAfter = after
    ? sql`(${branches.name}, ${branches.id}) > (${after[0]}, ${after[1]}::uuid)`
    : undefined
  const rows = await db
    .select()
    .from(branches)
    .where(within(scope, contains(branches.name, q), isAfter))
    .orderBy(asc(branches.name), asc(branches.id))
    .limit(limit)
  return withOpenPosts(db, scope, rows)
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
    .where(within(scope, eq(branches.id, id), eq(branches.version, version)))
    .returning()
  return branch ?? null
}
