import { and, desc, eq, gt, inArray, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { type Given, prepared } from '@/services/shared/prepared'
import type { Scope } from '../../platform/access/scope'
import type { Applicant } from '../../shapes/applicant'
import { applicationShifts, latestLoss } from '../../tables/application-shifts'
import { applicationEvents, applications } from '../../tables/applications'
import { jobPosts, shifts } from '../../tables/job-posts'
import { within } from '../job-posts/repository'
import { hasShift, hasShiftThat } from '../job-posts/shift-people-repository'

/** The first start of an application's shifts that a condition holds for, beside each application of a company. */
const firstStartOf = (db: Database, companyId: Given<Scope>['companyId'], condition: SQL | undefined) =>
  db
    .select({
      startsAt: sql<Date | null>`min(${shifts.startsAt})`.mapWith(shifts.startsAt).as('first_start'),
    })
    .from(shifts)
    .where(
      and(
        eq(shifts.companyId, companyId),
        eq(shifts.jobPostId, applications.jobPostId),
        isNull(shifts.endedAt),
        condition,
      ),
    )
    .as('first')

/** Who answered, and for which post. */
const answering = {
  applicationId: applications.id,
  worker: sql<Applicant | null>`${applications.worker}`,
  state: applications.state,
  toldState: applications.toldState,
  contactFrom: applications.contactFrom,
  placeLostAt: latestLoss('applications'),
  jobPostId: applications.jobPostId,
  title: jobPosts.title,
}

/** Whether somebody who was hired could not come: such an answer is about the shifts that were given back with it. */
const isLoss = and(
  eq(applicationEvents.from, 'hired'),
  inArray(applicationEvents.event, ['withdraw', 'give_back', 'refuse_terms']),
) as SQL
const ofThisShift = eq(applicationShifts.shiftId, shifts.id)
const lostAt = sql`coalesce(${applicationShifts.placeLostAt}, ${applicationShifts.dismissedLossAt})`
// Both are the time of their transaction.
const wasLostThen = sql`${lostAt} = ${applicationEvents.at}`
/** Whether it was given back after what they answered. */
const wasLostLater = sql`${lostAt} > ${applicationEvents.at}`

/**
 * The query for what workers answered since a moment, whatever became of it, the latest first; exported so that a test can
 * read its plan.
 */
export function answersQuery(
  db: Database,
  { companyId, branchIds, since, limit }: Given<Scope & { readonly since: Date; readonly limit: number }>,
) {
  const first = firstStartOf(
    db,
    companyId,
    or(
      and(not(isLoss), or(hasShift(), hasShiftThat(ofThisShift, wasLostLater))),
      and(isLoss, hasShiftThat(ofThisShift, wasLostThen)),
    ),
  )
  return db
    .select({
      ...answering,
      event: applicationEvents.event,
      from: applicationEvents.from,
      at: applicationEvents.at,
      startsAt: first.startsAt,
    })
    .from(applicationEvents)
    .innerJoin(
      applications,
      and(eq(applications.companyId, companyId), eq(applications.id, applicationEvents.applicationId)),
    )
    .innerJoin(jobPosts, and(eq(jobPosts.companyId, companyId), eq(jobPosts.id, applications.jobPostId)))
    .crossJoinLateral(first)
    .where(
      within(
        { companyId, branchIds },
        eq(applicationEvents.companyId, companyId),
        // As the partial index has it.
        sql`${applicationEvents.event} in
          ('accept', 'decline', 'withdraw', 'give_back', 'refuse_terms', 'accept_terms', 'keep_terms')`,
        gt(applicationEvents.at, since),
        // The cancellation of a post is told instead.
        ne(jobPosts.state, 'cancelled'),
      ),
    )
    .orderBy(desc(applicationEvents.at))
    .limit(limit)
}

export const listAnswers = prepared(answersQuery)

/**
 * The query for people of posts that go on who said since a moment that they come to the job that they were given, the latest
 * first; who accepted an offer, or other terms, said it by that.
 */
export function confirmedQuery(
  db: Database,
  { companyId, branchIds, since, limit }: Given<Scope & { readonly since: Date; readonly limit: number }>,
) {
  const first = firstStartOf(db, companyId, hasShift())
  return db
    .select({
      ...answering,
      at: sql<Date>`${applications.confirmedAt}`.mapWith(applications.confirmedAt),
      startsAt: first.startsAt,
    })
    .from(applications)
    .innerJoin(jobPosts, and(eq(jobPosts.companyId, companyId), eq(jobPosts.id, applications.jobPostId)))
    .crossJoinLateral(first)
    .where(
      within(
        { companyId, branchIds },
        eq(applications.companyId, companyId),
        eq(applications.state, 'hired'),
        gt(applications.confirmedAt, since),
        gt(jobPosts.expiresAt, since),
        ne(jobPosts.state, 'cancelled'),
        // Both are the time of their transaction.
        sql`not exists (select from application_events as said where said.company_id = ${applications.companyId}
          and said.application_id = ${applications.id} and said.at = ${applications.confirmedAt})`,
      ),
    )
    .orderBy(desc(applications.confirmedAt))
    .limit(limit)
}

export const listConfirmed = prepared(confirmedQuery)
