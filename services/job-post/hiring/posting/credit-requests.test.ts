import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { accounts } from '@/services/shared/accounts/table'
import { auditEvents } from '@/services/shared/audit/table'
import { buy, packageIds } from '../../billing/testing'
import { creditGrants } from '../../tables/credits'
import { jobPosts } from '../../tables/job-posts'
import { notifications } from '../../tables/notifications'
import { jobPostInput, nameOf, startTestService, type TestService } from '../../testing'

/** Who may not pay asks who may to buy the credit that a post waits for. */

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

const title = 'พนักงานเสิร์ฟที่รอเครดิต'
let owner: string
let finance: string
let recruiter: string
let id: string
const db = () => service.database.db
beforeEach(async () => {
  owner = uuidv7()
  const { companyId } = await service.owner(owner)
  const branchId = await service.branch(owner)
  finance = await service.colleague(uuidv7(), companyId, 'finance')
  recruiter = await service.colleague(uuidv7(), companyId, 'recruiter')
  await db().update(creditGrants).set({ available: 0 }).where(eq(creditGrants.companyId, companyId))
  ;({ id } = await service.jobPost(recruiter, { ...jobPostInput(branchId), title }))
  service.mail.sent.length = 0
})

const submit = () =>
  service.ask(`POST /v1/job-posts/${id}/events`, { as: recruiter, body: { event: 'submit' } })
const ask = (as = recruiter) => service.ask(`PUT /v1/job-posts/${id}/credit-request`, { as })
const read = (as = recruiter) => service.ask(`GET /v1/job-posts/${id}/credit-request`, { as })
const asked = async (as: string) =>
  (await service.ask('GET /v1/notifications', { as })).json.items.filter(
    ({ kind }: { kind: string }) => kind === 'credit_requested',
  )
const mails = async () => {
  await service.mail.allSent()
  return service.mail.sent.filter(({ subject }) => subject.startsWith('ขอให้ซื้อเครดิต'))
}

test('those who may pay hear it by bell and mail, which lead to the checkout of this post; once a day, whoever asks', async () => {
  await submit()
  expect((await read()).json).toEqual({ asked: null })
  const { status, json } = await ask()
  expect(status).toBe(200)
  expect({ ...json.asked, names: [...json.asked.names].sort() }).toEqual({
    at: expect.any(String),
    names: [nameOf(owner), nameOf(finance)].sort(),
  })
  for (const uid of [owner, finance])
    expect(await asked(uid)).toMatchObject([
      { subjectId: id, params: { title }, actorName: nameOf(recruiter), readAt: null },
    ])
  expect(await asked(recruiter)).toEqual([])
  expect((await ask()).json).toEqual(json)
  expect((await read()).json).toEqual(json)
  const sent = await mails()
  expect(sent).toHaveLength(2)
  expect(sent[0]?.subject).toBe(`ขอให้ซื้อเครดิต: ${title}`)
  expect(sent[0]?.text).toContain(`${nameOf(recruiter)} ขอให้ซื้อเครดิตเพื่อเผยแพร่ประกาศ “${title}”`)
  expect(sent[0]?.text).toContain(`/credit-package?next=${encodeURIComponent(`/job-posting/${id}`)}`)
  expect(await asked(owner)).toHaveLength(1)
})

test('a day later they may be asked again, in the place of what they were told before', async () => {
  await submit()
  await ask()
  // What is recorded is not changed: as if it had been recorded a day before.
  await db().execute(sql`alter table audit_events disable trigger user`)
  await db()
    .update(auditEvents)
    .set({ at: sql`now() - interval '25 hours'` })
    .where(and(eq(auditEvents.subjectId, id), eq(auditEvents.action, 'job_post.request_credit')))
  await db().execute(sql`alter table audit_events enable trigger user`)
  expect((await read()).json).toEqual({ asked: null })
  expect((await ask()).status).toBe(200)
  expect(
    (await asked(owner)).filter(({ readAt }: { readAt: string | null }) => readAt === null),
  ).toHaveLength(1)
  expect(await mails()).toHaveLength(4)
})

test('what they were told is over once the draft is cancelled', async () => {
  await submit()
  await ask()
  const { status } = await service.ask(`POST /v1/job-posts/${id}/events`, {
    as: recruiter,
    body: { event: 'cancel' },
  })
  expect(status).toBe(200)
  for (const uid of [owner, finance]) expect(await asked(uid)).toMatchObject([{ readAt: expect.any(String) }])
})

test('what they were told is over once the post is published', async () => {
  await submit()
  await ask()
  await buy(service, owner, packageIds.oneCredit)
  expect((await service.ask(`GET /v1/job-posts/${id}`, { as: owner })).json.state).toBe('published')
  expect(await asked(owner)).toMatchObject([{ readAt: expect.any(String) }])
})

const post = async () => (await service.ask(`GET /v1/job-posts/${id}`, { as: recruiter })).json

test('nobody is asked for a draft that was not submitted', async () => {
  expect((await ask()).json).toMatchObject({ status: 409, code: 'wrong_state' })
  expect((await post()).publishesItself).toBeUndefined()
})

test.each([
  ['has begun', { startsAt: new Date(Date.now() - 60_000) }],
  ['was edited since', { version: 2 }],
  ['is for a group', { visibility: 'group', favouriteGroupId: uuidv7() }],
] as const)('nobody is asked for a post that credit would not publish, as it %s', async (_which, changes) => {
  await submit()
  expect((await post()).publishesItself).toBe(true)
  await db().update(jobPosts).set(changes).where(eq(jobPosts.id, id))
  expect((await ask()).json).toMatchObject({ status: 409, code: 'wrong_state' })
  expect((await post()).publishesItself).toBeUndefined()
  expect(await asked(owner)).toEqual([])
})

test('nobody is asked in a company that every member leaves', async () => {
  await submit()
  await db()
    .update(accounts)
    .set({ deleteAfter: new Date(Date.now() + 14 * 86_400_000) })
    .where(inArray(accounts.uid, [owner, finance, recruiter]))
  expect((await ask()).json).toMatchObject({ status: 409, code: 'company_leaves' })
  expect(await asked(owner)).toEqual([])
})

test('who wants to hear of it in no way is not named; where nobody does, that is said', async () => {
  await submit()
  const refuse = (as: string) =>
    service.ask('PUT /v1/notification-choices/credit_requested', {
      as,
      body: { inApp: false, byMail: false },
    })
  expect((await refuse(owner)).status).toBe(200)
  expect((await refuse(finance)).status).toBe(200)
  expect((await ask()).json).toMatchObject({ status: 409, code: 'nobody_to_ask' })
  expect(
    (
      await service.ask('PUT /v1/notification-choices/credit_requested', {
        as: recruiter,
        body: { inApp: true, byMail: true },
      })
    ).status,
  ).toBe(404)
  expect(
    (
      await service.ask('PUT /v1/notification-choices/credit_requested', {
        as: finance,
        body: { inApp: false, byMail: true },
      })
    ).status,
  ).toBe(200)
  expect((await ask()).json.asked.names).toEqual([nameOf(finance)])
  expect(
    await db()
      .select()
      .from(notifications)
      .where(and(eq(notifications.subjectId, id), eq(notifications.kind, 'credit_requested'))),
  ).toEqual([])
  expect(await mails()).toHaveLength(1)
})
