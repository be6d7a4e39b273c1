import type { Database } from '@/services/shared/database'
import { noticeSettled } from '@/services/shared/service-events/catalogue'
import { publish } from '@/services/shared/service-events/publish'
import { readAbout, restateCount } from '../../platform/notifications/repository'
import { forgetTold } from '../../platform/notifications/service'
import { answerKinds } from '../../shapes/notification-matters'
import type { ApplicationKey, PostKey } from './application-keys'
import { countNew } from './board-repository'
import { listLostPlaces } from './lost-places-repository'
import { isInvited, listUnanswered } from './own-applications-repository'

/** Notices that ask for something stop asking, for everybody who got them, once somebody has dealt with it. */

type OfWorker = { readonly id: string; readonly workerId: string }

const settlingOf =
  (kind: 'application_offered' | 'application_hired' | 'application_terms_asked' | 'application') =>
  (tx: Database, ...asked: readonly OfWorker[]): Promise<void> =>
    publish(tx, noticeSettled, ...asked.map(({ id: subjectId, workerId }) => ({ workerId, kind, subjectId })))

/** Workers were asked to answer offers that they have answered, or that are there no more. */
export const settleOffers = settlingOf('application_offered')

/** Workers were asked whether they come to a job that they were given, and said so. */
export const settleHires = settlingOf('application_hired')

/** What workers were told of applications is over: they ended them, read how those ended, or did the work. */
export const settleApplications = settlingOf('application')

/** Workers were asked about other terms, and answered, or nobody asks them any more. */
export const settleTermsAsked = settlingOf('application_terms_asked')

/** A worker was invited to a post and has answered, if they were. */
export async function settleInvite(
  tx: Database,
  invite: PostKey & { readonly workerId: string },
): Promise<void> {
  const { workerId, jobPostId: subjectId } = invite
  if (await isInvited(tx, invite)) {
    await publish(tx, noticeSettled, { workerId, kind: 'job_post_invited', subjectId })
  }
}

/** Workers were invited to a post that ended before they answered. */
export async function settleInvites(tx: Database, post: PostKey): Promise<void> {
  const invited = await listUnanswered(tx, post)
  const kind = 'job_post_invited' as const
  await publish(
    tx,
    noticeSettled,
    ...invited.map(({ workerId }) => ({ workerId, kind, subjectId: post.jobPostId })),
  )
}

/** Members were told how many applicants to a post nobody has opened: fewer by now, or none, of whom nothing is said any more. */
export async function settleApplicants(tx: Database, { companyId, jobPostId }: PostKey): Promise<void> {
  const told = { companyId, kind: 'applications_received', subjectId: jobPostId } as const
  const count = await countNew(tx, { companyId, jobPostId })
  if (count === 0) await forgetTold(tx, told)
  else await restateCount(tx, told, count)
}

/** Members were told who cannot come to a post; those whose place has somebody, or needs nobody, are dealt with. */
export async function settleLostPlaces(tx: Database, { companyId, jobPostId }: PostKey): Promise<void> {
  const lost = await listLostPlaces(tx, { companyId, branchIds: null }, { jobPostId })
  const asking = [...new Set(lost.map(({ applicationId }) => applicationId))]
  await readAbout(tx, {
    companyId,
    kinds: ['worker_cannot_come'],
    subjectId: jobPostId,
    excepted: asking,
  })
}

/** Members were told what the worker of an application answered; one of them has decided since. */
export const settleAnswers = (
  tx: Database,
  { companyId, id: applicationId, jobPostId }: ApplicationKey & PostKey,
): Promise<void> =>
  readAbout(tx, {
    companyId,
    kinds: answerKinds,
    subjectId: jobPostId,
    applicationId,
  })

/** Members were told who does not come; nobody is looked for any more, or the work is over and so is every answer. */
export const settleAnswersTo = (
  tx: Database,
  { companyId, jobPostId: subjectId }: PostKey,
  isOver: boolean,
): Promise<void> =>
  readAbout(tx, {
    companyId,
    kinds: [
      ...(isOver ? answerKinds : (['offer_declined', 'application_withdrawn'] as const)),
      'invite_declined',
    ],
    subjectId,
  })
