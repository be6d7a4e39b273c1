import { type Static, Type } from '@fastify/type-provider-typebox'
import { uuidv7 } from 'uuidv7'
import { decodeCursor, type Page, type PageQuery, toPage } from '@/services/shared/cursor'
import type { Database } from '@/services/shared/database'
import { formed, notFound, Problem, validationFailed } from '@/services/shared/problem'
import { ageOn } from '@/validators/age'
import { answerFaults, answerTo, isAgeFit, isWanted } from '@/validators/application'
import { commonDay } from '@/validators/buddhist-year'
import type { CannotComeReason } from '@/validators/cannot-come-reasons'
import { choiceFaults } from '@/validators/chosen-shifts'
import { isForChosen } from '@/validators/job-post-terms'
import { hasPlace } from '@/validators/places-left'
import { bangkokToday } from '@/validators/rules'
import { areShiftsChosen } from '@/validators/shift-places'
import {
  type ApplicationState,
  fits,
  mayApplyAgain,
  nextState,
  type WorkerEvent,
} from '@/validators/states/application'
import { notifyMembers } from '../../platform/notifications/service'
import type { Applicant, GivenAnswer, OwnWorker } from '../../shapes/applicant'
import type { OwnGroup } from '../../shapes/own-groups'
import { nextApplicantMail } from '../applications/applicant-mails'
import { publishApplicant } from '../applications/applicants'
import type { ApplicationKey } from '../applications/application-keys'
import { countNew } from '../applications/board-repository'
import { ownClash, refuseClash } from '../applications/clashes'
import { lockWorker } from '../applications/commitments-repository'
import { insertApplication, type Sent, sendAgain } from '../applications/moves-repository'
import { filledShifts, namedShifts, refuseFaults, shiftTaken } from '../applications/named-shifts'
import {
  companyOfPublished,
  findOwnKey,
  findWithPost,
  isLeavingWorker,
  keysOfWorker,
  listOwn,
  noteAcknowledged,
  noteConfirmed,
  visibilityOfPublished,
} from '../applications/own-applications-repository'
import {
  type ApplicationInput,
  asDecided,
  type OwnApplicationShape,
  presentOwn,
} from '../applications/present-own'
import { findStandingInvite } from '../applications/replacement-invites-repository'
import { type Application, countSends, findApplication, findLatestCause } from '../applications/repository'
import { wrongState } from '../applications/service'
import {
  settleApplications,
  settleHires,
  settleInvite,
  settleLostPlaces,
} from '../applications/settled-notices'
import { progressOfApplication, shiftsOfWorker } from '../applications/terms'
import { giveBack, moveByWorker, tellAnswer } from '../applications/worker-answers'
import { isTaking } from '../job-posts/open-posts-repository'
import { type JobPost, lockJobPost } from '../job-posts/repository'
import { hasBegun, termsOfShift } from '../job-posts/shift-places'
import { type Audience, findJobPostFor } from '../public-job-posts/repository'
import { takeLostPlace } from './replacing'
import type { FavouriteOf } from './worker-profile'

type Presented = Static<typeof OwnApplicationShape>

/** An application as its worker sees it. */
export async function present(db: Database, key: ApplicationKey): Promise<Presented> {
  const found = await findWithPost(db, key)
  if (!found) throw notFound()
  return presentOwn(found)
}

/** What the worker was late for, told or not. */
async function presentDecided(db: Database, key: ApplicationKey): Promise<Presented> {
  const found = await findWithPost(db, key)
  if (!found) throw notFound()
  return presentOwn(asDecided(found))
}

/** 409 for what is not possible any more, with the current application, and whether it was the worker who changed it. */
export const late = async (db: Database, key: ApplicationKey): Promise<Problem> =>
  wrongState(await presentDecided(db, key), (await findLatestCause(db, key))?.who)

/** Whether a published post is shown only to chosen workers. */
export const isPostForChosen = async (db: Database, jobPostId: string): Promise<boolean> =>
  isForChosen(await visibilityOfPublished(db, jobPostId))

async function findEarlier(db: Database, uid: string, jobPostId: string): Promise<Application | null> {
  const key = await findOwnKey(db, uid, { jobPostId })
  return key && findApplication(db, key)
}

