import { type AnyColumn, and, asc, between, count, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { bangkokToday } from '@/validators/rules'
import { branches } from '../branches/table'
import { jobPosts, shifts } from '../job-posts/table'
import type { Scope } from '../members/scope'
import { type ApplicationState, placeTakenStates, undecidedStates } from './state-machine'
import { applications } from './table'

/**
 * The query of the posts somebody waits for who was not looked at yet, the longest waiting first; exported so that a test
 * can read its plan.
 */
export function newApplicantsQuery(db: Database, { companyId, branchIds }: Scope, limit: number) {
  const waiting = db
    .select({
      jobPostId: applications.jobPostId,
      applicants: count().as('applicants'),
      since: sql<Date>`min(${applications.createdAt})`.mapWith(applications.createdAt).as('since'),
    })
    .from(applications)
    // As written in the index, which a parameter would hide.
    .where(and(eq(applications.companyId, companyId), sql`${applications.state} = 'submitted'`))
    .groupBy(applications.jobPostId)
    .as('waiting')
  const nextStart = sql<Date | null>`(select min(${shifts.startsAt}) from ${shifts}
    where ${shifts.companyId} = ${jobPosts.companyId} and ${shifts.jobPostId} = ${jobPosts.id}
      and ${shifts.startsAt} > now())`
  return db
    .select({
      jobPostId: waiting.jobPostId,
      title: jobPosts.title,
      branchName: branches.name,
      applicants: waiting.applicants,
      since: waiting.since,
      nextStart: nextStart.mapWith(jobPosts.expiresAt),
    })
    .from(waiting)
    .innerJoin(jobPosts, and(eq(jobPosts.companyId, companyId), eq(jobPosts.id, waiting.jobPostId)))
    .leftJoin(branches, and(eq(branches.companyId, companyId), eq(branches.id, jobPosts.branchId)))
    .where(
      and(
        // Whose days are over is about to be told so by itself.
        gt(jobPosts.expiresAt, sql`now()`),
        branchIds ? inArray(jobPosts.branchId, [...branchIds]) : undefined,
      ),
    )
    .orderBy(asc(waiting.since), asc(waiting.jobPostId))
    .limit(limit)
}

const areChosen = sql`(${jobPosts.shiftChoice} = 'each' and ${jobPosts.payUnit} is distinct from 'job')`

const places = sql<number>`coalesce(case when ${areChosen} then ${shifts.headcount} end, ${jobPosts.headcount}, 1)`

/**
 * The query of the shifts that begin between two moments with fewer people than they need, the earliest of each published
 * post, as `shiftPlaces` counts them; exported so that a test can read its plan.
 */
export function understaffedShiftsQuery(
  db: Database,
  { companyId, branchIds }: Scope,
  { from, to, limit }: { readonly from: Date; readonly to: Date; readonly limit: number },
) {
  const isNamed = (shiftIds: AnyColumn) =>
    sql`(not ${areChosen} or cardinality(coalesce(${shiftIds}, '{}')) = 0 or ${shifts.id} = any(${shiftIds}))`
  const countOf = (states: readonly ApplicationState[], shiftIds: AnyColumn) =>
    sql<number>`(count(*) filter (where ${inArray(applications.state, [...states])} and ${isNamed(shiftIds)}))::int`
  const people = db
    .select({
      taken: countOf(placeTakenStates, applications.assignedShiftIds).as('taken'),
      candidates: countOf(undecidedStates, applications.shiftIds).as('candidates'),
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
  const earliest = db
    .selectDistinctOn([shifts.jobPostId], {
      jobPostId: shifts.jobPostId,
      title: jobPosts.title,
      branchName: sql<string | null>`${branches.name}`.as('branch_name'),
      startsAt: sql<Date>`${shifts.startsAt}`.mapWith(shifts.startsAt).as('starts_at'),
      missing: sql<number>`${places} - ${people.taken}`.as('missing'),
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
        // The day is what shifts are found by.
        between(shifts.date, bangkokToday(from), bangkokToday(to)),
        gt(shifts.startsAt, from),
        lte(shifts.startsAt, to),
        eq(jobPosts.state, 'published'),
        branchIds ? inArray(jobPosts.branchId, [...branchIds]) : undefined,
        sql`${people.taken} < ${places}`,
      ),
    )
    .orderBy(asc(shifts.jobPostId), asc(shifts.startsAt), asc(shifts.position))
    .as('earliest')
  return db.select().from(earliest).orderBy(asc(earliest.startsAt), asc(earliest.jobPostId)).limit(limit)
}
