import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { jobPostInput, startTestService, type TestService } from './job-post/testing'
import { messagesRead, messagesWaiting } from './shared/service-events/catalogue'
import { type EventReceiver, eventReceiver } from './shared/service-events/delivery'

/** The two services' halves of telling a company that a worker wrote, over HTTP. */

let service: TestService
let jobPost: EventReceiver
beforeAll(async () => {
  service = await startTestService()
  jobPost = eventReceiver(messagesWaiting, service.address, service.settings)
})
afterAll(() => service.stop())

const wait = (id: string, about: object) =>
  jobPost.receive({ id, type: messagesWaiting.name, about: { ...about }, facts: {} })
const read = (id: string, { companyId, conversationId }: { companyId: string; conversationId: string }) =>
  jobPost.receive({ id, type: messagesRead.name, about: { companyId, conversationId }, facts: {} })

let round = 0
async function company() {
  round += 1
  const owner = `talking-owner-${round}`
  const { companyId } = await service.owner(owner)
  return { owner, about: { companyId, conversationId: uuidv7(), jobPostId: null, workerName: 'สมศรี จ.' } }
}
type Told = { id: string; kind: string; readAt: string | null }
const toldOf = async (as: string): Promise<Told[]> =>
  (await service.ask('GET /v1/notifications', { as })).json.items.filter(
    ({ kind }: Told) => kind === 'worker_wrote',
  )

test('who may decide about applicants is told once, in the product and by mail, however often it is asked', async () => {
  const { owner, about } = await company()
  const recruiter = await service.colleague(`recruiter-${round}`, about.companyId, 'recruiter', [])
  const finance = await service.colleague(`finance-${round}`, about.companyId, 'finance', [])
  const id = uuidv7()
  for (let times = 0; times < 3; times += 1) await wait(id, about)
  const told = {
    id,
    subject: 'conversation',
    subjectId: about.conversationId,
    params: { worker: about.workerName },
  }
  for (const as of [owner, recruiter]) expect(await toldOf(as)).toEqual([expect.objectContaining(told)])
  expect(await toldOf(finance)).toEqual([])
  const mailed = () => service.mail.sent.filter(({ subject }) => subject.startsWith(about.workerName))
  await service.mail.allSent()
  expect(
    mailed()
      .map(({ to }) => to)
      .sort(),
  ).toEqual([`${recruiter}@example.com`, `${owner}@example.com`].sort())
  expect(mailed()[0]?.text).toContain(`/chat?c=${about.conversationId}`)
})

test('of one conversation nobody has two unread ones, and reading the messages reads it', async () => {
  const { owner, about } = await company()
  const [first, second] = [uuidv7(), uuidv7()]
  await wait(first, about)
  await wait(second, about)
  expect((await toldOf(owner)).map(({ id, readAt }) => [id, readAt])).toEqual([[second, null]])
  const reading = uuidv7()
  for (let times = 0; times < 2; times += 1) await read(reading, about)
  expect((await toldOf(owner)).map(({ id, readAt }) => [id, readAt])).toEqual([[second, expect.any(String)]])
})

test('another company’s conversation of the same id is not read with it', async () => {
  const { owner, about } = await company()
  await wait(uuidv7(), about)
  await read(uuidv7(), { ...about, companyId: uuidv7() })
  expect((await toldOf(owner)).map(({ readAt }) => readAt)).toEqual([null])
})

test('a manager of branches is told of posts in theirs alone', async () => {
  const { owner, about } = await company()
  const [own, other] = [await service.branch(owner), await service.branch(owner)]
  const manager = await service.colleague(`manager-${round}`, about.companyId, 'branch_manager', [own])
  const postIn = async (branchId: string) => (await service.jobPost(owner, jobPostInput(branchId))).id
  await wait(uuidv7(), { ...about, jobPostId: await postIn(other) })
  await wait(uuidv7(), { ...about, conversationId: uuidv7() })
  expect(await toldOf(manager)).toEqual([])
  await wait(uuidv7(), { ...about, jobPostId: await postIn(own) })
  expect(await toldOf(manager)).toHaveLength(1)
})
