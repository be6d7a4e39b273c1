import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { scopeOfBranch } from '../../platform/access/scope'
import { jobPosts, shifts } from '../../tables/job-posts'
import { jobPostInput, startTestService, type TestService } from '../../testing'
import { postsEndingSoon, unpublishedPostsOf } from './posts-to-act-on'

let service: TestService
let companyId: string
let here: string
let there: string
beforeAll(async () => {
  service = await startTestService()
  ;({ companyId, here, there } = await service.twoBranches())
})
afterAll(() => service.stop())

const everything = { mayEdit: true, mayPay: true }
const db = () => service.database.db
const now = new Date('2026-11-20T20:30:00+07:00')

beforeEach(async () => {
  await db().delete(jobPosts).where(eq(jobPosts.companyId, companyId))
})

async function post(title: string, expiresAt: string, changes: Partial<typeof jobPosts.$inferInsert> = {}) {
  const { id } = await service.jobPost('owner', { title })
  await db()
    .update(jobPosts)
    .set({ state: 'published', branchId: here, expiresAt: new Date(expiresAt), ...changes })
    .where(eq(jobPosts.id, id))
  return id
}

async function titlesFor(branchIds: readonly string[] | null = null, branchId?: string) {
  const posts = await postsEndingSoon(db(), scopeOfBranch({ companyId, branchIds }, branchId), now)
  return posts.map(({ title }) => title)
}

test('posts whose last shift ends until tomorrow night in Thailand, the soonest first', async () => {
  await post('พรุ่งนี้ดึก', '2026-11-21T23:59:00+07:00')
  await post('คืนนี้', '2026-11-20T22:00:00+07:00')
  await post('มะรืนแรกสุด', '2026-11-22T00:00:00+07:00')
  await post('จบไปแล้ว', '2026-11-20T20:00:00+07:00')
  await post('พักไว้', '2026-11-20T23:00:00+07:00', { state: 'paused' })
  expect(await titlesFor()).toEqual(['คืนนี้', 'พรุ่งนี้ดึก'])
})

test('an old post is found however many newer ones there are', async () => {
  await post('ลงไว้นานแล้ว', '2026-11-20T22:00:00+07:00')
  const newest = Array.from({ length: 101 }, (_, index) => `ใหม่กว่า ${index}`)
  for (const title of newest) await post(title, '2026-11-21T22:00:00+07:00')
  expect((await titlesFor())[0]).toBe('ลงไว้นานแล้ว')
  expect(await titlesFor()).toHaveLength(20)
})

test('a manager of one branch sees that branch’s, and a chosen branch narrows it down', async () => {
  await post('สาขานี้', '2026-11-20T22:00:00+07:00')
  await post('สาขาโน้น', '2026-11-20T23:00:00+07:00', { branchId: there })
  expect(await titlesFor([there])).toEqual(['สาขาโน้น'])
  expect(await titlesFor(null, here)).toEqual(['สาขานี้'])
})

test('posts that are not published are told apart by why, the newest first, with the next shift to come', async () => {
  const stateOf = (id: string, changes: Partial<typeof jobPosts.$inferInsert>) =>
    db()
      .update(jobPosts)
      .set({ branchId: here, ...changes })
      .where(eq(jobPosts.id, id))
  const ids: string[] = []
  for (let count = 0; count < 8; count++) ids.push((await service.jobPost('owner', jobPostInput(here))).id)
  const [rejected = '', waiting = '', ...drafts] = ids
  await stateOf(rejected, { state: 'rejected' })
  await stateOf(waiting, { creditShortSince: new Date() })
  await db().update(shifts).set({ startsAt: now }).where(eq(shifts.jobPostId, waiting))
  const found = await unpublishedPostsOf(db(), { companyId, branchIds: null }, everything)
  const [{ date, startTime } = { date: '', startTime: '' }] = jobPostInput(here).shifts
  expect(found.rejected).toMatchObject([
    { id: rejected, nextStart: new Date(`${date}T${startTime}:00+07:00`).toISOString() },
  ])
  expect(found.waitingForCredit).toMatchObject([{ id: waiting, nextStart: null }])
  expect(found.drafts.map(({ id }) => id)).toEqual(drafts.toReversed().slice(0, 5))
  expect(await unpublishedPostsOf(db(), { companyId, branchIds: [there] }, everything)).toEqual({
    rejected: [],
    waitingForCredit: [],
    drafts: [],
  })
})
