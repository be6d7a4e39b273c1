import { type Static, Type } from '@fastify/type-provider-typebox'
import { uuidv7 } from 'uuidv7'
import { decodeCursor, type Page, type PageQuery, toPage } from '@/services/shared/cursor'
import type { Database } from '@/services/shared/database'
import { notFound, Problem, validationFailed } from '@/services/shared/problem'
import { ageOn } from '@/validators/age'
import { answerFaults, answerTo, isAgeFit, isWanted } from '@/validators/application'
import { choiceFaults } from '@/validators/chosen-shifts'
import { isForChosen } from '@/validators/job-post-terms'
import { hasPlace } from '@/validators/places-left'
import { bangkokToday } from '@/validators/rules'
import { areShiftsChosen } from '@/validators/shift-places'
import { type JobPost, lockJobPost } from '../job-posts/repository'
import { termsOfShift } from '../job-posts/shift-places'
import { notifyMembers } from '../notifications/service'
import { type Audience, findJobPostFor } from '../public-job-posts/repository'
import type { Applicant, GivenAnswer, OwnWorker } from './applicant'
import { countNew } from './board-repository'
import { filledShifts, namedShifts, refuseFaults, shiftTaken } from './named-shifts'
import {
  companyOfPublished,
  findOwnKey,
  findWithPost,
  listOwn,
  visibilityOfPublished,
} from './own-applications-repository'
import { type ApplicationInput, type OwnApplicationShape, presentOwn } from './present'
import { progressOfApplication } from './progress'
import { type ApplicationKey, findApplication, insertApplication } from './repository'
import { moveOfPost, wrongState } from './service'
import { type ApplicationState, fits, nextState, type WorkerEvent } from './state-machine'
import type { FavouriteOf } from './worker-profile'

type Presented = Static<typeof OwnApplicationShape>

async function present(db: Database, key: ApplicationKey): Promise<Presented> {
  const found = await findWithPost(db, key)
  if (!found) throw notFound()
  return presentOwn(found)
}

/** Whether a published post is shown to chosen workers alone. */
export const isPostForChosen = async (db: Database, jobPostId: string): Promise<boolean> =>
  isForChosen(await visibilityOfPublished(db, jobPostId))

/** What the worker sent to a post before, or null. */
export async function earlierApplication(
  db: Database,
  uid: string,
  jobPostId: string,
): Promise<Presented | null> {
  const key = await findOwnKey(db, uid, { jobPostId })
  return key && present(db, key)
}

/** Each answer with its question as it was asked; 422 names answers that are missing or not among the choices. */
function answersTo(post: JobPost, given: ApplicationInput['answers']): GivenAnswer[] {
  const questions = post.knockOutQuestions
  const faults = answerFaults(questions, given)
  if (faults.length > 0) throw validationFailed(faults)
  return questions.map((question) => {
    const { id: questionId, text, kind } = question
    const answer = answerTo(given, questionId)
    return { questionId, kind, question: text, answer, isWanted: isWanted(question, answer) }
  })
}

/** The shifts somebody can come to, in the order of the post; none where everybody works every shift. */
async function chosenShifts(
  tx: Database,
  post: JobPost,
  shiftIds: readonly string[],
  age: number,
): Promise<string[]> {
  if (!areShiftsChosen(post)) return []
  const chosen = namedShifts(post, shiftIds)
  const shifts = await filledShifts(tx, post)
  const isFree = shifts.every((shift) => !shiftIds.includes(shift.shiftId) || hasPlace(shift))
  if (!isFree) throw shiftTaken(shifts)
  refuseFaults(choiceFaults(chosen.map(termsOfShift), age))
  return chosen.map(({ id }) => id)
}

/** The worker as the company keeps them: their age on this day instead of their birthday. */
function applicantOf({ id: _, birthDate: known, ...facts }: OwnWorker, typed: string | undefined): Applicant {
  const birthDate = known ?? typed
  if (!birthDate) throw validationFailed([{ field: 'birthDate', rule: 'required', params: {} }])
  return { ...facts, age: ageOn(bangkokToday(), birthDate) }
}

