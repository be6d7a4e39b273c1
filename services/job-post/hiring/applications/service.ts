import { type Static, Type } from '@fastify/type-provider-typebox'
import { recordAudit } from '@/services/shared/audit/audit'
import { decodeCursor, encodeCursor, type Page, type PageQuery, toPage } from '@/services/shared/cursor'
import type { Database } from '@/services/shared/database'
import { notFound, Problem } from '@/services/shared/problem'
import { stale } from '@/services/shared/version'
import { areShiftsChosen, placesToFill } from '@/validators/shift-places'
import {
  type ApplicationState,
  expects,
  hasSettled,
  isMet,
  isPromise,
  isTold,
  type MemberEvent,
  nextByMember,
  placeTakenStates,
  type Stage,
  stageOf,
  stages,
  statesOfStage,
  takesBack,
  type Who,
} from '@/validators/states/application'
import type { Actor } from '../../platform/access/actor'
import { findJobPost, type JobPost, lockJobPost } from '../job-posts/repository'
import { shiftPlaces } from '../job-posts/shift-places'
import { publishApplicant } from './applicants'
import { areShiftsChangeable, assignmentAfter, changedAssignment } from './assignments'
import { countByState, listBoard, listStage, listTakenBack } from './board-repository'
import { noteTermsOfShifts } from './changed-terms'
import { applicantBusy, refuseClash } from './clashes'
import { lockWorker } from './commitments-repository'
import { listDismissedOfShifts, listDismissedPlaces } from './dismissed-places-repository'
import { publishEnded } from './ended'
import { syncFilledState } from './filling'
import { publishHired } from './hired'
import { listInterviewSteps } from './interview-steps-repository'
import { lostPlacesOf } from './lost-places-repository'
import { type Move, moveApplication, reassignApplication } from './moves-repository'
import {
  type Application as ApplicationShape,
  type Board,
  type HistoryEntry,
  type InterviewEntry,
  type MovedBy,
  presentApplication,
  presentDismissed,
  presentEvent,
  presentFilled,
  presentInterviewStep,
  presentReplacementInvite,
} from './present'
import { listReplacementInvites } from './replacement-invites-repository'
import {
  type Application,
  countPlacesTaken,
  findApplication,
  findApplications,
  findLatestMover,
  listEvents,
} from './repository'
import {
  settleAnswers,
  settleApplicants,
  settleApplications,
  settleLostPlaces,
  settleOffers,
  settleTermsAsked,
} from './settled-notices'
import { enqueueAbsence, enqueueAbsencePutRight, enqueueTakenBack, enqueueTelling } from './telling'
import { enqueueLapse } from './term-questions'
import { progressOfApplication } from './terms'

type Presented = Static<typeof ApplicationShape>

/** How many applications of a stage come with the board. */
const shownOfStage = 20

async function requirePost(db: Database, { scope }: Actor, jobPostId: string): Promise<JobPost> {
  const post = await findJobPost(db, scope, jobPostId)
  if (!post) throw notFound()
  return post
}

const presentOf = ({ reach }: Actor, post: JobPost, application: Application): Presented =>
  presentApplication(application, post, progressOfApplication(post, application), reach)

const keyOf = ({ companyId, id }: JobPost) => ({ companyId, jobPostId: id })

