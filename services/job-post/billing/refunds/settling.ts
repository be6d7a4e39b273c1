import { formatBaht } from '@/lib/money/format-baht'
import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { type ItemWork, workThrough } from '@/services/shared/routines/items'
import { nextState as nextOrderState } from '@/validators/states/order'
import { nextState } from '@/validators/states/refund'
import { notifyMembers } from '../../platform/notifications/service'
import type { ParamsOf } from '../../shapes/notification-kinds'
import { creditsIn, giveBackCredits, takeBackCredits } from '../credits/order-credits-repository'
import { issueCreditNote } from '../invoices/issuing'
import { takeBackDays } from '../orders/fulfilment'
import { findOrder, lockOrder, moveOrder, type Order } from '../orders/repository'
import { noteDifference } from '../payment-differences/noting'
import { changeDispute, findOpenDispute } from '../payment-disputes/repository'
import { type ProviderRefund, ProviderRefusal } from '../payments/provider'
import { findPayment, findWithCharge, lockPayment, type Payment } from '../payments/repository'
import type { SettlingParts } from '../payments/settlement'
import { findTaxPaidBack, leftOf, returnedTwice, type TaxPaidBack, takenOf } from '../returns/repository'
import {
  disputed,
  endRefund,
  findRefund,
  listRefundsOfPayment,
  listUnansweredRefunds,
  lockRefund,
  type Refund,
  type RefundKey,
  satangOf,
  takeRefundAttempt,
} from './repository'

/** A lost answer is looked up after this time and not before: the provider may still be working on it. */
const attemptSeconds = 30

/** A refund at the provider that is not the one we asked for: staff have to look. */
export class StrangeRefund extends Error {
  override name = 'StrangeRefund'
}

/**
 * Asks the provider for a stored refund. One request is under way at a time; when the answer of an earlier one was lost,
 * the charge's refunds are looked through first, and it is asked for again only where it is not among them. One that is
 * not made yet is given up while the buyer's bank disputes the payment, and once it has taken back what the refund would
 * return: its money would leave a second time.
 */
export async function requestRefund(parts: SettlingParts, key: RefundKey): Promise<void> {
  const { db, provider } = parts
  const refund = await takeRefundAttempt(db, key, attemptSeconds)
  if (!refund) return
  const { companyId, orderId, paymentId, id: refundId, amountSatang: amount } = refund
  const [order, payment] = await Promise.all([
    findOrder(db, { companyId, id: orderId }),
    findPayment(db, { companyId, id: paymentId }),
  ])
  if (!order || !payment || payment.chargeId === null) throw new Error(`the refund ${refundId} has no charge`)
  const { merchant, chargeId } = payment
  const known = refund.attempts > 1 ? await findMade(parts, payment, chargeId, refundId) : undefined
  if (!known && ((await findOpenDispute(db, refund)) || (await isTakenBack(db, payment)))) {
    parts.log.warn({ refundId }, 'a refund is given up, because a bank disputes its payment or took it back')
    await db.transaction((tx) => refuseRefund(tx, refund, disputed))
    return
  }
  try {
    const made =
      known ?? (await provider.refund({ merchant, chargeId, amount, refundId, orderNumber: order.number }))
    await completeRefund(parts, refund, made)
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    parts.log.error({ err: error, refundId }, 'the payment provider refused a refund')
    await db.transaction((tx) => refuseRefund(tx, refund, error.code))
  }
}

const findMade = async (
  { provider }: SettlingParts,
  { merchant }: Payment,
  chargeId: string,
  refundId: string,
): Promise<ProviderRefund | undefined> =>
  (await provider.refundsOf(merchant, chargeId)).find((made) => made.refundId === refundId)

