import { describe, expect, test } from '@jest/globals'
import { and, eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { auditEvents } from '@/services/shared/audit/table'
import { creditEntries, creditGrants } from '../../tables/credits'
import { orders, payments } from '../../tables/orders'
import type { TestService } from '../../testing'
import { deliverEvent, ordered as orderedBy } from '../testing'
import { applyCharge } from './applying'
import type { Charge } from './provider'
import { findPayment, listPaymentEvents } from './repository'
import { expireOverdueOrders, reconcilePayments } from './service'
import { closePayment, settlePayment } from './settlement'
import { type Founder, startPayments } from './testing'

let service: TestService
let owner: Founder
startPayments((now) => {
  service = now.service
  owner = now.owner
})

type Options = { readonly key?: string; readonly as?: string }
const keyed = ({ key = uuidv7() }: Options) => ({ 'idempotency-key': key })

const ordered = () => orderedBy(service, owner.uid)
const pay = (id: string, { as = owner.uid, ...options }: Options = {}) =>
  service.ask(`POST /v1/orders/${id}/payments`, {
    as,
    body: { method: 'promptpay' },
    headers: keyed(options),
  })
const read = async (id: string) => (await service.ask(`GET /v1/orders/${id}`, { as: owner.uid })).json
const check = async (id: string) =>
  (await service.ask(`POST /v1/orders/${id}/checks`, { as: owner.uid })).json
const cancel = (id: string) =>
  service.ask(`POST /v1/orders/${id}/events`, { as: owner.uid, body: { event: 'cancel' } })

/** An order with a code on the screen, and the provider's charge behind it. */
async function shown() {
  const id = await ordered()
  const { json } = await pay(id)
  const [charge] = service.paymentProvider.ofPayment(json.paymentId)
  if (!charge) throw new Error('no charge')
  const key = { companyId: owner.companyId, id: json.paymentId as string, orderId: id }
  return { id, key, chargeId: charge.id }
}

/** The credits that an order gave: every grant and entry there is for it. */
async function given(id: string) {
  const grants = await service.database.db
    .select({ id: creditGrants.id, available: creditGrants.available, kind: creditGrants.kind })
    .from(creditGrants)
    .where(and(eq(creditGrants.companyId, owner.companyId), eq(creditGrants.subject, `order:${id}`)))
  const entries = await Promise.all(
    grants.map(({ id: grantId }) =>
      service.database.db.select().from(creditEntries).where(eq(creditEntries.grantId, grantId)),
    ),
  )
  return {
    grants: grants.map(({ available, kind }) => `${available} ${kind}`),
    entries: entries.flat().length,
  }
}
const fiveOnce = { grants: ['5 job_post'], entries: 1 }
const nothing = { grants: [], entries: 0 }

const log = { warn: () => undefined, error: () => undefined }
const parts = () => ({ db: service.database.db, provider: service.paymentProvider, log })
const work = { name: 'test', log, stopping: new AbortController().signal }
const forget = (key: { id: string }, minutes: number) =>
  service.database.db
    .update(payments)
    .set({ askedAt: sql`now() - make_interval(mins => ${minutes})` })
    .where(eq(payments.id, key.id))
const overdue = (key: { id: string }) =>
  service.database.db
    .update(payments)
    .set({ expiresAt: sql`now() - interval '5 minutes'`, askedAt: sql`now() - interval '5 minutes'` })
    .where(eq(payments.id, key.id))

const event = (id: string) => deliverEvent(service, id)

/** How often it was noted that an order was paid again. */
async function paidAgain(orderId: string): Promise<number> {
  const noted = await service.database.db
    .select({ id: auditEvents.id })
    .from(auditEvents)
    .where(and(eq(auditEvents.subjectId, orderId), eq(auditEvents.action, 'order.paid_again')))
  return noted.length
}

describe('asking for a code', () => {
  test('stores the payment, tells the provider order and payment, and shows the code', async () => {
    const { id, key, chargeId } = await shown()
    const { number } = await read(id)
    expect(service.paymentProvider.charges.get(chargeId)?.asked).toMatchObject({
      merchant: 'job_post',
      amount: 2_664_30,
      orderNumber: number,
      paymentId: key.id,
    })
    expect(await read(id)).toMatchObject({
      state: 'awaiting_payment',
      canAsk: false,
      payment: { id: key.id, state: 'awaiting_scan', checkedAt: expect.any(String) },
    })
    const code = await service.ask(`GET /v1/orders/${id}/code`, { as: owner.uid })
    expect([code.status, code.headers.get('content-type'), code.text]).toEqual([
      200,
      'image/svg+xml',
      '<svg/>',
    ])
    expect(await given(id)).toEqual(nothing)
  })

  test('200 times at once with one key is one charge and one answer', async () => {
    const id = await ordered()
    const key = uuidv7()
    const before = service.paymentProvider.requests
    const answers = await Promise.all(Array.from({ length: 200 }, () => pay(id, { key })))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
    expect(service.paymentProvider.requests - before).toBe(1)
    expect(service.paymentProvider.ofPayment(answers[0]?.json.paymentId)).toHaveLength(1)
  })

  test('again with another key is the same code, as long as it can be scanned', async () => {
    const id = await ordered()
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay(id)))
    expect(new Set(answers.map(({ json }) => json.paymentId)).size).toBe(1)
    expect(service.paymentProvider.ofPayment(answers[0]?.json.paymentId)).toHaveLength(1)
  })

  test('the provider is never asked within a transaction', async () => {
    const { requireNoCallsInTransactions } = await import('@/services/shared/testing/no-open-transaction')
    const { id, chargeId } = await shown()
    service.paymentProvider.become(chargeId, 'successful')
    await check(id)
    requireNoCallsInTransactions()
  })

  test('a refusal ends the payment, and the order can be paid in another way', async () => {
    const id = await ordered()
    service.paymentProvider.mode = 'refuses'
    expect((await pay(id)).status).toBe(201)
    expect(await read(id)).toMatchObject({
      state: 'awaiting_payment',
      canAsk: true,
      payment: { state: 'failed' },
    })
    service.paymentProvider.mode = 'usual'
    await pay(id)
    expect(await read(id)).toMatchObject({ payment: { state: 'awaiting_scan' } })
  })
})

