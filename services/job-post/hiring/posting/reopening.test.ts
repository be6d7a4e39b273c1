import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { jobPosts, shifts } from '../../tables/job-posts'
import { jobPostInput, startTestService, type TestService } from '../../testing'

let service: TestService
let branchId: string
beforeAll(async () => {
  service = await startTestService()
  await service.owner('owner')
  branchId = await service.branch('owner')
})
afterAll(() => service.stop())

const say = (id: string, event: string, as = 'owner') =>
  service.ask(`POST /v1/job-posts/${id}/events`, { as, body: { event } })

async function closed(as = 'owner', branch = branchId) {
  const { id } = await service.jobPost(as, jobPostInput(branch))
  expect((await say(id, 'submit', as)).json.state).toBe('published')
  const { json } = await say(id, 'close', as)
  expect(json.state).toBe('closed')
  return { id, events: json.events as string[] }
}

test('a closed post opens again while a shift is to come, and costs nothing more', async () => {
  const { id, events } = await closed()
  expect(events).toEqual(['reopen'])
  const credits = async () => (await service.ask('GET /v1/credits/balance', { as: 'owner' })).json
  const before = await credits()
  expect((await say(id, 'reopen')).json).toMatchObject({
    state: 'published',
    events: ['pause', 'close', 'cancel'],
  })
  expect(await credits()).toEqual(before)
})

test('it stays closed once its shifts have begun', async () => {
  const { id } = await closed()
  await service.database.db.update(shifts).set({ date: '2026-01-05' }).where(eq(shifts.jobPostId, id))
  expect((await service.ask(`GET /v1/job-posts/${id}`, { as: 'owner' })).json.events).toEqual([])
  expect(await say(id, 'reopen')).toMatchObject({ status: 409, json: { code: 'wrong_state' } })
})

test('it counts as an open one, and returns to the queue of staff that it left', async () => {
  await service.registered('newcomer')
  const branch = await service.branch('newcomer')
  const { id } = await closed('newcomer', branch)
  const others: string[] = []
  for (let count = 0; count < 2; count += 1) {
    const other = await service.jobPost('newcomer', jobPostInput(branch))
    await say(other.id, 'submit', 'newcomer')
    others.push(other.id)
  }
  expect((await say(id, 'reopen', 'newcomer')).json.code).toBe('open_posts_until_represented')
  await say(others[0] ?? '', 'close', 'newcomer')
  const sinceOf = async () => {
    const { db } = service.database
    const [row] = await db.select({ since: jobPosts.reviewSince }).from(jobPosts).where(eq(jobPosts.id, id))
    return row?.since
  }
  expect(await sinceOf()).toBeNull()
  expect((await say(id, 'reopen', 'newcomer')).json.state).toBe('published')
  expect(await sinceOf()).toBeInstanceOf(Date)
})
