import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  is,
  isNotNull,
  isNull,
  ne,
  or,
  Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '@/services/shared/database'
import { type Given, prepared } from '@/services/shared/prepared'
import { areShiftsChosen } from '@/validators/shift-places'
import { type JobPostState, openStates, workAheadStates } from '@/validators/states/job-post'
import type { Scope } from '../../platform/access/scope'
import { searchKeys } from '../../platform/search'
import type { KeptDraftReason } from '../../shapes/kept-draft-reasons'
import { branches } from '../../tables/branches'
import { jobPosts, shifts } from '../../tables/job-posts'
import { listingOf } from './listing-repository'
import { type ShiftValues, storeShifts } from './shifts-repository'

const {
  titleKeys: _keys,
  searchKeys: _words,
  place: _place,
  dayPay: _pay,
  ...readColumns
} = getTableColumns(jobPosts)

/** All columns of a post except those that only find and order it. */
export const columns = readColumns

export type JobPostRow = Pick<typeof jobPosts.$inferSelect, keyof typeof readColumns>

export type Shift = Pick<
  typeof shifts.$inferSelect,
  'id' | 'date' | 'startTime' | 'endTime' | 'breakMinutes' | 'headcount'
>

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
  | 'shiftChoice'
  | 'payday'
  | 'requirements'
  | 'knockOutQuestions'
  | 'benefits'
  | 'otherBenefits'
  | 'contactName'
  | 'photos'
  | 'visibility'
  | 'favouriteGroupId'
  | 'applyBy'
  | 'interviewMode'
  | 'startsAt'
  | 'expiresAt'

export type JobPostContent = Pick<JobPostRow, Content>

type Progress = Partial<
  Pick<
    JobPostRow,
    'state' | 'endedAt' | 'cancelReason' | 'reviewReasons' | 'reviewNote' | 'reviewSince' | 'creditShortSince'
  >
>

/** True for any of these ids, passed as a single parameter however many there are. */
export const isAnyOf = (column: PgColumn, ids: readonly string[] | Placeholder) =>
  sql`${column} = any(${is(ids, Placeholder) ? ids : sql.param(ids)}::uuid[])`

/** Restricts every query to the company and, for a branch manager, to posts of their own branches. */
export function within(
  { companyId, branchIds }: Given<Scope>,
  ...conditions: (SQL | undefined)[]
): SQL | undefined {
  const own = branchIds ? isAnyOf(jobPosts.branchId, branchIds) : undefined
  return and(eq(jobPosts.companyId, companyId), own, ...conditions)
}

export const select = (db: Database) =>
  db
    .select({ post: columns, branchName: branches.name })
    .from(jobPosts)
    .leftJoin(branches, and(eq(branches.companyId, jobPosts.companyId), eq(branches.id, jobPosts.branchId)))

