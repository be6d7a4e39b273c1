import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { planOf, withoutTimeLimit } from '@/services/shared/testing/test-database'
import type { JobPostState } from '@/validators/states/job-post'
import { applications } from '../../tables/applications'
import { jobPosts } from '../../tables/job-posts'
import { dayAhead, jobPostInput, startTestService, type TestService } from '../../testing'
import { countsOfPostsQuery } from '../applications/repository'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

const db = () => service.database.db

async function company() {
  const uid = uuidv7()
  const { companyId } = await service.owner(uid)
  const branchId = await service.branch(uid)
  const post = async (state: JobPostState, changes: object = {}): Promise<string> => {
    const { id } = await service.jobPost(uid, { ...jobPostInput(branchId), headcount: 3, ...changes })
    await db().update(jobPosts).set({ state, publishedAt: new Date() }).where(eq(jobPosts.id, id))
    return id
  }
  const applied = async (jobPostId: string, event?: string): Promise<void> => {
    const body = { jobPostId, answers: [] }
    const { json, status } = await service.ask('POST /v1/my/applications', {
      as: service.worker(uuidv7()),
      body,
    })
    expect(status).toBe(201)
    if (!event) return
    const decision = { as: uid, body: { event, from: 'submitted' } }
    expect((await service.ask(`POST /v1/applications/${json.id}/events`, decision)).status).toBe(200)
  }
  const list = async (query: string) => (await service.ask(`GET /v1/job-posts?${query}`, { as: uid })).json
  return { companyId, post, applied, list }
}

type Listed = { readonly id: string; readonly places: object | null }

test('posts that have ended come last, page by page, each once', async () => {
  const { post, list } = await company()
  const open = [await post('published'), await post('draft'), await post('paused'), await post('filled')]
  const ended = [await post('cancelled'), await post('closed'), await post('expired')]
  open.push(await post('rejected'))
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const page: { items: Listed[]; nextCursor: string | null } = await list(
      `openFirst=true&limit=3${cursor ? `&cursor=${cursor}` : ''}`,
    )
    seen.push(...page.items.map(({ id }) => id))
    cursor = page.nextCursor
  } while (cursor)
  expect(seen).toEqual([...open.toReversed(), ...ended.toReversed()])
  const { items } = await list('limit=1')
  expect(items[0].id).toBe(open.at(-1))
})

test('a post to come says how many people it has of how many, and how many applications are new', async () => {
  const { post, applied, list } = await company()
  const [open, other] = [await post('published'), await post('published')]
  await applied(open, 'hire')
  await applied(open, 'hire')
  await applied(open, 'reject')
  await applied(open)
  const over = await post('published')
  await applied(over)
  await db().update(jobPosts).set({ state: 'cancelled' }).where(eq(jobPosts.id, over))
  const { items } = (await list('')) as { items: Listed[] }
  expect(items.map(({ id, places }) => [id, places])).toEqual([
    [over, null],
    [other, { places: 3, taken: 0, unopened: 0 }],
    [open, { places: 3, taken: 2, unopened: 1 }],
  ])
})

test('where shifts are chosen, each shift to come has its own places', async () => {
  const { post, list } = await company()
  const shift = (ahead: number, headcount: number) => ({
    date: dayAhead(ahead),
    startTime: '09:00',
    endTime: '13:00',
    breakMinutes: 0,
    headcount,
  })
  await post('published', { shiftChoice: 'each', shifts: [shift(1, 2), shift(2, 4)] })
  expect((await list('')).items[0].places).toEqual({ places: 6, taken: 0, unopened: 0 })
})

test('the applications of a page of posts are counted by their index', async () => {
  const { companyId, post } = await company()
  const [first, second, other] = [await post('published'), await post('published'), await post('published')]
  await withoutTimeLimit(db(), async (tx) => {
    const rows = [first, second, ...Array.from({ length: 3_000 }, () => other)].map((jobPostId) => ({
      companyId,
      jobPostId,
      id: uuidv7(),
      workerId: uuidv7(),
    }))
    await tx.insert(applications).values(rows)
    await tx.execute('analyze applications')
  })
  const plan = await planOf(db(), countsOfPostsQuery(db(), { companyId, ids: [first, second] }))
  expect(plan).not.toContain('Seq Scan on applications')
})
