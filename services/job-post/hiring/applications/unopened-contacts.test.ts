import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { and, eq, inArray } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { notifyOfJobs } from '@/services/shared/jobs/enqueue'
import { jobs } from '@/services/shared/jobs/table'
import { applicantChanged, applicantHired } from '@/services/shared/service-events/catalogue'
import { until } from '@/services/shared/testing/until'
import type { ApplicationState } from '@/validators/states/application'
import { applications } from '../../tables/applications'
import { jobPosts } from '../../tables/job-posts'
import { jobPostInput, startTestService, type TestService } from '../../testing'
import { settleDecisions } from './testing'

/** People whom an earlier release told that a company is to meet them, without opening their contact to it. */

let service: TestService
let companyId: string
let jobPostId: string
beforeAll(async () => {
  service = await startTestService()
  ;({ companyId } = await service.registered('owner'))
  const branchId = await service.branch('owner')
  ;({ id: jobPostId } = await service.jobPost('owner', { ...jobPostInput(branchId), headcount: 5 }))
  await db()
    .update(jobPosts)
    .set({ state: 'published', publishedAt: new Date() })
    .where(eq(jobPosts.id, jobPostId))
})
afterAll(() => service.stop())

const db = () => service.database.db
const phone = '0898765432'

async function applied() {
  const workerId = uuidv7()
  const uid = service.worker(uuidv7(), { id: workerId, phone })
  const body = { jobPostId, answers: [] }
  const { json } = await service.ask('POST /v1/my/applications', { as: uid, body })
  return { id: json.id as string, workerId }
}

/** Somebody who was told so by the release before. */
async function told(state: ApplicationState, toldState: ApplicationState = state) {
  const one = await applied()
  await db().update(applications).set({ state, toldState }).where(eq(applications.id, one.id))
  return one
}

const read = async ({ id }: { id: string }) =>
  (await service.ask(`GET /v1/applications/${id}`, { as: 'owner' })).text

async function mend() {
  const ids = [uuidv7(), uuidv7()]
  // Twice, as after an attempt that ended in the middle.
  for (const id of ids)
    await db().insert(jobs).values({ id, kind: 'open_contacts_anew', payload: { companyId } })
  await notifyOfJobs(db())
  const waiting = and(inArray(jobs.id, ids), eq(jobs.state, 'pending'))
  await until(async () => (await db().$count(jobs, waiting)) === 0)
}

test('are reached once it is mended, and nobody else is', async () => {
  const reached = [await told('hired'), await told('offered'), await told('interview')]
  const hidden = [await told('hired', 'submitted'), await told('shortlisted'), await told('rejected')]
  for (const one of reached) expect(await read(one)).not.toContain(phone)
  await service.mail.allSent()
  await mend()
  for (const one of reached) expect(await read(one)).toContain(phone)
  for (const one of hidden) expect(await read(one)).not.toContain(phone)
  const [first, , third] = reached
  // The partim service learns of it, and of who has the job.
  for (const { workerId } of reached)
    await until(() => service.partim.lastOf(applicantChanged, { companyId, workerId }))
  await until(() => service.partim.lastOf(applicantHired, { companyId, applicationId: first?.id ?? '' }))
  expect(service.partim.lastOf(applicantHired, { companyId, applicationId: third?.id ?? '' })).toBeFalsy()
})

test('what is open already stays as it is', async () => {
  const one = await applied()
  const body = { event: 'hire', from: 'submitted' }
  await service.ask(`POST /v1/applications/${one.id}/events`, { as: 'owner', body })
  await settleDecisions(db())
  const openedAt = async () =>
    (await db().select().from(applications).where(eq(applications.id, one.id)))[0]?.contactFrom
  const before = await openedAt()
  expect(before).toBeInstanceOf(Date)
  await mend()
  expect(await openedAt()).toEqual(before)
})
