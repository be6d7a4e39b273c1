import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startTestService, type TestService } from '../../testing'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

const count = (as?: string) => service.ask('POST /v1/registry-lookups', { as, body: {} })

async function allowed(as: string, times: number): Promise<number> {
  service.identity.add(as)
  const statuses = []
  for (let time = 0; time < times; time += 1) statuses.push((await count(as)).status)
  return statuses.filter((status) => status === 204).length
}

test('nobody copies the registry through us: neither with one account, nor with many from one address', async () => {
  expect((await count()).status).toBe(401)
  expect(await allowed('curious', 40)).toBe(30)
  const refused = await count('curious')
  expect([refused.status, refused.json.code]).toEqual([429, 'too_many_requests'])
  expect(refused.json.params.seconds).toBe(Number(refused.headers.get('retry-after')))
  // Refused look-ups count as well, because a person who only mistyped would have stopped.
  const more = []
  for (let number = 0; number < 12; number += 1) more.push(await allowed(`account-${number}`, 30))
  expect(more.reduce((sum, lookups) => sum + lookups, 0)).toBe(300 - 41)
})
