import { uuidv7 } from 'uuidv7'
import { formatBaht } from '@/lib/money/format-baht'
import type { Database } from '@/services/shared/database'
import { isOpenDispute } from '@/validators/states/refund'
import { notifyMembers } from '../../platform/notifications/service'
import type { Merchant } from '../../shapes/payment-terms'
import type { Taking } from '../../shapes/taking'
import { creditsIn, giveBackCredits } from '../credits/order-credits-repository'
import { lockOrder, moveOrder, type Order } from '../orders/repository'
import { noteDifference } from '../payment-differences/noting'
import { auditOrder, endDisputed, loseMoney, takeAll, toCompany } from '../payment-disputes/losing'
import { changeDispute, insertDispute, lockDispute } from '../payment-disputes/repository'
import { type Dispute, unlessUnknown } from '../payments/provider'
import { findWithCharge, lockPayment, type Payment } from '../payments/repository'
import type { SettlingParts } from '../payments/settlement'
import { leftOf, returnedTwice } from '../returns/repository'

/** Reads a dispute from the provider, and applies what it says; one that the provider does not know is noted for staff. */
export async function settleDispute(
  parts: SettlingParts,
  merchant: Merchant,
  disputeId: string,
): Promise<void> {
  const dispute = await parts.provider.findDispute(merchant, disputeId).catch(unlessUnknown)
  if (dispute) await applyDispute(parts, merchant, dispute)
  else await noteUnknown(parts, merchant, disputeId)
}

/**
 * Applies what the provider says of a dispute, and says in the log where staff have to answer it, or to ask the buyer for
 * what had been returned already; one that is about a charge of none of the merchant's payments is noted for staff.
 */
export async function applyDispute(
  parts: SettlingParts,
  merchant: Merchant,
  dispute: Dispute,
): Promise<void> {
  const { db, log } = parts
  const outcome = await db.transaction((tx) => followDispute(tx, merchant, dispute))
  const { id: disputeId, chargeId } = dispute
  if (outcome === 'strange') await noteUnknown(parts, merchant, disputeId)
  else if (outcome === 'opened') {
    log.error({ disputeId, chargeId }, 'a bank disputes a payment: npm run ops -- chargebacks list')
  } else if (outcome === 'returned_twice') {
    log.error({ disputeId, chargeId }, 'a bank took back money that had been returned')
  } else if (outcome === 'partly_lost') {
    log.error(
      { disputeId, chargeId },
      'a bank took back a part of a payment, and its order is over; what is owed of the rest: npm run ops -- partly-lost list',
    )
  }
}

/** Its events and each comparison come to the same note. */
const noteUnknown = (parts: SettlingParts, merchant: Merchant, disputeId: string): Promise<boolean> =>
  noteDifference(parts, {
    merchant,
    kind: 'strange_event',
    subject: disputeId,
    orderNumber: null,
    theirs: 'unknown dispute',
    ours: '-',
  })

/**
 * What became of a dispute: it is about a charge that is none of ours, it is open and new to us, it was lost although the
 * money had been returned, or for a part that leaves us with the rest, or it was followed.
 */
type Followed = 'strange' | 'opened' | 'returned_twice' | 'partly_lost' | 'followed'

/**
 * Follows a dispute, in whatever order its news come and however often. While it is open, what is unspent of the order's
 * credits is out of use; won, they are given back, unless the order's money was taken meanwhile; lost, they and the order's
 * money are gone.
 */
async function followDispute(tx: Database, merchant: Merchant, dispute: Dispute): Promise<Followed> {
  const found = await findWithCharge(tx, dispute.chargeId)
  const order = found && (await lockOrder(tx, { companyId: found.companyId, id: found.orderId }))
  const payment = found && (await lockPayment(tx, found))
  if (!order || payment?.merchant !== merchant) return 'strange'
  const known = await lockDispute(tx, dispute.id)
  if (known && (known.state === dispute.state || !isOpenDispute(known.state))) return 'followed'
  const takings = known ? known.takings : await openDispute(tx, order, payment, dispute)
  if (isOpenDispute(dispute.state)) {
    if (known) await changeDispute(tx, known, { state: dispute.state, closedAt: null })
    return known ? 'followed' : 'opened'
  }
  const stored = known ?? (await lockDispute(tx, dispute.id))
  if (!stored) throw new Error(`the dispute ${dispute.id} was not stored`)
  const closedAt = dispute.closedAt ?? new Date()
  const twiceBefore = await returnedTwice(tx, payment)
  // By a reversal, or by another dispute, an order may have lost them for good.
  const back = dispute.state === 'won' && order.state !== 'reversed' ? takings : []
  await changeDispute(tx, stored, {
    state: dispute.state,
    closedAt,
    amountSatang: dispute.amount,
    ...(back.length > 0 && { takings: [] }),
  })
  if (dispute.state === 'won')
    await winDispute(tx, order, back, { dispute, takenAt: known?.openedAt ?? new Date() })
  else {
    const lost = { amountSatang: dispute.amount, creditsTaken: creditsIn(takings) }
    await loseMoney(tx, order, payment, { reason: 'dispute', ...lost })
  }
  const amountSatang = (await returnedTwice(tx, payment)) - twiceBefore
  if (amountSatang <= 0) {
    const isPart = dispute.state === 'lost' && !payment.isExtra && (await leftOf(tx, payment)) > 0
    return isPart ? 'partly_lost' : 'followed'
  }
  const { number } = order
  await auditOrder(tx, order, 'order.returned_twice', { number, disputeId: dispute.id, amountSatang })
  return 'returned_twice'
}

async function openDispute(
  tx: Database,
  order: Order,
  payment: Payment,
  dispute: Dispute,
): Promise<readonly Taking[]> {
  const { companyId, id: orderId, number } = order
  const takings = payment.isExtra ? [] : await takeAll(tx, order)
  await insertDispute(tx, {
    companyId,
    id: uuidv7(),
    orderId,
    paymentId: payment.id,
    providerId: dispute.id,
    // What it was decided to be follows.
    state: isOpenDispute(dispute.state) ? dispute.state : 'open',
    amountSatang: dispute.amount,
    reason: dispute.reason,
    takings,
    openedAt: dispute.openedAt,
  })
  await moveOrder(tx, order, { disputedAt: order.disputedAt ?? dispute.openedAt })
  const credits = creditsIn(takings)
  const after = { number, disputeId: dispute.id, amountSatang: dispute.amount, creditsTaken: credits }
  await auditOrder(tx, order, 'order.disputed', after)
  await notifyMembers(tx, {
    ...toCompany(order),
    kind: 'payment_disputed',
    params: { amount: formatBaht(dispute.amount), order: number, credits: String(credits) },
  })
  return takings
}

async function winDispute(
  tx: Database,
  order: Order,
  takings: readonly Taking[],
  { dispute, takenAt }: { readonly dispute: Dispute; readonly takenAt: Date },
): Promise<void> {
  await giveBackCredits(tx, order, takings, { type: 'adjust', actorUid: 'system', takenAt })
  await endDisputed(tx, order)
  const credits = creditsIn(takings)
  const { number } = order
  await auditOrder(tx, order, 'order.dispute_won', {
    number,
    disputeId: dispute.id,
    creditsGivenBack: credits,
  })
  await notifyMembers(tx, {
    ...toCompany(order),
    kind: 'payment_dispute_ended',
    params: { order: number, credits: String(credits) },
  })
}
