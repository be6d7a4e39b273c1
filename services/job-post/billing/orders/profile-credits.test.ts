import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { and, eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { notifications } from '../../tables/notifications'
import { packages } from '../../tables/packages'
import { startTestService, type TestService } from '../../testing'
import { buy, packageIds } from '../testing'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

let owner: { uid: string; companyId: string }
beforeEach(async () => {
  owner = await service.founder(uuidv7())
})

const sellFrom = (when: ReturnType<typeof sql> | null) =>
  service.database.db
    .update(packages)
    .set({ orderableFrom: when as never })
    .where(eq(packages.kind, 'profile_unlock'))
const options = async () => (await service.ask('GET /v1/purchase-options', { as: owner.uid })).json
const unlocks = async () =>
  (await options()).packages.filter(({ kind }: { kind: string }) => kind === 'profile_unlock')
const balance = async () => (await service.ask('GET /v1/credits/balance', { as: owner.uid })).json

describe('profile credits', () => {
  test('have a price that everybody sees, and cannot be ordered before their day', async () => {
    for (const when of [null, sql`now() + interval '1 day'`]) {
      await sellFrom(when)
      expect(await unlocks()).toEqual([])
      expect((await options()).notYet).toEqual(['profile_unlock'])
      await expect(buy(service, owner.uid, packageIds.tenUnlocks)).rejects.toThrow('package_not_for_sale')
    }
    const { items } = (await service.ask('GET /v1/packages')).json
    expect(items.filter(({ kind }: { kind: string }) => kind === 'profile_unlock')).toHaveLength(3)
  })

  test('are sold from their day on, in three sizes', async () => {
    await sellFrom(sql`now()`)
    expect((await unlocks()).map(({ size }: { size: number }) => size)).toEqual([10, 50, 200])
    expect((await options()).notYet).toEqual([])
  })

  test('are paid to the employers’ merchant, and given as credits of their own kind', async () => {
    await sellFrom(sql`now()`)
    const { charge, creditsExpireAt, number } = await buy(service, owner.uid, packageIds.tenUnlocks)
    expect(charge.asked).toMatchObject({ merchant: 'employers', amount: 738_30 })
    expect(await balance()).toMatchObject({
      jobPost: { available: 3 },
      profileUnlock: { available: 10, nextExpiry: { amount: 10, at: creditsExpireAt } },
    })
    const told = await service.database.db
      .select({ params: notifications.params })
      .from(notifications)
      .where(and(eq(notifications.companyId, owner.companyId), eq(notifications.kind, 'unlocks_bought')))
    expect(told).toEqual([{ params: { amount: '10', order: number } }])
    const { items } = (await service.ask('GET /v1/credits/statement?kind=profile_unlock', { as: owner.uid }))
      .json
    expect(items).toMatchObject([{ type: 'grant', amount: 10, balance: 10, grant: { source: 'order' } }])
  })
})
