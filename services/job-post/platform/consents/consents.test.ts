import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { rateLimits } from '@/services/shared/rate-limit/table'
import { consentRecords } from '../../tables/consents'
import { startTestService, type TestService } from '../../testing'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

const decision = (changes: object = {}) => ({
  subjectKey: crypto.randomUUID(),
  decision: 'accept_all',
  choices: { SNC: true, FC: true, AnPC: true, AC: true },
  policyVersion: '2026-11-20',
  decidedAt: '2026-11-21T01:02:03.000Z',
  ...changes,
})

type Decision = ReturnType<typeof decision>

const send = (body: object, more: { as?: string; headers?: Record<string, string> } = {}) =>
  service.ask('POST /v1/consents', { body, ...more })

const stored = ({ subjectKey }: Decision) =>
  service.database.db.select().from(consentRecords).where(eq(consentRecords.subjectKey, subjectKey))

test('each decision is recorded with subject key, choices, policy version and time', async () => {
  const body = decision({ decision: 'toggle', choices: { SNC: false, FC: false, AnPC: true, AC: false } })
  const answer = await send(body)
  expect([answer.status, answer.json]).toEqual([201, expect.objectContaining(body)])
  const [record, ...others] = await stored(body)
  expect(others).toEqual([])
  expect(record).toMatchObject({ ...body, uid: null, decidedAt: new Date(body.decidedAt) })
  expect(Date.now() - Number(record?.createdAt)).toBeLessThan(60_000)
})

test('who is signed in is recorded with it; an employer, a worker or somebody new alike', async () => {
  service.identity.add('visitor', { kind: 'worker' })
  const body = decision()
  expect((await send(body, { as: 'visitor' })).status).toBe(201)
  expect(await stored(body)).toMatchObject([{ uid: 'visitor' }])
})

test('a sign-in that is no longer valid does not stand in the way', async () => {
  service.identity.add('ended', { disabled: true })
  const [ofDisabled, ofForged] = [decision(), decision()]
  expect((await send(ofDisabled, { as: 'ended' })).status).toBe(201)
  expect((await send(ofForged, { headers: { authorization: 'Bearer a.b.c' } })).status).toBe(201)
  expect(await stored(ofDisabled)).toMatchObject([{ uid: null }])
  expect(await stored(ofForged)).toMatchObject([{ uid: null }])
})

test('a decision that is sent again is recorded once', async () => {
  const body = decision()
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const answers = await Promise.all([send(body, { headers }), send(body, { headers })])
  const again = await send(body, { headers })
  expect([...answers, again].map(({ status, text }) => [status, text])).toEqual(
    Array.from({ length: 3 }, () => [201, again.text]),
  )
  expect(await stored(body)).toHaveLength(1)
})

test('one browser cannot use up another one’s idempotency keys', async () => {
  const headers = { 'idempotency-key': 'the-same-key' }
  const [one, other] = [decision(), decision()]
  expect((await send(one, { headers })).status).toBe(201)
  expect((await send(other, { headers })).status).toBe(201)
  expect(await stored(other)).toHaveLength(1)
})

test.each([
  ['an unknown decision', { decision: 'maybe' }],
  ['a category too many', { choices: { SNC: true, FC: true, AnPC: true, AC: true, XC: true } }],
  ['a category too few', { choices: { SNC: true, FC: true, AnPC: true } }],
  ['a choice that is no choice', { choices: { SNC: true, FC: 'yes', AnPC: true, AC: true } }],
  ['a subject key people could read', { subjectKey: 'somchai@example.com' }],
  ['a policy version that is no date', { policyVersion: 'latest' }],
  ['a time that is no time', { decidedAt: 'now' }],
  ['anything else, such as a user agent', { userAgent: 'x' }],
])('%s is refused', async (_what, changes) => {
  expect((await send(decision(changes))).status).toBe(422)
})

test('one browser cannot fill the table', async () => {
  await service.database.db.delete(rateLimits)
  const { subjectKey } = decision()
  const statuses = []
  for (let time = 0; time < 101; time += 1) statuses.push((await send(decision({ subjectKey }))).status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(100)
  expect(statuses.at(-1)).toBe(429)
})

test('nobody fills it from one address, however many browsers they make up; who is signed in is not in their way', async () => {
  await service.database.db.delete(rateLimits)
  const statuses = []
  for (let time = 0; time < 150; time += 1) statuses.push((await send(decision())).status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(120)
  const refused = await send(decision())
  expect([refused.status, refused.json.code]).toEqual([429, 'too_many_requests'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  service.identity.add('signed-in', { kind: 'worker' })
  expect((await send(decision(), { as: 'signed-in' })).status).toBe(201)
})

describe('records', () => {
  const change = async (statement: ReturnType<typeof sql>): Promise<string> => {
    const error = await Promise.resolve(service.database.db.execute(statement)).then(
      () => null,
      (cause: Error) => cause,
    )
    return `${error?.message} ${String(error?.cause)}`
  }

  test('are append-only', async () => {
    await service.database.db.delete(rateLimits)
    const body = decision()
    await send(body)
    const refusal = 'consent records are append-only'
    expect(await change(sql`update consent_records set policy_version = 'x'`)).toContain(refusal)
    expect(await change(sql`delete from consent_records`)).toContain(refusal)
    expect(await stored(body)).toHaveLength(1)
  })
})