/** The first applications of every stage of a post's board, and how many there are. */
export async function boardOf(db: Database, actor: Actor, jobPostId: string): Promise<Static<typeof Board>> {
  const post = await requirePost(db, actor, jobPostId)
  const [rows, counts, { empty: lost, filledElsewhere }, dismissed, taken, takenBack] = [
    await listBoard(db, keyOf(post), shownOfStage + 1),
    await countByState(db, keyOf(post)),
    await lostPlacesOf(db, actor.scope, { jobPostId }),
    await listDismissedPlaces(db, actor.scope, { jobPostId }),
    areShiftsChosen(post) ? await countPlacesTaken(db, keyOf(post)) : null,
    post.state === 'cancelled' ? await listTakenBack(db, keyOf(post)) : [],
  ]
  const inviteFor = await listReplacementInvites(db, post.companyId, lost)
  const dismissedIn = await listDismissedOfShifts(db, { companyId: post.companyId, ids: [post.id] })
  return {
    shifts: (taken ? shiftPlaces(post, taken) : []).map((shift) => {
      const { length: missed } = lost.filter(({ shiftId }) => shiftId === shift.shiftId)
      // A place that was lost since is looked for, whatever was said of another.
      const { places: said = 0 } = dismissedIn.find(({ shiftId }) => shiftId === shift.shiftId) ?? {}
      const toFill = placesToFill({ ...shift, dismissed: said })
      const dismissed = Math.min(shift.places - toFill, shift.places - shift.taken - missed)
      return dismissed > 0 ? { ...shift, dismissed } : shift
    }),
    cannotCome: (
      await findApplications(db, keyOf(post), [...new Set(lost.map(({ applicationId }) => applicationId))])
    ).map((row) => presentOf(actor, post, row)),
    takenBack: takenBack.map((row) => presentOf(actor, post, row)),
    lostPlaces: lost.map((place) => ({
      applicationId: place.applicationId,
      shiftId: place.shiftId,
      invited: presentReplacementInvite(inviteFor(place)),
    })),
    dismissed: dismissed.map((place) => presentDismissed(place, actor.reach)),
    filledElsewhere: filledElsewhere.map((place) => presentFilled(place, actor.reach)),
    stages: stages.map((stage) => {
      const found = rows.filter(({ state }) => stageOf(state) === stage)
      const items = found.slice(0, shownOfStage).map((row) => presentOf(actor, post, row))
      const last = items.at(-1)
      const count = statesOfStage[stage].reduce((sum, state) => sum + (counts.get(state) ?? 0), 0)
      const nextCursor = found.length > items.length && last ? encodeCursor(last.id) : null
      return { stage, count, items, nextCursor }
    }),
  }
}

const Position = Type.String({ format: 'uuid' })

/** A page of one stage of a post's board, newest application first. */
export async function pageOfStage(
  db: Database,
  actor: Actor,
  jobPostId: string,
  { stage, cursor, limit }: PageQuery & { stage: Stage },
): Promise<Page<Presented>> {
  const after = decodeCursor(Position, cursor)
  const post = await requirePost(db, actor, jobPostId)
  const rows = await listStage(db, keyOf(post), stage, { after, limit: limit + 1 })
  return toPage(
    rows.map((row) => presentOf(actor, post, row)),
    limit,
    ({ id }) => id,
  )
}

type Found = { readonly application: Application; readonly post: JobPost }

/** An application with its post, or 404, also for another company's or another branch's. */
export async function requireApplication(db: Database, actor: Actor, id: string): Promise<Found> {
  const application = await findApplication(db, { companyId: actor.scope.companyId, id })
  const post = application && (await findJobPost(db, actor.scope, application.jobPostId))
  if (!application || !post) throw notFound()
  return { application, post }
}

export async function readApplication(db: Database, actor: Actor, id: string): Promise<Presented> {
  const { application, post } = await requireApplication(db, actor, id)
  return presentOf(actor, post, application)
}

type History = { items: Static<typeof HistoryEntry>[]; interviews: Static<typeof InterviewEntry>[] }

/** The events of an application, and what happened to interviews about it, each oldest first. */
export async function historyOf(db: Database, actor: Actor, id: string): Promise<History> {
  const { application } = await requireApplication(db, actor, id)
  const [events, steps] = await Promise.all([
    listEvents(db, application),
    listInterviewSteps(db, application),
  ])
  return { items: events.map(presentEvent), interviews: steps.map(presentInterviewStep) }
}

/** An event that the state does not allow; `current` is the application as the caller may see it, `who` brought it there. */
export const wrongState = (current: unknown, who?: Who) =>
  new Problem(409, 'wrong_state', { current, ...(who && { params: { who } }) })

const isUndecided = (state: ApplicationState) => state === 'submitted' || state === 'viewed'

/** A concurrent `view` event does not count as a conflict. */
const isAsExpected = (now: ApplicationState, expected: ApplicationState) =>
  now === expected || (isUndecided(now) && isUndecided(expected))

/** Refuses to expect somebody who asked for the removal of their account. */
function requireStaying({ isLeaving }: Application): void {
  if (isLeaving) throw new Problem(409, 'applicant_leaves')
}

const takesPlace = (state: ApplicationState) =>
  (placeTakenStates as readonly ApplicationState[]).includes(state)

