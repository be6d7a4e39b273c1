import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { and, eq, sql } from 'drizzle-orm'
import { accounts, actionTokens } from '@/services/shared/accounts/table'
import { auditEvents } from '@/services/shared/audit/table'
import { idempotencyKeys } from '@/services/shared/idempotency/table'
import { jobs } from '@/services/shared/jobs/table'
import { tokenIn } from '@/services/shared/testing/memory-mail'
import { startTestService, type TestService } from './testing'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

const registration = { displayName: 'สมใจ ใจดี', phone: '0812345678', acceptTerms: true }
const register = (as: string) => service.ask('POST /v1/registrations', { as, body: registration })
const apply = (token: string, as?: string) =>
  service.ask('POST /v1/email-verifications/apply', { as, body: { token } })
const expireLinksOf = (uid: string) =>
  service.database.db
    .update(actionTokens)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(actionTokens.uid, uid))
const letAMinutePass = (uid: string) =>
  service.database.db
    .update(accounts)
    .set({ verificationSentAt: sql`now() - interval '61 seconds'` })
    .where(eq(accounts.uid, uid))

async function newcomer(uid: string) {
  service.identity.add(uid)
  await register(uid)
  return service.mail.to(`${uid}@example.com`)
}

describe('registration', () => {
  test('is done once; again gives the same account', async () => {
    service.identity.add('twice')
    const [first, second] = [await register('twice'), await register('twice')]
    expect([first.status, second.status]).toEqual([201, 200])
    expect(second.json).toEqual(first.json)
    await service.mail.allSent()
    expect(service.mail.sent.filter(({ to }) => to === 'twice@example.com')).toHaveLength(1)
  })

  test('of 20 at once makes one account and one mail', async () => {
    service.identity.add('eager')
    const answers = await Promise.all(Array.from({ length: 20 }, () => register('eager')))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201])
    const mails = await service.database.db.select().from(jobs).where(sql`${jobs.payload}->>'uid' = 'eager'`)
    expect(mails).toHaveLength(1)
  })

  test('a worker cannot also be an employer', async () => {
    service.identity.add('worker', { kind: 'worker' })
    expect((await register('worker')).json).toMatchObject({ status: 409, code: 'registered_as_other_kind' })
  })

  test('needs an e-mail address', async () => {
    service.identity.add('no-mail', { email: null })
    expect((await register('no-mail')).json).toMatchObject({ status: 409, code: 'email_missing' })
  })

  describe('of somebody whose provider gives no address', () => {
    const line = { email: null, signInMethods: ['line' as const] }
    const registerWith = (uid: string, email: string) =>
      service.ask('POST /v1/registrations', { as: uid, body: { ...registration, email } })

    test('takes the one they type, which a mail proves', async () => {
      service.identity.add('line', line)
      const { status, json } = await registerWith('line', 'Somying@Example.com')
      expect([status, json.email, json.emailVerified]).toEqual([201, 'somying@example.com', false])
      // The identity provider signs out whose address changes; with this they sign in anew, and nothing keeps it.
      expect(json.signInToken).toBe('sign in:line')
      const { db } = service.database
      const kept = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.uid, 'line'))
      expect(kept).toHaveLength(1)
      expect(JSON.stringify(kept)).not.toContain('sign in:')
      const mail = await service.mail.to('somying@example.com')
      const { json: verified } = await service.ask('POST /v1/email-verifications/apply', {
        as: 'line',
        body: { token: tokenIn(mail) },
      })
      expect(verified.email).toBe('somying@example.com')
    })

    test('changes nothing while they could not sign in anew, so that they can send it again', async () => {
      service.identity.add('line-5', line)
      jest.spyOn(service.identity, 'signInToken').mockRejectedValueOnce(new Error('no answer'))
      expect((await registerWith('line-5', 'again@example.com')).status).toBe(503)
      expect(service.identity.users.get('line-5')?.email).toBeNull()
      const { status, json } = await registerWith('line-5', 'again@example.com')
      expect([status, json.signInToken]).toEqual([201, 'sign in:line-5'])
    })

    test('refuses one that is somebody’s, and one that is none', async () => {
      service.identity.add('holder')
      service.identity.add('line-2', line)
      const taken = await registerWith('line-2', 'holder@example.com')
      expect(taken.json).toMatchObject({ status: 409, code: 'email_taken' })
      const wrong = await registerWith('line-2', 'somying@')
      expect(wrong.json.errors).toMatchObject([{ field: 'email', rule: 'email' }])
      expect(service.identity.users.get('line-2')?.email).toBeNull()
    })

    test('takes the corrected one after an attempt that failed once the provider had the mistyped one', async () => {
      service.identity.add('line-4', { ...line, email: 'mistyped@example.con' })
      const { status, json } = await registerWith('line-4', 'Corrected@example.com')
      expect([status, json.email, json.emailVerified]).toEqual([201, 'corrected@example.com', false])
      expect(service.identity.users.get('line-4')?.email).toBe('corrected@example.com')
      await service.mail.to('corrected@example.com')
      expect(service.mail.sent.filter(({ to }) => to === 'mistyped@example.con')).toEqual([])
    })

    test('changes no address that a provider reports or that is proven', async () => {
      const facebook = { email: 'reported@example.com', signInMethods: ['facebook' as const] }
      service.identity.add('reported', { ...facebook, methodEmails: { facebook: 'reported@example.com' } })
      service.identity.add('proven', { ...line, email: 'proven@example.com', emailVerified: true })
      for (const uid of ['reported', 'proven'])
        expect((await registerWith(uid, 'other@example.com')).json.email).toBe(`${uid}@example.com`)
    })

    test('changes no address that the provider gave, nor that of an account', async () => {
      service.identity.add('with-address')
      expect((await registerWith('with-address', 'other@example.com')).json.email).toBe(
        'with-address@example.com',
      )
      service.identity.add('line-3', line)
      await registerWith('line-3', 'first@example.com')
      expect((await registerWith('line-3', 'second@example.com')).json.email).toBe('first@example.com')
      expect(service.identity.users.get('line-3')?.email).toBe('first@example.com')
    })
  })

  test('an address the provider has verified needs no mail of ours', async () => {
    service.identity.addProven('google')
    expect((await register('google')).json.emailVerified).toBe(true)
    const { json } = await service.ask('POST /v1/email-verifications', { as: 'google', body: {} })
    expect(json).toMatchObject({ status: 409, code: 'already_verified' })
  })

  test('waits while the identity provider is down, then works with the same key', async () => {
    service.identity.add('unlucky')
    const headers = { 'idempotency-key': 'unlucky-registration' }
    const attempt = () =>
      service.ask('POST /v1/registrations', { as: 'unlucky', body: registration, headers })
    service.identity.isDown = true
    const refused = await attempt()
    service.identity.isDown = false
    expect([refused.status, refused.json.code]).toEqual([503, 'unavailable'])
    expect((await attempt()).status).toBe(201)
  })
})

