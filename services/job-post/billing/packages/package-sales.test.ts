import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { auditEvents } from '@/services/shared/audit/table'
import { startTestService, type TestService } from '../../testing'
import { buy, packageIds } from '../testing'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
  service.identity.add('staff', { ops: true })
  await service.founder('owner')
})
afterAll(() => service.stop())

type Listed = { kind: string; size: number; orderableFrom: string | null }

const sell = (orderableFrom: string | null, changes: object = {}) =>
  service.ask('POST /v1/ops/package-sales', {
    as: 'staff',
    body: { kind: 'profile_unlock', orderableFrom, reason: 'เปิดค้นหาคนทำงานแล้ว', ...changes },
  })
const unlocksIn = (items: Listed[]) =>
  items
    .filter(({ kind }) => kind === 'profile_unlock')
    .map(({ size, orderableFrom }) => [size, orderableFrom])
const actions = async () => {
  const events = await service.database.db
    .select({ action: auditEvents.action, actorUid: auditEvents.actorUid })
    .from(auditEvents)
    .where(eq(auditEvents.subjectType, 'package'))
    .orderBy(auditEvents.id)
  return events.map(({ action, actorUid }) => `${actorUid} ${action}`)
}

test('everything is for sale at first, and staff see it', async () => {
  const { json } = await service.ask('GET /v1/ops/packages', { as: 'staff' })
  expect(unlocksIn(json.items).map(([size]) => size)).toEqual([10, 50, 200])
  const items: readonly Listed[] = json.items
  expect(items.every(({ orderableFrom }) => orderableFrom !== null)).toBe(true)
})

test('they close the sale of a kind, and open it from a moment on; each change is audited once', async () => {
  await sell(null)
  await expect(buy(service, 'owner', packageIds.tenUnlocks)).rejects.toThrow('package_not_for_sale')
  const later = new Date(Date.now() + 3_600_000).toISOString()
  expect(unlocksIn((await sell(later)).json.items)).toEqual([
    [10, later],
    [50, later],
    [200, later],
  ])
  await expect(buy(service, 'owner', packageIds.tenUnlocks)).rejects.toThrow('package_not_for_sale')
  const now = new Date().toISOString()
  await sell(now)
  await sell(now)
  expect((await buy(service, 'owner', packageIds.tenUnlocks)).state).toBe('fulfilled')
  await sell(null)
  await expect(buy(service, 'owner', packageIds.tenUnlocks)).rejects.toThrow('package_not_for_sale')
  const three = (action: string) => Array.from({ length: 3 }, () => `staff package.${action}`)
  expect(await actions()).toEqual([
    ...three('sale_closed'),
    ...three('sale_opened'),
    ...three('sale_opened'),
    ...three('sale_closed'),
  ])
})

test('an order that was made before the sale is closed is still paid', async () => {
  await sell(new Date().toISOString())
  const body = { packageId: packageIds.tenUnlocks, branchId: null }
  const { json: order } = await service.ask('POST /v1/orders', { as: 'owner', body })
  await sell(null)
  const pay = { as: 'owner', body: { method: 'promptpay' } }
  expect((await service.ask(`POST /v1/orders/${order.id}/payments`, pay)).status).toBe(201)
})

test.each<[string, object]>([
  ['an unknown kind', { kind: 'gold' }],
  ['no reason', { reason: '  ' }],
  ['something that is no moment', { orderableFrom: 'tomorrow' }],
])('%s is refused, and changes nothing', async (_what, changes) => {
  const before = await actions()
  expect((await sell(null, changes)).status).toBe(422)
  expect(await actions()).toEqual(before)
})
