import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { auditEvents } from '@/services/shared/audit/table'
import type { TestService } from '../../testing'
import { captureCredits, releaseCredits, reserveCredits } from '../credits/ledger'
import type { Founder } from '../payments/testing'
import { compareWithProvider } from '../reconciliation/comparing'
import { listPartlyLost } from '../refunds/partly-lost-repository'
import { type MoneySteps, startMoney } from '../refunds/testing'

/** An order of ฿2,664.30, of which a bank takes ฿1,000 back: the rest is still with us. */
const whole = 2_664_30
const part = 1_000_00

let service: TestService
let owner: Founder
let steps: MoneySteps
let starting: number
startMoney((now) => {
  ;({ service, owner, steps, starting } = now)
})

/** What the day's revenue was before. */
let before: Revenue
beforeEach(async () => {
  before = await revenue()
})

const provider = () => service.paymentProvider

type Sum = { readonly totalSatang: number; readonly vatSatang: number }
type Revenue = Readonly<Record<'sold' | 'refunded' | 'reversed', Sum>>
async function revenue(): Promise<Revenue> {
  const [from, to] = [-1, 1].map((days) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
  )
  const { json } = await service.ask(`GET /v1/ops/revenue?from=${from}&to=${to}`, { as: 'staff' })
  return json.merchants.find(({ merchant }: { merchant: string }) => merchant === 'job_post')
}

/** Of our books: what has come in since the test began, and what has left. */
async function books() {
  const now = await revenue()
  const since = (of: keyof Revenue) => now[of].totalSatang - before[of].totalSatang
  return { in: since('sold'), out: since('refunded') + since('reversed') }
}

const returnedBy = (chargeId: string) => provider().charges.get(chargeId)?.refundedAmount

const losePart = (chargeId: string) => steps.sendEvent(provider().losePart(chargeId, part))

const finish = () => steps.finishRefunds()
const creditNotes = (orderId: string) => steps.creditNotes(owner.uid, orderId)
const spend = (count: number) => steps.spend(owner, count)

const audited = async (orderId: string, action: string): Promise<unknown[]> => {
  const rows = await service.database.db.select().from(auditEvents).where(eq(auditEvents.subjectId, orderId))
  return rows.filter((row) => row.action === action).map(({ after }) => after)
}

/** That the comparison with the provider's list finds nothing about a charge. */
async function requireAgreement(chargeId: string): Promise<void> {
  await compareWithProvider(steps.parts)
  const { json } = await service.ask('GET /v1/ops/payment-differences', { as: 'staff' })
  expect(JSON.stringify(json)).not.toContain(chargeId)
}

describe('a refund of a part that is under way meanwhile', () => {
  test.each([
    ['that the provider has made', 'loses-answer'],
    ['that it has not made yet', 'loses-request'],
  ] as const)(
    'and %s is completed once, with what the bank took: books and provider agree',
    async (_, mode) => {
      const order = await steps.bought(owner.uid)
      provider().mode = mode
      await steps.refund(order.number, { amountSatang: 600_00 })
      provider().mode = 'usual'
      await losePart(order.chargeId)
      expect(await steps.read(owner.uid, order.id)).toMatchObject({ state: 'reversed', isDisputed: false })
      await finish()
      await finish()

      expect(await steps.seen(order.number)).toMatchObject({
        refunds: [{ state: 'completed', amountSatang: 600_00, vatSatang: null }],
        disputes: [{ state: 'lost', amountSatang: part }],
        credits: { unspent: 0 },
      })
      expect(returnedBy(order.chargeId)).toBe(600_00)
      expect(await books()).toEqual({ in: whole, out: 600_00 + part })
      // All that was not delivered is credited with what the bank took; no balance gets anything back.
      expect(await creditNotes(order.id)).toEqual([whole])
      expect(await steps.balance(owner.uid)).toBe(starting)
      expect(await audited(order.id, 'order.returned_twice')).toEqual([])
      expect(await steps.told(owner.uid)).toEqual(
        expect.arrayContaining(['payment_reversed', 'order_refunded']),
      )
      await requireAgreement(order.chargeId)
    },
  )

  test('and what the bank leaves is returned to the satang, and not one more', async () => {
    const order = await steps.bought(owner.uid)
    provider().mode = 'loses-answer'
    await steps.refund(order.number, { amountSatang: 600_00 })
    provider().mode = 'usual'
    await losePart(order.chargeId)
    await finish()
    const rest = whole - part - 600_00
    const asked = { unspentCredits: 0, isBeyondUnspent: true }
    expect(await steps.refund(order.number, { ...asked, amountSatang: rest + 1 })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'amountSatang', rule: 'max_value', params: { max: rest } }] },
    })
    expect((await steps.refund(order.number, { ...asked, isBeyondUnspent: false })).json.code).toBe(
      'beyond_unspent',
    )
    expect((await steps.refund(order.number, asked)).status).toBe(201)
    expect(returnedBy(order.chargeId)).toBe(whole - part)
    expect(await books()).toEqual({ in: whole, out: whole })
    expect(await steps.refund(order.number, asked)).toMatchObject({
      status: 409,
      json: { code: 'wrong_state', current: { state: 'reversed' } },
    })
    expect(await audited(order.id, 'order.returned_twice')).toEqual([])
    await requireAgreement(order.chargeId)
  })
})

