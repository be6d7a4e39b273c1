import type { RequestListener } from 'node:http'
import { inspect } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { omise } from './job-post/billing/payments/omise'
import { type NewCharge, ProviderRefusal, ProviderSilence } from './job-post/billing/payments/provider'
import { type Fake, listen } from './sandbox/fake/fake'
import { createGateway, type Gateway } from './sandbox/gateway/gateway'
import { scratchFolders } from './sandbox/testing/scratch-folder'

/** The job-post service's client of the payment provider against the sandbox's, which Omise's own client works with. */

const newFolder = scratchFolders('payments')
let gateway: Gateway
let fake: Fake
beforeAll(async () => {
  gateway = await createGateway({
    file: `${newFolder()}/gateway.jsonl`,
    webhook: { url: '', secret: 'c2VjcmV0' },
    address: () => fake.address,
  })
  fake = await listen({ name: 'gateway', port: 0, listener: gateway.listener })
})
afterAll(async () => {
  await fake.close()
  gateway.close()
})
afterEach(() => fetch(`${fake.address}/sandbox/faults`, { method: 'DELETE' }))

const client = (key = 'skey_test_job_post') =>
  omise({
    OMISE_API_URL: fake.address,
    OMISE_JOB_POST_SECRET_KEY: key,
    OMISE_EMPLOYERS_SECRET_KEY: 'skey_test_employers',
  })
