import { describe, expect, test } from '@jest/globals'
import { and, eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { creditGrants } from '../../tables/credits'
import { payments } from '../../tables/orders'
import type { TestService } from '../../testing'
import { newToken, ordered as orderedBy } from '../testing'
import { listPaymentEvents } from './repository'
import { reconcilePayments } from './service'
import { type Founder, startPayments } from './testing'

let service: TestService
let owner: Founder
startPayments((now) => {
  service = now.service
  owner = now.owner
})

const ordered = () => orderedBy(service, owner.uid)
const pay = (id: string, body: object, key = uuidv7()) =>
  service.ask(`POST /v1/orders/${id}/payments`, {
    as: owner.uid,
    body: { method: 'card', ...body },
    headers: { 'idempotency-key': key },
  })
const read = async (id: string, as = owner.uid) => (await service.ask(`GET /v1/orders/${id}`, { as })).json
const check = async (id: string) =>
  (await service.ask(`POST /v1/orders/${id}/checks`, { as: owner.uid })).json

/** An order whose card waits for its owner's word at the bank. */
async function challenged(more: object = {}) {
  const id = await ordered()
  const { json } = await pay(id, { token: newToken(), ...more })
  const [charge] = service.paymentProvider.ofPayment(json.paymentId)
  if (!charge) throw new Error('no charge')
  return { id, chargeId: charge.id, paymentId: json.paymentId as string }
}

const given = async (id: string) => {
  const subject = and(eq(creditGrants.companyId, owner.companyId), eq(creditGrants.subject, `order:${id}`))
  return (await service.database.db.select().from(creditGrants).where(subject)).length
}
const forget = (paymentId: string, minutes: number) => {
  const past = sql`now() - make_interval(mins => ${minutes})`
  return service.database.db
    .update(payments)
    .set({ askedAt: sql`case when ${payments.askedAt} is null then null else ${past} end`, createdAt: past })
    .where(eq(payments.id, paymentId))
}

const log = { warn: () => undefined, error: () => undefined }
const parts = () => ({ db: service.database.db, provider: service.paymentProvider, log })
const work = { name: 'test', log, stopping: new AbortController().signal }

describe('paying by card', () => {
  test('in the screens of a phone app leads back to them, and not to where somebody says', async () => {
    const { id, chargeId } = await challenged({ place: 'topup', next: '/job-posting/w' })
    expect(service.paymentProvider.charges.get(chargeId)?.asked.means).toMatchObject({
      returnTo: `http://localhost:3000/employer/payment/topup?order=${id}&from=bank`,
    })
  })

  test('asks the bank first, tells the provider where to lead back to, and gives credits once it is paid', async () => {
    const { id, chargeId, paymentId } = await challenged({ next: '/job-posting/w' })
    expect(service.paymentProvider.charges.get(chargeId)?.asked.means).toMatchObject({
      kind: 'token',
      returnTo: `http://localhost:3000/payment/callback?order=${id}&next=%2Fjob-posting%2Fw`,
    })
    expect(await read(id)).toMatchObject({
      state: 'awaiting_payment',
      merchant: 'job_post',
      canAsk: false,
      payment: {
        method: 'card',
        state: 'requires_action',
        card: { brand: 'Visa', lastDigits: '4242' },
        authorizeAddress: `https://provider.example/${chargeId}/authorize`,
      },
    })
    service.paymentProvider.become(chargeId, 'successful')
    await forget(paymentId, 1)
    await Promise.all(Array.from({ length: 5 }, () => check(id)))
    expect(await read(id)).toMatchObject({
      state: 'fulfilled',
      payment: { state: 'successful', authorizeAddress: null, failure: null },
    })
    expect(await given(id)).toBe(1)
    const moves = await listPaymentEvents(service.database.db, { companyId: owner.companyId, id: paymentId })
    expect(moves.map(({ toState }) => toState)).toEqual(['requires_action', 'successful'])
  })

  test('shows where it is confirmed to those who pay only', async () => {
    const { id } = await challenged()
    const admin = await service.colleague(uuidv7(), owner.companyId, 'admin')
    expect((await read(id, admin)).payment).toMatchObject({
      state: 'requires_action',
      authorizeAddress: null,
    })
  })

  test.each([
    ['insufficient_fund', 'insufficient_fund'],
    ['stolen_or_lost_card', 'stolen_or_lost_card'],
    ['failed_processing', 'failed_processing'],
    ['payment_rejected', 'payment_rejected'],
    ['insufficient_balance', 'insufficient_fund'],
    ['something_new', 'other'],
  ])('declined with %s keeps the order, which another card pays', async (code, failure) => {
    service.paymentProvider.declines = code
    const id = await ordered()
    await pay(id, { token: newToken() })
    expect(await read(id)).toMatchObject({
      state: 'awaiting_payment',
      canAsk: true,
      payment: { state: 'failed', failure, authorizeAddress: null },
    })
    service.paymentProvider.declines = ''
    const { json } = await pay(id, { token: newToken() })
    expect(await read(id)).toMatchObject({ payment: { id: json.paymentId, state: 'requires_action' } })
    expect(await given(id)).toBe(0)
  })

  test('declined is what the company’s list of orders says, and that they are tried again; cancelled it is over', async () => {
    const listed = async () => {
      const { json } = await service.ask('GET /v1/order-history', { as: owner.uid })
      return json.items.map(({ id, state, attempt, isInReview }: Record<string, unknown>) => [
        id,
        state,
        attempt,
        isInReview,
      ])
    }
    const untried = await ordered()
    service.paymentProvider.declines = 'insufficient_fund'
    const id = await ordered()
    await pay(id, { token: newToken() })
    service.paymentProvider.declines = ''
    const failed = { method: 'card', state: 'failed' }
    expect(await listed()).toEqual([
      [id, 'awaiting_payment', failed, false],
      [untried, 'pending', null, false],
    ])
    await pay(id, { token: newToken() })
    expect((await listed())[0]).toEqual([
      id,
      'awaiting_payment',
      { method: 'card', state: 'requires_action' },
      false,
    ])
    service.paymentProvider.declines = 'insufficient_fund'
    const other = await ordered()
    await pay(other, { token: newToken() })
    const body = { event: 'cancel' }
    expect((await service.ask(`POST /v1/orders/${other}/events`, { as: owner.uid, body })).status).toBe(200)
    expect((await listed())[0]).toEqual([other, 'cancelled', failed, false])
  })

  test('failed at the bank keeps the order as well', async () => {
    const { id, chargeId } = await challenged()
    service.paymentProvider.become(chargeId, 'failed', 'payment_rejected')
    await forget((await read(id)).payment.id, 1)
    expect(await check(id)).toMatchObject({
      state: 'awaiting_payment',
      canAsk: true,
      payment: { state: 'failed', failure: 'payment_rejected' },
    })
  })

  test('two hundred times at once with one key is one charge and one answer', async () => {
    const id = await ordered()
    const body = { token: newToken() }
    const key = uuidv7()
    const before = service.paymentProvider.requests
    const answers = await Promise.all(Array.from({ length: 200 }, () => pay(id, body, key)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
    expect(service.paymentProvider.requests - before).toBe(1)
    expect(service.paymentProvider.ofPayment(answers[0]?.json.paymentId)).toHaveLength(1)
    expect(await read(id)).toMatchObject({ payment: { state: 'requires_action' } })
  })

  test('by another card while the bank waits is the open payment, unless that one is to be replaced', async () => {
    const { id, chargeId, paymentId } = await challenged()
    expect((await pay(id, { token: newToken() })).json.paymentId).toBe(paymentId)
    const key = uuidv7()
    const body = { token: newToken(), instead: paymentId }
    const [one, two] = [await pay(id, body, key), await pay(id, body, key)]
    expect(one.json.paymentId).not.toBe(paymentId)
    expect(two.json).toEqual(one.json)
    expect(service.paymentProvider.charges.get(chargeId)?.status).toBe('expired')
    expect(await read(id)).toMatchObject({ payment: { id: one.json.paymentId, state: 'requires_action' } })
  })

  test('gives way to a code and back, with one open payment at a time', async () => {
    const { id, chargeId } = await challenged()
    await pay(id, { method: 'promptpay' })
    expect(service.paymentProvider.charges.get(chargeId)?.status).toBe('expired')
    expect(await read(id)).toMatchObject({ payment: { method: 'promptpay', state: 'awaiting_scan' } })
    const code = service.paymentProvider.latest()
    await pay(id, { token: newToken() })
    expect(service.paymentProvider.charges.get(code.id)?.status).toBe('expired')
    expect(await read(id)).toMatchObject({ payment: { method: 'card', state: 'requires_action' } })
  })

  test('that the bank was left with is over after its time, also where the provider cannot end it', async () => {
    const { id, chargeId, paymentId } = await challenged()
    await service.database.db
      .update(payments)
      .set({ expiresAt: sql`now() - interval '5 minutes'` })
      .where(eq(payments.id, paymentId))
    await forget(paymentId, 5)
    const { expire } = service.paymentProvider
    service.paymentProvider.expire = (merchant, found) => service.paymentProvider.find(merchant, found)
    try {
      expect(await check(id)).toMatchObject({ canAsk: true, payment: { state: 'expired' } })
    } finally {
      service.paymentProvider.expire = expire
    }
    // Money that comes of it after all counts.
    service.paymentProvider.become(chargeId, 'successful')
    await forget(paymentId, 7 * 60)
    await reconcilePayments(parts(), work)
    expect(await read(id)).toMatchObject({ state: 'fulfilled' })
    expect(await given(id)).toBe(1)
  })
})

describe('an answer that was lost', () => {
  test('is looked up, and the token is not used again', async () => {
    const id = await ordered()
    service.paymentProvider.mode = 'loses-answer'
    const { json } = await pay(id, { token: newToken() })
    expect(await read(id)).toMatchObject({ payment: { state: 'created' } })
    service.paymentProvider.mode = 'usual'
    const before = service.paymentProvider.requests
    await check(id)
    expect(await read(id)).toMatchObject({ payment: { state: 'created' } })
    await forget(json.paymentId, 1)
    expect(await check(id)).toMatchObject({ payment: { state: 'requires_action' } })
    expect(service.paymentProvider.requests).toBe(before)
  })

  test('of a request that never arrived is a failure in which nothing was charged', async () => {
    const id = await ordered()
    service.paymentProvider.mode = 'loses-request'
    const { json } = await pay(id, { token: newToken() })
    service.paymentProvider.mode = 'usual'
    await forget(json.paymentId, 1)
    const before = service.paymentProvider.requests
    expect(await check(id)).toMatchObject({
      state: 'awaiting_payment',
      canAsk: true,
      payment: { state: 'failed', failure: 'not_charged' },
    })
    expect(service.paymentProvider.requests).toBe(before)
  })

  test('of a service that died before it asked is a failure after a while, and not before', async () => {
    const { id, paymentId } = await challenged()
    service.paymentProvider.charges.clear()
    await service.database.db
      .update(payments)
      .set({ state: 'created', chargeId: null, attempts: 0, askedAt: null })
      .where(eq(payments.id, paymentId))
    expect(await check(id)).toMatchObject({ payment: { state: 'created' } })
    await forget(paymentId, 2)
    await reconcilePayments(parts(), work)
    expect(await read(id)).toMatchObject({ payment: { state: 'failed', failure: 'not_charged' } })
  })
})

describe('a request', () => {
  test.each([
    ['without a card', {}],
    ['with two', { token: 'tokn_test_1', savedCardId: uuidv7() }],
    ['for a code with a card', { method: 'promptpay', token: 'tokn_test_1' }],
  ])('%s is refused', async (_what, body) => {
    expect(await pay(await ordered(), body)).toMatchObject({ status: 422 })
  })

  test.each([
    ['a number instead of a token', { token: '4242424242424242' }],
    ['another site to lead on to', { token: newToken(), next: '//evil.example' }],
    ['a number besides', { token: newToken(), number: '4242424242424242' }],
  ])('with %s is refused', async (_what, body) => {
    expect((await pay(await ordered(), body)).status).toBeGreaterThanOrEqual(400)
  })

  test('for a card that is not remembered is refused, and makes no payment', async () => {
    const id = await ordered()
    expect((await pay(id, { savedCardId: uuidv7() })).json.code).toBe('card_gone')
    expect(await read(id)).toMatchObject({ payment: null })
  })
})

test('no token is kept in any row', async () => {
  const token = newToken()
  await challenged({ token, remember: true })
  service.paymentProvider.mode = 'loses-answer'
  await pay(await ordered(), { token: `${token}b`, remember: true })
  const { rows } = (await service.database.db.execute(
    sql`select table_name from information_schema.tables where table_schema = current_schema()`,
  )) as unknown as { rows: { table_name: string }[] }
  expect(rows.length).toBeGreaterThan(20)
  for (const { table_name: table } of rows) {
    const found = (await service.database.db.execute(
      sql`select 1 from ${sql.identifier(table)} kept where kept::text like ${`%${token}%`}`,
    )) as unknown as { rows: unknown[] }
    expect([table, found.rows.length]).toEqual([table, 0])
  }
})
