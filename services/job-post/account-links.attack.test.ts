import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { changeEmail, resetPassword } from '@/services/shared/accounts/mail-kinds'
import { accounts } from '@/services/shared/accounts/table'
import { auditEvents } from '@/services/shared/audit/table'
import { enqueue } from '@/services/shared/jobs/enqueue'
import { jobs } from '@/services/shared/jobs/table'
import { tokenIn } from '@/services/shared/testing/memory-mail'
import { companyInput, startTestService, type TestService } from './testing'

/** A stranger who once had access to an account, and the person whose address it has. */

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

const password = 'A-new-password-2569'
const post = (path: string, body: object, as?: string) => service.ask(`POST ${path}`, { as, body })
const applyLink = (token: string, as?: string) => post('/v1/email-verifications/apply', { token }, as)
const applyReset = (token: string) => post('/v1/password-resets/apply', { token, password })

let round = 0
/** A user with a verified address, with their record at the identity provider. */
async function person() {
  round += 1
  const uid = await service.employer(`person-${round}`)
  const user = service.identity.users.get(uid)
  if (!user) throw new Error('no such user')
  return { uid, user, email: `${uid}@example.com` }
}

type Person = Awaited<ReturnType<typeof person>>

/** The first mail to an address, after the first `after` mails, whose subject contains these words. */
async function mailTo(email: string, words: string, after = 0) {
  for (let count = after + 1; ; count += 1) {
    const mail = await service.mail.to(email, count)
    if (mail.subject.includes(words)) return mail
  }
}

const mailsTo = (email: string) => service.mail.sent.filter(({ to }) => to === email).length

/** The kinds of links that can be open, and how each is used. */
const links = {
  async reset({ email }: Person) {
    const before = mailsTo(email)
    await post('/v1/password-resets', { email })
    const token = tokenIn(await mailTo(email, 'ตั้งรหัสผ่านใหม่', before))
    return () => applyReset(token)
  },
  async 'change of address'({ uid }: Person) {
    round += 1
    const email = `new-${round}@example.com`
    await post('/v1/me/email-changes', { email }, uid)
    const token = tokenIn(await service.mail.to(email))
    return () => applyLink(token, uid)
  },
}

/** The events that end every open link of an account. */
const endings = {
  async 'a password change'({ uid }: Person) {
    return post('/v1/me/password', { password }, uid)
  },
  async 'a reset'(whose: Person) {
    return (await links.reset(whose))()
  },
  async 'a change of address'(whose: Person) {
    return (await links['change of address'](whose))()
  },
  async 'signing out everywhere'({ uid }: Person) {
    return post('/v1/sessions/end-all', {}, uid)
  },
  async 'something at the identity provider that another service did'({ user }: Person) {
    user.validAfter = Math.floor(Date.now() / 1000) - 1
    return { status: 200 }
  },
}

type Link = keyof typeof links
type Ending = keyof typeof endings
const linkNames = Object.keys(links) as Link[]
const endingNames = Object.keys(endings) as Ending[]

describe('an open link ends with', () => {
  const cases = endingNames.flatMap((ending) => linkNames.map((link) => [ending, link] as const))

  test.each(cases)('%s: %s', async (ending, link) => {
    const whose = await person()
    const open = await links[link](whose)
    expect((await endings[ending](whose)).status).toBe(200)
    const late = await open()
    expect([late.status, late.json.code]).toEqual([410, 'link_expired'])
  })

  test.each(cases)('%s, whatever was opened before it: %s', async (ending, link) => {
    const whose = await person()
    const others = await Promise.all(linkNames.map((name) => links[name](whose)))
    const open = await links[link](whose)
    expect((await endings[ending](whose)).status).toBe(200)
    for (const use of [...others, open]) expect((await use()).json.code).toBe('link_expired')
  })

  test.each(linkNames)('nothing else: %s', async (link) => {
    const whose = await person()
    const open = await links[link](whose)
    await service.ask('GET /v1/me', { as: whose.uid })
    expect((await open()).status).toBe(200)
  })
})

