import { describe, expect, test } from '@jest/globals'
import { and, eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { auditEvents } from '@/services/shared/audit/table'
import { requireNoCallsInTransactions } from '@/services/shared/testing/no-open-transaction'
import { testTurn } from '@/services/shared/testing/turn'
import { creditGrants } from '../../tables/credits'
import { orders, payments } from '../../tables/orders'
import { refunds } from '../../tables/refunds'
import type { TestService } from '../../testing'
import { captureCredits, releaseCredits, reserveCredits } from '../credits/ledger'
import type { Founder } from '../payments/testing'
import { packageIds } from '../testing'
import { finishRefunds } from './settling'
import { type MoneySteps, startMoney } from './testing'

const { buffet } = packageIds

let service: TestService
let owner: Founder
let steps: MoneySteps
let starting: number
startMoney((now) => {
  ;({ service, owner, steps, starting } = now)
})

const spending = (subjectId: string) => ({
  companyId: owner.companyId,
  kind: 'job_post' as const,
  subjectId,
  actorUid: owner.uid,
})

/** Spends credits of the order alone: the company's others are put out of reach for that moment. */
async function useCredits(count: number, how: 'spend' | 'hold'): Promise<string[]> {
  const { db } = service.database
  const isStarting = and(eq(creditGrants.companyId, owner.companyId), eq(creditGrants.subject, 'starting'))
  const postpone = sql`${creditGrants.expiresAt} + interval '3 years'`
  await db.update(creditGrants).set({ expiresAt: postpone }).where(isStarting)
  const subjects = Array.from({ length: count }, () => uuidv7())
  for (const subject of subjects) {
    await db.transaction(async (tx) => {
      await reserveCredits(tx, spending(subject))
      if (how === 'spend') await captureCredits(tx, spending(subject))
    })
  }
  return subjects
}

const actionsOf = async (orderId: string) =>
  (
    await service.database.db
      .select({ action: auditEvents.action })
      .from(auditEvents)
      .where(eq(auditEvents.subjectId, orderId))
      .orderBy(auditEvents.id)
  ).map(({ action }) => action)

const finish = () => finishRefunds(steps.parts, testTurn())
const forgetAsking = () =>
  service.database.db.update(refunds).set({ askedAt: sql`now() - interval '5 minutes'` })
const refundedAt = (chargeId: string) => service.paymentProvider.charges.get(chargeId)?.refundedAmount

describe('a whole refund', () => {
  test('of a buffet ends its days, and what follows begins at once', async () => {
    const [first, second] = [await steps.bought(owner.uid, buffet), await steps.bought(owner.uid, buffet)]
    const buffetEnd = async () => {
      const { json } = await service.ask('GET /v1/credits/balance', { as: owner.uid })
      return json.buffetUntil && Math.round((Date.parse(json.buffetUntil) - Date.now()) / 86_400_000)
    }
    expect(await buffetEnd()).toBe(60)
    const half = { unspentCredits: 0, amountSatang: 1_000_00 }
    expect((await steps.refund(first.number, half)).status).toBe(201)
    expect(await buffetEnd()).toBe(60)
    expect((await steps.refund(first.number, { unspentCredits: 0 })).status).toBe(201)
    expect(await buffetEnd()).toBe(30)
    expect((await steps.refund(second.number, { unspentCredits: 0 })).status).toBe(201)
    expect(await buffetEnd()).toBeNull()
  })

  test('of a buffet that has not begun yet leaves the one before it', async () => {
    const [first, second] = [await steps.bought(owner.uid, buffet), await steps.bought(owner.uid, buffet)]
    const { creditsExpireAt } = await steps.read(owner.uid, first.id)
    await steps.refund(second.number, { unspentCredits: 0 })
    const { json } = await service.ask('GET /v1/credits/balance', { as: owner.uid })
    expect(json.buffetUntil).toBe(creditsExpireAt)
  })

  test('returns the money once, takes the unspent credits, and is told to the company', async () => {
    const order = await steps.bought(owner.uid)
    expect(await steps.balance(owner.uid)).toBe(starting + 5)
    expect((await steps.refund(order.number)).status).toBe(201)
    expect(await steps.read(owner.uid, order.id)).toMatchObject({
      state: 'refunded',
      refundedSatang: 2_664_30,
      payment: { state: 'successful' },
    })
    expect(await steps.balance(owner.uid)).toBe(starting)
    expect(refundedAt(order.chargeId)).toBe(2_664_30)
    expect(await steps.seen(order.number)).toMatchObject({
      credits: { unspent: 0, spent: 0 },
      refunds: [{ state: 'completed', amountSatang: 2_664_30, vatSatang: 174_30, creditsTaken: 5 }],
    })
    const done = ['refund.created', 'credit_note.issued', 'order.refunded']
    expect(await actionsOf(order.id)).toEqual(expect.arrayContaining(done))
    expect((await service.ask('GET /v1/order-history', { as: owner.uid })).json.items[0]).toMatchObject({
      state: 'refunded',
      documents: [{ kind: 'invoice' }, { kind: 'credit_note' }],
    })
    expect(await steps.told(owner.uid)).toContain('order_refunded')
    requireNoCallsInTransactions()
  })

  test('is one mail to who ordered, with the credit note; colleagues are told without it', async () => {
    const finance = await service.colleague(uuidv7(), owner.companyId, 'finance')
    const order = await steps.bought(owner.uid)
    await service.mail.allSent()
    const before = service.mail.sent.length
    await steps.refund(order.number)
    await service.mail.allSent()
    const mails = service.mail.sent.slice(before)
    const [mail, ...more] = mails.filter(({ to }) => to.startsWith(`${owner.uid}@`))
    expect(more).toEqual([])
    expect(mail?.subject).toMatch(/^คืนเงิน ฿2,664.30 แล้ว ใบลดหนี้ CN-\d{4}-\d{5}$/)
    for (const text of [order.number, 'เครดิตที่ยังไม่ได้ใช้ 5 เครดิต', 'เหตุผล: ลูกค้าขอคืน', '/my-credit#orders'])
      expect(mail?.text).toContain(text)
    const [file, ...others] = mail?.attachments ?? []
    expect(others).toEqual([])
    expect(file?.filename).toMatch(/^CN-\d{4}-\d{5}\.pdf$/)
    expect(mail?.subject).toContain(String(file?.filename).replace('.pdf', ''))
    const [told, ...again] = mails.filter(({ to }) => to.startsWith(`${finance}@`))
    expect(again).toEqual([])
    expect(told?.subject).toBe(`คืนเงิน ฿2,664.30 แล้ว (${order.number})`)
    expect(told?.attachments ?? []).toEqual([])
  })

  test('of a buffet says nothing of credits in that mail', async () => {
    const order = await steps.bought(owner.uid, buffet)
    await service.mail.allSent()
    const before = service.mail.sent.length
    await steps.refund(order.number, { unspentCredits: 0 })
    await service.mail.allSent()
    const [mail, ...more] = service.mail.sent.slice(before)
    expect(more).toEqual([])
    expect(mail?.subject).toContain('ใบลดหนี้ CN-')
    expect(mail?.text).not.toMatch(/\d\sเครดิต/)
  })

  test('is made once, however often it is asked for', async () => {
    const order = await steps.bought(owner.uid)
    const key = uuidv7()
    const answers = await Promise.all(Array.from({ length: 20 }, () => steps.refund(order.number, {}, key)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
    expect((await steps.refund(order.number, { unspentCredits: 0 })).json.code).toBe('wrong_state')
    expect(refundedAt(order.chargeId)).toBe(2_664_30)
    expect(
      service.paymentProvider.refunds.filter(({ chargeId }) => chargeId === order.chargeId),
    ).toHaveLength(1)
  })

  test('leaves a line in the statement, and the rest of the books balanced', async () => {
    const order = await steps.bought(owner.uid)
    await steps.refund(order.number)
    const { json } = await service.ask('GET /v1/credits/statement?limit=20', { as: owner.uid })
    expect(json.items[0]).toMatchObject({
      type: 'refund',
      amount: -5,
      balance: starting,
      actor: { kind: 'staff', name: null },
    })
  })
})

describe('credits that were used', () => {
  test('are seen before, and money for them is returned only when staff say so', async () => {
    const order = await steps.bought(owner.uid)
    await useCredits(2, 'spend')
    await useCredits(1, 'hold')
    expect((await steps.seen(order.number)).credits).toEqual({
      unspent: 2,
      held: 1,
      spent: 2,
      expired: 0,
      unspentWorthSatang: 1_065_72,
    })
    expect(await steps.refund(order.number)).toMatchObject({ status: 409, json: { code: 'credits_changed' } })
    expect(await steps.refund(order.number, { unspentCredits: 2 })).toMatchObject({
      status: 409,
      json: { code: 'beyond_unspent', current: { unspent: 2, wanted: 5 } },
    })
    expect(await steps.balance(owner.uid)).toBe(starting + 2)
    const done = await steps.refund(order.number, { unspentCredits: 2, isBeyondUnspent: true })
    expect(done.status).toBe(201)
    expect(await steps.read(owner.uid, order.id)).toMatchObject({ state: 'refunded' })
    expect(await steps.balance(owner.uid)).toBe(starting)
  })

  test('that came back are taken as well, wherever they came back to', async () => {
    const order = await steps.bought(owner.uid)
    const [subject = ''] = await useCredits(1, 'hold')
    await service.database.db.transaction((tx) => releaseCredits(tx, spending(subject)))
    const [again = ''] = await useCredits(1, 'hold')
    await service.database.db.transaction((tx) => releaseCredits(tx, spending(again)))
    expect((await steps.seen(order.number)).credits).toMatchObject({ unspent: 5, held: 0 })
    expect((await steps.refund(order.number)).status).toBe(201)
    expect(await steps.balance(owner.uid)).toBe(starting)
  })
})

describe('a part', () => {
  test('takes the credits that its money is for, and the rest later returns the rest', async () => {
    const order = await steps.bought(owner.uid)
    expect((await steps.refund(order.number, { amountSatang: 600_00 })).status).toBe(201)
    expect(await steps.read(owner.uid, order.id)).toMatchObject({
      state: 'partly_refunded',
      refundedSatang: 600_00,
    })
    expect(await steps.balance(owner.uid)).toBe(starting + 3)
    const { json: history } = await service.ask(`GET /v1/order-history/${order.id}`, { as: owner.uid })
    // ฿600 is more than one credit is worth, and less than two.
    expect(history.returns).toMatchObject([{ amountSatang: 600_00, creditsTaken: 2 }])
    expect((await steps.refund(order.number, { unspentCredits: 3 })).status).toBe(201)
    expect(await steps.read(owner.uid, order.id)).toMatchObject({ state: 'refunded' })
    const seen = await steps.seen(order.number)
    expect(seen.refunds.map((refund: { amountSatang: number }) => refund.amountSatang)).toEqual([
      600_00, 2_064_30,
    ])
    const vat = seen.refunds.reduce((sum: number, refund: { vatSatang: number }) => sum + refund.vatSatang, 0)
    expect(vat).toBe(174_30)
  })

  test.each([0, -1, 2_664_31])('of %i satang is refused', async (amountSatang) => {
    const order = await steps.bought(owner.uid)
    const { status } = await steps.refund(order.number, { amountSatang })
    expect([400, 422]).toContain(status)
    expect(refundedAt(order.chargeId)).toBe(0)
  })
})

describe('an answer that was lost', () => {
  test('is looked up, and the refund is not made twice', async () => {
    const order = await steps.bought(owner.uid)
    service.paymentProvider.mode = 'loses-answer'
    expect((await steps.refund(order.number)).status).toBe(201)
    service.paymentProvider.mode = 'usual'
    expect(await steps.seen(order.number)).toMatchObject({ refunds: [{ state: 'created' }] })
    // The credits are gone already: nobody spends them while the money is on its way.
    expect(await steps.balance(owner.uid)).toBe(starting)
    expect((await steps.refund(order.number, { unspentCredits: 0 })).json.code).toBe('refund_in_progress')
    await forgetAsking()
    const before = service.paymentProvider.requests
    await finish()
    expect(service.paymentProvider.requests).toBe(before)
    expect(await steps.read(owner.uid, order.id)).toMatchObject({ state: 'refunded' })
    expect(refundedAt(order.chargeId)).toBe(2_664_30)
  })

  test('of a request that never arrived is asked for again', async () => {
    const order = await steps.bought(owner.uid)
    service.paymentProvider.mode = 'loses-request'
    await steps.refund(order.number)
    service.paymentProvider.mode = 'usual'
    await forgetAsking()
    await finish()
    expect(await steps.read(owner.uid, order.id)).toMatchObject({ state: 'refunded' })
    expect(refundedAt(order.chargeId)).toBe(2_664_30)
  })

  test('is learnt from the provider’s event as well', async () => {
    const order = await steps.bought(owner.uid)
    service.paymentProvider.mode = 'loses-answer'
    await steps.refund(order.number)
    service.paymentProvider.mode = 'usual'
    const eventId = service.paymentProvider.tell({ about: 'refund', chargeId: order.chargeId })
    expect(await steps.sendEvent(eventId)).toBe(200)
    expect(await steps.sendEvent(eventId)).toBe(200)
    expect(await steps.read(owner.uid, order.id)).toMatchObject({ state: 'refunded' })
  })
})

test('a refusal gives the credits back, and says why', async () => {
  const order = await steps.bought(owner.uid)
  service.paymentProvider.mode = 'refuses'
  await steps.refund(order.number)
  service.paymentProvider.mode = 'usual'
  expect(await steps.balance(owner.uid)).toBe(starting + 5)
  expect(await steps.read(owner.uid, order.id)).toMatchObject({ state: 'fulfilled', refundedSatang: 0 })
  const { json } = await service.ask('GET /v1/ops/refunds?state=failed', { as: 'staff' })
  expect(json.items[0]).toMatchObject({ orderNumber: order.number, failureCode: 'failed_refund' })
  expect((await steps.refund(order.number)).status).toBe(201)
  expect(await steps.read(owner.uid, order.id)).toMatchObject({ state: 'refunded' })
})

describe('money that a bank takes back while its refund is under way', () => {
  test.each([
    ['completed', 'loses-answer'],
    ['failed', 'loses-request'],
  ] as const)('leaves it %s, and gives no credit back', async (state, mode) => {
    const order = await steps.bought(owner.uid)
    service.paymentProvider.mode = mode
    await steps.refund(order.number)
    service.paymentProvider.mode = 'usual'
    await steps.dispute(order.chargeId, 'lost')
    await forgetAsking()
    await finish()
    expect(await steps.seen(order.number)).toMatchObject({ refunds: [{ state }] })
    expect(await steps.read(owner.uid, order.id)).toMatchObject({ state: 'reversed' })
    expect(await steps.balance(owner.uid)).toBe(starting)
    const isTwice = (await actionsOf(order.id)).includes('order.returned_twice')
    expect(isTwice).toBe(state === 'completed')
  })

  test.each([
    ['completed', 'loses-answer'],
    ['failed', 'loses-request'],
  ] as const)('credits all but what was spent, also where it is %s then', async (state, mode) => {
    const order = await steps.bought(owner.uid)
    await useCredits(1, 'spend')
    service.paymentProvider.mode = mode
    await steps.refund(order.number, { amountSatang: 2_131_44, unspentCredits: 4 })
    service.paymentProvider.mode = 'usual'
    await steps.dispute(order.chargeId, 'lost')
    await forgetAsking()
    await finish()
    expect(await steps.seen(order.number)).toMatchObject({ refunds: [{ state }] })
    expect(await steps.creditNotes(owner.uid, order.id)).toEqual([2_131_44])
  })
})

describe('a refund under way when the bank disputes its payment', () => {
  const disputeOf = async (number: string) => {
    const { json } = await service.ask('GET /v1/ops/payment-disputes?isOpen=false&limit=50', { as: 'staff' })
    return json.items.find(({ orderNumber }: { orderNumber: string }) => orderNumber === number)
  }
  /** An order with a refund whose answer was lost, which a bank disputes then. */
  async function disputedOrder(mode: 'loses-request' | 'loses-answer') {
    const order = await steps.bought(owner.uid)
    service.paymentProvider.mode = mode
    await steps.refund(order.number)
    service.paymentProvider.mode = 'usual'
    await steps.dispute(order.chargeId, 'open')
    expect(await disputeOf(order.number)).toMatchObject({ returnedSatang: 0, returningSatang: 2_664_30 })
    await forgetAsking()
    return order
  }
  /** Goes on with refunds; answers what was said to staff. */
  async function finishAndListen() {
    const said: unknown[] = []
    const log = { warn: () => undefined, error: (about: object) => void said.push(about) }
    await finishRefunds({ ...steps.parts, log }, testTurn())
    return said
  }

  test.each([
    ['won', 5, []],
    ['lost', 0, [2_664_30]],
  ] as const)(
    'and not made yet is given up, its credits out of use until that is %s',
    async (decided, back, credited) => {
      const order = await disputedOrder('loses-request')
      const before = service.paymentProvider.requests
      await finish()
      expect(service.paymentProvider.requests).toBe(before)
      expect(await steps.seen(order.number)).toMatchObject({
        refunds: [{ state: 'failed', failureCode: 'payment_disputed', creditsTaken: 0 }],
        disputes: [{ state: 'open', creditsTaken: 5 }],
      })
      expect(await steps.balance(owner.uid)).toBe(starting)
      await steps.dispute(order.chargeId, decided)
      expect(await steps.balance(owner.uid)).toBe(starting + back)
      expect(await steps.creditNotes(owner.uid, order.id)).toEqual(credited)
      expect(refundedAt(order.chargeId)).toBe(0)
    },
  )

  test('and given up is made again once we have won, by the provider before by transfer', async () => {
    const order = await disputedOrder('loses-request')
    await finish()
    await steps.dispute(order.chargeId, 'won')
    expect((await steps.refund(order.number, { method: 'bank_transfer' })).json.code).toBe('not_refused_yet')
    expect((await steps.refund(order.number)).status).toBe(201)
    expect(refundedAt(order.chargeId)).toBe(2_664_30)
  })

  test.each([
    ['won', false],
    ['lost', true],
  ] as const)(
    'and made already is for the bank to know; where that is %s, the buyer having it twice is %s',
    async (decided, isTwice) => {
      const order = await disputedOrder('loses-answer')
      const [refund] = (await steps.seen(order.number)).refunds
      expect(await finishAndListen()).toEqual([{ refundId: refund.id }])
      expect(await steps.read(owner.uid, order.id)).toMatchObject({ state: 'refunded', isDisputed: true })
      expect(await disputeOf(order.number)).toMatchObject({ returnedSatang: 2_664_30, returningSatang: 0 })
      expect(await actionsOf(order.id)).not.toContain('order.returned_twice')
      await steps.dispute(order.chargeId, decided)
      expect((await actionsOf(order.id)).includes('order.returned_twice')).toBe(isTwice)
      expect(await steps.balance(owner.uid)).toBe(starting)
      expect(await steps.creditNotes(owner.uid, order.id)).toEqual([2_664_30])
    },
  )
})

test('an order that is not paid, or does not exist, cannot be refunded', async () => {
  const order = await steps.shown(owner.uid)
  expect((await steps.refund(order.number)).status).toBe(404)
  expect((await steps.refund('CR-2569-99999')).status).toBe(404)
  const paid = await steps.bought(owner.uid)
  const { status, json } = await steps.refund(paid.number, { reason: '  ' })
  expect([status, json.errors[0].field]).toEqual([422, 'reason'])
})

describe('money that was paid twice', () => {
  /** A second payment of an order that arrives after the first. */
  async function paidTwice() {
    const order = await steps.shown(owner.uid)
    await service.database.db
      .update(payments)
      .set({ expiresAt: sql`now() - interval '5 minutes'` })
      .where(eq(payments.id, order.paymentId))
    const { json } = await service.ask(`POST /v1/orders/${order.id}/payments`, {
      as: owner.uid,
      body: { method: 'promptpay' },
      headers: { 'idempotency-key': uuidv7() },
    })
    const [second] = service.paymentProvider.ofPayment(json.paymentId)
    const firstChargeId = second?.id ?? ''
    await steps.sendEvent(service.paymentProvider.become(firstChargeId, 'successful'))
    await steps.sendEvent(service.paymentProvider.become(order.chargeId, 'successful'))
    return { ...order, firstChargeId, extraPaymentId: order.paymentId }
  }
  const listed = async () =>
    (await service.ask('GET /v1/ops/extra-payments', { as: 'staff' })).json.items as {
      orderNumber: string
      paymentId: string
      amountSatang: number
    }[]

  test('is listed until it is returned, and leaves order and credits as they are', async () => {
    const order = await paidTwice()
    expect((await listed()).filter(({ orderNumber }) => orderNumber === order.number)).toMatchObject([
      { amountSatang: 2_664_30 },
    ])
    expect(await steps.told(owner.uid)).toContain('order_paid_again')
    const { status } = await steps.refund(order.number, { paymentId: order.extraPaymentId })
    expect(status).toBe(201)
    expect((await listed()).map(({ orderNumber }) => orderNumber)).not.toContain(order.number)
    expect(await steps.read(owner.uid, order.id)).toMatchObject({ state: 'fulfilled', refundedSatang: 0 })
    expect(await steps.balance(owner.uid)).toBe(starting + 5)
    expect(refundedAt(order.chargeId)).toBe(2_664_30)
    expect(await steps.told(owner.uid)).toContain('second_payment_returned')
  })

  test('and that the bank takes back is not returned a second time, by no way', async () => {
    const order = await paidTwice()
    const extra = { paymentId: order.extraPaymentId }
    service.paymentProvider.mode = 'refuses'
    expect((await steps.refund(order.number, extra)).status).toBe(201)
    service.paymentProvider.mode = 'usual'
    await steps.dispute(order.chargeId, 'lost')
    expect((await listed()).map(({ orderNumber }) => orderNumber)).not.toContain(order.number)
    for (const method of ['provider', 'bank_transfer']) {
      expect(await steps.refund(order.number, { ...extra, method })).toMatchObject({
        status: 409,
        json: { code: 'wrong_state', current: { state: 'reversed' } },
      })
    }
    const { json } = await service.ask(`GET /v1/order-history/${order.id}`, { as: owner.uid })
    expect(json).toMatchObject({ state: 'fulfilled', paidAgainSatang: 0, isDisputed: false })
    expect(await steps.balance(owner.uid)).toBe(starting + 5)
  })

  test.each([
    ['that payment', 'extra', true],
    ['the first one', 'first', false],
  ] as const)('and is on its way back when the bank takes %s', async (_, taken, isTwice) => {
    const order = await paidTwice()
    service.paymentProvider.mode = 'loses-answer'
    await steps.refund(order.number, { paymentId: order.extraPaymentId })
    service.paymentProvider.mode = 'usual'
    const chargeId = taken === 'extra' ? order.chargeId : order.firstChargeId
    await steps.dispute(chargeId, 'lost')
    await forgetAsking()
    await finish()
    expect(await steps.seen(order.number)).toMatchObject({ refunds: [{ state: 'completed' }] })
    expect((await actionsOf(order.id)).includes('order.returned_twice')).toBe(isTwice)
    expect((await steps.told(owner.uid)).includes('second_payment_returned')).toBe(!isTwice)
  })

  /** A paid order with a second charge of its payment, whose money has arrived as well. */
  async function chargedTwice() {
    const order = await steps.bought(owner.uid)
    const secondChargeId = service.paymentProvider.chargeAgain(order.chargeId)
    const eventId = service.paymentProvider.become(secondChargeId, 'successful')
    expect(await steps.sendEvent(eventId)).toBe(200)
    expect(await steps.sendEvent(eventId)).toBe(200)
    return { ...order, secondChargeId }
  }

  test('by two charges of one payment is listed as well', async () => {
    const order = await chargedTwice()
    expect((await listed()).filter(({ orderNumber }) => orderNumber === order.number)).toHaveLength(1)
    expect(await steps.balance(owner.uid)).toBe(starting + 5)
  })

  test('by two charges of one payment is not returned where the second charge is reversed', async () => {
    const order = await chargedTwice()
    const [extra] = (await listed()).filter(({ orderNumber }) => orderNumber === order.number)
    await steps.sendEvent(service.paymentProvider.become(order.secondChargeId, 'reversed'))
    expect((await listed()).map(({ orderNumber }) => orderNumber)).not.toContain(order.number)
    expect(await steps.refund(order.number, { paymentId: extra?.paymentId })).toMatchObject({
      status: 409,
      json: { code: 'wrong_state', current: { state: 'reversed' } },
    })
    expect(await actionsOf(order.id)).toContain('payment.reversed')
    expect(await steps.read(owner.uid, order.id)).toMatchObject({ state: 'fulfilled' })
    expect(await steps.balance(owner.uid)).toBe(starting + 5)
  })
})

test('a reversed charge takes the credits that are left, and nobody pays the order again', async () => {
  const order = await steps.bought(owner.uid)
  await useCredits(3, 'spend')
  await steps.sendEvent(service.paymentProvider.become(order.chargeId, 'reversed'))
  expect(await steps.read(owner.uid, order.id)).toMatchObject({
    state: 'reversed',
    canAsk: false,
    payment: { state: 'reversed' },
  })
  expect(await steps.balance(owner.uid)).toBe(starting)
  expect(await steps.told(owner.uid)).toContain('payment_reversed')
  const [event] = await service.database.db
    .select({ after: auditEvents.after })
    .from(auditEvents)
    .where(and(eq(auditEvents.subjectId, order.id), eq(auditEvents.action, 'order.reversed')))
  expect(event?.after).toMatchObject({ creditsTaken: 2, creditsUnpaid: 3 })
  const [row] = await service.database.db.select().from(orders).where(eq(orders.id, order.id))
  expect(row?.reversedAt).not.toBeNull()
})
