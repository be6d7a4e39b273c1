import type { Static } from '@fastify/type-provider-typebox'
import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { interviewHappened } from '@/services/shared/service-events/catalogue'
import { subscribe } from '@/services/shared/service-events/subscription'
import { fits, isBeforeInterview, nextState } from '@/validators/states/application'
import { readAbout } from '../../platform/notifications/repository'
import { tellMembers } from '../../platform/notifications/service'
import { interviewNewsKinds } from '../../shapes/notification-matters'
import { openContact } from '../applications/contacts'
import { noteInterviewStep } from '../applications/interview-steps-repository'
import { findApplication } from '../applications/repository'
import { moveOfPost } from '../applications/service'
import { progressOfApplication } from '../applications/terms'
import { findJobPost, lockJobPost } from '../job-posts/repository'
import { findApplicationOf, noteTold } from './repository'

type InterviewNews = Static<typeof interviewHappened.about>

/** Moves the application to its interview, but nobody back from an offer, or out of an end; repeating it changes nothing. */
async function moveToInterview(tx: Database, news: InterviewNews, id: string): Promise<void> {
  const { companyId, workerId, jobPostId, memberUid } = news
  if (jobPostId === null) return
  const post = await lockJobPost(tx, { companyId, branchIds: null }, jobPostId)
  const applicationId = post && (await findApplicationOf(tx, { companyId, jobPostId, workerId }))
  const application = applicationId && (await findApplication(tx, { companyId, id: applicationId }))
  if (!post || !application || application.isLeaving || !isBeforeInterview(application.state)) return
  const to = nextState(application.state, 'interview', 'member')
  if (!to || !fits('interview', progressOfApplication(post, application))) return
  await moveOfPost(tx, post, application, { event: 'interview', to, who: 'member', memberUid })
  await noteTold(tx, application)
  await openContact(tx, application)
  await recordAudit(tx, {
    actorUid: memberUid,
    requestId: id,
    companyId,
    action: 'application.interview',
    subjectType: 'application',
    subjectId: application.id,
    before: { state: application.state },
    after: { state: to, interviewId: news.interviewId },
  })
}

/** Keeps what was done to an interview in the history of its application, if it is about one. */
async function noteStep(tx: Database, news: InterviewNews, requestId: string): Promise<void> {
  const { companyId, workerId, jobPostId, interviewId, when, done } = news
  if (!done || jobPostId === null) return
  const id = await findApplicationOf(tx, { companyId, jobPostId, workerId })
  const application = id && (await findApplication(tx, { companyId, id }))
  // Nothing is kept of interviews with somebody whose account is gone.
  if (!application || application.workerUid === null) return
  const { what, by: who, memberUid, until } = done
  const actorUid = who === 'company' ? memberUid : who === 'worker' ? application.workerUid : null
  await noteInterviewStep(tx, application, {
    what,
    who,
    when,
    actorUid,
    interviewId,
    requestId,
    ...(until !== undefined && { until }),
  })
}

const kinds = {
  accepted: 'interview_accepted',
  other_time: 'interview_other_time',
  declined: 'interview_declined',
  reconsidered: 'interview_reconsidered',
  cancelled: 'interview_declined',
  unanswered: 'interview_unanswered',
  restored: 'interview_restored',
  soon: 'interview_soon',
} as const

/** What happened to an interview moves its application, or is told to the members concerned; what they were told before is over. */
export const interviewSubscription = subscribe(interviewHappened, async (tx, { id, about }) => {
  const { what, companyId, jobPostId, interviewId, memberUid: hostUid, workerName, when } = about
  await noteStep(tx, about, id)
  const told = what in kinds ? kinds[what as keyof typeof kinds] : null
  const over = interviewNewsKinds.filter((kind) => kind !== told)
  await readAbout(tx, { companyId, kinds: over, subjectId: interviewId })
  if (what === 'dealt_with') return
  if (what === 'proposed') return moveToInterview(tx, about, id)
  const post = jobPostId && (await findJobPost(tx, { companyId, branchIds: null }, jobPostId))
  await tellMembers(tx, {
    id,
    kind: kinds[what],
    params: {
      ...(workerName && { worker: workerName }),
      ...(jobPostId && { jobPostId }),
      when,
      ...((what === 'declined' || what === 'cancelled') && { how: what }),
    },
    companyId,
    branchId: post ? post.branchId : null,
    hostUid,
    subjectId: interviewId,
  })
})
