import type { Page } from '@playwright/test'
import { type Account, asPerson, hiringEmployer, sendJson } from './account'
import { daysAhead, expect } from './fixtures'
import { stackAddresses } from './stack'
import { thai } from './thai'

const { gateway, jobPost } = stackAddresses

const postOf = (title: string, branchId: string) => ({
  type: 'daily',
  workType: 'waiter',
  title,
  description: 'เสิร์ฟอาหาร จัดโต๊ะ และเก็บโต๊ะ',
  headcount: 3,
  payUnit: 'day',
  payAmount: 60_000,
  payday: 'same_day',
  shifts: [{ date: daysAhead(2), startTime: '10:00', endTime: '19:00', breakMinutes: 60 }],
  branchId,
})

/** An employer without credits: three posts are published, and a fourth, the last of `ids`, waits for credit. */
export async function employerWithoutCredit() {
  const account = await hiringEmployer()
  const ids: string[] = []
  for (const title of ['พนักงานเสิร์ฟ กะเช้า', 'พนักงานเสิร์ฟ กะบ่าย', 'ผู้ช่วยครัว', 'แคชเชียร์']) {
    const body = postOf(title, account.branchId)
    const { id } = (await asPerson<{ id: string }>(account, `${jobPost}/v1/job-posts`, { body })).body
    const { status } = await asPerson(account, `${jobPost}/v1/job-posts/${id}/events`, {
      body: { event: 'submit' },
    })
    expect([title, status]).toEqual([title, ids.length < 3 ? 200 : 409])
    ids.push(id)
  }
  return { account, ids }
}

/** Who is paid at the provider: for posting, or for profiles. */
type Merchant = 'job_post' | 'employers'

const keyOf = (merchant: Merchant) => ({ Authorization: `Basic ${btoa(`skey_test_sandbox_${merchant}:`)}` })

type Found = { readonly data: readonly { readonly id: string; readonly status: string }[] }

/** The charges of an order that a merchant has at the sandbox's provider. */
export async function chargesOf(number: string, merchant: Merchant = 'job_post'): Promise<Found['data']> {
  const query = new URLSearchParams({ scope: 'charge', query: number })
  const address = `${gateway}/search?${query}`
  return (await sendJson<Found>(address, { method: 'GET', headers: keyOf(merchant) })).body.data
}

/** Does to the open charge of an order what a payer, or time, does. */
export async function atTheBank(
  number: string,
  event: 'mark_as_paid' | 'expire',
  merchant: Merchant = 'job_post',
): Promise<void> {
  const open = (await chargesOf(number, merchant)).find(({ status }) => status === 'pending')
  const address = `${gateway}/charges/${open?.id}/${event}`
  expect((await sendJson(address, { headers: keyOf(merchant) })).status).toBe(200)
}

/** The bank is late: the money of an order's code that has ended arrives. */
export async function payLate(number: string): Promise<void> {
  const ended = (await chargesOf(number)).find(({ status }) => status === 'expired')
  const { status } = await sendJson(`${gateway}/sandbox/charges/${ended?.id}/pay_late`, { body: {} })
  expect(status).toBe(200)
}

/** Orders five credits, asks for their code, and brings the order into a state; answers its id. */
export async function orderFor(account: Account, state: 'waiting' | 'over' | 'paid'): Promise<string> {
  const orders = `${jobPost}/v1/orders`
  const packageId = '019aa000-0000-7000-8000-000000000002'
  const { body } = await asPerson<{ id: string; number: string }>(account, orders, {
    body: { packageId, branchId: null },
  })
  const asked = await asPerson(account, `${orders}/${body.id}/payments`, { body: { method: 'promptpay' } })
  expect(asked.status).toBe(201)
  if (state === 'waiting') return body.id
  await atTheBank(body.number, state === 'paid' ? 'mark_as_paid' : 'expire')
  const stateNow = async () =>
    (await asPerson<{ state: string }>(account, `${orders}/${body.id}/checks`)).body.state
  await expect.poll(stateNow).toBe(state === 'paid' ? 'fulfilled' : 'expired')
  return body.id
}

/** The way from a paid order to the post that waited for it, which may be published by then. */
export const toPostPaidFor = (page: Page) =>
  page
    .getByRole('link', { name: thai('orders.pay.paid.toPost') })
    .or(page.getByRole('link', { name: thai('orders.pay.paid.toPublished'), exact: true }))
