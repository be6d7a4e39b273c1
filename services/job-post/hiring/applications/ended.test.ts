import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { and, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { jobs } from '@/services/shared/jobs/table'
import { applicationEnded } from '@/services/shared/service-events/catalogue'
import { somebodyWaitsForLock } from '@/services/shared/testing/lock-waiter'
import { onPostgres } from '@/services/shared/testing/on-postgres'
import { until } from '@/services/shared/testing/until'
import { applications } from '../../tables/applications'
import { jobPostInput, startTestService, type TestService } from '../../testing'
import { completeApplications } from './ending'
import { settleDecisions } from './testing'

let service: TestService
let companyId: string
let branchId: string
beforeAll(async () => {
  service = await startTestService()
  companyId = (await service.owner('owner')).companyId
  branchId = await service.branch('owner')
})
afterAll(() => service.stop())

type Step = readonly [as: 'member' | 'worker', event: string, from: string]

/** Somebody who applied to a post that is open. */
async function applied() {
  const { db } = service.database
  const { id: jobPostId } = await service.openPost('owner', jobPostInput(branchId))
  const workerId = uuidv7()
  const uid = service.worker(uuidv7(), { id: workerId })
  const { json } = await service.ask('POST /v1/my/applications', {
    as: uid,
    body: { jobPostId, answers: [] },
  })
  const about = { companyId, applicationId: json.id as string }
  const step = async (...[as, event, from]: Step) => {
    const path = as === 'member' ? '/v1/applications' : '/v1/my/applications'
    const body = { event, from }
    const answer = await service.ask(`POST ${path}/${json.id}/events`, {
      as: as === 'member' ? 'owner' : uid,
      body,
    })
    expect(answer.status).toBe(200)
  }
  /** What the partim service was told of it, once everything is told. */
  const told = async () => {
    const isUntold = and(eq(jobs.subject, applicationEnded.subjectOf(about)), eq(jobs.state, 'pending'))
    await until(async () => (await db.$count(jobs, isUntold)) === 0)
    return service.partim.lastOf(applicationEnded, about)?.facts
  }
  return { jobPostId, workerId, step, told }
}

const withdrawn: readonly Step[] = [['worker', 'withdraw', 'submitted']]
const givenBack: readonly Step[] = [
  ['member', 'hire', 'submitted'],
  ['worker', 'withdraw', 'hired'],
]
const declined: readonly Step[] = [
  ['member', 'offer', 'submitted'],
  ['worker', 'decline', 'offered'],
]

test.each([
  ['withdraws', withdrawn],
  ['gives the whole job back', givenBack],
  ['declines the offer', declined],
] as const)('an application ends when its worker %s', async (_, steps) => {
  const { jobPostId, workerId, step, told } = await applied()
  for (const one of steps) await step(...one)
  expect(await told()).toEqual({ jobPostId, workerId, endedBy: 'worker' })
})

test('a rejection ends it once it stands, and not when it is taken back before', async () => {
  const { jobPostId, workerId, step, told } = await applied()
  await step('member', 'reject', 'submitted')
  await step('member', 'shortlist', 'rejected')
  await settleDecisions(service.database.db)
  expect(await told()).toBeUndefined()
  await step('member', 'reject', 'shortlisted')
  expect(await told()).toBeUndefined()
  await settleDecisions(service.database.db)
  expect(await told()).toEqual({ jobPostId, workerId, endedBy: 'company' })
})

test('who knows that they have the job is dismissed at once', async () => {
  const { jobPostId, workerId, step, told } = await applied()
  await step('member', 'hire', 'submitted')
  await settleDecisions(service.database.db)
  await step('member', 'reject', 'hired')
  expect(await told()).toEqual({ jobPostId, workerId, endedBy: 'company' })
})

test('a post that is cancelled ends the applications of who was hired and who was not', async () => {
  const { jobPostId, workerId, step, told } = await applied()
  await step('member', 'hire', 'submitted')
  const { status } = await service.ask(`POST /v1/job-posts/${jobPostId}/events`, {
    as: 'owner',
    body: { event: 'cancel' },
  })
  expect(status).toBe(200)
  expect(await told()).toEqual({ jobPostId, workerId, endedBy: 'company' })
})

onPostgres(
  'two posts that end at once, each with somebody of the other’s, do not wait for each other',
  async () => {
    const { db } = service.database
    const [one, other] = [uuidv7(), uuidv7()]
    /** A post at which the first has worked and the second was to be interviewed; answers it, and that application. */
    async function between(worked: string, met: string) {
      const { id: jobPostId } = await service.jobPost('owner', jobPostInput(branchId))
      const id = uuidv7()
      const row = { companyId, jobPostId, contactFrom: new Date() }
      await db.insert(applications).values([
        { ...row, id: uuidv7(), workerId: worked, workerUid: worked, state: 'hired' },
        { ...row, id, workerId: met, workerUid: met, state: 'interview' },
      ])
      return { post: { companyId, jobPostId }, id }
    }
    const [first, second] = [await between(one, other), await between(other, one)]
    const end = ({ post }: typeof first) => db.transaction((tx) => completeApplications(tx, post))
    const { both } = await db.transaction(async (tx) => {
      // The first stands still in the middle, while the second begins.
      await tx.select().from(applications).where(eq(applications.id, first.id)).for('update')
      const begun = end(first)
      await somebodyWaitsForLock(db)
      const next = end(second)
      await Promise.race([next.catch(() => undefined), new Promise((done) => setTimeout(done, 500))])
      return { both: Promise.all([begun, next]) }
    })
    await both
    const ended = await db
      .select({ state: applications.state })
      .from(applications)
      .where(eq(applications.jobPostId, second.post.jobPostId))
    expect(ended.map(({ state }) => state).sort()).toEqual(['completed', 'expired'])
  },
)
