import type { Database } from '@/services/shared/database'
import type { JobHandler } from '@/services/shared/jobs/kind'
import { applicantChanged, talkRightChanged } from '@/services/shared/service-events/catalogue'
import { deliverFacts, type EventReceiver } from '@/services/shared/service-events/delivery'
import { publish } from '@/services/shared/service-events/publish'
import { findApplicant, type Pair } from './applicants-repository'

/**
 * Publishes, in the transaction that changes a worker's application, what may follow from it: whether the company sees
 * their contact, and whether the two may talk about the post.
 */
export async function publishApplicant(
  tx: Database,
  { companyId, workerId, jobPostId }: Pair & { readonly jobPostId: string },
): Promise<void> {
  await publish(tx, applicantChanged, { companyId, workerId })
  await publish(tx, talkRightChanged, { companyId, workerId, jobPostId })
}

/** Tells the partim service what a worker's applications to a company allow. */
export const applicantDelivery = (db: Database, partim: EventReceiver): JobHandler =>
  deliverFacts(applicantChanged, partim, async (pair) => ({ applicant: await findApplicant(db, pair) }))
