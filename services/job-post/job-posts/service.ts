import { type Static, Type } from '@fastify/type-provider-typebox'
import { uuidv7 } from 'uuidv7'
import { recordAudit } from '@/services/shared/audit/audit'
import { decodeCursor, type Page, type PageQuery, toPage } from '@/services/shared/cursor'
import type { Database } from '@/services/shared/database'
import { notFound, Problem, validationFailed } from '@/services/shared/problem'
import type { RoutineWork } from '@/services/shared/routine'
import { isUuid } from '@/services/shared/schema'
import { check } from '@/services/shared/validate'
import { stale } from '@/services/shared/version'
import { standingOf } from '@/validators/company-standing'
import { jobPostSchema } from '@/validators/job-post'
import { brokenLaws, labourFindings } from '@/validators/labour-law'
import { bangkokToday } from '@/validators/rules'
import { moveDeadline, moveWeeks, weeksToMove } from '@/validators/shift-days'
import { areShiftsChosen, keepsShiftChoice } from '@/validators/shift-places'
import { noteTermsOfEdit } from '../applications/changed-terms'
import { endApplications } from '../applications/ending'
import { isAnyPromised } from '../applications/repository'
import { findPlace, findPlaceWords, holdBranch } from '../branches/repository'
import type { Company } from '../companies/repository'
import { requireCompany } from '../companies/service'
import { termsOf } from '../credits/ledger'
import { balanceOfKind } from '../credits/service'
import type { Actor } from '../members/actor'
import type { NotificationKind } from '../notifications/kinds'
import { notifyMembers } from '../notifications/service'
import { type PhotoOwner, photoObjects, photosToShow, type StorageSettings } from '../uploads/photos'
import { holdUploads } from '../uploads/service'
import { contentOf, dayAndTimeOf, draftOf, wordsOf } from './content'
import { followPlacesTaken } from './filling'
import { hasRoomAfterReview, holdPostingCompany, isWatched, openPosts, requireRoom } from './open-post-limit'
import { settleCredit } from './post-credits'
import { type JobPostDraft, type JobPost as JobPostShape, presentJobPost } from './present'
import {
  addTitleKeys,
  countJobPosts,
  type EndedPost,
  findCompanyOfPost,
  findJobPost,
  hasOpenTwin,
  insertJobPost,
  type JobPost,
  type JobPostContent,
  type JobPostFilter,
  keptIds,
  listJobPosts,
  lockJobPost,
  moveJobPost,
  noteCreditShortage,
  openPostIds,
  removePhotos,
  updateJobPost,
} from './repository'
import { type ReviewFinding, type ReviewReason, reviewPost, reviewTexts } from './review'
import {
  type BulkEvent,
  type JobPostEvent,
  type JobPostState,
  jobPostStates,
  type MemberEvent,
  nextState,
  type OpsEvent,
  openStates,
  opsEventsFrom,
} from './state-machine'

type Presented = Static<typeof JobPostShape>
type Filter = JobPostFilter & PageQuery & { state?: JobPostState }

const Position = Type.String({ format: 'uuid' })

/** The posts a member sees, newest first. */
export async function pageOfJobPosts(
  db: Database,
  { scope, role }: Actor,
  { cursor, limit, ...filter }: Filter,
): Promise<Page<Presented>> {
  const after = decodeCursor(Position, cursor)
  const rows = await listJobPosts(db, scope, { ...filter, after, limit: limit + 1 })
  return toPage(
    rows.map((post) => presentJobPost(post, role)),
    limit,
    ({ id }) => id,
  )
}

/** How many of the posts a list shows are in each state; every state is named. */
export async function countsByState(
  db: Database,
  { scope }: Actor,
  filter: JobPostFilter,
): Promise<Record<JobPostState, number>> {
  const counted = await countJobPosts(db, scope, filter)
  const entries = jobPostStates.map((state) => [state, counted.get(state) ?? 0] as const)
  return Object.fromEntries(entries) as Record<JobPostState, number>
}

/** What publishing a post takes, and what the company has for it. */
export async function jobPostPrice(
  db: Database,
  { scope: { companyId }, standing }: Actor,
): Promise<{ credits: number; available: number; openPosts: { limit: number | null; open: number } }> {
  const [{ price }, { available }, ofCompany] = await Promise.all([
    termsOf(db, 'job_post'),
    balanceOfKind(db, companyId, 'job_post'),
    openPosts(db, standing, { companyId }),
  ])
  return { credits: price, available, openPosts: ofCompany }
}

