import { expect, test } from '@jest/globals'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { auditEvents } from '@/services/shared/audit/table'
import { testTurn } from '@/services/shared/testing/turn'
import { creditGrants } from '../../tables/credits'
import { paymentDisputes, refunds } from '../../tables/refunds'
import type { TestService } from '../../testing'
import type { Founder } from '../payments/testing'
import { finishRefunds } from '../refunds/settling'
import { type MoneySteps, startMoney } from '../refunds/testing'
import { submittedRefund } from '../tax-refunds/testing'

/** An order of ฿2,664.30, and how much of it its buyer has twice: each satang is said once. */

let service: TestService
let owner: Founder
let steps: MoneySteps
startMoney((now) => {
  ;({ service, owner, steps } = now)
})

const db = () => service.database.db
const provider = () => service.paymentProvider

/** How much staff are told to ask for, each time. */
async function saidOf(orderId: string): Promise<unknown[]> {
  const isTwice = and(eq(auditEvents.subjectId, orderId), eq(auditEvents.action, 'order.returned_twice'))
  const rows = await db().select().from(auditEvents).where(isTwice).orderBy(asc(auditEvents.id))
  return rows.map(({ after }) => (after as { amountSatang: number }).amountSatang)
}

/** A paid order of which staff have transferred money, because the provider refused to return it. */
async function transferredOrder(amountSatang: number | null = null) {
  const order = await steps.bought(owner.uid)
  provider().mode = 'refuses'
  await steps.refund(order.number)
  provider().mode = 'usual'
  const { json } = await steps.refund(order.number, { method: 'bank_transfer', amountSatang })
  const body = { event: 'complete', reference: 'KBANK 1', transferredOn: '2026-11-25' }
  const done = await service.ask(`POST /v1/ops/refunds/${json.refundId}/events`, { as: 'staff', body })
  expect(done.status).toBe(204)
  return order
}

const reverse = (chargeId: string) => steps.sendEvent(provider().become(chargeId, 'reversed'))
const lose = (chargeId: string) => steps.dispute(chargeId, 'lost')
/** A part of a charge that a bank takes back. */
const losePart = (chargeId: string, amount: number) => steps.sendEvent(provider().losePart(chargeId, amount))

test('all of it, where the card’s issuer takes back what was transferred; heard again, it is not said again', async () => {
  const order = await transferredOrder()
  await reverse(order.chargeId)
  await reverse(order.chargeId)
  expect(await saidOf(order.id)).toEqual([2_664_30])
  expect(await steps.read(owner.uid, order.id)).toMatchObject({ state: 'refunded' })
})

test('a part, where a part was transferred', async () => {
  const order = await transferredOrder(600_00)
  await reverse(order.chargeId)
  expect(await saidOf(order.id)).toEqual([600_00])
  expect(await steps.read(owner.uid, order.id)).toMatchObject({ state: 'reversed' })
})

test.each([
  ['the issuer', reverse],
  ['a dispute', lose],
])('nothing, where all of it went back by %s alone', async (_by, takeBack) => {
  const order = await steps.bought(owner.uid)
  await takeBack(order.chargeId)
  expect(await saidOf(order.id)).toEqual([])
})

test('nothing, where the issuer takes what a refund by the provider left', async () => {
  const order = await steps.bought(owner.uid)
  expect((await steps.refund(order.number, { amountSatang: 600_00 })).status).toBe(201)
  await reverse(order.chargeId)
  expect(await saidOf(order.id)).toEqual([])
})

test('nothing, where the answer to that refund comes after the issuer took the rest', async () => {
  const order = await steps.bought(owner.uid)
  provider().mode = 'loses-answer'
  await steps.refund(order.number, { amountSatang: 600_00 })
  provider().mode = 'usual'
  await reverse(order.chargeId)
  await steps.finishRefunds()
  expect(await steps.seen(order.number)).toMatchObject({ refunds: [{ state: 'completed' }] })
  expect(await saidOf(order.id)).toEqual([])
})

test.each([
  ['the issuer', reverse],
  ['a dispute', lose],
])('the withheld tax that was paid back, where %s takes the money', async (_by, takeBack) => {
  const { taxRefundId, chargeId, orderId } = await submittedRefund(service, owner.uid)
  for (const body of [
    { event: 'begin_review' },
    { event: 'approve' },
    { event: 'mark_paid', reference: 'FT1' },
  ]) {
    const { status } = await service.ask(`POST /v1/ops/tax-refunds/${taxRefundId}/events`, {
      as: 'staff',
      body,
    })
    expect(status).toBe(200)
  }
  await takeBack(chargeId)
  expect(await saidOf(orderId)).toEqual([74_70])
})

test('each part once, where two disputes take what was refunded', async () => {
  const order = await steps.bought(owner.uid)
  await steps.refund(order.number)
  await losePart(order.chargeId, 1_000_00)
  await losePart(order.chargeId, 1_664_30)
  expect(await saidOf(order.id)).toEqual([1_000_00, 1_664_30])
})

test('credits that a refund had taken, which a dispute has given up, live longer by that time once', async () => {
  const order = await steps.bought(owner.uid)
  provider().mode = 'loses-request'
  await steps.refund(order.number)
  provider().mode = 'usual'
  await steps.dispute(order.chargeId, 'open')
  const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`
  await db()
    .update(refunds)
    .set({ askedAt: daysAgo(1), createdAt: daysAgo(20) })
    .where(eq(refunds.orderId, order.id))
  await db()
    .update(paymentDisputes)
    .set({ openedAt: daysAgo(10) })
    .where(eq(paymentDisputes.orderId, order.id))
  await finishRefunds(steps.parts, testTurn())
  expect(await steps.seen(order.number)).toMatchObject({
    refunds: [{ state: 'failed', failureCode: 'payment_disputed' }],
  })
  await steps.dispute(order.chargeId, 'won')
  expect((await steps.seen(order.number)).credits).toMatchObject({ unspent: 5 })
  const [grant] = await db()
    .select({ expiresAt: creditGrants.expiresAt })
    .from(creditGrants)
    .where(and(eq(creditGrants.companyId, owner.companyId), eq(creditGrants.available, 5)))
    .orderBy(desc(creditGrants.expiresAt))
  // Bought for 90 days, and out of use for 20.
  expect(Math.round(((grant?.expiresAt?.getTime() ?? 0) - Date.now()) / 86_400_000)).toBe(110)
})
