import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { creditReservations } from '../../tables/credits'
import { jobPostInput, startTestService, type TestService } from '../../testing'
import { buy, packageIds } from '../testing'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

let owner: { uid: string; companyId: string }
let branchId: string
beforeEach(async () => {
  owner = await service.founder(uuidv7())
  await service.represent(owner.companyId)
  branchId = await service.branch(owner.uid)
})

const recentPosts = async () =>
  (await service.ask('GET /v1/purchase-options', { as: owner.uid })).json.recentPosts
const act = (id: string, event: string) =>
  service.ask(`POST /v1/job-posts/${id}/events`, { as: owner.uid, body: { event } })

/** Publishes a post so many days ago. */
async function publish(daysAgo: number): Promise<string> {
  const { id } = await service.jobPost(owner.uid, jobPostInput(branchId))
  expect((await act(id, 'submit')).json.state).toBe('published')
  await service.database.db
    .update(creditReservations)
    .set({ settledAt: new Date(Date.now() - daysAgo * 86_400_000) })
    .where(eq(creditReservations.subjectId, id))
  return id
}

test('nothing is known of a company that published nothing', async () => {
  expect(await recentPosts()).toBeNull()
})

test('posts are counted from the first of the last 90 days, today included', async () => {
  await publish(0)
  expect(await recentPosts()).toEqual({ count: 1, days: 1 })
  await publish(89)
  expect(await recentPosts()).toEqual({ count: 2, days: 90 })
  await publish(90)
  expect(await recentPosts()).toEqual({ count: 2, days: 90 })
})

test('those within a buffet count like those that credits paid for', async () => {
  await publish(74)
  await buy(service, owner.uid, packageIds.buffet)
  for (const daysAgo of [40, 20, 0]) await publish(daysAgo)
  expect(await recentPosts()).toEqual({ count: 4, days: 75 })
})

test('one whose credit came back does not count, nor another company’s', async () => {
  await publish(40)
  await act(await publish(0), 'cancel')
  const stranger = await service.founder(uuidv7())
  expect(await recentPosts()).toEqual({ count: 1, days: 41 })
  const { json } = await service.ask('GET /v1/purchase-options', { as: stranger.uid })
  expect(json.recentPosts).toBeNull()
})