describe('the first link to an address, and a reset beside it,', () => {
  /** A user who has just registered, with the links that can be mailed to their address. */
  async function newcomer() {
    round += 1
    const uid = `newcomer-${round}`
    const user = service.identity.add(uid)
    await post('/v1/registrations', { displayName: 'คุณใหม่', phone: '0812345678', acceptTerms: true }, uid)
    const email = `${uid}@example.com`
    const first = tokenIn(await service.mail.to(email))
    const whose = { uid, user, email }
    const reset = await links.reset(whose)
    return {
      whose,
      uses: {
        verify: () => applyLink(first, uid),
        claim: () => post('/v1/email-verifications/claim', { token: first, password }),
        reset,
      },
    }
  }
  type Newcomer = Awaited<ReturnType<typeof newcomer>>
  const events: Record<string, (newcomer: Newcomer) => Promise<{ status: number }>> = {
    'another reset': async ({ whose }) => (await links.reset(whose))(),
    'a password change': ({ whose }) => endings['a password change'](whose),
    'signing out everywhere': ({ whose }) => endings['signing out everywhere'](whose),
    'another address, put right': ({ whose }) =>
      service.ask('PATCH /v1/me/email', { as: whose.uid, body: { email: `right-${round}@example.com` } }),
    'something another service did': ({ whose }) =>
      endings['something at the identity provider that another service did'](whose),
  }
  const cases = Object.keys(events).flatMap((event) =>
    (['verify', 'claim', 'reset'] as const).map((use) => [event, use] as const),
  )
  const isVoid = new Set(['link_expired', 'link_invalid', 'link_used'])

  test.each(cases)('end with %s: %s', async (event, use) => {
    const newcomerNow = await newcomer()
    expect((await events[event]?.(newcomerNow))?.status).toBe(200)
    const late = await newcomerNow.uses[use]()
    expect([...isVoid]).toContain(late.json.code)
  })

  test.each([
    ['claim', 'reset'],
    ['reset', 'claim'],
    ['reset', 'verify'],
    ['verify', 'claim'],
  ] as const)(
    'end with each other where a password was set, or the link was used: %s, then %s',
    async (one, other) => {
      const { uses } = await newcomer()
      expect((await uses[one]()).status).toBe(200)
      expect([...isVoid]).toContain((await uses[other]()).json.code)
    },
  )
})

test('of two reset links the second dies with the use of the first', async () => {
  const whose = await person()
  const [first, second] = [await links.reset(whose), await links.reset(whose)]
  expect((await first()).status).toBe(200)
  expect((await second()).json.code).toBe('link_expired')
})

test('a mail that was promised before and is sent after holds no link', async () => {
  const whose = await person()
  const { uid, email } = whose
  const newEmail = `late-${round}@example.com`
  const asked = { uid, email: newEmail, replaces: email, validAfter: whose.user.validAfter }
  const at = Math.floor(Date.now() / 1000) - 60
  await post('/v1/me/password', { password }, uid)
  await mailTo(email, 'เปลี่ยนแล้ว')
  const before = mailsTo(email)
  await enqueue(service.database.db, changeEmail, asked)
  await enqueue(service.database.db, resetPassword, { email, at })
  await jobsAreDone()
  expect([mailsTo(newEmail), mailsTo(email)]).toEqual([0, before])
})

/**
 * Waits until everything promised so far is done; each request that enqueues something makes the service look. Repeated,
 * because an attempt in progress may fail and be rescheduled at any time.
 */
async function jobsAreDone(): Promise<void> {
  const { db } = service.database
  const pending = eq(jobs.state, 'pending')
  const promised = await db.select({ id: jobs.id }).from(jobs).where(pending)
  const ids = promised.map(({ id }) => id)
  const isPromised = and(pending, inArray(jobs.id, ids))
  while (await db.$count(jobs, isPromised)) {
    await db.update(jobs).set({ nextAttemptAt: sql`now()` }).where(isPromised)
    // The longest overdue mails are sent first.
    await links.reset(await person())
  }
}

