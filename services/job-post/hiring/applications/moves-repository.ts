import { and, desc, eq, gt, inArray, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import {
  type ApplicationEvent,
  type ApplicationState,
  isPromise,
  isTold,
  isUndecided,
  type StandingEvent,
  settledSeconds,
  shiftedStates,
  standingEvents,
  takesBack,
  type Who,
} from '@/validators/states/application'
import type { Applicant, GivenAnswer } from '../../shapes/applicant'
import { applicationEvents, applications } from '../../tables/applications'
import { tellHiringChanged } from '../hiring-changes/telling'
import type { ApplicationKey, PostKey } from './application-keys'
import { assignShifts, isAnyUntold, noteShiftsTold, storeAvailable } from './application-shifts-repository'
import { type Application, type ApplicationRow, isThis, ofPost } from './repository'

/** What a worker sends to a post. */
export type Sent = PostKey & {
  readonly workerId: string
  readonly workerUid: string | null
  readonly worker: Applicant
  readonly shiftIds: readonly string[]
  readonly answers: readonly GivenAnswer[]
}

type NewApplication = Sent & { readonly id: string }

/** Stores an application with how it began; false when the worker applied to the post before. */
export async function insertApplication(tx: Database, row: NewApplication): Promise<boolean> {
  const { shiftIds, ...values } = row
  const stored = await tx
    .insert(applications)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: applications.id })
  if (stored.length === 0) return false
  await storeAvailable(tx, row, shiftIds)
  await tx.insert(applicationEvents).values({
    companyId: row.companyId,
    applicationId: row.id,
    version: 1,
    event: 'submit',
    to: 'submitted',
    who: 'worker',
  })
  await tellHiringChanged(tx, row.companyId)
  return true
}

/** Brings an application of a locked post back that its worker ended, with what its worker sent now, and stores the event. */
export async function sendAgain(
  tx: Database,
  { companyId, id, state, version }: Pick<Application, 'companyId' | 'id' | 'state' | 'version'>,
  { worker, workerUid, jobPostId, shiftIds, answers }: Sent,
): Promise<void> {
  await storeAvailable(tx, { companyId, id, jobPostId }, shiftIds)
  await tx
    .update(applications)
    .set({
      worker,
      workerUid,
      answers,
      state: 'submitted',
      toldState: 'submitted',
      toldAt: null,
      takenBack: null,
      takenBackAt: null,
      acknowledgedAt: null,
      areShiftsUntold: false,
      changedTerms: [],
      oldTerms: null,
      termsAnswerBy: null,
      version: version + 1,
      // Since then the company is waited for.
      createdAt: sql`now()`,
      movedAt: sql`now()`,
      updatedAt: sql`now()`,
    })
    .where(isThis({ companyId, id }))
  await tx.insert(applicationEvents).values({
    companyId,
    applicationId: id,
    version: version + 1,
    event: 'submit',
    from: state,
    to: 'submitted',
    who: 'worker',
  })
  await tellHiringChanged(tx, companyId)
}

/**
 * What is stored when a promise that its worker knows of is taken back: they read it at once, and the news of it is enqueued in
 * the same transaction. When that has reached them is noted then.
 */
const takenBackNow = (to: ApplicationState) => ({
  toldState: to,
  toldAt: null,
  takenBack: sql`${applications.toldState}`,
  takenBackAt: sql`now()`,
  acknowledgedAt: null,
  changedTerms: [],
  termsAnswerBy: null,
})

/** Notes that expired applications of a locked post took back what their workers know of; answers which, and what it was. */
export async function noteTakenBack(
  tx: Database,
  post: PostKey,
): Promise<Pick<ApplicationRow, 'id' | 'workerId' | 'takenBack' | 'oldTerms'>[]> {
  return tx
    .update(applications)
    .set({
      ...takenBackNow('expired'),
      areShiftsUntold: false,
      // An offer was agreed to by nobody.
      oldTerms: sql`case when ${applications.toldState} = 'hired' then ${applications.oldTerms} end`,
    })
    .where(
      ofPost(post, eq(applications.state, 'expired'), inArray(applications.toldState, [...shiftedStates])),
    )
    .returning({
      id: applications.id,
      workerId: applications.workerId,
      takenBack: applications.takenBack,
      oldTerms: applications.oldTerms,
    })
}

