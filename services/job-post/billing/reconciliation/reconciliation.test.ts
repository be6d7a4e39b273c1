import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { auditEvents } from '@/services/shared/audit/table'
import { jobs } from '@/services/shared/jobs/table'
import { orders, payments } from '../../tables/orders'
import { paymentDifferences } from '../../tables/refunds'
import { startTestService, type TestService } from '../../testing'
import { resolveDifferences } from '../payment-differences/repository'
import { moneySteps } from '../refunds/testing'
import { listNamed, listWithMoney } from './repository'

let service: TestService
let steps: ReturnType<typeof moneySteps>
beforeAll(async () => {
  service = await startTestService()
  service.identity.add('staff', { ops: true })
  steps = moneySteps(service)
})
afterAll(() => service.stop())

let owner: { uid: string; companyId: string }
beforeEach(async () => {
  owner = await service.founder(uuidv7())
})
afterEach(async () => {
  service.paymentProvider.mode = 'usual'
  service.paymentProvider.isDown = false
  service.paymentProvider.charges.clear()
  service.paymentProvider.disputes.clear()
  // An event that is tried again later would find nothing of this test.
  await service.database.db.delete(jobs).where(eq(jobs.kind, 'payment_event'))
  await service.database.db.delete(paymentDifferences)
  await service.database.db.delete(orders)
})

const compare = () => service.ask('POST /v1/ops/payment-comparisons', { as: 'staff', body: {} })
const listed = async (query = '') =>
  (await service.ask(`GET /v1/ops/payment-differences${query}`, { as: 'staff' })).json.items
const audited = async (subject: string) =>
  (
    await service.database.db
      .select({ action: auditEvents.action })
      .from(auditEvents)
      .where(eq(auditEvents.subjectId, subject))
      .orderBy(auditEvents.id)
  ).map(({ action }) => action)

/** Longer ago than what is compared. */
const longAgo = new Date(Date.now() - 10 * 86_400_000)
const agePayment = (id: string) =>
  service.database.db
    .update(payments)
    .set({ createdAt: longAgo, endedAt: longAgo })
    .where(eq(payments.id, id))

test('lists that agree leave nothing', async () => {
  await steps.bought(owner.uid)
  await steps.shown(owner.uid)
  expect((await compare()).json).toEqual({ differences: 0 })
  expect(await listed()).toEqual([])
})

test('what was missed is caught up on: a payment, a dispute, and a reversal', async () => {
  const [paid, disputed, reversed] = [
    await steps.shown(owner.uid),
    await steps.bought(owner.uid),
    await steps.bought(owner.uid),
  ]
  service.paymentProvider.become(paid.chargeId, 'successful')
  service.paymentProvider.dispute(disputed.chargeId, 'open')
  service.paymentProvider.become(reversed.chargeId, 'reversed')
  expect((await compare()).json).toEqual({ differences: 0 })
  expect(await steps.read(owner.uid, paid.id)).toMatchObject({ state: 'fulfilled' })
  expect(await steps.read(owner.uid, disputed.id)).toMatchObject({ isDisputed: true })
  expect(await steps.read(owner.uid, reversed.id)).toMatchObject({ state: 'reversed' })
  service.paymentProvider.dispute(disputed.chargeId, 'won')
  await compare()
  expect(await steps.read(owner.uid, disputed.id)).toMatchObject({ isDisputed: false })
})

test('money of another charge of a payment is caught up on, and so is what its first one brings then', async () => {
  const order = await steps.shown(owner.uid)
  const paid = { status: 'successful', paidAt: new Date(0) } as const
  service.paymentProvider.alter(service.paymentProvider.chargeAgain(order.chargeId), paid)
  expect((await compare()).json).toEqual({ differences: 0 })
  expect(await steps.read(owner.uid, order.id)).toMatchObject({ state: 'fulfilled' })
  service.paymentProvider.alter(order.chargeId, paid)
  expect((await compare()).json).toEqual({ differences: 0 })
  const { json } = await service.ask('GET /v1/ops/extra-payments', { as: 'staff' })
  expect(json.items).toMatchObject([{ orderNumber: order.number, amountSatang: 2_664_30 }])
})

