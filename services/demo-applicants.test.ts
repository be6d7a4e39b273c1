import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { isTold } from '@/validators/states/application'
import { sampleApplications } from './job-post/samples/applications'
import { seed as seedJobPosts } from './job-post/seed'
import { applications } from './job-post/tables/applications'
import { startTestService, type TestService } from './job-post/testing'
import { sampleWorkers } from './partim/samples/population'
import { accountOf, demoWorkerNumber } from './partim/samples/sample-accounts'
import { seed as seedWorkers } from './partim/seed'
import { type TestPartim, testPartim } from './partim/testing/test-partim'
import { demoApplicantUids } from './shared/identity/demo-applicants'
import { demoCompany } from './shared/identity/demo-company'
import { jobs } from './shared/jobs/table'
import { eventReceiver } from './shared/service-events/delivery'
import { until } from './shared/testing/until'

/** The demo as both services hold it: who applied to its company is somebody whom the partim service knows. */

let jobPost: TestService
let partim: TestPartim
beforeAll(async () => {
  jobPost = await startTestService()
  const { identity, issuer, address } = jobPost
  const content = { name: 'seeded', fill: seedWorkers }
  partim = await testPartim({ identity, issuer, jobPost: address }, undefined, content)
})
afterAll(async () => {
  await partim.stop()
  await jobPost.stop()
})

test('every applicant of the demo is a sample worker, under the same id, name and account', () => {
  const accounts = new Map(
    sampleWorkers(demoWorkerNumber).map((worker) => [worker.workerId, accountOf(worker)]),
  )
  const sent = sampleApplications().map(({ workerId, workerUid, worker }) => ({
    workerId,
    uid: workerUid,
    displayName: worker.displayName,
  }))
  expect(sent.map(({ workerId }) => workerId)).toEqual(expect.arrayContaining(Object.keys(demoApplicantUids)))
  expect(sent).toEqual(
    sent.map(({ workerId }) => ({
      workerId,
      uid: accounts.get(workerId)?.uid,
      displayName: accounts.get(workerId)?.displayName,
    })),
  )
})

test('the applicants of the demo know what was decided, and can be asked for an interview', async () => {
  const { db } = jobPost.database
  await seedJobPosts(db)
  const rows = await db.select().from(applications)
  expect(rows.filter(({ workerUid }) => workerUid === null)).toEqual([])
  const decided = rows.filter(({ state, confirmedAt }) => isTold(state) && confirmedAt === null)
  expect(decided.length).toBeGreaterThan(5)
  expect(decided.filter(({ state, toldState, toldAt }) => toldState !== state || toldAt === null)).toEqual([])

  await until(async () => (await db.$count(jobs, eq(jobs.state, 'pending'))) === 0)
  const receiver = eventReceiver({ from: 'job-post', to: 'partim' }, partim.address, partim.settings)
  for (const event of jobPost.partim.received) await receiver.receive(event)

  const recruiter = 'recruiter-of-the-demo'
  partim.addMember(recruiter, 'owner', demoCompany.id)
  const waiting = rows.find(({ state }) => state === 'submitted')
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const { status } = await partim.ask('POST /v1/company-interviews', {
    as: recruiter,
    body: {
      workerId: waiting?.workerId,
      jobPostId: waiting?.jobPostId,
      kind: 'phone',
      place: '',
      position: null,
      note: '',
      minutes: 30,
      times: [`${day}T07:00:00.000Z`],
    },
  })
  expect(status).toBe(201)
})
