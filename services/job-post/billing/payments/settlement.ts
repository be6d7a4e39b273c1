import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '@/services/shared/database'
import { notCharged, strangeCharge } from '@/validators/payment-failures'
import { isOpen, nextState } from '@/validators/states/payment'
import { findOrder, lockOrder, type Order } from '../orders/repository'
import { noteDifference, resolveOthers } from '../payment-differences/noting'
import { applyCharge, expireOrder, hasMoney, type Left, type Occasion } from './applying'
import { type CardInHand, meansOf } from './card-in-hand'
import { type Charge, type ChargedMeans, type PaymentProvider, ProviderRefusal } from './provider'
import {
  changePayment,
  findOpen,
  findPayment,
  insertPaymentEvent,
  lockPayment,
  type Payment,
  type PaymentKey,
  takeAttempt,
} from './repository'
import { holdsMoney, isOver, StrangeCharge } from './strange-charge'

/** What settling needs. */
export type SettlingParts = {
  readonly db: Database
  readonly provider: PaymentProvider
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  /** What follows once a company's credit is committed; it may be called again, and fail. */
  readonly afterCredit?: (companyId: string) => Promise<void>
}

/** A lost answer is looked up after this time and not before: the provider may still be working on it. */
const attemptSeconds = 30

/** Clocks differ: so long after its end a charge may still be pending at the provider. */
const graceMs = 30_000

/** Applies what the provider says of a second charge of a payment whose money has arrived by its first one. */
export async function settleSecondCharge(
  parts: SettlingParts,
  payment: Payment,
  chargeId: string,
  occasion: Occasion,
): Promise<void> {
  await applyAndSay(parts, payment, await parts.provider.find(payment.merchant, chargeId), occasion)
}

/** Applies a charge, and says to staff where money came that gave nothing or went twice, and where it is not ours; false for that. */
async function applyAndSay(
  parts: SettlingParts,
  payment: Payment,
  charge: Charge,
  occasion: Occasion,
): Promise<boolean> {
  const { db, log } = parts
  let left: Left
  try {
    left = await db.transaction((tx) => applyCharge(tx, payment, charge, occasion))
  } catch (error) {
    if (!(error instanceof StrangeCharge)) throw error
    log.warn({ err: error, paymentId: payment.id }, 'a charge is not the one that was asked for')
    if (isOver(charge)) return false
    const { merchant, orderId } = payment
    const order = await findOrder(db, { companyId: payment.companyId, id: orderId })
    const found = { merchant, subject: charge.id, orderNumber: order?.number ?? null, ...error.strangeness }
    await noteDifference(parts, found)
    return false
  }
  const { merchant, orderId } = payment
  const about = { merchant, orderId, chargeId: charge.id }
  if (left === 'to_return') log.error(about, 'money that gave nothing: npm run ops -- paid-twice list')
  else if (left === 'returned_twice')
    log.error(about, 'a card’s issuer took back money that had been returned')
  return true
}

/** Applies what the provider says now of the charge of a payment, also of one whose money has arrived. */
export async function settleAnew(parts: SettlingParts, payment: Payment, occasion: Occasion): Promise<void> {
  if (payment.chargeId === null) return
  await apply(parts, payment, await parts.provider.find(payment.merchant, payment.chargeId), occasion)
}

/** Applies a charge, and what follows once it brought credit; false for one that is not ours. */
async function apply(
  parts: SettlingParts,
  payment: Payment,
  charge: Charge,
  occasion: Occasion,
): Promise<boolean> {
  const { log, afterCredit } = parts
  if (!(await applyAndSay(parts, payment, charge, occasion))) return false
  if (charge.status !== 'successful') return true
  // What is left undone here, the routine of the posts that wait for credit does.
  await afterCredit?.(payment.companyId).catch((err: unknown) =>
    log.error({ err, paymentId: payment.id }, 'the posts that waited for credit were not looked at'),
  )
  return true
}

/**
 * Asks the provider for the charge of a stored payment. One request is under way at a time; when the answer of an
 * earlier one was lost, its charge is looked up first, and asked for again only where there is none.
 */
