import { formatBaht } from '@/lib/money/format-baht'
import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { nextState as nextOrderState } from '@/validators/states/order'
import { findCompany } from '../../company/companies/repository'
import { notifyMembers } from '../../platform/notifications/service'
import { findBuffetOf } from '../buffets/repository'
import { creditsIn, creditsOfOrder, takeBackCredits } from '../credits/order-credits-repository'
import { issueCreditNote } from '../invoices/issuing'
import type { CreditNoteNews } from '../invoices/mails'
import texts from '../invoices/texts-th.json' with { type: 'json' }
import { worthOf } from '../orders/credit-worth'
import { subjectOf, takeBackDays } from '../orders/fulfilment'
import { moveOrder, type Order } from '../orders/repository'
import { listOpenDisputesOf, type PaymentDispute } from './repository'

const dayMs = 86_400_000

/** The mark of an order that is disputed goes with its last open dispute; answers those that are open still. */
export async function endDisputed(tx: Database, order: Order): Promise<readonly PaymentDispute[]> {
  const others = await listOpenDisputesOf(tx, { companyId: order.companyId, orderId: order.id })
  if (others.length === 0) await moveOrder(tx, order, { disputedAt: null })
  return others
}

type LostPayment = {
  readonly id: string
  /** What was taken, which may be a part of the payment. */
  readonly amountSatang: number
  readonly isExtra: boolean
}

/**
 * Applies that the bank or the card's issuer took a payment's money back. Credits that are unspent go; how many were
 * spent, and are not paid for any more, is in the audit event for staff: no balance becomes negative.
 */
export async function loseMoney(
  tx: Database,
  order: Order,
  payment: LostPayment,
  { reason, creditsTaken }: { readonly reason: 'dispute' | 'reversal'; readonly creditsTaken: number },
): Promise<void> {
  const { number } = order
  const others = await endDisputed(tx, order)
  const lost = { number, paymentId: payment.id, amountSatang: payment.amountSatang, reason }
  const state = payment.isExtra ? null : nextOrderState(order.state, 'reverse', 'system')
  if (!state) return auditOrder(tx, order, 'payment.reversed', lost)
  // What other disputes keep out of use is gone as well, however they end.
  const kept = others.flatMap(({ takings }) => takings)
  const taken = creditsTaken + creditsIn([...kept, ...(await takeAll(tx, order))])
  const { held, spent, expired } = await creditsOfOrder(tx, order)
  const params = { amount: formatBaht(payment.amountSatang), order: number, credits: String(taken) }
  const isCredited = await creditUndelivered(tx, order, payment, {
    deliveredCredits: held + spent + expired,
    news: { kind: 'payment_reversed', params },
  })
  await takeBackDays(tx, order)
  await moveOrder(tx, order, { state, reversedAt: new Date() })
  await auditOrder(tx, order, 'order.reversed', { ...lost, creditsTaken: taken, creditsUnpaid: held + spent })
  await notifyMembers(tx, {
    ...toCompany(order),
    kind: 'payment_reversed',
    params,
    // Who ordered reads it in the mail with the credit note, where there is one.
    ...(isCredited && { mailedApart: order.createdBy }),
  })
}

type Undelivered = { readonly deliveredCredits: number; readonly news: CreditNoteNews }

/**
 * Issues the credit note of what the order did not deliver and never will: its contract ends there with the money. What
 * was delivered stays a sale, whose VAT is due although nobody paid it (docs/decisions/0101). Counted from that, it has
 * also the credits that a refund without an answer took: after this no refund has a note of its own. False where there is
 * nothing to credit.
 */
async function creditUndelivered(
  tx: Database,
  order: Order,
  payment: LostPayment,
  { deliveredCredits, news }: Undelivered,
): Promise<boolean> {
  const left = order.totalSatang - order.refundedSatang
  const amountSatang =
    order.kind === 'buffet'
      ? worthOf({ size: order.size, totalSatang: left }, await daysLeftOf(tx, order, new Date()))
      : left - worthOf(order, deliveredCredits)
  if (amountSatang <= 0) return false
  await issueCreditNote(tx, {
    companyId: order.companyId,
    orderId: order.id,
    cause: { paymentId: payment.id },
    amountSatang,
    at: new Date(),
    reason: texts.reversal,
    news,
  })
  return true
}

/**
 * How many whole days a buffet has left. What was refunded of it made each of its days cheaper. Those of a company that has
 * closed are forfeited as its credits are: a supply whose VAT stays due.
 */
async function daysLeftOf(tx: Database, order: Order, now: Date): Promise<number> {
  if ((await findCompany(tx, order.companyId))?.closedAt) return 0
  const given = await findBuffetOf(tx, order.companyId, subjectOf(order))
  const daysLeft = ((given?.endsAt.getTime() ?? 0) - now.getTime()) / dayMs
  return Math.min(order.size, Math.max(0, Math.floor(daysLeft)))
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
