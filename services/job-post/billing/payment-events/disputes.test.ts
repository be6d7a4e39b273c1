import { describe, expect, test } from '@jest/globals'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { buffets } from '../../tables/buffets'
import { creditGrants } from '../../tables/credits'
import { paymentDisputes } from '../../tables/refunds'
import { taxInvoices } from '../../tables/tax-invoices'
import type { TestService } from '../../testing'
import type { Founder } from '../payments/testing'
import { type MoneySteps, startMoney } from '../refunds/testing'
import { packageIds } from '../testing'

let service: TestService
let owner: Founder
let steps: MoneySteps
let starting: number
startMoney((now) => {
  ;({ service, owner, steps, starting } = now)
})

const notesOf = (orderId: string) => steps.creditNotes(owner.uid, orderId)
const listed = async (query = ''): Promise<{ orderNumber: string }[]> =>
  (await service.ask(`GET /v1/ops/payment-disputes${query}`, { as: 'staff' })).json.items

test('while a payment is disputed its unspent credits are out of use, and staff and company know', async () => {
  const order = await steps.bought(owner.uid)
  expect(await steps.dispute(order.chargeId, 'open')).toBe(200)
  expect(await steps.dispute(order.chargeId, 'open')).toBe(200)
  expect(await steps.balance(owner.uid)).toBe(starting)
  expect(await steps.read(owner.uid, order.id)).toMatchObject({ state: 'fulfilled', isDisputed: true })
  expect((await listed()).find(({ orderNumber }) => orderNumber === order.number)).toMatchObject({
    state: 'open',
    creditsTaken: 5,
    creditsUnpaid: 0,
    reason: 'goods_or_services_not_provided',
  })
  expect(await steps.told(owner.uid)).toEqual(expect.arrayContaining(['payment_disputed']))
  expect((await steps.refund(order.number, { unspentCredits: 0 })).json.code).toBe('payment_disputed')
})

test('won, they are given back; the same word again changes nothing', async () => {
  const order = await steps.bought(owner.uid)
  await steps.dispute(order.chargeId, 'open')
  await steps.dispute(order.chargeId, 'pending')
  expect(await steps.balance(owner.uid)).toBe(starting)
  await steps.dispute(order.chargeId, 'won')
  await steps.dispute(order.chargeId, 'won')
  await steps.dispute(order.chargeId, 'lost')
  expect(await steps.balance(owner.uid)).toBe(starting + 5)
  expect(await steps.read(owner.uid, order.id)).toMatchObject({ state: 'fulfilled', isDisputed: false })
  expect(await steps.told(owner.uid)).toContain('payment_dispute_ended')
})

test('won after they would have expired, they live longer by the time that the bank took', async () => {
  const order = await steps.bought(owner.uid)
  await steps.dispute(order.chargeId, 'open')
  const { db } = service.database
  const ofOrder = and(
    eq(creditGrants.companyId, owner.companyId),
    eq(creditGrants.subject, `order:${order.id}`),
  )
  await db.update(creditGrants).set({ expiresAt: sql`now() - interval '10 days'` }).where(ofOrder)
  await db
    .update(paymentDisputes)
    .set({ openedAt: sql`now() - interval '40 days'` })
    .where(eq(paymentDisputes.orderId, order.id))
  await steps.dispute(order.chargeId, 'won')
  expect(await steps.balance(owner.uid)).toBe(starting + 5)
  expect((await steps.seen(order.number)).credits).toMatchObject({ unspent: 5, expired: 0 })
  const [given] = await db
    .select({ expiresAt: creditGrants.expiresAt })
    .from(creditGrants)
    .where(and(eq(creditGrants.companyId, owner.companyId), isNotNull(creditGrants.originId)))
  expect(Math.round(((given?.expiresAt?.getTime() ?? 0) - Date.now()) / 86_400_000)).toBe(30)
})

