import { formatBaht } from '@/lib/money/format-baht'
import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { nextState as nextOrderState } from '@/validators/states/order'
import { notifyMembers } from '../../platform/notifications/service'
import type { ParamsOf } from '../../shapes/notification-kinds'
import { creditsIn, creditsOfOrder, takeBackCredits } from '../credits/order-credits-repository'
import texts from '../invoices/texts-th.json' with { type: 'json' }
import { takeBackDays } from '../orders/fulfilment'
import { moveOrder, type Order } from '../orders/repository'
import { leftOf } from '../returns/repository'
import { listOpenDisputesOf, type PaymentDispute } from './repository'
import { creditUndelivered, undeliveredOf } from './undelivered'

/** The mark of an order that is disputed goes with its last open dispute; answers those that are open still. */
export async function endDisputed(tx: Database, order: Order): Promise<readonly PaymentDispute[]> {
  const others = await listOpenDisputesOf(tx, { companyId: order.companyId, orderId: order.id })
  if (others.length === 0) await moveOrder(tx, order, { disputedAt: null })
  return others
}

type Payment = Parameters<typeof leftOf>[1]

type Loss = {
  readonly reason: 'dispute' | 'reversal'
  /** What was taken, which may be a part of the payment. */
  readonly amountSatang: number
  readonly creditsTaken: number
}

/**
 * Applies that the bank or the card's issuer took a payment's money back. Credits that are unspent go; how many were
 * spent, and are not paid for any more, is in the audit event for staff: no balance becomes negative.
 */
export async function loseMoney(
  tx: Database,
  order: Order,
  payment: Payment,
  { reason, amountSatang, creditsTaken }: Loss,
): Promise<void> {
  const { number } = order
  const others = await endDisputed(tx, order)
  const lost = { number, paymentId: payment.id, amountSatang, reason }
  const state = payment.isExtra ? null : nextOrderState(order.state, 'reverse', 'system')
  if (!state) return auditOrder(tx, order, 'payment.reversed', lost)
  // What other disputes keep out of use is gone as well, however they end.
  const kept = others.flatMap(({ takings }) => takings)
  const taken = creditsTaken + creditsIn([...kept, ...(await takeAll(tx, order))])
  const { held, spent } = await creditsOfOrder(tx, order)
  const params = {
    amount: formatBaht(amountSatang),
    order: number,
    credits: String(taken),
    ...(await restOf(tx, payment)),
  }
  const now = new Date()
  const undelivered = await undeliveredOf(tx, order, payment.id)
  await creditUndelivered(tx, order, undelivered, {
    at: now,
    reason: texts.reversal,
    news: { kind: 'payment_reversed', params },
  })
  await takeBackDays(tx, order)
  // Revenue knows by that moment the note that came with the loss from those that come later.
  await moveOrder(tx, order, { state, reversedAt: now })
  await auditOrder(tx, order, 'order.reversed', { ...lost, creditsTaken: taken, creditsUnpaid: held + spent })
  await notifyMembers(tx, {
    ...toCompany(order),
    kind: 'payment_reversed',
    params,
    // Who ordered reads it in the mail with the credit note, where there is one.
    ...(undelivered.amountSatang > 0 && { mailedApart: order.createdBy }),
  })
}

/** What of a payment is with us still, beside what it was, as the company is told; nothing where all of it went. */
async function restOf(
  tx: Database,
  payment: Payment,
): Promise<Pick<ParamsOf<'payment_reversed'>, 'whole' | 'left'>> {
  const left = await leftOf(tx, payment)
  return left > 0 ? { whole: formatBaht(payment.amountSatang), left: formatBaht(left) } : {}
}

/** Takes what is unspent of an order's credits out of use. */
export const takeAll = (tx: Database, order: Order) =>
  takeBackCredits(tx, order, 1_000_000, { type: 'adjust', actorUid: 'system' })

/** Whom a notification about an order's money is for. */
export const toCompany = ({ companyId }: Order) => ({
  companyId,
  subjectId: companyId,
  branchId: null,
  actorUid: null,
})

/** Records what happened to an order's money. */
export const auditOrder = (tx: Database, { companyId, id }: Order, action: string, after: object) =>
  recordAudit(tx, { actorUid: 'system', companyId, action, subjectType: 'order', subjectId: id, after })
