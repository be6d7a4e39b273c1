import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { and, eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { jobs } from '@/services/shared/jobs/table'
import { jobPosts } from '../../tables/job-posts'
import { jobPostInput, startTestService, type TestService } from '../../testing'
import { talkRightJobs } from './talk-rights'

let service: TestService
let companyId: string
let branchId: string
beforeAll(async () => {
  service = await startTestService()
  companyId = (await service.owner('owner')).companyId
  branchId = await service.branch('owner')
})
afterAll(() => service.stop())

async function openPost(): Promise<string> {
  const { id } = await service.jobPost('owner', jobPostInput(branchId))
  const { db } = service.database
  await db.update(jobPosts).set({ state: 'published', publishedAt: new Date() }).where(eq(jobPosts.id, id))
  return id
}

/** Carries out what was promised about a worker, as the service does, and answers what the partim service knows then. */
async function toldOf(workerId: string, jobPostId: string) {
  const { db } = service.database
  const { run } = talkRightJobs(db, service.talkRights)
  const promised = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.kind, 'talk_right_noted'), sql`${jobs.payload} ->> 'workerId' = ${workerId}`))
  const { signal: stopping } = new AbortController()
  const log = { warn: () => undefined, error: () => undefined }
  for (const { id: jobId, payload } of promised) await run(payload, { jobId, number: 1, stopping, log })
  return service.talkRights.known.get(`${companyId} ${workerId} ${jobPostId}`)
}

function newWorker() {
  const workerId = uuidv7()
  return { workerId, uid: service.worker(uuidv7(), { id: workerId }) }
}

const answer = (as: string, event: string, jobPostId: string) =>
  service.ask('POST /v1/my/job-post-invites/events', { as, body: { event, jobPostIds: [jobPostId] } })

test('who is invited may talk, until they decline and when they change their mind', async () => {
  const jobPostId = await openPost()
  const { workerId, uid } = newWorker()
  await service.ask(`PUT /v1/job-posts/${jobPostId}/invites/${workerId}`, { as: 'owner' })
  const told = await toldOf(workerId, jobPostId)
  expect(told).toEqual({
    company: { name: 'บริษัท ทดสอบ จำกัด', standing: 'represented', logoUrl: null },
    right: {
      title: expect.stringContaining('พนักงานเสิร์ฟ'),
      workType: 'waiter',
      invitedAt: expect.any(String),
      at: expect.any(String),
      until: expect.any(String),
    },
  })
  expect(new Date(told?.right?.until ?? 0).getTime()).toBeGreaterThan(Date.now() + 360 * 86_400_000)
  await answer(uid, 'decline', jobPostId)
  expect((await toldOf(workerId, jobPostId))?.right).toBeNull()
  await answer(uid, 'reconsider', jobPostId)
  expect((await toldOf(workerId, jobPostId))?.right).toMatchObject({ invitedAt: expect.any(String) })
})

test('who applies may talk about the post, until they withdraw', async () => {
  const jobPostId = await openPost()
  const { workerId, uid } = newWorker()
  const { json } = await service.ask('POST /v1/my/applications', {
    as: uid,
    body: { jobPostId, answers: [] },
  })
  expect((await toldOf(workerId, jobPostId))?.right).toMatchObject({ workType: 'waiter', invitedAt: null })
  const body = { event: 'withdraw', from: 'submitted' }
  await service.ask(`POST /v1/my/applications/${json.id}/events`, { as: uid, body })
  expect((await toldOf(workerId, jobPostId))?.right).toBeNull()
})

test('who gives a job back may still talk about it', async () => {
  const jobPostId = await openPost()
  const { workerId, uid } = newWorker()
  const { json } = await service.ask('POST /v1/my/applications', {
    as: uid,
    body: { jobPostId, answers: [] },
  })
  const act = (path: string, as: string, body: object) =>
    service.ask(`POST ${path}/${json.id}/events`, { as, body })
  const hired = await act('/v1/applications', 'owner', { event: 'hire', from: 'submitted' })
  expect(hired.json.state).toBe('hired')
  const left = await act('/v1/my/applications', uid, { event: 'withdraw', from: 'hired' })
  expect(left.json).toMatchObject({ state: 'withdrawn', gaveBack: true })
  expect((await toldOf(workerId, jobPostId))?.right).toMatchObject({ workType: 'waiter' })
})
