import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { bangkokToday } from '@/validators/rules'
import { completeDueApplications } from './job-post/hiring/applications/routines'
import { jobPosts, shifts } from './job-post/tables/job-posts'
import { jobPostInput, startTestService, type TestService } from './job-post/testing'
import { type TestPartim, testPartim } from './partim/testing/test-partim'
import { jobs } from './shared/jobs/table'
import { eventReceiver } from './shared/service-events/delivery'
import { testTurn } from './shared/testing/turn'
import { until } from './shared/testing/until'

/** Both services' halves of what follows from an application, over HTTP and each with its own database. */

let jobPost: TestService
let partim: TestPartim
beforeAll(async () => {
  jobPost = await startTestService()
  const { identity, issuer, address } = jobPost
  partim = await testPartim({ identity, issuer, jobPost: address })
})
afterAll(async () => {
  await partim.stop()
  await jobPost.stop()
})

/** Passes on to the partim service what the job-post service has sent it. */
async function tell(): Promise<void> {
  const { db } = jobPost.database
  await until(async () => (await db.$count(jobs, eq(jobs.state, 'pending'))) === 0)
  const receiver = eventReceiver({ from: 'job-post', to: 'partim' }, partim.address, partim.settings)
  for (const event of jobPost.partim.received) await receiver.receive(event)
}

/** A company with a published post, and a worker who applied to it. */
async function applied(owner: string) {
  const { companyId } = await jobPost.owner(owner)
  const post = await jobPost.jobPost(owner, jobPostInput(await jobPost.branch(owner)))
  await jobPost.database.db
    .update(jobPosts)
    .set({ state: 'published', publishedAt: new Date() })
    .where(eq(jobPosts.id, post.id))
  partim.addMember(owner, 'owner', companyId)
  const worker = await partim.newWorker()
  jobPost.worker(worker.uid, { id: worker.id })
  const { json } = await jobPost.ask('POST /v1/my/applications', {
    as: worker.uid,
    body: { jobPostId: post.id, answers: [] },
  })
  await tell()
  return { post, worker, applicationId: json.id as string }
}

const contact = async (owner: string, workerId: string) =>
  (await partim.ask(`PUT /v1/workers/${workerId}/unlock`, { as: owner })).json.reason
const talk = async (owner: string, workerId: string) =>
  (await partim.ask('POST /v1/company-conversations', { as: owner, body: { workerId } })).json
const withdraw = async (uid: string, applicationId: string, from: string) => {
  const body = { event: 'withdraw', from }
  await jobPost.ask(`POST /v1/my/applications/${applicationId}/events`, { as: uid, body })
  await tell()
}

test('an applicant’s contact is free, and they may be written to about the post, until they withdraw', async () => {
  const { post, worker, applicationId } = await applied('owner')
  expect(await contact('owner', worker.id)).toBe('applied')
  const conversation = await talk('owner', worker.id)
  expect(conversation).toMatchObject({ canWrite: true, post: { id: post.id } })

  await withdraw(worker.uid, applicationId, 'submitted')
  const { json } = await partim.ask(`GET /v1/company-conversations/${conversation.id}`, { as: 'owner' })
  expect(json).toMatchObject({ canWrite: false })
  expect(await contact('owner', worker.id)).not.toBe('applied')
})

test('who gives their only job back may still write about it, and is written to', async () => {
  const { worker, applicationId } = await applied('other-owner')
  const { id } = await talk('other-owner', worker.id)
  const body = { event: 'hire', from: 'submitted' }
  await jobPost.ask(`POST /v1/applications/${applicationId}/events`, { as: 'other-owner', body })
  await withdraw(worker.uid, applicationId, 'hired')
  for (const [path, as] of [
    ['company-conversations', 'other-owner'],
    ['conversations', worker.uid],
  ]) {
    expect((await partim.ask(`GET /v1/${path}/${id}`, { as })).json).toMatchObject({ canWrite: true })
  }
  expect(await contact('other-owner', worker.id)).toBe('applied')
})

test('who did their shifts to the end has worked for the company, and who was only hired has not', async () => {
  const { post, worker, applicationId } = await applied('third-owner')
  const { headers } = await partim.ask('GET /v1/resumes/me', { as: worker.uid })
  const seen = await partim.ask('PATCH /v1/resumes/me', {
    as: worker.uid,
    body: { lat: '13.7308', lng: '100.5242', workTypes: ['waiter'], visibility: 'open' },
    headers: { 'if-match': headers.get('etag') ?? '' },
  })
  expect(seen.status).toBe(200)
  type Found = { id: string; reasons: { of: string; shifts?: number; on?: string }[] }
  const formerWorkers = async (): Promise<Found[]> => {
    const query = 'lat=13.7308&lng=100.5242&radiusKm=5&workedForUs=true&sort=newest'
    return (await partim.ask(`GET /v1/workers/search?${query}`, { as: 'third-owner' })).json.items
  }
  const step = async (event: string, from: string) => {
    const body = { event, from }
    const moved = await jobPost.ask(`POST /v1/applications/${applicationId}/events`, {
      as: 'third-owner',
      body,
    })
    expect(moved.status).toBe(200)
    await tell()
  }
  await step('hire', 'submitted')
  expect(await formerWorkers()).toEqual([])

  const { db } = jobPost.database
  // A month later.
  const month = sql`interval '30 days'`
  const { startsAt, endsAt, date } = shifts
  await db
    .update(jobPosts)
    .set({ startsAt: sql`${jobPosts.startsAt} - ${month}`, expiresAt: sql`${jobPosts.expiresAt} - ${month}` })
    .where(eq(jobPosts.id, post.id))
  await db
    .update(shifts)
    .set({
      startsAt: sql`${startsAt} - ${month}`,
      endsAt: sql`${endsAt} - ${month}`,
      date: sql`${date} - 30`,
    })
    .where(eq(shifts.jobPostId, post.id))
  await completeDueApplications(db, testTurn('work done'))
  await tell()
  const own = await db.select().from(shifts).where(eq(shifts.jobPostId, post.id))
  const last = Math.max(...own.map(({ startsAt }) => startsAt?.getTime() ?? 0))
  const [found, ...others] = await formerWorkers()
  expect(others).toEqual([])
  expect(found?.id).toBe(worker.id)
  expect(found?.reasons.find(({ of }) => of === 'worked_for_us')).toEqual({
    of: 'worked_for_us',
    state: 'met',
    shifts: own.length,
    on: bangkokToday(new Date(last)),
  })

  const profile = async () =>
    (await partim.ask(`GET /v1/workers/${worker.id}/profile`, { as: 'third-owner' })).json.workedForUs
  expect(await profile()).toEqual({ shifts: own.length, on: bangkokToday(new Date(last)) })

  await step('mark_no_show', 'completed')
  expect(await profile()).toBeNull()
  expect(await formerWorkers()).toEqual([])
})
