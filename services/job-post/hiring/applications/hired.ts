import type { Database } from '@/services/shared/database'
import type { JobHandler } from '@/services/shared/jobs/kind'
import { applicantHired } from '@/services/shared/service-events/catalogue'
import { deliverFacts, type EventReceiver } from '@/services/shared/service-events/delivery'
import { publish } from '@/services/shared/service-events/publish'
import type { ApplicationKey } from './application-keys'
import { findApplication } from './repository'

/** Publishes, in the transaction from which its worker knows it, that somebody has the job that they applied for. */
export const publishHired = (tx: Database, { companyId, id: applicationId }: ApplicationKey): Promise<void> =>
  publish(tx, applicantHired, { companyId, applicationId })

/** Tells the partim service who has a job, unless they lost it by then. */
export const hiredDelivery = (db: Database, partim: EventReceiver): JobHandler =>
  deliverFacts(applicantHired, partim, async ({ companyId, applicationId: id }) => {
    const found = await findApplication(db, { companyId, id })
    if (found?.state !== 'hired' || found.toldState !== 'hired') return null
    return { workerId: found.workerId, jobPostId: found.jobPostId }
  })
