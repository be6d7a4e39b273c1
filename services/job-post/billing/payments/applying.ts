import { uuidv7 } from 'uuidv7'
import { formatBaht } from '@/lib/money/format-baht'
import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { nextState as nextOrderState } from '@/validators/states/order'
import { isOpen, nextState, type PaymentEvent, type PaymentState } from '@/validators/states/payment'
import { lockCompany } from '../../company/companies/repository'
import { notifyMembers } from '../../platform/notifications/service'
import type { PaymentCause } from '../../shapes/payment-terms'
import { issueInvoice } from '../invoices/issuing'
import { countWaitingPosts, giveBought, tellOfBought } from '../orders/fulfilment'
import { lockOrder, moveOrder, type Order } from '../orders/repository'
import { auditOrder, loseMoney } from '../payment-disputes/losing'
import { returnedTwice, takenOf } from '../returns/repository'
import { confirmSavedCard } from '../saved-cards/repository'
import type { Charge, ChargeStatus } from './provider'
import {
  changePayment,
  findOpen,
  findWithCharge,
  insertPayment,
  insertPaymentEvent,
  lockPayment,
  type Payment,
  type PaymentKey,
} from './repository'
import { StrangeCharge, strangenessOf } from './strange-charge'

/** Why the provider is asked, and the event of the provider that it asked for, if one did. */
export type Occasion = { readonly cause: PaymentCause; readonly eventId?: string }

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

/** What staff have to do: return money that gave nothing, or ask for money that the buyer has twice; null for nothing. */
export type Left = 'to_return' | 'returned_twice' | null

/**
 * Applies what the provider says of a payment's charge. Everything that learns something (the request itself, a person
 * who waits, the provider's events, the routine) comes here, in whatever order and however often: the order's row is
 * locked, a step that was taken before changes nothing, and what was bought is given once. Answers what staff have to do
 * about it.
 */
export async function applyCharge(
  tx: Database,
  key: PaymentKey & Pick<Payment, 'orderId'>,
  charge: Charge,
  occasion: Occasion,
): Promise<Left> {
  const order = await lockOrder(tx, { companyId: key.companyId, id: key.orderId })
  const payment = await lockPayment(tx, key)
  if (!order || !payment) return null
  requireOurs(payment, charge)
  // A second charge of one payment can exist after a lost answer; only its money matters.
  const isOther = payment.chargeId !== null && payment.chargeId !== charge.id
  if (isOther && charge.status !== 'successful') return null
  if (isOther && hasMoney(payment)) {
    return (await storeSecondCharge(tx, order, payment, charge, occasion)) ? 'to_return' : null
  }
  const event = eventOf(charge)
  const state = event && nextState(payment.state, event)
  const twiceBefore = state === 'reversed' ? await returnedTwice(tx, payment) : 0
  const takenBefore = state === 'reversed' ? await takenOf(tx, payment) : 0
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
  if (!state) return null
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
  if (state === 'reversed') {
    const amountSatang = (await takenOf(tx, payment)) - takenBefore
    await loseMoney(tx, order, payment, { reason: 'reversal', amountSatang, creditsTaken: 0 })
    return noteReturnedTwice(tx, order, payment, twiceBefore)
  }
  if (state !== 'successful') return null
  return (await receiveMoney(tx, order, payment, charge.paidAt ?? new Date())) ? null : 'to_return'
}

/** Records how much the buyer has twice by what the card's issuer has just taken back. */
async function noteReturnedTwice(
  tx: Database,
  order: Order,
  payment: Payment,
  twiceBefore: number,
): Promise<Left> {
  const amountSatang = (await returnedTwice(tx, payment)) - twiceBefore
  if (amountSatang <= 0) return null
  const { number } = order
  await auditOrder(tx, order, 'order.returned_twice', { number, paymentId: payment.id, amountSatang })
  return 'returned_twice'
}

/** When a payment ends that moves to a state; money that is taken back keeps the moment at which it arrived. */
function endOf({ endedAt }: Payment, state: PaymentState): Date | null {
  if (isOpen(state)) return null
  return state === 'reversed' ? endedAt : new Date()
}

/** True for a payment whose money has arrived; it may have been taken back since. */
export const hasMoney = ({ state }: Payment) => state === 'successful' || state === 'reversed'

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
  await tellOfBought(tx, { ...order, waitingPosts }, payment.createdBy)
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

/** Lets an order end that has no open payment left. */
export async function expireOrder(tx: Database, order: Order): Promise<void> {
  const state = nextOrderState(order.state, 'expire', 'system')
  if (state && !(await findOpen(tx, { companyId: order.companyId, orderId: order.id }))) {
    await moveOrder(tx, order, { state })
  }
}
