import { and, count, eq, gte, inArray, isNull, not, notInArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '@/services/shared/database'
import { placeTakenStates, standingEvents } from '@/validators/states/application'
import type { Scope } from '../../platform/access/scope'
import { applicationEvents, applications } from '../../tables/applications'
import { creditReservations } from '../../tables/credits'
import { jobPostViews } from '../../tables/job-post-views'
import { jobPosts } from '../../tables/job-posts'
import { firstDayOf, type Timeline } from './period'

/** States of an application that took a place, even if the person did not come. */
const hiredStates = [...placeTakenStates, 'no_show'] as const

/** When the first day of a timeline began in Thailand. */
const startOf = (timeline: Timeline): SQL => sql`(${firstDayOf(timeline)} || ' 00:00+07')::timestamptz`

/** How many parts back from the current part a day is. */
const agoOf = ({ today, length }: Timeline, day: SQL): SQL.Aliased<number> =>
  sql<number>`((${today}::date - ${day}) / ${length}::integer)`.as('ago')

/** The date of an instant in Thailand. */
const dayOf = (instant: PgColumn): SQL => sql`(${instant} at time zone 'Asia/Bangkok')::date`

/** For a member bound to branches, or for one chosen branch: only rows of those branches' posts. */
function ofBranches({ companyId, branchIds }: Scope, jobPostId: PgColumn): SQL | undefined {
  if (branchIds === null) return undefined
  const inBranches = and(eq(jobPosts.companyId, companyId), inArray(jobPosts.branchId, [...branchIds]))
  return sql`${jobPostId} in (select ${jobPosts.id} from ${jobPosts} where ${inBranches})`
}

/** The queries of each figure by part of a timeline; exported so that a test can read their plans. */
export const trendQueries = {
  views: (db: Database, scope: Scope, timeline: Timeline) =>
    db
      .select({
        ago: agoOf(timeline, sql`${jobPostViews.day}`),
        count: sql<number>`sum(${jobPostViews.views})::integer`,
      })
      .from(jobPostViews)
      .where(
        and(
          eq(jobPostViews.companyId, scope.companyId),
          gte(jobPostViews.day, firstDayOf(timeline)),
          ofBranches(scope, jobPostViews.jobPostId),
        ),
      )
      .groupBy(sql`ago`),

  applications: (db: Database, scope: Scope, timeline: Timeline) =>
    db
      .select({
        ago: agoOf(timeline, dayOf(applications.createdAt)),
        count: sql<number>`count(*)::integer`,
      })
      .from(applications)
      .where(
        and(
          eq(applications.companyId, scope.companyId),
          gte(applications.createdAt, startOf(timeline)),
          ofBranches(scope, applications.jobPostId),
        ),
      )
      .groupBy(sql`ago`),

  /** Places taken and not given back, on the day they were taken, with the median hours from publishing until then. */
  hires: (db: Database, scope: Scope, timeline: Timeline) => {
    const hours = sql`extract(epoch from ${applicationEvents.at} - ${jobPosts.publishedAt}) / 3600`
    return db
      .select({
        ago: agoOf(timeline, dayOf(applicationEvents.at)),
        count: sql<number>`count(distinct ${applications.id})::integer`,
        medianHours: sql<number>`(percentile_cont(0.5) within group (order by ${hours}))::float8`,
      })
      .from(applicationEvents)
      .innerJoin(
        applications,
        and(
          eq(applications.companyId, applicationEvents.companyId),
          eq(applications.id, applicationEvents.applicationId),
          inArray(applications.state, [...hiredStates]),
        ),
      )
      .innerJoin(
        jobPosts,
        and(eq(jobPosts.companyId, applications.companyId), eq(jobPosts.id, applications.jobPostId)),
      )
      .where(
        and(
          eq(applicationEvents.companyId, scope.companyId),
          eq(applicationEvents.to, 'hired'),
          notInArray(applicationEvents.event, [...standingEvents]),
          gte(applicationEvents.at, startOf(timeline)),
          isNull(applicationEvents.undoes),
          not(isUndone),
          isLastHire,
          scope.branchIds ? inArray(jobPosts.branchId, [...scope.branchIds]) : undefined,
        ),
      )
      .groupBy(sql`ago`)
  },

  credits: (db: Database, scope: Scope, timeline: Timeline) =>
    db
      .select({
        ago: agoOf(timeline, dayOf(creditReservations.settledAt)),
        count: sql<number>`sum(${creditReservations.amount})::integer`,
      })
      .from(creditReservations)
      .where(
        and(
          eq(creditReservations.companyId, scope.companyId),
          eq(creditReservations.kind, 'job_post'),
          eq(creditReservations.state, 'captured'),
          gte(creditReservations.settledAt, startOf(timeline)),
          ofBranches(scope, creditReservations.subjectId),
        ),
      )
      .groupBy(sql`ago`),
}

/** A move that was taken back before it had settled, and is as if it had never been. */
const isUndone = sql`exists (
  select 1 from application_events as undoing
  where undoing.company_id = ${applicationEvents.companyId}
    and undoing.application_id = ${applicationEvents.applicationId}
    and undoing.undoes = ${applicationEvents.version}
)`

/**
 * A person hired, released and hired again counts once, for the last time; neither a change of shifts or terms is a hire,
 * nor taking back a release. A later hire that was taken back cannot be there, because such a person is not hired.
 */
const isLastHire = sql`not exists (
  select 1 from application_events as later
  where later.company_id = ${applicationEvents.companyId}
    and later.application_id = ${applicationEvents.applicationId}
    and later.version > ${applicationEvents.version} and later.to_state = 'hired'
    and ${notInArray(sql`later.event`, [...standingEvents])}
    and later.undoes is null
)`

/** The median over a whole timeline, which cannot be computed from its parts; null when nobody was hired. */
export async function medianHoursToHire(
  db: Database,
  scope: Scope,
  timeline: Timeline,
): Promise<number | null> {
  const whole = { ...timeline, length: 1_000 }
  const [row] = await trendQueries.hires(db, scope, whole)
  return row?.medianHours ?? null
}

/** How often a post was viewed; exported so that a test can read its plan. */
export const viewsQuery = (db: Database, companyId: string, jobPostId: string) =>
  db
    .select({ views: sql<number>`coalesce(sum(${jobPostViews.views}), 0)::integer` })
    .from(jobPostViews)
    .where(and(eq(jobPostViews.companyId, companyId), eq(jobPostViews.jobPostId, jobPostId)))

/**
 * How many people applied to a post, and how far they got, not counting moves that were taken back; exported so that a
 * test can read its plan.
 */
export const funnelQuery = (db: Database, companyId: string, jobPostId: string) => {
  const gotToInterview = sql`exists (
    select 1 from ${applicationEvents}
    where ${applicationEvents.companyId} = ${applications.companyId}
      and ${applicationEvents.applicationId} = ${applications.id}
      and ${inArray(applicationEvents.to, ['interview', 'offered', 'hired'])}
      and not ${isUndone}
  )`
  return db
    .select({
      applications: count(),
      interviews: sql<number>`count(*) filter (where ${gotToInterview})::integer`,
      hires: sql<number>`count(*) filter (where ${inArray(applications.state, [...hiredStates])})::integer`,
    })
    .from(applications)
    .where(and(eq(applications.companyId, companyId), eq(applications.jobPostId, jobPostId)))
}