describe('verification', () => {
  test('a link works once, and what is stored cannot be used as a link', async () => {
    const token = tokenIn(await newcomer('once'))
    const [row] = await service.database.db.select().from(actionTokens).where(eq(actionTokens.uid, 'once'))
    expect(row?.hash).not.toContain(token)
    expect((await apply(row?.hash ?? '')).json).toMatchObject({ status: 404, code: 'link_invalid' })
    expect((await apply(token, 'once')).status).toBe(200)
    expect((await apply(token, 'once')).json).toMatchObject({ status: 409, code: 'link_used' })
    expect(service.identity.users.get('once')?.emailVerified).toBe(true)
  })

  test('of 20 uses at once one succeeds', async () => {
    const token = tokenIn(await newcomer('crowd'))
    const answers = await Promise.all(Array.from({ length: 20 }, () => apply(token, 'crowd')))
    expect(answers.map(({ json, status }) => json.code ?? status).sort()).toEqual(
      [200, ...Array(19).fill('link_used')].sort(),
    )
  })

  describe('leads on to what somebody came for', () => {
    const wanted = '/jobs/0190a5c2-1111-7000-8000-000000000000/apply'
    const linkIn = ({ text }: { readonly text: string }) =>
      new URL(/https?:\S+verify-token\S+/.exec(text)?.[0] ?? '')

    test('in the first mail, another one, and one to an address that was put right', async () => {
      service.identity.add('from-a-job')
      await service.ask('POST /v1/registrations', {
        as: 'from-a-job',
        body: { ...registration, next: wanted },
      })
      const first = linkIn(await service.mail.to('from-a-job@example.com'))
      expect(first.searchParams.get('next')).toBe(wanted)
      await letAMinutePass('from-a-job')
      await service.ask('POST /v1/email-verifications', { as: 'from-a-job', body: { next: wanted } })
      const again = linkIn(await service.mail.to('from-a-job@example.com', 2))
      expect(again.searchParams.get('next')).toBe(wanted)
      const put = { email: 'put-right@example.com', next: wanted }
      await service.ask('PATCH /v1/me/email', { as: 'from-a-job', body: put })
      expect(linkIn(await service.mail.to('put-right@example.com')).searchParams.get('next')).toBe(wanted)
    })

    test('and nowhere where they came for nothing', async () => {
      expect(linkIn(await newcomer('for-nothing')).searchParams.has('next')).toBe(false)
    })

    test.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/api/session', '/login'])(
      'never to %s',
      async (next) => {
        service.identity.add('astray')
        const answer = await service.ask('POST /v1/registrations', {
          as: 'astray',
          body: { ...registration, next },
        })
        expect([answer.status, answer.json.errors]).toMatchObject([422, [{ field: 'next', rule: 'format' }]])
      },
    )
  })

  test('a link expires', async () => {
    const token = tokenIn(await newcomer('slow'))
    await expireLinksOf('slow')
    expect((await apply(token)).json).toMatchObject({ status: 410, code: 'link_expired' })
  })

  test.each(['', 'x', 'x'.repeat(200)])('an invented link is invalid (%s)', async (token) => {
    expect((await apply(token)).json).toMatchObject({ status: 404, code: 'link_invalid' })
  })

  test('while the provider is down the link stays good', async () => {
    const token = tokenIn(await newcomer('patient'))
    service.identity.isDown = true
    const refused = await apply(token, 'patient')
    service.identity.isDown = false
    expect([refused.status, (await apply(token, 'patient')).status]).toEqual([503, 200])
  })

  test('another mail can be asked for after a minute, not before', async () => {
    await newcomer('requester')
    const ask = () => service.ask('POST /v1/email-verifications', { as: 'requester', body: {} })
    const early = await ask()
    expect(early.json).toMatchObject({ status: 429, code: 'too_many_requests' })
    const wait = Number(early.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(50)
    expect(wait).toBeLessThanOrEqual(60)
    expect(early.json.params).toEqual({ seconds: wait })
    await letAMinutePass('requester')
    const sent = await ask()
    expect([sent.status, sent.json]).toEqual([
      202,
      { sentTo: 'requester@example.com', resendAfterSeconds: 60 },
    ])
    expect(tokenIn(await service.mail.to('requester@example.com', 2))).toHaveLength(43)
  })

  test('the address can be changed until it is verified; links to the old one die', async () => {
    const old = tokenIn(await newcomer('typo'))
    service.identity.add('occupant')
    const change = (email: string) => service.ask('PATCH /v1/me/email', { as: 'typo', body: { email } })
    expect((await change('occupant@example.com')).json).toMatchObject({ status: 409, code: 'email_taken' })
    expect((await change('Right@Example.com')).json.email).toBe('right@example.com')
    expect(service.identity.users.get('typo')?.email).toBe('right@example.com')
    expect((await apply(old)).json.code).toBe('link_invalid')
    expect((await apply(tokenIn(await service.mail.to('right@example.com')), 'typo')).status).toBe(200)
    expect((await change('third@example.com')).json).toMatchObject({ status: 409, code: 'already_verified' })
  })
})

