import { randomUUID } from 'node:crypto'
import { type Account, asPerson, sendJson, staffHeaders } from './account'
import { chargesOf, orderFor } from './credits'
import { expect } from './fixtures'
import { stackAddresses } from './stack'

const { gateway, jobPost } = stackAddresses

/** What became of the money of an order that was paid. */
export type MoneyFate = 'refunded' | 'partly_refunded' | 'disputed' | 'reversed'

type Order = { readonly number: string; readonly state: string; readonly isDisputed: boolean }

const orderNow = async (account: Account, id: string): Promise<Order> =>
  (await asPerson<Order>(account, `${jobPost}/v1/orders/${id}`, { method: 'GET' })).body

/** Staff return money of an order whose five credits are unspent; null for all of it. */
export async function refund(number: string, amountSatang: number | null): Promise<void> {
  const { status } = await sendJson(`${jobPost}/v1/ops/orders/${number}/refunds`, {
    body: {
      paymentId: null,
      amountSatang,
      reason: 'ลูกค้าขอคืน',
      unspentCredits: 5,
      isBeyondUnspent: false,
    },
    headers: { ...(await staffHeaders()), 'Idempotency-Key': randomUUID() },
  })
  expect(status).toBe(201)
}

/** The buyer's bank opens a dispute about an order, and decides it against us if it is to be lost. */
async function dispute(number: string, isLost: boolean): Promise<void> {
  const charge = (await chargesOf(number)).find(({ status }) => status === 'successful')
  const { body } = await sendJson<{ id: string }>(`${gateway}/sandbox/charges/${charge?.id}/disputes`, {
    body: {},
  })
  if (!isLost) return
  const decision = `${gateway}/sandbox/disputes/${body.id}/decision`
  expect((await sendJson(decision, { body: { status: 'lost' } })).status).toBe(200)
}

/** Orders five credits, has them paid, and then their money returned or taken back; answers the order's id. */
export async function orderWithFate(account: Account, fate: MoneyFate): Promise<string> {
  const id = await orderFor(account, 'paid')
  const { number } = await orderNow(account, id)
  if (fate === 'refunded' || fate === 'partly_refunded') {
    await refund(number, fate === 'refunded' ? null : 532_86)
  } else {
    await dispute(number, fate === 'reversed')
  }
  await expect
    .poll(async () => {
      const { state, isDisputed } = await orderNow(account, id)
      return isDisputed ? 'disputed' : state
    })
    .toBe(fate)
  return id
}
