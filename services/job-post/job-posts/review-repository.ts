import {
  and,
  arrayContains,
  asc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notInArray,
  or,
  sql,
} from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { standingTerms } from '@/validators/company-standing'
import { branches } from '../branches/table'
import { companies } from '../companies/table'
import { searchKeys } from '../search'
import { columns, findShifts, type JobPost, type Shift } from './repository'
import { openStates, runningStates } from './state-machine'
import { jobPosts } from './table'

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
