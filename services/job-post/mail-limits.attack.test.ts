import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { accountMails } from '@/services/shared/accounts/mails'
import { accounts } from '@/services/shared/accounts/table'
import { jobs } from '@/services/shared/jobs/table'
import { rateLimits } from '@/services/shared/rate-limit/table'
import { headersFor } from '@/services/shared/testing/client'
import { composedBy } from '@/services/shared/testing/composed-by'
import { startTestService, type TestService } from './testing'

/** Our mails must not be a way to flood a stranger's mailbox. */

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

const registration = { displayName: 'สมใจ ใจดี', phone: '0812345678', acceptTerms: true }

/** A user who registered with an address, by default `uid`@example.com, and did not verify it. */
async function newcomer(uid: string, email = `${uid}@example.com`): Promise<string> {
  service.identity.add(uid, { email })
  const answer = await service.ask('POST /v1/registrations', { as: uid, body: registration })
  expect(answer.status).toBe(201)
  return uid
}

const change = (as: string, email: string) => service.ask('PATCH /v1/me/email', { as, body: { email } })
const begin = (as: string, email: string) => service.ask('POST /v1/me/email-changes', { as, body: { email } })
const resend = async (as: string) => {
  await service.database.db.update(accounts).set({ verificationSentAt: sql`now() - interval '61 seconds'` })
  return service.ask('POST /v1/email-verifications', { as, body: {} })
}
/** Resets the rate limits of single operations, but not the mail limits under test. */
const forgetRequests = () =>
  service.database.db.delete(rateLimits).where(sql`${rateLimits.key} like '%/v1/me/email%'`)
/** The number of mails promised to these addresses, sent or not. */
async function mailsTo(...addresses: string[]): Promise<number> {
  const rows = await service.database.db.select({ payload: jobs.payload }).from(jobs)
  return rows.filter(({ payload }) => addresses.includes(Object(payload).email)).length
}

test('one mailbox gets five mails an hour, however many accounts and spellings ask for them', async () => {
  const spellings = ['victim@example.com', 'victim+1@example.com', 'Victim+two@Example.com']
  await newcomer('aside')
  const statuses: number[] = []
  for (let round = 0; round < 4; round += 1) {
    for (const email of [spellings[round % 3] ?? '', 'aside@example.com']) {
      const { status } = await change('aside', email)
      if (email.toLowerCase().startsWith('victim')) statuses.push(status)
    }
  }
  expect(statuses).toEqual([200, 200, 200, 200])
  await newcomer('second')
  expect((await change('second', 'victim+5@example.com')).status).toBe(200)
  const refused = await change('second', 'victim+6@example.com')
  expect([refused.status, refused.json.code]).toEqual([429, 'too_many_requests'])
  expect(refused.json.params.seconds).toBeGreaterThan(3_000)
  // The refused change leaves the address as it was, also at the identity provider.
  expect(service.identity.users.get('second')?.email).toBe('victim+5@example.com')
  await service.employer('third')
  expect((await begin('third', 'victim+7@example.com')).status).toBe(429)
  expect((await resend('second')).status).toBe(429)
})

test('registering is possible all the same, without the mail', async () => {
  for (const number of [1, 2, 3, 4, 5, 6]) {
    await newcomer(`registered-${number}`, `full+${number}@example.com`)
  }
  expect(await mailsTo('full+5@example.com')).toBe(1)
  expect(await mailsTo('full+6@example.com')).toBe(0)
  expect((await resend('registered-6')).status).toBe(429)
})

test.each(['unproven', 'proven'])(
  'an account that is %s has ten addresses mailed a day',
  async (standing) => {
    const [uid, ask] =
      standing === 'proven'
        ? [await service.employer('mover'), begin]
        : ([await newcomer('wanderer'), change] as const)
    const statuses: number[] = []
    for (let number = 0; number < 12; number += 1) {
      await forgetRequests()
      statuses.push((await ask(uid, `${standing}-stranger-${number}@example.com`)).status)
    }
    const ok = standing === 'proven' ? 202 : 200
    expect(statuses).toEqual([...Array(10).fill(ok), 429, 429])
  },
)

