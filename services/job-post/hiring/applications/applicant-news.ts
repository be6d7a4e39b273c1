import type { Database } from '@/services/shared/database'
import { type MailComposer, promiseMail } from '@/services/shared/outbox/outbox'
import { noteTalkRights } from '../talk-rights/talk-rights'
import { findApplicant, type Pair } from './applicant-news-repository'
import type { Applicants } from './applicants-of-partim'

/**
 * Promises to tell the partim service of a worker's applications to a company, in the transaction that changes them. What
 * is told is read when it is told, so that neither order nor repetition matters.
 */
export async function noteApplicant(
  tx: Database,
  { companyId, workerId, jobPostId }: Pair & { readonly jobPostId: string },
): Promise<void> {
  await promiseMail(tx, 'applicant_noted', { companyId, workerId })
  await noteTalkRights(tx, [{ companyId, workerId, jobPostId }])
}

/** The outbox composer that tells the partim service; it sends no mail. */
export function applicantTasks(db: Database, applicants: Applicants): Record<string, MailComposer> {
  return {
    async applicant_noted({ companyId = '', workerId = '' }) {
      const pair = { companyId, workerId }
      await applicants.note({ ...pair, applicant: await findApplicant(db, pair) })
      return null
    },
  }
}
