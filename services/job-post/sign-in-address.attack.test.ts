import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { tokenIn } from '@/services/shared/testing/memory-mail'
import { startTestService, type TestService } from './testing'

/** With a user's session, anybody can change their address at the identity provider without asking our services. */

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

const password = 'A-new-password-2569'
const post = (path: string, body: object, as?: string) => service.ask(`POST ${path}`, { as, body })
const mailsTo = (email: string) => service.mail.sent.filter(({ to }) => to === email)
const me = (as: string) => service.ask('GET /v1/me', { as })

let round = 0
/** A user with a verified address, with their record at the identity provider. */
async function person() {
  round += 1
  const uid = await service.employer(`moved-${round}`)
  const user = service.identity.users.get(uid)
  if (!user) throw new Error('no such user')
  return { uid, user, email: `${uid}@example.com`, thief: `thief-${round}@example.com` }
}

/** Waits for a mail to an address whose subject contains these words. */
async function isTold(email: string, words: string): Promise<void> {
  for (let count = 1; !(await service.mail.to(email, count)).subject.includes(words); count += 1);
}

describe('an address that was changed at the identity provider', () => {
  test('is put back with the next request: sessions, links and foreign ways of signing in end, and the person is told', async () => {
    const { uid, user, email, thief } = await person()
    await post('/v1/password-resets', { email })
    const reset = tokenIn(await service.mail.to(email))
    Object.assign(user, { email: thief, signInMethods: ['password', 'google', 'facebook'] })
    Object.assign(user, { methodEmails: { google: email, facebook: thief } })

    expect((await me(uid)).json).toMatchObject({ status: 401, code: 'session_revoked' })
    expect(user).toMatchObject({ email, emailVerified: true, signInMethods: ['password', 'google'] })
    expect(user.validAfter).toBeGreaterThan(0)
    await isTold(email, 'พยายามเปลี่ยนอีเมล')
    const used = await post('/v1/password-resets/apply', { token: reset, password })
    expect(used.json.code).toBe('link_expired')
  })

  test('is told once, however many requests come at the same time', async () => {
    const { uid, user, email, thief } = await person()
    user.email = thief
    await Promise.all(Array.from({ length: 10 }, () => me(uid)))
    await service.mail.allSent()
    const told = mailsTo(email).filter(({ subject }) => subject.includes('พยายามเปลี่ยนอีเมล'))
    expect(told).toHaveLength(1)
  })

  test('gets no reset for the one who moved it there, and the account has its own again', async () => {
    const { user, email, thief } = await person()
    user.email = thief
    await post('/v1/password-resets', { email: thief })
    await service.mail.allSent()
    expect([mailsTo(thief), user.email]).toEqual([[], email])
  })

  test('leaves the person their own reset', async () => {
    const { user, email, thief } = await person()
    user.email = thief
    await post('/v1/password-resets', { email })
    await service.mail.allSent()
    const reset = mailsTo(email).find(({ subject }) => subject.includes('ตั้งรหัสผ่านใหม่'))
    if (!reset) throw new Error('no reset')
    expect((await post('/v1/password-resets/apply', { token: tokenIn(reset), password })).status).toBe(200)
    expect(user).toMatchObject({ email, password })
  })

  test('is free again for whose it is, although somebody signed up with the one of the account meanwhile', async () => {
    const { uid, user, email, thief } = await person()
    user.email = thief
    service.identity.add('signed-up-only', { email, kind: null })
    await me(uid)
    expect([user.email, service.identity.users.has('signed-up-only')]).toEqual([email, false])
  })

  test('that another account has by now ends the session all the same', async () => {
    const { uid, user, email, thief } = await person()
    user.email = thief
    service.identity.add('registered', { email, kind: 'worker' })
    expect((await me(uid)).json.code).toBe('session_revoked')
    expect(user.email).toBe(thief)
  })

  test('is the account’s where a link changed it, while the account follows', async () => {
    const { uid, user, email, thief: next } = await person()
    await post('/v1/me/email-changes', { email: next }, uid)
    const token = tokenIn(await service.mail.to(next))
    const original = service.identity.updateUser
    const answers: unknown[] = []
    service.identity.updateUser = async (...changes) => {
      await original.apply(service.identity, changes)
      answers.push((await me(uid)).status)
    }
    try {
      expect((await post('/v1/email-verifications/apply', { token }, uid)).status).toBe(200)
    } finally {
      service.identity.updateUser = original
    }
    expect([answers, user.email]).toEqual([[200], next])
    await service.mail.allSent()
    expect(mailsTo(email).filter(({ subject }) => subject.includes('พยายามเปลี่ยนอีเมล'))).toEqual([])
  })
})