describe('a password reset', () => {
  /** Requests a reset as the web does on behalf of a visitor. */
  async function reset(email: string, visitor: string): Promise<void> {
    const operation = 'POST /v1/password-resets'
    const headers = headersFor(visitor, operation, service.settings.VISITOR_SECRET)
    const answer = await service.ask(operation, { body: { email }, headers })
    expect([answer.status, answer.json]).toEqual([202, {}])
  }
  const own = '203.0.113.99'

  test('is nobody’s to silence with the networks of one subscriber', async () => {
    const email = 'silenced@example.com'
    for (let network = 0; network < 8; network += 1) {
      for (let time = 0; time < 5; time += 1) await reset(email, `2001:db8:7:1${network}::${time + 1}`)
    }
    expect(await mailsTo(email)).toBe(5)
    await reset(email, own)
    await reset(email, own)
    expect(await mailsTo(email)).toBe(7)
    await reset(email, '2001:db8:7:200::1')
    expect(await mailsTo(email)).toBe(8)
  })

  test('passes for who asks first this hour, however much strangers asked, until sixty were sent', async () => {
    const email = 'crowded@example.com'
    for (let stranger = 0; stranger < 9; stranger += 1) {
      for (let time = 0; time < 5; time += 1) await reset(email, `198.51.100.${stranger}`)
    }
    // Thirty for six strangers, then the first requests of three more.
    expect(await mailsTo(email)).toBe(33)
    await reset(email, own)
    expect(await mailsTo(email)).toBe(34)
    await reset(email, own)
    expect(await mailsTo(email)).toBe(34)
    for (let stranger = 0; stranger < 40; stranger += 1) await reset(email, `192.0.2.${stranger}`)
    expect(await mailsTo(email)).toBe(60)
  })
})

test('what an account calls itself reaches no address that is not proven', async () => {
  const displayName = 'ธนาคารของคุณ บัญชีถูกระงับ'
  const text = async (email: string) => (await service.mail.to(email)).text
  service.identity.add('bank')
  await service.ask('POST /v1/registrations', { as: 'bank', body: { ...registration, displayName } })
  await change('bank', 'bank-stranger@example.com')
  await service.employer('mover-bank')
  await service.database.db.update(accounts).set({ displayName }).where(eq(accounts.uid, 'mover-bank'))
  await begin('mover-bank', 'bank-other@example.com')
  for (const email of ['bank-stranger@example.com', 'bank-other@example.com']) {
    expect(await text(email)).toContain('\n\nสวัสดี\n')
    expect(await text(email)).not.toContain('ธนาคาร')
  }
})

test('what happens to an account is told to its unproven address a few times, and without its name', async () => {
  const displayName = 'ธนาคารของคุณ บัญชีถูกระงับ'
  service.identity.add('restless')
  await service.ask('POST /v1/registrations', { as: 'restless', body: { ...registration, displayName } })
  const email = 'restless@example.com'
  await service.mail.to(email)
  for (let time = 0; time < 7; time += 1) {
    const headers = { authorization: `Bearer ${await service.issuer.token('restless', inAMoment())}` }
    const body = { password: `a long new password ${time}` }
    expect((await service.ask('POST /v1/me/password', { headers, body })).status).toBe(200)
  }
  await service.mail.allSent()
  const sent = service.mail.sent.filter(({ to }) => to === email)
  expect(sent).toHaveLength(5)
  expect(sent.map(({ text }) => text).join()).not.toContain('ธนาคาร')
})

test('a notice counts once, however often the mail server has to be tried', async () => {
  const to = `${await newcomer('tried-again')}@example.com`
  await service.mail.to(to)
  const { identity, database } = service
  const mails = accountMails({ db: database.db, identity, kind: 'employer', appUrl: 'http://localhost:3000' })
  for (let attempt = 1; attempt <= 8; attempt += 1)
    expect(await composedBy(mails, 'password_changed', { to, name: '' }, attempt)).toMatchObject({ to })
})

/** Claims of a sign-in that is later than the end of all sessions a second ago. */
function inAMoment() {
  const moment = Math.floor(Date.now() / 1000) + 3
  return { auth_time: moment, iat: moment }
}
