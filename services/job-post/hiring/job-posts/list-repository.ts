import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { type Given, prepared } from '@/services/shared/prepared'
import { hasEnded, type JobPostState, jobPostStates } from '@/validators/states/job-post'
import type { Scope } from '../../platform/access/scope'
import { searchQuery } from '../../platform/search'
import { companyTitleVector, jobPosts, shifts } from '../../tables/job-posts'
import { isAnyOf, type JobPost, type JobPostRow, select, within, withShifts } from './repository'

/** Filters of a list of posts; the days (YYYY-MM-DD) are working days, both included. */
export type JobPostFilter = {
  readonly branchId?: string
  readonly type?: NonNullable<JobPostRow['type']>
  readonly from?: string
  readonly to?: string
  readonly q?: string
  /** True for only posts that wait for credit, false for only those that do not. */
  readonly waitsForCredit?: boolean
}

/** The filter as query parameters: `q` as the tsquery from `searchQuery`. */
type Asked = Omit<JobPostFilter, 'q'> & { readonly title?: string }

/** The query parameters of a filter; null when the text contains nothing to search for, so that nothing is found. */
export function askedOf(
  { companyId }: Scope,
  { q, branchId, type, from, to, waitsForCredit }: JobPostFilter,
): Asked | null {
  // Property by property, because other query parameters must not reach the database query, which also contains the
  // scope.
  const filter = { branchId, type, from, to, waitsForCredit }
  if (!q?.trim()) return filter
  const title = searchQuery(q, companyId)
  return title === null ? null : { ...filter, title }
}

/** Posts with a shift on one of the days. */
function worksOn(db: Database, { from, to }: Given<Asked>): SQL | undefined {
  if (!from && !to) return undefined
  const shiftsThen = db
    .select({ id: shifts.id })
    .from(shifts)
    .where(
      and(
        eq(shifts.companyId, jobPosts.companyId),
        eq(shifts.jobPostId, jobPosts.id),
        isNull(shifts.endedAt),
        from ? gte(shifts.date, from) : undefined,
        to ? lte(shifts.date, to) : undefined,
      ),
    )
  return exists(shiftsThen)
}

/** Drafts that were submitted while the company had too little credit. */
const isWaitingForCredit = and(eq(jobPosts.state, 'draft'), isNotNull(jobPosts.creditShortSince))

/** Ids of a company's drafts that wait for credit and were not looked at since, the longest waiting first. */
export async function listWaitingForCredit(db: Database, companyId: string): Promise<string[]> {
  const rows = await db
    .select({ id: jobPosts.id })
    .from(jobPosts)
    .where(and(eq(jobPosts.companyId, companyId), isWaitingForCredit, isNull(jobPosts.keptDraftReason)))
    .orderBy(asc(jobPosts.creditShortSince), asc(jobPosts.id))
  return rows.map(({ id }) => id)
}

/** Posts that wait for credit, or those that do not; all when it is not asked. */
export function waitsForCredit({
  waitsForCredit: asked,
}: Given<Pick<Asked, 'waitsForCredit'>>): SQL | undefined {
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
  /** True for only posts that have ended, false for only the others. */
  readonly hasEnded?: boolean
  readonly after: string | null
  readonly limit: number
}

type PageOptions = JobPostFilter & Position

/** Posts that have ended, or those that have not; all when it is not asked. */
const isIn = ({ hasEnded: asked }: Given<Pick<Position, 'hasEnded'>>): SQL | undefined =>
  asked === undefined
    ? undefined
    : inArray(
        jobPosts.state,
        jobPostStates.filter((state) => hasEnded(state) === asked),
      )

/**
 * The newest posts, up to `limit`. `offset 0` makes PostgreSQL find the matches first; otherwise it would walk all
 * posts from the newest, and to the end when few match.
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
  { companyId, branchIds, state, hasEnded: over, after, limit, ...asked }: Given<Scope & Asked & Position>,
) {
  const scope = { companyId, branchIds }
  const posts = within(
    scope,
    state && eq(jobPosts.state, state),
    isIn({ hasEnded: over }),
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
  { state, hasEnded: over, after, limit, ...filter }: PageOptions,
): Promise<JobPost[]> {
  const asked = askedOf(scope, filter)
  if (!asked) return []
  return withShifts(
    db,
    scope,
    await rowsOfPage(db, { ...asked, ...scope, state, hasEnded: over, after, limit }),
  )
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

/** Which of some posts are within the scope, in no order. */
export async function listIdsAmong(db: Database, scope: Scope, ids: readonly string[]): Promise<string[]> {
  const found = await db
    .select({ id: jobPosts.id })
    .from(jobPosts)
    .where(within(scope, isAnyOf(jobPosts.id, ids)))
  return found.map(({ id }) => id)
}
