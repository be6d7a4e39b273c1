import type { Static } from '@fastify/type-provider-typebox'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { noteInterviewStep } from './job-post/hiring/applications/interview-steps-repository'
import { settleDecisions } from './job-post/hiring/applications/testing'
import { applications } from './job-post/tables/applications'
import { jobPostInput, startTestService, type TestService } from './job-post/testing'
import {
  applicantHired,
  interviewHappened,
  messagesWaiting,
  workerForgotten,
} from './shared/service-events/catalogue'
import { type EventReceiver, eventReceiver } from './shared/service-events/delivery'
import { until } from './shared/testing/until'

/** The two services' halves of what happens to an interview, over HTTP. */

let service: TestService
let jobPost: EventReceiver
beforeAll(async () => {
  service = await startTestService()
  jobPost = eventReceiver(interviewHappened, service.address, service.settings)
})
afterAll(() => service.stop())

type InterviewNews = Static<typeof interviewHappened.about>
const tell = (id: string, about: InterviewNews, to = jobPost) =>
  to.receive({ id, type: interviewHappened.name, about, facts: {} })

const tellOfMessages = (
  { companyId, jobPostId, workerName }: InterviewNews,
  conversationId: string = uuidv7(),
) =>
  jobPost.receive({
    id: uuidv7(),
    type: messagesWaiting.name,
    about: { companyId, conversationId, jobPostId, workerName },
    facts: {},
  })

/** A company with somebody who applied to its post. */
async function applied() {
  const owner = `interviewing-${uuidv7()}`
  const { companyId } = await service.owner(owner)
  const { id: jobPostId } = await service.openPost(owner, jobPostInput(await service.branch(owner)))
  const { db } = service.database
  const workerId = uuidv7()
  const uid = service.worker(uuidv7(), { id: workerId })
  const { json } = await service.ask('POST /v1/my/applications', {
    as: uid,
    body: { jobPostId, answers: [] },
  })
  const about: InterviewNews = {
    what: 'proposed',
    companyId,
    workerId,
    interviewId: uuidv7(),
    jobPostId,
    memberUid: owner,
    workerName: 'สมศรี จ.',
    when: 'พ. 25 พ.ย. 10:00 น.',
  }
  const stored = async () => {
    const [row] = await db.select().from(applications).where(eq(applications.id, json.id))
    return row && { state: row.state, toldState: row.toldState, version: row.version }
  }
  return { owner, uid, about, stored, applicationId: json.id as string }
}

test('a proposed interview moves the application once, and its worker is told by the interview alone', async () => {
  const { about, stored } = await applied()
  const id = uuidv7()
  for (let times = 0; times < 3; times += 1) await tell(id, about)
  expect(await stored()).toMatchObject({ state: 'interview', toldState: 'interview', version: 2 })
})

test('who was asked for an interview is said to have been told of it, and not to be told for a day', async () => {
  const { owner, about } = await applied()
  await tell(uuidv7(), about)
  const { json } = await service.ask(`GET /v1/job-posts/${about.jobPostId}/board`, { as: owner })
  const column = json.stages.find(({ stage }: { stage: string }) => stage === 'interview')
  expect(column.items).toEqual([
    expect.objectContaining({ isKnown: true, isBeingTold: false, toldAt: expect.any(String) }),
  ])
})

test('an application that went on is not moved back, and none need be there', async () => {
  const { owner, about, stored, applicationId } = await applied()
  const body = { event: 'reject', from: 'submitted' }
  await service.ask(`POST /v1/applications/${applicationId}/events`, { as: owner, body })
  await tell(uuidv7(), about)
  expect(await stored()).toMatchObject({ state: 'rejected' })
  await tell(uuidv7(), { ...about, jobPostId: null })
  await tell(uuidv7(), { ...about, jobPostId: uuidv7() })
})

test('members are told once of an answer, in place of what they did not read before', async () => {
  const { owner, about } = await applied()
  const id = uuidv7()
  for (let times = 0; times < 2; times += 1) await tell(id, { ...about, what: 'accepted' })
  const { json } = await service.ask('GET /v1/notifications', { as: owner })
  expect(json.items.filter(({ subject }: { subject: string }) => subject === 'interview')).toEqual([
    expect.objectContaining({
      id,
      kind: 'interview_accepted',
      subjectId: about.interviewId,
      params: { worker: about.workerName, when: about.when, jobPostId: about.jobPostId },
    }),
  ])
})

