import type { FastifyBaseLogger } from 'fastify'
import { uuidv7 } from 'uuidv7'
import { formatBaht } from '@/lib/money/format-baht'
import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { notCharged, strangeCharge } from '@/validators/payment-failures'
import { nextState as nextOrderState } from '@/validators/states/order'
import { isOpen, nextState, type PaymentEvent, type PaymentState } from '@/validators/states/payment'
import { lockCompany } from '../../company/companies/repository'
import { notifyMembers } from '../../platform/notifications/service'
import type { PaymentCause } from '../../shapes/payment-terms'
import { issueInvoice } from '../invoices/issuing'
import { countWaitingPosts, giveBought, tellOfBought } from '../orders/fulfilment'
import { findOrder, lockOrder, moveOrder, type Order } from '../orders/repository'
import { noteDifference, resolveOthers } from '../payment-differences/noting'
import { loseMoney } from '../payment-disputes/losing'
import { confirmSavedCard } from '../saved-cards/repository'
import { type CardInHand, meansOf } from './card-in-hand'
import {
  type Charge,
  type ChargedMeans,
  type ChargeStatus,
  type PaymentProvider,
  ProviderRefusal,
} from './provider'
import {
  changePayment,
  findOpen,
  findPayment,
  findWithCharge,
  insertPayment,
  insertPaymentEvent,
  lockPayment,
  type Payment,
  type PaymentKey,
  takeAttempt,
} from './repository'
import { holdsMoney, isOver, StrangeCharge, strangenessOf } from './strange-charge'

/** What settling needs. */
export type SettlingParts = {
  readonly db: Database
  readonly provider: PaymentProvider
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  /** What follows once a company's credit is committed; it may be called again, and fail. */
  readonly afterCredit?: (companyId: string) => Promise<void>
}

/** Why the provider is asked, and the event of the provider that it asked for, if one did. */
export type Occasion = { readonly cause: PaymentCause; readonly eventId?: string }

/** A lost answer is looked up after this time and not before: the provider may still be working on it. */
const attemptSeconds = 30

/** Clocks differ: so long after its end a charge may still be pending at the provider. */
const graceMs = 30_000

const events: Readonly<Record<Exclude<ChargeStatus, 'pending'>, PaymentEvent>> = {
  successful: 'succeed',
  failed: 'fail',
  reversed: 'reverse',
  expired: 'expire',
}

const eventOf = ({ status, codeAddress, authorizeAddress }: Charge): PaymentEvent | null => {
  if (status !== 'pending') return events[status]
  if (authorizeAddress) return 'challenge'
  return codeAddress ? 'show' : null
}

function requireOurs(payment: Payment, charge: Charge): void {
  const strangeness = strangenessOf(payment, charge)
  if (strangeness) throw new StrangeCharge(strangeness, { chargeId: charge.id, paymentId: payment.id })
}

/**
 * Applies what the provider says of a payment's charge. Everything that learns something (the request itself, a person
 * who waits, the provider's events, the routine) comes here, in whatever order and however often: the order's row is
 * locked, a step that was taken before changes nothing, and what was bought is given once. Answers whether money came that
 * gave nothing, so that staff return it.
 */
export async function applyCharge(
  tx: Database,
  key: PaymentKey & Pick<Payment, 'orderId'>,
  charge: Charge,
  occasion: Occasion,
): Promise<boolean> {
  const order = await lockOrder(tx, { companyId: key.companyId, id: key.orderId })
  const payment = await lockPayment(tx, key)
  if (!order || !payment) return false
  requireOurs(payment, charge)
  // A second charge of one payment can exist after a lost answer; only its money matters.
  const isOther = payment.chargeId !== null && payment.chargeId !== charge.id
  if (isOther && charge.status !== 'successful') return false
  if (isOther && hasMoney(payment)) return storeSecondCharge(tx, order, payment, charge, occasion)
  const event = eventOf(charge)
  const state = event && nextState(payment.state, event)
  await changePayment(tx, key, {
    chargeId: charge.id,
    codeAddress: charge.codeAddress ?? payment.codeAddress,
    authorizeAddress: isOpen(state ?? payment.state) ? charge.authorizeAddress : null,
    ...(charge.card && { cardBrand: charge.card.brand, cardLastDigits: charge.card.lastDigits }),
    checkedAt: new Date(),
    ...(state && {
      state,
      endedAt: endOf(payment, state),
      failureCode: state === 'failed' ? charge.failureCode : null,
    }),
  })
  if (!state) return false
  await insertPaymentEvent(tx, {
    companyId: key.companyId,
    paymentId: key.id,
    ...occasion,
    status: charge.status,
    fromState: payment.state,
    toState: state,
  })
  if (state === 'successful' && payment.savedCardId) {
    await confirmSavedCard(tx, { companyId: key.companyId, id: payment.savedCardId })
  }
  if (state === 'expired') await expireOrder(tx, order)
  if (state === 'reversed') await loseMoney(tx, order, payment, { reason: 'reversal', creditsTaken: 0 })
  return state === 'successful' && !(await receiveMoney(tx, order, payment, charge.paidAt ?? new Date()))
}

/** When a payment ends that moves to a state; money that is taken back keeps the moment at which it arrived. */
function endOf({ endedAt }: Payment, state: PaymentState): Date | null {
  if (isOpen(state)) return null
  return state === 'reversed' ? endedAt : new Date()
}

