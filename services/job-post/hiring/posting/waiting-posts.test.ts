import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { and, eq, inArray } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { accounts } from '@/services/shared/accounts/table'
import { buy, order, packageIds } from '../../billing/testing'
import { companies } from '../../tables/companies'
import { creditArrivals } from '../../tables/credit-arrivals'
import { creditGrants } from '../../tables/credits'
import { jobPosts, shifts } from '../../tables/job-posts'
import { members } from '../../tables/members'
import { notifications } from '../../tables/notifications'
import { dayAhead, jobPostInput, startTestService, type TestService } from '../../testing'
import { publishAllWaiting, publishWaiting } from './waiting-posts'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
  service.identity.add('staff', { ops: true })
})
afterAll(() => service.stop())

let owner: { uid: string; companyId: string }
let branchId: string
beforeEach(async () => {
  owner = await service.founder(uuidv7())
  await service.represent(owner.companyId)
  branchId = await service.branch(owner.uid)
  // A new company's credits are spent.
  await service.database.db
    .update(creditGrants)
    .set({ available: 0 })
    .where(eq(creditGrants.companyId, owner.companyId))
})

const get = async (id: string) => (await service.ask(`GET /v1/job-posts/${id}`, { as: owner.uid })).json
const submit = (id: string, as = owner.uid) =>
  service.ask(`POST /v1/job-posts/${id}/events`, { as, body: { event: 'submit' } })
const force = (id: string, changes: Partial<typeof jobPosts.$inferInsert>) =>
  service.database.db
    .update(jobPosts)
    .set(changes)
    .where(and(eq(jobPosts.companyId, owner.companyId), eq(jobPosts.id, id)))

/** A post that was submitted without credit. */
async function waiting(changes: object = {}, as = owner.uid): Promise<string> {
  const { id } = await service.jobPost(as, { ...jobPostInput(branchId), ...changes })
  expect((await submit(id, as)).json.code).toBe('no_credit')
  return id
}
const moveShift = (id: string, position: number, change: Partial<typeof shifts.$inferInsert>) =>
  service.database.db
    .update(shifts)
    .set(change)
    .where(and(eq(shifts.jobPostId, id), eq(shifts.position, position)))
/** Lets a shift of a post begin with this day in Thailand, and the post with it. */
async function beginToday(id: string, position: number): Promise<void> {
  await moveShift(id, position, { date: dayAhead(0), startTime: '00:00', endTime: '08:00' })
  await force(id, { startsAt: new Date(`${dayAhead(0)}T00:00:00+07:00`) })
}
const buyOne = () => buy(service, owner.uid, packageIds.oneCredit)
const told = async (kind: string) => {
  const rows = await service.database.db
    .select({ subjectId: notifications.subjectId })
    .from(notifications)
    .where(and(eq(notifications.companyId, owner.companyId), eq(notifications.kind, kind as never)))
  return rows.map(({ subjectId }) => subjectId)
}
const available = async () =>
  (await service.ask('GET /v1/credits/balance', { as: owner.uid })).json.jobPost.available

