import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { companies } from '../../tables/companies'
import { orders, taxRates } from '../../tables/orders'
import { packages } from '../../tables/packages'
import { addressInput, startTestService, type TestService } from '../../testing'
import { ordersOf } from './service'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

const idOf = (last: number) => `019aa000-0000-7000-8000-00000000000${last}`
const [single, five, twenty, buffet, unlocks] = [1, 2, 3, 4, 5].map(idOf)

const order = (as: string, packageId: unknown = five, branchId: unknown = null) =>
  service.ask('POST /v1/orders', { as, body: { packageId, branchId } })
const options = async (as: string) => (await service.ask('GET /v1/purchase-options', { as })).json

describe('what can be bought', () => {
  test('is what can be ordered, with all taxes, and what is withheld from 1,000 baht on', async () => {
    const { uid } = await service.founder(uuidv7())
    const { packages: sold, notYet, buyers, vatRate, withholdingRate } = await options(uid)
    expect(notYet).toEqual([])
    expect(sold).toEqual([
      {
        id: buffet,
        kind: 'buffet',
        size: 30,
        validDays: 30,
        merchant: 'job_post',
        priceSatang: 4_900_00,
        vatSatang: 343_00,
        totalSatang: 5_243_00,
        withholdingSatang: 147_00,
      },
      {
        id: single,
        kind: 'job_post',
        size: 1,
        validDays: 30,
        merchant: 'job_post',
        priceSatang: 590_00,
        vatSatang: 41_30,
        totalSatang: 631_30,
        withholdingSatang: 0,
      },
      {
        id: five,
        kind: 'job_post',
        size: 5,
        validDays: 90,
        merchant: 'job_post',
        priceSatang: 2_490_00,
        vatSatang: 174_30,
        totalSatang: 2_664_30,
        withholdingSatang: 74_70,
      },
      {
        id: twenty,
        kind: 'job_post',
        size: 20,
        validDays: 180,
        merchant: 'job_post',
        priceSatang: 8_900_00,
        vatSatang: 623_00,
        totalSatang: 9_523_00,
        withholdingSatang: 267_00,
      },
      {
        id: unlocks,
        kind: 'profile_unlock',
        size: 10,
        validDays: 180,
        merchant: 'employers',
        priceSatang: 690_00,
        vatSatang: 48_30,
        totalSatang: 738_30,
        withholdingSatang: 0,
      },
      expect.objectContaining({ kind: 'profile_unlock', size: 50, totalSatang: 3_103_00 }),
      expect.objectContaining({ kind: 'profile_unlock', size: 200, totalSatang: 10_593_00 }),
    ])
    expect([vatRate, withholdingRate]).toEqual([700, 300])
    expect(buyers).toMatchObject([
      { branchId: null, branchName: null, buyer: { branchNumber: '00000', address: addressInput } },
    ])
  })

  test('a person withholds nothing, and their number is masked', async () => {
    const { uid, companyId } = await service.founder(uuidv7())
    await service.database.db
      .update(companies)
      .set({ kind: 'sole_proprietor', juristicId: '1101700203451' })
      .where(eq(companies.id, companyId))
    const { packages: sold, buyers } = await options(uid)
    expect(sold.map(({ withholdingSatang }: { withholdingSatang: number }) => withholdingSatang)).toEqual([
      0, 0, 0, 0, 0, 0, 0,
    ])
    expect(buyers[0].buyer.taxId).toBe('•••••••••3451')
  })
})

