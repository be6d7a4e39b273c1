import type { Database } from '@/services/shared/database'
import type { JobHandler } from '@/services/shared/jobs/kind'
import { branchReopened } from '@/services/shared/service-events/catalogue'
import { deliverFacts, type EventReceiver } from '@/services/shared/service-events/delivery'
import { permits } from '@/validators/permissions'
import { listMembers } from '../../platform/access/repository'
import { lockBranchInUse } from './repository'

/** Tells the partim service whose saved searches may look near a branch again, unless it is out of use by then. */
export const reopenedDelivery = (db: Database, partim: EventReceiver): JobHandler =>
  deliverFacts(branchReopened, partim, async ({ companyId, branchId }) => {
    if (!(await lockBranchInUse(db, { companyId, branchIds: null }, branchId))) return null
    const mayLook = (await listMembers(db, companyId)).filter(
      ({ role, branchIds }) =>
        permits(role, 'favourites.edit') && (branchIds === null || branchIds.includes(branchId)),
    )
    return { memberUids: mayLook.map(({ uid }) => uid) }
  })
