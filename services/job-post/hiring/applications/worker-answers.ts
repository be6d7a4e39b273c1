import type { Database } from '@/services/shared/database'
import { contactBarOf } from '@/validators/applicant-contact'
import type { CannotComeReason } from '@/validators/cannot-come-reasons'
import { isReplacedByPost } from '@/validators/replaced-by-post'
import type { ApplicationState, WorkerEvent } from '@/validators/states/application'
import { findAccountAndMember } from '../../platform/access/repository'
import type { DigestOf } from '../../platform/notifications/mails'
import { notifyMembers } from '../../platform/notifications/service'
import { shownName } from '../../shapes/applicant'
import { tellHiringChanged } from '../hiring-changes/telling'
import { hasBegunAsWhole } from '../job-posts/open-posts-repository'
import { findJobPost, type JobPost, type Shift } from '../job-posts/repository'
import { byStart, hasBegun } from '../job-posts/shift-places'
import { giveShiftsBack } from './application-shifts-repository'
import { syncFilledState } from './filling'
import { findNeedlessInterview } from './interview-steps-repository'
import { listInWords } from './mails'
import texts from './mails-th.json' with { type: 'json' }
import { noteGivenBack } from './moves-repository'
import { presentOwnShift } from './present-own-terms'
import { type Application, findApplication } from './repository'
import { moveOfPost } from './service'
import { settleTermsAsked } from './settled-notices'
import { enqueueTelling } from './telling'
import { enqueueLapse } from './term-questions'
import { isAsked, shiftsOfWorker, termsWithout } from './terms'

/** What a worker answers a company, by their event and the state in which they caused it; that they come has no event. */
export const workerAnswers = [
  'offer_accepted',
  'worker_comes',
  'offer_declined',
  'application_withdrawn',
  'worker_cannot_come',
  'terms_accepted',
  'terms_kept',
] as const
export type WorkerAnswer = (typeof workerAnswers)[number]

/** What members are told of a worker's answers: those, and that none came in time. */
type ToldAnswer = WorkerAnswer | 'terms_unanswered' | 'offer_unanswered'

/** What a worker causes: moves of their application, shifts they cannot come to, and answers about other terms. */
export type AnsweringEvent = WorkerEvent | 'give_back' | 'refuse_terms' | 'accept_terms' | 'keep_terms'

export function answerOf(event: AnsweringEvent, from: ApplicationState): WorkerAnswer {
  if (event === 'accept') return 'offer_accepted'
  if (event === 'decline') return 'offer_declined'
  if (event === 'accept_terms') return 'terms_accepted'
  if (event === 'keep_terms') return 'terms_kept'
  return from === 'hired' ? 'worker_cannot_come' : 'application_withdrawn'
}

type Said = {
  /** The shifts it is about; undefined for all that the worker has. */
  readonly shifts?: readonly Shift[]
  /** What the mail says beside them. */
  readonly more?: string
  /** Why, as the notice says it, too. */
  readonly why?: string
}

/** Tells the members concerned what a worker answered, or that they have not. */
export async function tellAnswer(
  tx: Database,
  post: JobPost,
  application: Application,
  kind: ToldAnswer,
  { shifts = shiftsOfWorker(post.shifts, application), more, why }: Said = {},
): Promise<void> {
  await tellHiringChanged(tx, post.companyId)
  if (!post.title) return
  const ordered = byStart(shifts).map(presentOwnShift)
  const named = listInWords(ordered) || texts.shift.asPosted
  await notifyMembers(tx, {
    kind,
    params: {
      applicationId: application.id,
      title: post.title,
      when: [listInWords(ordered, 1) || texts.shift.asPosted, why].filter(Boolean).join(' '),
    },
    companyId: post.companyId,
    subjectId: post.id,
    branchId: post.branchId,
    actorUid: null,
    digest: { params: { shifts: more ? `${named} ${more}` : named } },
  })
}

/** The shifts of somebody hired: those they have, and those that they were given meanwhile and have not agreed to. */
function shiftsExpected(post: JobPost, application: Application): readonly Shift[] {
  const own = shiftsOfWorker(post.shifts, application)
  const given = post.shifts.filter(({ id }) => application.assignedShiftIds?.includes(id))
  return [...own, ...given.filter((shift) => own.every(({ id }) => id !== shift.id))]
}

type GivingBack = {
  /** Of those that the worker is expected to come to. */
  readonly shiftIds: readonly string[]
  /** Why they cannot come; null when they did not say. */
  readonly reason: CannotComeReason | null
}

/** Keeps somebody hired for the shifts that they did not give back, and asks them on about the terms of those. */
async function keepOthers(
  tx: Database,
  post: JobPost,
  application: Application,
  shiftIds: readonly string[],
): Promise<void> {
  const terms = termsWithout(post, application, shiftIds)
  await noteGivenBack(tx, application, terms)
  const next = { ...application, ...terms, version: application.version + 1 }
  if (next.changedTerms.length > 0) await enqueueTelling(tx, next)
  else if (isAsked(next)) await enqueueLapse(tx, next)
  else if (application.termsAnswerBy !== null) await settleTermsAsked(tx, application)
  await syncFilledState(tx, post)
}