/** What the worker sent to a post before, or null; also null where they withdrew it or said no, and may send another. */
export async function standingApplication(
  db: Database,
  uid: string,
  jobPostId: string,
): Promise<Presented | null> {
  const earlier = await findEarlier(db, uid, jobPostId)
  return earlier && !mayApplyAgain(earlier.state) ? present(db, earlier) : null
}

/**
 * Posts that somebody may apply to before their address is proven, whatever became of it: enough to find work with, and too
 * few to flood companies with accounts under other people's addresses.
 */
const mostUnproven = 3

/** 403 `prove_email_to_apply` for one post too many before the address is proven. */
async function requireProven(tx: Database, uid: string, worker: OwnWorker): Promise<void> {
  if (worker.emailVerified) return
  // Several posts at once are counted one after another.
  await lockWorker(tx, { workerId: worker.id })
  if ((await keysOfWorker(tx, uid)).length >= mostUnproven) throw new Problem(403, 'prove_email_to_apply')
}

/** Who leaves and applies again and again tells the company of it each time: the third time is the last one. */
const mostSends = 3

/** Stores what was sent, in the place of an application that its worker ended; its history goes on. */
async function store(tx: Database, earlier: Application | null, row: Sent): Promise<ApplicationKey> {
  if (earlier) {
    if ((await countSends(tx, earlier)) >= mostSends) throw new Problem(409, 'applied_too_often')
    await sendAgain(tx, earlier, row)
    await settleLostPlaces(tx, earlier)
    return earlier
  }
  const key = { companyId: row.companyId, id: uuidv7() }
  // A worker who took another account comes with the same resume, and is the same applicant.
  if (!(await insertApplication(tx, { ...row, ...key }))) throw new Problem(409, 'already_applied')
  return key
}

/** Each answer with its question as it was asked; 422 names answers that are missing or not among the choices. */
function answersTo(post: JobPost, given: ApplicationInput['answers']): GivenAnswer[] {
  const questions = post.knockOutQuestions
  // One of the choices stays as the post has it.
  const isTyped = (questionId: string) =>
    questions.some(({ id, kind }) => id === questionId && kind === 'text')
  const answers = given.map((one) => (isTyped(one.questionId) ? { ...one, answer: formed(one.answer) } : one))
  const faults = answerFaults(questions, answers)
  if (faults.length > 0) throw validationFailed(faults)
  return questions.map((question) => {
    const { id: questionId, text, kind } = question
    const answer = answerTo(answers, questionId)
    return { questionId, kind, question: text, answer, isWanted: isWanted(question, answer) }
  })
}

/** The shifts a worker can come to, in the order of the post; all of them when everybody works every shift. */
async function chosenShifts(
  tx: Database,
  post: JobPost,
  shiftIds: readonly string[],
  age: number,
): Promise<string[]> {
  if (!areShiftsChosen(post)) return post.shifts.map(({ id }) => id)
  const chosen = namedShifts(post.shifts, shiftIds)
  const shifts = await filledShifts(tx, post)
  const isFree = shifts.every((shift) => !shiftIds.includes(shift.shiftId) || hasPlace(shift))
  if (!isFree) throw shiftTaken(shifts)
  refuseFaults(choiceFaults(chosen.map(termsOfShift), age))
  return chosen.map(({ id }) => id)
}

/** The worker's data as the company stores it: their age today instead of their date of birth. */
function applicantOf(
  { id: _, emailVerified: __, birthDate: known, ...facts }: OwnWorker,
  typed: string | undefined,
): Applicant {
  const birthDate = known ?? (typed && commonDay(typed))
  if (!birthDate) throw validationFailed([{ field: 'birthDate', rule: 'required', params: {} }])
  return { ...facts, age: ageOn(bangkokToday(), birthDate) }
}

/** True for what everybody with the link may read, and for what a worker was chosen for or invited to. */
async function isShownTo(tx: Database, { id, visibility }: JobPost, audience: Audience): Promise<boolean> {
  if (visibility === 'public' || visibility === 'link') return true
  return (await findJobPostFor(tx, id, audience)) !== null
}

