import type { Database } from '@/services/shared/database'
import { contactBarOf } from '@/validators/applicant-contact'
import type { ApplicationState, WorkerEvent } from '@/validators/states/application'
import { findAccountAndMember } from '../../platform/access/repository'
import type { DigestOf } from '../../platform/notifications/mails'
import { notifyMembers } from '../../platform/notifications/service'
import { shownName } from '../../shapes/applicant'
import { findJobPost, type JobPost } from '../job-posts/repository'
import { byStart } from '../job-posts/shift-places'
import { listInWords } from './mails'
import texts from './mails-th.json' with { type: 'json' }
import { presentOwnShift } from './present'
import { type Application, findApplication } from './repository'
import { moveOfPost } from './service'
import { isAsked, shiftsOfWorker } from './terms'

/** What a worker answers a company, by their event and the state in which they caused it. */
export const workerAnswers = [
  'offer_accepted',
  'offer_declined',
  'application_withdrawn',
  'worker_cannot_come',
  'terms_accepted',
  'terms_kept',
] as const
export type WorkerAnswer = (typeof workerAnswers)[number]

/** What a worker causes: moves of their application, and answers about other terms. */
export type AnsweringEvent = WorkerEvent | 'refuse_terms' | 'accept_terms' | 'keep_terms'

export function answerOf(event: AnsweringEvent, from: ApplicationState): WorkerAnswer {
  if (event === 'accept') return 'offer_accepted'
  if (event === 'decline') return 'offer_declined'
  if (event === 'accept_terms') return 'terms_accepted'
  if (event === 'keep_terms') return 'terms_kept'
  return from === 'hired' ? 'worker_cannot_come' : 'application_withdrawn'
}

/**
 * Moves an application of a locked post by its worker's event, and tells the members concerned what they answered. Whoever
 * withdraws while they are asked about other terms refuses those, which is not held against them.
 */
export async function moveByWorker(
  tx: Database,
  post: JobPost,
  application: Application,
  { event: asked, to }: { readonly event: WorkerEvent | 'refuse_terms'; readonly to: ApplicationState },
): Promise<void> {
  const event = asked === 'withdraw' && isAsked(application) ? 'refuse_terms' : asked
  await moveOfPost(tx, post, application, { event, to, who: 'worker', memberUid: null })
  await tellAnswer(tx, post, application, answerOf(event, application.state))
}

/** Tells the members concerned what a worker answered, or that they have not. */
export async function tellAnswer(
  tx: Database,
  post: JobPost,
  application: Application,
  kind: WorkerAnswer | 'terms_unanswered',
): Promise<void> {
  if (!post.title) return
  const shifts = byStart(shiftsOfWorker(post.shifts, application)).map(presentOwnShift)
  await notifyMembers(tx, {
    kind,
    params: {
      applicationId: application.id,
      title: post.title,
      when: listInWords(shifts, 1) || texts.shift.asPosted,
    },
    companyId: post.companyId,
    subjectId: post.id,
    branchId: post.branchId,
    actorUid: null,
    digest: { params: { shifts: listInWords(shifts) || texts.shift.asPosted } },
  })
}

/**
 * What the mail about an answer says: the worker's name as the company may read it by then. Nothing to who does not see the
 * post any more.
 */
const answerDigest =
  (db: Database): DigestOf =>
  async ({ uid, subjectId: jobPostId }, { applicationId: id = '', ...values }) => {
    const { member } = await findAccountAndMember(db, uid)
    if (!member || !(await findJobPost(db, member, jobPostId))) return null
    const application = await findApplication(db, { companyId: member.companyId, id })
    if (!application) return null
    const bar = contactBarOf(member.reach, application)
    return { ...values, worker: shownName(application.worker, bar) ?? texts.gone }
  }

/** The digests of the mails about every answer. */
export const answerDigests = (
  db: Database,
): Readonly<Record<WorkerAnswer | 'terms_unanswered', DigestOf>> => {
  const digest = answerDigest(db)
  return {
    offer_accepted: digest,
    offer_declined: digest,
    application_withdrawn: digest,
    worker_cannot_come: digest,
    terms_accepted: digest,
    terms_kept: digest,
    terms_unanswered: digest,
  }
}
