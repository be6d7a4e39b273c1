import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { and, eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { packageKinds, startingPrices } from '@/validators/price-list'
import { packages } from '../../tables/packages'
import { startTestService, type TestService } from '../../testing'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

type Sold = { id: string; kind: string; size: number; priceSatang: number }

const onSale = async (): Promise<Sold[]> => (await service.ask('GET /v1/packages')).json.items

test('anybody sees what is for sale: a new database has the starting prices', async () => {
  const sold = await onSale()
  for (const kind of packageKinds) {
    const offers = sold.filter((item) => item.kind === kind)
    expect(offers.map(({ size, priceSatang }) => ({ size, satang: priceSatang }))).toEqual(
      startingPrices[kind],
    )
  }
  expect(Object.keys(sold[0] ?? {}).sort()).toEqual(['id', 'kind', 'priceSatang', 'size', 'validDays'])
})

test('a new price is a new row, from its day on; the old one is kept for its orders', async () => {
  const { db } = service.database
  const buffet = and(eq(packages.kind, 'buffet'), eq(packages.size, 30))
  const [before] = (await onSale()).filter(({ kind }) => kind === 'buffet')
  const dearer = { id: uuidv7(), kind: 'buffet', size: 30, validDays: 30, priceSatang: 5_200_00 } as const
  await expect(db.insert(packages).values(dearer)).rejects.toThrow()
  await db.transaction(async (tx) => {
    await tx.update(packages).set({ onSaleUntil: sql`now()` }).where(buffet)
    await tx.insert(packages).values(dearer)
  })
  const [after, ...others] = (await onSale()).filter(({ kind }) => kind === 'buffet')
  expect(after).toMatchObject({ id: dearer.id, priceSatang: 5_200_00 })
  expect(others).toEqual([])
  expect(
    await db
      .select()
      .from(packages)
      .where(eq(packages.id, before?.id ?? '')),
  ).toHaveLength(1)
})

test('what is announced for later is not sold yet', async () => {
  const later = sql`now() + interval '1 day'`
  await service.database.db
    .insert(packages)
    .values({ id: uuidv7(), kind: 'job_post', size: 100, validDays: 30, priceSatang: 1, onSaleFrom: later })
  expect((await onSale()).some(({ size }) => size === 100)).toBe(false)
})
