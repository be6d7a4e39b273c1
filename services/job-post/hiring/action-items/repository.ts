import { and, asc, between, count, desc, eq, gt, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { type Given, prepared } from '@/services/shared/prepared'
import { bangkokToday } from '@/validators/rules'
import { placeTakenStates, undecidedStates } from '@/validators/states/application'
import type { Scope } from '../../platform/access/scope'
import { applications } from '../../tables/applications'
import { branches } from '../../tables/branches'
import { jobPosts, shifts } from '../../tables/job-posts'
import { waitsForCredit } from '../job-posts/list-repository'
import { isAnyOf, within } from '../job-posts/repository'
import { countForShift, placesToFillOfShift } from '../job-posts/shift-people-repository'

/** When the next shift of a post begins; null when all have begun. */
const nextStart = sql<Date | null>`(select min(${shifts.startsAt}) from ${shifts}
  where ${shifts.companyId} = ${jobPosts.companyId} and ${shifts.jobPostId} = ${jobPosts.id}
    and ${shifts.startsAt} > now())`.mapWith(jobPosts.expiresAt)

const selectPosts = (db: Database) =>
  db
    .select({
      id: jobPosts.id,
      title: jobPosts.title,
      branchName: branches.name,
      nextStart,
      expiresAt: jobPosts.expiresAt,
    })
    .from(jobPosts)
    .leftJoin(branches, and(eq(branches.companyId, jobPosts.companyId), eq(branches.id, jobPosts.branchId)))

type UnpublishedPosts = {
  readonly state: 'rejected' | 'draft'
  /** True for only posts that wait for credit, false for only those that do not. */
  readonly waitsForCredit?: boolean
  readonly limit: number
}

/** Posts that are not published, the newest first. */
export const listUnpublished = prepared(
  (db, { companyId, branchIds, state, limit, ...waiting }: Given<Scope & UnpublishedPosts>) =>
    selectPosts(db)
      .where(within({ companyId, branchIds }, eq(jobPosts.state, state), waitsForCredit(waiting)))
      .orderBy(desc(jobPosts.id))
      .limit(limit),
)

type EndingPosts = { readonly from: Date; readonly to: Date; readonly limit: number }

/** Published posts whose last shift ends between two moments, the soonest first. */
export const listEnding = prepared(
  (db, { companyId, branchIds, from, to, limit }: Given<Scope & EndingPosts>) =>
    selectPosts(db)
      .where(
        within(
          { companyId, branchIds },
          // As in the index and in addition to the state itself, because with a parameter PostgreSQL would not use the
          // index.
          sql`${jobPosts.state} in ('published', 'paused', 'filled')`,
          eq(jobPosts.state, 'published'),
          gt(jobPosts.expiresAt, from),
          lt(jobPosts.expiresAt, to),
        ),
      )
      .orderBy(asc(jobPosts.expiresAt), asc(jobPosts.id))
      .limit(limit),
)

/**
 * The query for posts with applicants whom nobody has opened yet, the longest waiting first; exported so that a test
 * can read its plan.
 */
export function newApplicantsQuery(
  db: Database,
  { companyId, branchIds, limit }: Given<Scope & { readonly limit: number }>,
) {
  const waiting = db
    .select({
      jobPostId: applications.jobPostId,
      applicants: count().as('applicants'),
      since: sql<Date>`min(${applications.createdAt})`.mapWith(applications.createdAt).as('since'),
    })
    .from(applications)
    // As literal text, because with a parameter PostgreSQL would not use the partial index.
    .where(and(eq(applications.companyId, companyId), sql`${applications.state} = 'submitted'`))
    .groupBy(applications.jobPostId)
    .as('waiting')
  return db
    .select({
      jobPostId: waiting.jobPostId,
      title: jobPosts.title,
      branchName: branches.name,
      applicants: waiting.applicants,
      since: waiting.since,
      nextStart,
    })
    .from(waiting)
    .innerJoin(jobPosts, and(eq(jobPosts.companyId, companyId), eq(jobPosts.id, waiting.jobPostId)))
    .leftJoin(branches, and(eq(branches.companyId, companyId), eq(branches.id, jobPosts.branchId)))
    .where(
      and(
        // An overdue post is about to be ended by a routine.
        gt(jobPosts.expiresAt, sql`now()`),
        branchIds ? isAnyOf(jobPosts.branchId, branchIds) : undefined,
      ),
    )
    .orderBy(asc(waiting.since), asc(waiting.jobPostId))
    .limit(limit)
}

export const listNewApplicants = prepared(newApplicantsQuery)

/** Two moments, and the days in Thailand on which they lie (YYYY-MM-DD). */
export const periodOf = (from: Date, to: Date) => ({
  from,
  to,
  firstDay: bangkokToday(from),
  lastDay: bangkokToday(to),
})

type Soon = ReturnType<typeof periodOf> & { readonly limit: number }

/**
 * The query for shifts that begin between two moments with fewer people than they need, the earliest of each published
 * post, but for those in which a member needs nobody; exported so that a test can read its plan.
 */
export function understaffedShiftsQuery(
  db: Database,
  { companyId, branchIds, firstDay, lastDay, from, to, limit }: Given<Scope & Soon>,
) {
  const people = db
    .select({
      taken: countForShift(placeTakenStates, 'assigned').as('taken'),
      candidates: countForShift(undecidedStates).as('candidates'),
    })
    .from(applications)
    .where(
      and(
        eq(applications.companyId, shifts.companyId),
        eq(applications.jobPostId, shifts.jobPostId),
        inArray(applications.state, [...placeTakenStates, ...undecidedStates]),
      ),
    )
    .as('people')
  const toFill = placesToFillOfShift(people.taken)
  const earliest = db
    .selectDistinctOn([shifts.jobPostId], {
      jobPostId: shifts.jobPostId,
      title: jobPosts.title,
      branchName: sql<string | null>`${branches.name}`.as('branch_name'),
      startsAt: sql<Date>`${shifts.startsAt}`.mapWith(shifts.startsAt).as('starts_at'),
      missing: sql<number>`${toFill} - ${people.taken}`.as('missing'),
      candidates: people.candidates,
      moreShifts: sql<number>`(count(*) over (partition by ${shifts.jobPostId}))::int - 1`.as('more_shifts'),
    })
    .from(shifts)
    .innerJoin(jobPosts, and(eq(jobPosts.companyId, companyId), eq(jobPosts.id, shifts.jobPostId)))
    .crossJoinLateral(people)
    .leftJoin(branches, and(eq(branches.companyId, companyId), eq(branches.id, jobPosts.branchId)))
    .where(
      and(
        eq(shifts.companyId, companyId),
        isNull(shifts.endedAt),
        // The date lets PostgreSQL use the index on shifts.
        between(shifts.date, firstDay, lastDay),
        gt(shifts.startsAt, from),
        lte(shifts.startsAt, to),
        eq(jobPosts.state, 'published'),
        branchIds ? isAnyOf(jobPosts.branchId, branchIds) : undefined,
        sql`${people.taken} < ${toFill}`,
      ),
    )
    .orderBy(asc(shifts.jobPostId), asc(shifts.startsAt), asc(shifts.position))
    .as('earliest')
  return db.select().from(earliest).orderBy(asc(earliest.startsAt), asc(earliest.jobPostId)).limit(limit)
}

export const listUnderstaffed = prepared(understaffedShiftsQuery)
