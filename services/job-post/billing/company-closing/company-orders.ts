import { recordAudit, recordAudits } from '@/services/shared/audit/audit'
import { unsentStates } from '@/validators/states/tax-refund'
import type { CompanyOrders } from '../../company/companies/company-orders'
import { endBuffets } from '../buffets/repository'
import { endCredits } from '../credits/expiry'
import { cancelUnpaidOrders, lockOrdersOf } from '../orders/repository'
import { lockRefundsOf } from '../tax-refunds/repository'
import { cancelUnsentRefunds } from './unsent-refunds'

/** What a company that closes needs of its orders. */
export const companyOrders: CompanyOrders = {
  async lock(tx, companyId) {
    await lockOrdersOf(tx, companyId)
    // Whoever sends one locks it before the company.
    await lockRefundsOf(tx, companyId, unsentStates)
  },
  lockNew: (tx, companyId) => lockOrdersOf(tx, companyId, { noWait: true }),

  cancelUnsentRefunds,

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

  async endCredits(tx, { uid, requestId, scope: { companyId } }) {
    const credits = await endCredits(tx, companyId)
    const buffetUntil = await endBuffets(tx, companyId)
    if (Object.values(credits).every((amount) => amount === 0) && buffetUntil === null) return
    await recordAudit(tx, {
      actorUid: uid,
      requestId,
      companyId,
      action: 'credit.ended',
      subjectType: 'company',
      subjectId: companyId,
      after: { ...credits, buffetUntil, reason: 'company_closed' },
    })
  },
}
