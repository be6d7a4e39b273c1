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
import { openStates, runningStates } from '@/validators/states/job-post'
import { searchKeys } from '../../platform/search'
import { branches } from '../../tables/branches'
import { companies } from '../../tables/companies'
import { jobPosts } from '../../tables/job-posts'
import { columns, findShifts, type JobPost, type Shift } from './repository'
import { areChosen } from './shift-people-repository'

/** A post's shifts in a form that is independent of their order. */
const timesOf = (shifts: readonly Shift[]) =>
  shifts
    .map(({ date, startTime, endTime }) => [date, startTime?.slice(0, 5), endTime?.slice(0, 5)].join(' '))
    .sort()
    .join('\n')

/**
 * True when the company has another open post with the same title, type of work, branch, pay and shifts. For a post
 * that waits for review only earlier waiting posts count; otherwise each of the two would be the other's duplicate.
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

/** A position in staff's queue: the start of the first shift, and the post. */
export type QueuePosition = { readonly startsAt: string; readonly id: string }

export type QueuedPost = JobPost & {
  readonly companyName: string
  readonly reviewSince: Date
  readonly startsAt: Date
}

/**
 * The query for one page of posts that wait for staff, visible to workers or not, the one whose work begins first
 * before the others; exported so that a test can read its plan.
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
        after ? sql`(${jobPosts.startsAt}, ${jobPosts.id}) > (${after.startsAt}, ${after.id})` : undefined,
      ),
    )
    .orderBy(asc(jobPosts.startsAt), asc(jobPosts.id))
    .limit(limit)

/** The company is represented, or has fewer visible posts than the limit for others. */
const hasRoom = sql`(${companies.representedAt} is not null or (select count(*) from job_posts as ahead
  where ahead.company_id = ${companies.id} and ahead.state in ('published', 'paused', 'filled'))
    < ${sql.raw(String(standingTerms.registered.openPosts))})`

/**
 * The query for posts held because their company was unconfirmed that somebody can still apply to, of companies that are
 * confirmed now and may have another visible post; of all companies, the one whose work begins first before the others. Exported so that a test can read its plan.
 */
export const heldOfConfirmedQuery = (db: Database, limit: number, except: readonly string[] = []) =>
  db
    .select({ companyId: jobPosts.companyId, id: jobPosts.id })
    .from(jobPosts)
    .innerJoin(companies, eq(companies.id, jobPosts.companyId))
    .where(
      and(
        // Every post held for this reason is in staff's queue and hidden from workers.
        isNotNull(jobPosts.reviewSince),
        arrayContains(jobPosts.reviewReasons, ['unverified_company']),
        gt(jobPosts.expiresAt, sql`now()`),
        or(areChosen, gt(jobPosts.startsAt, sql`now()`)),
        isNotNull(companies.numberConfirmedAt),
        isNull(companies.closedAt),
        ne(companies.verification, 'suspended'),
        hasRoom,
        notInArray(jobPosts.id, [...except]),
      ),
    )
    .orderBy(asc(jobPosts.startsAt), asc(jobPosts.id))
    .limit(limit)

/** Posts that wait for staff, in every company. */
export async function listQueue(
  db: Database,
  options: { after: QueuePosition | null; limit: number },
): Promise<QueuedPost[]> {
  const rows = await queueQuery(db, options)
  return rows.flatMap(({ post, branchName, companyName }) =>
    post.reviewSince && post.startsAt
      ? [
          {
            ...post,
            reviewSince: post.reviewSince,
            startsAt: post.startsAt,
            branchName,
            companyName,
            shifts: [],
          },
        ]
      : [],
  )
}
