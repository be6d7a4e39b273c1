import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { appendFileSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import createOmise from 'omise'
import { parse } from 'promptparse'
import { readCode } from '@/services/shared/testing/read-code'
import { type Fake, listen } from '../fake/fake'
import { scratchFolders } from '../testing/scratch-folder'
import { createGateway, type Gateway } from './gateway'
import { promptPayPayload } from './qr-picture'

const secret = Buffer.from('a webhook secret').toString('base64')
const returnUri = 'http://localhost:3000/payment/callback'

const newFolder = scratchFolders('sandbox-gateway')
let file: string
let gateway: Gateway
let fake: Fake
let omise: ReturnType<typeof createOmise>

async function start(): Promise<void> {
  gateway = await createGateway({ file, webhook: { url: '', secret }, address: () => fake.address })
  fake = await listen({ name: 'gateway', port: 0, listener: gateway.listener, acceptsTunnels: true })
  // The client's port cannot be set; through its proxy setting it reaches the sandbox under Omise's real host names.
  process.env.http_proxy = fake.address
}

async function stop(): Promise<void> {
  await fake.close()
  gateway.close()
}

beforeEach(async () => {
  file = join(newFolder(), 'gateway.jsonl')
  await start()
  omise = connect('skey_test_partim')
})
afterEach(async () => {
  await stop()
  delete process.env.http_proxy
})

function connect(secretKey: string) {
  return createOmise({
    publicKey: 'pkey_test_partim',
    secretKey,
    omiseVersion: '2019-05-29',
    scheme: createOmise.Scheme.Http,
  })
}

function createToken(number = '4242424242424242') {
  return omise.tokens.create({
    card: {
      name: 'สมชาย ใจดี',
      number,
      expiration_month: 12,
      expiration_year: new Date().getFullYear() + 3,
      security_code: '987',
    },
  } as Parameters<typeof omise.tokens.create>[0])
}

async function chargeCard(number?: string, more: Record<string, unknown> = {}) {
  const { id: card } = await createToken(number)
  return omise.charges.create({ amount: 63_130, currency: 'thb', card, ...more })
}

const chargePromptPay = (more: Record<string, unknown> = {}) =>
  omise.charges.create({ amount: 63_130, currency: 'thb', source: { type: 'promptpay' } as never, ...more })

function call(path: string, init: RequestInit = {}): Promise<Response> {
  const authorization = `Basic ${Buffer.from('skey_test_partim:').toString('base64')}`
  return fetch(fake.address + path, {
    redirect: 'manual',
    ...init,
    headers: { authorization, ...init.headers },
  })
}

async function decide(authorizeUri: string, decision: string): Promise<Response> {
  return fetch(authorizeUri, { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' })
}

const failingCards = [
  ['4111111111140011', 'insufficient_fund'],
  ['4111111111130012', 'stolen_or_lost_card'],
  ['4111111111120013', 'failed_processing'],
  ['4111111111110014', 'payment_rejected'],
] as const

describe('cards without 3-D Secure', () => {
  test.each(['4242424242424242', '5555555555554444'])('%s succeeds at once', async (number) => {
    const charge = await chargeCard(number, { metadata: { order: 'ORD-1' } })
    expect(charge).toMatchObject({
      object: 'charge',
      status: 'successful',
      paid: true,
      amount: 63_130,
      currency: 'THB',
      failure_code: null,
      authorize_uri: null,
      metadata: { order: 'ORD-1' },
      card: { last_digits: number.slice(-4), name: 'สมชาย ใจดี' },
    })
    expect(await omise.charges.retrieve(charge.id)).toEqual(charge)
  })

  test.each(failingCards)('%s fails with %s', async (number, code) => {
    const charge = await chargeCard(number)
    expect(charge).toMatchObject({ status: 'failed', paid: false, failure_code: code })
    expect(charge.failure_message).toMatch(/\w{4}/)
  })

  test('a token buys once', async () => {
    const { id: card } = await createToken()
    await omise.charges.create({ amount: 5_000, currency: 'thb', card })
    await expect(omise.charges.create({ amount: 5_000, currency: 'thb', card })).rejects.toMatchObject({
      object: 'error',
      code: 'used_token',
    })
  })

  test('an authorized charge is captured, or reversed, once', async () => {
    const first = await chargeCard(undefined, { capture: false })
    expect(first).toMatchObject({ status: 'pending', authorized: true, capturable: true, paid: false })
    expect(await omise.charges.capture(first.id)).toMatchObject({ status: 'successful', paid: true })
    await expect(omise.charges.capture(first.id)).rejects.toMatchObject({ code: 'failed_capture' })
    const second = await chargeCard(undefined, { capture: false })
    expect(await omise.charges.reverse(second.id)).toMatchObject({ status: 'reversed', authorized: false })
  })
})

describe('a customer', () => {
  test('keeps the card of a token, is charged by it, and is removed', async () => {
    const { id: card } = await createToken()
    const customer = await omise.customers.create({ card, description: 'C-1' } as never)
    expect(customer).toMatchObject({
      object: 'customer',
      description: 'C-1',
      cards: { data: [{ last_digits: '4242', brand: 'Visa' }] },
    })
    await expect(omise.customers.create({ card } as never)).rejects.toMatchObject({ code: 'used_token' })
    const charge = { amount: 5_000, currency: 'thb', customer: customer.id }
    expect(await omise.charges.create(charge)).toMatchObject({ status: 'successful', customer: customer.id })
    expect(await omise.customers.destroy(customer.id)).toMatchObject({ deleted: true })
    await expect(omise.customers.retrieve(customer.id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(omise.charges.create(charge)).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('3-D Secure', () => {
  test('the payer approves on the bank’s Thai page and comes back; the charge is paid', async () => {
    const charge = await chargeCard(undefined, { return_uri: returnUri })
    expect(charge).toMatchObject({ status: 'pending', authorized: false, paid: false })
    const page = await (await fetch(charge.authorize_uri)).text()
    expect(page).toContain('631.30')
    expect(page).toContain('4242')
    const back = await decide(charge.authorize_uri, 'approve')
    expect([back.status, back.headers.get('location')]).toEqual([303, returnUri])
    expect(await omise.charges.retrieve(charge.id)).toMatchObject({ status: 'successful', paid: true })
  })

  test('the payer declines; a second try changes nothing', async () => {
    const charge = await chargeCard(undefined, { return_uri: returnUri })
    await decide(charge.authorize_uri, 'decline')
    expect((await decide(charge.authorize_uri, 'approve')).status).toBe(303)
    expect((await fetch(charge.authorize_uri, { redirect: 'manual' })).headers.get('location')).toBe(
      returnUri,
    )
    expect(await omise.charges.retrieve(charge.id)).toMatchObject({
      status: 'failed',
      failure_code: 'payment_rejected',
    })
  })

  test.each([...failingCards, ['4111111111140003', 'failed_processing']])(
    '%s fails after approval with %s',
    async (number, code) => {
      const charge = await chargeCard(number, { return_uri: returnUri })
      await decide(charge.authorize_uri, 'approve')
      expect(await omise.charges.retrieve(charge.id)).toMatchObject({ status: 'failed', failure_code: code })
    },
  )

  test('a card that cannot be enrolled fails before any page', async () => {
    const charge = await chargeCard('4111111111150002', { return_uri: returnUri })
    expect(charge).toMatchObject({ status: 'failed', authorize_uri: null, failure_code: 'failed_processing' })
  })

  test('a return address that is no web address is refused', async () => {
    await expect(chargeCard(undefined, { return_uri: 'javascript:alert(1)' })).rejects.toMatchObject({
      code: 'invalid_charge',
    })
  })
})

describe('PromptPay', () => {
  test('the QR picture is a picture, and holds the amount in a payload with a right checksum', async () => {
    const { id: source } = await omise.sources.create({
      type: 'promptpay',
      amount: 63_130,
      currency: 'thb',
    } as never)
    const charge = await omise.charges.create({ amount: 63_130, currency: 'thb', source })
    const scannable = charge.source as unknown as { scannable_code: { image: { download_uri: string } } }
    const picture = await fetch(scannable.scannable_code.image.download_uri)
    expect(picture.headers.get('content-type')).toBe('image/svg+xml')
    const code = await readCode(Buffer.from(await picture.arrayBuffer()))
    expect(code?.text).toBe(promptPayPayload(charge))
    const payload = parse(code?.text ?? '', true)
    expect([payload?.getTagValue('54'), payload?.getTagValue('53')]).toEqual(['631.30', '764'])
  })

  test('pending until marked as paid, once', async () => {
    const charge = await chargePromptPay({ metadata: { order: 'ORD-2' } })
    expect(charge).toMatchObject({ status: 'pending', paid: false, source: { type: 'promptpay' } })
    await call(`/charges/${charge.id}/mark_as_paid`, { method: 'POST' })
    expect(await omise.charges.retrieve(charge.id)).toMatchObject({ status: 'successful', paid: true })
    expect((await call(`/charges/${charge.id}/mark_as_paid`, { method: 'POST' })).status).toBe(400)
  })

  test('may be marked as failed', async () => {
    const { id } = await chargePromptPay()
    await call(`/charges/${id}/mark_as_failed`, { method: 'POST' })
    expect(await omise.charges.retrieve(id)).toMatchObject({
      status: 'failed',
      failure_code: 'payment_rejected',
    })
  })

  test('expires at its time by itself, says so by an event, and cannot be paid any more', async () => {
    const expiresAt = new Date(Date.now() + 2_000).toISOString()
    const received = await receiveEvents()
    const { id } = await chargePromptPay({ expires_at: expiresAt })
    await received.until('charge.expire')
    received.close()
    expect(await omise.charges.retrieve(id)).toMatchObject({ status: 'expired', expired: true, paid: false })
    const late = await call(`/charges/${id}/mark_as_paid`, { method: 'POST' })
    expect([late.status, await late.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'expired_charge' }),
    ])
  })

  test('that has ended is still paid by a bank that is late, once', async () => {
    const received = await receiveEvents()
    const { id } = await chargePromptPay()
    const payLate = () => call(`/sandbox/charges/${id}/pay_late`, { method: 'POST' })
    expect((await payLate()).status).toBe(400)
    await omise.charges.expire(id)
    expect((await payLate()).status).toBe(200)
    const { body } = await received.until('charge.complete')
    received.close()
    expect(JSON.parse(body)).toMatchObject({ data: { id, status: 'successful', paid: true } })
    expect(await omise.charges.retrieve(id)).toMatchObject({ status: 'successful', expired: false })
    expect((await payLate()).status).toBe(400)
  })

  test('can be expired by hand', async () => {
    const { id } = await chargePromptPay()
    expect(await omise.charges.expire(id)).toMatchObject({ status: 'expired' })
  })
})

describe('refunds', () => {
  test('in parts, never more than was paid', async () => {
    const { id } = await chargeCard()
    const { id: refund } = await omise.charges.createRefund(id, { amount: 60_000 })
    expect(await omise.charges.retrieveRefund(id, refund)).toMatchObject({ amount: 60_000, charge: id })
    await expect(omise.charges.createRefund(id, { amount: 3_131 })).rejects.toMatchObject({
      code: 'failed_refund',
    })
    await omise.charges.createRefund(id, { amount: 3_130 })
    expect(await omise.charges.retrieve(id)).toMatchObject({ refunded_amount: 63_130, refundable: false })
    expect((await omise.charges.listRefunds(id)).data).toHaveLength(2)
  })
})

describe('lists and looking up', () => {
  test('charges come by page and order, and are found by what is in their metadata', async () => {
    const ids: string[] = []
    for (const order of ['ORD-7', 'ORD-8', 'ORD-9'])
      ids.push((await chargePromptPay({ metadata: { order } })).id)
    const page = await omise.charges.list({ limit: 2, order: 'reverse_chronological' } as never)
    expect(page).toMatchObject({ total: 3, limit: 2 })
    expect(page.data.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 2))
    const found = (await (await call('/search?scope=charge&query=ORD-8')).json()) as typeof page
    expect(found.data.map(({ id }) => id)).toEqual([ids[1]])
  })

  test('events tell the story of a charge', async () => {
    const { id } = await chargeCard()
    await omise.charges.createRefund(id, { amount: 2_000 })
    const { data } = await omise.events.list()
    expect(data.map(({ key }) => key)).toEqual(['charge.create', 'charge.complete', 'refund.create'])
    expect(await omise.events.retrieve(String(data[1]?.id))).toMatchObject({
      data: { id, status: 'successful' },
    })
  })
})

describe('what a merchant made', () => {
  const bank = (path: string) =>
    call(`/sandbox${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }).then((answer) => answer.json() as Promise<{ id: string }>)

  test('does not exist for another merchant’s keys, and is in none of their lists', async () => {
    const { id: card } = await createToken()
    const { id: customer } = await omise.customers.create({ card } as never)
    const { id: token } = await createToken()
    const { id: source } = await omise.sources.create({
      type: 'promptpay',
      amount: 63_130,
      currency: 'thb',
    } as never)
    const { id: charge } = await chargeCard(undefined, { metadata: { order: 'ORD-3' } })
    const { id: refund } = await omise.charges.createRefund(charge, { amount: 2_000 })
    const { id: dispute } = await bank(`/charges/${charge}/disputes`)
    const { id: pending } = await chargePromptPay()
    const { data: events } = await omise.events.list()

    const other = { authorization: `Basic ${btoa('skey_test_other:')}`, 'content-type': 'application/json' }
    const asked = async (path: string, method = 'GET', body = {}) => {
      const init = { method, headers: other, ...(method !== 'GET' && { body: JSON.stringify(body) }) }
      const answer = await call(path, init)
      return [path, answer.status, ((await answer.json()) as { code: string }).code]
    }
    const priced = { amount: 63_130, currency: 'thb' }
    for (const answer of [
      await asked(`/tokens/${token}`),
      await asked(`/sources/${source}`),
      await asked(`/customers/${customer}`),
      await asked(`/customers/${customer}`, 'DELETE'),
      await asked('/customers', 'POST', { card: token }),
      await asked('/charges', 'POST', { ...priced, customer }),
      await asked('/charges', 'POST', { ...priced, card: token }),
      await asked('/charges', 'POST', { ...priced, source }),
      await asked(`/charges/${charge}`),
      await asked(`/charges/${charge}`, 'PATCH', { description: 'ours' }),
      await asked(`/charges/${pending}/mark_as_paid`, 'POST'),
      await asked(`/charges/${pending}/expire`, 'POST'),
      await asked(`/charges/${charge}/refunds`, 'POST', { amount: 2_000 }),
      await asked(`/charges/${charge}/refunds`),
      await asked(`/charges/${charge}/refunds/${refund}`),
      await asked(`/disputes/${dispute}`),
      await asked(`/disputes/${dispute}`, 'PATCH', { message: 'ours' }),
      await asked(`/disputes/${dispute}/accept`, 'PATCH'),
      ...(await Promise.all(events.map(({ id }) => asked(`/events/${id}`)))),
    ])
      expect(answer).toEqual([answer[0], 404, 'not_found'])
    for (const list of [
      '/charges',
      '/customers',
      '/disputes',
      '/disputes/open',
      '/events',
      '/search?scope=charge&query=ORD-3',
    ]) {
      const lengthFor = async (init: RequestInit) =>
        ((await (await call(list, init)).json()) as { data: unknown[] }).data.length
      expect([list, await lengthFor({ headers: other })]).toEqual([list, 0])
      expect([list, await lengthFor({})]).not.toEqual([list, 0])
    }
    expect(await omise.charges.retrieve(pending)).toMatchObject({ status: 'pending' })
    expect(await omise.customers.retrieve(customer)).toMatchObject({ id: customer })
  })
})

describe('refusals', () => {
  test.each([
    [{ amount: 1_999 }, 'invalid_charge'],
    [{ amount: 15_000_001 }, 'invalid_charge'],
    [{ amount: 20.5 }, 'invalid_charge'],
    [{ currency: 'usd' }, 'invalid_charge'],
    [{ card: 'tokn_test_unknown' }, 'not_found'],
    [{ card: undefined }, 'invalid_charge'],
    [{ source: { type: 'promptpay' } }, 'invalid_charge'],
    [{ expires_at: '2020-01-01T00:00:00Z' }, 'invalid_charge'],
  ])('a charge with %j is refused as %s', async (wrong, code) => {
    await expect(chargeCard(undefined, wrong)).rejects.toMatchObject({ object: 'error', code })
  })

  test.each(['4242424242424241', '1', ''])('card number %j gives no token', async (number) => {
    await expect(createToken(number)).rejects.toMatchObject({ code: 'invalid_card' })
  })

  test('keys are checked: a wrong one, and a public one where the secret one is needed', async () => {
    const { id } = await chargeCard()
    const refused = { code: 'authentication_failure' }
    await expect(connect('skey_live_1').charges.retrieve(id)).rejects.toMatchObject(refused)
    await expect(connect('pkey_test_partim').charges.retrieve(id)).rejects.toMatchObject(refused)
    expect((await fetch(`${fake.address}/charges/${id}`)).status).toBe(401)
  })

  test('card numbers and security codes are not kept', async () => {
    await chargeCard('4111111111140011')
    expect(readFileSync(file, 'utf8')).not.toMatch(/4111111111140011|"987"/)
  })
})

test('a form body with brackets makes a token too, from any web page', async () => {
  const response = await fetch(`${fake.address}/tokens`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from('pkey_test_x:').toString('base64')}` },
    body: new URLSearchParams({
      'card[name]': 'A',
      'card[number]': '4242 4242 4242 4242',
      'card[expiration_month]': '1',
      'card[expiration_year]': String(new Date().getFullYear() + 1),
    }),
  })
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
  expect(await response.json()).toMatchObject({
    object: 'token',
    card: { brand: 'Visa', last_digits: '4242' },
  })
})

test('everything survives a restart, also one in the middle of a write', async () => {
  const paid = await chargeCard()
  const { id } = await chargePromptPay()
  await stop()
  appendFileSync(file, '[{"kind":"charge","id":"chrg_test_half')
  await start()
  expect(await omise.charges.retrieve(paid.id)).toEqual(paid)
  await call(`/charges/${id}/mark_as_paid`, { method: 'POST' })
  await stop()
  await start()
  expect((await omise.charges.list()).data.map(({ status }) => status)).toEqual(['successful', 'successful'])
})

describe('webhooks', () => {
  test('are signed over time stamp and body, by both secrets during a rotation', async () => {
    const previousSecret = Buffer.from('the old one').toString('base64')
    const received = await receiveEvents({ previousSecret })
    const { id } = await chargeCard()
    const { body, headers } = await received.until('charge.complete')
    received.close()
    expect(JSON.parse(body)).toMatchObject({ object: 'event', data: { id, status: 'successful' } })
    const timestamp = String(headers['omise-signature-timestamp'])
    expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(10)
    const signatures = [secret, previousSecret].map((key) =>
      createHmac('sha256', Buffer.from(key, 'base64')).update(`${timestamp}.${body}`).digest('hex'),
    )
    expect(headers['omise-signature']).toBe(signatures.join(','))
  })

  test('are sent again after a failure, and on demand', async () => {
    const received = await receiveEvents({ failures: 1 })
    await chargePromptPay()
    const { body } = await received.until('charge.create')
    const { id } = JSON.parse(body) as { id: string }
    const again = await call(`/sandbox/events/${id}/deliver`, { method: 'POST' })
    received.close()
    expect(await again.json()).toEqual({
      deliveries: [
        { event: id, attempt: 1, status: 500 },
        { event: id, attempt: 2, status: 200 },
        { event: id, attempt: 1, status: 200 },
      ],
    })
  })
})

type Received = { key: string; body: string; headers: IncomingMessage['headers'] }

/** A receiver of events; `until` resolves with the first accepted event with a key. */
async function receiveEvents({ failures = 0, previousSecret = '' } = {}) {
  const accepted: Received[] = []
  let left = failures
  let wake = () => {}
  const server = createServer(async (req, res) => {
    const body = await text(req)
    left -= 1
    if (left >= 0) return res.writeHead(500).end()
    accepted.push({ key: (JSON.parse(body) as { key: string }).key, body, headers: req.headers })
    res.end(() => wake())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await call('/sandbox/webhook', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url: `http://127.0.0.1:${port}/`, secret, previousSecret }),
  })
  return {
    close: () => void server.close(),
    async until(key: string): Promise<Received> {
      for (;;) {
        const found = accepted.find((event) => event.key === key)
        if (found) return found
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
  }
}