/** Forgets what was taken back before from workers who have read of it, as their applications of a locked post end. */
export async function forgetReadLosses(
  tx: Database,
  post: PostKey,
  states: readonly ApplicationState[],
): Promise<void> {
  await tx
    .update(applications)
    .set({ takenBack: null, takenBackAt: null, acknowledgedAt: null })
    .where(ofPost(post, inArray(applications.state, [...states]), isNotNull(applications.acknowledgedAt)))
}

/** What moves an application into another state. */
export type Move = {
  readonly event: ApplicationEvent
  readonly to: ApplicationState
  readonly who: Who
  readonly memberUid: string | null
  /** The shifts assigned from then on, null for none; undefined keeps the assigned ones. */
  readonly assignedShiftIds?: readonly string[] | null
}

/** Moves an application of a locked post and stores the event. */
export async function moveApplication(
  tx: Database,
  {
    companyId,
    id,
    state,
    toldState,
    takenBack: lost,
    oldTerms,
    version,
  }: Pick<Application, 'companyId' | 'id' | 'state' | 'toldState' | 'takenBack' | 'oldTerms' | 'version'>,
  { event, to, who, memberUid, assignedShiftIds }: Move,
): Promise<void> {
  // What nobody is told of is seen at once; what they were told before stays known.
  const isKnown = who === 'worker' || !(isTold(to) || isTold(toldState))
  const takenBack = who === 'member' && takesBack({ toldState, to }) ? toldState : null
  if (assignedShiftIds !== undefined) await assignShifts(tx, { companyId, id }, assignedShiftIds ?? [])
  if (who === 'worker') await noteShiftsTold(tx, { companyId, id })
  // What was agreed on before is of no meaning to who agrees anew; who believes to have the job still works on it, and so
  // does whom the company gives the job back that it took from them.
  const isGivenBack = who === 'member' && lost === 'hired' && to === 'hired' && !oldTerms?.isAllCancelled
  const isAgreedAnew = toldState !== 'hired' && !isGivenBack
  // Who goes on waiting knows the terms that they applied for.
  const isWaiting = isUndecided(state) && isUndecided(to) && isUndecided(toldState)
  // Who is marked absent, or not any more, has had the job since they were hired, and what they said then stands.
  const hasJobSince = state === 'no_show' || to === 'no_show'
  await tx
    .update(applications)
    .set({
      state: to,
      version: version + 1,
      ...(!hasJobSince && { movedAt: sql`now()`, confirmedAt: event === 'accept' ? sql`now()` : null }),
      updatedAt: sql`now()`,
      areShiftsUntold: takenBack ? false : isAnyUntold,
      ...(isKnown && { toldState: to }),
      // Of what was taken back they are told, wherever their application lies meanwhile.
      ...(isKnown && (who === 'worker' || lost === null) && { toldAt: null }),
      ...(takenBack && takenBackNow(to)),
      ...((who === 'worker' || isPromise(to)) && {
        takenBack: null,
        takenBackAt: null,
        acknowledgedAt: null,
      }),
      ...(to === 'no_show' && { acknowledgedAt: null }),
      ...((isAgreedAnew || who === 'worker') && { termsAnswerBy: null }),
      ...(isAgreedAnew && !isWaiting && { oldTerms: null }),
    })
    .where(isThis({ companyId, id }))
  const undoes = who === 'member' ? await findUndone(tx, { companyId, id }, to) : null
  await tx.insert(applicationEvents).values({
    companyId,
    applicationId: id,
    version: version + 1,
    event,
    from: state,
    to,
    who,
    memberUid,
    undoes,
  })
  await tellHiringChanged(tx, companyId)
}

/** Whether an application has moved since a version of it; events that keep its state are no moves. */
export async function hasMovedSince(
  db: Database,
  { companyId, id }: ApplicationKey,
  version: number,
): Promise<boolean> {
  const moves = await db
    .select({ version: applicationEvents.version })
    .from(applicationEvents)
    .where(
      and(
        eq(applicationEvents.companyId, companyId),
        eq(applicationEvents.applicationId, id),
        gt(applicationEvents.version, version),
        notInArray(applicationEvents.event, [...standingEvents]),
      ),
    )
    .limit(1)
  return moves.length > 0
}

/**
 * The version of the latest move of an application, if a member made it so lately that it has not settled and moving to
 * `to` takes it back; null otherwise. What was opened cannot be unopened, so a first move is taken back to `viewed`.
 */
