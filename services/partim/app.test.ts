import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { tokenIn } from '@/services/shared/testing'
import { buildOpenApi } from './app'
import { type TestPartim, testPartim } from './testing/test-partim'

/** Every operation and who may call it: a new one has to be added here, on purpose. */
const accessOf: Record<string, string> = {
  'GET /v1/me': 'identified',
  'POST /v1/registrations': 'identified',
  'POST /v1/email-verifications': 'registered',
  'PATCH /v1/me/email': 'registered',
  'POST /v1/email-verifications/apply': 'public',
  'GET /v1/work-types/counts': 'public',
  'GET /v1/workers': 'employer',
  'GET /v1/workers/{workerId}': 'employer',
  'GET /v1/resumes/me': 'registered',
  'PUT /v1/resumes/me': 'registered',
}

let partim: TestPartim
beforeAll(async () => {
  partim = await testPartim()
}, 60_000)
afterAll(() => partim.stop())

type Operation = { 'x-access': string; security?: unknown[]; operationId?: string }

test('the OpenAPI document lists exactly these operations with their access', async () => {
  const { paths } = (await buildOpenApi()) as { paths: Record<string, Record<string, Operation>> }
  const listed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      ...operation,
    })),
  )
  expect(Object.fromEntries(listed.map((operation) => [operation.name, operation['x-access']]))).toEqual(
    accessOf,
  )
  for (const { name, security, operationId } of listed) {
    expect(operationId).toMatch(/^[a-z]\w+$/)
    expect([name, security?.length === 0]).toEqual([name, accessOf[name] === 'public'])
  }
})

const closed = Object.keys(accessOf).filter((operation) => accessOf[operation] !== 'public')

describe.each(closed)('%s', (operation) => {
  const url = operation.replace('{workerId}', '0199db4b-41db-708b-a23e-1fc5e937ac29')
  const body = /^(POST|PUT|PATCH)/.test(operation) ? {} : undefined

  test('refuses who is not signed in', async () => {
    const answer = await partim.ask(url, { body })
    expect(answer.json).toMatchObject({ status: 401, code: 'unauthenticated' })
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
  })

  test('refuses who is disabled', async () => {
    partim.identity.add('disabled', { disabled: true, kind: 'employer' })
    expect((await partim.ask(url, { as: 'disabled', body })).json).toMatchObject({
      status: 401,
      code: 'session_revoked',
    })
  })
})

describe('registration', () => {
  test('makes a worker of whoever is neither yet', async () => {
    const answer = await partim.registerWorker('fresh', 'สมหญิง ใจดี')
    expect(answer.json).toEqual({
      uid: 'fresh',
      email: 'fresh@example.com',
      displayName: 'สมหญิง ใจดี',
      phone: '0812345678',
      kind: 'worker',
      emailVerified: false,
      createdAt: expect.any(String),
      resumeId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect((await partim.ask('GET /v1/me', { as: 'fresh' })).json).toEqual(answer.json)
    expect((await partim.identity.lookup('fresh'))?.kind).toBe('worker')
  })

  test('twice, with another key, is the same worker and the same resume', async () => {
    const first = await partim.registerWorker('again')
    const second = await partim.ask('POST /v1/registrations', {
      as: 'again',
      body: { displayName: 'อีกชื่อ หนึ่ง', phone: '0899999999', acceptTerms: true },
    })
    expect(second.status).toBe(200)
    expect(second.json).toEqual(first.json)
  })

  test('an employer stays one', async () => {
    partim.identity.add('boss', { kind: 'employer' })
    const answer = await partim.ask('POST /v1/registrations', {
      as: 'boss',
      body: { displayName: 'หัวหน้า', phone: '0812345678', acceptTerms: true },
    })
    expect(answer.json).toMatchObject({ status: 409, code: 'registered_as_other_kind' })
    expect((await partim.ask('GET /v1/me', { as: 'boss' })).json).toMatchObject({ code: 'not_registered' })
  })

  test('the verification mail brings a worker back to this service, once', async () => {
    await partim.registerWorker('mailed')
    const mail = await partim.mail.to('mailed@example.com')
    expect(mail.text).toContain('as=worker')
    const apply = () => partim.ask('POST /v1/email-verifications/apply', { body: { token: tokenIn(mail) } })
    expect((await apply()).json).toEqual({ email: 'mailed@example.com' })
    expect((await partim.ask('GET /v1/me', { as: 'mailed' })).json.emailVerified).toBe(true)
    expect((await apply()).json).toMatchObject({ status: 409, code: 'link_used' })
  })
})

test('health needs no sign-in', async () => {
  expect((await partim.ask('GET /healthz')).json).toEqual({ status: 'ok' })
  expect((await partim.ask('GET /readyz')).json).toEqual({ status: 'ok' })
})