/**
 * Gives shifts of somebody who is hired for a locked post back, and tells the members concerned. They keep the others; who
 * has none left has withdrawn or, while they are asked about other terms, refused those, which is not held against them.
 */
export async function giveBack(
  tx: Database,
  post: JobPost,
  application: Application,
  { shiftIds, reason }: GivingBack,
): Promise<void> {
  const given = shiftsExpected(post, application).filter(({ id }) => shiftIds.includes(id))
  const kept = shiftsOfWorker(post.shifts, application).filter(({ id }) => !shiftIds.includes(id))
  const keepsAny = kept.length > 0
  const keepsToCome = kept.some((shift) => !hasBegun(shift))
  if (keepsAny) {
    await giveShiftsBack(tx, application, shiftIds, reason)
    await keepOthers(tx, post, application, shiftIds)
  } else {
    // Shifts that they were given meanwhile and did not agree to are lost with those they did.
    await giveShiftsBack(tx, application, [...shiftIds, ...(application.assignedShiftIds ?? [])], reason)
    await moveOfPost(tx, post, application, {
      event: isAsked(application) ? 'refuse_terms' : 'withdraw',
      to: 'withdrawn',
      who: 'worker',
      memberUid: null,
    })
  }
  const { reasons, keepsOthers, refusesTerms } = texts.cannotCome
  const why = !keepsAny && isAsked(application) ? refusesTerms : undefined
  await tellAnswer(tx, post, application, 'worker_cannot_come', {
    shifts: given,
    more: [why, reason && reasons[reason], keepsToCome && keepsOthers].filter(Boolean).join(' '),
    ...(why && { why }),
  })
}

/** Gives back all shifts of somebody hired for a locked post. */
export const giveBackAll = (tx: Database, post: JobPost, application: Application): Promise<void> =>
  giveBack(tx, post, application, {
    shiftIds: shiftsOfWorker(post.shifts, application).map(({ id }) => id),
    reason: null,
  })

/**
 * Gives back the shifts of somebody hired for a locked post that have not begun, also those that they have not agreed to; false
 * when there are none.
 */
export async function giveBackComing(
  tx: Database,
  post: JobPost,
  application: Application,
): Promise<boolean> {
  const coming = shiftsExpected(post, application).filter((shift) => !hasBegun(shift))
  if (application.state !== 'hired' || coming.length === 0) return false
  await giveBack(tx, post, application, { shiftIds: coming.map(({ id }) => id), reason: null })
  return true
}

/** Moves an application of a locked post by its worker's event, and tells the members concerned what they answered. */
export async function moveByWorker(
  tx: Database,
  post: JobPost,
  application: Application,
  { event, to }: { readonly event: WorkerEvent; readonly to: ApplicationState },
): Promise<void> {
  if (event === 'withdraw' && application.state === 'hired') return giveBackAll(tx, post, application)
  await moveOfPost(tx, post, application, { event, to, who: 'worker', memberUid: null })
  const needless = event === 'accept' ? await findNeedlessInterview(tx, application) : null
  const more = needless === null ? {} : { more: texts.noInterview.company, why: texts.noInterview.company }
  await tellAnswer(tx, post, application, answerOf(event, application.state), more)
}

/** How a company finds somebody in the place of who cannot come; nobody can be invited to a whole job that has begun, or to a part. */
const nextOf = (post: JobPost, application: Application): string =>
  isReplacedByPost(post, application, hasBegunAsWhole(post))
    ? texts.cannotCome.publishPart
    : texts.cannotCome.invite

/**
 * What the mail about an answer says: the worker's name as the company may read it by then, and what it can do. Nothing to who
 * does not see the post any more.
 */
const answerDigest =
  (db: Database): DigestOf =>
  async ({ uid, subjectId: jobPostId }, { applicationId: id = '', ...values }) => {
    const { member } = await findAccountAndMember(db, uid)
    const post = member && (await findJobPost(db, member, jobPostId))
    if (!post) return null
    const application = await findApplication(db, { companyId: member.companyId, id })
    if (!application) return null
    const bar = contactBarOf(member.reach, application)
    return {
      ...values,
      worker: shownName(application.worker, bar) ?? texts.gone,
      next: nextOf(post, application),
    }
  }

/** The digests of the mails about every answer. */
export const answerDigests = (db: Database): Readonly<Record<ToldAnswer, DigestOf>> => {
  const digest = answerDigest(db)
  return {
    offer_accepted: digest,
    worker_comes: digest,
    offer_declined: digest,
    offer_unanswered: digest,
    application_withdrawn: digest,
    worker_cannot_come: digest,
    terms_accepted: digest,
    terms_kept: digest,
    terms_unanswered: digest,
  }
}