export async function withShifts(
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

export const findShifts = (db: Database, companyId: string, ids: readonly string[]) =>
  shiftsOf(db, { companyId, ids })

export const shiftsOf = prepared(
  (db, { companyId, ids }: Given<{ companyId: string; ids: readonly string[] }>) =>
    db
      .select()
      .from(shifts)
      .where(and(eq(shifts.companyId, companyId), isAnyOf(shifts.jobPostId, ids), isNull(shifts.endedAt)))
      .orderBy(asc(shifts.jobPostId), asc(shifts.position)),
)

const rowsOfPost = prepared((db, { id, ...scope }: Given<Scope & { id: string }>) =>
  select(db).where(within(scope, eq(jobPosts.id, id))),
)

export async function findJobPost(db: Database, scope: Scope, id: string): Promise<JobPost | null> {
  const rows = await rowsOfPost(db, { ...scope, id })
  const [post] = await withShifts(db, scope, rows)
  return post ?? null
}

/** Some posts, in no order. */
export const findJobPosts = async (db: Database, scope: Scope, ids: readonly string[]): Promise<JobPost[]> =>
  ids.length === 0
    ? []
    : withShifts(db, scope, await select(db).where(within(scope, isAnyOf(jobPosts.id, ids))))

const idOfPost = prepared((db, { id, ...scope }: Given<Scope & { id: string }>) =>
  db
    .select({ id: jobPosts.id })
    .from(jobPosts)
    .where(within(scope, eq(jobPosts.id, id))),
)

/** Whether there is such a post within the scope. */
export const isJobPostWithin = async (db: Database, scope: Scope, id: string): Promise<boolean> =>
  (await idOfPost(db, { ...scope, id })).length > 0

/** The post, locked until the transaction ends. */
export async function lockJobPost(tx: Database, scope: Scope, id: string): Promise<JobPost | null> {
  await tx
    .select({ id: jobPosts.id })
    .from(jobPosts)
    .where(within(scope, eq(jobPosts.id, id)))
    .for('update')
  return findJobPost(tx, scope, id)
}

/** Adds search keys to up to `atMost` titles stored without them; answers how many. */
export async function addTitleKeys(db: Database, atMost: number): Promise<number> {
  const waiting = await db
    .select({ companyId: jobPosts.companyId, id: jobPosts.id, title: jobPosts.title })
    .from(jobPosts)
    .where(isNull(jobPosts.titleKeys))
    .limit(atMost)
  for (const { companyId, id, title } of waiting) {
    await db
      .update(jobPosts)
      .set({ titleKeys: searchKeys(title ?? '') })
      .where(and(eq(jobPosts.companyId, companyId), eq(jobPosts.id, id), isNull(jobPosts.titleKeys)))
  }
  return waiting.length
}

/** How many posts a company has in these states, without the post `except`. */
export async function countJobPostsIn(
  db: Database,
  companyId: string,
  { states, except }: { readonly states: readonly JobPostState[]; readonly except: string | null },
): Promise<number> {
  const [counted] = await db
    .select({ posts: count() })
    .from(jobPosts)
    .where(
      and(
        eq(jobPosts.companyId, companyId),
        inArray(jobPosts.state, [...states]),
        except ? ne(jobPosts.id, except) : undefined,
      ),
    )
  return counted?.posts ?? 0
}

/** How many posts of a company were ever published, without the post `except`. */
export async function countPublishedPosts(
  db: Database,
  companyId: string,
  { except }: { readonly except: string },
): Promise<number> {
  const [counted] = await db
    .select({ posts: count() })
    .from(jobPosts)
    .where(and(eq(jobPosts.companyId, companyId), ne(jobPosts.id, except), isNotNull(jobPosts.publishedAt)))
  return counted?.posts ?? 0
}

type NewJobPost = {
  readonly id: string
  readonly createdBy: string
  readonly content: JobPostContent
  readonly times: readonly ShiftValues[]
}

const keysOf = ({ title }: JobPostContent) => searchKeys(title ?? '')

export async function insertJobPost(
  tx: Database,
  { companyId }: Scope,
  { id, createdBy, content, times }: NewJobPost,
): Promise<void> {
  const listing = await listingOf(tx, companyId, content, times)
  await tx
    .insert(jobPosts)
    .values({ ...content, ...listing, titleKeys: keysOf(content), companyId, id, createdBy })
  await storeShifts(tx, { companyId, jobPostId: id, areChosen: areShiftsChosen(content) }, times)
}

/**
 * The moments that a post keeps from its first publication, and from when everybody first found it in the list. What
 * happens later, for example another publication after staff took it down, moves neither.
 */
const keptMoments = ({ state, visibility }: Partial<Pick<JobPostRow, 'state' | 'visibility'>>) => {
  const at = sql`${new Date().toISOString()}::timestamptz`
  const isPublished = sql`${state ?? jobPosts.state} = 'published'`
  const isListed = sql`${isPublished} and ${visibility ?? jobPosts.visibility} = 'public'`
  return {
    publishedAt: sql`coalesce(${jobPosts.publishedAt}, case when ${isPublished} then ${at} end)`,
    listedSince: sql`coalesce(${jobPosts.listedSince}, case when ${isListed} then ${at} end)`,
  }
}

/** Replaces the content of a locked post. */
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
    .set({
      ...content,
      ...(await listingOf(tx, scope.companyId, content, times)),
      titleKeys: keysOf(content),
      ...progress,
      ...keptMoments({ ...content, ...progress }),
      updatedAt: new Date(),
      version: sql`${jobPosts.version} + 1`,
    })
    .where(within(scope, eq(jobPosts.id, id)))
  const post = { companyId: scope.companyId, jobPostId: id, areChosen: areShiftsChosen(content) }
  await storeShifts(tx, post, times)
}

