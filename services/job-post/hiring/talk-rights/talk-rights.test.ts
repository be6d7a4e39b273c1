import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { and, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { jobs } from '@/services/shared/jobs/table'
import { talkRightChanged } from '@/services/shared/service-events/catalogue'
import { until } from '@/services/shared/testing/until'
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

const openPost = async () => (await service.openPost('owner', jobPostInput(branchId))).id

/** What the partim service knows of a worker and a post, once it is told of all that happened to them. */
async function toldOf(workerId: string, jobPostId: string) {
  const about = { companyId, workerId, jobPostId }
  const isUntold = and(eq(jobs.subject, talkRightChanged.subjectOf(about)), eq(jobs.state, 'pending'))
  await until(async () => (await service.database.db.$count(jobs, isUntold)) === 0)
  return service.partim.lastOf(talkRightChanged, about)?.facts
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
