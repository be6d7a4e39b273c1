import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { and, eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { accounts } from '@/services/shared/accounts/table'
import { jobs } from '@/services/shared/jobs/table'
import {
  applicantHired,
  applicationEnded,
  interviewHappened,
  workerForgotten,
} from '@/services/shared/service-events/catalogue'
import { testTurn } from '@/services/shared/testing/turn'
import { deletionPhrase } from '@/validators/deletion-phrase'
import { interviewSlots, interviews } from '../../tables/interviews'
import { resumes } from '../../tables/resumes'
import { leavingTalk } from '../../talk/leaving/service'
import { talkOf, ofWorker as talkOfWorker } from '../../talk/testing/talk'
import { type TestPartim, testPartim } from '../../testing/test-partim'
import { leaving } from '../../workers/workers/service'
import { interviewRecords } from '../copies/service'
import { endInterviewsOf, leavingInterviews } from '../leaving/service'
import { expireInterviews, forgetHeldInterviews, remindOfInterviews } from '../routines/routines'

let partim: TestPartim
let talk: ReturnType<typeof talkOf>
beforeAll(async () => {
  partim = await testPartim()
  talk = talkOf(partim)
})
afterAll(() => partim.stop())

const ofCompany = '/v1/company-interviews'
const ofWorker = '/v1/interviews'

/** A quarter of an hour some hours ahead. */
const inHours = (hours: number) =>
  new Date(Math.ceil((Date.now() + hours * 3_600_000) / 900_000) * 900_000).toISOString()

const terms = {
  jobPostId: null,
  kind: 'video',
  place: 'https://meet.example.com/abc-defg',
  position: null,
  note: 'เตรียมคำถามมาได้เลย',
  minutes: 30,
}

const proposeAs = (as: string, workerId: string, changes: object = {}) =>
  partim.ask(`POST ${ofCompany}`, {
    as,
    body: { ...terms, workerId, times: [inHours(30), inHours(50)], ...changes },
  })

/** A company and a worker who applied to it, with a proposed interview. */
async function proposed(changes: object = {}) {
  const company = partim.newCompany()
  const worker = await partim.newWorker({ displayName: 'มานี ใจงาม' })
  await talk.apply(company.companyId, worker.id)
  const { json } = await proposeAs(company.uid, worker.id, changes)
  return { company, worker, interview: json }
}

type Shown = { id: string; version: number }
const step = (end: string, as: string, { id, version }: Shown, what: string, body: object) =>
  partim.ask(`PUT ${end}/${id}/${what}`, { as, body, headers: { 'if-match': `"${version}"` } })

const accept = (as: string, interview: Shown & { times: string[] }, at = interview.times[0]) =>
  step(ofWorker, as, interview, 'agreement', { at })

async function newsOf(interviewId: string): Promise<{ what?: string; when?: string; done?: object }[]> {
  const rows = await partim.db
    .select({ payload: jobs.payload })
    .from(jobs)
    .where(
      and(eq(jobs.kind, interviewHappened.name), sql`${jobs.payload} ->> 'interviewId' = ${interviewId}`),
    )
    .orderBy(jobs.id)
  return rows.map(({ payload }) => Object(payload))
}
const promisedNews = async (interviewId: string) => (await newsOf(interviewId)).map(({ what }) => what)

type Told = { readonly subjectId: string; readonly kind: string; readonly readAt: string | null }
const noticesOf = async (as: string, interviewId: string): Promise<Told[]> =>
  (await partim.ask('GET /v1/notifications', { as })).json.items.filter(
    ({ subjectId }: Told) => subjectId === interviewId,
  )
const toldOf = async (as: string, interviewId: string) =>
  (await noticesOf(as, interviewId)).map(({ kind }) => kind)

/** Moves the hours of an interview, as time does. */
const shift = (id: string, change: Partial<typeof interviews.$inferInsert>) =>
  partim.db.update(interviews).set(change).where(eq(interviews.id, id))

describe('proposing', () => {
  test('shows both sides the same interview, tells the worker, and puts it at the head of their conversation', async () => {
    const { company, worker, interview } = await proposed()
    expect(interview).toMatchObject({
      state: 'proposed',
      with: { kind: 'worker', name: 'มานี ใจงาม' },
      can: ['propose', 'cancel'],
      outcome: null,
    })
    const [own] = (await partim.ask(`GET ${ofWorker}`, { as: worker.uid })).json.items
    expect(own).toMatchObject({
      id: interview.id,
      with: { kind: 'company', name: `ร้านของ ${company.uid}` },
      place: terms.place,
      times: interview.times,
      can: ['accept', 'ask_other', 'decline'],
    })
    const { json } = await partim.ask(`GET ${talkOfWorker}`, { as: worker.uid })
    expect(json.items).toMatchObject([{ interview: { id: interview.id, version: 1 } }])
    expect(await toldOf(worker.uid, interview.id)).toEqual(['interview_proposed'])
    expect(await promisedNews(interview.id)).toEqual(['proposed'])
  })

  test.each([
    ['phone', { place: '' }, 'ทางโทรศัพท์', ''],
    ['on_site', { place: 'สยามสแควร์ ซอย 3' }, 'ที่ร้าน', ' \\(สยามสแควร์ ซอย 3\\)'],
    ['video', {}, 'ทางวิดีโอ', ''],
  ])(
    'names its job, how one talks (%s) and for how long to both, in bell and mail; the worker reads every time and where',
    async (kind, changes, way, where) => {
      const [company, worker] = [partim.newCompany(), await partim.newWorker()]
      partim.identity.add(worker.uid, { kind: 'worker', emailVerified: true })
      const jobPostId = uuidv7()
      await talk.apply(company.companyId, worker.id)
      await talk.tellRight(company.companyId, worker.id, jobPostId, { title: 'พนักงานล้างจาน' })
      const { json } = await proposeAs(company.uid, worker.id, { jobPostId, kind, ...changes })
      const offered = `[^:]+ \\d\\d:\\d\\d น\\. หรือ [^:]+ \\d\\d:\\d\\d น\\.`
      const words = new RegExp(`2\\sเวลาให้เลือก: ${offered} ${way}${where} 30\\sนาที งาน “พนักงานล้างจาน”`)
      const { items } = (await partim.ask('GET /v1/notifications', { as: worker.uid })).json
      expect(items).toMatchObject([{ params: { title: expect.stringMatching(words) } }])
      const [{ params }] = items
      const until = /กรุณาตอบ(ภายใน \S+ \d+ \S+ \d\d:\d\d น\.)$/.exec(params.title)?.[1] ?? ''
      const day = new Date(json.expiresAt).toLocaleDateString('th-TH', {
        timeZone: 'Asia/Bangkok',
        day: 'numeric',
      })
      expect(until.split(' ')[2]).toBe(day)
      await partim.mail.allSent()
      const mails = partim.mail.sent.filter(({ text }) => words.test(text))
      expect(mails.map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual([
        expect.stringContaining(`หรือปฏิเสธได้${until}`),
      ])
      await accept(worker.uid, json)
      const told = await newsOf(json.id)
      expect(told.map(({ when }) => when)).toEqual([
        expect.stringMatching(new RegExp(`^${offered} ${way} 30\\sนาที งาน “พนักงานล้างจาน”`)),
        expect.stringMatching(new RegExp(`^[^:]+ \\d\\d:\\d\\d น\\. ${way} 30\\sนาที งาน “พนักงานล้างจาน”`)),
      ])
    },
  )

  test('other times than one agreed on are what is told of then', async () => {
    const { company, worker, interview } = await proposed()
    const agreed = (await accept(worker.uid, interview)).json
    const times = [inHours(70), inHours(90)]
    expect((await step(ofCompany, company.uid, agreed, 'times', { minutes: 30, times })).status).toBe(200)
    const { items } = (await partim.ask('GET /v1/notifications', { as: worker.uid })).json
    const last = items.find(({ subjectId }: Told) => subjectId === interview.id)
    expect(last).toMatchObject({
      kind: 'interview_proposed',
      params: { title: expect.stringMatching(/^2\sเวลาให้เลือก: /) },
    })
  })

  test('waits a day for an answer, and not longer than its last time', async () => {
    const hours = (at: string) => (Date.parse(at) - Date.now()) / 3_600_000
    expect(hours((await proposed()).interview.expiresAt)).toBeCloseTo(24, 0)
    const near = await proposed({ times: [inHours(3)] })
    expect(near.interview.expiresAt).toBe(near.interview.times[0])
  })

  test('needs the right to write: nobody else is found, and a blocked conversation is closed', async () => {
    const [company, worker] = [partim.newCompany(), await partim.newWorker()]
    for (const id of [worker.id, uuidv7()]) expect((await proposeAs(company.uid, id)).status).toBe(404)
    const { conversationId, ...pair } = await talk.pair()
    await partim.ask(`PUT ${talkOfWorker}/${conversationId}/block`, { as: pair.worker.uid })
    const refused = await proposeAs(pair.company.uid, pair.worker.id)
    expect([refused.status, refused.json.code]).toEqual([409, 'conversation_closed'])
    const finance = talk.colleague(pair.company.companyId, 'finance')
    expect((await proposeAs(finance, pair.worker.id)).status).toBe(403)
  })

  test('is made to nobody who asked for the removal of their account; those to come are cancelled and their companies told', async () => {
    const { company, worker, interview } = await proposed()
    const [agreedWith, past, other] = [partim.newCompany(), partim.newCompany(), partim.newCompany()]
    for (const { companyId } of [agreedWith, past, other]) await talk.apply(companyId, worker.id)
    const agreed = await proposeAs(agreedWith.uid, worker.id, { times: [inHours(40)] })
    const begun = await proposeAs(past.uid, worker.id, { times: [inHours(45)] })
    for (const { json } of [agreed, begun]) expect((await accept(worker.uid, json)).status).toBe(200)
    await shift(begun.json.id, { startsAt: new Date(Date.now() - 60_000) })
    const leaving = await partim.ask('POST /v1/me/deletion', {
      as: worker.uid,
      body: { confirmation: deletionPhrase },
    })
    expect(leaving.status).toBe(202)
    for (const [{ uid }, { id }, state, what] of [
      [company, interview, 'cancelled', 'cancelled'],
      [agreedWith, agreed.json, 'cancelled', 'cancelled'],
      [past, begun.json, 'accepted', 'accepted'],
    ] as const) {
      expect((await partim.ask(`GET ${ofCompany}/${id}`, { as: uid })).json.state).toBe(state)
      expect((await promisedNews(id)).at(-1)).toBe(what)
    }
    const refused = await proposeAs(other.uid, worker.id)
    expect([refused.status, refused.json.code]).toEqual([409, 'applicant_leaves'])
    // Asking ended every session that began before: the worker signs in again.
    const later = Math.floor(Date.now() / 1_000) + 2
    const session = await partim.issuer.token(worker.uid, { auth_time: later, iat: later })
    await partim.ask('DELETE /v1/me/deletion', { headers: { authorization: `Bearer ${session}` } })
    expect((await proposeAs(other.uid, worker.id)).status).toBe(201)
  })

  test('an interview that is still there of who leaves is agreed on by neither, and can be declined', async () => {
    const { company, worker, interview } = await proposed()
    // As an account that asked for its removal before its interviews went with it.
    await partim.db
      .update(accounts)
      .set({ deleteAfter: new Date(Date.now() + 86_400_000) })
      .where(eq(accounts.uid, worker.uid))
    const times = [inHours(60)]
    const wish = { at: times[0], reason: 'ติดเรียน' }
    for (const [refused, code] of [
      [await step(ofCompany, company.uid, interview, 'times', { minutes: 30, times }), 'applicant_leaves'],
      [await accept(worker.uid, interview), 'own_account_leaves'],
      [await step(ofWorker, worker.uid, interview, 'wish', wish), 'own_account_leaves'],
    ] as const) {
      expect([refused.status, refused.json.code]).toEqual([409, code])
    }
    const declined = await step(ofWorker, worker.uid, interview, 'ending', { event: 'decline' })
    expect(declined.json).toMatchObject({ state: 'declined' })
  })

  test.each([
    ['registered', 201, undefined],
    ['unregistered', 409, 'conversation_closed'],
  ] as const)('to an applicant is made by a company that is %s: %i', async (standing, status, code) => {
    const worker = await partim.newWorker()
    const uid = partim.newUid('member')
    const { companyId } = partim.addMember(uid, 'owner', undefined, standing)
    await talk.apply(companyId, worker.id)
    const answer = await proposeAs(uid, worker.id)
    expect([answer.status, answer.json.code]).toEqual([status, code])
  })

  test('happens once however often it is sent, and once at a time for the two', async () => {
    const { company, worker } = await talk.pair()
    const body = { ...terms, workerId: worker.id, times: [inHours(30)] }
    const headers = { 'idempotency-key': uuidv7() }
    const [first, again] = [
      await partim.ask(`POST ${ofCompany}`, { as: company.uid, body, headers }),
      await partim.ask(`POST ${ofCompany}`, { as: company.uid, body, headers }),
    ]
    expect([first.status, again.status, again.json.id]).toEqual([201, 201, first.json.id])
    expect((await proposeAs(company.uid, worker.id)).json.code).toBe('interview_live')
  })

  test.each([
    [{ times: [] }, 'times', 'min_items'],
    [{ times: [inHours(2), inHours(3), inHours(4), inHours(5)] }, 'times', 'max_items'],
    [{ times: [inHours(-2)] }, 'times.0', 'interview_time'],
    [{ times: [new Date(Date.now() + 100 * 86_400_000).toISOString()] }, 'times.0', 'interview_time'],
    [{ times: [inHours(2), inHours(2)] }, 'times', 'repeated'],
    [{ place: 'ไม่ใช่ลิงก์' }, 'place', 'url'],
    [{ kind: 'on_site', place: '' }, 'place', 'required'],
  ])('%j is refused by the form’s own rule', async (changes, field, rule) => {
    const { company, worker } = await talk.pair()
    const { status, json } = await proposeAs(company.uid, worker.id, changes)
    expect([status, json.errors]).toMatchObject([422, [{ field, rule }]])
  })
})

describe('answering', () => {
  test('takes one of the times, for both, and tells the company', async () => {
    const { company, worker, interview } = await proposed()
    const { status, json } = await accept(worker.uid, interview, interview.times[1])
    expect([status, json]).toMatchObject([
      200,
      { state: 'accepted', startsAt: interview.times[1], sequence: 1, expiresAt: null },
    ])
    const seen = await partim.ask(`GET ${ofCompany}/${interview.id}`, { as: company.uid })
    expect(seen.json).toMatchObject({ state: 'accepted', startsAt: interview.times[1] })
    expect(await promisedNews(interview.id)).toEqual(['proposed', 'accepted'])
    // Who has answered is asked no more.
    expect((await noticesOf(worker.uid, interview.id)).filter(({ readAt }) => readAt === null)).toEqual([])
  })

  test('is refused for a time that nobody proposed, a version that is past, and without one', async () => {
    const { worker, interview } = await proposed()
    expect((await accept(worker.uid, interview, inHours(31))).json.code).toBe('interview_time_gone')
    const stale = await accept(worker.uid, { ...interview, version: 7 })
    expect([stale.status, stale.json.current]).toMatchObject([412, { id: interview.id, version: 1 }])
    const blind = await partim.ask(`PUT ${ofWorker}/${interview.id}/agreement`, {
      as: worker.uid,
      body: { at: interview.times[0] },
    })
    expect(blind.status).toBe(428)
  })

  test('of two at the same moment one wins', async () => {
    const { worker, interview } = await proposed()
    const answers = await Promise.all([
      accept(worker.uid, interview),
      accept(worker.uid, interview, interview.times[1]),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412])
  })

  test('of two workers who want the same quarter of one member, one wins', async () => {
    const company = partim.newCompany()
    const [one, other] = [await partim.newWorker(), await partim.newWorker()]
    const at = inHours(40)
    const later = new Date(Date.parse(at) + 15 * 60_000).toISOString()
    const offers = []
    for (const [worker, times] of [
      [one, [at]],
      [other, [later]],
    ] as const) {
      await talk.apply(company.companyId, worker.id)
      offers.push((await proposeAs(company.uid, worker.id, { times })).json)
    }
    const answers = await Promise.all([accept(one.uid, offers[0]), accept(other.uid, offers[1])])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.json.code).toBe('interview_host_busy')
  })

  test('a worker is at one interview at a time, and free again once it is cancelled', async () => {
    const worker = await partim.newWorker()
    const at = inHours(40)
    const [first, second] = [partim.newCompany(), partim.newCompany()]
    const offers = []
    for (const company of [first, second]) {
      await talk.apply(company.companyId, worker.id)
      offers.push((await proposeAs(company.uid, worker.id, { times: [at] })).json)
    }
    const agreed = (await accept(worker.uid, offers[0])).json
    expect((await accept(worker.uid, offers[1])).json.code).toBe('interview_worker_busy')
    const ended = await step(ofWorker, worker.uid, agreed, 'ending', { event: 'cancel' })
    expect(ended.json).toMatchObject({ state: 'cancelled', cancelledBy: 'worker' })
    expect((await accept(worker.uid, offers[1])).status).toBe(200)
  })

  test('asks for another time, which the company takes as it is', async () => {
    const { company, worker, interview } = await proposed()
    const at = inHours(70)
    const asked = await step(ofWorker, worker.uid, interview, 'wish', { at, reason: 'ติดเรียนช่วงบ่าย' })
    expect(asked.json).toMatchObject({ state: 'reschedule_requested', can: ['accept', 'decline'] })
    const seen = (await partim.ask(`GET ${ofCompany}/${interview.id}`, { as: company.uid })).json
    expect(seen).toMatchObject({
      asked: { at, reason: 'ติดเรียนช่วงบ่าย' },
      can: ['propose', 'accept', 'cancel'],
    })
    const agreed = await step(ofCompany, company.uid, seen, 'agreement', { at })
    expect(agreed.json).toMatchObject({ state: 'accepted', startsAt: at, asked: null })
    expect(await toldOf(worker.uid, interview.id)).toContain('interview_agreed')
  })

  test('takes a proposed time after all while another is asked for, which the company hears', async () => {
    const { company, worker, interview } = await proposed()
    const at = inHours(70)
    const asked = (await step(ofWorker, worker.uid, interview, 'wish', { at, reason: '' })).json
    expect((await accept(worker.uid, asked, at)).json.code).toBe('interview_time_gone')
    const [, second] = interview.times
    expect((await accept(worker.uid, asked, second)).json).toMatchObject({
      state: 'accepted',
      startsAt: second,
      asked: null,
    })
    expect(await promisedNews(interview.id)).toEqual(['proposed', 'other_time', 'accepted'])
    const late = await step(ofCompany, company.uid, asked, 'agreement', { at })
    expect([late.status, late.json.current]).toMatchObject([412, { state: 'accepted', startsAt: second }])
  })

  test('keeps the time that was agreed on after all, and takes none that was passed over for it', async () => {
    const { worker, interview } = await proposed()
    const [first, second] = interview.times
    const agreed = (await accept(worker.uid, interview, second)).json
    const asked = (await step(ofWorker, worker.uid, agreed, 'wish', { at: inHours(70), reason: '' })).json
    expect(asked.times).toEqual([second])
    expect((await accept(worker.uid, asked, first)).json.code).toBe('interview_time_gone')
    expect((await accept(worker.uid, asked, second)).json).toMatchObject({
      state: 'accepted',
      startsAt: second,
    })
  })

  test('asks for no time that was proposed or agreed on', async () => {
    const { worker, interview } = await proposed()
    const [first, second] = interview.times
    const ask = (seen: Shown, at: string) =>
      step(ofWorker, worker.uid, seen, 'wish', { at, reason: '' }).then(({ status, json }) => [
        status,
        json.code,
      ])
    for (const at of [first, second]) expect(await ask(interview, at)).toEqual([409, 'interview_same_time'])
    const agreed = (await accept(worker.uid, interview, second)).json
    expect(await ask(agreed, second)).toEqual([409, 'interview_same_time'])
    // The other proposal is free to be asked for again.
    expect(await ask(agreed, first)).toEqual([200, undefined])
  })

  test('says who did it, also where that side needs not be told', async () => {
    const { company, worker, interview } = await proposed()
    const at = inHours(70)
    const asked = (await step(ofWorker, worker.uid, interview, 'wish', { at, reason: '' })).json
    await step(ofCompany, company.uid, asked, 'agreement', { at })
    expect((await newsOf(interview.id)).map(({ what, done }) => [what, done])).toEqual([
      ['proposed', { what: 'proposed', by: 'company', memberUid: company.uid, until: interview.times[1] }],
      ['other_time', { what: 'other_time', by: 'worker', memberUid: null, until: at }],
      ['dealt_with', { what: 'accepted', by: 'company', memberUid: company.uid, until: at }],
    ])
  })

  test('moves what was agreed on under a higher number of its calendar entry, and proposes anew', async () => {
    const { company, worker, interview } = await proposed()
    const agreed = (await accept(worker.uid, interview)).json
    const body = { at: inHours(72), reason: '' }
    const asked = (await step(ofWorker, worker.uid, agreed, 'wish', body)).json
    expect([asked.sequence, asked.startsAt]).toEqual([2, interview.times[0]])
    const again = await step(ofCompany, company.uid, asked, 'times', { minutes: 45, times: [inHours(80)] })
    expect(again.json).toMatchObject({ state: 'proposed', minutes: 45, sequence: 3 })
    expect((await accept(worker.uid, again.json)).json).toMatchObject({ state: 'accepted', sequence: 4 })
  })

  test('declines, and both sides may end what is to come', async () => {
    const first = await proposed()
    const declined = await step(ofWorker, first.worker.uid, first.interview, 'ending', { event: 'decline' })
    const until = first.interview.expiresAt
    expect(until).not.toBeNull()
    expect(declined.json).toMatchObject({ state: 'declined', can: ['reconsider'], reconsiderUntil: until })
    const seen = await partim.ask(`GET ${ofCompany}/${first.interview.id}`, { as: first.company.uid })
    expect(seen.json).toMatchObject({ state: 'declined', reconsiderUntil: null })
    expect(await newsOf(first.interview.id)).toMatchObject([
      { what: 'proposed' },
      // As the end of a sentence: who declined neither of them.
      {
        what: 'declined',
        when: expect.stringMatching(/^[^:]+ \d\d:\d\d น\. และ [^:]+ \d\d:\d\d น\. ทางวิดีโอ/),
      },
    ])
    const second = await proposed()
    const cancelled = await step(ofCompany, second.company.uid, second.interview, 'ending', {
      event: 'cancel',
    })
    expect(cancelled.json).toMatchObject({ state: 'cancelled', cancelledBy: 'company' })
    expect(await toldOf(second.worker.uid, second.interview.id)).toContain('interview_cancelled')
    const late = await step(ofWorker, second.worker.uid, cancelled.json, 'ending', { event: 'decline' })
    expect([late.status, late.json]).toMatchObject([
      409,
      { code: 'wrong_state', current: { state: 'cancelled' } },
    ])
  })
})

describe('afterwards', () => {
  async function begun() {
    const one = await proposed()
    const agreed = (await accept(one.worker.uid, one.interview)).json
    await shift(agreed.id, { startsAt: new Date(Date.now() - 3_600_000) })
    return { ...one, interview: agreed }
  }

  test('notes a result, which the worker never reads, and corrects it', async () => {
    const { company, worker, interview } = await begun()
    const body = { event: 'complete', note: 'พูดจาดี เริ่มได้เลย', decision: 'fits' }
    const done = await step(ofCompany, company.uid, interview, 'outcome', body)
    expect(done.json).toMatchObject({
      state: 'completed',
      outcome: { note: body.note, decision: 'fits' },
    })
    const own = await partim.ask(`GET ${ofWorker}/${interview.id}`, { as: worker.uid })
    expect(own.json.outcome).toBeNull()
    expect(JSON.stringify(own.json)).not.toContain(body.note)
    const absent = { event: 'mark_no_show', note: '', decision: null }
    expect((await step(ofCompany, company.uid, done.json, 'outcome', absent)).json.state).toBe('no_show')
  })

  test('leaves nothing unread of it, and nothing of the result in its history', async () => {
    const { company, worker, interview } = await begun()
    await shift(interview.id, { startsAt: new Date(Date.now() + 59 * 60_000) })
    await remindOfInterviews(partim.db, testTurn())
    const unread = async () =>
      (await noticesOf(worker.uid, interview.id)).filter(({ readAt }) => readAt === null)
    // The reminder is in the place of what it reminds of.
    expect((await unread()).map(({ kind }) => kind)).toEqual(['interview_reminder'])
    await shift(interview.id, { startsAt: new Date(Date.now() - 3_600_000) })
    const body = { event: 'complete', note: '', decision: null }
    expect((await step(ofCompany, company.uid, interview, 'outcome', body)).status).toBe(200)
    expect(await unread()).toEqual([])
    const last = (await newsOf(interview.id)).at(-1)
    expect([last?.what, last?.done]).toEqual(['dealt_with', undefined])
  })

  test('has no result before it begins', async () => {
    const { company, worker, interview } = await proposed()
    const agreed = (await accept(worker.uid, interview)).json
    const body = { event: 'complete', note: '', decision: null }
    expect((await step(ofCompany, company.uid, agreed, 'outcome', body)).json.code).toBe('wrong_state')
  })
})

describe('a telephone interview that both agreed on', () => {
  /** With somebody who was invited and did not apply: nothing else shows their number. */
  async function invited(kind = 'phone') {
    const [company, worker] = [partim.newCompany(), await partim.newWorker()]
    const jobPostId = uuidv7()
    await partim.db.update(accounts).set({ phone: '0815550100' }).where(eq(accounts.uid, worker.uid))
    await partim.db.update(resumes).set({ visibility: 'open' }).where(eq(resumes.workerId, worker.id))
    await talk.tellRight(company.companyId, worker.id, jobPostId, { invitedAt: new Date().toISOString() })
    const place = kind === 'phone' ? '' : terms.place
    const { json } = await proposeAs(company.uid, worker.id, { jobPostId, kind, place, times: [inHours(30)] })
    const numberFor = async (as: string, end = ofCompany) =>
      (await partim.ask(`GET ${end}/${json.id}`, { as })).json.phone
    return { company, worker, interview: json, numberFor }
  }

  test('shows the company the number from the agreement until a day after it', async () => {
    const { company, worker, interview, numberFor } = await invited()
    expect(await numberFor(company.uid)).toBeNull()
    await accept(worker.uid, interview)
    expect([await numberFor(company.uid), await numberFor(worker.uid, ofWorker)]).toEqual([
      '0815550100',
      null,
    ])
    const ago = (hours: number) => shift(interview.id, { startsAt: new Date(Date.now() - hours * 3_600_000) })
    await ago(24)
    expect(await numberFor(company.uid)).toBe('0815550100')
    await ago(25)
    expect(await numberFor(company.uid)).toBeNull()
  })

  test.each(['unregistered', 'registered'] as const)('of a company that is %s by then', async (standing) => {
    const { company, worker, interview, numberFor } = await invited()
    await accept(worker.uid, interview)
    const uid = partim.newUid('member')
    partim.addMember(uid, 'owner', company.companyId, standing)
    expect(await numberFor(uid)).toBe(standing === 'registered' ? '0815550100' : null)
  })

  test('only by telephone, and to none that the worker blocked', async () => {
    const video = await invited('video')
    await accept(video.worker.uid, video.interview)
    expect(await video.numberFor(video.company.uid)).toBeNull()
    const { company, worker, interview, numberFor } = await invited()
    await accept(worker.uid, interview)
    await partim.ask(`PUT ${talkOfWorker}/${interview.conversationId}/block`, { as: worker.uid })
    expect(await numberFor(company.uid)).toBeNull()
  })
})

describe('by itself', () => {
  test('a proposal that nobody answers ends, and both are told', async () => {
    const { company, worker, interview } = await proposed()
    const other = await proposed()
    await shift(interview.id, { expiresAt: new Date(Date.now() - 1_000) })
    for (const _ of [1, 2]) await expireInterviews(partim.db, testTurn())
    const seen = async (id: string, as: string) =>
      (await partim.ask(`GET ${ofCompany}/${id}`, { as })).json.state
    expect(await seen(interview.id, company.uid)).toBe('expired')
    expect(await seen(other.interview.id, other.company.uid)).toBe('proposed')
    expect(await toldOf(worker.uid, interview.id)).toEqual(['interview_lapsed', 'interview_proposed'])
    expect(await promisedNews(interview.id)).toEqual(['proposed', 'unanswered'])
  })

  test('an agreed time stands again when nobody answers the wish for another, and both are told', async () => {
    const { company, worker, interview } = await proposed({ times: [inHours(20)] })
    const [agreedAt] = interview.times
    const agreed = (await accept(worker.uid, interview)).json
    const asked = await step(ofWorker, worker.uid, agreed, 'wish', { at: inHours(70), reason: '' })
    // While the two are at it, nobody else gets the time.
    const taken = () =>
      partim.db.select().from(interviewSlots).where(eq(interviewSlots.interviewId, interview.id))
    expect(await taken()).toHaveLength(4)
    // There is an hour left to hear of it.
    expect(Date.parse(asked.json.expiresAt)).toBe(Date.parse(agreedAt) - 3_600_000)
    await shift(interview.id, { expiresAt: new Date(Date.now() - 1_000) })
    for (const _ of [1, 2]) await expireInterviews(partim.db, testTurn())
    for (const [end, as] of [
      [ofCompany, company.uid],
      [ofWorker, worker.uid],
    ] as const) {
      const seen = (await partim.ask(`GET ${end}/${interview.id}`, { as })).json
      expect(seen).toMatchObject({ state: 'accepted', startsAt: agreedAt, asked: null, sequence: 3 })
    }
    expect(await taken()).toHaveLength(4)
    expect((await toldOf(worker.uid, interview.id))[0]).toBe('interview_stands')
    const [, accepted, , restored] = await newsOf(interview.id)
    expect(restored).toMatchObject({ what: 'restored', when: accepted?.when, done: { by: 'system' } })
  })

  test.each([
    ['that is past by then', true],
    ['in whose place the company proposed others', false],
  ] as const)('an agreed time %s stands no more', async (_when, isPast) => {
    const { company, worker, interview } = await proposed()
    let seen = (await accept(worker.uid, interview)).json
    if (!isPast)
      seen = (
        await step(ofCompany, company.uid, seen, 'times', { minutes: 30, times: [inHours(40), inHours(45)] })
      ).json
    await step(ofWorker, worker.uid, seen, 'wish', { at: inHours(70), reason: '' })
    const past = new Date(Date.now() - 1_000)
    await shift(interview.id, { expiresAt: past, ...(isPast && { startsAt: past }) })
    await expireInterviews(partim.db, testTurn())
    expect((await partim.ask(`GET ${ofCompany}/${interview.id}`, { as: company.uid })).json.state).toBe(
      'expired',
    )
    expect((await promisedNews(interview.id)).at(-1)).toBe('unanswered')
  })

  test('a wish of the last hour before an agreed time waits for half of what is left', async () => {
    const { worker, interview } = await proposed()
    const agreed = (await accept(worker.uid, interview)).json
    await shift(interview.id, { startsAt: new Date(Date.now() + 40 * 60_000) })
    const asked = await step(ofWorker, worker.uid, agreed, 'wish', { at: inHours(70), reason: '' })
    expect((Date.parse(asked.json.expiresAt) - Date.now()) / 60_000).toBeCloseTo(20, 0)
  })

  test('both are reminded a day and an hour before, once each', async () => {
    const { worker, interview } = await proposed()
    await accept(worker.uid, interview)
    const remind = async () => {
      for (const _ of [1, 2]) await remindOfInterviews(partim.db, testTurn())
      return (await toldOf(worker.uid, interview.id)).filter((kind) => kind === 'interview_reminder').length
    }
    expect(await remind()).toBe(0)
    await shift(interview.id, { startsAt: new Date(Date.now() + 23 * 3_600_000) })
    expect(await remind()).toBe(1)
    await shift(interview.id, { startsAt: new Date(Date.now() + 59 * 60_000) })
    expect(await remind()).toBe(2)
    expect((await promisedNews(interview.id)).filter((what) => what === 'soon')).toHaveLength(2)
  })
})

test('that it is to come is news to nobody once it was held, whatever the company notes', async () => {
  const { worker, interview } = await proposed()
  await accept(worker.uid, interview)
  await shift(interview.id, { startsAt: new Date(Date.now() + 59 * 60_000) })
  await remindOfInterviews(partim.db, testTurn())
  const unread = async () =>
    (await noticesOf(worker.uid, interview.id)).filter(({ readAt }) => readAt === null).length
  await forgetHeldInterviews(partim.db, testTurn())
  expect(await unread()).toBe(1)
  await shift(interview.id, { startsAt: new Date(Date.now() - 31 * 60_000) })
  for (const _ of [1, 2]) await forgetHeldInterviews(partim.db, testTurn())
  expect(await unread()).toBe(0)
  expect((await promisedNews(interview.id)).filter((what) => what === 'dealt_with')).toHaveLength(1)
})

test('another company and another worker are answered as if there were no such interview', async () => {
  const { interview } = await proposed()
  const [company, worker] = [partim.newCompany(), await partim.newWorker()]
  for (const [prefix, as] of [
    [ofCompany, company.uid],
    [ofWorker, worker.uid],
  ] as const) {
    const answers = [interview.id, uuidv7()].map((id) => partim.ask(`GET ${prefix}/${id}`, { as }))
    const [foreign, unknown] = (await Promise.all(answers)).map(({ status, json }) => [
      status,
      { ...json, requestId: '' },
    ])
    expect(foreign).toEqual(unknown)
    expect(foreign?.[0]).toBe(404)
  }
})

test('with the account of a worker all is forgotten that companies were told in their name, after the last of it', async () => {
  const { company, worker, interview } = await proposed()
  const account = { uid: worker.uid } as Parameters<typeof leaving.removeData>[1]
  await partim.db.transaction((tx) => leavingInterviews(leavingTalk(leaving)).removeData(tx, account))
  const subject = workerForgotten.subjectOf({ companyId: '', subject: 'interview', id: interview.id })
  const rows = await partim.db
    .select({ kind: jobs.kind, payload: jobs.payload })
    .from(jobs)
    .where(eq(jobs.subject, subject))
    .orderBy(jobs.id)
  expect(rows.map(({ kind }) => kind)).toEqual([
    interviewHappened.name,
    interviewHappened.name,
    workerForgotten.name,
  ])
  const { companyId } = company
  expect(rows[2]?.payload).toEqual({ companyId, subject: 'interview', id: interview.id })
  const ofTalk = { companyId, subject: 'conversation', id: interview.conversationId }
  expect(
    await partim.db.$count(
      jobs,
      and(eq(jobs.kind, workerForgotten.name), sql`${jobs.payload} @> ${JSON.stringify(ofTalk)}`),
    ),
  ).toBe(1)
})

test('a company that closes cancels what is to come', async () => {
  const { company, worker, interview } = await proposed()
  await accept(worker.uid, interview)
  await partim.db.transaction((tx) => endInterviewsOf(tx, company.companyId))
  expect(await toldOf(worker.uid, interview.id)).toContain('interview_cancelled')
  const slots = await partim.db
    .select()
    .from(interviewSlots)
    .where(eq(interviewSlots.interviewId, interview.id))
  expect(slots).toEqual([])
})

test('nothing is said of interviews that are over by who leaves, company or worker', async () => {
  const ofClosing = await proposed()
  await accept(ofClosing.worker.uid, ofClosing.interview)
  const past = { startsAt: new Date(Date.now() - 3 * 86_400_000) }
  await shift(ofClosing.interview.id, past)
  await partim.db.transaction((tx) => endInterviewsOf(tx, ofClosing.company.companyId))
  expect(await toldOf(ofClosing.worker.uid, ofClosing.interview.id)).not.toContain('interview_cancelled')

  const ofLeaver = await proposed()
  await accept(ofLeaver.worker.uid, ofLeaver.interview)
  await shift(ofLeaver.interview.id, past)
  const told = await promisedNews(ofLeaver.interview.id)
  const leaving = leavingInterviews({
    mayLeave: async () => {},
    announce: async () => {},
    retract: async () => {},
    removeData: async () => {},
  })
  const account = { uid: ofLeaver.worker.uid } as Parameters<typeof leaving.removeData>[1]
  await partim.db.transaction((tx) => leaving.removeData(tx, account))
  expect(await promisedNews(ofLeaver.interview.id)).toEqual(told)
})

describe('an application that ends', () => {
  /** An interview about a post that both agreed on. */
  async function agreedAbout(jobPostId: string) {
    const [company, worker] = [partim.newCompany(), await partim.newWorker()]
    await talk.apply(company.companyId, worker.id)
    await talk.tellRight(company.companyId, worker.id, jobPostId)
    const { json } = await proposeAs(company.uid, worker.id, { jobPostId })
    expect(json.post).toMatchObject({ id: jobPostId })
    const interview = (await accept(worker.uid, json)).json
    const end = (endedBy: 'company' | 'worker', about = jobPostId) =>
      partim.tell(
        applicationEnded,
        { companyId: company.companyId, applicationId: uuidv7() },
        { workerId: worker.id, jobPostId: about, endedBy },
      )
    const hire = (about = jobPostId) =>
      partim.tell(
        applicantHired,
        { companyId: company.companyId, applicationId: uuidv7() },
        { workerId: worker.id, jobPostId: about },
      )
    const states = async () =>
      Promise.all(
        [
          [ofCompany, company.uid],
          [ofWorker, worker.uid],
        ].map(
          async ([prefix, as = '']) =>
            (await partim.ask(`GET ${prefix}/${interview.id}`, { as })).json.state as string,
        ),
      )
    return { company, worker, interview, end, hire, states }
  }

  test.each([
    ['worker', ['proposed', 'accepted', 'cancelled'], false],
    ['company', ['proposed', 'accepted', 'dealt_with'], true],
  ] as const)('by the %s cancels its interview for both', async (endedBy, news, isToldToWorker) => {
    const { worker, interview, end, states } = await agreedAbout(uuidv7())
    for (const _ of [1, 2]) await end(endedBy)
    expect(await states()).toEqual(['cancelled', 'cancelled'])
    expect(await promisedNews(interview.id)).toEqual(news)
    expect((await toldOf(worker.uid, interview.id)).includes('interview_cancelled')).toBe(isToldToWorker)
  })

  test('because its worker has the job ends its interview for both, of which nobody is told apart or reminded', async () => {
    const { company, worker, interview, hire, states } = await agreedAbout(uuidv7())
    await shift(interview.id, { startsAt: new Date(Date.now() + 3_000_000) })
    for (const _ of [1, 2]) await hire()
    expect(await states()).toEqual(['cancelled', 'cancelled'])
    await remindOfInterviews(partim.db, testTurn())
    const news = await newsOf(interview.id)
    expect(news.map(({ what }) => what)).toEqual(['proposed', 'accepted', 'dealt_with'])
    expect(news.at(-1)?.done).toMatchObject({ what: 'cancelled', by: 'system', memberUid: null })
    expect(await toldOf(worker.uid, interview.id)).toEqual(['interview_proposed'])
    expect((await noticesOf(worker.uid, interview.id)).filter(({ readAt }) => readAt === null)).toEqual([])
    // The two can arrange another one.
    expect((await proposeAs(company.uid, worker.id)).status).toBe(201)
  })

  test('of who has another job, or an interview that has begun, is left alone by a hire', async () => {
    const { interview, hire, states } = await agreedAbout(uuidv7())
    await hire(uuidv7())
    expect(await states()).toEqual(['accepted', 'accepted'])
    await shift(interview.id, { startsAt: new Date(Date.now() - 60_000) })
    await hire()
    expect(await states()).toEqual(['accepted', 'accepted'])
  })

  test('leaves an interview about another post, and one that has begun', async () => {
    const { interview, end, states } = await agreedAbout(uuidv7())
    await end('worker', uuidv7())
    expect(await states()).toEqual(['accepted', 'accepted'])
    await shift(interview.id, { startsAt: new Date(Date.now() - 3_600_000) })
    await end('worker')
    expect(await states()).toEqual(['accepted', 'accepted'])
  })
})

test('a worker’s copy holds their interviews with what was noted', async () => {
  const { worker, interview } = await proposed()
  expect(await interviewRecords(partim.db, worker.uid)).toMatchObject([
    { id: interview.id, state: 'proposed', place: terms.place, times: interview.times },
  ])
})