test('a charge that no payment is for is found once, and resolved when it is gone', async () => {
  const order = await steps.bought(owner.uid)
  const id = service.paymentProvider.chargeAgain(order.chargeId)
  service.paymentProvider.alter(id, { status: 'successful', paymentId: null })
  expect((await compare()).json).toEqual({ differences: 1 })
  await compare()
  expect(await listed()).toMatchObject([
    { kind: 'charge_without_payment', subject: id, merchant: 'job_post', theirs: '266430', ours: '-' },
  ])
  expect(await audited(id)).toEqual(['payment_difference.found'])
  service.paymentProvider.alter(id, { status: 'reversed' })
  expect((await compare()).json).toEqual({ differences: 0 })
  expect(await listed()).toEqual([])
  expect(await listed('?isOpen=false')).toMatchObject([{ subject: id, resolvedAt: expect.any(String) }])
  expect(await audited(id)).toEqual(['payment_difference.found', 'payment_difference.resolved'])
})

test('a dispute about none of our charges is found once, by its event and by comparisons', async () => {
  const { chargeId } = await steps.bought(owner.uid)
  const strange = service.paymentProvider.chargeAgain(chargeId)
  const eventId = service.paymentProvider.dispute(strange, 'open')
  await compare()
  await steps.sendEvent(eventId)
  await compare()
  expect(await listed()).toMatchObject([
    { kind: 'strange_event', subject: `dspt_test_${strange}`, theirs: 'unknown dispute' },
  ])
})

test('an open dispute of ours that the provider no longer knows is found, and fails no comparison', async () => {
  const { chargeId } = await steps.bought(owner.uid)
  await steps.dispute(chargeId, 'open')
  service.paymentProvider.disputes.clear()
  expect((await compare()).status).toBe(200)
  expect(await listed()).toMatchObject([{ kind: 'strange_event', subject: `dspt_test_${chargeId}` }])
})

test('a payment whose charge the provider does not have is found', async () => {
  const order = await steps.bought(owner.uid)
  service.paymentProvider.charges.delete(order.chargeId)
  await compare()
  expect(await listed()).toMatchObject([
    { kind: 'payment_without_charge', subject: order.paymentId, orderNumber: order.number, ours: '266430' },
  ])
})

test.each([
  ['amounts_differ', { amount: 1_00 }],
  ['refunds_differ', { refundedAmount: 500_00 }],
  ['states_differ', { status: 'failed', paidAt: null }],
] as const)('%s', async (kind, changes) => {
  const order = await steps.bought(owner.uid)
  service.paymentProvider.alter(order.chargeId, changes)
  await compare()
  expect(await listed()).toMatchObject([{ kind, subject: order.chargeId, orderNumber: order.number }])
})

/** A paid order that is older than what is compared. */
async function boughtLongAgo() {
  const order = await steps.bought(owner.uid)
  service.paymentProvider.alter(order.chargeId, { at: longAgo })
  await agePayment(order.paymentId)
  return order
}

test('money that somebody returns by hand is found by its event, however old the charge, until it is ours', async () => {
  const order = await boughtLongAgo()
  const { refunds } = service.paymentProvider
  refunds.push({ id: 'rfnd_test_by_hand', amount: 500_00, refundId: null, chargeId: order.chargeId })
  service.paymentProvider.alter(order.chargeId, { refundedAmount: 500_00 })
  expect((await compare()).json).toEqual({ differences: 0 })
  const eventId = service.paymentProvider.tell({ about: 'refund', chargeId: order.chargeId })
  expect(await steps.sendEvent(eventId)).toBe(200)
  const found = { kind: 'refunds_differ', subject: order.chargeId, orderNumber: order.number }
  expect(await listed()).toMatchObject([{ ...found, theirs: '50000', ours: '0' }])
  expect((await compare()).json).toEqual({ differences: 1 })
  expect(await audited(order.chargeId)).toEqual(['payment_difference.found'])
  refunds.pop()
  service.paymentProvider.alter(order.chargeId, { refundedAmount: 0 })
  expect((await compare()).json).toEqual({ differences: 0 })
  expect(await listed()).toEqual([])
  expect(await audited(order.chargeId)).toEqual(['payment_difference.found', 'payment_difference.resolved'])
})

