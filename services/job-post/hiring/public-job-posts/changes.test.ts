import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { headersFor } from '@/services/shared/testing/client'
import { testSettings } from '@/services/shared/testing/settings'
import { branches } from '../../tables/branches'
import { companies } from '../../tables/companies'
import { jobPosts } from '../../tables/job-posts'
import { jobPostInput, startTestService, type TestService } from '../../testing'

let service: TestService
let companyId: string
let branchId: string
beforeAll(async () => {
  service = await startTestService()
  companyId = (await service.owner('owner')).companyId
  branchId = await service.branch('owner')
})
afterAll(() => service.stop())

const operation = 'GET /v1/public/job-post-changes'

/** The stream as the web hears it: `next` is the event after those that were read. */
async function listen() {
  const secret = testSettings({ keysUrl: 'http://localhost/' }).VISITOR_SECRET
  const stopping = new AbortController()
  const response = await fetch(`${service.address}/v1/public/job-post-changes`, {
    headers: headersFor('127.0.0.1', operation, secret),
    signal: stopping.signal,
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    response,
    async next(): Promise<string | null> {
      for (;;) {
        const event = /^data: (.*)\n\n/m.exec(text)
        if (event) {
          text = text.slice(event.index + event[0].length)
          return event[1] ?? ''
        }
        const { done = true, value = '' } = (await reader?.read()) ?? {}
        if (done) return null
        text += value
      }
    },
    stop: () => stopping.abort(),
  }
}

const force = (id: string, changes: Partial<typeof jobPosts.$inferInsert>) =>
  service.database.db.update(jobPosts).set(changes).where(eq(jobPosts.id, id))

describe('changes of what anybody reads', () => {
  test('a post is told of when it is published, changed, closed and removed, and no draft ever is', async () => {
    const stream = await listen()
    expect(stream.response.headers.get('content-type')).toBe('text/event-stream')
    expect(await stream.next()).toBe('*')
    const draft = await service.jobPost('owner', jobPostInput(branchId))
    await force(draft.id, { title: 'ร่างที่แก้แล้ว' })
    const { id } = await service.jobPost('owner', jobPostInput(branchId))
    await force(id, { state: 'published', publishedAt: new Date() })
    expect(await stream.next()).toBe(id)
    await force(id, { state: 'closed' })
    expect(await stream.next()).toBe(id)
    await service.database.db.delete(jobPosts).where(eq(jobPosts.id, id))
    expect(await stream.next()).toBe(id)
    stream.stop()
  })

  test('an edit of its shifts alone tells of a post', async () => {
    const { id, version } = await service.jobPost('owner', jobPostInput(branchId))
    await force(id, { state: 'published', publishedAt: new Date() })
    const stream = await listen()
    expect(await stream.next()).toBe('*')
    const input = jobPostInput(branchId)
    const shifts = input.shifts.map((shift) => ({ ...shift, endTime: '17:00' }))
    const answer = await service.ask(`PUT /v1/job-posts/${id}`, {
      as: 'owner',
      body: { ...input, shifts },
      headers: { 'if-match': `"${version}"` },
    })
    expect(answer.status).toBe(200)
    expect(await stream.next()).toBe(id)
    stream.stop()
  })

  test('a change of a branch or of what a company shows may be one of many posts; a look at the registry is none', async () => {
    const stream = await listen()
    expect(await stream.next()).toBe('*')
    const { db } = service.database
    await db.update(companies).set({ registryCheckedAt: new Date() }).where(eq(companies.id, companyId))
    await db.update(branches).set({ name: 'สาขาใหม่' }).where(eq(branches.id, branchId))
    expect(await stream.next()).toBe('*')
    await db.update(companies).set({ name: 'ชื่อใหม่' }).where(eq(companies.id, companyId))
    expect(await stream.next()).toBe('*')
    const { id } = await service.jobPost('owner', jobPostInput(branchId))
    await force(id, { state: 'published', publishedAt: new Date() })
    expect(await stream.next()).toBe(id)
    stream.stop()
  })
})

test('to anybody the web does not vouch for it is not there', async () => {
  for (const headers of [{}, headersFor('127.0.0.1', operation, 'another secret of thirty-two characters')]) {
    const answer = await service.ask(operation, { headers })
    expect([answer.status, answer.json.code]).toEqual([404, 'not_found'])
  }
})