type Doer = Pick<Actor, 'uid' | 'requestId' | 'scope'>

const audit = (tx: Database, actor: Doer, action: string, id: string, before: unknown, after: unknown) =>
  recordAudit(tx, {
    actorUid: actor.uid,
    requestId: actor.requestId,
    companyId: actor.scope.companyId,
    action: `job_post.${action}`,
    subjectType: 'job_post',
    subjectId: id,
    before,
    after,
  })

/** A post belongs to a branch in use that its writer sees; only a branch manager must name one from the start. */
async function checkBranch(tx: Database, { scope }: Actor, branchId: string | null): Promise<void> {
  const refuse = (rule: 'required_select' | 'one_of') =>
    validationFailed([{ field: 'branchId', rule, params: {} }])
  if (branchId === null) {
    if (scope.branchIds === null) return
    throw refuse('required_select')
  }
  const isInUse = isUuid(branchId) && (await holdBranch(tx, scope, branchId))
  if (!isInUse) throw refuse('one_of')
}

/** The post, or 404: another company's looks like none. */
export async function requireJobPost(db: Database, actor: Actor, id: string): Promise<JobPost> {
  const post = await findJobPost(db, actor.scope, id)
  if (!post) throw notFound()
  return post
}

async function requireLocked(tx: Database, actor: Actor, id: string): Promise<JobPost> {
  const post = await lockJobPost(tx, actor.scope, id)
  if (!post) throw notFound()
  return post
}

/** The photos of a company's posts. */
export const jobPostPhotos = ({ companyId }: Pick<Actor['scope'], 'companyId'>): PhotoOwner => ({
  companyId,
  kind: 'job_post_photo',
  field: 'photos',
})

/** Stores a new draft; `shown` are photos another post shows already. */
export async function createJobPost(
  tx: Database,
  settings: StorageSettings,
  actor: Actor,
  draft: JobPostDraft,
  shown: readonly string[] = [],
): Promise<JobPost> {
  const id = uuidv7()
  const { content: typed, times } = contentOf(draft)
  const photos = photosToShow(typed.photos, jobPostPhotos(actor.scope), settings, shown)
  const content = { ...typed, photos: photos.addresses }
  await checkBranch(tx, actor, content.branchId)
  await insertJobPost(tx, actor.scope, { id, createdBy: actor.uid, content, times })
  await holdUploads(tx, actor.scope.companyId, { field: 'photos', before: [], after: photos.names })
  const post = await requireJobPost(tx, actor, id)
  await audit(tx, actor, 'created', id, null, post)
  return post
}

const wrongState = (post: JobPost, { role }: Actor) =>
  new Problem(409, 'wrong_state', { current: presentJobPost(post, role) })

type JobPostNotification = Extract<NotificationKind, `job_post_${string}`>

/** What colleagues are told of; pausing is undone as easily as it is done. */
const toldOf: Partial<Record<JobPostEvent, JobPostNotification>> = {
  publish: 'job_post_published',
  hold: 'job_post_held',
  flag: 'job_post_held',
  approve: 'job_post_approved',
  reject: 'job_post_rejected',
  close: 'job_post_closed',
  cancel: 'job_post_cancelled',
  expire: 'job_post_expired',
}

/** Tells the members what became of a post, where its event concerns them. */
export async function tell(
  tx: Database,
  event: JobPostEvent,
  { companyId, id, branchId, title }: EndedPost,
  actorUid: string | null,
): Promise<void> {
  const kind = toldOf[event]
  if (!kind || !title) return
  await notifyMembers(tx, { kind, params: { title }, companyId, subjectId: id, branchId, actorUid })
}

/** What may be in front of workers keeps labour law: 422 `unlawful` names every rule that is broken. */
async function checkLaw(tx: Database, { scope }: Actor, draft: JobPostDraft): Promise<void> {
  const { branchId, shifts = [] } = draft
  const place = branchId ? await findPlace(tx, scope, branchId) : null
  const broken = brokenLaws(labourFindings({ ...draft, shifts }, place))
  if (broken.length === 0) return
  const errors = broken.map(({ field, rule, params }) => ({ field, rule, params }))
  throw new Problem(422, 'unlawful', { errors })
}

