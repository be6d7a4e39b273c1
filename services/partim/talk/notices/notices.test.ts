import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { and, eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { jobs } from '@/services/shared/jobs/table'
import { messagesRead, messagesWaiting, talkRightChanged } from '@/services/shared/service-events/catalogue'
import { testTurn } from '@/services/shared/testing/turn'
import { until } from '@/services/shared/testing/until'
import { messages } from '../../tables/conversations'
import { applicants } from '../../tables/unlocks'
import { type TestPartim, testPartim } from '../../testing/test-partim'
import { noticeUnread } from './noticing'

let partim: TestPartim
beforeAll(async () => {
  partim = await testPartim()
})
afterAll(() => partim.stop())

const ends = { company: '/v1/company-conversations', worker: '/v1/conversations' } as const
type Side = keyof typeof ends

/** A company and a worker who applied to a post of it, and their conversation. */
async function talk() {
  const company = partim.newCompany()
  const worker = await partim.newWorker({ displayName: 'สมศรี จันทร์ดี' })
  const jobPostId = uuidv7()
  const now = Date.now()
  const day = 86_400_000
  await partim.tell(
    talkRightChanged,
    { companyId: company.companyId, workerId: worker.id, jobPostId },
    {
      company: { name: 'ครัวสมหมาย', standing: 'represented', logoUrl: null },
      right: {
        title: 'พนักงานเสิร์ฟ',
        workType: 'waiter',
        invitedAt: null,
        at: new Date(now).toISOString(),
        until: new Date(now + day).toISOString(),
      },
    },
  )
  const until = new Date(now + day)
  await partim.db.insert(applicants).values({ companyId: company.companyId, workerId: worker.id, until })
  const begun = await partim.ask(`POST ${ends.company}`, {
    as: company.uid,
    body: { workerId: worker.id, postId: jobPostId },
  })
  expect(begun.json).toMatchObject({ id: expect.any(String) })
  const id: string = begun.json.id
  const uidOf = (side: Side) => (side === 'company' ? company.uid : worker.uid)
  const say = async (side: Side, text = 'พรุ่งนี้มาได้ไหม') => {
    const body = { text, isConfirmed: false }
    const path = `${ends[side]}/${id}/messages/${crypto.randomUUID()}`
    const sent = await partim.ask(`PUT ${path}`, { as: uidOf(side), body })
    expect(sent.status).toBe(200)
    return sent.json as { id: string; seq: number }
  }
  const mark = (side: Side, body: { readUpTo?: number; deliveredUpTo?: number }) =>
    partim.ask(`PUT ${ends[side]}/${id}/marks`, { as: uidOf(side), body })
  const change = (side: Side, body: object) =>
    partim.ask(`PATCH ${ends[side]}/${id}`, { as: uidOf(side), body })
  /** As if everything had been written so many minutes earlier. */
  const wait = (minutes: number) =>
    partim.db
      .update(messages)
      .set({ at: sql`${messages.at} - make_interval(mins => ${minutes})` })
      .where(eq(messages.conversationId, id))
  return { id, company, worker, jobPostId, say, mark, change, wait }
}

const notice = async () => {
  const turn = testTurn('tell of unread messages')
  await noticeUnread(partim.db, turn)
  return turn.failed
}
type Told = { kind: string; subjectId: string; params: { company: string }; readAt: string | null }
const toldOf = async (as: string): Promise<Told[]> =>
  (await partim.ask('GET /v1/notifications', { as })).json.items.filter(
    ({ kind }: Told) => kind === 'company_wrote',
  )

test('a worker with no page open for two minutes is told once, however much is written, until they read', async () => {
  const { id, company, worker, say, mark, wait } = await talk()
  await say('company')
  await notice()
  expect(await toldOf(worker.uid)).toEqual([])
  await wait(3)
  await notice()
  await say('company', 'ตอบหน่อยนะ')
  await wait(3)
  await notice()
  const [told, ...others] = await toldOf(worker.uid)
  expect(others).toEqual([])
  expect(told).toMatchObject({ subjectId: id, params: { company: `ร้านของ ${company.uid}` }, readAt: null })

  await mark('worker', { readUpTo: 2 })
  await notice()
  expect((await toldOf(worker.uid)).map(({ readAt }) => readAt)).toEqual([expect.any(String)])
  await say('company', 'พบกันพรุ่งนี้')
  await wait(3)
  await notice()
  expect((await toldOf(worker.uid)).map(({ readAt }) => readAt)).toEqual([null, expect.any(String)])
})

test('what reached an open page is told of after a quarter of an hour, if it is still not read', async () => {
  const { worker, say, mark, wait } = await talk()
  const { seq } = await say('company')
  await mark('worker', { deliveredUpTo: seq })
  await wait(10)
  await notice()
  expect(await toldOf(worker.uid)).toEqual([])
  await wait(6)
  await notice()
  expect(await toldOf(worker.uid)).toHaveLength(1)
})

test('by mail as well, without the words', async () => {
  const { id, company, worker, say, wait } = await talk()
  await say('company', 'คำที่ไม่อยู่ในจดหมาย')
  await wait(3)
  await notice()
  const promised = await partim.db
    .select({ payload: jobs.payload })
    .from(jobs)
    .where(and(eq(jobs.kind, 'company_wrote'), sql`${jobs.payload} ->> 'uid' = ${worker.uid}`))
  expect(promised.map(({ payload }) => payload)).toEqual([
    { uid: worker.uid, displayName: 'สมศรี จันทร์ดี', company: `ร้านของ ${company.uid}`, conversationId: id },
  ])
})

test('who muted or blocked the other is not told', async () => {
  const [muted, blocked] = [await talk(), await talk()]
  await muted.say('company')
  await blocked.say('company')
  await muted.change('worker', { isMuted: true })
  await partim.ask(`PUT ${ends.worker}/${blocked.id}/block`, { as: blocked.worker.uid })
  await muted.wait(30)
  await blocked.wait(30)
  await notice()
  expect(await toldOf(muted.worker.uid)).toEqual([])
  expect(await toldOf(blocked.worker.uid)).toEqual([])
})

test('nobody is told of a message that was taken back', async () => {
  const { id, company, worker, say, wait } = await talk()
  const { id: messageId } = await say('company')
  await partim.ask(`DELETE ${ends.company}/${id}/messages/${messageId}`, { as: company.uid })
  await wait(30)
  await notice()
  expect(await toldOf(worker.uid)).toEqual([])
})

test('a company is told through the job-post service, once until it reads, in order', async () => {
  const { id, company, jobPostId, say, mark, wait } = await talk()
  await say('company')
  await say('worker', 'มาได้ค่ะ')
  await wait(3)
  await notice()
  const { seq } = await say('worker', 'กี่โมงคะ')
  await wait(3)
  await notice()
  await mark('company', { readUpTo: seq })
  await notice()
  await notice()
  await say('worker', 'ถึงแล้วค่ะ')
  await wait(3)
  await notice()
  const { received } = partim.jobPost
  const told = () => received.filter(({ about }) => about.conversationId === id)
  await until(() => told().length === 3)
  const ofConversation = { companyId: company.companyId, conversationId: id }
  const waiting = {
    type: messagesWaiting.name,
    about: { ...ofConversation, jobPostId, workerName: expect.stringMatching(/^สมศรี/) },
  }
  expect(told()).toMatchObject([waiting, { type: messagesRead.name, about: ofConversation }, waiting])
})