/** Applies that the provider has returned the money, once. */
async function completeRefund({ db, log }: SettlingParts, key: Refund, made: ProviderRefund): Promise<void> {
  const outcome = await db.transaction(async (tx) => {
    const order = await lockOrder(tx, { companyId: key.companyId, id: key.orderId })
    const payment = await lockPayment(tx, { companyId: key.companyId, id: key.paymentId })
    const refund = await lockRefund(tx, key)
    if (!order || !payment || !refund) return null
    if (made.refundId !== refund.id || made.amount !== refund.amountSatang) {
      throw new StrangeRefund(`${made.id} is not the refund ${refund.id}`)
    }
    const state = nextState(refund.state, 'complete')
    return state && endCompleted(tx, { order, payment, refund }, { state, providerId: made.id })
  })
  sayCompleted(log, key, outcome)
}

type Returned = { readonly order: Order; readonly payment: Payment; readonly refund: Refund }

/** What became of a refund whose money has left us: the buyer has it, may get it from the bank as well, or has. */
type Completed = 'returned' | 'returned_while_disputed' | 'returned_twice'

/** Says in the log, once it is committed, what staff have to do about a completed refund: prove it to a bank, or ask for it. */
export function sayCompleted(
  log: Pick<SettlingParts['log'], 'error'>,
  { id: refundId }: Pick<Refund, 'id'>,
  outcome: Completed | null,
): void {
  if (outcome === 'returned_twice') {
    log.error({ refundId }, 'a refund reached a buyer whose bank had taken the money back')
  } else if (outcome === 'returned_while_disputed') {
    log.error(
      { refundId },
      'a refund reached a buyer whose bank disputes its payment; the bank is to know: npm run ops -- chargebacks list',
    )
  }
}

/**
 * Ends a refund whose money has left us: issues its credit note, and tells the company. Where a bank took the money back
 * meanwhile, what is to be credited has its note and nothing more is to return: the buyer has some of the money twice.
 */
export async function endCompleted(
  tx: Database,
  { order, payment, refund }: Returned,
  change: Parameters<typeof endRefund>[2],
): Promise<Completed> {
  if (payment.isExtra ? await isTakenBack(tx, payment) : order.state === 'reversed') {
    const twiceBefore = await returnedTwice(tx, payment)
    await endRefund(tx, refund, change)
    const amountSatang = (await returnedTwice(tx, payment)) - twiceBefore
    const isTwice = amountSatang > 0
    const audited = auditOf(order, refund, isTwice ? 'order.returned_twice' : 'order.returned_after_reversal')
    await recordAudit(tx, isTwice ? { ...audited, after: { ...audited.after, amountSatang } } : audited)
    if (isTwice) return 'returned_twice'
    if (!payment.isExtra) {
      await tellRefunded(tx, order, { ...newsOf(order, refund, null), ...(await lossOf(tx, payment)) })
    }
    return 'returned'
  }
  if (payment.isExtra) {
    // A second payment was no sale: it has no invoice that a note could correct.
    await endRefund(tx, refund, { ...change, vatSatang: null })
    await tellReturned(tx, order, refund)
  } else {
    const tax = await findTaxPaidBack(tx, { companyId: order.companyId, orderId: order.id })
    const params = newsOf(order, refund, tax)
    await endRefund(tx, refund, { ...change, vatSatang: await creditedVat(tx, refund, params) })
    await refundOrder(tx, order, refund, { tax, params })
  }
  return (await findOpenDispute(tx, refund)) ? 'returned_while_disputed' : 'returned'
}

/** Whether a bank or issuer took back what refunds of a payment, the one under way among them, return as well. */
const isTakenBack = async (db: Database, payment: Payment): Promise<boolean> =>
  payment.state === 'reversed' || (await leftOf(db, payment)) < 0

/** Whether nothing of an order's price is left once a refund has gone back, with the withheld tax that was paid back. */
const isRestOf = (order: Order, { amountSatang }: Refund, tax: TaxPaidBack | null): boolean =>
  order.refundedSatang + amountSatang + (tax?.amountSatang ?? 0) === order.totalSatang