/** A running post must stay complete; days already worked, and a deadline that is over, may stay as they were. */
async function checkRunningPost(before: JobPost, draft: JobPostDraft): Promise<void> {
  const workedDays = new Set(before.shifts.map(({ date }) => date))
  const isUnchangedDay = (field: string) => {
    const position = /^shifts\.(\d+)\.date$/.exec(field)?.[1]
    return position !== undefined && workedDays.has(draft.shifts?.[Number(position)]?.date ?? null)
  }
  const [deadline, applyBy] = [dayAndTimeOf(before.applyBy), draft.applyBy]
  const isUnchangedDeadline = (field: string) =>
    field.startsWith('applyBy.') && deadline?.date === applyBy?.date && deadline?.time === applyBy?.time
  const isPast = (rule: string) => rule === 'not_past' || rule === 'passed'
  try {
    await check(jobPostSchema, draft)
  } catch (error) {
    const errors = (error instanceof Problem && error.details.errors) || null
    if (!errors) throw error
    const left = errors.filter(
      ({ field, rule }) => !isPast(rule) || !(isUnchangedDay(field) || isUnchangedDeadline(field)),
    )
    if (left.length > 0) throw validationFailed(left)
  }
}

/** Where people choose their shifts, one that somebody is offered or hired for stays: 422 `staffed` at `shifts`. */
async function checkStaffedShifts(tx: Database, before: JobPost, draft: JobPostDraft): Promise<void> {
  if (!areShiftsChosen(before)) return
  const kept = keptIds(before.shifts, contentOf(draft).times)
  const removed = before.shifts.map(({ id }) => id).filter((id) => !kept.includes(id))
  if (removed.length === 0) return
  const { companyId, id: jobPostId } = before
  if (!(await isAnyPromised(tx, { companyId, jobPostId }, removed))) return
  throw validationFailed([{ field: 'shifts', rule: 'staffed', params: {} }])
}

const reasonsOf = (findings: readonly ReviewFinding[]) => [...new Set(findings.map(({ reason }) => reason))]

/** Words that stay as they were have been reviewed. */
const hasSameWords = (before: JobPost, after: JobPostContent) =>
  before.branchId === after.branchId && JSON.stringify(wordsOf(before)) === JSON.stringify(wordsOf(after))

/** Everything workers read that is somebody's own words: those of the post, and where it leads them. */
const wordsShown = async (db: Database, companyId: string, post: JobPostContent) => [
  ...wordsOf(post),
  ...(post.branchId === null ? [] : await findPlaceWords(db, companyId, post.branchId)),
]

/** What an edit does to a post's state; an edit out of turn is 409. */
async function progressOfEdit(tx: Database, before: JobPost, draft: JobPostDraft, actor: Actor) {
  if (before.state === 'draft') return {}
  const revised = nextState(before.state, 'revise', 'member')
  if (revised) return { state: revised, reviewReasons: [], reviewNote: null }
  const flagged = nextState(before.state, 'flag', 'system')
  if (!flagged) throw wrongState(before, actor)
  if (!keepsShiftChoice(before, draft)) {
    throw validationFailed([{ field: 'shiftChoice', rule: 'running', params: {} }])
  }
  await checkRunningPost(before, draft)
  await checkLaw(tx, actor, draft)
  await checkStaffedShifts(tx, before, draft)
  const { content } = contentOf(draft)
  if (hasSameWords(before, content)) return {}
  const reasons = reasonsOf(reviewTexts(await wordsShown(tx, before.companyId, content)))
  const reviewSince = before.reviewSince ?? new Date()
  if (reasons.length > 0) return { state: flagged, reviewReasons: reasons, reviewSince }
  // What staff looked at were other words.
  return (await isWatched(tx, actor.standing, before)) ? { reviewSince } : {}
}

/**
 * A locked post in front of workers, again or as an edit left it, once it followed who is hired: somebody may have been
 * while it was paused, or it now looks for fewer.
 */
async function followed(tx: Database, scope: Actor['scope'], post: JobPost): Promise<JobPost> {
  const after = (await followPlacesTaken(tx, post)) ? await findJobPost(tx, scope, post.id) : post
  if (!after) throw notFound()
  return after
}