/** True for a payment whose money has arrived; it may have been taken back since. */
const hasMoney = ({ state }: Payment) => state === 'successful' || state === 'reversed'

/**
 * Gives what was bought, once. Money that arrives for a paid order, or for a company that has closed, gives nothing and
 * is noted for staff, who return it. Answers whether it gave something.
 */
async function receiveMoney(tx: Database, order: Order, payment: Payment, paidAt: Date): Promise<boolean> {
  const { companyId, id, number, kind, size } = order
  const audited = { actorUid: 'system', companyId, subjectType: 'order', subjectId: id }
  const paid = nextOrderState(order.state, 'pay', 'system')
  const fulfilled = paid && nextOrderState(paid, 'fulfil', 'system')
  if (!fulfilled) {
    await changePayment(tx, payment, { isExtra: true })
    await tellPaidAgain(tx, order, payment)
    return false
  }
  // A closing is waited for: of an order that was placed meanwhile it holds the company alone.
  if ((await lockCompany(tx, companyId))?.closedAt) {
    await changePayment(tx, payment, { isExtra: true })
    const after = { number, paymentId: payment.id, amountSatang: payment.amountSatang }
    await recordAudit(tx, { ...audited, action: 'order.paid_after_closing', after })
    return false
  }
  const waitingPosts = await countWaitingPosts(tx, order)
  const creditsExpireAt = await giveBought(tx, order)
  const given = { paidAt, fulfilledAt: new Date(), creditsExpireAt, waitingPosts }
  await moveOrder(tx, order, { state: fulfilled, ...given })
  const after = { number, paymentId: payment.id, amountSatang: payment.amountSatang, kind, size }
  await recordAudit(tx, { ...audited, action: 'order.fulfilled', after })
  await issueInvoice(tx, order, payment, new Date())
  await tellOfBought(tx, order)
  return true
}

/** Records money that arrived for an order that was paid already, and tells its company that it will be returned. */
async function tellPaidAgain(tx: Database, order: Order, payment: Payment): Promise<void> {
  const { companyId, id, number } = order
  const { id: paymentId, amountSatang } = payment
  await recordAudit(tx, {
    actorUid: 'system',
    companyId,
    action: 'order.paid_again',
    subjectType: 'order',
    subjectId: id,
    after: { number, paymentId, amountSatang },
  })
  await notifyMembers(tx, {
    kind: 'order_paid_again',
    params: { amount: formatBaht(amountSatang), order: number },
    companyId,
    subjectId: companyId,
    branchId: null,
    actorUid: null,
  })
}

/**
 * Stores the money of a second charge of one payment, which the provider may have made after a lost answer, as a payment
 * of its own that gives nothing and is returned by staff; once, and under the lock of its order. False for a known one.
 */
async function storeSecondCharge(
  tx: Database,
  order: Order,
  payment: Payment,
  charge: Charge,
  occasion: Occasion,
): Promise<boolean> {
  if (await findWithCharge(tx, charge.id)) return false
  const second = await insertPayment(tx, {
    ...payment,
    id: uuidv7(),
    state: 'successful',
    chargeId: charge.id,
    codeAddress: null,
    isExtra: true,
    checkedAt: new Date(),
    endedAt: new Date(),
  })
  await insertPaymentEvent(tx, {
    companyId: payment.companyId,
    paymentId: second.id,
    ...occasion,
    status: charge.status,
    fromState: 'created',
    toState: 'successful',
  })
  await tellPaidAgain(tx, order, second)
  return true
}

/** Applies what the provider says of a second charge of a payment whose money has arrived by its first one. */
export async function settleSecondCharge(
  parts: SettlingParts,
  payment: Payment,
  chargeId: string,
  occasion: Occasion,
): Promise<void> {
  await applyAndSay(parts, payment, await parts.provider.find(payment.merchant, chargeId), occasion)
}

/** Applies a charge, and says to staff where money came that gave nothing, and where it is not ours; false for that. */
async function applyAndSay(
  parts: SettlingParts,
  payment: Payment,
  charge: Charge,
  occasion: Occasion,
): Promise<boolean> {
  const { db, log } = parts
  let isToReturn: boolean
  try {
    isToReturn = await db.transaction((tx) => applyCharge(tx, payment, charge, occasion))
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
  if (isToReturn) {
    const { merchant, orderId } = payment
    log.error(
      { merchant, orderId, chargeId: charge.id },
      'money that gave nothing: npm run ops -- paid-twice list',
    )
  }
  return true
}

/** Applies what the provider says now of the charge of a payment, also of one whose money has arrived. */
export async function settleAnew(parts: SettlingParts, payment: Payment, occasion: Occasion): Promise<void> {
  if (payment.chargeId === null) return
  await apply(parts, payment, await parts.provider.find(payment.merchant, payment.chargeId), occasion)
}

async function expireOrder(tx: Database, order: Order): Promise<void> {
  const state = nextOrderState(order.state, 'expire', 'system')
  if (state && !(await findOpen(tx, { companyId: order.companyId, orderId: order.id }))) {
    await moveOrder(tx, order, { state })
  }
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
  if (!payment || hasMoney(payment)) return
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
