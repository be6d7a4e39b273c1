import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { removeDueAccounts } from '@/services/shared/accounts/deletion'
import { identityTasks } from '@/services/shared/accounts/identity-tasks'
import { accounts } from '@/services/shared/accounts/table'
import { auditEvents } from '@/services/shared/audit/table'
import { UserDirectory } from '@/services/shared/identity/user-directory'
import { JobRunner } from '@/services/shared/jobs/runner'
import { jobs } from '@/services/shared/jobs/table'
import { removePast } from '@/services/shared/retention/past'
import { testTurn } from '@/services/shared/testing/turn'
import { companyOrders } from '../../billing/company-closing/company-orders'
import { companyPosts } from '../../hiring/posting/company-posts'
import { companies } from '../../tables/companies'
import { joinRequests } from '../../tables/join-requests'
import { members } from '../../tables/members'
import { companyInput, startTestService, type TestService } from '../../testing'
import { leavingOf } from '../leaving/leaving'
import { joinRequestRetention } from './retention'
import { expireDueRequests } from './service'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

const db = () => service.database.db
const message = 'ดูแลสาขาสยามอยู่ ขอช่วยลงประกาศ'
const requestersName = 'คุณสมหญิง ใจดี'

/** A company with a number, and a person without a company who knows that number. */
async function taken() {
  const owner = `owner-${uuidv7()}`
  const { companyId } = await service.owner(owner)
  const requester = await service.employer(`requester-${uuidv7()}`)
  // A name with a random id sometimes looks like a phone number, which mails leave out.
  await db().update(accounts).set({ displayName: requestersName }).where(eq(accounts.uid, requester))
  const [company] = await db().select().from(companies).where(eq(companies.id, companyId))
  return { owner, companyId, requester, juristicId: company?.juristicId ?? '' }
}

const ask = (as: string, juristicId: string, said = message) =>
  service.ask('POST /v1/my/join-requests', { as, body: { juristicId, message: said } })
const own = async (as: string) => (await service.ask('GET /v1/my/join-requests', { as })).json.items
const listed = async (as: string) => (await service.ask('GET /v1/join-requests', { as })).json.items
const accept = (as: string, id: string, body: object = { role: 'recruiter' }) =>
  service.ask(`POST /v1/join-requests/${id}/accept`, { as, body })
const decline = (as: string, id: string) => service.ask(`POST /v1/join-requests/${id}/decline`, { as })
const withdraw = (as: string, id: string) =>
  service.ask(`POST /v1/my/join-requests/${id}/events`, { as, body: { event: 'withdraw' } })

async function asked() {
  const made = await taken()
  const { status, json } = await ask(made.requester, made.juristicId)
  expect(status).toBe(201)
  return { ...made, id: json.id as string }
}

type Told = { status: number; json: { code?: string; current?: { state?: string } } }
const codeOf = ({ status, json }: Told) => (status < 400 ? status : `${status} ${json.code}`)
const refusalOf = ({ status, json }: Told) => [status, json.code, json.current?.state]
const change = (id: string, values: Partial<typeof joinRequests.$inferInsert>) =>
  db().update(joinRequests).set(values).where(eq(joinRequests.id, id))
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const membershipOf = async (uid: string) =>
  (await db().select().from(members).where(eq(members.uid, uid)))[0] ?? null
const expireNow = () => expireDueRequests(db(), testTurn())