/** Replaces a post's content at a known version. */
export async function replaceJobPost(
  db: Database,
  settings: StorageSettings,
  actor: Actor,
  id: string,
  version: number,
  draft: JobPostDraft,
): Promise<JobPost> {
  return db.transaction(async (tx) => {
    const before = await requireLocked(tx, actor, id)
    if (before.version !== version) throw stale(presentJobPost(before, actor.role))
    const { content, times } = contentOf(draft)
    // A draft may keep a branch that was archived meanwhile; submitting it asks for another.
    if (content.branchId !== before.branchId) await checkBranch(tx, actor, content.branchId)
    const progress = await progressOfEdit(tx, before, draft, actor)
    const owner = jobPostPhotos(actor.scope)
    const photos = photosToShow(content.photos, owner, settings, before.photos)
    const edit = { content: { ...content, photos: photos.addresses }, times, progress }
    await updateJobPost(tx, actor.scope, id, edit)
    await holdUploads(tx, actor.scope.companyId, {
      field: 'photos',
      before: photoObjects(before.photos, owner, settings),
      after: photos.names,
    })
    const edited = await requireJobPost(tx, actor, id)
    await audit(tx, actor, 'changed', id, before, edited)
    await noteTermsOfEdit(tx, before, edited)
    const after = await followed(tx, actor.scope, edited)
    if (after.state === 'pending_review' && before.state !== after.state) {
      await tell(tx, 'flag', after, actor.uid)
    }
    return after
  })
}

/** What the automatic review finds in a post as it is stored. */
export async function findingsOf(db: Database, post: JobPost): Promise<ReviewFinding[]> {
  const { numberConfirmedAt } = await requireCompany(db, post.companyId)
  return reviewPost({
    texts: await wordsShown(db, post.companyId, post),
    isDuplicate: await hasOpenTwin(db, post),
    isCompanyConfirmed: numberConfirmedAt !== null,
  })
}

type Submitted = {
  readonly event: JobPostEvent
  readonly reasons: string[]
  /** Since when it waits for staff, held or not. */
  readonly reviewSince: Date | null
}

/** Submitting runs the whole form's rules and the automatic review on what is stored. */
async function reviewed(tx: Database, post: JobPost, actor: Actor, company: Company): Promise<Submitted> {
  const draft = await check(jobPostSchema, draftOf(post))
  await checkBranch(tx, actor, post.branchId)
  await checkLaw(tx, actor, draft)
  const reasons = reasonsOf(await findingsOf(tx, post))
  const isHeld = reasons.length > 0
  const isSeenByStaff = isHeld || (await isWatched(tx, standingOf(company), post))
  return { event: isHeld ? 'hold' : 'publish', reasons, reviewSince: isSeenByStaff ? new Date() : null }
}

/** Events after which workers see a post. */
const opening: readonly MemberEvent[] = ['submit', 'resume']

/** What an event other than submitting leaves as it was: a post staff are about to look at stays in their queue. */
const unreviewed = (event: JobPostEvent, { reviewReasons, reviewSince }: JobPost): Submitted => ({
  event,
  reasons: reviewReasons,
  reviewSince: event === 'close' || event === 'cancel' ? null : reviewSince,
})

/** Moves a post on; an event out of turn is 409 with the post as it is. */
export async function applyMemberEvent(
  db: Database,
  actor: Actor,
  id: string,
  asked: MemberEvent,
): Promise<JobPost> {
  return db.transaction(async (tx) => {
    const company = await holdPostingCompany(tx, actor.scope.companyId)
    const before = await requireLocked(tx, actor, id)
    if (!nextState(before.state, asked === 'submit' ? 'publish' : asked, 'member'))
      throw wrongState(before, actor)
    const isOver = before.expiresAt !== null && before.expiresAt <= new Date()
    if (asked === 'resume' && isOver) throw wrongState(before, actor)
    if (opening.includes(asked)) await requireRoom(tx, company, before)
    const { event, reasons, reviewSince } =
      asked === 'submit' ? await reviewed(tx, before, actor, company) : unreviewed(asked, before)
    const state = nextState(before.state, event, 'member')
    if (!state) throw wrongState(before, actor)
    await settleCredit(tx, event, before, actor.uid)
    await moveJobPost(tx, actor.scope, id, {
      state,
      reviewReasons: reasons,
      reviewSince,
      creditShortSince: null,
      publishedAt: event === 'publish' ? new Date() : before.publishedAt,
      endedAt: state === 'closed' || state === 'cancelled' ? new Date() : before.endedAt,
    })
    await audit(tx, actor, event, id, { state: before.state }, { state, reasons })
    if (event === 'close' || event === 'cancel') {
      await endApplications(tx, { companyId: before.companyId, jobPostId: id }, event === 'cancel')
    }
    // A draft that is thrown away was nobody else's business yet.
    if (!(before.state === 'draft' && event === 'cancel')) await tell(tx, event, before, actor.uid)
    return followed(tx, actor.scope, await requireJobPost(tx, actor, id))
  })
}