describe('who is told', () => {
  test('the present address of a change that was begun, and whose password was reset', async () => {
    const whose = await person()
    await links['change of address'](whose)
    expect((await mailTo(whose.email, 'คำขอเปลี่ยนอีเมล')).text).toContain('/my-account#sign-in')
    await (await links.reset(whose))()
    expect((await mailTo(whose.email, 'เปลี่ยนแล้ว')).subject).toContain('รหัสผ่าน')
  })

  test('the address, once for each way of signing in that was added, whoever says so', async () => {
    const whose = await person()
    whose.user.signInMethods = ['google', 'line']
    await Promise.all(
      Array.from({ length: 10 }, () =>
        service.ask('PATCH /v1/me', { as: whose.uid, body: {}, headers: { 'if-match': '"1"' } }),
      ),
    )
    await service.ask('PUT /v1/me/sign-in-methods/line', { as: whose.uid })
    const added = await service.database.db
      .select()
      .from(auditEvents)
      .where(
        and(eq(auditEvents.subjectId, whose.uid), eq(auditEvents.action, 'account.sign_in_method_added')),
      )
    expect(added.map(({ after }) => after)).toEqual([{ method: 'line' }])
    await mailTo(whose.email, 'เพิ่มวิธีเข้าสู่ระบบ')
  })
})

describe('what was committed here is done at the identity provider, although it failed or the process ended before', () => {
  type Call = 'revoke' | 'updateUser'
  /** Makes the provider refuse one kind of call while `work` runs. */
  async function without<Answer>(call: Call, work: () => Promise<Answer>): Promise<Answer> {
    const { identity } = service
    const original = identity[call]
    Object.assign(identity, { [call]: () => Promise.reject(new Error('down')) })
    try {
      return await work()
    } finally {
      Object.assign(identity, { [call]: original })
    }
  }

  test('that an address is verified', async () => {
    round += 1
    const uid = `slow-${round}`
    const user = service.identity.add(uid)
    await post('/v1/registrations', { displayName: 'คุณใหม่', phone: '0812345678', acceptTerms: true }, uid)
    const token = tokenIn(await service.mail.to(`${uid}@example.com`))
    expect((await without('updateUser', () => applyLink(token, uid))).status).toBe(200)
    expect(user.emailVerified).toBe(false)
    await jobsAreDone()
    expect(user.emailVerified).toBe(true)
  })

  test('that everybody is signed out', async () => {
    const { uid, user } = await person()
    expect((await without('revoke', () => post('/v1/sessions/end-all', {}, uid))).status).toBe(200)
    expect(user.validAfter).toBe(0)
    await jobsAreDone()
    expect(user.validAfter).toBeGreaterThan(0)
  })

  test('that a reset signs everybody out, whose password was set before it failed', async () => {
    const whose = await person()
    const reset = await links.reset(whose)
    expect((await without('revoke', reset)).status).toBe(200)
    await jobsAreDone()
    expect(whose.user).toMatchObject({ password })
    expect(whose.user.validAfter).toBeGreaterThan(0)
  })

  test('a change of address that could not be asked for keeps its link', async () => {
    const whose = await person()
    const change = await links['change of address'](whose)
    expect((await without('updateUser', change)).status).toBe(503)
    expect((await change()).status).toBe(200)
  })
})