/** What the company is told of a refund. */
function newsOf(order: Order, refund: Refund, tax: TaxPaidBack | null): ParamsOf<'order_refunded'> {
  return {
    amount: formatBaht(refund.amountSatang),
    order: order.number,
    credits: String(creditsIn(refund.takings)),
    reason: refund.reason,
    ...(tax &&
      isRestOf(order, refund, tax) && {
        tax: formatBaht(tax.amountSatang),
        whole: formatBaht(order.totalSatang),
      }),
  }
}

/** What the company is told beside a refund of what a bank has left: what went before, and what both come to. */
async function lossOf(
  tx: Database,
  payment: Payment,
): Promise<Pick<ParamsOf<'order_refunded'>, 'lost' | 'returned' | 'whole'>> {
  const lost = await takenOf(tx, payment)
  const refunds = await listRefundsOfPayment(tx, { ...payment, paymentId: payment.id })
  const returned = satangOf(refunds.filter(({ state }) => state === 'completed'))
  return {
    lost: formatBaht(lost),
    returned: formatBaht(lost + returned),
    whole: formatBaht(payment.amountSatang),
  }
}

/** Issues the credit note of a refund, and says how much of it is VAT. */
async function creditedVat(
  tx: Database,
  refund: Refund,
  params: ParamsOf<'order_refunded'>,
): Promise<number> {
  const { companyId, orderId, id: refundId, amountSatang, reason } = refund
  const note = await issueCreditNote(tx, {
    companyId,
    orderId,
    cause: { refundId },
    amountSatang,
    at: new Date(),
    reason,
    news: { kind: 'order_refunded', params },
  })
  return note.vatSatang
}

type RefundNews = { readonly tax: TaxPaidBack | null; readonly params: ParamsOf<'order_refunded'> }

/** Moves a refunded order on, and tells the members who see billing; who ordered reads it in the mail with the credit note. */
async function refundOrder(
  tx: Database,
  order: Order,
  refund: Refund,
  { tax, params }: RefundNews,
): Promise<void> {
  const refundedSatang = order.refundedSatang + refund.amountSatang
  const isWhole = refundedSatang === order.totalSatang
  const state = nextOrderState(order.state, isWhole ? 'refund_rest' : 'refund_part', 'system')
  if (!state) throw new Error(`${order.number} cannot be refunded while it is ${order.state}`)
  await moveOrder(tx, order, { state, refundedSatang })
  if (isRestOf(order, refund, tax)) await takeBackDays(tx, order)
  await recordAudit(tx, auditOf(order, refund, isWhole ? 'order.refunded' : 'order.partly_refunded'))
  await tellRefunded(tx, order, params, order.createdBy)
}

const tellRefunded = (
  tx: Database,
  { companyId }: Order,
  params: ParamsOf<'order_refunded'>,
  mailedApart?: string,
): Promise<void> =>
  notifyMembers(tx, {
    kind: 'order_refunded',
    params,
    companyId,
    subjectId: companyId,
    branchId: null,
    actorUid: null,
    mailedApart,
  })

async function tellReturned(tx: Database, order: Order, refund: Refund): Promise<void> {
  await recordAudit(tx, auditOf(order, refund, 'order.second_payment_returned'))
  await notifyMembers(tx, {
    kind: 'second_payment_returned',
    params: { amount: formatBaht(refund.amountSatang), order: order.number },
    companyId: order.companyId,
    subjectId: order.companyId,
    branchId: null,
    actorUid: null,
  })
}

const auditOf = (order: Order, refund: Refund, action: string) => ({
  actorUid: refund.createdBy,
  companyId: order.companyId,
  action,
  subjectType: 'order',
  subjectId: order.id,
  after: {
    number: order.number,
    refundId: refund.id,
    amountSatang: refund.amountSatang,
    creditsTaken: creditsIn(refund.takings),
  },
})

/**
 * Applies that the money will not be returned: the credits that were taken back are the company's again, unless its bank
 * took the money back meanwhile; while the bank decides, they are out of use with the order's other ones.
 */
