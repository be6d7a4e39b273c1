import { Type } from '@fastify/type-provider-typebox'
import type { Database } from '@/services/shared/database'
import { enqueue } from '@/services/shared/jobs/enqueue'
import { handle, type JobHandler, jobKind } from '@/services/shared/jobs/kind'
import { noteTalkRights } from '../talk-rights/talk-rights'
import { findApplicant, type Pair } from './applicant-news-repository'
import type { Applicants } from './applicants-of-partim'

const applicantNoted = jobKind('applicant_noted', { companyId: Type.String(), workerId: Type.String() })

/**
 * Enqueues telling the partim service of a worker's applications to a company, in the transaction that changes them. What
 * is told is read when it is told, so that neither order nor repetition matters.
 */
export async function noteApplicant(
  tx: Database,
  { companyId, workerId, jobPostId }: Pair & { readonly jobPostId: string },
): Promise<void> {
  await enqueue(tx, applicantNoted, { companyId, workerId })
  await noteTalkRights(tx, [{ companyId, workerId, jobPostId }])
}

/** Tells the partim service. */
export const applicantJobs = (db: Database, applicants: Applicants): JobHandler =>
  handle(applicantNoted, async (pair) =>
    applicants.note({ ...pair, applicant: await findApplicant(db, pair) }),
  )