describe('won once the order has lost its money otherwise, no credit comes back', () => {
  /** A dispute that keeps the order's credits out of use, while its money goes, and is won then. */
  async function lostMeanwhile(lose: (chargeId: string) => Promise<number>) {
    const order = await steps.bought(owner.uid)
    await steps.dispute(order.chargeId, 'open')
    expect(await lose(order.chargeId)).toBe(200)
    expect(await steps.read(owner.uid, order.id)).toMatchObject({ state: 'reversed', isDisputed: true })
    expect(await steps.dispute(order.chargeId, 'won')).toBe(200)
    expect(await steps.balance(owner.uid)).toBe(starting)
    const { items } = (await service.ask('GET /v1/notifications', { as: owner.uid })).json
    expect(items.find(({ kind }: { kind: string }) => kind === 'payment_reversed').params.credits).toBe('5')
    expect(await steps.read(owner.uid, order.id)).toMatchObject({ state: 'reversed', isDisputed: false })
    const { credits, disputes } = await steps.seen(order.number)
    expect(credits).toMatchObject({ unspent: 0 })
    expect(disputes).toContainEqual(expect.objectContaining({ state: 'won', creditsTaken: 5 }))
    expect(await notesOf(order.id)).toEqual([2_664_30])
  }

  test('by a reversal', () =>
    lostMeanwhile((chargeId) => steps.sendEvent(service.paymentProvider.become(chargeId, 'reversed'))))

  test('by another dispute', () =>
    lostMeanwhile((chargeId) => steps.dispute(chargeId, 'lost', `dspt_2_${chargeId}`)))
})

test('lost, they and the money are gone, and what was spent is said to staff; no balance is negative', async () => {
  const order = await steps.bought(owner.uid)
  await steps.spend(owner, starting + 2)
  await steps.dispute(order.chargeId, 'open')
  await steps.dispute(order.chargeId, 'lost')
  expect(await steps.balance(owner.uid)).toBe(0)
  expect(await steps.read(owner.uid, order.id)).toMatchObject({ state: 'reversed', isDisputed: false })
  expect(await listed()).not.toContainEqual(expect.objectContaining({ orderNumber: order.number }))
  expect(
    (await listed('?isOpen=false')).find(({ orderNumber }) => orderNumber === order.number),
  ).toMatchObject({ state: 'lost', creditsTaken: 3, creditsUnpaid: 2 })
  // What was spent stays a sale: only the other three credits are credited.
  expect(await notesOf(order.id)).toEqual([1_598_58])
  const { json: claim } = await service.ask(`GET /v1/payments/${order.paymentId}/tax-refund`, {
    as: owner.uid,
  })
  expect(claim.certificate.amountSatang).toBe(0)
})

test('lost before anything was used, the whole invoice is credited, once', async () => {
  const order = await steps.bought(owner.uid)
  await steps.dispute(order.chargeId, 'open')
  await steps.dispute(order.chargeId, 'lost')
  await steps.dispute(order.chargeId, 'lost')
  expect(await notesOf(order.id)).toEqual([2_664_30])
})

test('lost after a part was refunded, the notes add up to the invoice', async () => {
  const order = await steps.bought(owner.uid)
  await steps.refund(order.number, { amountSatang: 600_00 })
  await steps.dispute(order.chargeId, 'lost')
  expect(await notesOf(order.id)).toEqual([600_00, 2_064_30])
})

test('lost after a part was refunded and one credit spent, the notes add up to the other credits', async () => {
  const order = await steps.bought(owner.uid)
  await steps.refund(order.number, { amountSatang: 600_00 })
  await steps.spend(owner, starting + 1)
  await steps.dispute(order.chargeId, 'lost')
  // ฿600 took two credits: they cost ฿1,065.72.
  expect(await notesOf(order.id)).toEqual([600_00, 1_531_44])
})

test('lost while a buffet runs, the whole days that are left are credited', async () => {
  const order = await steps.bought(owner.uid, packageIds.buffet)
  const { totalSatang, size } = await steps.read(owner.uid, order.id)
  await steps.dispute(order.chargeId, 'lost')
  // The day that has begun was delivered.
  expect(await notesOf(order.id)).toEqual([Math.floor((totalSatang * (size - 1)) / size)])
  expect((await service.ask('GET /v1/credits/balance', { as: owner.uid })).json.buffetUntil).toBeNull()
})

test('lost after a part of a buffet was refunded, the days left are credited at what they still cost', async () => {
  const order = await steps.bought(owner.uid, packageIds.buffet)
  expect((await steps.refund(order.number, { amountSatang: 1_070_00, unspentCredits: 0 })).status).toBe(201)
  const inDays = (days: number) => sql`now() + make_interval(days => ${days})`
  await service.database.db
    .update(buffets)
    .set({ startsAt: inDays(-15), endsAt: sql`${inDays(15)} + interval '1 hour'` })
    .where(eq(buffets.companyId, owner.companyId))
  await steps.dispute(order.chargeId, 'lost')
  // Of ฿5,243 are ฿4,173 left for 30 days, of which half was delivered.
  const { kind, number, orderId, totalSatang, vatSatang } = taxInvoices
  const notes = await service.database.db
    .select({ totalSatang, vatSatang })
    .from(taxInvoices)
    .where(and(eq(orderId, order.id), eq(kind, 'credit_note')))
    .orderBy(number)
  expect(notes).toEqual([
    { totalSatang: 1_070_00, vatSatang: 70_00 },
    { totalSatang: 2_086_50, vatSatang: 136_50 },
  ])
})

