import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { payments } from '../tables/orders'
import type { TestService } from '../testing'

/** The packages with which a database begins. */
export const packageIds = {
  oneCredit: '019aa000-0000-7000-8000-000000000001',
  fiveCredits: '019aa000-0000-7000-8000-000000000002',
  buffet: '019aa000-0000-7000-8000-000000000004',
  tenUnlocks: '019aa000-0000-7000-8000-000000000005',
} as const

/** Orders a package, as a member does; answers the order's id. */
export async function ordered(
  service: TestService,
  as: string,
  packageId: string = packageIds.fiveCredits,
): Promise<string> {
  const made = await service.ask('POST /v1/orders', { as, body: { packageId, branchId: null } })
  if (made.status !== 201) throw new Error(made.text)
  return made.json.id
}

/** Orders a package, as a member does; what is answered pays it, and answers the paid order. */
export async function order(service: TestService, as: string, packageId: string) {
  const id = await ordered(service, as, packageId)
  const asked = await service.ask(`POST /v1/orders/${id}/payments`, { as, body: { method: 'promptpay' } })
  const { paymentId } = asked.json
  const [charge] = service.paymentProvider.ofPayment(paymentId)
  if (!charge) throw new Error('no charge was asked for')
  return async () => {
    service.paymentProvider.become(charge.id, 'successful')
    // The provider was just asked, and would not be asked again at once.
    await service.database.db.update(payments).set({ askedAt: null }).where(eq(payments.id, paymentId))
    const paid = (await service.ask(`POST /v1/orders/${id}/checks`, { as })).json
    if (paid.state !== 'fulfilled') throw new Error(`the order is ${paid.state}`)
    return { ...paid, charge }
  }
}

/** Orders a package and pays it. */
export async function buy(service: TestService, as: string, packageId: string) {
  const pay = await order(service, as, packageId)
  return pay()
}

/** A token of a card, as the provider's script makes it in a browser; it can be used once. */
export const newToken = () => `tokn_test_${uuidv7().replaceAll('-', '')}`

export type Delivery = {
  readonly merchant?: string
  /** When the provider signed it, in seconds since 1970. */
  readonly at?: number
  /** base64 of what it is signed with. */
  readonly secret?: string
  /** What arrives, where it is not what was signed. */
  readonly sent?: string
  readonly isSigned?: boolean
}

/** Sends an event as the provider does, signed for the merchant of job credits unless told; answers the answer. */
export function sendEvent(service: TestService, eventId: string, delivery: Delivery = {}) {
  const body = JSON.stringify({
    object: 'event',
    id: eventId,
    key: 'charge.complete',
    data: { object: 'charge' },
  })
  const { merchant = 'job_post', at = Math.floor(Date.now() / 1000), sent = body, isSigned = true } = delivery
  const secret = Buffer.from(delivery.secret ?? service.settings.OMISE_JOB_POST_WEBHOOK_SECRETS, 'base64')
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  return fetch(`${service.address}/v1/payment-events/${merchant}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(isSigned && { 'omise-signature': signature, 'omise-signature-timestamp': String(at) }),
    },
    body: sent,
  })
}

/** Does that, and waits until the event was settled, or will be tried again. */
export async function deliverEvent(...sent: Parameters<typeof sendEvent>): Promise<Response> {
  const answer = await sendEvent(...sent)
  await sent[0].mail.allSent()
  return answer
}