/** A post that was submitted with success has not waited for credit since. */
const noShortage = {
  creditShortBy: null,
  creditShortVersion: null,
  keptDraftReason: null,
  keptDraftAt: null,
} as const

/** Changes the state of a locked post. */
export async function moveJobPost(tx: Database, scope: Scope, id: string, progress: Progress): Promise<void> {
  await tx
    .update(jobPosts)
    .set({
      ...progress,
      ...keptMoments(progress),
      ...(progress.creditShortSince === null && noShortage),
      updatedAt: new Date(),
      version: sql`${jobPosts.version} + 1`,
    })
    .where(within(scope, eq(jobPosts.id, id)))
}

/**
 * Records that a draft was submitted, by whom and as it was then, without enough credit; its version stays, because it
 * was not edited.
 */
export async function noteCreditShortage(db: Database, scope: Scope, id: string, uid: string): Promise<void> {
  await db
    .update(jobPosts)
    .set({
      creditShortSince: sql`coalesce(${jobPosts.creditShortSince}, now())`,
      creditShortBy: uid,
      creditShortVersion: jobPosts.version,
      keptDraftReason: null,
      keptDraftAt: null,
    })
    .where(within(scope, eq(jobPosts.id, id), eq(jobPosts.state, 'draft')))
}

/** Records why a draft was not published when the credit came that it waited for. */
export async function keepDraft(
  tx: Database,
  { companyId, id }: PostKey,
  reason: KeptDraftReason,
): Promise<void> {
  await tx
    .update(jobPosts)
    .set({ keptDraftReason: reason, keptDraftAt: new Date() })
    .where(and(eq(jobPosts.companyId, companyId), eq(jobPosts.id, id)))
}

/** The company of a post, for staff, who know only its id; null when there is no such post. */
export async function findCompanyOfPost(db: Database, id: string): Promise<string | null> {
  const [post] = await db.select({ companyId: jobPosts.companyId }).from(jobPosts).where(eq(jobPosts.id, id))
  return post?.companyId ?? null
}

/** A post, by what names it. */
export type PostKey = Pick<JobPostRow, 'companyId' | 'id'>

async function idsWhere(tx: Database, where: SQL | undefined): Promise<string[]> {
  const rows = await tx.select({ id: jobPosts.id }).from(jobPosts).where(where).orderBy(jobPosts.id)
  return rows.map(({ id }) => id)
}

const isOpen = inArray(jobPosts.state, ['draft', 'pending_review', 'rejected', ...workAheadStates])

/** Ids of a company's posts that have not ended. */
export const openPostIds = (tx: Database, companyId: string): Promise<string[]> =>
  idsWhere(tx, and(eq(jobPosts.companyId, companyId), isOpen))

/** The same with the closed ones whose work is not over: who was hired for these still comes. */
export function unendedPostIds(tx: Database, companyId: string): Promise<string[]> {
  const hasWork = and(eq(jobPosts.state, 'closed'), gt(jobPosts.expiresAt, sql`now()`))
  return idsWhere(tx, and(eq(jobPosts.companyId, companyId), or(isOpen, hasWork)))
}

/** Ids of a branch's posts that workers see, or will see without being submitted again. */
export function openPostIdsAt(tx: Database, companyId: string, branchId: string): Promise<string[]> {
  const isThere = and(eq(jobPosts.companyId, companyId), eq(jobPosts.branchId, branchId))
  return idsWhere(tx, and(isThere, inArray(jobPosts.state, [...openStates])))
}

/** A company's latest posts that are shown, or will be, to the workers in a group. */
export async function listPostsForGroup(db: Database, companyId: string, favouriteGroupId: string) {
  return db
    .select({ id: jobPosts.id, title: jobPosts.title })
    .from(jobPosts)
    .where(
      and(
        eq(jobPosts.companyId, companyId),
        eq(jobPosts.favouriteGroupId, favouriteGroupId),
        inArray(jobPosts.state, ['pending_review', ...workAheadStates]),
      ),
    )
    .orderBy(desc(jobPosts.id))
    .limit(20)
}

/** Removes the photos from every post of a company. */
export async function removePhotos(tx: Database, companyId: string): Promise<void> {
  await tx
    .update(jobPosts)
    .set({ photos: [], version: sql`${jobPosts.version} + 1` })
    .where(and(eq(jobPosts.companyId, companyId), sql`${jobPosts.photos} <> '[]'::jsonb`))
}
