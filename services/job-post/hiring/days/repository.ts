import {
  aliasedTable,
  and,
  asc,
  between,
  desc,
  eq,
  gt,
  inArray,
  is,
  isNotNull,
  isNull,
  lte,
  not,
  or,
  Placeholder,
  sql,
} from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { type Given, prepared } from '@/services/shared/prepared'
import { type ApplicationState, placeTakenStates, undecidedStates } from '@/validators/states/application'
import { comingStates } from '@/validators/states/job-post'
import type { Scope } from '../../platform/access/scope'
import type { AgreedTerms } from '../../shapes/agreed-terms'
import type { Applicant, StoredName } from '../../shapes/applicant'
import { applicationShifts } from '../../tables/application-shifts'
import { applications, type ChangedTerm } from '../../tables/applications'
import { branches } from '../../tables/branches'
import { jobPosts, shifts } from '../../tables/job-posts'
import { isLostAtEnd } from '../applications/repository'
import { isAnyOf, within } from '../job-posts/repository'
import {
  areChosen,
  countForShift,
  hasShift,
  placesOfShift,
  placesToFillOfShift,
} from '../job-posts/shift-people-repository'

const ofShift = and(
  eq(applications.companyId, shifts.companyId),
  eq(applications.jobPostId, shifts.jobPostId),
)

const [own, begun] = [aliasedTable(applicationShifts, 'own'), aliasedTable(shifts, 'begun')]

/** Whether any shift that is assigned to an application has begun by a moment. */
const hasBegun = (now: Given<{ now: Date }>['now']) => sql`exists (select from application_shifts as own
  join shifts as begun on ${and(
    eq(begun.companyId, own.companyId),
    eq(begun.jobPostId, own.jobPostId),
    eq(begun.id, own.shiftId),
  )}
  where ${and(
    eq(own.companyId, applications.companyId),
    eq(own.applicationId, applications.id),
    eq(own.state, 'assigned'),
    isNull(begun.endedAt),
    lte(begun.startsAt, now),
  )})`

/**
 * How many people have a shift, are offered it and can still answer, or could come to it, and how many applications nobody has
 * opened.
 */
const countsOf = (db: Database, now: Given<{ now: Date }>['now']) =>
  db
    .select({
      taken: countForShift(placeTakenStates, 'assigned').as('taken'),
      // An offer is of all its shifts, and stands until the first of them begins.
      offered: countForShift(['offered'], 'assigned', not(hasBegun(now))).as('offered'),
      candidates: countForShift(undecidedStates).as('candidates'),
      unopened: sql<number>`(count(*) filter (where ${applications.state} = 'submitted'))::int`.as(
        'unopened',
      ),
    })
    .from(applications)
    .where(and(ofShift, inArray(applications.state, [...placeTakenStates, ...undecidedStates, 'offered'])))
    .as('counts')

type HiredPerson = StoredName & {
  readonly workerId: string
  readonly state: ApplicationState
  readonly toldState: ApplicationState
  /** From when the company reads their contact details, as JSON has it. */
  readonly contactFrom: string | null
}

type Asked = Scope & {
  readonly now: Date
  readonly firstDay: string
  readonly lastDay: string
  readonly limit: number
  /** How many hired people of each shift are named. */
  readonly named: number
  /** Shifts shown although their post looks for nobody and nobody has them: somebody gave them back. */
  readonly lostIds: readonly string[]
}

/** The first people hired for a shift, in the order in which they applied. */
function peopleOf(db: Database, named: Given<Asked>['named']) {
  const hired = db
    .select({
      id: applications.id,
      workerId: applications.workerId,
      worker: applications.worker,
      state: applications.state,
      toldState: applications.toldState,
      contactFrom: applications.contactFrom,
    })
    .from(applications)
    .where(and(ofShift, inArray(applications.state, [...placeTakenStates]), hasShift('assigned')))
    .orderBy(asc(applications.id))
    .limit(named)
    .as('hired')
  const nameOf = (part: string) => sql`${hired.worker} ->> ${sql.raw(`'${part}'`)}`
  return db
    .select({
      people: sql<HiredPerson[]>`coalesce(json_agg(json_build_object('workerId', ${hired.workerId},
        'displayName', ${nameOf('displayName')}, 'givenName', ${nameOf('givenName')},
        'familyName', ${nameOf('familyName')}, 'state', ${hired.state}, 'toldState', ${hired.toldState},
        'contactFrom', ${hired.contactFrom}) order by ${hired.id}), '[]')`.as('people'),
    })
    .from(hired)
    .as('named')
}

