import type { Static } from '@fastify/type-provider-typebox'
import { uuidv7 } from 'uuidv7'
import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { notFound, Problem, unavailable, validationFailed } from '@/services/shared/problem'
import { type ItemWork, workThrough } from '@/services/shared/routines/items'
import { permits } from '@/validators/permissions'
import { isPaid, nextState } from '@/validators/states/order'
import { isOpen } from '@/validators/states/payment'
import type { Actor, Doer } from '../../platform/access/actor'
import type { Scope } from '../../platform/access/scope'
import type { PaymentMethod } from '../../shapes/payment-terms'
import { findOrder, listOverdue, lockOrder, moveOrder, type Order } from '../orders/repository'
import { merchantOf } from '../orders/sold'
import { isInReview } from '../payment-differences/repository'
import { findSavedCard, insertSavedCard } from '../saved-cards/repository'
import type { CardInHand } from './card-in-hand'
import { type AskedPayment, type PayableOrder, type PaymentInput, presentPayable } from './present'
import { type Picture, ProviderRefusal, ProviderSilence } from './provider'
import { findOpen, insertPayment, listPayments, listUnsettled, type Payment, takeCheck } from './repository'
import { closeOthers, closePayment, requestCharge, type SettlingParts, settlePayment } from './settlement'

/** How long a code can be scanned, and a bank be waited for; then the same order can be paid in another way. */
const openMinutes: Readonly<Record<PaymentMethod, number>> = { promptpay: 15, card: 30 }

/** The provider is asked about a payment this often at most, however many people wait for it. */
const checkSeconds = 3

/** A request to the provider may be under way for so long. */
const underWayMs = 30_000

/** Who asks, and with which role. */
type Viewer = Pick<Actor, 'scope' | 'role'>
type Input = Static<typeof PaymentInput>

async function orderOf(db: Database, { companyId }: Scope, id: string): Promise<Order> {
  const order = await findOrder(db, { companyId, id })
  if (!order) throw notFound()
  return order
}

const mayAsk = ({ state, payableUntil }: Order): boolean =>
  nextState(state, 'ask', 'member') !== null && payableUntil > new Date()

/** An order as it stands, with its payment. */
export async function readOrder(
  db: Database,
  { scope, role }: Viewer,
  orderId: string,
): Promise<Static<typeof PayableOrder>> {
  const order = await orderOf(db, scope, orderId)
  const [payments, inReview] = await Promise.all([
    listPayments(db, { companyId: order.companyId, orderId }),
    isInReview(db, order.number),
  ])
  return presentPayable(order, payments, {
    canAsk: mayAsk(order) && !inReview,
    isInReview: inReview,
    canPay: permits(role, 'billing.pay'),
    merchant: payments[0]?.merchant ?? merchantOf(order.kind),
  })
}

/** Fails with 503 where the provider does not answer. */
export const orWait = <Answer>(work: Promise<Answer>): Promise<Answer> =>
  work.catch((error: unknown) => {
    throw error instanceof ProviderSilence || error instanceof ProviderRefusal ? unavailable(error) : error
  })

/** Ends the open payment of an order at the provider, unless its answer may still be on the way. */
async function closeOpen(parts: SettlingParts, open: Payment): Promise<void> {
  const { chargeId, askedAt } = open
  const isUnderWay = chargeId === null && askedAt !== null && askedAt.getTime() + underWayMs > Date.now()
  if (isUnderWay) throw new Problem(409, 'request_in_progress')
  await orWait(closePayment(parts, open, { cause: 'request' }))
}

/** Ends an open payment whose time is over, or that gives way to another one, so that it can begin. */
export async function makeWay(
  parts: SettlingParts,
  scope: Scope,
  orderId: string,
  { method, instead }: Pick<Input, 'method' | 'instead'>,
): Promise<void> {
  const order = await orderOf(parts.db, scope, orderId)
  const open = await findOpen(parts.db, { companyId: order.companyId, orderId })
  if (!open) return
  const givesWay = open.expiresAt <= new Date() || open.method !== method || open.id === instead
  if (givesWay) await closeOpen(parts, open)
}