test('who holds an interview is told of it wherever it is, other managers of branches only of their posts', async () => {
  const { owner, about } = await applied()
  const own = await service.branch(owner)
  const manager = (name: string) =>
    service.colleague(`${name}-${owner}`, about.companyId, 'branch_manager', [own])
  const [host, other] = [await manager('host'), await manager('other')]
  const held = { ...about, memberUid: host, interviewId: uuidv7() }
  await tell(uuidv7(), { ...held, what: 'accepted', jobPostId: null })
  await tell(uuidv7(), { ...held, what: 'other_time' })
  const toldTo = async (as: string) =>
    (await service.ask('GET /v1/notifications', { as })).json.items.map(({ kind }: { kind: string }) => kind)
  expect(await toldTo(host)).toEqual(['interview_other_time', 'interview_accepted'])
  expect(await toldTo(other)).toEqual([])
  await service.mail.allSent()
  const mailedTo = (to: string) => service.mail.sent.filter((mail) => mail.to === `${to}@example.com`)
  expect([mailedTo(host).length, mailedTo(other).length]).toEqual([2, 0])
})

test('that an agreed time stands, because nobody answered the wish for another, is mailed', async () => {
  const { owner, about } = await applied()
  await tell(uuidv7(), { ...about, what: 'other_time' })
  await tell(uuidv7(), { ...about, what: 'restored' })
  const { items } = (await service.ask('GET /v1/notifications', { as: owner })).json
  expect(items[0]).toMatchObject({ kind: 'interview_restored', params: { when: about.when }, readAt: null })
  expect(items[1]).toMatchObject({ kind: 'interview_other_time', readAt: expect.any(String) })
  await service.mail.allSent()
  const mailed = service.mail.sent.filter(({ to }) => to === `${owner}@example.com`)
  expect(mailed.at(-1)?.subject).toContain(`ยังเป็นเวลาเดิม ${about.when}`)
})

test.each([
  ['declined', 'ปฏิเสธเวลาสัมภาษณ์ที่เสนอ'],
  ['cancelled', 'ยกเลิกนัดสัมภาษณ์'],
] as const)('members are told of an interview that was %s as that, and of when', async (what, said) => {
  const { owner, about } = await applied()
  await tell(uuidv7(), { ...about, what })
  const { items } = (await service.ask('GET /v1/notifications', { as: owner })).json
  expect(items[0]).toMatchObject({ kind: 'interview_declined', params: { when: about.when, how: what } })
  await service.mail.allSent()
  const mail = service.mail.sent.filter(({ to }) => to === `${owner}@example.com`).at(-1)
  expect(mail?.subject).toBe(`${about.workerName} ${said} ${about.when}`)
  expect(mail?.text).toContain(`${about.workerName} ${said} ${about.when}`)
})

test('with the account of a worker their name goes out of what members were told, and nothing else does', async () => {
  const { owner, about } = await applied()
  await tell(uuidv7(), { ...about, what: 'accepted' })
  const [conversationId, another] = [uuidv7(), uuidv7()]
  for (const id of [conversationId, another]) await tellOfMessages(about, id)
  for (const [subject, id] of [
    ['interview', about.interviewId],
    ['conversation', conversationId],
  ] as const)
    await jobPost.receive({
      id: uuidv7(),
      type: workerForgotten.name,
      about: { companyId: about.companyId, subject, id },
      facts: {},
    })
  const { items } = (await service.ask('GET /v1/notifications', { as: owner })).json
  const named = (items as { subjectId: string; params: { worker?: string } }[]).map(
    ({ subjectId, params: { worker } }) => [subjectId, worker],
  )
  expect(named.slice(0, 3)).toEqual([
    [another, about.workerName],
    [conversationId, undefined],
    [about.interviewId, undefined],
  ])
  // Told late, of somebody whose name nobody knows any more.
  await tell(uuidv7(), { ...about, what: 'soon', workerName: '' })
  await service.mail.allSent()
  expect(service.mail.sent.at(-1)?.text).toContain('คนหางานที่ลบบัญชีแล้ว')
})

