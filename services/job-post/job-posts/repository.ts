import {
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  gte,
  inArray,
  is,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notInArray,
  or,
  Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '@/services/shared/database'
import { type Given, prepared } from '@/services/shared/prepared'
import { standingTerms } from '@/validators/company-standing'
import { branches } from '../branches/table'
import { companies } from '../companies/table'
import type { Scope } from '../members/scope'
import { searchKeys, searchQuery } from '../search'
import { type JobPostState, openStates, runningStates, workAheadStates } from './state-machine'
import { companyTitleVector, jobPosts, shifts } from './table'

const { titleKeys: _, ...columns } = getTableColumns(jobPosts)
type JobPostRow = Omit<typeof jobPosts.$inferSelect, 'titleKeys'>
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
  | 'photos'
  | 'visibility'
  | 'favouriteGroupId'
  | 'applyBy'
  | 'interviewMode'
  | 'expiresAt'
export type JobPostContent = Pick<JobPostRow, Content>
export type ShiftValues = Omit<typeof shifts.$inferInsert, 'companyId' | 'jobPostId' | 'position' | 'id'>
type Progress = Partial<
  Pick<
    JobPostRow,
    'state' | 'publishedAt' | 'endedAt' | 'reviewReasons' | 'reviewNote' | 'reviewSince' | 'creditShortSince'
  >
>

/** That an id is one of some, which are one value however many they are. */
const isAnyOf = (column: PgColumn, ids: readonly string[] | Placeholder) =>
  sql`${column} = any(${is(ids, Placeholder) ? ids : sql.param(ids)}::uuid[])`

/** The company in every WHERE, and for a branch manager the posts of their own branches. */
function within({ companyId, branchIds }: Given<Scope>, ...conditions: (SQL | undefined)[]): SQL | undefined {
  const own = branchIds ? isAnyOf(jobPosts.branchId, branchIds) : undefined
  return and(eq(jobPosts.companyId, companyId), own, ...conditions)
}

const select = (db: Database) =>
  db
    .select({ post: columns, branchName: branches.name })
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

const findShifts = (db: Database, companyId: string, ids: readonly string[]) =>
  shiftsOf(db, { companyId, ids })

const shiftsOf = prepared((db, { companyId, ids }: Given<{ companyId: string; ids: readonly string[] }>) =>
  db
    .select()
    .from(shifts)
    .where(and(eq(shifts.companyId, companyId), isAnyOf(shifts.jobPostId, ids)))
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

/** The post, kept from changing until the transaction ends. */
export async function lockJobPost(tx: Database, scope: Scope, id: string): Promise<JobPost | null> {
  await tx
    .select({ id: jobPosts.id })
    .from(jobPosts)
    .where(within(scope, eq(jobPosts.id, id)))
    .for('update')
  return findJobPost(tx, scope, id)
}

/** Which posts a list shows; days (YYYY-MM-DD) are those somebody works, both included. */
export type JobPostFilter = {
  readonly branchId?: string
  readonly type?: NonNullable<JobPostRow['type']>
  readonly from?: string
  readonly to?: string
  readonly q?: string
  /** Only those that do, or only those that do not, wait for credit. */
  readonly waitsForCredit?: boolean
}

/** What a list asks the database: `q` as the tsquery of `searchQuery`. */
type Asked = Omit<JobPostFilter, 'q'> & { readonly title?: string }

/** What to ask the database, or null where what was typed holds nothing to search for and nothing is found. */
export function askedOf(
  { companyId }: Scope,
  { q, branchId, type, from, to, waitsForCredit }: JobPostFilter,
): Asked | null {
  // One by one: whatever else an address carries must not come near a query, whose scope stands beside these.
  const filter = { branchId, type, from, to, waitsForCredit }
  if (!q?.trim()) return filter
  const title = searchQuery(q, companyId)
  return title === null ? null : { ...filter, title }
}

/** Posts with a shift on one of the days. */
function worksOn(db: Database, { from, to }: Given<Asked>): SQL | undefined {
  if (!from && !to) return undefined
  const shiftsThen = db
    .select({ position: shifts.position })
    .from(shifts)
    .where(
      and(
        eq(shifts.companyId, jobPosts.companyId),
        eq(shifts.jobPostId, jobPosts.id),
        from ? gte(shifts.date, from) : undefined,
        to ? lte(shifts.date, to) : undefined,
      ),
    )
  return exists(shiftsThen)
}

/** Drafts somebody submitted while the company had too little credit. */
const isWaitingForCredit = and(eq(jobPosts.state, 'draft'), isNotNull(jobPosts.creditShortSince))

function waitsForCredit({ waitsForCredit: asked }: Given<Asked>): SQL | undefined {
  if (asked === undefined) return undefined
  return asked ? isWaitingForCredit : sql`not (${isWaitingForCredit})`
}

const matching = (db: Database, asked: Given<Asked>): SQL | undefined =>
  and(
    asked.branchId ? eq(jobPosts.branchId, asked.branchId) : undefined,
    asked.type ? eq(jobPosts.type, asked.type) : undefined,
    worksOn(db, asked),
    waitsForCredit(asked),
    asked.title ? sql`${companyTitleVector(jobPosts)} @@ ${asked.title}::tsquery` : undefined,
  )

type Position = {
  readonly state?: JobPostState
  readonly after: string | null
  readonly limit: number
}
type PageOptions = JobPostFilter & Position

/**
 * The newest so many of the posts. They are looked for on their own, which `offset 0` sees to: a page of the newest
 * would else be looked for post by post, to the end where few are found.
 */
const newestOf = (posts: SQL | undefined, limit: number | Placeholder) =>
  sql`${jobPosts.id} = any(array(
    select found.id from (select ${jobPosts.id} from ${jobPosts} where ${posts} offset 0) as found
    order by found.id desc limit ${limit}))`

/**
 * The query of one page of posts, newest first (ids are time-ordered), after a position; exported so that a test can
 * read its plan.
 */
export function pageQuery(
  db: Database,
  { companyId, branchIds, state, after, limit, ...asked }: Given<Scope & Asked & Position>,
) {
  const scope = { companyId, branchIds }
  const posts = within(
    scope,
    state && eq(jobPosts.state, state),
    matching(db, asked),
    after ? lt(jobPosts.id, after) : undefined,
  )
  return select(db)
    .where(asked.title ? within(scope, newestOf(posts, limit)) : posts)
    .orderBy(desc(jobPosts.id))
    .limit(limit)
}

const rowsOfPage = prepared(pageQuery)

/** Posts, newest first, after a position. */
export async function listJobPosts(
  db: Database,
  scope: Scope,
  { state, after, limit, ...filter }: PageOptions,
): Promise<JobPost[]> {
  const asked = askedOf(scope, filter)
  if (!asked) return []
  return withShifts(db, scope, await rowsOfPage(db, { ...asked, ...scope, state, after, limit }))
}

/** The query of how many posts are in each state; exported so that a test can read its plan. */
export const countQuery = (db: Database, { companyId, branchIds, ...asked }: Given<Scope & Asked>) =>
  db
    .select({ state: jobPosts.state, posts: count() })
    .from(jobPosts)
    .where(within({ companyId, branchIds }, matching(db, asked)))
    .groupBy(jobPosts.state)

const rowsOfCount = prepared(countQuery)

export async function countJobPosts(
  db: Database,
  scope: Scope,
  filter: JobPostFilter,
): Promise<Map<JobPostState, number>> {
  const asked = askedOf(scope, filter)
  const rows = asked ? await rowsOfCount(db, { ...asked, ...scope }) : []
  return new Map(rows.map(({ state, posts }) => [state, posts]))
}

/** Works out what titles stored without their keys are found by; answers how many it did, of at most so many. */
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

/** How many posts a company has in some states, one of them left out. */
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

/** How many posts of a company were ever in front of workers, one of them left out. */
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
  await tx.insert(jobPosts).values({ ...content, titleKeys: keysOf(content), companyId, id, createdBy })
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
    .set({
      ...content,
      titleKeys: keysOf(content),
      ...progress,
      updatedAt: new Date(),
      version: sql`${jobPosts.version} + 1`,
    })
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

type Timed = { readonly date?: string | null; readonly startTime?: string | null }

/**
 * The ids shifts keep when they are written anew, undefined for new ones: a shift that begins when one did is that one,
 * and one at another time of the same day too, for whoever works it has agreed to the day.
 */
export function keptIds(
  before: readonly (Timed & { readonly id: string })[],
  times: readonly Timed[],
): (string | undefined)[] {
  const left = [...before].sort((one, other) => ((one.startTime ?? '') < (other.startTime ?? '') ? -1 : 1))
  const take = (isSame: (shift: Timed) => boolean) => {
    const index = left.findIndex(isSame)
    return index < 0 ? undefined : left.splice(index, 1)[0]?.id
  }
  const clock = ({ startTime }: Timed) => startTime?.slice(0, 5)
  const exact = times.map((time) =>
    time.date ? take((shift) => shift.date === time.date && clock(shift) === clock(time)) : undefined,
  )
  return times.map(
    (time, index) => exact[index] ?? (time.date ? take((shift) => shift.date === time.date) : undefined),
  )
}

async function replaceShifts(
  tx: Database,
  companyId: string,
  jobPostId: string,
  times: readonly ShiftValues[],
): Promise<void> {
  const ofPost = and(eq(shifts.companyId, companyId), eq(shifts.jobPostId, jobPostId))
  const before = await tx.delete(shifts).where(ofPost).returning()
  const ids = keptIds(before, times)
  const rows = times.map((values, position) => ({
    ...values,
    companyId,
    jobPostId,
    position,
    id: ids[position],
  }))
  if (rows.length > 0) await tx.insert(shifts).values(rows)
}

/** Notes that a draft was submitted while there was too little credit; its version stays, nobody edited it. */
export async function noteCreditShortage(db: Database, scope: Scope, id: string): Promise<void> {
  await db
    .update(jobPosts)
    .set({ creditShortSince: sql`coalesce(${jobPosts.creditShortSince}, now())` })
    .where(within(scope, eq(jobPosts.id, id), eq(jobPosts.state, 'draft')))
}

/** Which shifts a post has, whatever their order. */
const timesOf = (shifts: readonly Shift[]) =>
  shifts
    .map(({ date, startTime, endTime }) => [date, startTime?.slice(0, 5), endTime?.slice(0, 5)].join(' '))
    .sort()
    .join('\n')

/**
 * True when the company has another open post of the same title, type of work, branch, pay and shifts; for a post that
 * waits for review one that came before it, or both would repeat each other.
 */
export async function hasOpenTwin(db: Database, post: JobPost): Promise<boolean> {
  const { companyId, id, branchId, title, workType, payUnit, payAmount, reviewSince } = post
  if (!branchId || !title || !workType || !payUnit || payAmount === null) return false
  const twins = await db
    .select({ id: jobPosts.id })
    .from(jobPosts)
    .where(
      and(
        eq(jobPosts.companyId, companyId),
        eq(jobPosts.branchId, branchId),
        ne(jobPosts.id, id),
        inArray(jobPosts.state, ['pending_review', ...runningStates]),
        reviewSince
          ? or(ne(jobPosts.state, 'pending_review'), lt(jobPosts.reviewSince, reviewSince))
          : undefined,
        eq(jobPosts.titleKeys, searchKeys(title)),
        eq(jobPosts.workType, workType),
        eq(jobPosts.payUnit, payUnit),
        eq(jobPosts.payAmount, payAmount),
      ),
    )
  if (twins.length === 0) return false
  const shiftsOf = new Map<string, Shift[]>(twins.map((twin) => [twin.id, []]))
  for (const shift of await findShifts(db, companyId, [...shiftsOf.keys()])) {
    shiftsOf.get(shift.jobPostId)?.push(shift)
  }
  const times = timesOf(post.shifts)
  return [...shiftsOf.values()].some((own) => timesOf(own) === times)
}

/** The company of a post, for staff, who name it by its id alone; null where there is no such post. */
export async function findCompanyOfPost(db: Database, id: string): Promise<string | null> {
  const [post] = await db.select({ companyId: jobPosts.companyId }).from(jobPosts).where(eq(jobPosts.id, id))
  return post?.companyId ?? null
}

/** A place in staff's queue. */
export type QueuePosition = { readonly since: string; readonly id: string }
export type QueuedPost = JobPost & { readonly companyName: string; readonly reviewSince: Date }

/**
 * The query of one page of the posts that wait for staff, whether or not workers see them meanwhile, the longest waiting
 * first; a test reads its plan.
 */
export const queueQuery = (db: Database, { after, limit }: { after: QueuePosition | null; limit: number }) =>
  db
    .select({ post: columns, branchName: branches.name, companyName: companies.name })
    .from(jobPosts)
    .innerJoin(companies, eq(companies.id, jobPosts.companyId))
    .leftJoin(branches, and(eq(branches.companyId, jobPosts.companyId), eq(branches.id, jobPosts.branchId)))
    .where(
      and(
        isNotNull(jobPosts.reviewSince),
        inArray(jobPosts.state, [...openStates]),
        after ? sql`(${jobPosts.reviewSince}, ${jobPosts.id}) > (${after.since}, ${after.id})` : undefined,
      ),
    )
    .orderBy(asc(jobPosts.reviewSince), asc(jobPosts.id))
    .limit(limit)

/** That a company is represented, or has fewer posts in front of workers than one that is not may have. */
const hasRoom = sql`(${companies.representedAt} is not null or (select count(*) from job_posts as ahead
  where ahead.company_id = ${companies.id} and ahead.state in ('published', 'paused', 'filled'))
    < ${sql.raw(String(standingTerms.registered.openPosts))})`

/**
 * The query of posts that wait although what held them, nobody having confirmed their company, is gone, and that may be in
 * front of workers now; in every company, the longest waiting first. Exported so that a test can read its plan.
 */
export const heldOfConfirmedQuery = (db: Database, limit: number, except: readonly string[] = []) =>
  db
    .select({ companyId: jobPosts.companyId, id: jobPosts.id })
    .from(jobPosts)
    .innerJoin(companies, eq(companies.id, jobPosts.companyId))
    .where(
      and(
        // What stands in staff's queue for this reason is in front of nobody.
        isNotNull(jobPosts.reviewSince),
        arrayContains(jobPosts.reviewReasons, ['unverified_company']),
        gt(jobPosts.expiresAt, sql`now()`),
        isNotNull(companies.numberConfirmedAt),
        isNull(companies.closedAt),
        ne(companies.verification, 'suspended'),
        hasRoom,
        notInArray(jobPosts.id, [...except]),
      ),
    )
    .orderBy(asc(jobPosts.reviewSince), asc(jobPosts.id))
    .limit(limit)

type EndingPosts = {
  readonly branchId: string | undefined
  readonly from: Date
  readonly to: Date
  readonly limit: number
}

/** The query of published posts whose last shift ends between two moments; exported so that a test can read its plan. */
export const endingPostsQuery = (db: Database, scope: Scope, { branchId, from, to, limit }: EndingPosts) =>
  select(db)
    .where(
      within(
        scope,
        // As the index has it, beside the state itself, which a parameter would hide.
        sql`${jobPosts.state} in ('published', 'paused', 'filled')`,
        eq(jobPosts.state, 'published'),
        gt(jobPosts.expiresAt, from),
        lt(jobPosts.expiresAt, to),
        branchId ? eq(jobPosts.branchId, branchId) : undefined,
      ),
    )
    .orderBy(asc(jobPosts.expiresAt), asc(jobPosts.id))
    .limit(limit)

/** Published posts whose last shift ends between two moments, the soonest first. */
export async function listEndingPosts(db: Database, scope: Scope, ending: EndingPosts): Promise<JobPost[]> {
  return withShifts(db, scope, await endingPostsQuery(db, scope, ending))
}

/** Posts that wait for staff, in every company. */
export async function listQueue(
  db: Database,
  options: { after: QueuePosition | null; limit: number },
): Promise<QueuedPost[]> {
  const rows = await queueQuery(db, options)
  return rows.flatMap(({ post, branchName, companyName }) =>
    post.reviewSince ? [{ ...post, reviewSince: post.reviewSince, branchName, companyName, shifts: [] }] : [],
  )
}

export type EndedPost = Pick<JobPostRow, 'companyId' | 'id' | 'branchId' | 'title'>

/** A post, by what names it. */
export type PostKey = Pick<JobPostRow, 'companyId' | 'id'>

/** Posts that are not over although their last shift is, in every company; but for some, the longest over first. */
export async function listOverdue(
  db: Database,
  except: readonly string[],
  limit: number,
): Promise<PostKey[]> {
  return db
    .select({ companyId: jobPosts.companyId, id: jobPosts.id })
    .from(jobPosts)
    .where(
      and(
        // As written in the index, which parameters would hide.
        sql`(${jobPosts.state} in ('published', 'paused', 'filled') or ${jobPosts.state} = 'pending_review')`,
        lte(jobPosts.expiresAt, sql`now()`),
        notInArray(jobPosts.id, [...except]),
      ),
    )
    .orderBy(asc(jobPosts.expiresAt))
    .limit(limit)
}

/** Every post of a company that something can still become of. */
export async function openPostIds(tx: Database, companyId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: jobPosts.id })
    .from(jobPosts)
    .where(
      and(
        eq(jobPosts.companyId, companyId),
        inArray(jobPosts.state, ['draft', 'pending_review', 'rejected', ...workAheadStates]),
      ),
    )
    .orderBy(jobPosts.id)
  return rows.map(({ id }) => id)
}

/** The latest posts of a company that workers are shown because they are in a group, or will be. */
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

/** Takes the photos out of every post of a company. */
export async function removePhotos(tx: Database, companyId: string): Promise<void> {
  await tx
    .update(jobPosts)
    .set({ photos: [], version: sql`${jobPosts.version} + 1` })
    .where(and(eq(jobPosts.companyId, companyId), sql`${jobPosts.photos} <> '[]'::jsonb`))
}
