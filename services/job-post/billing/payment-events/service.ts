import { Type } from '@fastify/type-provider-typebox'
import type { Database } from '@/services/shared/database'
import { enqueue } from '@/services/shared/jobs/enqueue'
import { handle, type JobHandler, jobKind } from '@/services/shared/jobs/kind'
import { namedUuid } from '@/services/shared/named-uuid'
import { isUuid, OneOf } from '@/services/shared/schema'
import { type Merchant, merchants } from '../../shapes/payment-terms'
import { findOrder } from '../orders/repository'
import { unlessUnknown } from '../payments/provider'
import { findByCharge } from '../payments/repository'
import { closeOthersIfPaid, orWait } from '../payments/service'
import { type SettlingParts, settleAnew, settlePayment, settleSecondCharge } from '../payments/settlement'
import { settleRefundsOf } from '../refunds/settling'
import { settleDispute } from './disputes'

/** An event of the provider that is to be settled; its job stands for it for as long as finished jobs are kept. */
const paymentEvent = jobKind(
  'payment_event',
  { merchant: OneOf(merchants), eventId: Type.String() },
  { concurrency: 4 },
)

/** Stores an event of the provider, to be settled as soon as that is committed; the same one again changes nothing. */
export const receiveEvent = (db: Database, merchant: Merchant, eventId: string): Promise<void> =>
  enqueue(db, paymentEvent, { merchant, eventId }, { id: namedUuid(`${merchant} ${eventId}`) })

/** Settles received events; while the provider does not answer, they are tried again. */
export const paymentEventJobs = (parts: Omit<SettlingParts, 'log'>): JobHandler =>
  handle(paymentEvent, ({ merchant, eventId }, { log }) => settleEvent({ ...parts, log }, merchant, eventId))

/**
 * Settles what a provider's event is about. The event as it was sent is only a hint: it is read from the provider, and
 * so is the charge.
 */
async function settleEvent(parts: SettlingParts, merchant: Merchant, eventId: string): Promise<void> {
  const { db, provider, log } = parts
  const subject = await orWait(provider.readEvent(merchant, eventId).catch(unlessUnknown))
  if (!subject) return
  if (subject.about === 'dispute') return orWait(settleDispute(parts, merchant, subject.disputeId))
  if (subject.about === 'refund') return orWait(settleRefundsOf(parts, subject.chargeId))
  const { chargeId, isReversal } = subject
  const paymentId = subject.paymentId && isUuid(subject.paymentId) ? subject.paymentId : null
  const payment = await findByCharge(db, { chargeId, paymentId })
  if (!payment || payment.merchant !== merchant) {
    log.warn({ eventId, chargeId }, 'an event is about a charge that is none of ours')
    return
  }
  const order = await findOrder(db, { companyId: payment.companyId, id: payment.orderId })
  if (!order) return
  const occasion = { cause: 'webhook', eventId } as const
  const hasMoney = payment.state === 'successful' || payment.state === 'reversed'
  if (hasMoney && payment.chargeId !== chargeId) {
    return orWait(settleSecondCharge(parts, payment, chargeId, occasion))
  }
  if (hasMoney) return isReversal ? orWait(settleAnew(parts, payment, occasion)) : undefined
  await orWait(settlePayment(parts, payment, order.number, occasion, chargeId))
  await closeOthersIfPaid(parts, order)
}