export async function requestCharge(
  parts: SettlingParts,
  key: PaymentKey,
  orderNumber: string,
  occasion: Occasion,
  card?: CardInHand,
): Promise<void> {
  const { db, provider } = parts
  const stored = await findPayment(db, key)
  if (stored?.method === 'card' && !card) return settleUnanswered(parts, key, occasion)
  const payment = await takeAttempt(db, key, attemptSeconds, true)
  if (!payment) return
  const { merchant, amountSatang: amount, expiresAt, id: paymentId, createdAt } = payment
  const known = payment.attempts > 1 ? await provider.lookUp(merchant, paymentId, before(createdAt)) : null
  if (known) {
    await apply(parts, payment, known, occasion)
    return
  }
  try {
    const means: ChargedMeans = card ? await meansOf(parts, payment, card) : { kind: 'code' }
    const asked = { merchant, amount, expiresAt, orderNumber, paymentId, means }
    await apply(parts, payment, await provider.charge(asked), occasion)
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    parts.log.error({ err: error, paymentId }, 'the payment provider refused a charge')
    await failPayment(db, payment, error.code, occasion)
  }
}

/**
 * What becomes of a card's payment whose answer was lost: its charge is looked up. The card is not at hand any more, so
 * that a payment without a charge has failed, and the payer begins another one.
 */
async function settleUnanswered(parts: SettlingParts, key: PaymentKey, occasion: Occasion): Promise<void> {
  const { db, provider } = parts
  const payment = await takeAttempt(db, key, attemptSeconds, false)
  if (!payment) return
  const found = await provider.lookUp(payment.merchant, payment.id, before(payment.createdAt))
  if (found) await apply(parts, payment, found, occasion)
  else await failPayment(db, payment, notCharged, occasion)
}

/** Clocks differ: charges are looked for from a little earlier. */
const before = (moment: Date) => new Date(moment.getTime() - 5 * 60_000)

/** Ends a payment of which the provider has no charge. */
async function endWithoutCharge(
  db: Database,
  payment: Payment,
  event: 'fail' | 'expire',
  { status, failureCode }: { readonly status: string; readonly failureCode: string | null },
  { cause, eventId }: Occasion,
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, { companyId: payment.companyId, id: payment.orderId })
    const current = await lockPayment(tx, payment)
    if (!order || !current || current.chargeId !== null) return
    const state = nextState(current.state, event)
    if (!state) return
    await changePayment(tx, payment, { state, failureCode, checkedAt: new Date(), endedAt: new Date() })
    const { companyId, id: paymentId } = payment
    await insertPaymentEvent(tx, {
      companyId,
      paymentId,
      cause,
      eventId,
      status,
      fromState: current.state,
      toState: state,
    })
    if (state === 'expired') await expireOrder(tx, order)
  })
}

const failPayment = (db: Database, payment: Payment, failureCode: string, occasion: Occasion) =>
  endWithoutCharge(db, payment, 'fail', { status: 'refused', failureCode }, occasion)

/**
 * Asks the provider what became of a payment and applies the answer; throws where there is none. `chargeId` is the
 * charge that somebody heard of, where it is not known here yet or is another one of the payment.
 */
export async function settlePayment(
  parts: SettlingParts,
  key: PaymentKey,
  orderNumber: string,
  occasion: Occasion,
  chargeId?: string,
): Promise<void> {
  const { db, provider } = parts
  const payment = await findPayment(db, key)
  if (!payment) return
  if (hasMoney(payment)) {
    // It arrived since somebody heard of a charge, which may be another one of the payment, or be taken back by now.
    if (chargeId) await applyAndSay(parts, payment, await provider.find(payment.merchant, chargeId), occasion)
    return
  }
  const known = chargeId ?? payment.chargeId
  if (known === null) return settleWithoutCharge(parts, payment, orderNumber, occasion)
  const charge = await provider.find(payment.merchant, known)
  const isOurs = await apply(parts, payment, charge, occasion)
  const isOverdue = payment.expiresAt.getTime() + graceMs < Date.now()
  const isUndecided = charge.status === 'pending' || (!isOurs && isOpen(payment.state))
  if (isUndecided && isOverdue) await endCharge(parts, payment, charge.id, occasion)
}