describe('asking', () => {
  test('the taken number is said, and the way on stands open', async () => {
    const { requester, juristicId } = await taken()
    const founding = await service.ask('POST /v1/companies', {
      as: requester,
      body: { ...companyInput(), juristicId },
    })
    expect(codeOf(founding)).toBe('409 company_taken')
    expect(codeOf(await ask(requester, juristicId))).toBe(201)
  })

  test('shows whoever asked the name of the registration and nothing else of the company', async () => {
    const { requester, juristicId, id } = await asked()
    const items = await own(requester)
    expect(items).toEqual([
      {
        id,
        company: { juristicId, name: 'บริษัท ทดสอบ จำกัด' },
        message,
        state: 'pending',
        events: ['withdraw'],
        createdAt: expect.any(String),
        expiresAt: expect.any(String),
      },
    ])
    const days = (Date.parse(items[0].expiresAt) - Date.parse(items[0].createdAt)) / 86_400_000
    expect(Math.round(days)).toBe(14)
  })

  test('tells those who manage members, by a mail in our words with the name alone', async () => {
    const { owner, requester, companyId } = await asked()
    const recruiter = await service.colleague(uuidv7(), companyId, 'recruiter')
    const mail = await service.mail.to(`${owner}@example.com`)
    expect(mail.subject).toBe('มีคนขอเข้าร่วมทีม')
    expect(mail.text).toContain(`${requestersName} ขอเข้าร่วมทีม`)
    expect(mail.text).not.toContain(message)
    expect(mail.text).toContain('/my-account#team')
    const told = async (as: string) =>
      (await service.ask('GET /v1/notifications', { as })).json.items.map(
        ({ kind }: { kind: string }) => kind,
      )
    expect(await told(owner)).toContain('join_requested')
    expect(await told(recruiter)).toEqual([])
    expect(await listed(owner)).toMatchObject([
      { displayName: requestersName, email: `${requester}@example.com`, message, state: 'pending' },
    ])
  })

  test('asks those who manage members no more once nobody waits for them', async () => {
    const asksOf = async (as: string) =>
      (await service.ask('GET /v1/notifications', { as })).json.items.filter(
        ({ kind, readAt }: { kind: string; readAt: string | null }) =>
          kind === 'join_requested' && readAt === null,
      ).length
    const { owner, requester, id, juristicId, companyId } = await asked()
    const admin = await service.colleague(uuidv7(), companyId, 'admin')
    const other = await ask(await service.employer(uuidv7()), juristicId)
    await withdraw(requester, id)
    expect(await asksOf(admin)).toBe(1)
    await decline(owner, other.json.id)
    expect(await asksOf(admin)).toBe(0)
    const founder = await service.employer(uuidv7())
    await ask(founder, juristicId)
    expect(await asksOf(admin)).toBe(1)
    await service.ask('POST /v1/companies', { as: founder, body: companyInput() })
    expect(await asksOf(admin)).toBe(0)
  })

  test('of several who ask, those who manage members get one mail until they look', async () => {
    const { owner, juristicId } = await asked()
    await ask(await service.employer(uuidv7()), juristicId)
    await ask(await service.employer(uuidv7()), juristicId)
    const mails = await db().select({ payload: jobs.payload }).from(jobs)
    const toOwner = mails.filter(
      ({ payload }) => Object(payload).notification === 'join_requested' && Object(payload).uid === owner,
    )
    expect(toOwner).toHaveLength(1)
    expect(await listed(owner)).toHaveLength(3)
  })

  test('is for a number somebody has; a free one is registered', async () => {
    const { requester } = await taken()
    expect(codeOf(await ask(requester, companyInput().juristicId))).toBe('409 company_free')
    const typed = companyInput()
    await service.ask('POST /v1/companies', { as: await service.employer(uuidv7()), body: typed })
    expect(codeOf(await ask(requester, typed.juristicId))).toBe('409 company_free')
  })

  test('is for people without a company, and once at a time', async () => {
    const { owner, requester, juristicId } = await asked()
    expect(codeOf(await ask(owner, juristicId))).toBe('409 already_member')
    expect(refusalOf(await ask(requester, juristicId))).toEqual([409, 'already_asked', 'pending'])
    const another = await taken()
    expect(codeOf(await ask(requester, another.juristicId))).toBe(201)
  })

  test('of two at once one is made', async () => {
    const { requester, juristicId } = await taken()
    const answers = await Promise.all([1, 2, 3].map(() => ask(requester, juristicId)))
    expect(answers.map(codeOf).sort()).toEqual([201, '409 already_asked', '409 already_asked'])
  })

  test('is over after 14 days, told by mail, and may begin anew at once', async () => {
    const { owner, requester, juristicId, id } = await asked()
    await change(id, { expiresAt: daysAgo(0) })
    expect(await own(requester)).toMatchObject([{ state: 'expired', events: [] }])
    expect(await listed(owner)).toEqual([])
    expect(refusalOf(await accept(owner, id))).toEqual([409, 'wrong_state', 'expired'])
    expect(codeOf(await ask(requester, juristicId))).toBe(201)
    expect(await own(requester)).toMatchObject([{ state: 'pending' }, { state: 'expired' }])

    const other = await asked()
    await change(other.id, { expiresAt: daysAgo(0) })
    await expireNow()
    const mail = await service.mail.to(`${other.requester}@example.com`)
    expect(mail.subject).toBe('คำขอเข้าร่วมทีม บริษัท ทดสอบ จำกัด หมดเวลาแล้ว')
  })

  test('can be taken back, once', async () => {
    const { owner, requester, id } = await asked()
    expect((await withdraw(requester, id)).json).toMatchObject({ state: 'withdrawn', events: [] })
    expect(refusalOf(await withdraw(requester, id))).toEqual([409, 'wrong_state', 'withdrawn'])
    expect(refusalOf(await accept(owner, id))).toEqual([409, 'wrong_state', 'withdrawn'])
    expect(await listed(owner)).toEqual([])
  })
})

