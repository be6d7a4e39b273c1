import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { and, eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { buffets } from '../../tables/buffets'
import { orders } from '../../tables/orders'
import { refunds } from '../../tables/refunds'
import { startTestService, type TestService } from '../../testing'
import { moneySteps } from '../refunds/testing'
import { packageIds } from '../testing'

/** Two buffets of ฿4,900 before VAT, one after the other, from 1 March on; what is left of them was counted by hand. */

let service: TestService
let steps: ReturnType<typeof moneySteps>
type Bought = { id: string; number: string; chargeId: string }
let first: Bought
let second: Bought

/** The purchase of two by a new company that lies back so far that the first day is 1 March of a year in Thailand. */
async function boughtTwoIn(year: number) {
  const began = `${year}-02-28T17:00:00.000Z`
  const { uid, companyId } = await service.founder(uuidv7())
  const bought = [
    await steps.bought(uid, packageIds.buffet),
    await steps.bought(uid, packageIds.buffet),
  ] as const
  const { db } = service.database
  const [earliest] = await db
    .select({ at: sql<string>`min(${buffets.startsAt})::text` })
    .from(buffets)
    .where(eq(buffets.companyId, companyId))
  const back = sql`(${earliest?.at}::timestamptz - ${began}::timestamptz)`
  const earlier = (moment: unknown) => sql`${moment} - ${back}`
  await db
    .update(buffets)
    .set({ startsAt: earlier(buffets.startsAt), endsAt: earlier(buffets.endsAt) })
    .where(eq(buffets.companyId, companyId))
  await db
    .update(orders)
    .set({
      paidAt: new Date(began),
      fulfilledAt: new Date(began),
      creditsExpireAt: earlier(orders.creditsExpireAt),
    })
    .where(eq(orders.companyId, companyId))
  return { bought, companyId }
}

beforeAll(async () => {
  service = await startTestService()
  service.identity.add('staff', { ops: true })
  steps = moneySteps(service)
  ;[first, second] = (await boughtTwoIn(2025)).bought
})
afterAll(() => service.stop())

/** The days, and what they were sold for, that are left at the end of a day. */
async function left(day: string): Promise<[number, number] | null> {
  const { json } = await service.ask(`GET /v1/ops/revenue?from=${day}&to=${day}`, { as: 'staff' })
  const [row] = json.merchants[0].deferred
  return row ? [row.units, row.satang] : null
}

test('the days that are left count, each for its part of the price', async () => {
  expect(await left('2025-02-28')).toBeNull()
  expect(await left('2025-03-01')).toEqual([59, 963_667])
  expect(await left('2025-03-10')).toEqual([50, 816_667])
  expect(await left('2025-03-30')).toEqual([30, 490_000])
  expect(await left('2025-04-20')).toEqual([9, 147_000])
  expect(await left('2025-04-29')).toBeNull()
})

test('money that is returned in part makes the days left cheaper from that day on', async () => {
  const { json, status } = await steps.refund(second.number, {
    amountSatang: 1_070_00,
    unspentCredits: 0,
    isBeyondUnspent: true,
  })
  expect(status).toBe(201)
  await service.database.db
    .update(refunds)
    .set({ endedAt: new Date('2025-04-09T17:00:00.000Z') })
    .where(eq(refunds.id, json.refundId))
  expect(await left('2025-04-09')).toEqual([20, 326_667])
  expect(await left('2025-04-10')).toEqual([19, 247_000])
})

test('one whose money is taken back counts until that day, and what was said of earlier days stays', async () => {
  await steps.sendEvent(service.paymentProvider.become(first.chargeId, 'reversed'))
  await service.database.db
    .update(orders)
    .set({ reversedAt: new Date('2025-03-14T17:00:00.000Z') })
    .where(eq(orders.id, first.id))
  expect(await left('2025-03-10')).toEqual([50, 816_667])
  expect(await left('2025-03-15')).toEqual([30, 490_000])
})

test('all of a price that is returned leaves nothing from that day on', async () => {
  const { json, status } = await steps.refund(second.number, { unspentCredits: 0, isBeyondUnspent: true })
  expect(status).toBe(201)
  await service.database.db
    .update(refunds)
    .set({ endedAt: new Date('2025-04-14T17:00:00.000Z') })
    .where(eq(refunds.id, json.refundId))
  expect(await left('2025-04-10')).toEqual([19, 247_000])
  expect(await left('2025-04-15')).toBeNull()
})

test.each(['reversed', 'refunded'])(
  'one that began earlier, because the one before was returned, and is %s later counts from its beginning on',
  async (fate) => {
    const year = fate === 'reversed' ? 2023 : 2022
    const { bought, companyId } = await boughtTwoIn(year)
    const { db } = service.database
    const moment = (day: string) => new Date(`${year}-${day}T17:00:00.000Z`)
    const returned = async ({ number }: Bought, day: string) => {
      const { json } = await steps.refund(number, { unspentCredits: 0, isBeyondUnspent: true })
      await db
        .update(refunds)
        .set({ endedAt: moment(day) })
        .where(eq(refunds.id, json.refundId))
    }
    // The first is returned on 11 March, and the second begins then: it lasts until 9 April.
    await returned(bought[0], '03-10')
    await db
      .update(buffets)
      .set({ startsAt: moment('03-10'), endsAt: moment('04-09') })
      .where(and(eq(buffets.companyId, companyId), eq(buffets.subject, `order:${bought[1].id}`)))
    const days = ['03-05', '03-10', '03-11', '03-31', '04-05'].map((day) => `${year}-${day}`)
    const before = await Promise.all(days.map(left))
    expect(before.slice(2)).toEqual([
      [29, 473_667],
      [9, 147_000],
      [4, 65_333],
    ])
    if (fate === 'refunded') await returned(bought[1], '04-07')
    else {
      await steps.sendEvent(service.paymentProvider.become(bought[1].chargeId, 'reversed'))
      await db
        .update(orders)
        .set({ reversedAt: moment('04-07') })
        .where(eq(orders.id, bought[1].id))
    }
    // What was said of days before stays.
    expect(await Promise.all(days.map(left))).toEqual(before)
    expect(await left(`${year}-04-08`)).toBeNull()
  },
)
