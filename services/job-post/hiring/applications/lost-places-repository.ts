import {
  aliasedTable,
  and,
  asc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { type Given, prepared } from '@/services/shared/prepared'
import type { AbsenceReason } from '@/validators/cannot-come-reasons'
import { placeTakenStates } from '@/validators/states/application'
import type { Scope } from '../../platform/access/scope'
import type { Applicant } from '../../shapes/applicant'
import { applicationShifts, latestLoss } from '../../tables/application-shifts'
import { applicationEvents, applications } from '../../tables/applications'
import { branches } from '../../tables/branches'
import { jobPosts, shifts } from '../../tables/job-posts'
import { within } from '../job-posts/repository'
import { hasShift, placesOfShift } from '../job-posts/shift-people-repository'

const given = aliasedTable(applicationShifts, 'given')
const lost = aliasedTable(applications, 'lost')
/** What somebody did last, if it was to refuse new terms. */
const refusal = aliasedTable(applicationEvents, 'refusal')

/** How many people have a shift, and how many of them were hired since somebody gave it back. */
const hiredOf = (db: Database) =>
  db
    .select({
      taken: sql<number>`count(*)::int`.as('taken'),
      // A condition of its own, because Drizzle omits the tables from columns that stand in a single table's selection.
      since: sql<number>`(count(*) filter (where ${gt(applications.movedAt, given.placeLostAt)}))::int`.as(
        'since',
      ),
    })
    .from(applications)
    .where(
      and(
        eq(applications.companyId, given.companyId),
        eq(applications.jobPostId, given.jobPostId),
        inArray(applications.state, [...placeTakenStates]),
        hasShift('assigned'),
      ),
    )
    .as('hired')

/** How many of the people who were hired since somebody gave a shift back gave it back, too. */
const replacedOf = (db: Database) =>
  db
    .select({ people: sql<number>`count(*)::int`.as('people') })
    .from(applicationShifts)
    .where(
      and(
        eq(applicationShifts.companyId, given.companyId),
        eq(applicationShifts.jobPostId, given.jobPostId),
        eq(applicationShifts.shiftId, given.shiftId),
        eq(applicationShifts.state, 'given_back'),
        exists(
          db
            .select({ one: sql`1` })
            .from(applicationEvents)
            .where(
              and(
                eq(applicationEvents.companyId, applicationShifts.companyId),
                eq(applicationEvents.applicationId, applicationShifts.applicationId),
                eq(applicationEvents.to, 'hired'),
                ne(applicationEvents.from, 'hired'),
                gt(applicationEvents.at, given.placeLostAt),
              ),
            ),
        ),
      ),
    )
    .as('replaced')

/** The query for who gave which shift to come back, the earliest shift first; exported so that a test can read its plan. */
export function lostPlacesQuery(
  db: Database,
  { companyId, branchIds, now, jobPostId }: Given<Scope & { now: Date; jobPostId: string | null }>,
) {
  const [hired, replaced] = [hiredOf(db), replacedOf(db)]
  const ofPost: SQL | undefined = jobPostId === null ? undefined : eq(given.jobPostId, jobPostId)
  return db
    .select({
      applicationId: lost.id,
      workerId: lost.workerId,
      worker: sql<Applicant | null>`${lost.worker}`,
      state: lost.state,
      contactFrom: lost.contactFrom,
      placeLostAt: latestLoss('lost'),
      reason: sql<AbsenceReason | null>`case when ${refusal.version} is null then ${given.givenBackReason} else 'terms' end`,
      at: sql<Date>`${given.placeLostAt}`.mapWith(applications.movedAt),
      jobPostId: given.jobPostId,
      title: jobPosts.title,
      workType: jobPosts.workType,
      branchId: jobPosts.branchId,
      branchName: branches.name,
      shiftId: shifts.id,
      startsAt: sql<Date>`${shifts.startsAt}`.mapWith(applications.movedAt),
      endsAt: sql<Date>`${shifts.endsAt}`.mapWith(applications.movedAt),
      places: placesOfShift,
      taken: hired.taken,
      hiredSince: sql<number>`${hired.since} + ${replaced.people}`,
      /** Of those who gave the shift back, the latest is the first. */
      nth: sql<number>`(row_number() over (partition by ${shifts.id} order by ${given.placeLostAt} desc, ${lost.id}))::int`,
    })
    .from(given)
    .innerJoin(lost, and(eq(lost.companyId, given.companyId), eq(lost.id, given.applicationId)))
    .innerJoin(jobPosts, and(eq(jobPosts.companyId, given.companyId), eq(jobPosts.id, given.jobPostId)))
    .innerJoin(
      shifts,
      and(
        eq(shifts.companyId, given.companyId),
        eq(shifts.jobPostId, given.jobPostId),
        eq(shifts.id, given.shiftId),
      ),
    )
    .leftJoin(
      refusal,
      and(
        eq(refusal.companyId, lost.companyId),
        eq(refusal.applicationId, lost.id),
        eq(refusal.version, lost.version),
        eq(refusal.event, 'refuse_terms'),
      ),
    )
    .crossJoinLateral(hired)
    .crossJoinLateral(replaced)
    .leftJoin(branches, and(eq(branches.companyId, jobPosts.companyId), eq(branches.id, jobPosts.branchId)))
    .where(
      within(
        { companyId, branchIds },
        eq(given.companyId, companyId),
        isNotNull(given.placeLostAt),
        ofPost,
        // Whether or not the post still looks for people; nobody works for one that was cancelled or taken down.
        inArray(jobPosts.state, ['published', 'pending_review', 'paused', 'filled', 'closed']),
        gt(jobPosts.expiresAt, now),
        isNull(shifts.endedAt),
        gt(shifts.startsAt, now),
      ),
    )
    .orderBy(asc(shifts.startsAt), asc(lost.id))
}

const rowsOfLostPlaces = prepared(lostPlacesQuery)

type Row = Awaited<ReturnType<typeof rowsOfLostPlaces>>[number]

/** A place of a shift that somebody who was hired gave back. */
export type LostPlace = Omit<Row, 'places' | 'taken' | 'hiredSince' | 'nth'>

/**
 * How many of the people who gave a shift back from this one on have not been replaced since; none or fewer for nobody. Who
 * replaced one of them and then gave the shift back is one of both.
 */
const unfilled = ({ nth, hiredSince }: Row): number => nth - hiredSince

/**
 * Whether nobody has a lost place. Each hire fills the place that was lost last: one that was filled stays so whatever is lost
 * later, and where somebody came otherwise than by a hire, the place that was lost first is filled.
 */
function isEmpty(row: Row, rows: readonly Row[]): boolean {
  const later = rows.filter(({ shiftId, nth }) => shiftId === row.shiftId && nth < row.nth)
  return unfilled(row) > Math.max(0, ...later.map(unfilled)) && unfilled(row) <= row.places - row.taken
}

/** The places of shifts to come that hired people gave back and nobody has yet, the earliest shift first. */
export async function listLostPlaces(
  db: Database,
  { companyId, branchIds }: Scope,
  { now = new Date(), jobPostId = null }: { readonly now?: Date; readonly jobPostId?: string | null } = {},
): Promise<LostPlace[]> {
  const rows = await rowsOfLostPlaces(db, { companyId, branchIds, now, jobPostId })
  return rows
    .filter((row) => isEmpty(row, rows))
    .map(({ places: _p, taken: _t, hiredSince: _h, nth: _n, ...place }) => place)
}