/** The card that a request to pay names, or null for a code; 422 where it does not name one, 409 for one that is gone. */
export async function cardOf(
  db: Database,
  scope: Scope,
  orderId: string,
  { method, token, savedCardId }: Input,
): Promise<CardInHand['by'] | null> {
  const named = [token, savedCardId].filter((name) => name !== undefined)
  if (method !== 'card' && named.length === 0) return null
  if (method !== 'card' || named.length !== 1) {
    throw validationFailed([{ field: 'card', rule: 'required_select', params: {} }])
  }
  if (token !== undefined) return { token }
  const order = await orderOf(db, scope, orderId)
  const key = { companyId: order.companyId, id: savedCardId ?? '' }
  const card = await findSavedCard(db, key, merchantOf(order.kind))
  if (!card || card.customerId === null) throw new Problem(409, 'card_gone')
  return { customerId: card.customerId }
}

/**
 * Stores that an order is going to be paid, before the provider is asked; the payment that is open already, if there is
 * one. 409 `wrong_state` for an order that is paid or cancelled, `order_too_old` after the time its price holds,
 * `request_in_progress` while the answer about another card is awaited, and `payment_in_review` while staff look at a
 * charge that is not the one that was asked for.
 */
export async function openPayment(
  tx: Database,
  { uid, requestId, scope: { companyId } }: Doer,
  orderId: string,
  { method, token, savedCardId, remember }: Input,
): Promise<Static<typeof AskedPayment>> {
  const order = await lockOrder(tx, { companyId, id: orderId })
  if (!order) throw notFound()
  const state = nextState(order.state, 'ask', 'member')
  if (!state) throw new Problem(409, 'wrong_state', { current: { state: order.state } })
  if (order.payableUntil <= new Date()) throw new Problem(409, 'order_too_old')
  const open = await findOpen(tx, { companyId, orderId })
  // What becomes of a card whose answer is awaited is not known yet: another one must neither be charged nor kept for it.
  if (open?.state === 'created' && method === 'card') throw new Problem(409, 'request_in_progress')
  if (open) return { orderId, paymentId: open.id }
  if (await isInReview(tx, order.number)) throw new Problem(409, 'payment_in_review')
  const merchant = merchantOf(order.kind)
  const remembered = token !== undefined && remember ? uuidv7() : null
  if (remembered) await insertSavedCard(tx, { companyId, id: remembered, merchant, createdBy: uid })
  const payment = await insertPayment(tx, {
    companyId,
    id: uuidv7(),
    orderId,
    method,
    merchant,
    amountSatang: order.totalSatang,
    expiresAt: new Date(Date.now() + openMinutes[method] * 60_000),
    savedCardId: remembered ?? savedCardId ?? null,
    createdBy: uid,
  })
  await moveOrder(tx, order, { state })
  await recordAudit(tx, {
    actorUid: uid,
    requestId,
    companyId,
    action: 'payment.created',
    subjectType: 'order',
    subjectId: orderId,
    after: { paymentId: payment.id, method, amountSatang: payment.amountSatang },
  })
  if (remembered) {
    await recordAudit(tx, {
      actorUid: uid,
      requestId,
      companyId,
      action: 'saved_card.consented',
      subjectType: 'saved_card',
      subjectId: remembered,
    })
  }
  return { orderId, paymentId: payment.id }
}

/** Asks the provider for the charge of a stored payment. A lost answer is caught up on later: here it is only logged. */
export async function askForCharge(
  parts: SettlingParts,
  scope: Scope,
  { orderId, paymentId: id }: Static<typeof AskedPayment>,
  card?: CardInHand,
): Promise<void> {
  const { companyId } = scope
  const order = await orderOf(parts.db, scope, orderId)
  try {
    await requestCharge(parts, { companyId, id }, order.number, { cause: 'request' }, card)
  } catch (err) {
    parts.log.warn({ err, paymentId: id }, 'the payment provider has not said whether there is a charge')
  }
}