/**
 * Stores a worker's application to an open post with a copy of their resume, and notifies the company; a repeated one
 * answers the first. Who was invited in somebody's place has that place by it, as long as nobody has. 404 for a post that the
 * worker cannot have seen, 409 `post_not_open` (`replacement_found` for who was invited to it), `age_out_of_range`,
 * `own_account_leaves` for who asked for the removal of their account, and `shift_taken` (with how the post's shifts are
 * filled), 403 `prove_email_to_apply`, 422 for missing or invalid answers or
 * shifts.
 */
export async function apply(
  tx: Database,
  uid: string,
  worker: OwnWorker,
  { jobPostId, answers, shiftIds, birthDate }: ApplicationInput,
  favouriteOf: FavouriteOf,
): Promise<{ readonly isNew: boolean; readonly application: Presented }> {
  const audience = { workerId: worker.id, favouriteOf }
  const companyId = await companyOfPublished(tx, jobPostId)
  const post = companyId && (await lockJobPost(tx, { companyId, branchIds: null }, jobPostId))
  if (!post) throw notFound()
  const earlier = await findEarlier(tx, uid, jobPostId)
  if (earlier && !mayApplyAgain(earlier.state)) {
    return { isNew: false, application: await present(tx, earlier) }
  }
  if (!(await isShownTo(tx, post, audience))) throw notFound()
  if (!isTaking(post)) {
    const invited =
      post.state === 'filled' && (await findStandingInvite(tx, { ...post, jobPostId, workerId: worker.id }))
    throw new Problem(409, invited ? 'replacement_found' : 'post_not_open')
  }
  if (await isLeavingWorker(tx, uid)) throw new Problem(409, 'own_account_leaves')
  if (!earlier) await requireProven(tx, uid, worker)
  const applicant = applicantOf(worker, birthDate)
  if (!isAgeFit(applicant.age, post)) throw new Problem(409, 'age_out_of_range')
  const given = answersTo(post, answers)
  const chosen = await chosenShifts(tx, post, shiftIds ?? [], applicant.age)
  const named = { shiftIds: chosen, assignedShiftIds: null }
  await refuseClash(tx, post, { workerId: worker.id, id: null, named }, ownClash)
  const sent = { workerId: worker.id, worker: applicant, shiftIds: chosen, answers: given }
  const key = await store(tx, earlier, { companyId: post.companyId, jobPostId, workerUid: uid, ...sent })
  // Who may be hired by it is locked first, as by whoever hires them for another job meanwhile.
  if (await findStandingInvite(tx, { ...post, jobPostId, workerId: worker.id }))
    await lockWorker(tx, { workerId: worker.id })
  await publishApplicant(tx, { companyId: post.companyId, workerId: worker.id, jobPostId })
  const hasPlaceNow = await takeLostPlace(tx, post, key)
  await settleInvite(tx, { companyId: post.companyId, workerId: worker.id, jobPostId })
  // Who has the place is told of as that, and waits for nobody.
  if (hasPlaceNow) return { isNew: true, application: await present(tx, key) }
  await notifyMembers(tx, {
    kind: 'applications_received',
    params: { title: post.title ?? '', count: String(await countNew(tx, { ...key, jobPostId })) },
    companyId: post.companyId,
    subjectId: jobPostId,
    branchId: post.branchId,
    actorUid: null,
    isStanding: true,
    digest: await nextApplicantMail(tx, post),
  })
  return { isNew: true, application: await present(tx, key) }
}

const Position = Type.String({ format: 'uuid' })

/** A worker's own applications, newest first. */
export async function pageOfOwn(
  db: Database,
  uid: string,
  {
    cursor,
    limit,
    jobPostId,
    group,
    endsFrom,
  }: PageQuery & { jobPostId?: string; group?: OwnGroup; endsFrom?: string },
): Promise<Page<Presented>> {
  const after = decodeCursor(Position, cursor)
  const rows = await listOwn(db, uid, {
    after,
    limit: limit + 1,
    jobPostId,
    group,
    endsFrom: endsFrom === undefined ? undefined : new Date(endsFrom),
  })
  return toPage(rows.map(presentOwn), limit, ({ id }) => id)
}

export async function readOwn(db: Database, uid: string, id: string): Promise<Presented> {
  const key = await findOwnKey(db, uid, { id })
  if (!key) throw notFound()
  return present(db, key)
}

type Own = { readonly post: JobPost; readonly application: Application }