test('a member who is bound to branches keeps what tells of interviews and conversations there', async () => {
  const { owner, about } = await applied()
  const { branchId } = (await service.ask(`GET /v1/job-posts/${about.jobPostId}`, { as: owner })).json
  const elsewhere = (await service.jobPost(owner, jobPostInput(await service.branch(owner)))).id
  const colleague = await service.colleague(`bound-${owner}`, about.companyId, 'recruiter', [])
  for (const jobPostId of [about.jobPostId, elsewhere, null]) {
    await tell(uuidv7(), { ...about, what: 'accepted', interviewId: uuidv7(), jobPostId })
    await tellOfMessages({ ...about, jobPostId })
  }
  const query = `?q=${encodeURIComponent(`${colleague}@`)}`
  const [member] = (await service.ask(`GET /v1/members${query}`, { as: owner })).json.items
  const changed = await service.ask(`PUT /v1/members/${member.id}`, {
    as: owner,
    body: { role: 'branch_manager', branchIds: [branchId] },
    headers: { 'if-match': `"${member.version}"` },
  })
  expect(changed.status).toBe(200)
  const kept = (await service.ask('GET /v1/notifications', { as: colleague })).json.items as {
    kind: string
    params: { jobPostId?: string }
  }[]
  expect(kept.map(({ kind, params }) => [kind, params.jobPostId])).toEqual([
    ['member_role_changed', undefined],
    ['worker_wrote', about.jobPostId],
    ['interview_accepted', about.jobPostId],
  ])
})

test('what was done to an interview is in the history of its application, with who did it', async () => {
  const { owner, about, applicationId } = await applied()
  const by = (side: 'company' | 'worker' | 'system', what: InterviewNews['what']) => ({
    what,
    by: side,
    memberUid: side === 'company' ? owner : null,
  })
  const first = uuidv7()
  // Once, however often it is told.
  for (let times = 0; times < 2; times += 1) await tell(first, { ...about, done: by('company', 'proposed') })
  await tell(uuidv7(), {
    ...about,
    what: 'other_time',
    when: 'อ. 1 ธ.ค. 18:00 น.',
    done: by('worker', 'other_time'),
  })
  // Whoever agreed is told nothing, and the history has it.
  await tell(uuidv7(), { ...about, what: 'dealt_with', done: by('company', 'accepted') })
  await tell(uuidv7(), { ...about, what: 'soon' })
  await tell(uuidv7(), { ...about, what: 'unanswered', done: by('system', 'unanswered') })
  // The company was closed, or turned the worker down: no member did this to the interview.
  await tell(uuidv7(), {
    ...about,
    what: 'dealt_with',
    done: { what: 'cancelled', by: 'company', memberUid: null },
  })
  await tell(uuidv7(), { ...about, jobPostId: null, done: by('company', 'proposed') })
  const { json } = await service.ask(`GET /v1/applications/${applicationId}/events`, { as: owner })
  const at = expect.any(String)
  const memberName = expect.any(String)
  expect(json.interviews).toEqual([
    { what: 'proposed', when: about.when, who: 'company', memberName, at },
    { what: 'other_time', when: 'อ. 1 ธ.ค. 18:00 น.', who: 'worker', memberName: null, at },
    { what: 'accepted', when: about.when, who: 'company', memberName, at },
    { what: 'unanswered', when: about.when, who: 'system', memberName: null, at },
    { what: 'cancelled', when: about.when, who: 'system', memberName: null, at },
  ])
  const { companyId: _ } = await service.owner('another company')
  const foreign = await service.ask(`GET /v1/applications/${applicationId}/events`, { as: 'another company' })
  expect(foreign.status).toBe(404)
})

test('of more than the history shows the newest is shown, oldest first', async () => {
  const { owner, about, applicationId: id } = await applied()
  const step = { what: 'proposed', who: 'company', actorUid: owner, interviewId: about.interviewId } as const
  for (let n = 1; n <= 102; n += 1)
    await noteInterviewStep(
      service.database.db,
      { companyId: about.companyId, id },
      {
        ...step,
        when: String(n),
        requestId: uuidv7(),
      },
    )
  const { json } = await service.ask(`GET /v1/applications/${id}/events`, { as: owner })
  const shown = json.interviews.map(({ when }: { when: string }) => when)
  expect([shown.length, shown[0], shown.at(-1)]).toEqual([100, '3', '102'])
})

