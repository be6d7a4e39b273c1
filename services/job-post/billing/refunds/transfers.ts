import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { filled, notFound, Problem, validationFailed } from '@/services/shared/problem'
import { bangkokToday } from '@/validators/rules'
import { nextState } from '@/validators/states/refund'
import { lockOrder, type Order } from '../orders/repository'
import { lockPayment, type Payment } from '../payments/repository'
import type { SettlingParts } from '../payments/settlement'
import type { StaffCause } from './opening'
import { findRefundById, lockRefund, type Refund } from './repository'
import { endCompleted, refuseRefund, sayCompleted } from './settling'

/** What staff say of a transfer: that the money has left, or that it will not. */
type TransferEvent =
  | { readonly event: 'complete'; readonly reference: string; readonly transferredOn: string }
  | { readonly event: 'refuse'; readonly reason: string }

type Opened = { readonly order: Order; readonly payment: Payment; readonly refund: Refund }

async function lockTransfer(tx: Database, refundId: string): Promise<Opened> {
  const found = await findRefundById(tx, refundId)
  if (found?.method !== 'bank_transfer') throw notFound()
  const { companyId } = found
  const order = await lockOrder(tx, { companyId, id: found.orderId })
  const payment = await lockPayment(tx, { companyId, id: found.paymentId })
  const refund = await lockRefund(tx, found)
  if (!order || !payment || !refund) throw notFound()
  return { order, payment, refund }
}

/**
 * Applies what staff say of a refund that they transfer themselves, and says in the log where the buyer has the money
 * twice by that, or may get it twice. 404 for a refund that is none, 409 `wrong_state` for one that is over.
 */
export async function settleTransfer(
  { db, log }: Pick<SettlingParts, 'db'> & { readonly log: Pick<SettlingParts['log'], 'error'> },
  { uid, requestId }: StaffCause,
  refundId: string,
  said: TransferEvent,
): Promise<void> {
  const outcome = await db.transaction(async (tx) => {
    const opened = await lockTransfer(tx, refundId)
    const { order, refund } = opened
    const state = nextState(refund.state, said.event)
    if (!state) throw new Problem(409, 'wrong_state', { current: { state: refund.state } })
    const about = { number: order.number, refundId, amountSatang: refund.amountSatang }
    const audited = {
      actorUid: uid,
      requestId,
      companyId: order.companyId,
      subjectType: 'order',
      subjectId: order.id,
    }
    if (said.event === 'refuse') {
      const reason = filled('reason', said.reason)
      await refuseRefund(tx, refund, 'not_transferred')
      await recordAudit(tx, {
        ...audited,
        action: 'refund.transfer_dropped',
        after: { ...about, reason },
      })
      return null
    }
    const reference = filled('reference', said.reference)
    const { transferredOn } = said
    if (transferredOn > bangkokToday()) {
      throw validationFailed([{ field: 'transferredOn', rule: 'not_future', params: {} }])
    }
    await recordAudit(tx, {
      ...audited,
      action: 'refund.transferred',
      after: { ...about, reference, transferredOn },
    })
    return endCompleted(tx, opened, { state, reference, transferredOn })
  })
  sayCompleted(log, { id: refundId }, outcome)
}