/**
 * The query for shifts of some days that are not over, the earliest first: where people are looked for or come. Exported
 * so that a test can read its plan.
 */
export function shiftsOfDaysQuery(
  db: Database,
  { companyId, branchIds, now, firstDay, lastDay, limit, named, lostIds }: Given<Asked>,
) {
  const counts = countsOf(db, now)
  const people = peopleOf(db, named)
  return db
    .select({
      jobPostId: shifts.jobPostId,
      shiftId: shifts.id,
      title: jobPosts.title,
      workType: jobPosts.workType,
      state: jobPosts.state,
      branchId: jobPosts.branchId,
      branchName: branches.name,
      date: shifts.date,
      startsAt: shifts.startsAt,
      endsAt: shifts.endsAt,
      places: placesOfShift,
      toFill: placesToFillOfShift(counts.taken),
      taken: counts.taken,
      offered: counts.offered,
      candidates: counts.candidates,
      people: people.people,
    })
    .from(shifts)
    .innerJoin(jobPosts, and(eq(jobPosts.companyId, companyId), eq(jobPosts.id, shifts.jobPostId)))
    .crossJoinLateral(counts)
    .crossJoinLateral(people)
    .leftJoin(branches, and(eq(branches.companyId, companyId), eq(branches.id, jobPosts.branchId)))
    .where(
      and(
        eq(shifts.companyId, companyId),
        isNull(shifts.endedAt),
        // The date lets PostgreSQL use the index on shifts.
        between(shifts.date, firstDay, lastDay),
        gt(shifts.endsAt, now),
        inArray(jobPosts.state, [...comingStates]),
        branchIds ? isAnyOf(jobPosts.branchId, branchIds) : undefined,
        or(
          eq(jobPosts.state, 'published'),
          gt(counts.taken, 0),
          sql`${shifts.id} = any(${is(lostIds, Placeholder) ? lostIds : sql.param(lostIds)}::text[])`,
        ),
      ),
    )
    .orderBy(asc(shifts.startsAt), asc(shifts.jobPostId), asc(shifts.position))
    .limit(limit)
}

export const listShiftsOfDays = prepared(shiftsOfDaysQuery)

/** The query for published posts by their next shift, the soonest first; exported so that a test can read its plan. */
export function nextPostsQuery(
  db: Database,
  { companyId, branchIds, now, limit }: Given<Scope & { readonly now: Date; readonly limit: number }>,
) {
  const next = db
    .select({
      startsAt: sql<Date>`min(${shifts.startsAt})`.mapWith(shifts.startsAt).as('next_start'),
    })
    .from(shifts)
    .where(
      and(
        eq(shifts.companyId, companyId),
        eq(shifts.jobPostId, jobPosts.id),
        isNull(shifts.endedAt),
        gt(shifts.startsAt, now),
      ),
    )
    .as('next')
  return db
    .select({
      id: jobPosts.id,
      title: jobPosts.title,
      workType: jobPosts.workType,
      branchName: branches.name,
      nextStart: next.startsAt,
    })
    .from(jobPosts)
    .crossJoinLateral(next)
    .leftJoin(branches, and(eq(branches.companyId, companyId), eq(branches.id, jobPosts.branchId)))
    .where(
      within({ companyId, branchIds }, eq(jobPosts.state, 'published'), sql`${next.startsAt} is not null`),
    )
    .orderBy(asc(next.startsAt), asc(jobPosts.id))
    .limit(limit)
}

export const listNextPosts = prepared(nextPostsQuery)

