import type { Static } from '@fastify/type-provider-typebox'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { noteInterviewStep } from './job-post/hiring/applications/interview-steps-repository'
import { applications } from './job-post/tables/applications'
import { jobPosts } from './job-post/tables/job-posts'
import { jobPostInput, startTestService, type TestService } from './job-post/testing'
import { interviewHappened } from './shared/service-events/catalogue'
import { type EventReceiver, eventReceiver } from './shared/service-events/delivery'

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

/** A company with somebody who applied to its post. */
async function applied() {
  const owner = `interviewing-${uuidv7()}`
  const { companyId } = await service.owner(owner)
  const { id: jobPostId } = await service.jobPost(owner, jobPostInput(await service.branch(owner)))
  const { db } = service.database
  await db
    .update(jobPosts)
    .set({ state: 'published', publishedAt: new Date() })
    .where(eq(jobPosts.id, jobPostId))
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
  return { owner, about, stored, applicationId: json.id as string }
}

test('a proposed interview moves the application once, and its worker is told by the interview alone', async () => {
  const { about, stored } = await applied()
  const id = uuidv7()
  for (let times = 0; times < 3; times += 1) await tell(id, about)
  expect(await stored()).toMatchObject({ state: 'interview', toldState: 'interview', version: 2 })
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
      params: { worker: about.workerName, when: about.when },
    }),
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

test('nobody else may tell of interviews', async () => {
  const { about } = await applied()
  const forger = eventReceiver(interviewHappened, service.address, { ATTESTATION_SECRET: 'x'.repeat(32) })
  await expect(tell(uuidv7(), about, forger)).rejects.toMatchObject({ status: 401 })
})