export async function refuseRefund(tx: Database, key: Refund, failureCode: string): Promise<void> {
  const order = await lockOrder(tx, { companyId: key.companyId, id: key.orderId })
  const refund = await lockRefund(tx, key)
  const state = refund && nextState(refund.state, 'refuse')
  if (!order || !refund || !state) return
  const { createdBy: actorUid, takings: taken } = refund
  const isLost = order.state === 'reversed'
  const takings = isLost ? taken : []
  if (!isLost) {
    await giveBackCredits(tx, order, taken, { type: 'refund', actorUid, takenAt: refund.createdAt })
    await takeForDispute(tx, order, refund)
  }
  await endRefund(tx, refund, { state, failureCode, takings })
  await recordAudit(tx, {
    ...auditOf(order, { ...refund, takings }, 'refund.refused'),
    before: { creditsTaken: creditsIn(taken) },
  })
}

/** Takes what a refused refund gave back out of use again, where its payment is disputed: the dispute decides about it. */
async function takeForDispute(tx: Database, order: Order, refund: Refund): Promise<void> {
  const dispute = await findOpenDispute(tx, refund)
  if (!dispute) return
  const taken = await takeBackCredits(tx, order, creditsIn(refund.takings), {
    type: 'adjust',
    actorUid: 'system',
  })
  const { state, closedAt } = dispute
  // They were given back for the time before: the dispute keeps them from now on.
  const takenAt = new Date().toISOString()
  const takings = [...dispute.takings, ...taken.map((taking) => ({ ...taking, takenAt }))]
  await changeDispute(tx, dispute, { state, closedAt, takings })
}

/**
 * Looks through the refunds of a charge, about which the provider sent an event, for those we asked for. More money than
 * they returned, which somebody returns in the provider's own pages, is a difference for staff, however old the charge.
 * Throws a refund that is not the one we asked for, after that.
 */
export async function settleRefundsOf(parts: SettlingParts, chargeId: string): Promise<void> {
  const { db, provider } = parts
  const payment = await findWithCharge(db, chargeId)
  if (!payment) return
  const { companyId, merchant } = payment
  const returned = await provider.refundsOf(merchant, chargeId)
  const strange: StrangeRefund[] = []
  for (const made of returned) {
    const refund = made.refundId ? await findRefund(db, { companyId, id: made.refundId }) : null
    if (refund?.state !== 'created') continue
    await completeRefund(parts, refund, made).catch((error: unknown) => {
      if (!(error instanceof StrangeRefund)) throw error
      strange.push(error)
    })
  }
  const theirs = returned.reduce((sum, { amount }) => sum + amount, 0)
  await compareReturned(parts, payment, { chargeId, theirs })
  if (strange.length > 0) throw strange[0]
}

/** Notes for staff where the provider returned more of a charge than we asked for. */
async function compareReturned(
  parts: SettlingParts,
  { companyId, id: paymentId, orderId, merchant }: Pick<Payment, 'companyId' | 'id' | 'orderId' | 'merchant'>,
  { chargeId, theirs }: { readonly chargeId: string; readonly theirs: number },
): Promise<void> {
  const { db } = parts
  const ours = satangOf(
    (await listRefundsOfPayment(db, { companyId, paymentId })).filter(
      ({ state, method }) => state === 'completed' && method === 'provider',
    ),
  )
  // Less of theirs is one that was made since they were asked.
  if (theirs <= ours) return
  const order = await findOrder(db, { companyId, id: orderId })
  await noteDifference(parts, {
    merchant,
    kind: 'refunds_differ',
    subject: chargeId,
    orderNumber: order?.number ?? null,
    theirs: String(theirs),
    ours: String(ours),
  })
}

/** Asks for refunds whose answer was lost; a routine of routes.ts. */
export async function finishRefunds(parts: SettlingParts, work: ItemWork): Promise<void> {
  await workThrough(parts.db, work, {
    list: listUnansweredRefunds,
    idOf: ({ id }) => id,
    handle: (refund) => requestRefund(parts, refund),
  })
}