async function findUndone(
  tx: Database,
  { companyId, id }: ApplicationKey,
  to: ApplicationState,
): Promise<number | null> {
  const [latest] = await tx
    .select({
      version: applicationEvents.version,
      from: applicationEvents.from,
      who: applicationEvents.who,
      undoes: applicationEvents.undoes,
      isUnsettled: sql<boolean>`${applicationEvents.at} > now() - make_interval(secs => ${settledSeconds})`,
    })
    .from(applicationEvents)
    .where(
      and(
        eq(applicationEvents.companyId, companyId),
        eq(applicationEvents.applicationId, id),
        notInArray(applicationEvents.event, [...standingEvents]),
      ),
    )
    .orderBy(desc(applicationEvents.version))
    .limit(1)
  if (!latest?.isUnsettled || latest.who !== 'member' || latest.undoes !== null) return null
  const isBack = latest.from === to || (latest.from === 'submitted' && to === 'viewed')
  return isBack ? latest.version : null
}

/** Assigns other shifts to an application of a locked post and stores the event; its state stays. */
export async function reassignApplication(
  tx: Database,
  { companyId, id, state, version }: Pick<Application, 'companyId' | 'id' | 'state' | 'version'>,
  {
    assignedShiftIds,
    memberUid,
  }: {
    readonly assignedShiftIds: readonly string[]
    /** null where no member did it. */
    readonly memberUid: string | null
  },
): Promise<void> {
  await assignShifts(tx, { companyId, id }, assignedShiftIds)
  await tx
    .update(applications)
    .set({ areShiftsUntold: isAnyUntold, version: version + 1, updatedAt: sql`now()` })
    .where(isThis({ companyId, id }))
  const change = { companyId, id, state, version }
  await noteStandingEvent(tx, change, {
    event: 'change_shifts',
    who: memberUid === null ? 'system' : 'member',
    memberUid,
  })
}

/** Stores an event that keeps an application's state; `version` is the one before. */
export async function noteStandingEvent(
  tx: Database,
  { companyId, id, state, version }: Pick<Application, 'companyId' | 'id' | 'state' | 'version'>,
  {
    event,
    who,
    memberUid = null,
  }: { readonly event: StandingEvent; readonly who: Who; readonly memberUid?: string | null },
): Promise<void> {
  await tx.insert(applicationEvents).values({
    companyId,
    applicationId: id,
    version: version + 1,
    event,
    from: state,
    to: state,
    who,
    memberUid,
  })
  await tellHiringChanged(tx, companyId)
}

/** What stands for somebody hired once they gave shifts back. */
export type TermsLeft = Pick<ApplicationRow, 'oldTerms' | 'changedTerms' | 'termsAnswerBy'> & {
  /** The shifts assigned from then on; undefined keeps the assigned ones. */
  readonly assignedShiftIds?: readonly string[]
}

/** Stores that the worker of an application of a locked post gave back some of their shifts, and what stands for the others. */
export async function noteGivenBack(
  tx: Database,
  { companyId, id, state, version }: Pick<Application, 'companyId' | 'id' | 'state' | 'version'>,
  { assignedShiftIds, ...terms }: TermsLeft,
): Promise<void> {
  if (assignedShiftIds) {
    await assignShifts(tx, { companyId, id }, assignedShiftIds)
    await noteShiftsTold(tx, { companyId, id })
  }
  await tx
    .update(applications)
    .set({ ...terms, areShiftsUntold: isAnyUntold, version: version + 1, updatedAt: sql`now()` })
    .where(isThis({ companyId, id }))
  await noteStandingEvent(tx, { companyId, id, state, version }, { event: 'give_back', who: 'worker' })
}

/** Moves every application of a locked post that is in one of these states, as the service's own event; `only` some of them. */
export async function moveAll(
  tx: Database,
  { companyId, jobPostId }: PostKey,
  states: readonly ApplicationState[],
  { event, to, only }: Pick<Move, 'event' | 'to'> & { readonly only?: SQL },
): Promise<void> {
  const leaving = sql`select ${applications.id} as id, ${applications.state} as state
    from ${applications}
    where ${ofPost({ companyId, jobPostId }, inArray(applications.state, [...states]), only)}
    for update`
  await tx.execute(sql`
    with leaving as (${leaving}),
    moved as (
      update ${applications} set state = ${to}, version = applications.version + 1, moved_at = now(), updated_at = now(),
        terms_answer_by = null
      from leaving where applications.company_id = ${companyId} and applications.id = leaving.id
      returning applications.id, applications.version, leaving.state
    )
    insert into ${applicationEvents}
      (company_id, application_id, version, event, from_state, to_state, who)
    select ${companyId}::uuid, id, version, ${event}::text, state, ${to}::text, 'system' from moved`)
  await tellHiringChanged(tx, companyId)
}
