import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { branchInput, startTestService, type TestService, unlimited } from './testing'

let service: TestService
beforeAll(async () => {
  const aFew = { max: 5, seconds: 3_600 }
  service = await startTestService({ ...unlimited, publicWrite: aFew, write: aFew })
  await service.owner('busy')
  await service.owner('calm')
})
afterAll(() => service.stop())

test('writes are counted by person, reads are not, and the answer says how long to wait', async () => {
  const write = (as: string) => service.ask('POST /v1/branches', { as, body: branchInput() })
  const statuses = []
  for (let time = 0; time < 6; time += 1) statuses.push((await write('busy')).status)
  expect(statuses).toEqual([201, 201, 201, 429, 429, 429])
  const refused = await write('busy')
  expect(refused.json.code).toBe('too_many_requests')
  expect(refused.json.params.seconds).toBe(Number(refused.headers.get('retry-after')))
  expect((await service.ask('GET /v1/branches', { as: 'busy' })).status).toBe(200)
  expect((await write('calm')).status).toBe(201)
})

test('public operations are counted by address', async () => {
  const reset = () => service.ask('POST /v1/password-resets', { body: { email: 'a@example.com' } })
  const statuses = []
  for (let time = 0; time < 6; time += 1) statuses.push((await reset()).status)
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
})
