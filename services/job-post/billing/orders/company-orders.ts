import { recordAudits } from '@/services/shared/audit/audit'
import type { CompanyOrders } from '../../company/companies/company-orders'
import { cancelUnpaidOrders } from './repository'

/** What a company that closes needs of its orders. */
export const companyOrders: CompanyOrders = {
  async cancelUnpaid(tx, { uid, requestId, scope: { companyId } }) {
    const cancelled = await cancelUnpaidOrders(tx, companyId)
    await recordAudits(
      tx,
      cancelled.map(({ id, number }) => ({
        actorUid: uid,
        requestId,
        companyId,
        action: 'order.cancelled',
        subjectType: 'order',
        subjectId: id,
        after: { number, reason: 'company_closed' },
      })),
    )
  },
}