/** Asks the provider at once what became of an order's payments, and answers how the order stands. */
export async function checkOrder(
  parts: SettlingParts,
  viewer: Viewer,
  orderId: string,
): Promise<Static<typeof PayableOrder>> {
  const { db, log } = parts
  const order = await orderOf(db, viewer.scope, orderId)
  const payments = isPaid(order.state) ? [] : await listPayments(db, { companyId: order.companyId, orderId })
  for (const payment of payments) {
    // A payment without a charge takes its own turns.
    const isTaken = payment.chargeId === null || (await takeCheck(db, payment, checkSeconds))
    if (!isTaken) continue
    try {
      await settlePayment(parts, payment, order.number, { cause: 'check' })
    } catch (err) {
      // How it stands is worth answering without the provider; `checkedAt` says how old that is.
      log.warn({ err, paymentId: payment.id }, 'the payment provider was asked about a payment in vain')
    }
  }
  await closeOthersIfPaid(parts, order)
  return readOrder(db, viewer, orderId)
}

/** Ends what else is open of an order that is paid; a failure is logged, and made good by the routine. */
export async function closeOthersIfPaid(
  parts: SettlingParts,
  key: Pick<Order, 'companyId' | 'id'>,
): Promise<void> {
  const order = await findOrder(parts.db, key)
  if (!order || !isPaid(order.state)) return
  await closeOthers(parts, order, { cause: 'reconciliation' }).catch((err: unknown) =>
    parts.log.warn({ err, orderId: order.id }, 'another payment of a paid order is still open'),
  )
}

/** Cancels an order that is not paid; its code is ended at the provider first. */
export async function cancelOrder(
  parts: SettlingParts,
  actor: Doer & Viewer,
  orderId: string,
): Promise<Static<typeof PayableOrder>> {
  const { db } = parts
  const { uid, requestId, scope } = actor
  const { companyId } = scope
  const order = await orderOf(db, scope, orderId)
  const open = await findOpen(db, { companyId, orderId })
  if (open) await closeOpen(parts, open)
  await db.transaction(async (tx) => {
    const current = await lockOrder(tx, order)
    if (!current) throw notFound()
    const state = nextState(current.state, 'cancel', 'member')
    if (!state) throw new Problem(409, 'wrong_state', { current: { state: current.state } })
    // Another member asked for a new code in between.
    if (await findOpen(tx, { companyId, orderId })) throw new Problem(409, 'request_in_progress')
    await moveOrder(tx, current, { state })
    await recordAudit(tx, {
      actorUid: uid,
      requestId,
      companyId,
      action: 'order.cancelled',
      subjectType: 'order',
      subjectId: orderId,
    })
  })
  return readOrder(db, actor, orderId)
}

/** The picture of the code that can be scanned now; 404 when there is none. */
export async function codePicture(
  { db, provider }: SettlingParts,
  scope: Scope,
  orderId: string,
): Promise<Picture> {
  const order = await orderOf(db, scope, orderId)
  const open = await findOpen(db, { companyId: order.companyId, orderId })
  if (!open || open.codeAddress === null || !isOpen(open.state)) throw notFound()
  return orWait(provider.picture(open.codeAddress))
}

/** Asks the provider about every payment that is open, or may still get money; a routine of routes.ts. */
export async function reconcilePayments(parts: SettlingParts, work: ItemWork): Promise<void> {
  const { db } = parts
  await workThrough(db, work, {
    list: listUnsettled,
    idOf: ({ id }) => id,
    handle: async (payment) => {
      const order = await findOrder(db, { companyId: payment.companyId, id: payment.orderId })
      if (!order) return
      if (payment.chargeId !== null) await takeCheck(db, payment, checkSeconds)
      await settlePayment(parts, payment, order.number, { cause: 'reconciliation' })
      await closeOthersIfPaid(parts, order)
    },
  })
}

/** Expires orders that nobody paid while their price held; a routine of routes.ts. */
export async function expireOverdueOrders(db: Database, work: ItemWork): Promise<void> {
  await workThrough(db, work, {
    list: listOverdue,
    idOf: ({ id }) => id,
    handle: (key) =>
      db.transaction(async (tx) => {
        const order = await lockOrder(tx, key)
        const state = order && nextState(order.state, 'expire', 'system')
        const open = order && (await findOpen(tx, { companyId: order.companyId, orderId: order.id }))
        // An open payment ends first, and expires its order.
        if (order && state && !open) await moveOrder(tx, order, { state })
      }),
  })
}
