import { uuidv7 } from 'uuidv7'
import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { filled, notFound, Problem, validationFailed } from '@/services/shared/problem'
import { nextState } from '@/validators/states/order'
import type { RefundMethod } from '@/validators/states/refund'
import { creditsIn, creditsOfOrder, takeBackCredits } from '../credits/order-credits-repository'
import { creditsFor } from '../orders/credit-worth'
import { findByNumber, lockOrder, type Order } from '../orders/repository'
import { listPayments, lockPayment, type Payment } from '../payments/repository'
import { findTaxPaidBack, leftOf, takenOf } from '../returns/repository'
import { insertRefund, listRefundsOf, listRefundsOfPayment, type RefundKey, wasRefused } from './repository'

/** The member of staff who decides, and the request. */
export type StaffCause = { readonly uid: string; readonly requestId: string }

/** What staff ask for. */
export type RefundRequest = {
  /** null for the payment that counts for the order. */
  readonly paymentId: string | null
  /** null for all that is left of the payment. */
  readonly amountSatang: number | null
  readonly reason: string
  readonly method: RefundMethod
  /** How many of the order's credits were unspent when staff decided. */
  readonly unspentCredits: number
  /** Whether more may be returned than unspent credits were paid with. */
  readonly isBeyondUnspent: boolean
}

/** The payment that staff mean: it has money that can be returned. */
async function paymentOf(tx: Database, order: Order, paymentId: string | null): Promise<Payment> {
  const { companyId, id: orderId } = order
  const all = await listPayments(tx, { companyId, orderId })
  const found = all.find((payment) =>
    paymentId ? payment.id === paymentId : payment.state === 'successful' && !payment.isExtra,
  )
  const payment = found && (await lockPayment(tx, found))
  if (!payment) throw notFound()
  if (payment.state !== 'successful' || payment.chargeId === null) {
    throw new Problem(409, 'wrong_state', { current: { state: payment.state } })
  }
  return payment
}

/**
 * Stores that money of an order is returned, and takes its credits back, before the money leaves. 409
 * `not_refused_yet` for a transfer of what the provider has not refused to return, `credits_changed` when another
 * number of credits is unspent than staff saw, `beyond_unspent` when more would be returned than unspent credits were
 * paid with and staff did not say so, `refund_in_progress` while an earlier refund of the payment has no answer,
 * `tax_refund_approved` before withheld tax that staff have approved is paid back, and `payment_disputed` while the
 * bank decides.
 */
export async function openRefund(
  tx: Database,
  { uid, requestId }: StaffCause,
  orderNumber: string,
  asked: RefundRequest,
): Promise<RefundKey> {
  const reason = filled('reason', asked.reason)
  const found = await findByNumber(tx, orderNumber)
  const order = found && (await lockOrder(tx, found))
  if (!order) throw notFound()
  const { companyId, id: orderId } = order
  const payment = await paymentOf(tx, order, asked.paymentId)
  if (order.disputedAt) throw new Problem(409, 'payment_disputed')
  // Of an order that a bank took a part of, the rest can be returned.
  const isOpen =
    payment.isExtra || order.state === 'reversed' || nextState(order.state, 'refund_part', 'system')
  if (!isOpen) {
    throw new Problem(409, 'wrong_state', { current: { state: order.state } })
  }
  const { method } = asked
  if (method === 'bank_transfer' && !(await wasRefused(tx, { companyId, paymentId: payment.id }))) {
    throw new Problem(409, 'not_refused_yet')
  }
  const taxSatang = payment.isExtra ? 0 : await taxPaidBack(tx, order)
  const amountSatang = await amountOf(tx, payment, asked.amountSatang)
  const isRest = order.refundedSatang + taxSatang + amountSatang === order.totalSatang
  const takings = payment.isExtra ? [] : await takeCredits(tx, order, { amountSatang, isRest }, asked, uid)
  const refund = await insertRefund(tx, {
    companyId,
    id: uuidv7(),
    orderId,
    paymentId: payment.id,
    method,
    amountSatang,
    takings,
    isBeyondUnspent: asked.isBeyondUnspent,
    reason,
    createdBy: uid,
  })
  await recordAudit(tx, {
    actorUid: uid,
    requestId,
    companyId,
    action: 'refund.created',
    subjectType: 'order',
    subjectId: orderId,
    after: {
      number: order.number,
      refundId: refund.id,
      paymentId: payment.id,
      method,
      amountSatang,
      creditsTaken: creditsIn(takings),
      isBeyondUnspent: asked.isBeyondUnspent,
      reason,
    },
  })
  return refund
}

/** The withheld tax that was paid back of an order; 409 while it is approved and on its way. */
async function taxPaidBack(tx: Database, { companyId, id }: Order): Promise<number> {
  const tax = await findTaxPaidBack(tx, { companyId, orderId: id })
  if (tax?.state === 'approved') throw new Problem(409, 'tax_refund_approved')
  return tax?.amountSatang ?? 0
}

/** The amount that staff mean: all that is left of the payment, which nobody has returned and no bank taken, or a part of it. */
async function amountOf(tx: Database, payment: Payment, wanted: number | null): Promise<number> {
  const earlier = await listRefundsOfPayment(tx, { ...payment, paymentId: payment.id })
  if (earlier.some(({ state }) => state === 'created')) throw new Problem(409, 'refund_in_progress')
  const left = await leftOf(tx, payment)
  if (left <= 0) {
    const state = (await takenOf(tx, payment)) > 0 ? 'reversed' : 'refunded'
    throw new Problem(409, 'wrong_state', { current: { state } })
  }
  const amount = wanted ?? left
  if (amount < 1 || amount > left) {
    throw validationFailed([{ field: 'amountSatang', rule: 'max_value', params: { max: left } }])
  }
  return amount
}

/** Takes back the credits that the money is for; what is unspent, where more are gone and staff know that. */
async function takeCredits(
  tx: Database,
  order: Order,
  { amountSatang, isRest }: { readonly amountSatang: number; readonly isRest: boolean },
  { unspentCredits, isBeyondUnspent }: RefundRequest,
  actorUid: string,
) {
  const { unspent } = await creditsOfOrder(tx, order)
  if (unspent !== unspentCredits) throw new Problem(409, 'credits_changed', { current: { unspent } })
  // A buffet gave days, which end when all its money has gone back.
  if (order.kind === 'buffet') return []
  const earlier = await listRefundsOf(tx, { companyId: order.companyId, orderId: order.id })
  // A bank that took a part has left no credit: what is returned of the rest was not paid for any that is unspent.
  const isOver = order.state === 'reversed'
  const takenBefore = isOver ? 0 : earlier.reduce((sum, { takings }) => sum + creditsIn(takings), 0)
  const wanted = creditsFor(order, order.refundedSatang + amountSatang) - takenBefore
  if (wanted > unspent && !isBeyondUnspent) {
    throw new Problem(409, 'beyond_unspent', { current: { unspent, wanted } })
  }
  const taken = isRest ? unspent : Math.max(0, wanted)
  return takeBackCredits(tx, order, taken, { type: 'refund', actorUid })
}