describe('a worker, whose account the partim service keeps', () => {
  test('gets a reset where it says the address is theirs, and none where it had to be put back', async () => {
    for (const uid of ['worker-own', 'worker-moved']) service.identity.add(uid, { kind: 'worker' })
    service.addresses.moved.add('worker-moved')
    for (const uid of ['worker-own', 'worker-moved'])
      await post('/v1/password-resets', { email: `${uid}@example.com` })
    await service.mail.allSent()
    // The restored user is looked up again; only the other one has the requested address and gets a mail.
    expect(mailsTo('worker-own@example.com')).toHaveLength(1)
    expect(service.addresses.moved.size).toBe(0)
  })
})

describe('an account that has not proven its address', () => {
  async function newcomer() {
    round += 1
    const uid = `newcomer-${round}`
    const user = service.identity.add(uid)
    await post('/v1/registrations', { displayName: 'คุณใหม่', phone: '0812345678', acceptTerms: true }, uid)
    return { uid, user, email: `${uid}@example.com` }
  }

  test('changes it in a fresh sign-in only, and the one before is told', async () => {
    const { uid, user, email } = await newcomer()
    const old = await service.issuer.token(uid, { auth_time: Math.floor(Date.now() / 1000) - 3_600 })
    const other = { email: `other-${round}@example.com` }
    const borrowed = await service.ask('PATCH /v1/me/email', {
      headers: { authorization: `Bearer ${old}` },
      body: other,
    })
    expect([borrowed.json.code, user.email]).toEqual(['sign_in_again', email])
    expect((await service.ask('PATCH /v1/me/email', { as: uid, body: other })).status).toBe(200)
    await isTold(email, 'เปลี่ยนแล้ว')
  })

  test('is verified with its own address, whatever the identity provider has by then', async () => {
    const { uid, user, email } = await newcomer()
    const token = tokenIn(await service.mail.to(email))
    user.email = 'elsewhere@example.com'
    expect((await post('/v1/email-verifications/apply', { token }, uid)).status).toBe(200)
    expect((await me(uid)).json.code).toBe('session_revoked')
    expect(user).toMatchObject({ email, emailVerified: true })
    await isTold(email, 'พยายามเปลี่ยนอีเมล')
  })

  test('is handed over with its own address to who reads its mail', async () => {
    const { user, email } = await newcomer()
    const token = tokenIn(await service.mail.to(email))
    user.email = 'elsewhere-too@example.com'
    expect((await post('/v1/email-verifications/claim', { token, password })).status).toBe(200)
    expect(user).toMatchObject({ email, emailVerified: true, password })
  })

  test('is handed over by no link that is left, once another one verified it', async () => {
    const { uid, user, email } = await newcomer()
    const first = tokenIn(await service.mail.to(email))
    await service.database.db.execute('update accounts set verification_sent_at = null')
    await post('/v1/email-verifications', {}, uid)
    const second = tokenIn(await service.mail.to(email, 2))
    expect((await post('/v1/email-verifications/apply', { token: second }, uid)).status).toBe(200)
    const taken = await post('/v1/email-verifications/claim', { token: first, password })
    expect([taken.json.code, user.password]).toEqual(['link_expired', undefined])
  })

  test('keeps its password where the invitation that would prove its address is over', async () => {
    const { uid, user, email } = await newcomer()
    user.signInMethods = ['password', 'google']
    const owner = await service.owner(`inviter-${round}`)
    const invitation = await post('/v1/invitations', { email, role: 'admin' }, owner.uid)
    const token = tokenIn(await service.mail.to(email, 2))
    const event = { event: 'revoke', version: invitation.json.version }
    const revoked = await post(`/v1/invitations/${invitation.json.id}/events`, event, owner.uid)
    expect(revoked.status).toBe(200)
    const authorization = `Bearer ${await service.issuer.token(uid, { firebase: { sign_in_provider: 'google.com' } })}`
    const answer = await service.ask('POST /v1/invitations/accept', {
      headers: { authorization },
      body: { token },
    })
    expect([answer.status, user.signInMethods]).toEqual([409, ['password', 'google']])
  })
})
