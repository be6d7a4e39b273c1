import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { tokenIn } from '@/services/shared/testing/memory-mail'
import { type TestPartim, testPartim } from './testing/test-partim'

let partim: TestPartim
beforeAll(async () => {
  partim = await testPartim()
})
afterAll(() => partim.stop())

describe('registration', () => {
  test('makes a worker of whoever is neither yet', async () => {
    const answer = await partim.registerWorker('fresh', 'สมหญิง ใจดี')
    expect(answer.json).toEqual({
      uid: 'fresh',
      email: 'fresh@example.com',
      displayName: 'สมหญิง ใจดี',
      phone: '0812345678',
      photoUrl: null,
      kind: 'worker',
      emailVerified: false,
      signInMethods: ['password'],
      deleteAfter: null,
      version: 1,
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
    const body = { token: tokenIn(mail) }
    const apply = () => partim.ask('POST /v1/email-verifications/apply', { as: 'mailed', body })
    expect((await apply()).json).toEqual({ email: 'mailed@example.com', changed: false, signedOut: false })
    expect((await partim.ask('GET /v1/me', { as: 'mailed' })).json.emailVerified).toBe(true)
    expect((await apply()).json).toMatchObject({ status: 409, code: 'link_used' })
  })
})

test('health needs no sign-in', async () => {
  expect((await partim.ask('GET /healthz')).json).toEqual({ status: 'ok' })
  expect((await partim.ask('GET /readyz')).json).toEqual({ status: 'ok' })
})