describe('a post that waits for credit', () => {
  test('publishes by itself once its credit is paid, and its people are told', async () => {
    const id = await waiting()
    await buyOne()
    expect(await get(id)).toMatchObject({ state: 'published', waitsForCredit: false, keptDraftReason: null })
    expect(await told('job_post_published_late')).toEqual([id])
    expect(await available()).toBe(0)
  })

  test.each([
    ['the credit', packageIds.oneCredit, 1],
    ['the buffet', packageIds.buffet, 0],
  ])(
    'is named by the order whose %s published it, and no other post is',
    async (_what, packageId, credits) => {
      const title = 'พนักงานเสิร์ฟที่รอเครดิต'
      const id = await waiting({ title })
      const bought = await buy(service, owner.uid, packageId)
      // Of a buffet it is published at once, and of one credit it waits.
      await submit((await service.jobPost(owner.uid, jobPostInput(branchId))).id)
      const { json } = await service.ask(`GET /v1/order-history/${bought.id}`, { as: owner.uid })
      expect(json).toMatchObject({ publishedPosts: [{ id, title, credits }], keptPosts: [] })
    },
  )

  test('is what the mail about the payment leads to; without one it leads to the credits', async () => {
    const paidMail = async () => {
      service.mail.sent.length = 0
      await buyOne()
      await service.mail.allSent()
      return service.mail.sent.find(({ subject }) => subject.startsWith('ได้รับเงินแล้ว'))?.text
    }
    expect(await paidMail()).toContain('ดูคำสั่งซื้อและใบเสร็จ:')
    await submit((await service.jobPost(owner.uid, jobPostInput(branchId))).id)
    await waiting()
    const text = await paidMail()
    expect(text).toContain('ดูประกาศที่ค้าง:')
    expect(text).toContain('/job-posting/pending')
  })

  test('goes first when it has waited longest; the others go on waiting', async () => {
    const [first, second] = [await waiting(), await waiting()]
    await buyOne()
    expect((await get(first)).state).toBe('published')
    expect(await get(second)).toMatchObject({ state: 'draft', waitsForCredit: true, keptDraftReason: null })
    await buyOne()
    expect((await get(second)).state).toBe('published')
  })

  test('publishes within a buffet, and takes no credit', async () => {
    const ids = [await waiting(), await waiting(), await waiting()]
    await buy(service, owner.uid, packageIds.buffet)
    for (const id of ids) expect((await get(id)).state).toBe('published')
    expect(await available()).toBe(0)
  })

  test('publishes when staff give credit', async () => {
    const id = await waiting()
    await service.ask(`POST /v1/ops/companies/${owner.companyId}/credit-grants`, {
      as: 'staff',
      body: { kind: 'job_post', amount: 1, expiresAt: null, reason: 'ชดเชย' },
    })
    await publishWaiting(service.database.db, owner.companyId)
    expect((await get(id)).state).toBe('published')
  })

  test('publishes while one of the shifts that people choose is to come', async () => {
    const id = await waiting({ shiftChoice: 'each' })
    await beginToday(id, 0)
    await buyOne()
    expect(await get(id)).toMatchObject({ state: 'published', keptDraftReason: null })
  })

  test('is not touched by credit that comes back from another post', async () => {
    const id = await waiting()
    await service.database.db
      .update(creditGrants)
      .set({ available: 1 })
      .where(eq(creditGrants.companyId, owner.companyId))
    await publishWaiting(service.database.db, owner.companyId)
    expect((await get(id)).state).toBe('draft')
  })
})