describe('an answer that was lost', () => {
  test('is looked up and not asked for again, once the request cannot be under way any more', async () => {
    const id = await ordered()
    service.paymentProvider.mode = 'loses-answer'
    const { json, status } = await pay(id)
    expect(status).toBe(201)
    const key = { companyId: owner.companyId, id: json.paymentId }
    expect(await read(id)).toMatchObject({ payment: { state: 'created' } })
    service.paymentProvider.mode = 'usual'
    const before = service.paymentProvider.requests
    await check(id)
    expect(await read(id)).toMatchObject({ payment: { state: 'created' } })
    await forget(key, 1)
    expect(await check(id)).toMatchObject({ payment: { state: 'awaiting_scan' } })
    expect(service.paymentProvider.requests).toBe(before)
    expect(service.paymentProvider.ofPayment(key.id)).toHaveLength(1)
  })

  test('of a request that never arrived is asked for again after the look-up', async () => {
    const id = await ordered()
    service.paymentProvider.mode = 'loses-request'
    const { json } = await pay(id)
    service.paymentProvider.mode = 'usual'
    await forget({ id: json.paymentId }, 1)
    const before = service.paymentProvider.lookUps
    expect(await check(id)).toMatchObject({ payment: { state: 'awaiting_scan' } })
    expect(service.paymentProvider.lookUps).toBe(before + 1)
    expect(service.paymentProvider.ofPayment(json.paymentId)).toHaveLength(1)
  })

  test('is caught up on by the routine, also where the service died before it asked', async () => {
    const { id, key } = await shown()
    await service.database.db
      .update(payments)
      .set({ state: 'created', chargeId: null, codeAddress: null, checkedAt: null, attempts: 1 })
      .where(eq(payments.id, key.id))
    await forget(key, 2)
    await reconcilePayments(parts(), work)
    expect(await read(id)).toMatchObject({ payment: { state: 'awaiting_scan' } })
    expect(service.paymentProvider.ofPayment(key.id)).toHaveLength(1)
  })
})