/** The query for the shifts of posts that have not begun, with their places; exported so that a test can read its plan. */
export function placesOfPostsQuery(
  db: Database,
  { companyId, ids, now }: Given<{ companyId: string; ids: readonly string[]; now: Date }>,
) {
  const counts = countsOf(db, now)
  return db
    .select({
      jobPostId: shifts.jobPostId,
      areChosen: sql<boolean>`${areChosen}`,
      // What was given back and needs nobody is no place to fill.
      places: placesToFillOfShift(counts.taken),
      taken: counts.taken,
      unopened: counts.unopened,
    })
    .from(shifts)
    .innerJoin(jobPosts, and(eq(jobPosts.companyId, companyId), eq(jobPosts.id, shifts.jobPostId)))
    .crossJoinLateral(counts)
    .where(
      and(
        eq(shifts.companyId, companyId),
        isAnyOf(shifts.jobPostId, ids),
        isNull(shifts.endedAt),
        gt(shifts.startsAt, now),
      ),
    )
}

export const listPlacesOfPosts = prepared(placesOfPostsQuery)

/** The query for posts that were cancelled since a moment, the latest first; exported so that a test can read its plan. */
export const cancelledQuery = (
  db: Database,
  { companyId, branchIds, since, limit }: Given<Scope & { readonly since: Date; readonly limit: number }>,
) =>
  db
    .select({
      jobPostId: jobPosts.id,
      title: jobPosts.title,
      at: sql<Date>`${jobPosts.endedAt}`.mapWith(jobPosts.endedAt),
    })
    .from(jobPosts)
    .where(
      within(
        { companyId, branchIds },
        eq(jobPosts.state, 'cancelled'),
        gt(jobPosts.endedAt, since),
        isNotNull(jobPosts.publishedAt),
      ),
    )
    .orderBy(desc(jobPosts.endedAt), desc(jobPosts.id))
    .limit(limit)

export const listCancelled = prepared(cancelledQuery)

/** The query for who lost the job or an offer as these posts were cancelled, those who had the job first. */
export const takenBackQuery = (
  db: Database,
  { companyId, ids }: Given<{ companyId: string; ids: readonly string[] }>,
) =>
  db
    .select({
      jobPostId: applications.jobPostId,
      worker: sql<Applicant | null>`${applications.worker}`,
      state: applications.state,
      toldState: applications.toldState,
      toldAt: applications.toldAt,
      confirmedAt: applications.confirmedAt,
      workerUid: applications.workerUid,
      contactFrom: applications.contactFrom,
      takenBack: applications.takenBack,
      takenBackAt: applications.takenBackAt,
      movedAt: applications.movedAt,
      updatedAt: applications.updatedAt,
    })
    .from(applications)
    .where(and(eq(applications.companyId, companyId), isAnyOf(applications.jobPostId, ids), isLostAtEnd))
    .orderBy(asc(applications.takenBack), asc(applications.id))

export const listTakenBackOf = prepared(takenBackQuery)

/** The query for hired people who agreed to other terms than their post has; exported so that a test can read its plan. */
export const oldTermsQuery = (db: Database, { companyId, branchIds }: Given<Scope>) =>
  db
    .select({
      applicationId: applications.id,
      workerId: applications.workerId,
      worker: sql<Applicant | null>`${applications.worker}`,
      state: applications.state,
      toldState: applications.toldState,
      contactFrom: applications.contactFrom,
      termsAnswerBy: applications.termsAnswerBy,
      changedTerms: sql<ChangedTerm[]>`${applications.changedTerms}`,
      oldTerms: sql<AgreedTerms>`${applications.oldTerms}`,
      jobPostId: applications.jobPostId,
      title: jobPosts.title,
      payUnit: jobPosts.payUnit,
      payAmount: jobPosts.payAmount,
    })
    .from(applications)
    .innerJoin(jobPosts, and(eq(jobPosts.companyId, companyId), eq(jobPosts.id, applications.jobPostId)))
    .where(
      within(
        { companyId, branchIds },
        eq(applications.companyId, companyId),
        // As the partial index has it.
        sql`${applications.oldTerms} is not null and ${applications.state} = 'hired'`,
      ),
    )
    .orderBy(asc(applications.id))

export const listOldTerms = prepared(oldTermsQuery)