test.each(['proposed', 'dealt_with', 'cancelled'] as const)(
  'members are not asked for another time any more after: %s',
  async (what) => {
    const { owner, about } = await applied()
    const unread = async () =>
      (await service.ask('GET /v1/notifications', { as: owner })).json.items
        .filter(
          ({ kind, readAt }: { kind: string; readAt: string | null }) => /^interview/.test(kind) && !readAt,
        )
        .map(({ kind }: { kind: string }) => kind)
    await tell(uuidv7(), { ...about, what: 'other_time' })
    expect(await unread()).toEqual(['interview_other_time'])
    await tell(uuidv7(), { ...about, what })
    expect(await unread()).toEqual(what === 'cancelled' ? ['interview_declined'] : [])
  },
)

/** Tells of an interview that both agreed on, some hours from now. */
async function agreed(about: InterviewNews, hours: number) {
  const by = {
    by: 'worker',
    memberUid: null,
    until: new Date(Date.now() + hours * 3_600_000).toISOString(),
  } as const
  await tell(uuidv7(), { ...about, done: { ...by, what: 'proposed' } })
  await tell(uuidv7(), { ...about, what: 'accepted', done: { ...by, what: 'accepted' } })
}
const noInterview = 'ไม่ต้องสัมภาษณ์แล้ว (พ. 25 พ.ย. 10:00 น.)'

test.each([
  ['to come', 20, true],
  ['that was held', -1, false],
])('who is taken on hears with it of an interview %s', async (_what, hours, isToCome) => {
  const { owner, about, applicationId, uid } = await applied()
  await agreed(about, hours)
  const body = { event: 'hire', from: 'interview' }
  await service.ask(`POST /v1/applications/${applicationId}/events`, { as: owner, body })
  const key = { companyId: about.companyId, applicationId }
  expect(service.partim.lastOf(applicantHired, key)).toBeUndefined()
  await settleDecisions(service.database.db)
  const event = await until(async () => service.partim.lastOf(applicantHired, key))
  expect(event?.facts).toEqual({ workerId: about.workerId, jobPostId: about.jobPostId })
  const mail = await service.mail.to(`${uid}@example.com`)
  expect(mail.text.includes(noInterview)).toBe(isToCome)
  const told = [...service.workerNotifications.told.values()].filter((one) => one.subjectId === applicationId)
  expect(told.map(({ kind }) => kind)).toEqual(['application_hired'])
  expect(told[0]?.params.facts?.includes(noInterview)).toBe(isToCome)
})

test.each([
  ['to come', 20, true],
  ['that was held', -1, false],
])(
  'who accepts an offer ends with it an interview %s, as the company hears',
  async (_what, hours, isToCome) => {
    const { owner, about, applicationId, uid } = await applied()
    await agreed(about, hours)
    const act = (path: string, as: string, event: string, from: string) =>
      service.ask(`POST ${path}/${applicationId}/events`, { as, body: { event, from } })
    await act('/v1/applications', owner, 'offer', 'interview')
    await settleDecisions(service.database.db)
    const key = { companyId: about.companyId, applicationId }
    expect(service.partim.lastOf(applicantHired, key)).toBeUndefined()
    expect((await act('/v1/my/applications', uid, 'accept', 'offered')).status).toBe(200)
    await until(async () => service.partim.lastOf(applicantHired, key))
    const { items } = (await service.ask('GET /v1/notifications', { as: owner })).json
    const accepted = items.find(({ kind }: { kind: string }) => kind === 'offer_accepted')
    expect(accepted.params.when.includes('ไม่ต้องสัมภาษณ์แล้ว')).toBe(isToCome)
  },
)

test('nobody else may tell of interviews', async () => {
  const { about } = await applied()
  const forger = eventReceiver(interviewHappened, service.address, { ATTESTATION_SECRET: 'x'.repeat(32) })
  await expect(tell(uuidv7(), about, forger)).rejects.toMatchObject({ status: 401 })
})
