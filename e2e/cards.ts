import type { Page } from '@playwright/test'
import { type Account, asPerson, sendJson } from './account'
import { expect, type Hand } from './fixtures'
import { stackAddresses } from './stack'
import { thai } from './thai'

/** Omise's test cards. */
export const testCards = {
  visa: '4242424242424242',
  mastercard: '5555555555554444',
  insufficientFund: '4111111111140011',
  notConfirmed: '4111111111140003',
} as const

const expiry = `12/${String((new Date().getFullYear() + 3) % 100).padStart(2, '0')}`

/** The field of a card; it has no name, so that it is found by its label. */
export const cardField = (page: Page, name: 'number' | 'expiry' | 'code' | 'name') =>
  page.getByLabel(thai(`orders.card.fields.${name}`), { exact: true })

type Ordered = { readonly id: string; readonly number: string }

/** What becomes of an order that is paid by card. */
export type CardOutcome = 'confirm' | 'declined' | 'paid'

/** Orders five credits and charges a card for them, which is remembered; answers the order's id. */
export async function orderByCard(account: Account, outcome: CardOutcome): Promise<string> {
  const orders = `${stackAddresses.jobPost}/v1/orders`
  const packageId = '019aa000-0000-7000-8000-000000000002'
  const { body: order } = await asPerson<Ordered>(account, orders, { body: { packageId, branchId: null } })
  const card = {
    name: 'SOMYING JAIDEE',
    number: outcome === 'declined' ? testCards.insufficientFund : testCards.visa,
    expiration_month: 12,
    expiration_year: new Date().getFullYear() + 3,
    security_code: '987',
  }
  const token = await sendJson<{ id: string }>(`${stackAddresses.gateway}/tokens`, {
    body: { card },
    headers: { Authorization: `Basic ${btoa('pkey_test_sandbox_job_post:')}` },
  })
  const asked = await asPerson(account, `${orders}/${order.id}/payments`, {
    body: { method: 'card', token: token.body.id, remember: true },
  })
  expect(asked.status).toBe(201)
  if (outcome === 'confirm') return order.id
  const read = await asPerson<{ payment: { authorizeAddress: string } }>(account, `${orders}/${order.id}`, {
    method: 'GET',
  })
  await fetch(read.body.payment.authorizeAddress, {
    method: 'POST',
    body: new URLSearchParams({ decision: 'approve' }),
    redirect: 'manual',
  })
  const stateNow = async () =>
    (await asPerson<{ payment: { state: string } }>(account, `${orders}/${order.id}/checks`)).body.payment
      .state
  await expect.poll(stateNow).toBe(outcome === 'paid' ? 'successful' : 'failed')
  return order.id
}

/** Types a card into the form on the screen. */
export async function typeCard(hand: Hand, page: Page, number: string): Promise<void> {
  await expect(cardField(page, 'number')).toBeVisible()
  await hand.type(cardField(page, 'number'), number)
  await hand.type(cardField(page, 'expiry'), expiry)
  await hand.type(cardField(page, 'code'), '987')
  await hand.type(cardField(page, 'name'), 'SOMYING JAIDEE')
}

/** Decides at the sandbox's bank, which leads back. */
export async function atTheCardsBank(hand: Hand, page: Page, decision: 'ยืนยัน' | 'ปฏิเสธ'): Promise<void> {
  await page.waitForURL(`${stackAddresses.gateway}/payments/*/authorize`)
  await hand.press(page.getByRole('button', { name: decision }))
}