describe('a post that waits for credit stays a draft', () => {
  const suspend = () =>
    service.database.db
      .update(companies)
      .set({ verification: 'suspended' })
      .where(eq(companies.id, owner.companyId))

  test.each([
    ['changed', 'was edited', (id: string) => force(id, { title: 'พนักงานเสิร์ฟ', version: 2 })],
    [
      'begun',
      'has a shift that began',
      (id: string) => force(id, { startsAt: new Date(Date.now() - 1_000) }),
    ],
    ['incomplete', 'misses something by now', (id: string) => force(id, { payAmount: null })],
    ['review', 'needs a look', (id: string) => force(id, { description: 'โอนค่าประกันชุดมาก่อนเริ่มงาน 500 บาท' })],
    [
      'group',
      'is for a group',
      (id: string) => force(id, { visibility: 'group', favouriteGroupId: uuidv7() }),
    ],
    ['suspended', 'is of a suspended company', suspend],
  ])('and says %s when it %s', async (reason, _when, change) => {
    const pay = await order(service, owner.uid, packageIds.oneCredit)
    const id = await waiting()
    await change(id)
    const bought = await pay()
    expect(await get(id)).toMatchObject({ state: 'draft', waitsForCredit: true, keptDraftReason: reason })
    expect(await told('job_post_kept_draft')).toEqual([id])
    // The credit is there, and was not spent.
    expect(await available()).toBe(1)
    const { json } = await service.ask(`GET /v1/order-history/${bought.id}`, { as: owner.uid })
    expect(json).toMatchObject({ waitingPosts: 1, publishedPosts: [], keptPosts: [{ id }] })
  })

  test('and is named by the order for which it waited, not by one for which others did', async () => {
    const historyOf = async (id: string) =>
      (await service.ask(`GET /v1/order-history/${id}`, { as: owner.uid })).json
    const kept = await waiting()
    await force(kept, { title: 'พนักงานเสิร์ฟ', version: 2 })
    const first = await buyOne()
    await service.database.db
      .update(creditGrants)
      .set({ available: 0 })
      .where(eq(creditGrants.companyId, owner.companyId))
    const [published] = [await waiting(), await waiting()]
    const second = await buyOne()
    expect(await historyOf(first.id)).toMatchObject({ waitingPosts: 1, keptPosts: [{ id: kept }] })
    expect(await historyOf(second.id)).toMatchObject({
      waitingPosts: 2,
      publishedPosts: [{ id: published }],
      keptPosts: [],
    })
  })

  test.each([
    ['all have begun', (id: string) => Promise.all([beginToday(id, 0), beginToday(id, 1)])],
    ['one is of a day that is over', (id: string) => moveShift(id, 0, { date: dayAhead(-1) })],
  ])('and says begun when of the shifts that people choose %s', async (_which, begin) => {
    const id = await waiting({ shiftChoice: 'each' })
    await begin(id)
    await buyOne()
    expect(await get(id)).toMatchObject({ state: 'draft', keptDraftReason: 'begun' })
    expect(await available()).toBe(1)
  })

  test('and says leaving when every member has asked to be removed, until somebody stays', async () => {
    const colleague = await service.colleague(uuidv7(), owner.companyId, 'finance')
    const id = await waiting()
    const pay = await order(service, owner.uid, packageIds.oneCredit)
    const leave = (uids: readonly string[], deleteAfter: Date | null) =>
      service.database.db
        .update(accounts)
        .set({ deleteAfter })
        .where(inArray(accounts.uid, [...uids]))
    const listed = async () =>
      (await service.ask('GET /v1/job-posts?limit=1', { as: owner.uid })).json.items[0]
    expect((await get(id)).publishesItself).toBe(true)
    await leave([owner.uid, colleague], new Date(Date.now() + 14 * 86_400_000))
    for (const shown of [await get(id), await listed()]) {
      expect(shown).toMatchObject({ id, waitsForCredit: true, isHeldByLeaving: true })
      expect(shown.publishesItself).toBeUndefined()
    }
    await pay()
    expect((await get(id)).isHeldByLeaving).toBeUndefined()
    expect(await get(id)).toMatchObject({ state: 'draft', waitsForCredit: true, keptDraftReason: 'leaving' })
    expect([await told('job_post_published_late'), await available()]).toEqual([[], 1])
    await leave([colleague], null)
    expect((await submit(id)).json).toMatchObject({ state: 'published', keptDraftReason: null })
  })

  test('and says submitter when who submitted it has left', async () => {
    const recruiter = await service.colleague(uuidv7(), owner.companyId, 'recruiter')
    const id = await waiting({}, recruiter)
    await service.database.db.delete(members).where(eq(members.uid, recruiter))
    await buyOne()
    expect((await get(id)).keptDraftReason).toBe('submitter')
  })

  test('and says open_posts when the company has as many as it may by now', async () => {
    const id = await waiting()
    await service.database.db
      .update(companies)
      .set({ representedAt: null, numberConfirmedAt: new Date() })
      .where(eq(companies.id, owner.companyId))
    const others = Array.from({ length: 10 }, () => service.jobPost(owner.uid, jobPostInput(branchId)))
    for (const other of await Promise.all(others)) await force(other.id, { state: 'published' })
    await buyOne()
    expect((await get(id)).keptDraftReason).toBe('open_posts')
  })

  test('until it is submitted again: then nothing is left of it', async () => {
    const id = await waiting()
    await force(id, { version: 2 })
    await buyOne()
    expect((await submit(id)).json).toMatchObject({ state: 'published', keptDraftReason: null })
  })
})

describe('publishing by itself', () => {
  const arrivals = () =>
    service.database.db.select().from(creditArrivals).where(eq(creditArrivals.companyId, owner.companyId))
  const log = { error: jest.fn() }
  const turn = () =>
    publishAllWaiting(service.database.db, {
      name: 'test',
      log,
      stopping: new AbortController().signal,
    })

  test('is caught up on by the routine when the service was stopped after the payment', async () => {
    const id = await waiting()
    await service.database.db.insert(creditArrivals).values({ companyId: owner.companyId, id: uuidv7() })
    await service.database.db
      .update(creditGrants)
      .set({ available: 1 })
      .where(eq(creditGrants.companyId, owner.companyId))
    await turn()
    expect((await get(id)).state).toBe('published')
    expect(await arrivals()).toEqual([])
  })

  test('happens once when the payment’s event, the person and the routine come at the same time', async () => {
    const id = await waiting()
    await service.database.db.insert(creditArrivals).values({ companyId: owner.companyId, id: uuidv7() })
    await service.database.db
      .update(creditGrants)
      .set({ available: 3 })
      .where(eq(creditGrants.companyId, owner.companyId))
    const { db } = service.database
    await Promise.all([publishWaiting(db, owner.companyId), turn(), publishWaiting(db, owner.companyId)])
    expect((await get(id)).state).toBe('published')
    expect(await available()).toBe(2)
    expect(await told('job_post_published_late')).toEqual([id])
  })
})