describe('money', () => {
  test('gives what was bought once, whoever learns of it, in any order and however often', async () => {
    const { id, key, chargeId } = await shown()
    const eventId = service.paymentProvider.become(chargeId, 'successful')
    await forget(key, 2)
    await Promise.all([
      ...Array.from({ length: 5 }, () => event(eventId)),
      ...Array.from({ length: 5 }, () => check(id)),
      reconcilePayments(parts(), work),
      ...Array.from({ length: 5 }, () => settlePayment(parts(), key, 'CR', { cause: 'check' })),
    ])
    const { number, ...paid } = await read(id)
    expect(paid).toMatchObject({
      state: 'fulfilled',
      canAsk: false,
      payment: { state: 'successful' },
      paidAt: expect.any(String),
    })
    const days = (Date.parse(paid.creditsExpireAt) - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(90)
    expect(await given(id)).toEqual(fiveOnce)
    const moves = await listPaymentEvents(service.database.db, key)
    expect(moves.map(({ toState }) => toState)).toEqual(['awaiting_scan', 'successful'])
    const { json } = await service.ask('GET /v1/notifications', { as: owner.uid })
    const told = json.items.filter(({ kind }: { kind: string }) => kind === 'credits_bought')
    expect(told).toMatchObject([{ params: { amount: '5', order: number } }])
    expect((await service.ask('GET /v1/credits/balance', { as: owner.uid })).json.jobPost.available).toBe(8)
  })

  test('of a crash between its steps is given by the next one who asks', async () => {
    const { id, key, chargeId } = await shown()
    service.paymentProvider.become(chargeId, 'successful')
    const charge = service.paymentProvider.charges.get(chargeId) as Charge
    const crash = service.database.db.transaction(async (tx) => {
      await applyCharge(tx, key, charge, { cause: 'check' })
      throw new Error('killed before the commit')
    })
    await expect(crash).rejects.toThrow('killed')
    expect(await given(id)).toEqual(nothing)
    expect(await read(id)).toMatchObject({ state: 'awaiting_payment' })
    await settlePayment(parts(), key, 'CR', { cause: 'check' })
    await settlePayment(parts(), key, 'CR', { cause: 'check' })
    expect(await given(id)).toEqual(fiveOnce)
  })

  test.each([
    [
      'an expired order',
      async (id: string, key: { id: string }, chargeId: string) => {
        await overdue(key)
        service.paymentProvider.become(chargeId, 'expired')
        expect(await check(id)).toMatchObject({ state: 'expired', canAsk: true })
      },
    ],
    [
      'a cancelled order',
      async (id: string) => {
        expect((await cancel(id)).json).toMatchObject({ state: 'cancelled', canAsk: false })
      },
    ],
  ])('that is late still counts: %s', async (_what, end) => {
    const { id, key, chargeId } = await shown()
    await end(id, key, chargeId)
    const eventId = service.paymentProvider.become(chargeId, 'successful')
    expect((await event(eventId)).status).toBe(200)
    expect(await read(id)).toMatchObject({ state: 'fulfilled', payment: { state: 'successful' } })
    expect(await given(id)).toEqual(fiveOnce)
  })

  test('that is late is also found by the routine, when its event never came', async () => {
    const { id, key, chargeId } = await shown()
    await overdue(key)
    service.paymentProvider.become(chargeId, 'expired')
    await check(id)
    service.paymentProvider.become(chargeId, 'successful')
    await forget(key, 7 * 60)
    await reconcilePayments(parts(), work)
    expect(await given(id)).toEqual(fiveOnce)
  })

  test('for a paid order is noted for staff and gives nothing more', async () => {
    const { id, key, chargeId } = await shown()
    await overdue(key)
    expect((await pay(id)).status).toBe(201)
    const second = service.paymentProvider.latest()
    expect(second.id).not.toBe(chargeId)
    await event(service.paymentProvider.become(second.id, 'successful'))
    await event(service.paymentProvider.become(chargeId, 'successful'))
    expect(await given(id)).toEqual(fiveOnce)
    expect(await paidAgain(id)).toBe(1)
  })

  test('of another charge of the payment counts, and so does what the first one brings then', async () => {
    const { id, chargeId } = await shown()
    const second = service.paymentProvider.chargeAgain(chargeId)
    await event(service.paymentProvider.become(second, 'successful'))
    expect(await read(id)).toMatchObject({ state: 'fulfilled', payment: { state: 'successful' } })
    expect(await given(id)).toEqual(fiveOnce)
    await event(service.paymentProvider.become(chargeId, 'successful'))
    expect(await given(id)).toEqual(fiveOnce)
    expect(await paidAgain(id)).toBe(1)
  })

  test('of two charges of the payment that succeed at once counts once, and is noted once', async () => {
    const { id, chargeId } = await shown()
    const succeeded = [service.paymentProvider.chargeAgain(chargeId), chargeId].map((charge) =>
      service.paymentProvider.become(charge, 'successful'),
    )
    await Promise.all(succeeded.map(event))
    expect(await given(id)).toEqual(fiveOnce)
    expect(await paidAgain(id)).toBe(1)
  })

  test.each([
    ['of another charge of the payment, heard of just before its first one counted, is noted', true],
    ['of the first charge, heard of just before another one counted, is noted', false],
  ])('%s', async (_what, isFirstCounted) => {
    const { id, key, chargeId } = await shown()
    const { number } = await read(id)
    const charges = [chargeId, service.paymentProvider.chargeAgain(chargeId)]
    const events = charges.map((charge) => service.paymentProvider.become(charge, 'successful'))
    const [counted, late] = isFirstCounted ? [0, 1] : [1, 0]
    await event(events[counted] as string)
    // As an event goes on that had read the payment before.
    await settlePayment(parts(), key, number, { cause: 'webhook' }, charges[late])
    await settlePayment(parts(), key, number, { cause: 'webhook' }, charges[counted])
    expect(await given(id)).toEqual(fiveOnce)
    expect(await paidAgain(id)).toBe(1)
  })

  test('that is taken back just as it is heard of is gone', async () => {
    const { id, key, chargeId } = await shown()
    const { number } = await read(id)
    await event(service.paymentProvider.become(chargeId, 'successful'))
    service.paymentProvider.become(chargeId, 'reversed')
    await settlePayment(parts(), key, number, { cause: 'webhook' }, chargeId)
    expect(await read(id)).toMatchObject({ state: 'reversed' })
  })

  test('that another charge does not bring leaves the payment as its own charge has it', async () => {
    const { id, chargeId } = await shown()
    await event(service.paymentProvider.become(service.paymentProvider.chargeAgain(chargeId), 'failed'))
    expect(await read(id)).toMatchObject({ state: 'awaiting_payment', payment: { state: 'awaiting_scan' } })
  })

  test('of late for the first code ends the second, so that nobody pays twice', async () => {
    const { id, key, chargeId } = await shown()
    await overdue(key)
    await pay(id)
    const second = service.paymentProvider.latest()
    await event(service.paymentProvider.become(chargeId, 'successful'))
    expect(service.paymentProvider.charges.get(second.id)?.status).toBe('expired')
    expect(await read(id)).toMatchObject({ state: 'fulfilled', payment: { state: 'successful' } })
  })

  test.each<[string, Partial<Charge>]>([
    ['another amount', { amount: 1 }],
    ['another currency', { currency: 'JPY' }],
    ['another payment', { paymentId: uuidv7() }],
  ])('in a charge of %s is not taken for ours', async (_what, changes) => {
    const { id, key, chargeId } = await shown()
    service.paymentProvider.become(chargeId, 'successful')
    const charge = { ...(service.paymentProvider.charges.get(chargeId) as Charge), ...changes }
    const applied = service.database.db.transaction((tx) => applyCharge(tx, key, charge, { cause: 'check' }))
    await expect(applied).rejects.toThrow('is not the one')
    expect(await given(id)).toEqual(nothing)
  })
})

test('money that is taken back keeps the moment at which it arrived', async () => {
  const { key, chargeId } = await shown()
  await event(service.paymentProvider.become(chargeId, 'successful'))
  const arrived = new Date('2026-01-31T05:00:00Z')
  await service.database.db.update(payments).set({ endedAt: arrived }).where(eq(payments.id, key.id))
  await event(service.paymentProvider.become(chargeId, 'reversed'))
  expect(await findPayment(service.database.db, key)).toMatchObject({ state: 'reversed', endedAt: arrived })
})

describe('an order with a charge that is not the one that was asked for', () => {
  const changeAmount = (chargeId: string) => service.paymentProvider.alter(chargeId, { amount: 1 })

  test('is paid in another way, and the charge is ended at the provider', async () => {
    const { id, key, chargeId } = await shown()
    changeAmount(chargeId)
    await overdue(key)
    expect((await pay(id)).status).toBe(201)
    expect(service.paymentProvider.charges.get(chargeId)?.status).toBe('expired')
    expect(await findPayment(service.database.db, key)).toMatchObject({
      state: 'failed',
      failureCode: 'strange_charge',
    })
    await event(service.paymentProvider.become(service.paymentProvider.latest().id, 'successful'))
    expect(await given(id)).toEqual(fiveOnce)
  })

  test('is cancelled', async () => {
    const { id, chargeId } = await shown()
    changeAmount(chargeId)
    expect((await cancel(id)).status).toBe(200)
    expect(await read(id)).toMatchObject({ state: 'cancelled' })
  })

  test('that took money waits for staff, and is paid once they have dealt with it', async () => {
    const { id, key, chargeId } = await shown()
    changeAmount(chargeId)
    service.paymentProvider.become(chargeId, 'successful')
    await overdue(key)
    expect((await pay(id)).json.code).toBe('payment_in_review')
    expect(await read(id)).toMatchObject({
      canAsk: false,
      isInReview: true,
      payment: { state: 'failed', failure: 'strange_charge' },
    })
    service.identity.add('staff', { ops: true })
    const { json } = await service.ask('GET /v1/ops/payment-differences', { as: 'staff' })
    const difference = json.items.find(({ subject }: { subject: string }) => subject === chargeId)
    const closing = { as: 'staff', body: { event: 'close', reason: 'คืนเงินแล้ว' } }
    await service.ask(`POST /v1/ops/payment-differences/${difference.id}/events`, closing)
    expect(await read(id)).toMatchObject({ canAsk: true, isInReview: false })
    expect((await pay(id)).status).toBe(201)
    await event(service.paymentProvider.become(service.paymentProvider.latest().id, 'successful'))
    expect(await given(id)).toEqual(fiveOnce)
  })

  test('that took money is named in the log with what staff do', async () => {
    const { key, chargeId } = await shown()
    changeAmount(chargeId)
    service.paymentProvider.become(chargeId, 'successful')
    await overdue(key)
    const errors: unknown[] = []
    const log = { warn: () => undefined, error: (...said: unknown[]) => void errors.push(said) }
    await closePayment({ ...parts(), log }, key, { cause: 'request' })
    expect(errors).toContainEqual([
      { orderNumber: expect.stringMatching(/^CR-/), chargeId },
      expect.stringContaining('npm run ops -- differences list'),
    ])
  })

  test('is ended by the routine when its time is over, whatever became of the charge', async () => {
    const { key, chargeId } = await shown()
    changeAmount(chargeId)
    service.paymentProvider.become(chargeId, 'successful')
    await overdue(key)
    await forget(key, 2)
    await reconcilePayments(parts(), work)
    expect(await findPayment(service.database.db, key)).toMatchObject({ state: 'failed' })
  })
})

describe('while the provider does not answer', () => {
  test('the order is still read, with the time it was last heard of', async () => {
    const { id, key } = await shown()
    const before = (await read(id)).payment.checkedAt
    await forget(key, 1)
    service.paymentProvider.isDown = true
    expect(await check(id)).toMatchObject({ payment: { state: 'awaiting_scan', checkedAt: before } })
  })

  test('nothing is cancelled and no second code made, because the first may be paid', async () => {
    const { id, key } = await shown()
    service.paymentProvider.isDown = true
    expect((await cancel(id)).json.code).toBe('unavailable')
    await overdue(key)
    expect((await pay(id)).json.code).toBe('unavailable')
    expect((await findPayment(service.database.db, key))?.state).toBe('awaiting_scan')
  })

  test('the request for a code is stored, and answered', async () => {
    const id = await ordered()
    service.paymentProvider.isDown = true
    expect((await pay(id)).status).toBe(201)
    expect(await read(id)).toMatchObject({ state: 'awaiting_payment', payment: { state: 'created' } })
    // It may still be under way.
    expect((await cancel(id)).json.code).toBe('request_in_progress')
  })
})

describe('an order that is over', () => {
  test('gets a new code after the first one, for the same amount', async () => {
    const { id, key, chargeId } = await shown()
    await overdue(key)
    const { json } = await pay(id)
    expect(json.paymentId).not.toBe(key.id)
    expect(service.paymentProvider.charges.get(chargeId)?.status).toBe('expired')
    expect(service.paymentProvider.latest()).toMatchObject({ amount: 2_664_30, status: 'pending' })
    expect(await read(id)).toMatchObject({ state: 'awaiting_payment', payment: { id: json.paymentId } })
  })

  test('is not paid any more after the time its price holds, and expires by itself', async () => {
    const id = await ordered()
    await service.database.db
      .update(orders)
      .set({ payableUntil: sql`now() - interval '1 minute'` })
      .where(eq(orders.id, id))
    expect((await pay(id)).json.code).toBe('order_too_old')
    await expireOverdueOrders(service.database.db, work)
    expect(await read(id)).toMatchObject({ state: 'expired', canAsk: false })
    expect((await pay(id)).json.code).toBe('order_too_old')
  })

  test('once paid or cancelled is neither paid nor cancelled again', async () => {
    const { id, chargeId } = await shown()
    await event(service.paymentProvider.become(chargeId, 'successful'))
    for (const answer of [await pay(id), await cancel(id)]) {
      expect(answer).toMatchObject({ status: 409, json: { code: 'wrong_state' } })
    }
    const other = await ordered()
    await cancel(other)
    expect((await pay(other)).json.code).toBe('wrong_state')
    expect((await service.ask(`GET /v1/orders/${other}/code`, { as: owner.uid })).status).toBe(404)
  })

  test('whose payment comes while it is cancelled is paid', async () => {
    const { id, chargeId } = await shown()
    service.paymentProvider.become(chargeId, 'successful')
    expect((await cancel(id)).json.code).toBe('wrong_state')
    expect(await read(id)).toMatchObject({ state: 'fulfilled' })
    expect(await given(id)).toEqual(fiveOnce)
  })
})