describe('deciding', () => {
  test('accepting makes a member in the place that was chosen, and tells whoever asked and the team', async () => {
    const { owner, requester, companyId, id } = await asked()
    const branchId = await service.branch(owner, { name: 'สยาม' })
    const place = { role: 'branch_manager', branchIds: [branchId] }
    expect((await accept(owner, id, place)).json).toMatchObject({ id, state: 'accepted' })
    const me = await service.ask('GET /v1/me', { as: requester })
    expect(me.json.member).toMatchObject({ role: 'branch_manager', company: { id: companyId } })
    expect((await service.ask('GET /v1/branches', { as: requester })).json.items).toMatchObject([
      { id: branchId },
    ])
    const mail = await service.mail.to(`${requester}@example.com`)
    expect(mail.subject).toBe('คุณเข้าร่วมทีม บริษัท ทดสอบ จำกัด แล้ว')
    const trail = await db()
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.subjectId, id))
      .orderBy(auditEvents.id)
    expect(trail.map(({ action, actorUid }) => [action, actorUid])).toEqual([
      ['join_request.sent', requester],
      ['join_request.accepted', owner],
    ])
    expect(JSON.stringify(trail)).not.toContain(message)
    expect(refusalOf(await accept(owner, id))).toEqual([409, 'wrong_state', 'accepted'])
  })

  test('nobody gives a role above their own, and who manages nobody decides nothing', async () => {
    const { companyId, id, owner } = await asked()
    const admin = await service.colleague(uuidv7(), companyId, 'admin')
    expect(codeOf(await accept(admin, id, { role: 'owner' }))).toBe('403 owners_only')
    for (const role of ['recruiter', 'branch_manager', 'finance'] as const) {
      const colleague = await service.colleague(uuidv7(), companyId, role)
      expect(codeOf(await accept(colleague, id))).toBe('403 forbidden')
      expect(codeOf(await decline(colleague, id))).toBe('403 forbidden')
      expect(codeOf(await service.ask('GET /v1/join-requests', { as: colleague }))).toBe('403 forbidden')
    }
    const { status, json } = await accept(owner, id, { role: 'branch_manager', branchIds: [uuidv7()] })
    expect([status, json.errors]).toEqual([422, [{ field: 'branchIds', rule: 'one_of', params: {} }]])
    expect(codeOf(await accept(admin, id, { role: 'admin' }))).toBe(200)
  })

  test('declining is told by mail; the same company is not asked again for 30 days', async () => {
    const { owner, requester, juristicId, id } = await asked()
    expect((await decline(owner, id)).json).toMatchObject({ state: 'declined' })
    const mail = await service.mail.to(`${requester}@example.com`)
    expect(mail.text).toContain('หลังจาก 30 วัน')
    expect(refusalOf(await ask(requester, juristicId))).toEqual([409, 'join_declined', 'declined'])
    await change(id, { endedAt: daysAgo(31) })
    expect(codeOf(await ask(requester, juristicId))).toBe(201)
  })

  test('accepting and declining, or taking back, at once: one wins', async () => {
    const one = await asked()
    const answers = await Promise.all([accept(one.owner, one.id), decline(one.owner, one.id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const other = await asked()
    const both = await Promise.all([accept(other.owner, other.id), withdraw(other.requester, other.id)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const [stored] = await db().select().from(joinRequests).where(eq(joinRequests.id, other.id))
    expect((await membershipOf(other.requester)) !== null).toBe(stored?.state === 'accepted')
  })
})

describe('one person, one company', () => {
  test('two companies that accept at once: one gets the person, the other learns how it stands', async () => {
    const one = await asked()
    const other = await taken()
    const second = await ask(one.requester, other.juristicId)
    const answers = await Promise.all([accept(one.owner, one.id), accept(other.owner, second.json.id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(refusalOf(answers.find(({ status }) => status === 409) ?? { status: 0, json: {} })).toEqual([
      409,
      'wrong_state',
      'lapsed',
    ])
    expect((await own(one.requester)).map(({ state }: { state: string }) => state).sort()).toEqual([
      'accepted',
      'lapsed',
    ])
  })

  test('a company founded, or an invitation accepted, lets the request go', async () => {
    const one = await asked()
    const founding = await service.ask('POST /v1/companies', { as: one.requester, body: companyInput() })
    expect(founding.status).toBe(201)
    expect(refusalOf(await accept(one.owner, one.id))).toEqual([409, 'wrong_state', 'lapsed'])

    const other = await asked()
    const invitation = { email: `${other.requester}@example.com`, role: 'finance' }
    await service.ask('POST /v1/invitations', { as: other.owner, body: invitation })
    const { text } = await service.mail.to(`${other.requester}@example.com`)
    const token = /token=([\w-]+)/.exec(text)?.[1]
    await service.ask('POST /v1/invitations/accept', { as: other.requester, body: { token } })
    expect(await own(other.requester)).toMatchObject([{ state: 'lapsed' }])
  })

  test('founding a company and being accepted at once: one wins, ten times', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { owner, requester, id } = await asked()
      const [accepted, founded] = await Promise.all([
        accept(owner, id),
        service.ask('POST /v1/companies', { as: requester, body: companyInput() }),
      ])
      expect([accepted.status, founded.status].sort()).toEqual(
        accepted.status === 200 ? [200, 409] : [201, 409],
      )
      expect(await membershipOf(requester)).not.toBeNull()
    }
  })
})

describe('what ends it', () => {
  test('a company that closes, or loses its number, lets its requests go', async () => {
    const { requester, owner, id, juristicId } = await asked()
    await db()
      .update(accounts)
      .set({ deleteAfter: daysAgo(1) })
      .where(eq(accounts.uid, owner))
    await removeAccounts()
    expect(await own(requester)).toMatchObject([{ id, state: 'lapsed' }])
    expect(codeOf(await ask(requester, juristicId))).toBe('409 company_free')

    const other = await asked()
    service.identity.add('staff', { ops: true })
    await db()
      .update(companies)
      .set({ verification: 'under_review' })
      .where(eq(companies.id, other.companyId))
    await service.ask(`POST /v1/ops/companies/${other.companyId}/events`, {
      as: 'staff',
      body: { event: 'reject', reason: 'เอกสารไม่ตรง' },
    })
    expect(await own(other.requester)).toMatchObject([{ state: 'lapsed' }])
  })

  test('whoever closes their account takes what they asked with them', async () => {
    const { requester, owner, id } = await asked()
    await db()
      .update(accounts)
      .set({ deleteAfter: daysAgo(1) })
      .where(eq(accounts.uid, requester))
    await removeAccounts()
    expect(await listed(owner)).toEqual([])
    expect(codeOf(await accept(owner, id))).toBe('404 not_found')
    expect(await db().select().from(joinRequests).where(eq(joinRequests.id, id))).toEqual([])
  })

  test('90 days after it was over nothing is left', async () => {
    const { requester, id, owner } = await asked()
    const running = new AbortController().signal
    await decline(owner, id)
    await change(id, { endedAt: daysAgo(89) })
    await removePast(db(), joinRequestRetention, running)
    expect(await own(requester)).toHaveLength(1)
    await change(id, { endedAt: daysAgo(91) })
    await removePast(db(), joinRequestRetention, running)
    expect(await own(requester)).toEqual([])
  })
})

/** Makes the first attempts at the tasks for the identity provider, as the service's own runner does. */
const runner = () => {
  const {
    database: { db },
    identity,
  } = service
  const users = new UserDirectory(identity)
  return new JobRunner({ db, handlers: identityTasks({ db, identity, users }) })
}

async function removeAccounts() {
  const { identity } = service
  const users = new UserDirectory(identity)
  const log = { info() {}, error: (problem: object) => expect(problem).toBeNull() }
  const parts = {
    db: db(),
    identity,
    users,
    jobs: runner(),
    kind: 'employer',
    leaving: leavingOf({ posts: companyPosts, orders: companyOrders }),
    log,
  } as const
  await removeDueAccounts(parts, new AbortController().signal)
}