describe('what a stranger left at an account', () => {
  /** An account registered by a stranger with the person's address and the stranger's own Google account. */
  async function hijacked() {
    round += 1
    const uid = `victim-${round}`
    const user = service.identity.add(uid, {
      signInMethods: ['password', 'google', 'facebook'],
      methodEmails: { google: 'stranger@example.com', facebook: `${uid}@example.com` },
      password: 'the-password-of-the-stranger',
    })
    await post('/v1/registrations', { displayName: 'คุณเหยื่อ', phone: '0812345678', acceptTerms: true }, uid)
    const token = tokenIn(await service.mail.to(`${uid}@example.com`))
    return { uid, user, email: `${uid}@example.com`, token }
  }

  const left = async ({ user, email }: Awaited<ReturnType<typeof hijacked>>) => {
    await mailTo(email, 'ยกเลิกวิธีเข้าสู่ระบบ')
    return user.signInMethods
  }

  const claim = (token: string) => post('/v1/email-verifications/claim', { token, password })
  const isVerified = async ({ uid }: { uid: string }) => {
    const { db } = service.database
    const [account] = await db.select().from(accounts).where(eq(accounts.uid, uid))
    return account?.emailVerifiedAt !== null
  }

  test('is not made the person’s by a press in the mail alone, nor in a session of somebody else', async () => {
    const account = await hijacked()
    const other = await person()
    for (const as of [undefined, other.uid]) {
      expect((await applyLink(account.token, as)).json).toMatchObject({
        status: 403,
        code: 'sign_in_to_verify',
      })
    }
    expect([await isVerified(account), account.user.emailVerified]).toEqual([false, false])
  })

  test('goes when the address is verified by who cannot sign in: ways in, password, sessions, open links', async () => {
    const account = await hijacked()
    const reset = await links.reset(account)
    const session = await service.issuer.token(account.uid)
    expect((await claim(account.token)).json).toEqual({ email: account.email })
    expect(await left(account)).toEqual(['password'])
    expect(account.user).toMatchObject({ password, emailVerified: true })
    expect(await isVerified(account)).toBe(true)
    expect((await reset()).json.code).toBe('link_expired')
    const headers = { authorization: `Bearer ${session}` }
    expect((await service.ask('GET /v1/me', { headers })).json.code).toBe('session_revoked')
    expect((await claim(account.token)).json.code).toBe('link_used')
  })

  test('goes as well where there was nothing but a password', async () => {
    const account = await hijacked()
    account.user.signInMethods = ['password']
    expect((await claim(account.token)).status).toBe(200)
    expect(account.user.password).toBe(password)
    expect(account.user.validAfter).toBeGreaterThan(0)
  })

  test('is nobody’s by the identity provider’s own word, which its own mails can make somebody give', async () => {
    round += 1
    const before = service.identity.add(`before-${round}`, { emailVerified: true })
    const body = { displayName: 'คุณเหยื่อ', phone: '0812345678', acceptTerms: true }
    expect((await post('/v1/registrations', body, before.uid)).json.emailVerified).toBe(false)
    const after = await hijacked()
    after.user.emailVerified = true
    expect((await service.ask('GET /v1/me', { as: after.uid })).json.emailVerified).toBe(false)
    expect((await post('/v1/companies', companyInput(), after.uid)).json.code).toBe('email_unverified')
  })

  test('a change of address ends in the hands of who began it, not of who reads the new address’s mail', async () => {
    const whose = await person()
    const email = `mistyped-${round}@example.com`
    await post('/v1/me/email-changes', { email }, whose.uid)
    const token = tokenIn(await service.mail.to(email))
    expect((await applyLink(token)).json.code).toBe('sign_in_to_change_email')
    expect((await claim(token)).json.code).toBe('link_invalid')
    expect(whose.user.email).toBe(whose.email)
  })

  test('goes when the password is reset', async () => {
    const account = await hijacked()
    expect((await (await links.reset(account))()).status).toBe(200)
    expect(await left(account)).toEqual(['password'])
  })

  test('goes when the password is changed', async () => {
    const account = await hijacked()
    expect((await post('/v1/me/password', { password }, account.uid)).status).toBe(200)
    expect(await left(account)).toEqual(['password'])
  })

  describe('goes when the address is first proven beside a session,', () => {
    /** The person, in the stranger's account: their provider led there because it reports the same address. */
    const as = async (uid: string, provider: string) => ({
      authorization: `Bearer ${await service.issuer.token(uid, { firebase: { sign_in_provider: provider } })}`,
    })
    const invitedBy = async (email: string) => {
      round += 1
      const { uid } = await service.owner(`inviter-${round}`)
      await post('/v1/invitations', { email, role: 'admin' }, uid)
      return tokenIn(await mailTo(email, 'เชิญคุณร่วมทีม'))
    }
    const proofs = {
      async verify({ token }: Hijacked) {
        return { path: '/v1/email-verifications/apply', token }
      },
      async invitation({ email }: Hijacked) {
        return { path: '/v1/invitations/accept', token: await invitedBy(email) }
      },
    }
    type Hijacked = Awaited<ReturnType<typeof hijacked>>
    /** The provider the person signed in with, the sign-in methods at that time, and those that stay. */
    const arrivals = [
      ['google.com', ['google', 'facebook'], ['google']],
      ['google.com', ['password', 'google', 'facebook'], ['google']],
      ['facebook.com', ['password', 'google', 'facebook', 'line'], ['google', 'facebook']],
      ['oidc.line', ['password', 'line', 'facebook'], ['line']],
      ['password', ['password', 'facebook'], ['password']],
      ['github.com', ['password', 'google'], ['google']],
    ] as const
    const cases = (Object.keys(proofs) as (keyof typeof proofs)[]).flatMap((proof) =>
      arrivals.map(([provider, ways, left]) => [proof, provider, ways, left] as const),
    )

    test.each(cases)('%s, by %s with %j: %j is left', async (proof, provider, ways, left) => {
      const account = await hijacked()
      account.user.signInMethods = [...ways]
      account.user.methodEmails = { google: account.email }
      account.user.otherProviders = ['github.com', 'phone']
      const reset = await links.reset(account)
      const headers = await as(account.uid, provider)
      const { path, token } = await proofs[proof](account)
      const used = await service.ask(`POST ${path}`, { headers, body: { token } })
      expect(used.status).toBe(200)
      await mailTo(account.email, 'ยกเลิกวิธีเข้าสู่ระบบ')
      await jobsAreDone()
      expect(account.user.signInMethods).toEqual(left)
      expect(account.user.otherProviders).toEqual(provider === 'github.com' ? ['github.com'] : [])
      expect((await service.ask('GET /v1/me', { headers })).json.code).toBe('session_revoked')
      expect((await reset()).json.code).toBe('link_expired')
      expect(await isVerified(account)).toBe(true)
    })

    test('and not where the password could not be taken away: the link stays', async () => {
      const account = await hijacked()
      account.user.methodEmails = { google: account.email }
      const headers = await as(account.uid, 'google.com')
      const { unlink } = service.identity
      service.identity.unlink = () => Promise.reject(new Error('down'))
      const apply = () =>
        service.ask('POST /v1/email-verifications/apply', { headers, body: { token: account.token } })
      expect((await apply()).status).toBe(503)
      expect(await isVerified(account)).toBe(false)
      service.identity.unlink = unlink
      expect((await apply()).json).toEqual({ email: account.email, changed: false, signedOut: true })
      expect(account.user.signInMethods).toEqual(['google'])
    })
  })

  test('was nothing where there is only the way its session came by: who registered stays signed in', async () => {
    const account = await hijacked()
    account.user.signInMethods = ['password']
    const { json } = await applyLink(account.token, account.uid)
    expect(json).toEqual({ email: account.email, changed: false, signedOut: false })
    expect(account.user).toMatchObject({ signInMethods: ['password'], validAfter: 0 })
  })

  test('goes as well where it is a way this product does not offer, and is told', async () => {
    const account = await hijacked()
    Object.assign(account.user, { signInMethods: ['password'], otherProviders: ['github.com'] })
    await service.ask('GET /v1/me', { as: account.uid })
    await mailTo(account.email, 'เพิ่มวิธีเข้าสู่ระบบ')
    expect((await (await links.reset(account))()).status).toBe(200)
    await mailTo(account.email, 'ยกเลิกวิธีเข้าสู่ระบบ')
    await jobsAreDone()
    expect(account.user.otherProviders).toEqual([])
  })

  test('goes although the identity provider answers again only later', async () => {
    const account = await hijacked()
    const { unlink } = service.identity
    service.identity.unlink = () => Promise.reject(new Error('down'))
    expect((await claim(account.token)).status).toBe(200)
    expect(account.user.signInMethods).toContain('google')
    service.identity.unlink = unlink
    await jobsAreDone()
    expect(account.user.signInMethods).toEqual(['password'])
  })
})
