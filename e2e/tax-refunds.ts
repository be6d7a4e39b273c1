import { type Account, asPerson, hiringEmployer, sendJson, staffHeaders } from './account'
import { orderFor } from './credits'
import { expect } from './fixtures'
import { stackAddresses } from './stack'

const { jobPost } = stackAddresses

type Paid = { readonly id: string; readonly payment: { readonly id: string } }

/** An employer with a paid order; answers the id of the payment that paid it. */
export async function employerWithPayment(): Promise<{
  account: Account
  orderId: string
  paymentId: string
}> {
  const account = await hiringEmployer()
  const orderId = await orderFor(account, 'paid')
  const { body } = await asPerson<Paid>(account, `${jobPost}/v1/orders/${orderId}`, { method: 'GET' })
  return { account, orderId, paymentId: body.payment.id }
}

type Overview = { readonly refund: { readonly id: string; readonly state: string } }

/** The refund of a payment as its company sees it. */
export async function refundOf(account: Account, paymentId: string): Promise<Overview['refund']> {
  const address = `${jobPost}/v1/payments/${paymentId}/tax-refund`
  return (await asPerson<Overview>(account, address, { method: 'GET' })).body.refund
}

type Decision = 'begin_review' | 'ask_correction' | 'approve' | 'reject' | 'mark_paid'

/** What staff decide about a refund. */
export async function staffDecide(
  id: string,
  event: Decision,
  words: { readonly reason?: string; readonly reference?: string } = {},
): Promise<void> {
  const headers = await staffHeaders()
  const address = `${jobPost}/v1/ops/tax-refunds/${id}/events`
  const { status } = await sendJson(address, { body: { event, ...words }, headers })
  expect([event, status]).toEqual([event, 200])
}
