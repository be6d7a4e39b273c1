import { and, asc, count, desc, eq, inArray, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { branches } from '../branches/table'
import type { Scope } from '../members/scope'
import { contains } from '../search'
import { type JobPostState, runningStates } from './state-machine'
import { jobPosts, shifts } from './table'

type JobPostRow = typeof jobPosts.$inferSelect
export type Shift = Pick<typeof shifts.$inferSelect, 'date' | 'startTime' | 'endTime' | 'breakMinutes'>
export type JobPost = JobPostRow & { readonly branchName: string | null; readonly shifts: readonly Shift[] }
type Content =
  | 'branchId'
  | 'type'
  | 'workType'
  | 'title'
  | 'description'
  | 'headcount'
  | 'minAge'
  | 'maxAge'
  | 'payUnit'
  | 'payAmount'
  | 'overtimePay'
  | 'paysHolidayRates'
  | 'payday'
  | 'expiresAt'
export type JobPostContent = Pick<JobPostRow, Content>
export type ShiftValues = Omit<typeof shifts.$inferInsert, 'companyId' | 'jobPostId' | 'position'>
type Progress = Partial<Pick<JobPostRow, 'state' | 'publishedAt' | 'endedAt' | 'reviewReasons'>>

/** The company in every WHERE, and for a branch manager the posts of their own branches. */
function within({ companyId, branchIds }: Scope, ...conditions: (SQL | undefined)[]): SQL | undefined {
  const own = branchIds && inArray(jobPosts.branchId, [...branchIds])
  return and(eq(jobPosts.companyId, companyId), own ?? undefined, ...conditions)
}

const select = (db: Database) =>
  db
    .select({ post: jobPosts, branchName: branches.name })
    .from(jobPosts)
    .leftJoin(branches, and(eq(branches.companyId, jobPosts.companyId), eq(branches.id, jobPosts.branchId)))

async function withShifts(
  db: Database,
  { companyId }: Scope,
  rows: readonly { post: JobPostRow; branchName: string | null }[],
): Promise<JobPost[]> {
  const ids = rows.map(({ post }) => post.id)
  const found = ids.length === 0 ? [] : await findShifts(db, companyId, ids)
  const byPost = new Map<string, Shift[]>(ids.map((id) => [id, []]))
  for (const shift of found) byPost.get(shift.jobPostId)?.push(shift)
  return rows.map(({ post, branchName }) => ({ ...post, branchName, shifts: byPost.get(post.id) ?? [] }))
}

const findShifts = (db: Database, companyId: string, ids: string[]) =>
  db
    .select()
    .from(shifts)
    .where(and(eq(shifts.companyId, companyId), inArray(shifts.jobPostId, ids)))
    .orderBy(asc(shifts.jobPostId), asc(shifts.position))

export async function findJobPost(db: Database, scope: Scope, id: string): Promise<JobPost | null> {
  const rows = await select(db).where(within(scope, eq(jobPosts.id, id)))
  const [post] = await withShifts(db, scope, rows)
  return post ?? null
}

/** The post, kept from changing until the transaction ends. */
export async function lockJobPost(tx: Database, scope: Scope, id: string): Promise<JobPost | null> {
  await tx
    .select({ id: jobPosts.id })
    .from(jobPosts)
    .where(within(scope, eq(jobPosts.id, id)))
    .for('update')
  return findJobPost(tx, scope, id)
}

type Filter = { readonly state?: JobPostState; readonly branchId?: string; readonly q?: string }

/** Posts, newest first (ids are time-ordered), after a position. */
export async function listJobPosts(
  db: Database,
  scope: Scope,
  { state, branchId, q, after, limit }: Filter & { after: string | null; limit: number },
): Promise<JobPost[]> {
  const rows = await select(db)
    .where(
      within(
        scope,
        state && eq(jobPosts.state, state),
        branchId ? eq(jobPosts.branchId, branchId) : undefined,
        contains(jobPosts.title, q),
        after ? lt(jobPosts.id, after) : undefined,
      ),
    )
    .orderBy(desc(jobPosts.id))
    .limit(limit)
  return withShifts(db, scope, rows)
}

export async function countJobPosts(
  db: Database,
  scope: Scope,
  branchId?: string,
): Promise<Map<JobPostState, number>> {
  const rows = await db
    .select({ state: jobPosts.state, posts: count() })
    .from(jobPosts)
    .where(within(scope, branchId ? eq(jobPosts.branchId, branchId) : undefined))
    .groupBy(jobPosts.state)
  return new Map(rows.map(({ state, posts }) => [state, posts]))
}

type NewJobPost = {
  readonly id: string
  readonly createdBy: string
  readonly content: JobPostContent
  readonly times: readonly ShiftValues[]
}

export async function insertJobPost(
  tx: Database,
  { companyId }: Scope,
  { id, createdBy, content, times }: NewJobPost,
): Promise<void> {
  await tx.insert(jobPosts).values({ ...content, companyId, id, createdBy })
  await replaceShifts(tx, companyId, id, times)
}

/** Writes a locked post's content anew. */
export async function updateJobPost(
  tx: Database,
  scope: Scope,
  id: string,
  {
    content,
    times,
    progress,
  }: { content: JobPostContent; times: readonly ShiftValues[]; progress: Progress },
): Promise<void> {
  await tx
    .update(jobPosts)
    .set({ ...content, ...progress, updatedAt: new Date(), version: sql`${jobPosts.version} + 1` })
    .where(within(scope, eq(jobPosts.id, id)))
  await replaceShifts(tx, scope.companyId, id, times)
}

/** Moves a locked post to another state. */
export async function moveJobPost(tx: Database, scope: Scope, id: string, progress: Progress): Promise<void> {
  await tx
    .update(jobPosts)
    .set({ ...progress, updatedAt: new Date(), version: sql`${jobPosts.version} + 1` })
    .where(within(scope, eq(jobPosts.id, id)))
}

async function replaceShifts(
  tx: Database,
  companyId: string,
  jobPostId: string,
  times: readonly ShiftValues[],
): Promise<void> {
  await tx.delete(shifts).where(and(eq(shifts.companyId, companyId), eq(shifts.jobPostId, jobPostId)))
  const rows = times.map((values, position) => ({ ...values, companyId, jobPostId, position }))
  if (rows.length > 0) await tx.insert(shifts).values(rows)
}

type ExpiredPost = Pick<JobPostRow, 'companyId' | 'id' | 'branchId' | 'title'>

/** Ends running posts whose last shift is over, in every company. */
export async function expireJobPosts(tx: Database): Promise<ExpiredPost[]> {
  return tx
    .update(jobPosts)
    .set({ state: 'expired', endedAt: new Date(), version: sql`${jobPosts.version} + 1` })
    .where(and(inArray(jobPosts.state, [...runningStates]), lte(jobPosts.expiresAt, sql`now()`)))
    .returning({
      companyId: jobPosts.companyId,
      id: jobPosts.id,
      branchId: jobPosts.branchId,
      title: jobPosts.title,
    })
}

/** Every post of a company that something can still become of. */
export async function openPostIds(tx: Database, companyId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: jobPosts.id })
    .from(jobPosts)
    .where(
      and(
        eq(jobPosts.companyId, companyId),
        inArray(jobPosts.state, ['draft', 'pending_review', 'rejected', 'published', 'paused']),
      ),
    )
    .orderBy(jobPosts.id)
  return rows.map(({ id }) => id)
}