test('a refund of all that was not made yet is given up: nothing of it leaves beside what the bank took', async () => {
  const order = await steps.bought(owner.uid)
  provider().mode = 'loses-request'
  await steps.refund(order.number)
  provider().mode = 'usual'
  await losePart(order.chargeId)
  await finish()
  expect(await steps.seen(order.number)).toMatchObject({
    refunds: [{ state: 'failed', failureCode: 'payment_disputed' }],
  })
  expect(returnedBy(order.chargeId)).toBe(0)
  expect(await books()).toEqual({ in: whole, out: part })
})

test('a refund of all that was made is said to be there twice for what the bank took alone', async () => {
  const order = await steps.bought(owner.uid)
  provider().mode = 'loses-answer'
  await steps.refund(order.number)
  provider().mode = 'usual'
  await losePart(order.chargeId)
  expect(await finish()).toEqual([{ refundId: expect.any(String) }])
  expect(await audited(order.id, 'order.returned_twice')).toMatchObject([{ amountSatang: part }])
  expect(await steps.told(owner.uid)).not.toContain('order_refunded')
})

test('members and staff are told what the bank took, and not the whole price', async () => {
  const order = await steps.bought(owner.uid)
  await losePart(order.chargeId)
  const { json } = await service.ask('GET /v1/notifications', { as: owner.uid })
  const { params } = json.items.find(({ kind }: { kind: string }) => kind === 'payment_reversed')
  expect(params).toMatchObject({ amount: '฿1,000', credits: '5' })
  expect(await audited(order.id, 'order.reversed')).toMatchObject([{ amountSatang: part }])
})

/** What the last mail to the owner with some words says; without the line breaks and spaces of its layout. */
async function mailWith(words: string): Promise<string> {
  await service.mail.allSent()
  const mail = service.mail.sent.findLast(
    ({ to, text }) => to.startsWith(`${owner.uid}@`) && text.includes(words),
  )
  return mail?.text ?? ''
}

test('who reads of it learns what was lost, what is left, and what becomes of both', async () => {
  const order = await steps.bought(owner.uid)
  await losePart(order.chargeId)
  expect(await mailWith('ธนาคารดึงเงิน')).toContain('บางส่วนจากยอด ฿2,664.30 อีก ฿1,664.30 ยังอยู่กับเรา')
  const history = async () => (await service.ask(`GET /v1/order-history/${order.id}`, { as: owner.uid })).json
  expect(await history()).toMatchObject({ bankTookSatang: part, owedSatang: whole - part })
  await steps.refund(order.number, { amountSatang: 600_00, unspentCredits: 0, isBeyondUnspent: true })
  expect(await mailWith('เราคืนเงิน ฿600')).toContain(
    'คืนไปก่อนแล้ว ฿1,000 รวมกับที่เราคืนเป็น ฿1,600 จากยอด ฿2,664.30',
  )
  expect(await history()).toMatchObject({ bankTookSatang: part, owedSatang: whole - part - 600_00 })
})

test('of all that a bank took nothing is said to be left', async () => {
  const order = await steps.bought(owner.uid)
  await steps.sendEvent(provider().dispute(order.chargeId, 'lost'))
  expect(await mailWith('ธนาคารดึงเงิน')).not.toContain('ยังอยู่กับเรา')
})

test('what an issuer took is what had not been refunded', async () => {
  const order = await steps.bought(owner.uid)
  await steps.refund(order.number, { amountSatang: 600_00 })
  await steps.sendEvent(provider().become(order.chargeId, 'reversed'))
  expect(await audited(order.id, 'order.reversed')).toMatchObject([{ amountSatang: whole - 600_00 }])
  expect(await mailWith('ธนาคารดึงเงิน ฿2,064.30')).not.toBe('')
})