describe('an order', () => {
  test('freezes what is bought, its price and the buyer', async () => {
    const { uid, companyId } = await service.founder(uuidv7())
    const branchId = await service.branch(uid, { name: 'อารีย์', taxBranchNumber: '00042' })
    const { status, json } = await order(uid, five, branchId)
    expect(status).toBe(201)
    expect(json).toMatchObject({
      state: 'pending',
      kind: 'job_post',
      size: 5,
      priceSatang: 2_490_00,
      vatSatang: 174_30,
      totalSatang: 2_664_30,
      withholdingSatang: 74_70,
      buyer: { name: 'บริษัท ทดสอบ จำกัด', branchNumber: '00042', address: addressInput },
      paidAt: null,
    })
    const { db } = service.database
    await db.update(companies).set({ name: 'ชื่อใหม่' }).where(eq(companies.id, companyId))
    await db
      .update(packages)
      .set({ onSaleUntil: sql`now()` })
      .where(eq(packages.id, five ?? ''))
    try {
      const { json: later } = await service.ask(`GET /v1/orders/${json.id}`, { as: uid })
      expect(later).toMatchObject({ totalSatang: 2_664_30, buyer: { name: 'บริษัท ทดสอบ จำกัด' } })
      expect((await order(uid)).json.code).toBe('package_not_for_sale')
    } finally {
      await db
        .update(packages)
        .set({ onSaleUntil: null })
        .where(eq(packages.id, five ?? ''))
    }
  })

  test('has a running number of its year, without gaps, also when many are made at once', async () => {
    const { uid } = await service.founder(uuidv7())
    const first = (await order(uid)).json.number
    const [, year, running] = /^CR-(\d{4})-(\d{5})$/.exec(first) ?? []
    expect(Number(year)).toBe(new Date(Date.now() + 7 * 3_600_000).getUTCFullYear() + 543)
    const made = await Promise.all(Array.from({ length: 8 }, () => order(uid)))
    const numbers = made.map(({ json }) => Number(json.number.slice(-5))).sort((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: 8 }, (_, index) => Number(running) + 1 + index))
  })

  test('is made once for one key', async () => {
    const { uid, companyId } = await service.founder(uuidv7())
    const headers = { 'idempotency-key': uuidv7() }
    const body = { packageId: five, branchId: null }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => service.ask('POST /v1/orders', { as: uid, body, headers })),
    )
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    const stored = await service.database.db.select().from(orders).where(eq(orders.companyId, companyId))
    expect(stored).toHaveLength(1)
  })

  test.each([
    ['a package there is not', uuidv7(), null, 'package_not_for_sale'],
    ['a branch of somebody else', five, uuidv7(), 'validation_failed'],
    ['a price of their own', 'free', null, 'validation_failed'],
  ])('of %s is refused', async (_what, packageId, branchId, code) => {
    const { uid } = await service.founder(uuidv7())
    expect((await order(uid, packageId, branchId)).json.code).toBe(code)
  })

  test('of a suspended company is refused before anybody pays', async () => {
    const { uid, companyId } = await service.founder(uuidv7())
    await service.database.db
      .update(companies)
      .set({ verification: 'suspended' })
      .where(eq(companies.id, companyId))
    expect((await order(uid)).json.code).toBe('company_suspended')
  })

  test('is taxed by the rates of its day', async () => {
    const { uid } = await service.founder(uuidv7())
    const { db } = service.database
    const today = sql`(now() at time zone 'Asia/Bangkok')::date`
    const changed = { vat: 1_000, withholding: 500, withholdingFrom: 0 }
    await db.insert(taxRates).values([
      { appliesFrom: today as never, ...changed },
      { appliesFrom: sql`${today} + 1` as never, ...changed, vat: 2_000 },
    ])
    try {
      expect((await order(uid, single)).json).toMatchObject({
        vatRate: 1_000,
        vatSatang: 59_00,
        withholdingSatang: 29_50,
      })
    } finally {
      await db.delete(taxRates).where(sql`${taxRates.appliesFrom} >= ${today}`)
    }
  })

  test('is in the list of its company, newest first, and in the copy of the data of who made it', async () => {
    const { uid, companyId } = await service.founder(uuidv7())
    const finance = await service.colleague(uuidv7(), companyId, 'finance')
    const numbers = [(await order(uid)).json.number, (await order(finance, single)).json.number]
    const page = await service.ask('GET /v1/orders?limit=1', { as: finance })
    expect(page.json.items).toMatchObject([{ number: numbers[1] }])
    const next = await service.ask(`GET /v1/orders?limit=1&cursor=${page.json.nextCursor}`, { as: finance })
    expect(next.json).toMatchObject({ items: [{ number: numbers[0] }], nextCursor: null })
    expect(await ordersOf(service.database.db, finance)).toMatchObject([{ number: numbers[1] }])
  })
})