async function tellOfMove(tx: Database, application: Application, to: ApplicationState): Promise<void> {
  const { companyId, id, toldState, version } = application
  if (isPromise(toldState) && takesBack({ toldState, to })) {
    await enqueueTakenBack(tx, { companyId, id, state: to, takenBack: toldState })
    if (to === 'rejected') await publishEnded(tx, application)
  } else if (isTold(to)) await enqueueTelling(tx, { companyId, id, version: version + 1 })
  if (to === 'no_show') await enqueueAbsence(tx, { companyId, id, version: version + 1 })
  if (application.state === 'no_show' && hasSettled(application.updatedAt))
    await enqueueAbsencePutRight(tx, application, to)
}

/** States of which the partim service knows more than whether the two are to meet: who works, worked, or gave it up. */
const knownElsewhere: readonly ApplicationState[] = ['hired', 'no_show', 'withdrawn']

/**
 * Changes the state of an application of a locked post, has its worker told of what a member decides, and fills or reopens the
 * post when a place was taken or became free.
 */
export async function moveOfPost(
  tx: Database,
  post: JobPost,
  application: Application,
  move: Move,
): Promise<void> {
  await moveApplication(tx, application, move)
  if (move.who === 'member') await tellOfMove(tx, application, move.to)
  else if (move.to === 'hired') await publishHired(tx, application)
  else if (stageOf(move.to) === 'ended') {
    await publishEnded(tx, application)
    await settleApplications(tx, application)
  }
  const changesAccess =
    isMet(application.state) !== isMet(move.to) ||
    [application.state, move.to].some((state) => knownElsewhere.includes(state))
  if (changesAccess) await publishApplicant(tx, application)
  if (application.state === 'submitted') await settleApplicants(tx, application)
  if (application.state === 'offered') await settleOffers(tx, application)
  if (application.termsAnswerBy !== null) {
    // Who is to have the job again before they heard of anything else is still asked, until the same moment.
    const isStillAsked = move.who === 'member' && move.to === 'hired' && application.toldState === 'hired'
    if (isStillAsked) await enqueueLapse(tx, { ...application, version: application.version + 1 })
    else await settleTermsAsked(tx, application)
  }
  if (move.to === 'hired') await settleLostPlaces(tx, application)
  if (move.who === 'member') await settleAnswers(tx, application)
  const isSamePlace =
    takesPlace(application.state) === takesPlace(move.to) && move.assignedShiftIds === undefined
  if (isSamePlace) return
  await syncFilledState(tx, post)
}

/** The application and its post, both locked until the transaction ends. */
async function requireLocked(tx: Database, actor: Actor, id: string): Promise<Found> {
  const { application } = await requireApplication(tx, actor, id)
  const post = await lockJobPost(tx, actor.scope, application.jobPostId)
  // The previous holder of the post's lock may have changed it.
  const now = await findApplication(tx, application)
  if (!post || !now) throw notFound()
  return { application: now, post }
}

type Asked = {
  readonly event: MemberEvent
  /** The state the member saw; 409 with the current application when it is another one now. */
  readonly from: ApplicationState
  /** The shifts to assign, of those the applicant can come to; without it `foundAssignment` chooses them. */
  readonly shiftIds?: readonly string[]
}

/**
 * Applies a member's decision to an application; 409 `applicant_leaves` for one that expects somebody who leaves, `offer_too_late`
 * for an offer of a shift that has begun, which nobody could accept.
 */
export async function applyMemberEvent(
  db: Database,
  actor: Actor,
  id: string,
  { event, from, shiftIds }: Asked,
): Promise<Presented> {
  return db.transaction(async (tx) => {
    const { application, post } = await requireLocked(tx, actor, id)
    const progress = progressOfApplication(post, application)
    const to = nextByMember(application, event, progress)
    if (!to || !isAsExpected(application.state, from)) {
      throw wrongState(presentOf(actor, post, application))
    }
    if (expects(event)) requireStaying(application)
    if (to === 'hired') await lockWorker(tx, application)
    const assigned = await assignmentAfter(tx, post, application, { to, shiftIds })
    if (to === 'offered' || to === 'hired') {
      const named = { ...application, ...(assigned !== undefined && { assignedShiftIds: assigned }) }
      await refuseClash(tx, post, { ...application, named }, applicantBusy)
      const isNewOffer = to === 'offered' && application.toldState !== 'offered'
      if (isNewOffer && progressOfApplication(post, { ...application, ...named }).hasBegun)
        throw new Problem(409, 'offer_too_late')
    }
    await moveOfPost(tx, post, application, {
      event,
      to,
      who: 'member',
      memberUid: actor.uid,
      assignedShiftIds: assigned,
    })
    await recordAudit(tx, {
      actorUid: actor.uid,
      requestId: actor.requestId,
      companyId: actor.scope.companyId,
      action: `application.${event}`,
      subjectType: 'application',
      subjectId: id,
      before: { state: application.state, ...(assigned && { shiftIds: application.assignedShiftIds }) },
      after: { state: to, ...(assigned && { shiftIds: assigned }) },
    })
    return readApplication(tx, actor, id)
  })
}

