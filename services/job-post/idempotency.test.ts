import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { idempotencyKeys } from '@/services/shared/idempotency/table'
import { branches } from './tables/branches'
import { branchInput, startTestService, type TestService } from './testing'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
  await service.owner('owner')
})
afterAll(() => service.stop())

const create = (key: string, body: object, as = 'owner') =>
  service.ask('POST /v1/branches', { as, body, headers: { 'idempotency-key': key } })

const stored = (name: string) => service.database.db.select().from(branches).where(eq(branches.name, name))

test('200 equal requests at once have one effect and one answer', async () => {
  const body = branchInput()
  const answers = await Promise.all(Array.from({ length: 200 }, () => create('at-once-key', body)))
  const distinct = new Set(
    answers.map(({ status, text, headers }) => `${status} ${headers.get('etag')} ${text}`),
  )
  expect([...distinct]).toEqual([`201 "1" ${answers[0]?.text}`])
  expect(await stored(body.name)).toHaveLength(1)
})

test('the same content in another order is the same request', async () => {
  const { name, ...rest } = branchInput()
  const first = await create('ordered-key', { name, ...rest })
  const second = await create('ordered-key', { ...rest, name })
  expect([second.status, second.text]).toEqual([201, first.text])
})

test('a key cannot be used again for something else', async () => {
  await create('reused-key', branchInput())
  const answer = await create('reused-key', branchInput())
  expect([answer.status, answer.json.code]).toEqual([422, 'idempotency_key_reused'])
})

test('keys belong to one person and one operation', async () => {
  await service.owner('other')
  const body = branchInput()
  expect((await create('shared-key', body)).status).toBe(201)
  expect((await create('shared-key', body, 'other')).status).toBe(201)
  const headers = { 'idempotency-key': 'shared-key' }
  expect((await service.ask('POST /v1/job-posts', { as: 'owner', body: {}, headers })).status).toBe(201)
})

test.each(['', 'short', 'has space', 'x'.repeat(101), 'semi;colon1'])(
  'a missing or malformed key (%j) is refused',
  async (key) => {
    const answer = await create(key, branchInput())
    expect([answer.status, answer.json.code]).toEqual([400, 'idempotency_key_missing'])
  },
)

test('a refused request leaves no answer behind, so it can be mended and sent again', async () => {
  const taken = branchInput()
  await create('first-key-0', taken)
  const refused = await create('second-key-0', { ...branchInput(), taxBranchNumber: taken.taxBranchNumber })
  expect([refused.status, refused.json.code, refused.json.errors]).toEqual([
    409,
    'branch_number_taken',
    [{ field: 'taxBranchNumber', rule: 'taken', params: {} }],
  ])
  const kept = await service.database.db
    .select()
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.key, 'second-key-0'))
  expect(kept).toEqual([])
  expect((await create('second-key-0', branchInput())).status).toBe(201)
})
