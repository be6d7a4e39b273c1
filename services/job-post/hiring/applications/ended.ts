import type { Database } from '@/services/shared/database'
import type { JobHandler } from '@/services/shared/jobs/kind'
import { applicationEnded } from '@/services/shared/service-events/catalogue'
import { deliverFacts, type EventReceiver } from '@/services/shared/service-events/delivery'
import { publish } from '@/services/shared/service-events/publish'
import { type ApplicationState, stageOf } from '@/validators/states/application'
import type { ApplicationKey } from './application-keys'
import { findApplication } from './repository'

/** Publishes, in the transaction from which both sides may know it, that applications ended. */
export const publishEnded = (tx: Database, ...ended: readonly ApplicationKey[]): Promise<void> =>
  publish(
    tx,
    applicationEnded,
    ...ended.map(({ companyId, id: applicationId }) => ({ companyId, applicationId })),
  )

const enderOf = (state: ApplicationState): 'company' | 'worker' =>
  state === 'withdrawn' || state === 'offer_declined' ? 'worker' : 'company'

/** Tells the partim service of applications that ended, unless they go on again by then. */
export const endedDelivery = (db: Database, partim: EventReceiver): JobHandler =>
  deliverFacts(applicationEnded, partim, async ({ companyId, applicationId: id }) => {
    const found = await findApplication(db, { companyId, id })
    if (!found || stageOf(found.state) !== 'ended') return null
    const { workerId, jobPostId, state } = found
    return { workerId, jobPostId, endedBy: enderOf(state) }
  })