/**
 * Lets a submit through, and where the company has too little credit notes that the draft waits for some: what was done
 * in the meantime is given up with the refusal, the note is kept.
 */
export async function rememberingShortage<T>(
  db: Database,
  { scope }: Actor,
  id: string,
  submit: () => Promise<T>,
): Promise<T> {
  try {
    return await submit()
  } catch (error) {
    if (error instanceof Problem && error.code === 'no_credit') await noteCreditShortage(db, scope, id)
    throw error
  }
}

/** Who of our staff decides, in which request. */
export type OpsCause = { readonly uid: string; readonly requestId: string }

/** What staff decide about a post that waits for them; a rejection says why. An event out of turn is 409. */
export async function applyOpsEvent(
  db: Database,
  { uid, requestId }: OpsCause,
  id: string,
  { event, reason }: { event: OpsEvent; reason?: string },
): Promise<JobPost> {
  const said = reason?.trim() || null
  if (event === 'reject' && said === null) {
    throw validationFailed([{ field: 'reason', rule: 'required', params: {} }])
  }
  return db.transaction(async (tx) => {
    const companyId = await findCompanyOfPost(tx, id)
    if (!companyId) throw notFound()
    const company = await holdPostingCompany(tx, companyId)
    const scope = { companyId, branchIds: null }
    const before = await lockJobPost(tx, scope, id)
    if (!before) throw notFound()
    const isAllowed = opsEventsFrom(before.state, before.reviewSince !== null).includes(event)
    const state = nextState(before.state, event, 'ops')
    const isOver = before.expiresAt !== null && before.expiresAt <= new Date()
    if (!isAllowed || !state || (event === 'approve' && isOver)) {
      throw new Problem(409, 'wrong_state', { current: { state: before.state } })
    }
    const isSeenAlready = state === before.state
    if (event === 'approve' && !isSeenAlready && !(await hasRoomAfterReview(tx, company, before))) {
      throw new Problem(409, 'open_posts_until_represented')
    }
    await settleCredit(tx, event, before, uid)
    await moveJobPost(tx, scope, id, {
      state,
      reviewNote: event === 'reject' ? said : null,
      reviewReasons: event === 'approve' ? [] : before.reviewReasons,
      reviewSince: null,
      publishedAt: event === 'approve' ? (before.publishedAt ?? new Date()) : before.publishedAt,
    })
    await recordAudit(tx, {
      actorUid: uid,
      requestId,
      companyId,
      action: `job_post.${event}`,
      subjectType: 'job_post',
      subjectId: id,
      before: { state: before.state, reasons: before.reviewReasons },
      after: { state, reason: said },
    })
    if (!isSeenAlready) await tell(tx, event, before, null)
    const after = await findJobPost(tx, scope, id)
    if (!after) throw notFound()
    return followed(tx, scope, after)
  })
}

type EventOutcome = {
  readonly jobPostId: string
  /** The post as it is now; null for one that is not there. */
  readonly post: Presented | null
  /** Why it was not done, as the code of a problem; null when it was. */
  readonly refusal: string | null
}

/** Asks the same of several posts, one transaction each: what one refuses does not hold the others up. */
export async function applyMemberEvents(
  db: Database,
  actor: Actor,
  ids: readonly string[],
  asked: BulkEvent,
): Promise<EventOutcome[]> {
  const outcomes: EventOutcome[] = []
  for (const jobPostId of ids) {
    try {
      const post = await applyMemberEvent(db, actor, jobPostId, asked)
      outcomes.push({ jobPostId, post: presentJobPost(post, actor.role), refusal: null })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      const post = await findJobPost(db, actor.scope, jobPostId)
      outcomes.push({ jobPostId, post: post && presentJobPost(post, actor.role), refusal: error.code })
    }
  }
  return outcomes
}

