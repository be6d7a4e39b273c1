import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { and, eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { accounts } from '@/services/shared/accounts/table'
import { auditEvents } from '@/services/shared/audit/table'
import { rateLimits } from '@/services/shared/rate-limit/table'
import { removePast } from '@/services/shared/retention/past'
import { composedBy } from '@/services/shared/testing/composed-by'
import { tokenIn } from '@/services/shared/testing/memory-mail'
import { testTurn } from '@/services/shared/testing/turn'
import type { Role } from '@/validators/permissions'
import { branches } from '../../tables/branches'
import { companies } from '../../tables/companies'
import { invitations, invitationTokens } from '../../tables/invitations'
import { members } from '../../tables/members'
import { nameOf, startTestService, type TestService } from '../../testing'
import { expireDueInvitations } from './expiry'
import { memberMails } from './mails'
import { invitationRetention } from './retention'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

let round = 0
/** A separate company for each test, and an unused address. */
async function company() {
  round += 1
  const uid = (name: string) => `${name}-${round}`
  const { companyId } = await service.owner(uid('owner'))
  const join = (role: Role, name: string = role) => service.colleague(uid(name), companyId, role)
  return {
    companyId,
    owner: uid('owner'),
    uid,
    guest: uid('guest'),
    email: `${uid('guest')}@example.com`,
    join,
  }
}

const invite = (as: string, email: string, place: object = { role: 'recruiter' }) =>
  service.ask('POST /v1/invitations', { as, body: { email, ...place } })
const send = (as: string, id: string, event: string) =>
  service.ask(`POST /v1/invitations/${id}/events`, { as, body: { event } })
const withLink = (what: string, token: string, as?: string) =>
  service.ask(`POST /v1/invitations/${what}`, { as, body: { token } })
const person = { displayName: 'สมใจ มาใหม่', phone: '0898765432', password: 'long enough', acceptTerms: true }
const register = (token: string, changes: object = {}, headers?: Record<string, string>) =>
  service.ask('POST /v1/invitations/register', { body: { token, ...person, ...changes }, headers })
const listed = async (as: string) =>
  (await service.ask('GET /v1/invitations', { as })).json.items as {
    id: string
    email: string
    state: string
    events: string[]
    inviterName: string
  }[]

type Told = { status: number; json: { code?: string; current?: { state?: string } } }
const codeOf = ({ status, json }: Told) => (status < 400 ? status : `${status} ${json.code}`)
const refusalOf = ({ status, json }: Told) => [status, json.code, json.current?.state]

/** The token of the nth mail to an address. */
const tokenTo = async (email: string, nth = 1) => tokenIn(await service.mail.to(email, nth))

async function invited(place: object = { role: 'recruiter' }) {
  const made = await company()
  const answer = await invite(made.owner, made.email, place)
  expect(answer.status).toBe(201)
  return { ...made, id: answer.json.id as string, token: await tokenTo(made.email) }
}

const longAgo = (id: string, changes: Partial<typeof invitations.$inferInsert>) =>
  service.database.db.update(invitations).set(changes).where(eq(invitations.id, id))
const yesterday = () => new Date(Date.now() - 86_400_000)

async function membershipOf(uid: string) {
  const [row] = await service.database.db.select().from(members).where(eq(members.uid, uid))
  return row ?? null
}

describe('inviting', () => {
  test('sends a mail in Thai whose token is stored as its hash alone, good for 7 days', async () => {
    const { owner, email, id, token, companyId } = await invited({ role: 'finance' })
    const mail = await service.mail.to(email)
    expect(mail.subject).toBe(`${nameOf(owner)} เชิญคุณร่วมทีม บริษัท ทดสอบ จำกัด`)
    expect(mail.text).toContain('ในบทบาท ฝ่ายการเงิน')
    expect(mail.text).toContain('http://localhost:3000/accept-invitation?token=')
    expect(token).toMatch(/^[\w-]{43}$/)
    const { db } = service.database
    const tokens = await db.select().from(invitationTokens).where(eq(invitationTokens.invitationId, id))
    expect(tokens.map(({ hash }) => hash)).toEqual([createHash('sha256').update(token).digest('base64url')])
    const stored = await db.execute(sql`select cast(array_agg(o) as text) as all from jobs o`)
    const trail = await db.select().from(auditEvents).where(eq(auditEvents.companyId, companyId))
    expect(JSON.stringify([stored, trail])).not.toContain(token)
    // Nor is whom it invites, who may never have anything to do with us.
    expect(JSON.stringify(trail)).not.toContain(email)
    const [row] = await db.select().from(invitations).where(eq(invitations.id, id))
    expect(Math.round(((row?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000)).toBe(7)
  })

  test('of a company nobody but its owner named, or by somebody who is called a telephone number, names neither', async () => {
    const typed = 'ธ.กสิกร บัญชีคุณถูกระงับ โทร 02-888-8888'
    const sentBy = async (uid: string) => {
      const email = `guest-of-${uid}@example.com`
      await service.database.db.update(accounts).set({ displayName: typed }).where(eq(accounts.uid, uid))
      expect(codeOf(await invite(uid, email))).toBe(201)
      return service.mail.to(email)
    }
    const { uid, companyId } = await service.founder('typed-owner')
    await service.database.db.update(companies).set({ name: typed }).where(eq(companies.id, companyId))
    const unnamed = await sentBy(uid)
    expect(unnamed.subject).toBe('ผู้ใช้พาร์ทิมคนหนึ่ง เชิญคุณร่วมทีมในพาร์ทิม')
    for (const text of [unnamed.subject, unnamed.text, unnamed.html])
      expect(text).not.toMatch(/กสิกร|888-?8888/)
    const { owner } = await company()
    const named = await sentBy(owner)
    expect(named.subject).toBe('ผู้ใช้พาร์ทิมคนหนึ่ง เชิญคุณร่วมทีม บริษัท ทดสอบ จำกัด')
    expect(named.text).not.toMatch(/กสิกร|888-?8888/)
  })

  test('is listed for those who manage members, with what can be done with it', async () => {
    const { owner, email, id, join } = await invited({ role: 'owner' })
    expect(await listed(owner)).toMatchObject([
      { id, email, state: 'pending', events: ['resend', 'revoke'], inviterName: nameOf(owner) },
    ])
    expect(await listed(await join('admin'))).toMatchObject([{ id, events: [] }])
  })

  test('nobody invites above their role', async () => {
    const { owner, email, id, join } = await invited({ role: 'owner' })
    const admin = await join('admin')
    const other = `other-${email}`
    expect(codeOf(await invite(admin, other, { role: 'owner' }))).toBe('403 owners_only')
    expect(codeOf(await invite(admin, other, { role: 'admin' }))).toBe(201)
    for (const event of ['resend', 'revoke'])
      expect(codeOf(await send(admin, id, event))).toBe('403 owners_only')
    for (const role of ['recruiter', 'branch_manager', 'finance'] as const) {
      expect(codeOf(await invite(await join(role), other, { role }))).toBe('403 forbidden')
    }
    expect(codeOf(await send(owner, id, 'revoke'))).toBe(200)
  })

  test('an address has one open invitation of a company, however it is written, and none where it is a member', async () => {
    const { owner, email, join } = await invited()
    expect(codeOf(await invite(owner, email.toUpperCase()))).toBe('409 already_invited')
    const colleague = await join('finance')
    expect(codeOf(await invite(owner, `${colleague}@EXAMPLE.com`))).toBe('409 already_in_company')
    const elsewhere = await company()
    expect(codeOf(await invite(elsewhere.owner, email))).toBe(201)
  })

  test('of two at once one is made', async () => {
    const { owner, email } = await company()
    const answers = await Promise.all([1, 2, 3].map(() => invite(owner, email)))
    expect(answers.map(codeOf).sort()).toEqual([201, '409 already_invited', '409 already_invited'])
  })

  test('a branch manager is invited to branches of the company', async () => {
    const { owner, email } = await company()
    const branchId = await service.branch(owner, { name: 'อารีย์' })
    const other = await company()
    const foreign = await service.branch(other.owner)
    const refused = await invite(owner, email, { role: 'branch_manager', branchIds: [foreign] })
    expect(refused.json.errors).toEqual([{ field: 'branchIds', rule: 'one_of', params: {} }])
    const none = await invite(owner, email, { role: 'branch_manager' })
    expect(none.json.errors).toEqual([{ field: 'branchIds', rule: 'required_select', params: {} }])
    const made = await invite(owner, email, { role: 'branch_manager', branchIds: [branchId] })
    expect(made.json.branches).toEqual([{ id: branchId, name: 'อารีย์' }])
  })

  test('of companies anybody can make up come three a day to one mailbox, and the others keep their part', async () => {
    const { email, uid } = await company()
    const codes: unknown[] = []
    for (let times = 0; times < 4; times += 1) {
      const made = times % 2 ? service.founder : service.registered
      codes.push(codeOf(await invite((await made(uid(`passing-${times}`))).uid, email)))
    }
    expect(codes).toEqual([201, 201, 201, '429 too_many_requests'])
    expect(codeOf(await invite((await company()).owner, email))).toBe(201)
  })

  test('one mailbox gets ten mails a day of us at most, whoever asks', async () => {
    const { email } = await company()
    const codes: unknown[] = []
    for (let times = 0; times < 11; times += 1)
      codes.push(codeOf(await invite((await company()).owner, email)))
    expect(codes).toEqual([...Array(10).fill(201), '429 too_many_requests'])
  })
})

describe('an invitation that is open', () => {
  test('is sent again after a minute, with a new link; the old one says so', async () => {
    const { owner, email, id, token } = await invited()
    const early = await send(owner, id, 'resend')
    expect([codeOf(early), early.json.params.seconds > 50]).toEqual(['429 too_many_requests', true])
    await longAgo(id, { sentAt: yesterday() })
    expect((await send(owner, id, 'resend')).json).toMatchObject({ id, state: 'pending' })
    const newer = await tokenTo(email, 2)
    expect((await withLink('check', token)).json).toMatchObject({ state: 'replaced' })
    expect((await withLink('check', newer)).json).toMatchObject({ state: 'pending' })
    expect(refusalOf(await withLink('decline', token))).toEqual([409, 'wrong_state', 'replaced'])
    expect(refusalOf(await register(token))).toEqual([409, 'wrong_state', 'replaced'])
  })

  test('is taken back: its link says so, and nothing more comes of it', async () => {
    const { owner, email, id, token } = await invited()
    expect((await send(owner, id, 'revoke')).json).toMatchObject({ state: 'revoked', events: [] })
    expect(await listed(owner)).toEqual([])
    expect((await withLink('check', token)).json.state).toBe('revoked')
    expect(refusalOf(await withLink('decline', token))).toEqual([409, 'wrong_state', 'revoked'])
    expect(refusalOf(await register(token))).toEqual([409, 'wrong_state', 'revoked'])
    expect(refusalOf(await send(owner, id, 'resend'))).toEqual([409, 'wrong_state', 'revoked'])
    expect(codeOf(await invite(owner, email))).toBe(201)
  })

  test('runs out after its time, before and after it is marked so; it can be sent again', async () => {
    const { owner, email, id, token, guest } = await invited()
    await service.employer(guest)
    await longAgo(id, { expiresAt: yesterday(), sentAt: yesterday() })
    expect((await withLink('check', token)).json.state).toBe('expired')
    expect(refusalOf(await withLink('accept', token, guest))).toEqual([409, 'wrong_state', 'expired'])
    expect(await listed(owner)).toMatchObject([{ state: 'expired', events: ['resend', 'revoke'] }])
    await expireDueInvitations(service.database.db, testTurn())
    expect(refusalOf(await withLink('accept', token, guest))).toEqual([409, 'wrong_state', 'expired'])
    expect((await send(owner, id, 'resend')).json.state).toBe('pending')
    expect(codeOf(await withLink('accept', await tokenTo(email, 2), guest))).toBe(200)
  })

  test('whose time is over stands in no new one’s way', async () => {
    const { owner, email, id } = await invited()
    await longAgo(id, { expiresAt: yesterday() })
    expect(codeOf(await invite(owner, email))).toBe(201)
    expect((await listed(owner)).map(({ state }) => state)).toEqual(['pending', 'expired'])
    await longAgo(id, { sentAt: yesterday() })
    expect(codeOf(await send(owner, id, 'resend'))).toBe('409 already_invited')
  })

  test('is declined by whoever has the link; those who manage members are told', async () => {
    const { owner, email, token } = await invited()
    expect(codeOf(await withLink('decline', token))).toBe(200)
    expect(refusalOf(await withLink('decline', token))).toEqual([409, 'wrong_state', 'declined'])
    expect(await listed(owner)).toMatchObject([{ state: 'declined', events: ['revoke'] }])
    const told = await service.ask('GET /v1/notifications', { as: owner })
    expect(told.json.items).toMatchObject([{ kind: 'invitation_declined', params: { email } }])
  })
})

describe('a declined invitation', () => {
  async function declined(place?: object) {
    const made = await invited(place)
    expect(codeOf(await withLink('decline', made.token))).toBe(200)
    return made
  }
  const untilOf = async (token: string) => (await withLink('check', token)).json.reconsiderUntil

  test('can be taken back until the invitation ends, and then be accepted; both are told', async () => {
    const { owner, email, guest, token } = await invited()
    const open = (await withLink('check', token)).json
    expect(open.reconsiderUntil).toBeNull()
    await withLink('decline', token)
    expect((await withLink('check', token)).json).toMatchObject({
      state: 'declined',
      reconsiderUntil: open.expiresAt,
    })
    expect(codeOf(await withLink('reconsider', token))).toBe(200)
    expect((await withLink('check', token)).json).toEqual(open)
    expect(await listed(owner)).toMatchObject([{ state: 'pending', events: ['resend', 'revoke'] }])
    const told = await service.ask('GET /v1/notifications', { as: owner })
    expect(told.json.items).toMatchObject([
      { kind: 'invitation_reconsidered', params: { email } },
      { kind: 'invitation_declined', params: { email } },
    ])
    await service.employer(guest)
    expect(codeOf(await withLink('accept', token, guest))).toBe(200)
  })

  test('cannot once it has ended, nor one that was not declined', async () => {
    const { id, token } = await declined()
    await longAgo(id, { expiresAt: yesterday() })
    expect(await untilOf(token)).toBeNull()
    expect(refusalOf(await withLink('reconsider', token))).toEqual([409, 'wrong_state', 'declined'])
    const { token: pending } = await invited()
    expect(refusalOf(await withLink('reconsider', pending))).toEqual([409, 'wrong_state', 'pending'])
  })

  test('cannot while a newer invitation of the company is open, or after it was accepted', async () => {
    const { owner, email, guest, token } = await declined()
    expect(codeOf(await invite(owner, email))).toBe(201)
    expect(await untilOf(token)).toBeNull()
    expect(codeOf(await withLink('reconsider', token))).toBe('409 already_invited')
    await service.employer(guest)
    expect(codeOf(await withLink('accept', await tokenTo(email, 2), guest))).toBe(200)
    expect(await untilOf(token)).toBeNull()
    expect(codeOf(await withLink('reconsider', token))).toBe('409 already_in_company')
  })

  test('cannot once the company takes it back, or who sent it may not invite any more', async () => {
    const one = await declined()
    expect((await send(one.owner, one.id, 'revoke')).json).toMatchObject({ state: 'revoked', events: [] })
    expect(refusalOf(await withLink('reconsider', one.token))).toEqual([409, 'wrong_state', 'revoked'])
    const { owner, email, join } = await company()
    const admin = await join('admin')
    await invite(admin, email)
    const token = await tokenTo(email)
    await withLink('decline', token)
    const { json } = await service.ask('GET /v1/members', { as: owner })
    const { id } = json.items.find(({ role }: { role: string }) => role === 'admin')
    expect(codeOf(await service.ask(`DELETE /v1/members/${id}`, { as: owner }))).toBeLessThan(300)
    expect(refusalOf(await withLink('reconsider', token))).toEqual([409, 'wrong_state', 'revoked'])
  })

  test('is taken back three times at most, because members are told each time', async () => {
    const { token } = await declined()
    for (let times = 0; times < 3; times += 1) {
      expect(codeOf(await withLink('reconsider', token))).toBe(200)
      expect(codeOf(await withLink('decline', token))).toBe(200)
    }
    expect(codeOf(await withLink('reconsider', token))).toBe('429 too_many_requests')
  })
})

describe('what a link shows', () => {
  test('enough to decide by, and no address', async () => {
    const { token, owner, email } = await invited()
    const { json, text } = await withLink('check', token)
    expect(json).toEqual({
      state: 'pending',
      standing: 'signed_out',
      company: 'บริษัท ทดสอบ จำกัด',
      inviterName: nameOf(owner),
      role: 'recruiter',
      branches: [],
      maskedEmail: 'gu***@example.com',
      expiresAt: expect.any(String),
      reconsiderUntil: null,
    })
    expect(text).not.toContain(email)
    expect(text).not.toContain(`${owner}@example.com`)
  })

  test('a link nobody sent is not there', async () => {
    for (const what of ['check', 'decline', 'reconsider'])
      expect(codeOf(await withLink(what, 'x'))).toBe('404 link_invalid')
    expect(codeOf(await register('x'))).toBe('404 link_invalid')
  })

  test('who opens it', async () => {
    const { token, guest, owner, email, join } = await invited()
    const standing = async (as?: string) => (await withLink('check', token, as)).json.standing
    expect(await standing(owner)).toBe('other_address')
    service.identity.add('half', { email })
    expect(await standing('half')).toBe('not_registered')
    service.identity.add('half', { email, kind: 'worker' })
    expect(await standing('half')).toBe('worker')
    service.identity.users.delete('half')
    await service.employer(guest)
    expect(await standing(guest)).toBe('invitee')
    service.identity.add(guest, { disabled: true })
    expect(await standing(guest)).toBe('signed_out')
    service.identity.add(guest)
    expect(await standing(await join('admin'))).toBe('other_address')
    await withLink('accept', token, guest)
    expect(await standing(guest)).toBe('member_here')
  })
})

describe('accepting with an account', () => {
  test('makes a member in that role; who manages members is told; a second press answers the same', async () => {
    const { token, guest, owner, companyId } = await invited({ role: 'finance' })
    await service.employer(guest)
    expect((await withLink('accept', token, guest)).json).toEqual({ company: 'บริษัท ทดสอบ จำกัด' })
    expect((await service.ask('GET /v1/me', { as: guest })).json.member).toMatchObject({
      role: 'finance',
      can: ['billing.view', 'billing.pay'],
      company: { id: companyId },
    })
    expect(codeOf(await withLink('accept', token, guest))).toBe(200)
    const told = await service.ask('GET /v1/notifications', { as: owner })
    expect(told.json.items).toMatchObject([{ kind: 'member_joined', params: { member: nameOf(guest) } }])
    expect(codeOf(await service.ask('POST /v1/job-posts', { as: guest, body: { shifts: [] } }))).toBe(
      '403 forbidden',
    )
    expect(await listed(owner)).toEqual([])
  })

  test('verifies the address the link came to', async () => {
    const { token, guest, email } = await invited()
    service.identity.add(guest)
    const body = { displayName: 'สมใจ', phone: '0812345678', acceptTerms: true }
    await service.ask('POST /v1/registrations', { as: guest, body })
    expect(codeOf(await withLink('accept', token, guest))).toBe(200)
    const [account] = await service.database.db.select().from(accounts).where(eq(accounts.uid, guest))
    expect([account?.email, account?.emailVerifiedAt !== null]).toEqual([email, true])
    expect(service.identity.users.get(guest)?.emailVerified).toBe(true)
  })

  test('is for the invited address only, and for one company at a time', async () => {
    const { token, owner, email, guest } = await invited()
    expect(codeOf(await withLink('accept', token, owner))).toBe('403 invitation_for_other')
    const stranger = await service.employer(`stranger-${round}`)
    expect(codeOf(await withLink('accept', token, stranger))).toBe('403 invitation_for_other')
    await service.owner(guest)
    expect((await withLink('check', token, guest)).json.standing).toBe('member_elsewhere')
    expect(codeOf(await withLink('accept', token, guest))).toBe('409 already_member')
    expect(await listed(owner)).toMatchObject([{ email, state: 'pending' }])
    service.identity.add('a-worker', { kind: 'worker', email })
    expect(codeOf(await withLink('accept', token, 'a-worker'))).toBe('403 employers_only')
    expect(codeOf(await withLink('accept', token))).toBe('401 unauthenticated')
  })

  test('a branch manager joins with what is left of the branches', async () => {
    const { owner, guest, email } = await company()
    const [here, gone] = [await service.branch(owner), await service.branch(owner)]
    await invite(owner, email, { role: 'branch_manager', branchIds: [here, gone] })
    await service.database.db.delete(branches).where(eq(branches.id, gone))
    await service.employer(guest)
    expect(codeOf(await withLink('accept', await tokenTo(email), guest))).toBe(200)
    const seen = await service.ask('GET /v1/branches', { as: guest })
    expect(seen.json.items.map(({ id }: { id: string }) => id)).toEqual([here])
  })

  test('of accepting, declining and taking back at once one wins', async () => {
    const { token, guest, owner, id } = await invited()
    await service.employer(guest)
    const answers = await Promise.all([
      withLink('accept', token, guest),
      withLink('decline', token),
      send(owner, id, 'revoke'),
    ])
    const [joined, ...ended] = answers.map(({ status }) => status === 200)
    // What was declined first can be taken back as well.
    expect(ended.includes(true)).toBe(!joined)
    const [row] = await service.database.db.select().from(invitations).where(eq(invitations.id, id))
    expect((await membershipOf(guest)) !== null).toBe(row?.state === 'accepted')
  })

  test('two companies’ invitations accepted at once make one membership', async () => {
    const [one, two] = [await invited(), await company()]
    await invite(two.owner, one.email)
    await service.employer(one.guest)
    const answers = await Promise.all([
      withLink('accept', one.token, one.guest),
      withLink('accept', await tokenTo(one.email, 2), one.guest),
    ])
    expect(answers.map(codeOf).sort()).toEqual([200, '409 already_member'])
  })
})

describe('accepting by registering', () => {
  test('makes a sign-in, an account with a verified address, and a member, in one', async () => {
    const { token, email, companyId } = await invited({ role: 'admin' })
    const answer = await register(token)
    expect([answer.status, answer.json]).toEqual([201, { email }])
    const user = await service.identity.findByEmail(email)
    expect(user).toMatchObject({ kind: 'employer', emailVerified: true })
    const me = await service.ask('GET /v1/me', { as: user?.uid })
    expect(me.json).toMatchObject({
      email,
      displayName: person.displayName,
      phone: person.phone,
      emailVerified: true,
      member: { role: 'admin', company: { id: companyId } },
    })
    await service.mail.allSent()
    expect(service.mail.sent.filter(({ to }) => to === email)).toHaveLength(1)
    expect(codeOf(await service.ask('GET /v1/members', { as: user?.uid }))).toBe(200)
  })

  test('the same request again gets the same answer; with another password it is another request', async () => {
    const { token, email } = await invited()
    const headers = { 'idempotency-key': uuidv7() }
    const answers = [await register(token, {}, headers), await register(token, {}, headers)]
    expect(answers.map(({ json }) => json)).toEqual([{ email }, { email }])
    expect(refusalOf(await register(token))).toEqual([409, 'wrong_state', 'accepted'])
    expect(codeOf(await register(token, { password: 'other words' }, headers))).toBe(
      '422 idempotency_key_reused',
    )
  })

  test('an address that signs in already is to sign in, and nothing is left of the attempt', async () => {
    const { token, email, owner, guest } = await invited()
    service.identity.add(guest)
    expect(codeOf(await register(token))).toBe('409 account_exists')
    expect(await service.database.db.select().from(accounts).where(eq(accounts.email, email))).toEqual([])
    expect(await listed(owner)).toMatchObject([{ state: 'pending' }])
  })

  test('while the identity provider is down nothing is used up', async () => {
    const { token, email } = await invited()
    service.identity.isDown = true
    const answer = await register(token)
    service.identity.isDown = false
    expect(codeOf(answer)).toBe('503 unavailable')
    expect((await register(token)).json).toEqual({ email })
  })

  test('every broken rule is named', async () => {
    const { token } = await invited()
    const answer = await register(token, {
      displayName: '',
      phone: '1',
      password: 'short',
      acceptTerms: false,
    })
    expect(
      answer.json.errors.map(({ field, rule }: { field: string; rule: string }) => [field, rule]),
    ).toEqual(
      expect.arrayContaining([
        ['displayName', 'required'],
        ['phone', 'phonenumber'],
        ['password', 'min'],
        ['acceptTerms', 'accepted'],
      ]),
    )
  })

  test('of two at once with one link one is let in', async () => {
    const { token, companyId } = await invited()
    const answers = await Promise.all([register(token), register(token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    const { db } = service.database
    expect(await db.select().from(members).where(eq(members.companyId, companyId))).toHaveLength(2)
  })
})

test('a mail of an invitation that was taken back or sent again meanwhile is not sent', async () => {
  const { owner, companyId, id } = await invited()
  const composers = memberMails({ db: service.database.db, appUrl: 'http://localhost:3000' })
  const mail = (sending: number) => composedBy(composers, 'invite_member', { companyId, id, sending })
  expect([await mail(0), await mail(2)]).toEqual([null, null])
  // A mail repeated after a crash has its own link, as valid as the first.
  const again = await mail(1)
  expect((await withLink('check', again ? tokenIn(again) : '')).json.state).toBe('pending')
  await send(owner, id, 'revoke')
  expect(await mail(1)).toBeNull()
})

test('what came of an invitation is known for 30 days after it ran out, then it is forgotten, links and all', async () => {
  const { id, token } = await invited()
  const sweep = () => removePast(service.database.db, invitationRetention, new AbortController().signal)
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
  await longAgo(id, { expiresAt: ago(29.9) })
  await sweep()
  expect((await withLink('check', token)).json.state).toBe('expired')
  await longAgo(id, { expiresAt: ago(30.1) })
  expect(await sweep()).toBe(1)
  expect(codeOf(await withLink('check', token))).toBe('404 link_invalid')
})

test('a company sends 50 invitations a day at most', async () => {
  const { owner, email, companyId } = await invited()
  await service.database.db
    .update(rateLimits)
    .set({ used: 50 })
    .where(and(eq(rateLimits.key, `invitations ${companyId}`)))
  expect(codeOf(await invite(owner, `other-${email}`))).toBe('429 too_many_requests')
})