test('money returned by hand is found also where a refund of ours is there with another amount', async () => {
  const order = await boughtLongAgo()
  service.paymentProvider.mode = 'loses-request'
  await steps.refund(order.number, { amountSatang: 600_00 })
  service.paymentProvider.mode = 'usual'
  const [refund] = (await steps.seen(order.number)).refunds
  const { refunds } = service.paymentProvider
  refunds.push(
    { id: 'rfnd_test_other_amount', amount: 700_00, refundId: refund.id, chargeId: order.chargeId },
    { id: 'rfnd_test_beside_it', amount: 500_00, refundId: null, chargeId: order.chargeId },
  )
  await steps.sendEvent(service.paymentProvider.tell({ about: 'refund', chargeId: order.chargeId }))
  expect(await listed()).toMatchObject([
    { kind: 'refunds_differ', subject: order.chargeId, theirs: '120000', ours: '0' },
  ])
  expect(await steps.seen(order.number)).toMatchObject({ refunds: [{ state: 'created' }] })
  refunds.splice(-2)
})

test('our own refund of an old charge is no difference', async () => {
  const order = await boughtLongAgo()
  await steps.refund(order.number)
  await steps.sendEvent(service.paymentProvider.tell({ about: 'refund', chargeId: order.chargeId }))
  expect(await listed()).toEqual([])
})

test('what differs stays until a comparison finds it gone, also when it is old by then', async () => {
  const order = await steps.bought(owner.uid)
  const charge = service.paymentProvider.charges.get(order.chargeId)
  if (!charge) throw new Error('no charge')
  service.paymentProvider.charges.delete(charge.id)
  await compare()
  await agePayment(order.paymentId)
  expect((await compare()).json).toEqual({ differences: 1 })
  service.paymentProvider.charges.set(charge.id, { ...charge, at: longAgo })
  expect((await compare()).json).toEqual({ differences: 0 })
  expect(await listed()).toEqual([])
})

test('money of a charge that is not what we asked for is not given anything for, and found', async () => {
  const order = await steps.shown(owner.uid)
  service.paymentProvider.alter(order.chargeId, {
    amount: 1_00,
    status: 'successful',
    paidAt: new Date(Date.now() - 300_000),
  })
  await compare()
  const kinds = (await listed()).map(({ kind }: { kind: string }) => kind)
  expect(kinds.sort()).toEqual(['amounts_differ', 'states_differ'])
  expect(await steps.read(owner.uid, order.id)).toMatchObject({ state: 'awaiting_payment' })
})

test('a charge that the provider does not answer about holds up no other, and is compared the next time', async () => {
  const silent = await steps.shown(owner.uid)
  const missed = await steps.shown(owner.uid)
  const missing = await steps.bought(owner.uid)
  service.paymentProvider.become(silent.chargeId, 'successful')
  service.paymentProvider.become(missed.chargeId, 'successful')
  service.paymentProvider.charges.delete(missing.chargeId)
  service.paymentProvider.silentAbout.add(silent.chargeId)
  expect((await compare()).status).toBe(503)
  expect(await steps.read(owner.uid, missed.id)).toMatchObject({ state: 'fulfilled' })
  expect(await listed()).toMatchObject([{ kind: 'payment_without_charge', subject: missing.paymentId }])
  service.paymentProvider.silentAbout.clear()
  expect((await compare()).json).toEqual({ differences: 1 })
  expect(await steps.read(owner.uid, silent.id)).toMatchObject({ state: 'fulfilled' })
})

test('what differed stays a difference while the provider does not answer about it', async () => {
  const order = await steps.bought(owner.uid)
  service.paymentProvider.charges.delete(order.chargeId)
  await compare()
  service.paymentProvider.silentAbout.add(order.chargeId)
  expect((await compare()).status).toBe(503)
  expect(await listed()).toMatchObject([{ subject: order.paymentId, resolvedAt: null }])
  service.paymentProvider.silentAbout.clear()
})