test('lost while a buffet runs that began earlier than it was sold for, what it delivered is not credited', async () => {
  const [first, second] = [
    await steps.bought(owner.uid, packageIds.buffet),
    await steps.bought(owner.uid, packageIds.buffet),
  ]
  await steps.refund(first.number, { unspentCredits: 0 })
  await service.database.db
    .update(buffets)
    .set({ startsAt: sql`now() - interval '10 days'`, endsAt: sql`now() + interval '481 hours'` })
    .where(and(eq(buffets.companyId, owner.companyId), eq(buffets.subject, `order:${second.id}`)))
  await steps.dispute(second.chargeId, 'lost')
  const { totalSatang } = await steps.read(owner.uid, second.id)
  expect(await notesOf(second.id)).toEqual([Math.floor((totalSatang * 20) / 30)])
})

test('the mails about a buffet’s money say nothing of credits; those about credits say how many', async () => {
  const mails = async (packageId?: string) => {
    const before = service.mail.sent.length
    const order = await steps.bought(owner.uid, packageId)
    await steps.dispute(order.chargeId, 'open')
    await steps.dispute(order.chargeId, 'won')
    await steps.dispute(order.chargeId, 'lost')
    await steps.dispute(order.chargeId, 'lost', `dspt_2_${order.chargeId}`)
    await service.mail.allSent()
    const told = service.mail.sent.slice(before)
    return told
      .filter(({ subject }) => subject.startsWith('ธนาคาร'))
      .map(({ text }) => /\d\sเครดิต/.test(text))
  }
  expect(await mails(packageIds.buffet)).toEqual([false, false, false, false])
  expect(await mails()).toEqual([true, true, true, true])
})

test('lost, what was not used has its credit note in the one mail that says so; without one a mail says it alone', async () => {
  const mailsOf = async (spent: number) => {
    const order = await steps.bought(owner.uid)
    await steps.spend(owner, spent)
    await service.mail.allSent()
    const before = service.mail.sent.length
    await steps.dispute(order.chargeId, 'lost')
    await service.mail.allSent()
    return service.mail.sent.slice(before).filter(({ subject }) => !subject.includes('ขอเงินของ'))
  }
  const [credited, ...more] = await mailsOf(starting + 2)
  expect(more).toEqual([])
  expect(credited?.subject).toMatch(/^ธนาคารดึงเงินของ CR-\d{4}-\d{5} คืนแล้ว ใบลดหนี้ CN-\d{4}-\d{5}$/)
  expect(credited?.text).toContain('฿2,664.30')
  expect(credited?.text).toContain('ยอด ฿1,598.58')
  expect(credited?.attachments).toHaveLength(1)
  const [alone, ...others] = await mailsOf(5)
  expect(others).toEqual([])
  expect(alone?.subject).toMatch(/^ธนาคารดึงเงินของ CR-\d{4}-\d{5} คืนแล้ว$/)
  expect(alone?.attachments ?? []).toEqual([])
})

test('one that is heard of when it is over counts as well', async () => {
  const order = await steps.bought(owner.uid)
  await steps.dispute(order.chargeId, 'lost')
  expect(await steps.read(owner.uid, order.id)).toMatchObject({ state: 'reversed' })
  expect(await steps.balance(owner.uid)).toBe(starting)
})

test('one about a charge of nobody changes nothing', async () => {
  await steps.bought(owner.uid)
  const eventId = service.paymentProvider.tell({ about: 'dispute', disputeId: 'dspt_test_nobody' })
  service.paymentProvider.disputes.set('dspt_test_nobody', {
    id: 'dspt_test_nobody',
    chargeId: 'chrg_test_nobody',
    state: 'open',
    amount: 1,
    reason: null,
    openedAt: new Date(),
    closedAt: null,
  })
  expect(await steps.sendEvent(eventId)).toBe(200)
  expect(await steps.balance(owner.uid)).toBe(starting + 5)
  service.paymentProvider.disputes.delete('dspt_test_nobody')
})