/**
 * Changes the assigned shifts of an applicant who is offered the job or hired: an offer then applies to the new ones,
 * and a hired person stays hired and is asked about them. 409 `wrong_state` for anybody else and 412 for another version,
 * each with the current application.
 */
export async function changeShifts(
  db: Database,
  actor: Actor,
  id: string,
  { version, shiftIds }: { readonly version: number; readonly shiftIds: readonly string[] },
): Promise<Presented> {
  return db.transaction(async (tx) => {
    const { application, post } = await requireLocked(tx, actor, id)
    if (!areShiftsChangeable(post, application)) throw wrongState(presentOf(actor, post, application))
    if (application.version !== version) throw stale(presentOf(actor, post, application))
    const before = application.assignedShiftIds ?? []
    if (takesPlace(application.state)) await lockWorker(tx, application)
    const assigned = await changedAssignment(tx, post, application, shiftIds)
    if (assigned.length === before.length && assigned.every((one) => before.includes(one)))
      return presentOf(actor, post, application)
    // Taking a shift away is never in the way of anything.
    if (assigned.some((one) => !before.includes(one))) {
      requireStaying(application)
      const named = { ...application, assignedShiftIds: assigned }
      await refuseClash(tx, post, { ...application, named }, applicantBusy)
    }
    await reassignApplication(tx, application, { assignedShiftIds: assigned, memberUid: actor.uid })
    await noteTermsOfShifts(tx, post, application, assigned)
    await enqueueTelling(tx, { ...application, version: application.version + 1 })
    if (takesPlace(application.state)) {
      await settleLostPlaces(tx, application)
      await syncFilledState(tx, post)
    }
    await recordAudit(tx, {
      actorUid: actor.uid,
      requestId: actor.requestId,
      companyId: actor.scope.companyId,
      action: 'application.change_shifts',
      subjectType: 'application',
      subjectId: id,
      before: { shiftIds: before },
      after: { shiftIds: assigned },
    })
    return readApplication(tx, actor, id)
  })
}

type Outcome = {
  readonly applicationId: string
  /** The current application; null when it does not exist. */
  readonly application: Presented | null
  /** The problem code of a refusal; null for a success. */
  readonly refusal: string | null
  /** Who brought it into a state that does not allow the event; null for a success and for other refusals. */
  readonly movedBy: Static<typeof MovedBy> | null
}

/** Who brought an application into its state. */
async function moverOf(db: Database, { uid, scope }: Actor, id: string): Promise<Outcome['movedBy']> {
  const latest = await findLatestMover(db, { companyId: scope.companyId, id })
  return latest && { who: latest.who, memberName: latest.memberName, isOwn: latest.memberUid === uid }
}

/** Applies one event to several applications, in one transaction each, so that a refusal does not stop the others. */
export async function applyMemberEvents(
  db: Database,
  actor: Actor,
  event: MemberEvent,
  asked: readonly (Omit<Asked, 'event'> & { readonly id: string })[],
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const { id, ...seen } of asked) {
    try {
      const application = await applyMemberEvent(db, actor, id, { event, ...seen })
      outcomes.push({ applicationId: id, application, refusal: null, movedBy: null })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      const { code, details } = error
      const application = code === 'wrong_state' ? (details.current as Presented) : null
      const movedBy = application && (await moverOf(db, actor, id))
      outcomes.push({ applicationId: id, application, refusal: code, movedBy })
    }
  }
  return outcomes
}
