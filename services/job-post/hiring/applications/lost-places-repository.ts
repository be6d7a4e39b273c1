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
  lte,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { type Given, prepared } from '@/services/shared/prepared'
import type { AbsenceReason } from '@/validators/cannot-come-reasons'
import { type ApplicationState, placeTakenStates } from '@/validators/states/application'
import { comingStates } from '@/validators/states/job-post'
import type { Scope } from '../../platform/access/scope'
import type { Applicant, StoredName } from '../../shapes/applicant'
import { applicationShifts, latestLoss } from '../../tables/application-shifts'
import { applicationEvents, applications } from '../../tables/applications'
import { branches } from '../../tables/branches'
import { jobPosts, shifts } from '../../tables/job-posts'
import { within } from '../job-posts/repository'
import { areChosen, hasShift, placesOfShift } from '../job-posts/shift-people-repository'

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

/** Somebody hired for a shift of another post that stands in for a lost place. */
type HiredElsewhere = StoredName & {
  readonly jobPostId: string
  readonly state: ApplicationState
  readonly toldState: ApplicationState
  /** From when the company reads their contact details, as JSON has it. */
  readonly contactFrom: string | null
  /** Whether they have the shift still, and did not give it back, too. */
  readonly isComing: boolean
}

/** Whether a lost place is filled by a post of its own; the query's form of `isReplacedByPost`. */
const isReplacedByPost = (now: Given<{ now: Date }>['now']) =>
  sql<boolean>`(not ${areChosen} and (${lost.state} = 'hired' or ${lte(jobPosts.startsAt, now)}))`

/**
 * Who was hired by a post of its own in the place of somebody: one published since the place was lost, at the same workplace
 * for the same work and hours. Who comes is first.
 */
const hiredElsewhere = (now: Given<{ now: Date }>['now']) => sql<
  HiredElsewhere[]
>`(select coalesce(json_agg(json_build_object(
    'jobPostId', instead.job_post_id, 'displayName', instead.worker ->> 'displayName',
    'givenName', instead.worker ->> 'givenName', 'familyName', instead.worker ->> 'familyName',
    'state', instead.state, 'toldState', instead.told_state, 'contactFrom', instead.contact_from,
    'isComing', own.state = 'assigned')
    order by own.state = 'given_back', instead.id), '[]')
  from shifts as same
  join job_posts as other on other.company_id = same.company_id and other.id = same.job_post_id
  join application_shifts as own on own.company_id = same.company_id and own.job_post_id = same.job_post_id
    and own.shift_id = same.id
  join applications as instead on instead.company_id = own.company_id and instead.id = own.application_id
  where ${isReplacedByPost(now)}
    and same.company_id = ${shifts.companyId} and same.date = ${shifts.date} and same.ended_at is null
    and same.starts_at = ${shifts.startsAt} and same.ends_at = ${shifts.endsAt}
    and other.id <> ${jobPosts.id} and other.published_at > ${given.placeLostAt}
    and other.branch_id = ${jobPosts.branchId} and other.work_type is not distinct from ${jobPosts.workType}
    and other.state in ${[...comingStates]}
    and (own.state = 'assigned' and instead.state in ${[...placeTakenStates]}
      or own.state = 'given_back' and exists (select from application_events as hire
        where hire.company_id = instead.company_id and hire.application_id = instead.id
          and hire.to_state = 'hired' and hire.from_state <> 'hired')))`

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
      toldState: lost.toldState,
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
      elsewhere: hiredElsewhere(now),
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
        // Whether or not the post still looks for people; nobody works for one that was cancelled.
        inArray(jobPosts.state, [...comingStates]),
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
export type LostPlace = Omit<Row, 'places' | 'taken' | 'hiredSince' | 'elsewhere' | 'nth'>

/** A place that somebody gave back, and who was hired in it by another post. */
export type FilledElsewhere = LostPlace & { readonly by: HiredElsewhere }

/**
 * How many of the people who gave a shift back from this one on have not been replaced since; none or fewer for nobody. Who
 * replaced one of them and then gave the shift back is one of both.
 */
const unfilled = ({ nth, hiredSince, elsewhere }: Row): number => nth - hiredSince - elsewhere.length

/**
 * Whether nobody has a lost place. Each hire fills the place that was lost last: one that was filled stays so whatever is lost
 * later, and where somebody came otherwise than by a hire, the place that was lost first is filled.
 */
function isEmpty(row: Row, rows: readonly Row[]): boolean {
  const later = rows.filter(({ shiftId, nth }) => shiftId === row.shiftId && nth < row.nth)
  return unfilled(row) > Math.max(0, ...later.map(unfilled)) && unfilled(row) <= row.places - row.taken
}

const placeOf = ({
  places: _p,
  taken: _t,
  hiredSince: _h,
  elsewhere: _e,
  nth: _n,
  ...place
}: Row): LostPlace => place

type Narrowed = { readonly now?: Date; readonly jobPostId?: string | null }

/**
 * The places of shifts to come that hired people gave back: those that nobody has yet, and those of which another post found
 * somebody who comes; the earliest shift first.
 */
export async function lostPlacesOf(
  db: Database,
  { companyId, branchIds }: Scope,
  { now = new Date(), jobPostId = null }: Narrowed = {},
): Promise<{ readonly empty: LostPlace[]; readonly filledElsewhere: FilledElsewhere[] }> {
  const rows = await rowsOfLostPlaces(db, { companyId, branchIds, now, jobPostId })
  return {
    empty: rows.filter((row) => isEmpty(row, rows)).map(placeOf),
    filledElsewhere: rows.flatMap((row) => {
      const by = isEmpty(row, rows) ? undefined : row.elsewhere[row.nth - 1]
      return by?.isComing ? [{ ...placeOf(row), by }] : []
    }),
  }
}

/** The places of shifts to come that hired people gave back and nobody has yet, the earliest shift first. */
export const listLostPlaces = async (db: Database, scope: Scope, narrowed?: Narrowed): Promise<LostPlace[]> =>
  (await lostPlacesOf(db, scope, narrowed)).empty
