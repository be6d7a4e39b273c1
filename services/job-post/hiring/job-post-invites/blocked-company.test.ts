import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { companyBlocked } from '@/services/shared/service-events/catalogue'
import { eventReceiver } from '@/services/shared/service-events/delivery'
import { jobPosts } from '../../tables/job-posts'
import { jobPostInput, startTestService, type TestService } from '../../testing'
import { moveJobPost } from '../job-posts/repository'

/** What becomes of invitations by a company that the invited worker blocks (docs/decisions/0167). */

let service: TestService
let companyId: string
let branchId: string
beforeAll(async () => {
  service = await startTestService()
  companyId = (await service.owner('owner')).companyId
  branchId = await service.branch('owner')
})
afterAll(() => service.stop())

let workerUid: string
let workerId: string
beforeEach(() => {
  workerUid = `asked-${uuidv7()}`
  workerId = uuidv7()
  service.worker(workerUid, { id: workerId })
})

/** An open post of the owner's company, to which the worker is invited. */
async function invited(): Promise<string> {
  const { id } = await service.jobPost('owner', jobPostInput(branchId))
  await moveJobPost(service.database.db, { companyId, branchIds: null }, id, { state: 'published' })
  await service.database.db.update(jobPosts).set({ publishedAt: sql`now()` }).where(eq(jobPosts.id, id))
  expect((await service.ask(`PUT /v1/job-posts/${id}/invites/${workerId}`, { as: 'owner' })).status).toBe(200)
  return id
}
const blocked = (by = companyId, id = uuidv7()) =>
  eventReceiver(companyBlocked, service.address, service.settings).receive({
    id,
    type: companyBlocked.name,
    about: { companyId: by, workerId },
    facts: {},
  })
const waiting = async () =>
  (await service.ask('GET /v1/my/job-post-invites', { as: workerUid })).json.items.map(
    ({ jobPostId }: { jobPostId: string }) => jobPostId,
  )
const sent = async (jobPostId: string) =>
  (await service.ask(`GET /v1/job-posts/${jobPostId}/invites`, { as: 'owner' })).json.items.find(
    (invite: { workerId: string }) => invite.workerId === workerId,
  )
const newsOf = async () =>
  (await service.ask('GET /v1/notifications', { as: 'owner' })).json.items.filter(
    ({ kind }: { kind: string }) => kind === 'invite_declined',
  )

test('what waits for an answer waits no more, looks declined to the company, and is news to nobody', async () => {
  const [one, other] = [await invited(), await invited()]
  expect((await waiting()).sort()).toEqual([one, other].sort())
  await blocked(uuidv7())
  expect(await waiting()).toHaveLength(2)
  const event = uuidv7()
  await blocked(companyId, event)
  await blocked(companyId, event)
  expect(await waiting()).toEqual([])
  expect([(await sent(one)).state, (await sent(other)).state]).toEqual(['declined', 'declined'])
  expect(await newsOf()).toEqual([])
})

test('an application that they sent stays, and so does what they declined before', async () => {
  const [applied, declined] = [await invited(), await invited()]
  const body = { jobPostId: applied, answers: [] }
  const application = await service.ask('POST /v1/my/applications', { as: workerUid, body })
  expect(application.status).toBe(201)
  await service.ask('POST /v1/my/job-post-invites/events', {
    as: workerUid,
    body: { event: 'decline', jobPostIds: [declined] },
  })
  const before = await sent(declined)
  await blocked()
  expect(await sent(declined)).toEqual(before)
  expect((await sent(applied)).state).toBe('applied')
  const own = await service.ask('GET /v1/my/applications', { as: workerUid })
  expect(own.json.items).toMatchObject([{ jobPostId: applied, state: 'submitted' }])
})

test('nobody but the partim service says that a worker blocked a company', async () => {
  const jobPostId = await invited()
  const body = { type: companyBlocked.name, about: { companyId, workerId }, facts: {} }
  for (const as of ['owner', workerUid, undefined])
    expect((await service.ask(`PUT /v1/events/${uuidv7()}`, { as, body })).status).toBe(401)
  expect(await waiting()).toEqual([jobPostId])
})