async function settleWithoutCharge(
  parts: SettlingParts,
  payment: Payment,
  orderNumber: string,
  occasion: Occasion,
): Promise<void> {
  const { db, provider } = parts
  const { merchant, id, createdAt, expiresAt, attempts } = payment
  const hasEnded = payment.endedAt !== null || expiresAt <= new Date()
  if (!hasEnded) return requestCharge(parts, payment, orderNumber, occasion)
  const found = attempts > 0 ? await provider.lookUp(merchant, id, before(createdAt)) : null
  if (found) await apply(parts, payment, found, occasion)
  else await endWithoutCharge(db, payment, 'expire', { status: 'none', failureCode: null }, occasion)
}

/**
 * Ends a charge at the provider, so that its code can no longer be paid; one that was just paid is settled. A payment whose
 * charge is not the one that was asked for has failed, so that its order can be paid in another way once that charge
 * holds no money.
 */
async function endCharge(
  parts: SettlingParts,
  payment: Payment,
  chargeId: string,
  occasion: Occasion,
): Promise<void> {
  const { provider } = parts
  const charge = await provider.expire(payment.merchant, chargeId).catch((error: unknown) => {
    if (error instanceof ProviderRefusal) return provider.find(payment.merchant, chargeId)
    throw error
  })
  // A card's charge cannot always be ended, and nobody waits at the bank any more: what still comes of it counts.
  const isLeft = payment.method === 'card' && charge.status === 'pending'
  const isOurs = await apply(parts, payment, isLeft ? { ...charge, status: 'expired' } : charge, occasion)
  if (!isOurs) await failStrangely(parts, payment, charge, occasion)
}

/**
 * Ends a payment whose charge is not the one that was asked for. While that charge may hold money, its order waits for
 * staff, who find it in their differences; once it does not, nothing is left to look at.
 */
async function failStrangely(
  parts: SettlingParts,
  key: Payment,
  charge: Charge,
  { cause, eventId }: Occasion,
): Promise<void> {
  const { db, log } = parts
  const orderNumber = await db.transaction(async (tx) => {
    const order = await lockOrder(tx, { companyId: key.companyId, id: key.orderId })
    const payment = await lockPayment(tx, key)
    const state = payment && nextState(payment.state, 'fail')
    if (!order || !payment || !state) return null
    const { companyId, id: paymentId, state: fromState } = payment
    await changePayment(tx, payment, { state, failureCode: strangeCharge, endedAt: new Date() })
    const event = { companyId, paymentId, cause, eventId, status: charge.status, fromState, toState: state }
    await insertPaymentEvent(tx, event)
    return order.number
  })
  if (orderNumber !== null && holdsMoney(charge)) {
    log.error(
      { orderNumber, chargeId: charge.id },
      'an order waits for staff, with money of another charge than was asked for: npm run ops -- differences list',
    )
  }
  if (isOver(charge)) await resolveOthers(parts, key.merchant, [charge.id], [])
}

/**
 * Ends an open payment before another one begins, or when its order is cancelled; throws where the provider does not
 * answer. It may turn out to be paid.
 */
export async function closePayment(parts: SettlingParts, key: PaymentKey, occasion: Occasion): Promise<void> {
  const payment = await findPayment(parts.db, key)
  if (!payment || !isOpen(payment.state)) return
  if (payment.chargeId !== null) return endCharge(parts, payment, payment.chargeId, occasion)
  const { provider, db } = parts
  const found =
    payment.attempts > 0
      ? await provider.lookUp(payment.merchant, payment.id, before(payment.createdAt))
      : null
  if (found) return endCharge(parts, payment, found.id, occasion)
  await endWithoutCharge(db, payment, 'expire', { status: 'none', failureCode: null }, occasion)
}

/** Ends what else is open of an order that turned out to be paid, so that nobody pays it again. */
export async function closeOthers(
  parts: SettlingParts,
  order: Pick<Order, 'companyId' | 'id'>,
  occasion: Occasion,
): Promise<void> {
  const open = await findOpen(parts.db, { companyId: order.companyId, orderId: order.id })
  if (open) await closePayment(parts, open, occasion)
}
