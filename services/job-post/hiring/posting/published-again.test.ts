import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { applicationEvents, applications } from '../../tables/applications'
import { jobPostInput, startTestService, type TestService } from '../../testing'

let service: TestService
let companyId: string
let branchId: string
beforeAll(async () => {
  service = await startTestService()
  service.identity.add('staff', { ops: true })
  companyId = (await service.owner('owner')).companyId
  branchId = await service.branch('owner')
})
afterAll(() => service.stop())

const event = (id: string, name: string) =>
  service.ask(`POST /v1/job-posts/${id}/events`, { as: 'owner', body: { event: name } })
const read = async (id: string) => (await service.ask(`GET /v1/job-posts/${id}`, { as: 'owner' })).json
const edit = async (id: string, changes: object = {}) => {
  const { version } = await read(id)
  const headers = { 'if-match': `"${version}"` }
  const body = { ...jobPostInput(branchId), ...changes }
  return (await service.ask(`PUT /v1/job-posts/${id}`, { as: 'owner', body, headers })).json
}

/** A post that its owner has published. */
async function published(changes: object = {}): Promise<string> {
  const { id } = await service.jobPost('owner', { ...jobPostInput(branchId), ...changes })
  expect((await event(id, 'submit')).json.state).toBe('published')
  return id
}

/** Takes a post down as staff do, mends it as its author does, and publishes it again. */
async function publishAgain(id: string): Promise<void> {
  // Staff see an unremarkable post after an edit that the review objects to.
  await edit(id, { description: 'โทร 0812345678' })
  expect((await service.decide(id, { event: 'reject', reason: 'ลบเบอร์' })).json.state).toBe('rejected')
  expect((await edit(id)).state).toBe('draft')
  expect((await event(id, 'submit')).json.state).toBe('published')
}

const newest = async (limit = '50'): Promise<string[]> => {
  const ids: string[] = []
  let cursor: string | null = null
  do {
    const query: string = new URLSearchParams({ limit, ...(cursor && { cursor }) }).toString()
    const { json } = await service.ask(`GET /v1/public/job-posts?${query}`)
    ids.push(...json.items.map((item: { id: string }) => item.id))
    cursor = json.nextCursor
  } while (cursor)
  return ids
}

test('a post that staff took down and that is published again is as old as it was', async () => {
  const [first, second] = [await published(), await published()]
  const { publishedAt } = await read(first)
  await publishAgain(first)
  expect((await read(first)).publishedAt).toBe(publishedAt)
  const shown = await service.ask(`GET /v1/public/job-posts/${first}`)
  expect(shown.json.publishedAt).toBe(publishedAt)
  expect(await newest()).toEqual([second, first])
})

test('so is one that was paused', async () => {
  const [first, second] = [await published(), await published()]
  const { publishedAt } = await read(first)
  await event(first, 'pause')
  await event(first, 'resume')
  expect((await read(first)).publishedAt).toBe(publishedAt)
  expect((await newest()).slice(0, 2)).toEqual([second, first])
})

test('one opened to everybody is new in the list once, and was published when it was', async () => {
  const first = await published({ visibility: 'link' })
  const { publishedAt } = await read(first)
  const second = await published()
  expect(await newest()).not.toContain(first)
  await edit(first)
  expect((await newest()).slice(0, 2)).toEqual([first, second])
  expect((await read(first)).publishedAt).toBe(publishedAt)
  const third = await published()
  await edit(first, { visibility: 'link' })
  await edit(first)
  expect((await newest('1')).slice(0, 3)).toEqual([third, first, second])
})

test('who was hired before a post was published again was hired after it was published', async () => {
  const id = await published()
  const application = { companyId, id: uuidv7(), jobPostId: id, workerId: uuidv7() }
  const { db } = service.database
  await db.insert(applications).values({ ...application, state: 'hired' })
  await db.insert(applicationEvents).values({
    companyId,
    applicationId: application.id,
    version: 2,
    event: 'hire',
    from: 'offered',
    to: 'hired',
    who: 'worker',
    at: new Date(),
  })
  await publishAgain(id)
  const { json } = await service.ask('GET /v1/trends/time-to-hire?days=7', { as: 'owner' })
  expect(json.medianHours).toBeGreaterThanOrEqual(0)
})