/** A post takes applications while workers can see it, until its apply-by date and its last shift. */
function isTaking({ state, applyBy, expiresAt }: JobPost): boolean {
  const now = new Date()
  return state === 'published' && !(applyBy && applyBy <= now) && !(expiresAt && expiresAt <= now)
}

/** True for what everybody with the link may read, and for what a worker was chosen for or invited to. */
async function isShownTo(tx: Database, { id, visibility }: JobPost, audience: Audience): Promise<boolean> {
  if (visibility === 'public' || visibility === 'link') return true
  return (await findJobPostFor(tx, id, audience)) !== null
}

/**
 * Stores a worker's application to an open post with a copy of their resume, and tells the company; a second one to the
 * same post is the first one. 404 for a post this worker cannot have seen, 409 `post_not_open`, `age_out_of_range` and
 * `shift_taken` (with how the post's shifts are filled), 422 for answers or shifts that are missing or cannot be.
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
  const earlier = await earlierApplication(tx, uid, jobPostId)
  if (earlier) return { isNew: false, application: earlier }
  if (!(await isShownTo(tx, post, audience))) throw notFound()
  if (!isTaking(post)) throw new Problem(409, 'post_not_open')
  const applicant = applicantOf(worker, birthDate)
  if (!isAgeFit(applicant.age, post)) throw new Problem(409, 'age_out_of_range')
  const given = answersTo(post, answers)
  const chosen = await chosenShifts(tx, post, shiftIds ?? [], applicant.age)
  const key = { companyId: post.companyId, id: uuidv7() }
  const row = {
    ...key,
    jobPostId,
    workerId: worker.id,
    workerUid: uid,
    worker: applicant,
    shiftIds: chosen,
    answers: given,
  }
  // A worker who took another account comes with the same resume, and is the same applicant.
  if (!(await insertApplication(tx, row))) throw new Problem(409, 'already_applied')
  await notifyMembers(tx, {
    kind: 'applications_received',
    params: { title: post.title ?? '', count: String(await countNew(tx, { ...key, jobPostId })) },
    companyId: post.companyId,
    subjectId: jobPostId,
    branchId: post.branchId,
    actorUid: null,
    isStanding: true,
  })
  return { isNew: true, application: await present(tx, key) }
}

const Position = Type.String({ format: 'uuid' })

/** A worker's own applications, newest first. */
export async function pageOfOwn(
  db: Database,
  uid: string,
  { cursor, limit, jobPostId }: PageQuery & { jobPostId?: string },
): Promise<Page<Presented>> {
  const after = decodeCursor(Position, cursor)
  const rows = await listOwn(db, uid, { after, limit: limit + 1, jobPostId })
  return toPage(rows.map(presentOwn), limit, ({ id }) => id)
}

export async function readOwn(db: Database, uid: string, id: string): Promise<Presented> {
  const key = await findOwnKey(db, uid, { id })
  if (!key) throw notFound()
  return present(db, key)
}

type Asked = {
  readonly event: WorkerEvent
  readonly from: ApplicationState
  /** The version the worker saw; without it the current one is taken. */
  readonly version?: number
}

/**
 * Applies a worker's event to their own application; 409 with the current application when its state allows no such
 * event.
 */
export async function applyWorkerEvent(
  db: Database,
  uid: string,
  id: string,
  { event, from, version }: Asked,
): Promise<Presented> {
  return db.transaction(async (tx) => {
    const key = await findOwnKey(tx, uid, { id })
    if (!key) throw notFound()
    const post = await lockJobPost(tx, { companyId: key.companyId, branchIds: null }, key.jobPostId)
    const application = await findApplication(tx, key)
    if (!post || !application) throw notFound()
    const to = nextState(application.state, event, 'worker')
    // Withdrawing is meant whatever the company decided meanwhile; an offer is answered as it was seen.
    const isAsSeen = application.state === from && (version === undefined || version === application.version)
    const isMeant = event === 'withdraw' || isAsSeen
    if (!to || !isMeant || !fits(event, progressOfApplication(post, application)))
      throw wrongState(await present(tx, key))
    await moveOfPost(tx, post, application, { event, to, who: 'worker', memberUid: null })
    return present(tx, key)
  })
}