/**
 * Changes an own application of a post that is locked meanwhile, and answers it as it is then; 404 for anybody else's. `change`
 * refuses what the application as it stands does not allow.
 */
export const changeOwn = (
  db: Database,
  uid: string,
  id: string,
  change: (tx: Database, own: Own) => Promise<void>,
): Promise<Presented> =>
  db.transaction(async (tx) => {
    const key = await findOwnKey(tx, uid, { id })
    const post = key && (await lockJobPost(tx, { companyId: key.companyId, branchIds: null }, key.jobPostId))
    const application = post && (await findApplication(tx, key))
    if (!application) throw notFound()
    await change(tx, { post, application })
    return present(tx, key)
  })

type Asked = {
  readonly event: WorkerEvent
  readonly from: ApplicationState
  /** The version the worker saw; undefined accepts any. */
  readonly version?: number
}

/**
 * Applies a worker's event to their own application; 409 with the current application when its state allows no such
 * event, and when the first shift of an offer that is accepted has begun (`offer_begun`); `own_account_leaves` when who accepts
 * a job asked for the removal of their account.
 */
export const applyWorkerEvent = (
  db: Database,
  uid: string,
  id: string,
  { event, from, version }: Asked,
): Promise<Presented> =>
  changeOwn(db, uid, id, async (tx, { post, application }) => {
    const to = nextState(application.state, event, 'worker')
    // A withdrawal is valid whatever the company decided meanwhile; an offer must be answered as it was shown.
    const isAsSeen = application.state === from && (version === undefined || version === application.version)
    const isMeant = event === 'withdraw' || isAsSeen
    if (!to || !isMeant) throw await late(tx, application)
    const progress = progressOfApplication(post, application)
    if (event === 'accept' && progress.hasBegun)
      throw new Problem(409, 'offer_begun', { current: await presentDecided(tx, application) })
    if (!fits(event, progress)) throw await late(tx, application)
    if (event === 'accept') {
      if (application.isLeaving) throw new Problem(409, 'own_account_leaves')
      await lockWorker(tx, application)
      await refuseClash(tx, post, { ...application, named: application }, ownClash)
    }
    await moveByWorker(tx, post, application, { event, to })
  })

type GivingBack = {
  readonly shiftIds: readonly string[]
  readonly reason: CannotComeReason | null
  /** The version the worker saw; their shifts may be others by now. */
  readonly version: number
}

/**
 * Gives back shifts of a job that a worker has. 409 with the current application when it is another one by now
 * (`wrong_state`) or one of the shifts has begun (`shift_begun`), 422 for none and for shifts that are not theirs.
 */
export const giveBackShifts = (
  db: Database,
  uid: string,
  id: string,
  { shiftIds, reason, version }: GivingBack,
): Promise<Presented> =>
  changeOwn(db, uid, id, async (tx, { post, application }) => {
    if (application.state !== 'hired' || application.version !== version) throw await late(tx, application)
    const given = namedShifts(shiftsOfWorker(post.shifts, application), shiftIds)
    if (given.some((shift) => hasBegun(shift)))
      throw new Problem(409, 'shift_begun', { current: await presentDecided(tx, application) })
    await giveBack(tx, post, application, { shiftIds, reason })
  })

/**
 * Notes that a worker has read that an offer or a job was taken back from them, that what they applied for was cancelled, or that
 * they were marked absent; repeating it changes nothing.
 */
export async function acknowledge(db: Database, uid: string, id: string): Promise<Presented> {
  const key = await findOwnKey(db, uid, { id })
  if (!key) throw notFound()
  return db.transaction(async (tx) => {
    const read = await noteAcknowledged(tx, key)
    if (read) await settleApplications(tx, read)
    return present(tx, key)
  })
}

/**
 * Notes that a worker comes to the job that is theirs, and tells the members concerned once; 409 with the current application
 * when it is not.
 */
export const confirm = (db: Database, uid: string, id: string): Promise<Presented> =>
  changeOwn(db, uid, id, async (tx, { post, application }) => {
    if (!(await noteConfirmed(tx, application))) throw await late(tx, application)
    if (application.confirmedAt !== null) return
    await settleHires(tx, application)
    await tellAnswer(tx, post, application, 'worker_comes')
  })
