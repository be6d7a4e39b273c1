import type { Database } from '@/services/shared/database'
import { captureCredits, releaseCredits, reserveCredits } from '../credits/ledger'
import type { JobPost } from './repository'
import type { JobPostEvent } from './state-machine'

const operations = { reserve: reserveCredits, capture: captureCredits, release: releaseCredits }

/**
 * What each event does to the credit of its post. A post is paid for once: after that, edits, another review and a
 * rejection take nothing again, and give nothing back.
 */
const steps: Readonly<Partial<Record<JobPostEvent, readonly (keyof typeof operations)[]>>> = {
  publish: ['reserve', 'capture'],
  hold: ['reserve'],
  approve: ['capture'],
  reject: ['release'],
  cancel: ['release'],
  expire: ['release'],
}

/** Reserves, captures or releases the credit of a post with an event; 409 `no_credit` when there is none to reserve. */
export async function settleCredit(
  tx: Database,
  event: JobPostEvent,
  { companyId, id }: Pick<JobPost, 'companyId' | 'id'>,
  actorUid: string,
): Promise<void> {
  for (const step of steps[event] ?? []) {
    await operations[step](tx, { companyId, kind: 'job_post', subjectId: id, actorUid })
  }
}
