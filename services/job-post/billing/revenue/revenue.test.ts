import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { and, eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { creditEntries, creditGrants, creditReservations } from '../../tables/credits'
import { orders, paymentEvents, payments } from '../../tables/orders'
import { refunds } from '../../tables/refunds'
import { taxInvoices } from '../../tables/tax-invoices'
import { startTestService, type TestService } from '../../testing'
import { captureCredits, reserveCredits } from '../credits/ledger'
import { moneySteps } from '../refunds/testing'

/** Sales of three days, put there by hand: what they come to was added up by hand as well. */

let service: TestService
let steps: ReturnType<typeof moneySteps>
const one = '019aa000-0000-7000-8000-000000000001'

beforeAll(async () => {
  service = await startTestService()
  service.identity.add('staff', { ops: true })
  steps = moneySteps(service)
  const { uid, companyId } = await service.founder(uuidv7())
  const { db } = service.database
  // Credits of other sources are no revenue, and must not be spent first here.
  await db.update(creditGrants).set({ expiresAt: null }).where(eq(creditGrants.companyId, companyId))

  const paidAt = async (id: string, moment: string) => {
    await db
      .update(orders)
      .set({ paidAt: new Date(moment), fulfilledAt: new Date(moment) })
      .where(eq(orders.id, id))
    const grant = sql`(select id from credit_grants where subject = ${`order:${id}`})`
    await db.execute(sql`alter table credit_entries disable trigger credit_entries_append_only`)
    await db
      .update(creditEntries)
      .set({ at: new Date(moment) })
      .where(sql`${creditEntries.grantId} = ${grant} and ${creditEntries.type} = 'grant'`)
    await db.execute(sql`alter table credit_entries enable trigger credit_entries_append_only`)
  }
  // 30 September 23:59 and 1 October 00:01 in Thailand.
  await paidAt((await steps.bought(uid)).id, '2025-09-30T16:59:00Z')
  const first = await steps.bought(uid)
  await paidAt(first.id, '2025-09-30T17:01:00Z')
  const second = await steps.bought(uid)
  await paidAt(second.id, '2025-10-01T05:00:00Z')
  await paidAt((await steps.bought(uid, one)).id, '2025-10-02T05:00:00Z')

  // Two of the second order's credits go with ฿600, on 2 October.
  await steps.refund(second.number, { amountSatang: 600_00 })
  await db.update(refunds).set({ endedAt: new Date('2025-10-02T05:00:00Z') })
  // The first one's money is taken back on 3 October.
  await steps.sendEvent(service.paymentProvider.become(first.chargeId, 'reversed'))
  await db
    .update(orders)
    .set({ reversedAt: new Date('2025-10-03T05:00:00Z') })
    .where(eq(orders.id, first.id))
  await db
    .update(paymentEvents)
    .set({ at: new Date('2025-10-03T05:00:00Z') })
    .where(eq(paymentEvents.toState, 'reversed'))
  await db
    .update(taxInvoices)
    .set({ issuedAt: new Date('2025-10-03T05:00:00Z') })
    .where(and(eq(taxInvoices.orderId, first.id), eq(taxInvoices.kind, 'credit_note')))
  // One of those that are left is spent, another one is reserved.
  const spending = () => ({ companyId, kind: 'job_post' as const, subjectId: uuidv7(), actorUid: uid })
  await db.transaction(async (tx) => {
    const spent = spending()
    await reserveCredits(tx, spent)
    await captureCredits(tx, spent)
    await reserveCredits(tx, spending())
  })
  expect(await db.$count(creditReservations)).toBe(2)
})
afterAll(() => service.stop())

const report = async (from: string, to: string) =>
  (await service.ask(`GET /v1/ops/revenue?from=${from}&to=${to}`, { as: 'staff' })).json
const row = { merchant: 'job_post', method: 'promptpay', kind: 'job_post' }
const none = { count: 0, totalSatang: 0, vatSatang: 0 }

describe('October', () => {
  test('has its days by the clock of Thailand, packages apart, with what was returned on the day it was', async () => {
    const { rows } = await report('2025-10-01', '2025-10-31')
    expect(rows).toEqual([
      {
        ...row,
        day: '2025-10-01',
        size: 5,
        sold: { count: 2, totalSatang: 5_328_60, vatSatang: 348_60 },
        refunded: none,
        reversed: none,
      },
      {
        ...row,
        day: '2025-10-02',
        size: 1,
        sold: { count: 1, totalSatang: 631_30, vatSatang: 41_30 },
        refunded: none,
        reversed: none,
      },
      {
        ...row,
        day: '2025-10-02',
        size: 5,
        sold: none,
        refunded: { count: 1, totalSatang: 600_00, vatSatang: 39_25 },
        reversed: none,
      },
      {
        ...row,
        day: '2025-10-03',
        size: 5,
        sold: none,
        refunded: none,
        reversed: { count: 1, totalSatang: 2_664_30, vatSatang: 174_30 },
      },
    ])
  })

  test('adds up by merchant', async () => {
    const { merchants } = await report('2025-10-01', '2025-10-31')
    expect(merchants).toMatchObject([
      {
        merchant: 'job_post',
        sold: { count: 3, totalSatang: 5_959_90, vatSatang: 389_90 },
        refunded: { count: 1, totalSatang: 600_00, vatSatang: 39_25 },
        reversed: { count: 1, totalSatang: 2_664_30, vatSatang: 174_30 },
        extraSatang: 0,
      },
      { merchant: 'employers', sold: none, deferred: [] },
    ])
  })

  test('September has the order of its last minute', async () => {
    const { rows } = await report('2025-09-01', '2025-09-30')
    expect(rows).toMatchObject([{ day: '2025-09-30', sold: { count: 1, totalSatang: 2_664_30 } }])
  })
})

const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)

