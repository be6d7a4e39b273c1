import type { Database } from '@/services/shared/database'
import { isCreditReturnable } from '@/validators/credit-return'
import type { JobPostEvent } from '@/validators/states/job-post'
import { captureCredits, refundCredits, releaseCredits, reserveCredits } from '../../billing/credits/ledger'
import type { JobPost } from '../job-posts/repository'
import { hasApplications } from './applied-repository'

type Step = 'reserve' | 'capture' | 'release'

/**
 * What each event does with the credit of its post. A post is paid for once: later edits, reviews and rejections
 * neither take nor return a credit.
 */
const steps: Readonly<Partial<Record<JobPostEvent, readonly Step[]>>> = {
  publish: ['reserve', 'capture'],
  hold: ['reserve'],
  approve: ['capture'],
  reject: ['release'],
  cancel: ['release'],
  expire: ['release'],
}

/**
 * Reserves, captures or releases the credit of a post with an event, and answers how many were released; 409 `no_credit` when
 * there is none to reserve.
 */
export async function settleCredit(
  tx: Database,
  event: JobPostEvent,
  { companyId, id }: Pick<JobPost, 'companyId' | 'id'>,
  actorUid: string,
): Promise<number> {
  const spending = { companyId, kind: 'job_post', subjectId: id, actorUid } as const
  let released = 0
  for (const step of steps[event] ?? []) {
    if (step === 'reserve') await reserveCredits(tx, spending)
    else if (step === 'capture') await captureCredits(tx, spending)
    else released += await releaseCredits(tx, spending)
  }
  return released
}

/**
 * Returns the credit of a locked post that a member cancels soon after it was published and before anybody has applied;
 * answers how many credits, 0 for a post that a buffet paid for. Whoever applies locks the post as well, so that either
 * the application or the return comes first.
 */
export async function returnCredit(
  tx: Database,
  { companyId, id, ...post }: Pick<JobPost, 'companyId' | 'id' | 'state' | 'publishedAt'>,
  actorUid: string,
): Promise<number> {
  if (!isCreditReturnable(post) || (await hasApplications(tx, { companyId, id }))) return 0
  return refundCredits(tx, { companyId, kind: 'job_post', subjectId: id, actorUid })
}