const fault = (mode: string, match: string) =>
  fetch(`${fake.address}/sandbox/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ match, mode, times: 1 }),
  })
const asSandbox = (path: string) =>
  fetch(fake.address + path, {
    method: path.endsWith('events') ? 'GET' : 'POST',
    headers: { authorization: `Basic ${btoa('skey_test_job_post:')}` },
  })
const asked = (changes: Partial<NewCharge> = {}): NewCharge => ({
  merchant: 'job_post',
  amount: 2_664_30,
  expiresAt: new Date(Date.now() + 15 * 60_000),
  orderNumber: 'CR-2569-00001',
  paymentId: uuidv7(),
  means: { kind: 'code' },
  ...changes,
})

test('a charge is made, read, shown, and seen paid', async () => {
  const wanted = asked()
  const made = await client().charge(wanted)
  expect(made).toMatchObject({
    status: 'pending',
    amount: 2_664_30,
    currency: 'THB',
    paymentId: wanted.paymentId,
    paidAt: null,
  })
  expect(await client().find('job_post', made.id)).toEqual(made)
  const { type, bytes } = await client().picture(made.codeAddress ?? '')
  expect([type, bytes.toString().slice(0, 4)]).toEqual(['image/svg+xml', '<svg'])
  await asSandbox(`/charges/${made.id}/mark_as_paid`)
  expect(await client().find('job_post', made.id)).toMatchObject({
    status: 'successful',
    paidAt: expect.any(Date),
  })
  const events = (await (await asSandbox('/events')).json()) as { data: { id: string; key: string }[] }
  const complete = events.data.find(({ key }) => key === 'charge.complete')
  expect(await client().readEvent('job_post', complete?.id ?? '')).toEqual({
    about: 'charge',
    chargeId: made.id,
    paymentId: wanted.paymentId,
    isReversal: false,
  })
})

test('a charge is another merchant’s neither to read, nor to end, nor to return money of', async () => {
  const wanted = asked()
  const made = await client().charge(wanted)
  await expect(client().find('employers', made.id)).rejects.toMatchObject({ status: 404 })
  await expect(client().expire('employers', made.id)).rejects.toMatchObject({ status: 404 })
  await asSandbox(`/charges/${made.id}/mark_as_paid`)
  const refund = {
    merchant: 'employers',
    chargeId: made.id,
    amount: 100_00,
    refundId: uuidv7(),
    orderNumber: wanted.orderNumber,
  } as const
  await expect(client().refund(refund)).rejects.toMatchObject({ status: 404 })
  expect(await client().lookUp('employers', wanted.paymentId, new Date(Date.now() - 60_000))).toBeNull()
  expect(await client().find('job_post', made.id)).toMatchObject({ status: 'successful', refundedAmount: 0 })
})

test('a charge is ended, and a paid one is not', async () => {
  const made = await client().charge(asked())
  expect(await client().expire('job_post', made.id)).toMatchObject({ id: made.id, status: 'expired' })
  await expect(client().expire('job_post', made.id)).rejects.toThrow(ProviderRefusal)
})

test('a charge is found by its payment, among others, and one that was never made is not', async () => {
  const wanted = asked()
  const since = new Date(Date.now() - 60_000)
  await client().charge(asked())
  const made = await client().charge(wanted)
  await client().charge(asked())
  expect(await client().lookUp('job_post', wanted.paymentId, since)).toEqual(made)
  expect(await client().lookUp('job_post', uuidv7(), since)).toBeNull()
})

test.each(['reset', 'garbage', 'misshapen', '5xx', 'html'])(
  'an answer that is lost (%s) does not say that there is no charge',
  async (mode) => {
    await fault(mode, '/charges')
    await expect(client().charge(asked())).rejects.toThrow(ProviderSilence)
  },
)

test('a refusal says so, with its code', async () => {
  await expect(client().charge(asked({ amount: 1 }))).rejects.toMatchObject({
    name: 'ProviderRefusal',
    status: 400,
    code: 'invalid_charge',
  })
  await expect(client('skey_live_wrong').charge(asked())).rejects.toMatchObject({ status: 401 })
  await expect(client().find('job_post', 'chrg_test_none')).rejects.toMatchObject({ status: 404 })
})

test.each(['http://127.0.0.1:1/qr.svg', 'https://omise.co.example/qr.svg', 'file:///etc/passwd', 'x'])(
  'no picture is fetched from %s',
  async (address) => {
    await expect(client().picture(address)).rejects.toThrow('strange address')
  },
)

/** As the browser does it, with the public key. */
async function tokenOf(number: string): Promise<string> {
  const answer = await fetch(`${fake.address}/tokens`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('pkey_test_job_post:')}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      card: {
        name: 'สมชาย ใจดี',
        number,
        expiration_month: 12,
        expiration_year: new Date().getFullYear() + 3,
        security_code: '987',
      },
    }),
  })
  return ((await answer.json()) as { id: string }).id
}
const returnTo = 'http://localhost:3000/payment/callback?order=1'
const decide = (address: string | null, decision: string) =>
  fetch(address ?? '', { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' })

describe('a card', () => {
  const charged = async (number: string) => {
    const means = { kind: 'token', token: await tokenOf(number), returnTo } as const
    return client().charge(asked({ means }))
  }

  test.each(['4242424242424242', '5555555555554444'])(
    '%s is confirmed at the bank, and paid',
    async (number) => {
      const made = await charged(number)
      expect(made).toMatchObject({
        status: 'pending',
        codeAddress: null,
        card: { lastDigits: number.slice(-4) },
        authorizeAddress: expect.stringContaining(`${fake.address}/payments/`),
      })
      const back = await decide(made.authorizeAddress, 'approve')
      expect([back.status, back.headers.get('location')]).toEqual([303, returnTo])
      expect(await client().find('job_post', made.id)).toMatchObject({ status: 'successful' })
    },
  )

  test.each([
    ['4111111111140011', 'insufficient_fund'],
    ['4111111111130012', 'stolen_or_lost_card'],
    ['4111111111120013', 'failed_processing'],
    ['4111111111110014', 'payment_rejected'],
    ['4111111111140003', 'failed_processing'],
  ])('%s is confirmed, and fails with %s', async (number, failureCode) => {
    const made = await charged(number)
    await decide(made.authorizeAddress, 'approve')
    expect(await client().find('job_post', made.id)).toMatchObject({ status: 'failed', failureCode })
  })

  test('that cannot be confirmed at all fails at once', async () => {
    expect(await charged('4111111111150002')).toMatchObject({
      status: 'failed',
      authorizeAddress: null,
      failureCode: 'failed_processing',
    })
  })

  test('that its owner does not confirm fails', async () => {
    const made = await charged('4242424242424242')
    await decide(made.authorizeAddress, 'decline')
    expect(await client().find('job_post', made.id)).toMatchObject({
      status: 'failed',
      failureCode: 'payment_rejected',
    })
  })

  test('is charged by its token once', async () => {
    const means = { kind: 'token', token: await tokenOf('4242424242424242'), returnTo } as const
    await client().charge(asked({ means }))
    await expect(client().charge(asked({ means }))).rejects.toMatchObject({
      name: 'ProviderRefusal',
      code: 'used_token',
    })
  })

  test('is kept, found by ours, charged again, and forgotten', async () => {
    const since = new Date(Date.now() - 60_000)
    const [companyId, savedCardId] = [uuidv7(), uuidv7()]
    const token = await tokenOf('4242424242424242')
    const kept = await client().keepCard({ merchant: 'job_post', token, companyId, savedCardId })
    expect(kept).toMatchObject({ brand: 'Visa', lastDigits: '4242', expirationMonth: 12 })
    expect(await client().findKeptCard('job_post', savedCardId, since)).toEqual(kept)
    expect(await client().findKeptCard('job_post', uuidv7(), since)).toBeNull()
    for (let time = 0; time < 2; time += 1) {
      const means = { kind: 'kept', customerId: kept.customerId, returnTo } as const
      const made = await client().charge(asked({ means }))
      expect(made).toMatchObject({ status: 'pending', card: { lastDigits: '4242' } })
    }
    await client().forgetCard('job_post', kept.customerId)
    await client().forgetCard('job_post', kept.customerId)
    const means = { kind: 'kept', customerId: kept.customerId, returnTo } as const
    await expect(client().charge(asked({ means }))).rejects.toMatchObject({ status: 404 })
    expect(await client().findKeptCard('job_post', savedCardId, since)).toBeNull()
  })

  test.each(['reset', 'garbage', 'misshapen', '5xx', 'html'])(
    'is in no error (%s), and neither is the key',
    async (mode) => {
      const token = await tokenOf('4242424242424242')
      const means = { kind: 'token', token, returnTo } as const
      await fault(mode, '/charges')
      const error = await client()
        .charge(asked({ means }))
        .catch((reason: unknown) => reason)
      expect(error).toBeInstanceOf(ProviderSilence)
      expect(inspect(error, { depth: 9, showHidden: true })).not.toMatch(/tokn_|skey_/)
    },
  )

  test('is confirmed nowhere but at the provider', async () => {
    const strange = omise({
      OMISE_API_URL: fake.address.replace('127.0.0.1', 'localhost'),
      OMISE_JOB_POST_SECRET_KEY: 'skey_test_job_post',
      OMISE_EMPLOYERS_SECRET_KEY: 'skey_test_employers',
    })
    const means = { kind: 'token', token: await tokenOf('4242424242424242'), returnTo } as const
    await expect(strange.charge(asked({ means }))).rejects.toThrow('strange address')
  })
})

test('a charge and an event of the mode that the key is not for are told apart', async () => {
  const listener: RequestListener = (request, response) => {
    const isEvent = request.url?.startsWith('/events/')
    const charge = { object: 'charge', id: 'chrg_x', status: 'successful', amount: 1, currency: 'thb' }
    const about = { metadata: {}, created_at: '2026-11-28T00:00:00Z', livemode: false }
    const event = { object: 'event', id: 'evnt_x', livemode: false, key: 'charge.complete', data: charge }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(isEvent ? event : { ...charge, ...about }))
  }
  const provider = await listen({ name: 'test mode', port: 0, listener })
  const using = (key: string) =>
    omise({
      OMISE_API_URL: provider.address,
      OMISE_JOB_POST_SECRET_KEY: key,
      OMISE_EMPLOYERS_SECRET_KEY: key,
    })
  const [live, ofTest] = [using('skey_5x'), using('skey_test_5x')]
  expect(await live.find('job_post', 'chrg_x')).toMatchObject({ isOurMode: false })
  expect(await ofTest.find('job_post', 'chrg_x')).toMatchObject({ isOurMode: true })
  expect(await live.readEvent('job_post', 'evnt_x')).toEqual({ about: 'other_mode' })
  expect(await ofTest.readEvent('job_post', 'evnt_x')).toMatchObject({ about: 'charge', chargeId: 'chrg_x' })
  await provider.close()
})