test('what is deferred today are the credits that were paid for and are neither spent, taken nor expired', async () => {
  const { merchants } = await report(today, today)
  // 5 of September and 3 of the second order, of which one is reserved: 8 × ฿498. The single one was spent, which ends first.
  expect(merchants[0].deferred).toEqual([
    { merchant: 'job_post', kind: 'job_post', units: 8, satang: 3_984_00 },
  ])
})

test('money that gave nothing is no revenue, and is said beside it', async () => {
  const { uid } = await service.founder(uuidv7())
  const order = await steps.bought(uid)
  const again = service.paymentProvider.chargeAgain(order.chargeId)
  await steps.sendEvent(service.paymentProvider.become(again, 'successful'))
  const extra = await service.database.db.select().from(payments).where(eq(payments.isExtra, true))
  await steps.refund(order.number, { paymentId: extra[0]?.id, amountSatang: 1_000_00 })
  const { merchants, rows } = await report(today, today)
  expect(merchants[0]).toMatchObject({
    sold: { count: 1, totalSatang: 2_664_30 },
    refunded: none,
    extraSatang: 2_664_30,
    extraReturnedSatang: 1_000_00,
  })
  expect(rows).toHaveLength(1)
})

describe('of money that gave nothing', () => {
  const extra = async () => {
    const { merchants } = await report(today, today)
    const { extraSatang, extraReturnedSatang } = merchants[0]
    return { arrived: extraSatang, returned: extraReturnedSatang }
  }
  async function paidAgain() {
    const { uid } = await service.founder(uuidv7())
    const { chargeId, number } = await steps.bought(uid)
    const again = service.paymentProvider.chargeAgain(chargeId)
    await steps.sendEvent(service.paymentProvider.become(again, 'successful'))
    return { again, number }
  }
  const lose = (chargeId: string) => steps.dispute(chargeId, 'lost')
  const reverse = (chargeId: string) => steps.sendEvent(service.paymentProvider.become(chargeId, 'reversed'))

  test('what banks take back has been returned as well', async () => {
    const before = await extra()
    await lose((await paidAgain()).again)
    await reverse((await paidAgain()).again)
    expect(await extra()).toEqual({
      arrived: before.arrived + 2 * 2_664_30,
      returned: before.returned + 2 * 2_664_30,
    })
  })

  test.each([
    ['lost and then reversed', [lose, reverse]],
    ['reversed and then lost', [reverse, lose]],
  ])('what is %s has been returned once', async (_, happenings) => {
    const before = await extra()
    const { again } = await paidAgain()
    for (const happen of happenings) expect(await happen(again)).toBe(200)
    expect((await extra()).returned - before.returned).toBe(2_664_30)
  })

  test('a reversal returns what was not refunded before', async () => {
    const before = await extra()
    const { again, number } = await paidAgain()
    const [payment] = await service.database.db.select().from(payments).where(eq(payments.chargeId, again))
    await steps.refund(number, { paymentId: payment?.id, amountSatang: 1_000_00 })
    await reverse(again)
    expect((await extra()).returned - before.returned).toBe(2_664_30)
  })
})

test('days of the Buddhist era are those of the common one', async () => {
  expect(await report('2568-10-01', '2568-10-31')).toEqual(await report('2025-10-01', '2025-10-31'))
})

test.each([
  ['2025-10-02', '2025-10-01', 422],
  ['2024-01-01', '2025-12-31', 422],
  ['2025-13-01', '2025-12-31', 422],
])('%s to %s is refused', async (from, to, status) => {
  expect((await service.ask(`GET /v1/ops/revenue?from=${from}&to=${to}`, { as: 'staff' })).status).toBe(
    status,
  )
})