describe('forgotten passwords', () => {
  const reset = (email: string) => service.ask('POST /v1/password-resets', { body: { email } })
  const check = (token: string) => service.ask('POST /v1/password-resets/check', { body: { token } })
  const set = (token: string, password: string) =>
    service.ask('POST /v1/password-resets/apply', { body: { token, password } })

  test('known and unknown addresses get the same answer', async () => {
    await service.employer('forgetful')
    const answers = [await reset('forgetful@example.com'), await reset('nobody@example.com')]
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [202, '{}'],
      [202, '{}'],
    ])
    await service.mail.to('forgetful@example.com')
    await service.mail.allSent()
    expect(service.mail.sent.some(({ to }) => to === 'nobody@example.com')).toBe(false)
  })

  test('a link sets the password once and signs everybody else out', async () => {
    await service.employer('resetter')
    const before = await service.issuer.token('resetter')
    await reset('Resetter@example.com')
    const token = tokenIn(await service.mail.to('resetter@example.com'))
    expect((await check(token)).json).toEqual({ email: 're***@example.com' })
    expect((await set(token, 'short')).json.errors).toEqual([
      { field: 'password', rule: 'min', params: { min: 8 } },
    ])
    expect((await set(token, 'a new password')).status).toBe(200)
    expect(service.identity.users.get('resetter')?.password).toBe('a new password')
    const old = await service.ask('GET /v1/me', { headers: { authorization: `Bearer ${before}` } })
    expect(old.json.code).toBe('session_revoked')
    expect([(await check(token)).json.code, (await set(token, 'another one')).json.code]).toEqual([
      'link_used',
      'link_used',
    ])
    const { db } = service.database
    const isReset = and(
      eq(auditEvents.subjectId, 'resetter'),
      eq(auditEvents.action, 'account.password_reset'),
    )
    expect(JSON.stringify(await db.select().from(auditEvents).where(isReset))).not.toContain('a new password')
  })

  test('a link expires, and a verification link is no reset link', async () => {
    const verification = tokenIn(await newcomer('mixed'))
    expect((await check(verification)).json.code).toBe('link_invalid')
    expect((await set(verification, 'a new password')).json.code).toBe('link_invalid')
    await reset('mixed@example.com')
    const token = tokenIn(await service.mail.to('mixed@example.com', 2))
    await expireLinksOf('mixed')
    expect([(await check(token)).json.code, (await set(token, 'a new password')).json.code]).toEqual([
      'link_expired',
      'link_expired',
    ])
  })

  test('one address gets five mails an hour, silently', async () => {
    for (let time = 0; time < 8; time += 1) expect((await reset('flooded@example.com')).status).toBe(202)
    const promised = await service.database.db
      .select()
      .from(jobs)
      .where(sql`${jobs.payload}->>'email' = 'flooded@example.com'`)
    expect(promised).toHaveLength(5)
  })
})

test('promised mails hold no link: nobody who reads the database can use one', async () => {
  const rows = await service.database.db.select().from(jobs)
  expect(rows.length).toBeGreaterThan(0)
  for (const { payload } of rows)
    expect(Object.keys(Object(payload)).sort().join()).toMatch(
      /^(at,email|email,uid|email,next,uid|name,to|at,uid|methods,uid|uid)$/,
    )
})