test.each([
  ['was returned', { status: 'successful', paidAt: new Date(0), refundedAmount: 1_00 }],
  ['never came', { status: 'expired' }],
] as const)(
  'a charge that is not what we asked for is found no more when its money %s',
  async (_what, end) => {
    const order = await steps.shown(owner.uid)
    service.paymentProvider.alter(order.chargeId, { amount: 1_00 })
    expect((await compare()).json).toEqual({ differences: 1 })
    service.paymentProvider.alter(order.chargeId, end)
    expect((await compare()).json).toEqual({ differences: 0 })
    expect(await listed()).toEqual([])
  },
)

test('a charge that no payment is for is found no more when its money was returned', async () => {
  const order = await steps.bought(owner.uid)
  const id = service.paymentProvider.chargeAgain(order.chargeId)
  service.paymentProvider.alter(id, { status: 'successful', paymentId: null })
  expect((await compare()).json).toEqual({ differences: 1 })
  service.paymentProvider.alter(id, { refundedAmount: 2_664_30 })
  expect((await compare()).json).toEqual({ differences: 0 })
})

describe('a difference that staff close', () => {
  const close = (id: string, reason = 'ติดต่อผู้ให้บริการเเล้ว') =>
    service.ask(`POST /v1/ops/payment-differences/${id}/events`, {
      as: 'staff',
      body: { event: 'close', reason },
    })

  test('is on record with who and why, and the same is not opened again', async () => {
    const order = await steps.bought(owner.uid)
    service.paymentProvider.alter(order.chargeId, { refundedAmount: 500_00 })
    await compare()
    const [{ id }] = await listed()
    expect((await close(id)).status).toBe(204)
    expect((await compare()).json).toEqual({ differences: 0 })
    expect(await listed()).toEqual([])
    expect(await listed('?isOpen=false')).toMatchObject([{ id, closingReason: 'ติดต่อผู้ให้บริการแล้ว' }])
    const events = await service.database.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.subjectId, order.chargeId))
    expect(events.find(({ action }) => action === 'payment_difference.closed')).toMatchObject({
      actorUid: 'staff',
      after: { kind: 'refunds_differ', reason: 'ติดต่อผู้ให้บริการแล้ว' },
    })
    service.paymentProvider.alter(order.chargeId, { refundedAmount: 600_00 })
    expect((await compare()).json).toEqual({ differences: 1 })
  })

  test('is closed once, for a reason', async () => {
    const order = await steps.bought(owner.uid)
    service.paymentProvider.charges.delete(order.chargeId)
    await compare()
    const [{ id }] = await listed()
    expect((await close(id, ' ')).status).toBe(422)
    expect((await close(uuidv7())).status).toBe(404)
    expect((await close(id)).status).toBe(204)
    expect((await close(id)).json.code).toBe('wrong_state')
  })
})

test('charges, payments and differences are looked up by more ids than a statement takes parameters', async () => {
  const { db } = service.database
  const order = await steps.bought(owner.uid)
  const others = Array.from({ length: 70_000 }, () => uuidv7())
  const compared = [...others, order.paymentId]
  const named = { chargeIds: [...others, order.chargeId], paymentIds: others }
  expect(await listNamed(db, 'job_post', named)).toMatchObject([{ id: order.paymentId }])
  const ours = await listWithMoney(db, 'job_post', new Date(), compared)
  expect(ours).toMatchObject([{ id: order.paymentId }])

  service.paymentProvider.charges.delete(order.chargeId)
  await compare()
  const difference = { merchant: 'job_post', kind: 'payment_without_charge', orderNumber: null } as const
  const found = others.map((subject) => ({ ...difference, subject, theirs: '-', ours: '-' }))
  expect(await resolveDifferences(db, 'job_post', compared, found)).toMatchObject([
    { subject: order.paymentId },
  ])
})

test('while the provider does not answer nothing is called a difference', async () => {
  await steps.bought(owner.uid)
  service.paymentProvider.isDown = true
  expect((await compare()).status).toBe(503)
  expect(await listed()).toEqual([])
})
