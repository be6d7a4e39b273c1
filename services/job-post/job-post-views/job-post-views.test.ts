import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { bangkokToday } from '@/validators/rules'
import { jobPosts } from '../job-posts/table'
import { jobPostInput, startTestService, type TestService } from '../testing'
import { jobPostViews } from './table'

const phone =
  'Mozilla/5.0 (Linux; Android 16; CUBOT X90) AppleWebKit/537.36 Chrome/146.0 Mobile Safari/537.36'

let service: TestService
let branchId: string
beforeAll(async () => {
  service = await startTestService()
  const { companyId } = await service.owner('owner')
  await service.colleague('recruiter', companyId, 'recruiter')
  await service.owner('neighbour')
  branchId = await service.branch('owner')
})
afterAll(() => service.stop())

async function published(): Promise<string> {
  const { id } = await service.jobPost('owner', jobPostInput(branchId))
  await service.database.db
    .update(jobPosts)
    .set({ state: 'published', publishedAt: new Date() })
    .where(eq(jobPosts.id, id))
  return id
}

const look = (id: string, { as, userAgent = phone }: { as?: string; userAgent?: string } = {}) =>
  service.ask(`POST /v1/public/job-posts/${id}/views`, {
    as,
    body: {},
    headers: { 'user-agent': userAgent },
  })

const viewsOf = (id: string) =>
  service.database.db
    .select({ day: jobPostViews.day, views: jobPostViews.views })
    .from(jobPostViews)
    .where(eq(jobPostViews.jobPostId, id))

test('every look counts, many at once as well, on its day in Thailand', async () => {
  const id = await published()
  const answers = await Promise.all(Array.from({ length: 20 }, () => look(id)))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(204))
  expect(await viewsOf(id)).toEqual([{ day: bangkokToday(), views: 20 }])
})

test('people of other companies count, those of its own do not', async () => {
  const id = await published()
  for (const as of ['owner', 'recruiter', 'neighbour', undefined]) await look(id, { as })
  expect(await viewsOf(id)).toEqual([{ day: bangkokToday(), views: 2 }])
})

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'facebookexternalhit/1.1;line-poker/1.0',
  'TelegramBot (like TwitterBot)',
  'curl/8.5.0',
  '',
])('a robot (%s) does not', async (userAgent) => {
  const id = await published()
  expect((await look(id, { userAgent })).status).toBe(204)
  expect(await viewsOf(id)).toEqual([])
})

test('a post that is paused is looked at without being counted, one nobody may read is none', async () => {
  const id = await published()
  const set = (state: 'paused' | 'rejected') =>
    service.database.db.update(jobPosts).set({ state }).where(eq(jobPosts.id, id))
  await set('paused')
  expect((await look(id)).status).toBe(204)
  expect(await viewsOf(id)).toEqual([])
  await set('rejected')
  expect((await look(id)).status).toBe(404)
  expect((await look(uuidv7())).status).toBe(404)
})
