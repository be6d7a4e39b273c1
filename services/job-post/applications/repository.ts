import {
  type AnyColumn,
  and,
  arrayOverlaps,
  asc,
  between,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  lt,
  lte,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { accounts } from '@/services/shared/accounts/table'
import type { Database } from '@/services/shared/database'
import { type Given, prepared } from '@/services/shared/prepared'
import { bangkokToday } from '@/validators/rules'
import { branches } from '../branches/table'
import { proofs } from '../companies/repository'
import { companies } from '../companies/table'
import type { Shift } from '../job-posts/repository'
import type { PlacesTaken } from '../job-posts/shift-places'
import { jobPosts, shifts } from '../job-posts/table'
import type { Scope } from '../members/scope'
import type { Applicant, GivenAnswer } from './applicant'
import {
  type ApplicationEvent,
  type ApplicationState,
  placeTakenStates,
  type Stage,
  stages,
  statesOfStage,
  undecidedStates,
  type Who,
} from './state-machine'
import { applicationEvents, applicationNotes, applications, type ChangedTerm } from './table'

type ApplicationRow = typeof applications.$inferSelect
export type Application = ApplicationRow & { readonly notes: number }

/** The company's own post. */
export type PostKey = { readonly companyId: string; readonly jobPostId: string }
/** The company's own application. */
export type ApplicationKey = { readonly companyId: string; readonly id: string }

const ofPost = ({ companyId, jobPostId }: Given<PostKey>, ...conditions: (SQL | undefined)[]) =>
  and(eq(applications.companyId, companyId), eq(applications.jobPostId, jobPostId), ...conditions)

const isThis = ({ companyId, id }: ApplicationKey) =>
  and(eq(applications.companyId, companyId), eq(applications.id, id))

/** Written out: a column in the fields of a query of one table is named without it. */
const notes = sql<number>`(select count(*)::int from application_notes as note
  where note.company_id = applications.company_id and note.application_id = applications.id)`.as('notes')

const columns = { ...getTableColumns(applications), notes }

type PageOptions = { readonly after: string | null; readonly limit: number }

/** The query of one page of a stage, newest application first; exported so that a test can read its plan. */
export const stageQuery = (
  db: Database,
  { states, after, limit, ...post }: Given<PostKey & PageOptions & { readonly states: string }>,
) =>
  db
    .select(columns)
    .from(applications)
    .where(
      ofPost(
        post,
        sql`${applications.state} = any(${states}::text[])`,
        after ? lt(applications.id, after) : undefined,
      ),
    )
    .orderBy(desc(applications.id))
    .limit(limit)

/** An array as the text PostgreSQL reads one from. */
export const statesText = (stage: Stage) => `{${statesOfStage[stage].join(',')}}`

const rowsOfStage = prepared(stageQuery)

export const listStage = (
  db: Database,
  post: PostKey,
  stage: Stage,
  options: PageOptions,
): Promise<Application[]> => rowsOfStage(db, { ...post, ...options, states: statesText(stage) })

/** The query of the newest applications of every stage at once; exported so that a test can read its plan. */
export function boardQuery(db: Database, { limit, ...post }: Given<PostKey & { readonly limit: number }>) {
  const ofEveryStage = sql.join(
    stages.map((stage) => sql`(${statesText(stage)}::text[])`),
    sql`, `,
  )
  const ofStage = ofPost(post, sql`${applications.state} = any(stage.states)`)
  const newest = sql`(values ${ofEveryStage}) as stage (states) cross join lateral (
    select ${applications.id} from ${applications} where ${ofStage} order by ${applications.id} desc limit ${limit}) as found`
  return db
    .select(columns)
    .from(applications)
    .where(ofPost(post, sql`${applications.id} = any(array(select found.id from ${newest}))`))
    .orderBy(desc(applications.id))
}

const rowsOfBoard = prepared(boardQuery)

export const listBoard = (db: Database, post: PostKey, limit: number): Promise<Application[]> =>
  rowsOfBoard(db, { ...post, limit })

/** The query of how many applications of a post are in each state. */
export const countQuery = (db: Database, post: Given<PostKey>) =>
  db
    .select({ state: applications.state, applications: count() })
    .from(applications)
    .where(ofPost(post))
    .groupBy(applications.state)

const rowsOfCount = prepared(countQuery)

export async function countByState(db: Database, post: PostKey): Promise<Map<ApplicationState, number>> {
  const rows = await rowsOfCount(db, post)
  return new Map(rows.map((row) => [row.state, row.applications]))
}

/** The query of how many people have a post's job, by what they were hired for; exported so that a test can read its plan. */
export const placesTakenQuery = (db: Database, post: PostKey) =>
  db
    .select({ shiftIds: applications.assignedShiftIds, people: count() })
    .from(applications)
    .where(ofPost(post, inArray(applications.state, [...placeTakenStates])))
    .groupBy(applications.assignedShiftIds)

/** How many people have the post's job. */
export async function countPlacesTaken(db: Database, post: PostKey): Promise<PlacesTaken> {
  const rows = await placesTakenQuery(db, post)
  const peopleOf = (isMeant: (shiftIds: readonly string[]) => boolean) =>
    rows.reduce((sum, { shiftIds, people }) => (isMeant(shiftIds ?? []) ? sum + people : sum), 0)
  return {
    people: peopleOf(() => true),
    ofShift: (shiftId) => peopleOf((shiftIds) => shiftIds.length === 0 || shiftIds.includes(shiftId)),
  }
}

/** That somebody is offered, or has, one of some shifts; down for none by name they are so for all of them. */
const isDownFor = (shiftIds: readonly string[]) =>
  or(
    arrayOverlaps(applications.assignedShiftIds, [...shiftIds]),
    sql`coalesce(cardinality(${applications.assignedShiftIds}), 0) = 0`,
  )

/** Whether anybody is offered one of some shifts of a post, or has it. */
export async function isAnyPromised(
  tx: Database,
  post: PostKey,
  shiftIds: readonly string[],
): Promise<boolean> {
  const isPromised = inArray(applications.state, [...placeTakenStates, 'offered'])
  const rows = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(ofPost(post, isPromised, isDownFor(shiftIds)))
    .limit(1)
  return rows.length > 0
}

export async function countNew(db: Database, post: PostKey): Promise<number> {
  const [row] = await db
    .select({ waiting: count() })
    .from(applications)
    .where(ofPost(post, eq(applications.state, 'submitted')))
  return row?.waiting ?? 0
}

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

export async function findApplication(db: Database, key: ApplicationKey): Promise<Application | null> {
  const [found] = await db.select(columns).from(applications).where(isThis(key))
  return found ?? null
}

/** A worker's application to a post of any company, or null. */
export async function findOwnKey(
  db: Database,
  uid: string,
  by: { readonly id: string } | { readonly jobPostId: string },
): Promise<(ApplicationKey & PostKey) | null> {
  const which = 'id' in by ? eq(applications.id, by.id) : eq(applications.jobPostId, by.jobPostId)
  const [found] = await db
    .select({ companyId: applications.companyId, id: applications.id, jobPostId: applications.jobPostId })
    .from(applications)
    .where(and(eq(applications.workerUid, uid), which))
  return found ?? null
}

type NewApplication = PostKey & {
  readonly id: string
  readonly workerId: string
  readonly workerUid: string | null
  readonly worker: Applicant
  readonly shiftIds: readonly string[]
  readonly answers: readonly GivenAnswer[]
}

/** Stores an application with how it began; false when the worker applied to the post before. */
export async function insertApplication(tx: Database, row: NewApplication): Promise<boolean> {
  const stored = await tx
    .insert(applications)
    .values({ ...row, shiftIds: [...row.shiftIds] })
    .onConflictDoNothing()
    .returning({ id: applications.id })
  if (stored.length === 0) return false
  await tx.insert(applicationEvents).values({
    companyId: row.companyId,
    applicationId: row.id,
    version: 1,
    event: 'submit',
    to: 'submitted',
    who: 'worker',
  })
  return true
}

/** How an application comes into another state. */
export type Move = {
  readonly event: ApplicationEvent
  readonly to: ApplicationState
  readonly who: Who
  readonly memberUid: string | null
  /** The shifts they are offered or hired for from then on; without it those stay. */
  readonly assignedShiftIds?: readonly string[] | null
}

/** Moves an application whose post is locked, and writes down how. */
export async function moveApplication(
  tx: Database,
  { companyId, id, state, version }: Pick<Application, 'companyId' | 'id' | 'state' | 'version'>,
  { event, to, who, memberUid, assignedShiftIds }: Move,
): Promise<void> {
  await tx
    .update(applications)
    .set({
      state: to,
      version: version + 1,
      movedAt: sql`now()`,
      updatedAt: sql`now()`,
      ...(who === 'worker' && { toldState: to, toldShiftIds: sql`${applications.assignedShiftIds}` }),
      ...(assignedShiftIds !== undefined && { assignedShiftIds: assignedShiftIds && [...assignedShiftIds] }),
    })
    .where(isThis({ companyId, id }))
  await tx
    .insert(applicationEvents)
    .values({ companyId, applicationId: id, version: version + 1, event, from: state, to, who, memberUid })
}

/** Gives an application whose post is locked other shifts, and writes down who did it; it stays in its state. */
export async function reassignApplication(
  tx: Database,
  { companyId, id, state, version }: Pick<Application, 'companyId' | 'id' | 'state' | 'version'>,
  {
    assignedShiftIds,
    memberUid,
  }: { readonly assignedShiftIds: readonly string[]; readonly memberUid: string },
): Promise<void> {
  await tx
    .update(applications)
    .set({ assignedShiftIds: [...assignedShiftIds], version: version + 1, updatedAt: sql`now()` })
    .where(isThis({ companyId, id }))
  await tx.insert(applicationEvents).values({
    companyId,
    applicationId: id,
    version: version + 1,
    event: 'change_shifts',
    from: state,
    to: state,
    who: 'member',
    memberUid,
  })
}

/** Moves every application of a locked post that is in one of some states, as the service itself does. */
export async function moveAll(
  tx: Database,
  { companyId, jobPostId }: PostKey,
  states: readonly ApplicationState[],
  { event, to }: Pick<Move, 'event' | 'to'>,
): Promise<void> {
  const leaving = sql`select ${applications.id} as id, ${applications.state} as state
    from ${applications}
    where ${ofPost({ companyId, jobPostId }, inArray(applications.state, [...states]))}
    for update`
  await tx.execute(sql`
    with leaving as (${leaving}),
    moved as (
      update ${applications} set state = ${to}, version = applications.version + 1, moved_at = now(), updated_at = now()
      from leaving where applications.company_id = ${companyId} and applications.id = leaving.id
      returning applications.id, applications.version, leaving.state
    )
    insert into ${applicationEvents}
      (company_id, application_id, version, event, from_state, to_state, who)
    select ${companyId}::uuid, id, version, ${event}::text, state, ${to}::text, 'system' from moved`)
}

export type StoredEvent = typeof applicationEvents.$inferSelect & { readonly memberName: string | null }

/** What happened to an application, oldest first, with the members' present names. */
export async function listEvents(db: Database, { companyId, id }: ApplicationKey): Promise<StoredEvent[]> {
  const rows = await db
    .select({ event: applicationEvents, memberName: accounts.displayName })
    .from(applicationEvents)
    .leftJoin(accounts, eq(accounts.uid, applicationEvents.memberUid))
    .where(and(eq(applicationEvents.companyId, companyId), eq(applicationEvents.applicationId, id)))
    .orderBy(asc(applicationEvents.version))
  return rows.map(({ event, memberName }) => ({ ...event, memberName }))
}

export type Note = typeof applicationNotes.$inferSelect & { readonly authorName: string | null }

const ofApplication = ({ companyId, id }: ApplicationKey, ...conditions: (SQL | undefined)[]) =>
  and(eq(applicationNotes.companyId, companyId), eq(applicationNotes.applicationId, id), ...conditions)

/** The notes about an applicant, oldest first. */
export async function listNotes(db: Database, key: ApplicationKey, noteId?: string): Promise<Note[]> {
  const rows = await db
    .select({ note: applicationNotes, authorName: accounts.displayName })
    .from(applicationNotes)
    .leftJoin(accounts, eq(accounts.uid, applicationNotes.authorUid))
    .where(ofApplication(key, noteId === undefined ? undefined : eq(applicationNotes.id, noteId)))
    .orderBy(asc(applicationNotes.id))
  return rows.map(({ note, authorName }) => ({ ...note, authorName }))
}

export async function insertNote(tx: Database, row: typeof applicationNotes.$inferInsert): Promise<void> {
  await tx.insert(applicationNotes).values(row)
}

/** Removes a note its author wrote; false when there is none such. */
export async function deleteOwnNote(
  tx: Database,
  key: ApplicationKey,
  { id, authorUid }: { readonly id: string; readonly authorUid: string },
): Promise<boolean> {
  const gone = await tx
    .delete(applicationNotes)
    .where(ofApplication(key, eq(applicationNotes.id, id), eq(applicationNotes.authorUid, authorUid)))
    .returning({ id: applicationNotes.id })
  return gone.length > 0
}

const firstStart = sql<Date | null>`(select min(${shifts.startsAt}) from ${shifts}
  where ${shifts.companyId} = ${jobPosts.companyId} and ${shifts.jobPostId} = ${jobPosts.id})`.mapWith(
  jobPosts.expiresAt,
)

const postSummary = {
  title: jobPosts.title,
  workType: jobPosts.workType,
  type: jobPosts.type,
  state: jobPosts.state,
  payUnit: jobPosts.payUnit,
  payAmount: jobPosts.payAmount,
  startsAt: firstStart,
  expiresAt: jobPosts.expiresAt,
  companyName: companies.name,
  branchName: branches.name,
  district: branches.district,
  province: branches.province,
}

/** The shifts a worker chose, earliest first; none where everybody works every shift. */
const chosenShifts = sql<Shift[]>`coalesce((
  select json_agg(json_build_object('id', ${shifts.id}, 'date', ${shifts.date}, 'startTime', ${shifts.startTime},
    'endTime', ${shifts.endTime}, 'breakMinutes', ${shifts.breakMinutes}, 'headcount', ${shifts.headcount})
    order by ${shifts.startsAt})
  from ${shifts}
  where ${shifts.companyId} = ${applications.companyId} and ${shifts.jobPostId} = ${applications.jobPostId}
    and ${shifts.id} = any(${applications.shiftIds})), '[]'::json)`

const ofWorker = (db: Database) =>
  db
    .select({ application: getTableColumns(applications), chosenShifts, post: postSummary, company: proofs })
    .from(applications)
    .innerJoin(
      jobPosts,
      and(eq(jobPosts.companyId, applications.companyId), eq(jobPosts.id, applications.jobPostId)),
    )
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .leftJoin(branches, and(eq(branches.companyId, jobPosts.companyId), eq(branches.id, jobPosts.branchId)))

/** A worker's applications, newest first; those to one post where it is named. */
export async function listOwn(
  db: Database,
  uid: string,
  { after, limit, jobPostId }: PageOptions & { readonly jobPostId?: string },
) {
  return ofWorker(db)
    .where(
      and(
        eq(applications.workerUid, uid),
        jobPostId === undefined ? undefined : eq(applications.jobPostId, jobPostId),
        after ? lt(applications.id, after) : undefined,
      ),
    )
    .orderBy(desc(applications.id))
    .limit(limit)
}

/** Everything a worker sent in, oldest first. */
export const allOfWorker = (db: Database, uid: string): Promise<OwnApplication[]> =>
  ofWorker(db).where(eq(applications.workerUid, uid)).orderBy(asc(applications.id))

/** What a worker themselves did with their applications, oldest first. */
export const ownEvents = (db: Database, uid: string) =>
  db
    .select({
      applicationId: applicationEvents.applicationId,
      event: applicationEvents.event,
      at: applicationEvents.at,
    })
    .from(applications)
    .innerJoin(
      applicationEvents,
      and(
        eq(applicationEvents.companyId, applications.companyId),
        eq(applicationEvents.applicationId, applications.id),
        eq(applicationEvents.who, 'worker'),
      ),
    )
    .where(eq(applications.workerUid, uid))
    .orderBy(asc(applicationEvents.at), asc(applicationEvents.version))

export type OwnApplication = Awaited<ReturnType<typeof listOwn>>[number]

/** One application with what its worker is shown of the post, or null. */
export async function findWithPost(db: Database, key: ApplicationKey): Promise<OwnApplication | null> {
  const [found] = await ofWorker(db).where(isThis(key))
  return found ?? null
}

/** The company of a post that was in front of workers at some time, or null. */
export async function companyOfPublished(db: Database, jobPostId: string): Promise<string | null> {
  const [found] = await db
    .select({ companyId: jobPosts.companyId })
    .from(jobPosts)
    .where(and(eq(jobPosts.id, jobPostId), isNotNull(jobPosts.publishedAt)))
  return found?.companyId ?? null
}

/** Who is shown a post that was in front of workers at some time; null where there is none. */
export async function visibilityOfPublished(db: Database, jobPostId: string) {
  const [found] = await db
    .select({ visibility: jobPosts.visibility })
    .from(jobPosts)
    .where(and(eq(jobPosts.id, jobPostId), isNotNull(jobPosts.publishedAt)))
  return found?.visibility ?? null
}

/** Written out, not bound: the planner must see that it fits the partial index. */
const isLive = sql`${applications.state} in ('submitted', 'viewed', 'shortlisted', 'interview', 'offered', 'hired')`

/** Posts, but for some, whose last shift is over while somebody still waits or is down as hired. */
export async function postsWithWorkDone(
  db: Database,
  except: readonly string[],
  limit: number,
): Promise<PostKey[]> {
  return db
    .selectDistinct({ companyId: applications.companyId, jobPostId: applications.jobPostId })
    .from(applications)
    .innerJoin(
      jobPosts,
      and(eq(jobPosts.companyId, applications.companyId), eq(jobPosts.id, applications.jobPostId)),
    )
    .where(and(isLive, lt(jobPosts.expiresAt, sql`now()`), notInArray(jobPosts.id, [...except])))
    .limit(limit)
}

/** A shift of a post that began, as a place in the order they begin in. */
export type BegunShift = PostKey & { readonly startsAt: Date }

/**
 * The query of the shifts that began after another one and until a time, of published posts whose people choose their
 * shifts; exported so that a test can read its plan.
 */
export function begunShiftsQuery(
  db: Database,
  { after, until, limit }: { readonly after: BegunShift; readonly until: Date; readonly limit: number },
) {
  const position = sql`(${shifts.startsAt}, ${shifts.companyId}, ${shifts.jobPostId})`
  const startsAfter = sql.param(after.startsAt, shifts.startsAt)
  return db
    .select({
      companyId: shifts.companyId,
      jobPostId: shifts.jobPostId,
      startsAt: sql<Date>`${shifts.startsAt}`.mapWith(shifts.startsAt).as('starts_at'),
    })
    .from(shifts)
    .innerJoin(jobPosts, and(eq(jobPosts.companyId, shifts.companyId), eq(jobPosts.id, shifts.jobPostId)))
    .where(
      and(
        sql`${position} > (${startsAfter}, ${after.companyId}::uuid, ${after.jobPostId}::uuid)`,
        // Only from two times of one column does PostgreSQL tell how few lie between.
        between(shifts.startsAt, after.startsAt, until),
        eq(jobPosts.state, 'published'),
        eq(jobPosts.shiftChoice, 'each'),
      ),
    )
    .orderBy(shifts.startsAt, shifts.companyId, shifts.jobPostId)
    .limit(limit)
}

export const listBegunShifts = async (
  db: Database,
  asked: Parameters<typeof begunShiftsQuery>[1],
): Promise<BegunShift[]> => begunShiftsQuery(db, asked)

type Settled = {
  readonly settledMinutes: number
  readonly limit: number
  /** Of one application alone, or of all but some. */
  readonly only?: ApplicationKey
  readonly except?: readonly string[]
}

const agreed: readonly ApplicationState[] = ['offered', 'hired']

/**
 * Notes that a term of a post is another now for those who are offered or hired for its job, or believe so; with `shiftIds`
 * only for whom one of these shifts is meant. They are told once nothing more has changed for a while.
 */
export async function noteChangedTerm(
  tx: Database,
  post: PostKey,
  term: ChangedTerm,
  shiftIds: readonly string[] | null,
): Promise<void> {
  const withIt = sql`${applications.changedTerms} || ${term}::text`
  await tx
    .update(applications)
    .set({
      changedTerms: sql`array(select distinct unnest(${withIt}) order by 1)`,
      updatedAt: sql`now()`,
    })
    .where(
      ofPost(
        post,
        or(inArray(applications.state, [...agreed]), inArray(applications.toldState, [...agreed])),
        shiftIds
          ? or(isDownFor(shiftIds), arrayOverlaps(applications.toldShiftIds, [...shiftIds]))
          : undefined,
      ),
    )
}

/** A post that is being written or reviewed may be put back, and its workers cannot read it. */
const isToBeSeen = sql`exists (select from job_posts as post
  where post.company_id = ${applications.companyId} and post.id = ${applications.jobPostId}
    and post.state in ('published', 'paused', 'filled', 'closed'))`

/**
 * The query of applications whose worker was not told yet where they stand, for which shifts, or which terms changed; exported
 * so that a test can read its plan.
 */
export const untoldQuery = (db: Database, { settledMinutes, limit, only, except = [] }: Settled) =>
  db
    .select({
      companyId: applications.companyId,
      id: applications.id,
      known: sql<ApplicationState>`${applications.toldState}`.as('known'),
      areShiftsOthers:
        sql<boolean>`${applications.toldShiftIds} is distinct from ${applications.assignedShiftIds}`.as(
          'are_shifts_others',
        ),
      terms: sql<ChangedTerm[]>`${applications.changedTerms}`.as('terms'),
    })
    .from(applications)
    .where(
      and(
        // As written in the index, which parameters would hide.
        sql`${applications.state} in ('interview', 'offered', 'hired', 'rejected', 'expired')`,
        sql`(${applications.toldState} <> ${applications.state}
          or ${applications.toldShiftIds} is distinct from ${applications.assignedShiftIds}
          or ${applications.changedTerms} <> '{}' and ${isToBeSeen})`,
        isNotNull(applications.workerUid),
        only && isThis(only),
        notInArray(applications.id, [...except]),
        sql`${applications.updatedAt} <= now() - make_interval(mins => ${settledMinutes})`,
      ),
    )
    .orderBy(asc(applications.updatedAt))
    .limit(limit)
    .for('update', { skipLocked: true })

/** What a worker is told: where an application stands, or where that is no news, that its shifts or its terms are others. */
export type Told = ApplicationKey &
  Pick<ApplicationRow, 'state'> & {
    readonly isOfState: boolean
    readonly areShiftsOthers: boolean
    readonly terms: readonly ChangedTerm[]
  }

/** Applications, but for some, whose worker was not told yet what was decided, and stayed so. */
export const listUntold = async (
  db: Database,
  settledMinutes: number,
  except: readonly string[],
  limit: number,
): Promise<ApplicationKey[]> => untoldQuery(db, { settledMinutes, limit, except })

/** Notes what was decided of an application as told, and answers what; null where somebody else is at it, or was. */
export async function claimUntold(
  tx: Database,
  settledMinutes: number,
  key: ApplicationKey,
): Promise<Told | null> {
  const untold = tx.$with('untold').as(untoldQuery(tx, { settledMinutes, limit: 1, only: key }))
  const [row] = await tx
    .with(untold)
    .update(applications)
    .set({
      toldState: sql`${applications.state}`,
      toldShiftIds: sql`${applications.assignedShiftIds}`,
      changedTerms: [],
    })
    .from(untold)
    .where(and(eq(applications.companyId, untold.companyId), eq(applications.id, untold.id)))
    .returning({
      companyId: applications.companyId,
      id: applications.id,
      state: applications.state,
      known: untold.known,
      areShiftsOthers: untold.areShiftsOthers,
      terms: untold.terms,
    })
  if (!row) return null
  const { known, ...told } = row
  return { ...told, isOfState: known !== told.state }
}

/** Every application of an account. */
export const keysOfWorker = async (db: Database, uid: string): Promise<(ApplicationKey & PostKey)[]> =>
  db
    .select({ companyId: applications.companyId, id: applications.id, jobPostId: applications.jobPostId })
    .from(applications)
    .where(eq(applications.workerUid, uid))

/** Takes the person out of an application: that somebody applied stays, who it was and what they said goes. */
export async function forgetWorker(tx: Database, key: ApplicationKey): Promise<void> {
  await tx
    .update(applications)
    .set({ workerUid: null, worker: null, answers: [], updatedAt: sql`now()` })
    .where(isThis(key))
  await tx.delete(applicationNotes).where(ofApplication(key))
}