/** Posts whose days have people already, or are about to: written again, they are for the time after. */
const takenStates: readonly JobPostState[] = openStates

/** A post as a draft of its own, on the same weekdays to come; a branch out of use is left to choose. */
async function draftAgain(
  tx: Database,
  settings: StorageSettings,
  actor: Actor,
  post: JobPost,
): Promise<JobPost> {
  const { applyBy, shifts, ...said } = draftOf(post) as JobPostDraft & { shifts: ShiftDraft[] }
  const today = bangkokToday()
  const weeks = weeksToMove(shifts, { today, taken: takenStates.includes(post.state) })
  const isInUse = post.branchId !== null && (await holdBranch(tx, actor.scope, post.branchId))
  const draft = {
    ...said,
    branchId: isInUse ? said.branchId : undefined,
    shifts: moveWeeks(shifts, weeks),
    applyBy: moveDeadline(applyBy, { weeks, today }),
  }
  return createJobPost(tx, settings, actor, draft, post.photos)
}
type ShiftDraft = NonNullable<JobPostDraft['shifts']>[number]

/** Makes a draft of each of several posts; the answers name the posts that were asked about, and hold the new ones. */
export async function cloneJobPosts(
  tx: Database,
  settings: StorageSettings,
  actor: Actor,
  ids: readonly string[],
): Promise<EventOutcome[]> {
  const outcomes: EventOutcome[] = []
  for (const jobPostId of ids) {
    try {
      // A savepoint: what is refused after its draft was stored takes the draft with it.
      const draft = await tx.transaction(async (step) =>
        draftAgain(step, settings, actor, await requireJobPost(step, actor, jobPostId)),
      )
      outcomes.push({ jobPostId, post: presentJobPost(draft, actor.role), refusal: null })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      outcomes.push({ jobPostId, post: null, refusal: error.code })
    }
  }
  return outcomes
}

const titlesAtOnce = 200

/** Makes titles that were stored before they could be searched findable; the routine of app.ts. */
export async function makeTitlesFindable(
  db: Database,
  { stopping }: Pick<RoutineWork, 'stopping'>,
): Promise<void> {
  let isMore = true
  while (isMore && !stopping.aborted) isMore = (await addTitleKeys(db, titlesAtOnce)) === titlesAtOnce
}

/** Cancels every post of a company that closes, as the member who closes it: there is nobody left to work for. */
export async function endPostsOf(tx: Database, actor: Doer): Promise<void> {
  for (const id of await openPostIds(tx, actor.scope.companyId)) {
    const before = await lockJobPost(tx, actor.scope, id)
    if (!before) continue
    const state = nextState(before.state, 'cancel', 'member')
    if (!state) continue
    await settleCredit(tx, 'cancel', before, actor.uid)
    await moveJobPost(tx, actor.scope, id, { state, reviewSince: null, endedAt: new Date() })
    await audit(tx, actor, 'cancel', id, { state: before.state }, { state })
    await endApplications(tx, { companyId: before.companyId, jobPostId: id }, true)
  }
}

/**
 * Takes what a company has in front of workers out of their sight, because staff decided against it or its number is not
 * its own: staff look at each post, or it goes on once the company is confirmed again. Who was hired keeps their work.
 */
export async function holdPostsOf(
  tx: Database,
  companyId: string,
  { uid, requestId }: { readonly uid: string; readonly requestId?: string },
): Promise<void> {
  const scope = { companyId, branchIds: null }
  const reason: ReviewReason = 'unverified_company'
  for (const id of await openPostIds(tx, companyId)) {
    const before = await lockJobPost(tx, scope, id)
    const state = before && nextState(before.state, 'flag', 'system')
    if (!state) continue
    await moveJobPost(tx, scope, id, { state, reviewReasons: [reason], reviewSince: new Date() })
    await recordAudit(tx, {
      actorUid: uid,
      requestId,
      companyId,
      action: 'job_post.flag',
      subjectType: 'job_post',
      subjectId: id,
      before: { state: before.state },
      after: { state, reason },
    })
  }
}

/** Takes the photos out of every post of a company that closes. */
export const removePhotosOfPosts = (tx: Database, companyId: string): Promise<void> =>
  removePhotos(tx, companyId)