describe('what is owed of an order of which a bank took a part', () => {
  type Owed = { readonly orderNumber: string; readonly takenSatang: number; readonly owedSatang: number }
  const listed = async (): Promise<Owed[]> =>
    (await service.ask('GET /v1/ops/partly-lost-orders', { as: 'staff' })).json.items
  const owedOf = async (number: string) =>
    (await listed()).find(({ orderNumber }) => orderNumber === number)?.owedSatang
  const beyond = { unspentCredits: 0, isBeyondUnspent: true }

  test('is what its credit note credits and the bank did not take, and is on staff’s list until it is returned', async () => {
    const order = await steps.bought(owner.uid)
    await spend(starting + 2)
    await losePart(order.chargeId)
    // Three credits of ฿532.86 were not used.
    expect((await listed()).find(({ orderNumber }) => orderNumber === order.number)).toMatchObject({
      takenSatang: part,
      owedSatang: 598_58,
    })
    expect((await steps.refund(order.number, { ...beyond, amountSatang: 98_58 })).status).toBe(201)
    expect(await owedOf(order.number)).toBe(500_00)
    expect((await steps.refund(order.number, { ...beyond, amountSatang: 500_00 })).status).toBe(201)
    expect(await owedOf(order.number)).toBeUndefined()
  })

  test('grows with credits that waited for posts and come back; list, notes and revenue agree', async () => {
    await spend(starting)
    const order = await steps.bought(owner.uid)
    const spendings = Array.from({ length: 5 }, () => ({
      companyId: owner.companyId,
      kind: 'job_post' as const,
      actorUid: owner.uid,
      subjectId: uuidv7(),
    }))
    const { db } = service.database
    for (const spending of spendings) await db.transaction((tx) => reserveCredits(tx, spending))
    await losePart(order.chargeId)
    expect(await owedOf(order.number)).toBeUndefined()
    for (const spending of spendings.slice(0, 2)) await db.transaction((tx) => releaseCredits(tx, spending))
    await service.mail.allSent()
    expect(await owedOf(order.number)).toBe(2 * 532_86 - part)
    for (const spending of spendings.slice(2, 3)) await db.transaction((tx) => releaseCredits(tx, spending))
    for (const spending of spendings.slice(3)) await db.transaction((tx) => captureCredits(tx, spending))
    await service.mail.allSent()
    expect(await owedOf(order.number)).toBe(598_58)
    expect((await steps.refund(order.number, { ...beyond, amountSatang: 598_58 })).status).toBe(201)
    expect(await owedOf(order.number)).toBeUndefined()
    const notes = await creditNotes(order.id)
    expect(notes.reduce((sum, satang) => sum + satang, 0)).toBe(3 * 532_86)
    expect(await books()).toEqual({ in: whole, out: 3 * 532_86 })
    // 7/107 of three credits; the VAT of the other two stays due.
    const now = await revenue()
    expect(now.reversed.vatSatang - before.reversed.vatSatang).toBe(104_58)
    expect(now.refunded.vatSatang).toBe(before.refunded.vatSatang)
  })

  test('is less by what is on its way, and by what another bank takes', async () => {
    const order = await steps.bought(owner.uid)
    await losePart(order.chargeId)
    provider().mode = 'loses-request'
    await steps.refund(order.number, { ...beyond, amountSatang: 100_00 })
    provider().mode = 'usual'
    expect(await owedOf(order.number)).toBe(whole - part - 100_00)
    await steps.dispute(order.chargeId, 'open', 'dspt_more')
    // Nothing is refunded while a bank disputes the order.
    expect(await owedOf(order.number)).toBeUndefined()
    await steps.dispute(order.chargeId, 'won', 'dspt_more')
    expect(await owedOf(order.number)).toBe(whole - part - 100_00)
    await steps.sendEvent(provider().losePart(order.chargeId, whole - part - 200_00))
    expect(await owedOf(order.number)).toBe(100_00)
  })

  test('counts nothing twice that was refunded before', async () => {
    const order = await steps.bought(owner.uid)
    await steps.refund(order.number, { amountSatang: 600_00 })
    await losePart(order.chargeId)
    expect(await owedOf(order.number)).toBe(whole - 600_00 - part)
  })

  test('is found with the same few queries however many orders it is owed for', async () => {
    const { db } = service.database
    const { session } = db as unknown as { session: { prepareQuery: () => unknown } }
    const lose = async () => losePart((await steps.bought(owner.uid)).chargeId)
    const queriesOf = async () => {
      const prepared = jest.spyOn(Object.getPrototypeOf(session) as typeof session, 'prepareQuery')
      const counts: number[] = []
      let orders = 0
      // The smallest of three, because the service may run queries in between.
      for (let times = 0; times < 3; times += 1) {
        prepared.mockClear()
        orders = (await listPartlyLost(db)).items.length
        counts.push(prepared.mock.calls.length)
      }
      prepared.mockRestore()
      return { orders, queries: Math.min(...counts) }
    }
    await lose()
    const before = await queriesOf()
    await lose()
    expect(await queriesOf()).toEqual({ orders: before.orders + 1, queries: before.queries })
    expect(before.queries).toBeGreaterThan(1)
  })

  test.each([
    ['the bank took all', whole, 0],
    ['all was used', part, 5],
    ['more was used than the bank left', part, 4],
  ])('is nothing where %s', async (_, amount, used) => {
    const order = await steps.bought(owner.uid)
    await spend(used === 0 ? 0 : starting + used)
    await steps.sendEvent(provider().losePart(order.chargeId, amount))
    expect(await steps.read(owner.uid, order.id)).toMatchObject({ state: 'reversed' })
    expect(await owedOf(order.number)).toBeUndefined()
  })
})
