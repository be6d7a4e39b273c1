import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { jobPosts } from './job-post/tables/job-posts'
import { jobPostInput, startTestService, type TestService } from './job-post/testing'
import { type TestPartim, testPartim } from './partim/testing/test-partim'
import { jobs } from './shared/jobs/table'
import { eventReceiver } from './shared/service-events/delivery'
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

test('an applicant’s contact is free, and they may be written to about the post, until they withdraw', async () => {
  const owner = 'owner'
  const { companyId } = await jobPost.owner(owner)
  const post = await jobPost.jobPost(owner, jobPostInput(await jobPost.branch(owner)))
  await jobPost.database.db
    .update(jobPosts)
    .set({ state: 'published', publishedAt: new Date() })
    .where(eq(jobPosts.id, post.id))
  partim.addMember(owner, 'owner', companyId)
  const worker = await partim.newWorker()
  jobPost.worker(worker.uid, { id: worker.id })
  const contact = async () =>
    (await partim.ask(`PUT /v1/workers/${worker.id}/unlock`, { as: owner })).json.reason
  const write = () =>
    partim.ask('POST /v1/company-conversations', {
      as: owner,
      body: { workerId: worker.id },
    })

  const applied = await jobPost.ask('POST /v1/my/applications', {
    as: worker.uid,
    body: { jobPostId: post.id, answers: [] },
  })
  await tell()
  expect(await contact()).toBe('applied')
  const conversation = await write()
  expect(conversation.json).toMatchObject({ canWrite: true, post: { id: post.id } })

  await jobPost.ask(`POST /v1/my/applications/${applied.json.id}/events`, {
    as: worker.uid,
    body: { event: 'withdraw', from: 'submitted' },
  })
  await tell()
  const { json } = await partim.ask(`GET /v1/company-conversations/${conversation.json.id}`, { as: owner })
  expect(json).toMatchObject({ canWrite: false })
  expect(await contact()).not.toBe('applied')
})
