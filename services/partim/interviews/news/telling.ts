import { uuidv7 } from 'uuidv7'
import type { Database } from '@/services/shared/database'
import { enqueue } from '@/services/shared/jobs/enqueue'
import { interviewHappened } from '@/services/shared/service-events/catalogue'
import { publish } from '@/services/shared/service-events/publish'
import type { InterviewHappening } from '@/validators/interview-terms'
import type { InterviewCauser } from '@/validators/states/interview'
import type { WorkerNotificationKind } from '@/validators/worker-notification-kinds'
import { interviewKinds } from '../../platform/notifications/matters'
import { readAbout } from '../../platform/notifications/repository'
import { tellWorker } from '../../platform/notifications/service'
import type { interviews } from '../../tables/interviews'
import { nameOfOther } from '../../talk/conversations/present'
import type { ShownConversation } from '../../talk/conversations/repository'
import { interviewTold } from '../mails/mails'
import { answerByWords, interviewWords } from './interview-words'

type Interview = typeof interviews.$inferSelect

const toWorkers = {
  proposed: 'interview_proposed',
  accepted: 'interview_agreed',
  cancelled: 'interview_cancelled',
  unanswered: 'interview_lapsed',
  restored: 'interview_stands',
  soon: 'interview_reminder',
} as const satisfies Partial<Record<InterviewHappening, WorkerNotificationKind>>

/** Tells a worker, in the transaction of the change itself, and enqueues the mail they want. */
async function tellTheWorker(
  tx: Database,
  what: keyof typeof toWorkers,
  interview: Interview,
  row: ShownConversation | null,
): Promise<void> {
  const { id: interviewId, workerId, companyId } = interview
  const companyName = row ? nameOfOther({ side: 'worker' }, row) : ''
  const when = interviewWords(interview, 'worker')
  const answerBy = answerByWords(interview)
  const to = await tellWorker(tx, {
    id: uuidv7(),
    workerId,
    kind: toWorkers[what],
    subjectId: interviewId,
    params: { title: answerBy ? `${when} กรุณาตอบ${answerBy}` : when, company: companyName },
  })
  if (!to) return
  await enqueue(tx, interviewTold, {
    ...to,
    what,
    when,
    answerBy,
    company: companyName,
    companyId,
    interviewId,
  })
}

/** The last moment at which an interview is to begin, as it stands. */
function lastBeginning({ state, startsAt, askedAt, times }: Interview): Date {
  if (state === 'accepted' && startsAt) return startsAt
  return new Date(Math.max(askedAt?.getTime() ?? 0, ...times.map((at) => Date.parse(at))))
}

/** Who did something to an interview; `uid` is the account of a person. */
type By = { readonly side: InterviewCauser; readonly uid?: string }

/** What happened, and what the job-post service is to tell: `dealt_with` where it has nothing to tell its members. */
type Happened = { readonly what: InterviewHappening; readonly told: InterviewHappening }

/**
 * Tells the job-post service, which tells the members, moves the application and keeps its history. The caller has locked the
 * interview.
 */
async function tellTheCompany(
  tx: Database,
  by: By,
  { what, told }: Happened,
  interview: Interview,
  row: ShownConversation | null,
): Promise<void> {
  const memberUid = by.side === 'company' ? (by.uid ?? null) : null
  const { id: interviewId, workerId, companyId, jobPostId, hostUid } = interview
  const standing = row?.company && { standing: row.company.standing }
  await publish(tx, interviewHappened, {
    what: told,
    companyId,
    workerId,
    interviewId,
    jobPostId,
    memberUid: hostUid,
    workerName: row?.worker ? nameOfOther({ side: 'company', ...standing }, row) : '',
    when: interviewWords(interview, 'company'),
    ...(what !== 'soon' &&
      what !== 'dealt_with' && {
        done: { what, by: by.side, memberUid, until: lastBeginning(interview).toISOString() },
      }),
  })
}

/**
 * Tells the other side of who caused it, and both of what happened by itself; what was told before is over. The job-post
 * service also hears of every proposal, because it moves the application.
 */
export async function tellOther(
  tx: Database,
  by: By,
  what: InterviewHappening,
  interview: Interview,
  row: ShownConversation | null,
): Promise<void> {
  const { workerId, id: subjectId } = interview
  await readAbout(tx, { workerId, subjectId, kinds: interviewKinds })
  if (by.side !== 'worker' && what in toWorkers) {
    await tellTheWorker(tx, what as keyof typeof toWorkers, interview, row)
  }
  const isNews = by.side !== 'company' || what === 'proposed'
  await tellTheCompany(tx, by, { what, told: isNews ? what : 'dealt_with' }, interview, row)
}

/**
 * Notes that an interview, as it was to come, is over because its worker has the job: both sides hear of it with that, and what
 * they were told of it before is over.
 */
export async function noteNeedless(
  tx: Database,
  interview: Interview,
  row: ShownConversation | null,
): Promise<void> {
  const { workerId, id: subjectId } = interview
  await readAbout(tx, { workerId, subjectId, kinds: interviewKinds })
  const cancelled = { what: 'cancelled', told: 'dealt_with' } as const
  await tellTheCompany(tx, { side: 'system' }, cancelled, interview, row)
}
