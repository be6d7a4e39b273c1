import { and, arrayOverlaps, asc, count, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm'
import { accounts } from '@/services/shared/accounts/table'
import type { Database } from '@/services/shared/database'
import type { Given } from '@/services/shared/prepared'
import type { PlacesTaken } from '../job-posts/shift-places'
import type { Applicant, GivenAnswer } from './applicant'
import { type ApplicationEvent, type ApplicationState, placeTakenStates, type Who } from './state-machine'
import { applicationEvents, applications } from './table'

export type ApplicationRow = typeof applications.$inferSelect

export type Application = ApplicationRow & { readonly notes: number }

/** The company's own post. */
export type PostKey = { readonly companyId: string; readonly jobPostId: string }

/** The company's own application. */
export type ApplicationKey = { readonly companyId: string; readonly id: string }

export const ofPost = ({ companyId, jobPostId }: Given<PostKey>, ...conditions: (SQL | undefined)[]) =>
  and(eq(applications.companyId, companyId), eq(applications.jobPostId, jobPostId), ...conditions)

export const isThis = ({ companyId, id }: ApplicationKey) =>
  and(eq(applications.companyId, companyId), eq(applications.id, id))

/** Written out, because Drizzle leaves the table out of a column's name in a query of one table. */
const notes = sql<number>`(select count(*)::int from application_notes as note
  where note.company_id = applications.company_id and note.application_id = applications.id)`.as('notes')

export const columns = { ...getTableColumns(applications), notes }

export type PageOptions = { readonly after: string | null; readonly limit: number }

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

/**
 * True for an application that is offered or hired for one of these shifts; one without assigned shifts has all of
 * them.
 */
export const isDownFor = (shiftIds: readonly string[]) =>
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

export async function findApplication(db: Database, key: ApplicationKey): Promise<Application | null> {
  const [found] = await db.select(columns).from(applications).where(isThis(key))
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

/** What moves an application into another state. */
export type Move = {
  readonly event: ApplicationEvent
  readonly to: ApplicationState
  readonly who: Who
  readonly memberUid: string | null
  /** The shifts assigned from then on; without it they stay as they are. */
  readonly assignedShiftIds?: readonly string[] | null
}

/** Moves an application of a locked post and stores the event. */
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

/** Assigns other shifts to an application of a locked post and stores the event; its state stays. */
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

/** Moves every application of a locked post that is in one of these states, as the service's own event. */
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
