import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { signVisitor, visitorHeader } from '@/lib/security/visitor-header'
import { rateLimits } from '@/services/shared/rate-limit/table'
import { bangkokToday } from '@/validators/rules'
import { jobPostViews } from '../../tables/job-post-views'
import { jobPosts } from '../../tables/job-posts'
import { jobPostInput, startTestService, type TestService } from '../../testing'

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

const published = async () => (await service.openPost('owner', jobPostInput(branchId))).id

type Look = { as?: string; userAgent?: string; from?: string }

const look = (id: string, { as, userAgent = phone, from }: Look = {}) => {
  const path = `/v1/public/job-posts/${id}/views`
  const requestId = crypto.randomUUID()
  const signed = { method: 'POST', path, requestId }
  const headers = {
    'user-agent': userAgent,
    'x-request-id': requestId,
    ...(from && { [visitorHeader]: signVisitor(from, signed, service.settings.VISITOR_SECRET) }),
  }
  return service.ask(`POST ${path}`, { as, body: {}, headers })
}

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
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/146.0.0.0 Safari/537.36',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; Bytespider; spider-feedback@bytedance.com)',
  'WhatsApp/2.23.20.0',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'python-requests/2.32.3',
  'Go-http-client/2.0',
  'node',
  'axios/1.7.9',
  '',
])('a robot (%s) does not', async (userAgent) => {
  const id = await published()
  expect((await look(id, { userAgent })).status).toBe(204)
  expect(await viewsOf(id)).toEqual([])
})

test.each([
  phone,
  // In-app browsers of chat programs, where links to jobs are often opened.
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari Line/15.9.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22F76 [FBAN/FBIOS;FBAV/520.0.0.45.104]',
  'Mozilla/5.0 (Linux; Android 14; SM-A155F Build/UP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/146.0.0.0 Mobile Safari/537.36 Line/15.9.0/IAB',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36 Edg/146.0.0.0',
])('a person (%s) does', async (userAgent) => {
  const id = await published()
  await look(id, { userAgent })
  expect(await viewsOf(id)).toEqual([{ day: bangkokToday(), views: 1 }])
})

test('one visitor does not make a crowd, of a post or of all of them; others count on', async () => {
  await service.database.db.delete(rateLimits)
  const id = await published()
  const answers = await Promise.all(Array.from({ length: 60 }, () => look(id)))
  expect(answers.map(({ status }) => status)).toEqual(Array(60).fill(204))
  expect(await viewsOf(id)).toEqual([{ day: bangkokToday(), views: 30 }])
  await look(id, { from: '203.0.113.7' })
  expect(await viewsOf(id)).toEqual([{ day: bangkokToday(), views: 31 }])
  const all = await service.database.db
    .select({ used: rateLimits.used })
    .from(rateLimits)
    .where(eq(rateLimits.key, 'views from 127.0.0.1'))
  expect(all).toEqual([{ used: 60 }])
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
