import { isUuid } from '@/services/shared/schema'
import type { Merchant } from '../../shapes/payment-terms'
import { findOrder } from '../orders/repository'
import { ProviderRefusal } from '../payments/provider'
import { findByCharge } from '../payments/repository'
import { closeOthersIfPaid, orWait } from '../payments/service'
import { type SettlingParts, settleAnew, settlePayment, settleSecondCharge } from '../payments/settlement'
import { settleRefundsOf } from '../refunds/settling'
import { settleDispute } from './disputes'

/**
 * Settles what a provider's event is about. The event as it was sent is only a hint: it is read from the provider, and
 * so is the charge. 503 where the provider does not answer, so that it sends the event again.
 */
export async function receiveEvent(parts: SettlingParts, merchant: Merchant, eventId: string): Promise<void> {
  const { db, provider, log } = parts
  const subject = await orWait(
    provider.readEvent(merchant, eventId).catch((error: unknown) => {
      if (error instanceof ProviderRefusal && error.status === 404) return null
      throw error
    }),
  )
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
