import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { and, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { jobs } from '@/services/shared/jobs/table'
import { noticeSettled } from '@/services/shared/service-events/catalogue'
import { composedBy } from '@/services/shared/testing/composed-by'
import { testTurn } from '@/services/shared/testing/turn'
import { until } from '@/services/shared/testing/until'
import { settledSeconds } from '@/validators/states/application'
import { applications } from '../../tables/applications'
import { jobPosts, shifts } from '../../tables/job-posts'
import { dayAhead, jobPostInput, startTestService, type TestService } from '../../testing'
import { applicationMails } from './mails'
import { completeDueApplications, tellWorkers } from './routines'
import { termAnswerJobs } from './term-answers'

let service: TestService
let branchId: string
beforeAll(async () => {
  service = await startTestService()
  await service.owner('owner')
  branchId = await service.branch('owner')
  service.identity.add('staff', { ops: true })
})
afterAll(() => service.stop())

const ask = (...args: Parameters<TestService['ask']>) => service.ask(...args)

const shift = (ahead: number, startTime = '09:00', endTime = '13:00') => ({
  date: dayAhead(ahead),
  startTime,
  endTime,
  breakMinutes: 0,
})

/** A published post, the input it was made from, and the ids of its shifts. */
async function openPost(changes: object) {
  const input = { ...jobPostInput(branchId), headcount: 3, ...changes }
  const { id, shiftIds } = await service.openPost('owner', input)
  const edit = async (more: { readonly shifts?: readonly object[]; readonly [name: string]: unknown }) => {
    const { version } = (await ask(`GET /v1/job-posts/${id}`, { as: 'owner' })).json
    const times: readonly object[] = more.shifts ?? (input as { shifts: object[] }).shifts
    const kept = times.map((one, index) => ({ ...(shiftIds[index] && { id: shiftIds[index] }), ...one }))
    const headers = { 'if-match': `"${version}"` }
    const { status, text } = await ask(`PUT /v1/job-posts/${id}`, {
      as: 'owner',
      headers,
      body: { ...input, ...more, shifts: kept },
    })
    if (status !== 200) throw new Error(text)
  }
  return { id, shiftIds, edit }
}

/** Moves a shift into the past. */
const begin = (jobPostId: string, shiftId: string) =>
  service.database.db
    .update(shifts)
    .set({
      date: dayAhead(-1),
      startsAt: new Date(`${dayAhead(-1)}T09:00:00+07:00`),
      endsAt: new Date(`${dayAhead(-1)}T13:00:00+07:00`),
    })
    .where(and(eq(shifts.jobPostId, jobPostId), eq(shifts.id, shiftId)))

const workerOf = new Map<string, string>()
const uidOf = (id: string) => workerOf.get(id) ?? ''

/** Adds an application of a worker, who is a new one unless given, and a decision about it; answers the application's id. */
async function applicant(
  jobPostId: string,
  event: string | null,
  shiftIds?: readonly string[],
  uid = service.worker(uuidv7()),
) {
  const body = { jobPostId, answers: [], ...(shiftIds && { shiftIds }) }
  const { json } = await ask('POST /v1/my/applications', { as: uid, body })
  workerOf.set(json.id, uid)
  if (event) {
    const decision = { as: 'owner', body: { event, from: 'submitted' } }
    expect((await ask(`POST /v1/applications/${json.id}/events`, decision)).status).toBe(200)
  }
  return json.id as string
}

/** The application as its worker sees it. */
const own = async (id: string) => (await ask(`GET /v1/my/applications/${id}`, { as: uidOf(id) })).json
/** The application as the company sees it. */
const seen = async (id: string) => (await ask(`GET /v1/applications/${id}`, { as: 'owner' })).json

async function answer(id: string, said: string, version?: number) {
  const body = { answer: said, version: version ?? (await own(id)).version }
  return ask(`POST /v1/my/applications/${id}/term-answers`, { as: uidOf(id), body })
}

/** Who was told of the job that is theirs. */
async function hiredFor(jobPostId: string, shiftIds?: readonly string[], uid?: string) {
  const id = await applicant(jobPostId, 'hire', shiftIds, uid)
  await tell()
  await newsTo(id)
  return id
}

/** What a worker's bell was told last. */
const lastTold = () => [...service.workerNotifications.told.values()].at(-1)

/** What the owner's bell says about a post, latest first. */
async function bellAbout(jobPostId: string) {
  const { items } = (await ask('GET /v1/notifications?limit=50', { as: 'owner' })).json
  const others = ['applications_received', 'job_post_published']
  return items.filter(
    (one: { subjectId: string; kind: string }) => one.subjectId === jobPostId && !others.includes(one.kind),
  )
}

/** Waits until the partim service is told that a worker is asked about terms no more. */
const settledFor = (subjectId: string) =>
  until(async () => service.partim.lastOf(noticeSettled, { kind: 'application_terms_asked', subjectId }))

/** Lets the time for an answer pass, and does the job that is due then. */
async function passAnswerTime(id: string) {
  const rows = await service.database.db.select().from(jobs)
  const due = rows.filter(({ kind, payload }) => kind === 'lapse_terms' && Object(payload).id === id)
  const [handler] = termAnswerJobs(service.database.db)
  const log = { warn: () => {}, error: () => {} }
  const attempt = {
    jobId: '',
    number: 1,
    stopping: new AbortController().signal,
    log,
    savePayload: async () => {},
  }
  return Promise.all(due.map(({ payload }) => handler?.run(payload, attempt)))
}

/** Makes all changes old enough to be told, and promises the mails. */
async function tell() {
  const { db } = service.database
  await db.update(applications).set({ updatedAt: new Date(Date.now() - (settledSeconds + 1) * 1_000) })
  await tellWorkers(db, testTurn())
}

/** The mails about an application promised since the last call, with their texts. */
const known = new Set<string>()
async function newsTo(id: string) {
  const { db } = service.database
  const mails = await db.select().from(jobs).orderBy(jobs.id)
  const fresh = mails.filter(
    ({ id: jobId, kind, payload }) =>
      Object(payload).id === id && !['tell_worker', 'lapse_terms'].includes(kind) && !known.has(jobId),
  )
  for (const mail of fresh) known.add(mail.id)
  const { identity, workerNotifications } = service
  const appUrl = 'http://localhost:3000'
  const composers = applicationMails({
    db,
    identity,
    appUrl,
    workerNotifications,
    hasOwnAddress: async () => true,
  })
  return Promise.all(
    fresh.map(async ({ kind, payload }) => ({
      kind,
      terms: Object(payload).terms?.join(),
      text: (await composedBy(composers, kind, payload))?.text,
    })),
  )
}

test('who is offered or hired is told once what edits changed, from what to what, and so is who only applied', async () => {
  const { id, edit } = await openPost({ shifts: [shift(4), shift(5)] })
  const hired = await applicant(id, 'hire')
  const offered = await applicant(id, 'offer')
  const waiting = await applicant(id, null)
  await tell()
  for (const one of [hired, offered, waiting]) await newsTo(one)

  await edit({ shifts: [shift(4, '10:00', '14:00'), shift(5)], description: 'แต่งกายสุภาพ' })
  await edit({ shifts: [shift(4, '10:00', '14:00'), shift(5)], payAmount: 55_050 })
  await tellWorkers(service.database.db, testTurn())
  expect(await newsTo(hired)).toEqual([])
  await tell()
  await tell()
  const [told, ...others] = await newsTo(hired)
  expect(others).toEqual([])
  expect(told).toMatchObject({ kind: 'application_terms_changed', terms: 'pay,shifts' })
  expect(told?.text).toContain('ค่าจ้าง 600 บาทต่อวัน → 550.50 บาทต่อวัน')
  expect(told?.text).toMatch(/วันและเวลา วัน.+09:00–13:00 น. → วัน.+10:00–14:00 น./)
  expect(told?.text).toContain('ขอตามเดิม')
  const [toOffered] = await newsTo(offered)
  expect(toOffered?.text).toContain('กรุณาตรวจรายละเอียดก่อนตอบรับ')
  expect(toOffered?.text).toContain('600 บาทต่อวัน → 550.50 บาทต่อวัน')
  expect((await newsTo(waiting)).map(({ terms }) => terms)).toEqual(['pay,shifts'])
})

describe('who applied and waits', () => {
  test('hears of worse terms, from what to what, reads them where they may withdraw, and is bound to nothing', async () => {
    const { id, edit } = await openPost({ shifts: [shift(4)] })
    const waiting = await applicant(id, null)
    await edit({ shifts: [shift(4, '12:00', '16:00')], payAmount: 55_000 })
    expect((await own(waiting)).termChange).toBeNull()
    await tell()
    const [told, ...others] = await newsTo(waiting)
    expect(others).toEqual([])
    expect(told?.text).toContain('ถอนใบสมัครได้ในหน้างานของฉัน')
    expect(told?.text).toContain('ค่าจ้าง 600 บาทต่อวัน → 550 บาทต่อวัน')
    expect(told?.text).toMatch(/09:00–13:00 น. → .+12:00–16:00 น./)
    expect(lastTold()).toMatchObject({
      kind: 'application_terms_changed',
      params: { facts: expect.arrayContaining(['ค่าจ้าง 600 บาทต่อวัน → 550 บาทต่อวัน']) },
    })
    expect(await own(waiting)).toMatchObject({
      state: 'submitted',
      events: ['withdraw'],
      // What they would work for now is the post's.
      post: { payAmount: 55_000 },
      shifts: [{ startTime: '12:00' }],
      termChange: { answerBy: null, was: { payAmount: 60_000 }, becomes: { payAmount: 55_000 } },
    })
    await tell()
    expect(await newsTo(waiting)).toEqual([])

    // Opening or choosing somebody changes nothing of what they applied for; later edits are told against that.
    const body = { event: 'shortlist', from: 'submitted' }
    await ask(`POST /v1/applications/${waiting}/events`, { as: 'owner', body })
    expect((await own(waiting)).termChange.was.payAmount).toBe(60_000)
    await edit({ shifts: [shift(4)], payAmount: 50_000 })
    await tell()
    const [again] = await newsTo(waiting)
    expect(again?.text).toContain('600 บาทต่อวัน → 500 บาทต่อวัน')
    expect(again?.text).not.toContain('12:00–16:00')
    expect(await own(waiting)).toMatchObject({
      state: 'shortlisted',
      termChange: { was: { payAmount: 60_000 } },
    })
    expect(await seen(waiting)).toMatchObject({ state: 'shortlisted', toldAt: null, oldTerms: null })

    // What is offered then is the post's.
    const offer = { event: 'offer', from: 'shortlisted' }
    await ask(`POST /v1/applications/${waiting}/events`, { as: 'owner', body: offer })
    await tell()
    expect(await own(waiting)).toMatchObject({ state: 'offered', totalPay: 50_000, termChange: null })
  })

  test('reads of better pay without a notice, and of nothing once the terms are as they were', async () => {
    const { id, edit } = await openPost({ shifts: [shift(4)] })
    const waiting = await applicant(id, null)
    await edit({ payAmount: 65_000 })
    await tell()
    expect(await newsTo(waiting)).toEqual([])
    expect((await own(waiting)).termChange).toMatchObject({
      was: { payAmount: 60_000 },
      becomes: { payAmount: 65_000 },
    })
    await edit({})
    await tell()
    expect((await own(waiting)).termChange).toBeNull()
  })

  test('hears of other terms also when they are asked to an interview in the same moment', async () => {
    const { id, edit } = await openPost({ shifts: [shift(4)] })
    const waiting = await applicant(id, null)
    await edit({ payAmount: 55_000 })
    const body = { event: 'interview', from: 'submitted' }
    await ask(`POST /v1/applications/${waiting}/events`, { as: 'owner', body })
    await tell()
    const kinds = (await newsTo(waiting)).map(({ kind }) => kind)
    expect(kinds).toEqual(['application_moved', 'application_terms_changed'])
    expect((await own(waiting)).termChange).toMatchObject({ was: { payAmount: 60_000 } })
  })

  test('hears of what they chose alone where people choose their shifts', async () => {
    const { id, shiftIds, edit } = await openPost({
      shiftChoice: 'each',
      shifts: [shift(4), shift(5)],
    })
    const [first, second] = [
      await applicant(id, null, [shiftIds[0] ?? '']),
      await applicant(id, null, [shiftIds[1] ?? '']),
    ]
    await edit({ shiftChoice: 'each', shifts: [shift(4, '12:00', '16:00'), shift(5)] })
    await tell()
    expect((await newsTo(first)).map(({ terms }) => terms)).toEqual(['shifts'])
    expect(await newsTo(second)).toEqual([])
    expect((await own(second)).termChange).toBeNull()
  })
})

test('other terms or shifts of a job leave when its worker was told of it', async () => {
  const { id, edit } = await openPost({ shifts: [shift(4)] })
  const hired = await hiredFor(id)
  const { toldAt } = await seen(hired)
  expect(toldAt).toEqual(expect.any(String))
  const stillTold = { state: 'hired', toldAt, isBeingTold: false }
  await edit({ payAmount: 55_000 })
  await tell()
  expect(await seen(hired)).toMatchObject(stillTold)
  const [asked] = await newsTo(hired)
  expect(asked?.terms).toBe('pay')
  await service.mail.allSent()
  expect(await seen(hired)).toMatchObject(stillTold)
})

test('nobody is told of what was not agreed to: words, people, questions', async () => {
  const { id, edit } = await openPost({ shifts: [shift(4)] })
  const hired = await hiredFor(id)
  const { version } = await own(hired)
  await edit({ shifts: [shift(4)], description: 'แต่งกายสุภาพ', headcount: 5, minAge: 20 })
  await tell()
  expect(await newsTo(hired)).toEqual([])
  expect(await own(hired)).toMatchObject({ version, termChange: null })
})

describe('who is hired', () => {
  test('keeps what was agreed, and is asked about less pay once the edit has stood, in all places at once', async () => {
    const { id, edit } = await openPost({ shifts: [shift(4), shift(5)] })
    const hired = await hiredFor(id)
    await edit({ payAmount: 55_000 })
    const before = { post: { payAmount: 60_000 }, totalPay: 120_000 }
    expect(await own(hired)).toMatchObject({ ...before, termChange: null })
    expect(await seen(hired)).toMatchObject({
      oldTerms: { isSettled: false, answerBy: null, payAmount: 60_000 },
    })

    await tell()
    const asked = await own(hired)
    expect(asked).toMatchObject({
      ...before,
      termChange: {
        was: { payAmount: 60_000, totalPay: 120_000 },
        becomes: { payAmount: 55_000, totalPay: 110_000 },
      },
    })
    const hours = (Date.parse(asked.termChange.answerBy) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(23)
    expect(hours).toBeLessThanOrEqual(24)
    expect((await newsTo(hired)).map(({ kind }) => kind)).toEqual(['application_terms_changed'])
    expect(lastTold()).toMatchObject({
      kind: 'application_terms_asked',
      params: { facts: ['ค่าจ้าง 600 บาทต่อวัน → 550 บาทต่อวัน', 'รวม 1,200 → 1,100 บาท'] },
    })
  })

  test('works on the new terms once they accept those, which the company hears at once', async () => {
    const { id, edit } = await openPost({ shifts: [shift(4)] })
    const hired = await hiredFor(id)
    await edit({ shifts: [shift(4, '10:00', '14:00')], payAmount: 55_000 })
    await tell()
    const { status, json } = await answer(hired, 'accept')
    expect(status).toBe(200)
    expect(json).toMatchObject({
      state: 'hired',
      isConfirmed: true,
      termChange: null,
      totalPay: 55_000,
      shifts: [{ startTime: '10:00' }],
    })
    expect(await seen(hired)).toMatchObject({ oldTerms: null })
    expect(await bellAbout(id)).toMatchObject([
      { kind: 'terms_accepted', params: { when: expect.stringContaining('10:00–14:00') } },
    ])
  })

  test('keeps to the agreed terms: those stand for them alone, and the company hears of it', async () => {
    const { id, edit } = await openPost({ shifts: [shift(4)] })
    const [keeps, accepts] = [await hiredFor(id), await hiredFor(id)]
    await edit({ shifts: [shift(4, '10:00', '14:00')], payAmount: 55_000 })
    await tell()
    expect((await answer(accepts, 'accept')).status).toBe(200)
    const { json } = await answer(keeps, 'keep')
    const agreed = { totalPay: 60_000, shifts: [{ startTime: '09:00', endTime: '13:00' }] }
    expect(json).toMatchObject({ ...agreed, state: 'hired', termChange: null, post: { payAmount: 60_000 } })
    expect(await seen(keeps)).toMatchObject({ oldTerms: { isSettled: true, shifts: agreed.shifts } })
    const [told] = await bellAbout(id)
    expect(told).toMatchObject({
      kind: 'terms_kept',
      params: { when: expect.stringContaining('09:00–13:00') },
    })

    // Another word in the post is no other question; other terms are.
    await edit({ shifts: [shift(4, '10:00', '14:00')], payAmount: 55_000, description: 'แต่งกายสุภาพ' })
    await tell()
    expect((await own(keeps)).termChange).toBeNull()
    await edit({ shifts: [shift(4, '10:00', '14:00')], payAmount: 50_000 })
    await tell()
    const [one, other] = [await own(keeps), await own(accepts)]
    expect([one.termChange.was.payAmount, one.termChange.becomes.payAmount]).toEqual([60_000, 50_000])
    expect([other.termChange.was.payAmount, other.termChange.becomes.payAmount]).toEqual([55_000, 50_000])
  })

  test.each(['leave', 'withdraw'])('may %s, which is not held against them, and is missing', async (way) => {
    const { id, edit } = await openPost({ shifts: [shift(1)] })
    const hired = await hiredFor(id)
    await edit({ payAmount: 55_000 })
    await tell()
    const body = { event: 'withdraw', from: 'hired' }
    const left =
      way === 'leave'
        ? await answer(hired, 'leave')
        : await ask(`POST /v1/my/applications/${hired}/events`, { as: uidOf(hired), body })
    expect([left.status, left.json.state, left.json.gaveBack]).toEqual([200, 'withdrawn', true])
    const { items } = (await ask(`GET /v1/applications/${hired}/events`, { as: 'owner' })).json
    expect(items.map(({ event }: { event: string }) => event).slice(-2)).toEqual([
      'change_terms',
      'refuse_terms',
    ])
    const because = expect.stringContaining('เพราะไม่รับเงื่อนไขใหม่')
    expect(await bellAbout(id)).toMatchObject([{ kind: 'worker_cannot_come', params: { when: because } }])
    const { lostPlaces, answers } = (await ask('GET /v1/days', { as: 'owner' })).json
    expect(lostPlaces).toContainEqual(expect.objectContaining({ applicationId: hired, reason: 'terms' }))
    expect(answers[0]).toMatchObject({ applicationId: hired, answer: 'worker_cannot_come' })
  })

  test('who does not answer in time keeps the agreed terms, and the company hears of it', async () => {
    const { id, edit } = await openPost({ shifts: [shift(4)] })
    const hired = await hiredFor(id)
    await edit({ payAmount: 55_000 })
    await tell()
    await passAnswerTime(hired)
    await passAnswerTime(hired)
    expect(await own(hired)).toMatchObject({
      state: 'hired',
      totalPay: 60_000,
      termChange: null,
      isConfirmed: false,
    })
    expect((await bellAbout(id)).map(({ kind }: { kind: string }) => kind)).toEqual(['terms_unanswered'])
    const late = await answer(hired, 'accept')
    expect([late.status, late.json.code, late.json.current.totalPay]).toEqual([409, 'wrong_state', 60_000])
  })

  test('an answer in time, or another question, leaves nothing to lapse', async () => {
    const { id, edit } = await openPost({ shifts: [shift(4)] })
    const [answered, again] = [await hiredFor(id), await hiredFor(id)]
    await edit({ payAmount: 55_000 })
    await tell()
    await answer(answered, 'accept')
    await passAnswerTime(answered)
    expect(await own(answered)).toMatchObject({ totalPay: 55_000 })
    await edit({ payAmount: 50_000 })
    await passAnswerTime(again)
    await tell()
    expect((await own(again)).termChange).toMatchObject({ was: { payAmount: 60_000 } })
  })

  test('is asked about everything at once, from what was agreed, however often it changed', async () => {
    const { id, edit } = await openPost({ shifts: [shift(4)] })
    const hired = await hiredFor(id)
    await edit({ payAmount: 55_000 })
    await tell()
    const { version } = await own(hired)
    await edit({ payAmount: 50_000, shifts: [shift(4, '10:00', '14:00')] })
    // Nobody answers what is not asked any more.
    expect((await own(hired)).termChange).toBeNull()
    expect((await answer(hired, 'accept', version)).status).toBe(409)
    await tell()
    expect((await own(hired)).termChange).toMatchObject({
      was: { payAmount: 60_000, shifts: [{ startTime: '09:00' }] },
      becomes: { payAmount: 50_000, shifts: [{ startTime: '10:00' }] },
    })
  })

  test('an edit back ends the question: told where it was told, and as if it had never been where not', async () => {
    const { id, edit } = await openPost({ shifts: [shift(4)] })
    const hired = await hiredFor(id)
    await edit({ payAmount: 55_000 })
    await edit({ payAmount: 60_000 })
    await tell()
    expect(await newsTo(hired)).toEqual([])
    expect(await own(hired)).toMatchObject({ totalPay: 60_000, termChange: null })

    await edit({ payAmount: 55_000 })
    await tell()
    await newsTo(hired)
    await edit({ payAmount: 60_000 })
    await tell()
    const [told] = await newsTo(hired)
    expect(told?.text).toContain('ตอนนี้ ค่าจ้าง 600 บาทต่อวัน')
    expect(await seen(hired)).toMatchObject({ oldTerms: null })
    expect((await answer(hired, 'keep')).status).toBe(409)
  })

  test('is told of better pay, and not asked', async () => {
    const { id, edit } = await openPost({ shifts: [shift(4)] })
    const hired = await hiredFor(id)
    await edit({ payAmount: 65_000 })
    await tell()
    const [told] = await newsTo(hired)
    expect(told?.text).toContain('ตอนนี้ ค่าจ้าง 650 บาทต่อวัน')
    expect(lastTold()).toMatchObject({ kind: 'application_terms_changed' })
    expect(await own(hired)).toMatchObject({ totalPay: 65_000, termChange: null })
    // Better, but at another time.
    await edit({ payAmount: 70_000, shifts: [shift(4, '10:00', '14:00')] })
    await tell()
    expect((await own(hired)).termChange).toMatchObject({ was: { payAmount: 65_000 } })
  })

  test('who keeps their hours is told of pay better than theirs, and not asked about the hours again', async () => {
    const { id, edit } = await openPost({ shifts: [shift(4)] })
    const keeps = await hiredFor(id)
    const moved = { shifts: [shift(4, '10:00', '14:00')] }
    await edit({ ...moved, payAmount: 50_000 })
    await tell()
    await answer(keeps, 'keep')
    await newsTo(keeps)
    const theirs = async () => {
      const { termChange, shifts: own_, totalPay } = await own(keeps)
      return [termChange, own_[0].startTime, totalPay]
    }
    // Less than theirs: nothing to hear of.
    await edit({ ...moved, payAmount: 55_000 })
    await tell()
    expect(await theirs()).toEqual([null, '09:00', 60_000])
    expect(await newsTo(keeps)).toEqual([])

    await edit({ ...moved, payAmount: 65_000 })
    await tell()
    expect(await theirs()).toEqual([null, '09:00', 65_000])
    expect(await seen(keeps)).toMatchObject({
      oldTerms: { isSettled: true, payAmount: 65_000, shifts: [{ startTime: '09:00' }] },
    })
    const [told] = await newsTo(keeps)
    expect(told?.text).toContain('ตอนนี้ ค่าจ้าง 650 บาทต่อวัน')
    expect(told?.text).not.toContain('ขอตามเดิม')
    expect(told?.text).not.toContain('10:00')

    // Other hours are another question.
    await edit({ shifts: [shift(4, '11:00', '15:00')], payAmount: 65_000 })
    await tell()
    expect((await own(keeps)).termChange).toMatchObject({
      was: { shifts: [{ startTime: '09:00' }] },
      becomes: { shifts: [{ startTime: '11:00' }] },
    })
  })

  test('answers in one of two tabs; the other hears what stands', async () => {
    const { id, edit } = await openPost({ shifts: [shift(4)] })
    const hired = await hiredFor(id)
    await edit({ payAmount: 55_000 })
    await tell()
    const { version } = await own(hired)
    const answers = await Promise.all([answer(hired, 'keep', version), answer(hired, 'accept', version)])
    const [done, refused] = answers.toSorted((one, other) => one.status - other.status)
    expect([done?.status, refused?.status, refused?.json.code]).toEqual([200, 409, 'wrong_state'])
    expect(refused?.json.current.totalPay).toBe(done?.json.totalPay)
    expect(await bellAbout(id)).toHaveLength(1)
  })

  test('cannot accept what clashes with another job; until then the former hours count, not the new ones', async () => {
    const uid = service.worker(uuidv7())
    const elsewhere = await openPost({ title: 'แคชเชียร์เย็น', shifts: [shift(4, '14:00', '17:00')] })
    const here = await openPost({ shifts: [shift(4, '09:00', '12:00')] })
    await hiredFor(elsewhere.id, undefined, uid)
    const hired = await hiredFor(here.id, undefined, uid)
    await here.edit({ shifts: [shift(4, '15:00', '18:00')] })
    await tell()
    const { status, json } = await answer(hired, 'accept')
    expect([status, json.code, json.params.title]).toEqual([409, 'own_shifts_clash', 'แคชเชียร์เย็น'])
    // Free by the new hours, but not by those that stand.
    const third = await openPost({ shifts: [shift(4, '09:00', '12:00')] })
    const body = { jobPostId: third.id, answers: [] }
    expect((await ask('POST /v1/my/applications', { as: uid, body })).json.code).toBe('own_shifts_clash')
    expect((await answer(hired, 'keep')).status).toBe(200)
    expect((await ask('POST /v1/my/applications', { as: uid, body })).json.code).toBe('own_shifts_clash')
    // The hours that the post has by now are not theirs.
    const late = await openPost({ shifts: [shift(4, '17:00', '18:00')] })
    const sent = await ask('POST /v1/my/applications', { as: uid, body: { jobPostId: late.id, answers: [] } })
    expect(sent.status).toBe(201)
  })

  test('a day that is added is asked for, and one person less comes to it where it is not accepted', async () => {
    const { id, edit, shiftIds } = await openPost({ shifts: [shift(1)], headcount: 1 })
    const hired = await hiredFor(id)
    await edit({ shifts: [shift(1), shift(4)], headcount: 1 })
    await tell()
    expect(await own(hired)).toMatchObject({ shifts: [{ id: shiftIds[0] }], totalPay: 60_000 })
    const { json } = await answer(hired, 'keep')
    expect(json).toMatchObject({ shifts: [{ id: shiftIds[0] }], totalPay: 60_000 })
  })

  test('keeps a later day although the post is over before; the others have worked by then', async () => {
    const { id, edit } = await openPost({ shifts: [shift(4)] })
    const [keeps, accepts] = [await hiredFor(id), await hiredFor(id)]
    await edit({ shifts: [shift(1)] })
    await tell()
    expect((await answer(keeps, 'keep')).status).toBe(200)
    expect((await answer(accepts, 'accept')).status).toBe(200)
    const past = { expiresAt: new Date(Date.now() - 60_000) }
    await service.database.db.update(jobPosts).set(past).where(eq(jobPosts.id, id))
    await completeDueApplications(service.database.db, testTurn())
    const states = [(await own(keeps)).state, (await own(accepts)).state]
    expect(states).toEqual(['hired', 'completed'])
  })

  test('another branch is another place; the former one stands until it is accepted', async () => {
    const { id, edit } = await openPost({ shifts: [shift(4)] })
    const hired = await hiredFor(id)
    const before = await own(hired)
    const there = await service.branch('owner', { name: 'สาขาท่าเรือ' })
    await edit({ shifts: [shift(4)], branchId: there })
    await tell()
    const [told] = await newsTo(hired)
    expect(told?.terms).toBe('place')
    expect(told?.text).toContain('→ สาขาท่าเรือ')
    const asked = await own(hired)
    expect([asked.post.branchName, asked.workDay]).toEqual([before.post.branchName, before.workDay])
    expect((await answer(hired, 'accept')).json.post.branchName).toBe('สาขาท่าเรือ')
  })
})

const giveBack = async (id: string, shiftIds: readonly string[]) => {
  const { version } = await own(id)
  const body = { shiftIds, version }
  return ask(`POST /v1/my/applications/${id}/given-back-shifts`, { as: uidOf(id), body })
}
const eventsOf = async (id: string) =>
  (await ask(`GET /v1/applications/${id}/events`, { as: 'owner' })).json.items.map(
    ({ event }: { event: string }) => event,
  ) as string[]

describe('who is asked and cannot come', () => {
  const kindsAbout = async (jobPostId: string) =>
    (await bellAbout(jobPostId)).map(({ kind }: { kind: string }) => kind)
  const lostOf = async (id: string) =>
    (await ask('GET /v1/days', { as: 'owner' })).json.lostPlaces.filter(
      (one: { applicationId: string }) => one.applicationId === id,
    )

  test('to one shift is asked on about the others, until the same moment, and keeps what was agreed of those', async () => {
    const { id, edit, shiftIds } = await openPost({ shifts: [shift(4), shift(5), shift(6)] })
    const [first = '', second = '', third = ''] = shiftIds
    const hired = await hiredFor(id)
    await edit({ payAmount: 55_000 })
    await tell()
    const { termChange } = await own(hired)
    const { status, json } = await giveBack(hired, [second])
    expect([status, json.state]).toEqual([200, 'hired'])
    expect(json).toMatchObject({
      shifts: [{ id: first }, { id: third }],
      givenBack: [{ id: second }],
      totalPay: 120_000,
      termChange: {
        answerBy: termChange.answerBy,
        was: { totalPay: 120_000, shifts: [{ id: first }, { id: third }] },
        becomes: { totalPay: 110_000, shifts: [{ id: first }, { id: third }] },
      },
    })
    expect(await seen(hired)).toMatchObject({
      oldTerms: { isSettled: false, shifts: [{ id: first }, { id: third }] },
    })
    await passAnswerTime(hired)
    expect(await own(hired)).toMatchObject({ termChange: null, totalPay: 120_000 })
    expect(await kindsAbout(id)).toEqual(['terms_unanswered', 'worker_cannot_come'])
  })

  test('to the one shift that was moved is asked no more, and works the others as posted', async () => {
    const { id, edit, shiftIds } = await openPost({ shifts: [shift(4), shift(5)] })
    const [first = '', second = ''] = shiftIds
    const hired = await hiredFor(id)
    await edit({ shifts: [shift(4), shift(5, '15:00', '19:00')] })
    await tell()
    const { json } = await giveBack(hired, [second])
    expect(json).toMatchObject({ state: 'hired', termChange: null, shifts: [{ id: first }] })
    expect(await seen(hired)).toMatchObject({ oldTerms: null, givenBack: [{ id: second }] })
    expect(await settledFor(hired)).toBeTruthy()
    await passAnswerTime(hired)
    expect(await kindsAbout(id)).toEqual(['worker_cannot_come'])
  })

  test('to that shift before they are told is not told of it', async () => {
    const { id, edit, shiftIds } = await openPost({ shifts: [shift(4), shift(5)] })
    const hired = await hiredFor(id)
    await edit({ shifts: [shift(4), shift(5, '15:00', '19:00')] })
    expect((await giveBack(hired, shiftIds.slice(1))).status).toBe(200)
    await tell()
    expect(await newsTo(hired)).toEqual([])
    expect((await own(hired)).termChange).toBeNull()
  })

  test('to another shift before they are told is told of it all the same', async () => {
    const { id, edit, shiftIds } = await openPost({ shifts: [shift(4), shift(5)] })
    const [first = '', second = ''] = shiftIds
    const hired = await hiredFor(id)
    await edit({ shifts: [shift(4), shift(5, '15:00', '19:00')] })
    const { version } = (await giveBack(hired, [first])).json
    const rows = await service.database.db.select().from(jobs).where(eq(jobs.kind, 'tell_worker'))
    expect(rows.map(({ payload }) => payload)).toContainEqual(expect.objectContaining({ id: hired, version }))
    await tell()
    expect((await newsTo(hired)).map(({ terms }) => terms)).toEqual(['shifts'])
    expect(await own(hired)).toMatchObject({
      shifts: [{ id: second, startTime: '09:00' }],
      termChange: { becomes: { shifts: [{ id: second, startTime: '15:00' }] } },
    })
  })

  test('to any shift has refused the new terms, which is not held against them', async () => {
    const { id, edit, shiftIds } = await openPost({ shifts: [shift(4), shift(5)] })
    const hired = await hiredFor(id)
    await edit({ shifts: [shift(4), shift(5, '15:00', '19:00')] })
    await tell()
    const { json } = await giveBack(hired, shiftIds)
    expect(json).toMatchObject({
      state: 'withdrawn',
      gaveBack: true,
      shifts: [{ startTime: '09:00' }, { id: shiftIds[1], startTime: '09:00' }],
    })
    expect((await eventsOf(hired)).at(-1)).toBe('refuse_terms')
    expect(await lostOf(hired)).toMatchObject([{ shifts: 2 }])
  })

  test('to the shift they had leaves the one they were given meanwhile without anybody, too', async () => {
    const { id, shiftIds } = await openPost({ shiftChoice: 'each', shifts: [shift(4), shift(5)] })
    const [first = '', second = ''] = shiftIds
    const one = await applicant(id, null, shiftIds)
    const body = { event: 'hire', from: 'submitted', shiftIds: [first] }
    expect((await ask(`POST /v1/applications/${one}/events`, { as: 'owner', body })).status).toBe(200)
    await tell()
    const change = { as: 'owner', headers: { 'if-match': '"2"' }, body: { shiftIds: [second] } }
    expect((await ask(`PUT /v1/applications/${one}/shifts`, change)).status).toBe(200)
    await tell()
    expect(await own(one)).toMatchObject({ shifts: [{ id: first }], mayGiveBack: [first] })
    expect((await giveBack(one, [second])).status).toBe(422)
    const { json } = await giveBack(one, [first])
    expect(json).toMatchObject({ state: 'withdrawn', termChange: null })
    expect((await eventsOf(one)).at(-1)).toBe('refuse_terms')
    const startsAt = new Date(`${dayAhead(5)}T09:00:00+07:00`).toISOString()
    expect(await lostOf(one)).toMatchObject([{ shifts: 1, startsAt }])
  })

  test('to the only shift they were left keeps the one they had, and its place is theirs again', async () => {
    const shifts = [shift(4), shift(5)]
    const { id, shiftIds } = await openPost({ shiftChoice: 'each', shifts, headcount: 1 })
    const [first = '', second = ''] = shiftIds
    const hired = await hiredFor(id, shiftIds)
    await newsTo(hired)
    const change = { as: 'owner', headers: { 'if-match': '"2"' }, body: { shiftIds: [second] } }
    expect((await ask(`PUT /v1/applications/${hired}/shifts`, change)).status).toBe(200)
    await tell()
    await newsTo(hired)
    expect((await giveBack(hired, [second])).json).toMatchObject({ state: 'hired', shifts: [{ id: first }] })
    expect(await seen(hired)).toMatchObject({ assignedShiftIds: [first], oldTerms: null })
    const board = (await ask(`GET /v1/job-posts/${id}/board`, { as: 'owner' })).json
    expect(board.shifts.map(({ taken }: { taken: number }) => taken)).toEqual([1, 0])
    await tell()
    expect(await newsTo(hired)).toEqual([])
  })
})

describe('a shift that the company takes out of a post', () => {
  const cut = async (cancelReason?: string) => {
    const { id, edit, shiftIds } = await openPost({ shifts: [shift(4), shift(5)] })
    const hired = await hiredFor(id)
    await edit({ shifts: [shift(4)], ...(cancelReason && { cancelReason }) })
    const [first = '', second = ''] = shiftIds
    return { id, edit, hired, first, second }
  }

  test('is cancelled for who had it: told as that, and the others are theirs', async () => {
    const { hired, first, second } = await cut()
    await tell()
    expect(await own(hired)).toMatchObject({
      state: 'hired',
      shifts: [{ id: first }],
      totalPay: 60_000,
      termChange: {
        answerBy: expect.any(String),
        cancelled: [{ id: second, date: dayAhead(5) }],
        was: { shifts: [{ id: first }], totalPay: 60_000 },
        becomes: { shifts: [{ id: first }], totalPay: 60_000 },
      },
    })
    const [told, ...others] = await newsTo(hired)
    expect(others).toEqual([])
    expect(told?.text).toMatch(/ยกเลิกกะ วัน.+09:00–13:00 น. ในงาน .+ คุณไม่ต้องไปทำงานกะนั้น/)
    expect(told?.text).not.toContain('เงื่อนไขเดิม')
    expect(lastTold()).toMatchObject({
      kind: 'application_shift_cancelled',
      params: { facts: [expect.stringMatching(/^ร้านยกเลิกกะ วัน/), expect.stringMatching(/^กะที่เหลือ วัน/)] },
    })
  })

  test('says why to who had it, where the company said it, in words that a post may have', async () => {
    const { edit, hired } = await cut('ลูกค้าเลื่อนงาน')
    await tell()
    expect((await own(hired)).termChange).toMatchObject({ reason: 'ลูกค้าเลื่อนงาน' })
    expect((await newsTo(hired))[0]?.text).toContain('เหตุผลจากร้าน “ลูกค้าเลื่อนงาน”')
    expect(lastTold()?.params).toMatchObject({
      facts: expect.arrayContaining(['เหตุผลจากร้าน “ลูกค้าเลื่อนงาน”']),
    })
    expect(await seen(hired)).toMatchObject({ oldTerms: { isSettled: false, cancelled: [{}] } })
    await expect(edit({ shifts: [shift(4)], cancelReason: 'โทร 0812345678' })).rejects.toThrow(
      'contact_details',
    )
  })

  test('and leaves them none is a job that is cancelled for them, with why, and not asked about', async () => {
    const { id, edit } = await openPost({ shifts: [shift(4), shift(5)] })
    const hired = await hiredFor(id)
    const before = await own(hired)
    await edit({ shifts: [{ ...shift(8), id: undefined }], cancelReason: 'ย้ายร้าน' })
    await newsTo(hired)
    expect(await own(hired)).toMatchObject({
      state: 'rejected',
      termChange: null,
      takenBack: { was: 'hired', isCancelled: false, reason: 'ย้ายร้าน' },
      shifts: before.shifts,
    })
    expect(lastTold()).toMatchObject({
      kind: 'application_let_go',
      params: { facts: expect.arrayContaining(['เหตุผลจากร้าน “ย้ายร้าน”']) },
    })
    // The place is free for somebody who comes on the other day.
    expect((await ask(`GET /v1/job-posts/${id}`, { as: 'owner' })).json.state).toBe('published')
    expect((await ask('GET /v1/days', { as: 'owner' })).json.lostPlaces).not.toContainEqual(
      expect.objectContaining({ applicationId: hired }),
    )
  })

  test.each(['accept', 'keep', 'no answer in time'])(
    'stays cancelled, and the others are as posted, after: %s',
    async (what) => {
      const { id, hired, first, second } = await cut()
      await tell()
      if (what === 'no answer in time') await passAnswerTime(hired)
      else expect((await answer(hired, what)).status).toBe(200)
      expect(await own(hired)).toMatchObject({
        state: 'hired',
        shifts: [{ id: first }],
        // The worker's calendar has it and is to take it out.
        endedShifts: [{ id: second }],
        totalPay: 60_000,
        termChange: null,
      })
      expect(await seen(hired)).toMatchObject({ oldTerms: null })
      // Nobody is said to come on former terms.
      const told = (await bellAbout(id)).map(({ kind }: { kind: string }) => kind)
      expect(told).toEqual(what === 'accept' ? ['terms_accepted'] : [])
    },
  )

  test('lets them leave the others without a mark', async () => {
    const { hired } = await cut()
    await tell()
    expect((await answer(hired, 'leave')).json).toMatchObject({ state: 'withdrawn', termChange: null })
    expect((await eventsOf(hired)).at(-1)).toBe('refuse_terms')
  })

  test('leaves what else changed a question, for the others alone', async () => {
    const { edit, hired, first, second } = await cut()
    await edit({ shifts: [shift(4, '10:00', '14:00')], payAmount: 55_000 })
    await tell()
    expect((await own(hired)).termChange).toMatchObject({
      cancelled: [{ id: second }],
      was: { shifts: [{ id: first, startTime: '09:00' }], payAmount: 60_000 },
      becomes: { shifts: [{ id: first, startTime: '10:00' }], payAmount: 55_000 },
    })
    const { json } = await answer(hired, 'keep')
    expect(json).toMatchObject({ shifts: [{ id: first, startTime: '09:00' }], totalPay: 60_000 })
    expect(json.shifts).toHaveLength(1)
  })

  test('is theirs again where the company puts it back', async () => {
    const { edit, hired, first, second } = await cut()
    await tell()
    await edit({ shifts: [shift(4), shift(5)] })
    expect(await own(hired)).toMatchObject({
      shifts: [{ id: first }, { id: second }],
      endedShifts: [],
      termChange: null,
    })
  })

  test('is named to who had it alone, where people choose their shifts', async () => {
    const { id, edit, shiftIds } = await openPost({
      shiftChoice: 'each',
      shifts: [shift(4), shift(5), shift(6)],
    })
    const [first = '', second = '', third = ''] = shiftIds
    const had = await hiredFor(id, [first, third])
    const other = await hiredFor(id, [first, second])
    await edit({ shifts: [shift(4), shift(5)] })
    await tell()
    expect((await answer(had, 'accept')).status).toBe(200)
    expect(await own(had)).toMatchObject({ shifts: [{ id: first }], endedShifts: [{ id: third }] })
    expect((await own(other)).endedShifts).toEqual([])
  })

  test('leaves nobody the job who gives back the last of the others', async () => {
    const { hired, first } = await cut()
    await tell()
    expect((await giveBack(hired, [first])).json).toMatchObject({ state: 'withdrawn', termChange: null })
  })
})

test.each(['accept', 'keep', 'leave', 'no answer in time', 'an edit back', 'cancelling'])(
  'nobody is asked about terms any more after: %s',
  async (what) => {
    const { id, edit } = await openPost({ shifts: [shift(4)] })
    const hired = await hiredFor(id)
    await edit({ payAmount: 55_000 })
    await tell()
    if (what === 'no answer in time') await passAnswerTime(hired)
    else if (what === 'an edit back') await edit({ payAmount: 60_000 })
    else if (what === 'cancelling')
      await ask(`POST /v1/job-posts/${id}/events`, { as: 'owner', body: { event: 'cancel' } })
    else expect((await answer(hired, what)).status).toBe(200)
    expect(await settledFor(hired)).toBeTruthy()
  },
)

test('nobody else answers for a worker', async () => {
  const { id, edit } = await openPost({ shifts: [shift(4)] })
  const hired = await hiredFor(id)
  await edit({ payAmount: 55_000 })
  await tell()
  const { version } = await own(hired)
  const body = { answer: 'accept', version }
  for (const as of [service.worker(uuidv7()), 'owner']) {
    const { status } = await ask(`POST /v1/my/applications/${hired}/term-answers`, { as, body })
    expect([403, 404]).toContain(status)
  }
  expect(await own(hired)).toMatchObject({ version, totalPay: 60_000 })
})

test('who is offered the job sees what changed, and accepts what is shown', async () => {
  const { id, edit } = await openPost({ shifts: [shift(4)] })
  const offered = await applicant(id, 'offer')
  await tell()
  const { version } = await own(offered)
  await edit({ payAmount: 55_000 })
  const accept = (seenIn: number) =>
    ask(`POST /v1/my/applications/${offered}/events`, {
      as: uidOf(offered),
      body: { event: 'accept', from: 'offered', version: seenIn },
    })
  expect((await accept(version)).status).toBe(409)
  await tell()
  const changed = await own(offered)
  expect(changed).toMatchObject({
    totalPay: 55_000,
    termChange: { answerBy: null, was: { payAmount: 60_000 }, becomes: { payAmount: 55_000 } },
  })
  expect((await answer(offered, 'keep')).status).toBe(409)
  const { json } = await accept(changed.version)
  expect(json).toMatchObject({ state: 'hired', totalPay: 55_000, termChange: null })
})

test('what a cancelled post takes back is the job as it was agreed, and the offer as it was', async () => {
  const { id, edit } = await openPost({ shifts: [shift(4)] })
  const [hired, offered] = [await hiredFor(id), await applicant(id, 'offer')]
  await tell()
  await edit({ payAmount: 55_000 })
  await tell()
  const cancel = { as: 'owner', body: { event: 'cancel' } }
  expect((await ask(`POST /v1/job-posts/${id}/events`, cancel)).status).toBe(200)
  const lost = { state: 'expired', termChange: null }
  expect(await own(hired)).toMatchObject({ ...lost, takenBack: { was: 'hired' }, totalPay: 60_000 })
  expect(await own(offered)).toMatchObject({ ...lost, takenBack: { was: 'offered' }, totalPay: 55_000 })
  expect((await answer(hired, 'keep')).status).toBe(409)
})

test('where people choose their shifts, a shift that moved concerns who has it, and what is paid everybody', async () => {
  const both = [shift(4), shift(5)]
  const { id, shiftIds, edit } = await openPost({ shiftChoice: 'each', shifts: both })
  const [first = '', second = ''] = shiftIds
  const [one, other] = [await hiredFor(id, [first]), await hiredFor(id, [second])]
  const moved = { shifts: [shift(4), shift(5, '10:00', '14:00'), shift(6)] }
  await edit(moved)
  await tell()
  expect(await newsTo(one)).toEqual([])
  const [told] = await newsTo(other)
  expect([told?.kind, told?.terms]).toEqual(['application_terms_changed', 'shifts'])
  expect(told?.text).toContain('09:00–13:00 น. → วัน')

  await edit({ ...moved, payAmount: 55_000 })
  await tell()
  expect((await newsTo(one)).map(({ terms }) => terms)).toEqual(['pay'])
  expect((await newsTo(other)).map(({ terms }) => terms)).toEqual(['pay,shifts'])
})

test('who reads now that they are hired reads nothing of what it was before', async () => {
  const { id, edit } = await openPost({ shifts: [shift(4)] })
  const hired = await applicant(id, 'hire')
  await edit({ shifts: [shift(4, '10:00', '14:00')] })
  await tell()
  expect((await newsTo(hired)).map(({ kind }) => kind)).toEqual(['application_moved'])
  await tell()
  expect(await newsTo(hired)).toEqual([])
  expect(await own(hired)).toMatchObject({ termChange: null, shifts: [{ startTime: '10:00' }] })
})

test('other shifts are asked about like other terms, in one mail; who keeps theirs has their place again', async () => {
  const both = [shift(1), shift(2)]
  const { id, shiftIds, edit } = await openPost({ shiftChoice: 'each', shifts: both })
  const [first = '', second = ''] = shiftIds
  const body = { event: 'hire', from: 'submitted', shiftIds: [first] }
  const one = await applicant(id, null, shiftIds)
  expect((await ask(`POST /v1/applications/${one}/events`, { as: 'owner', body })).status).toBe(200)
  await tell()
  await newsTo(one)
  const change = { as: 'owner', headers: { 'if-match': '"2"' }, body: { shiftIds: [second] } }
  expect((await ask(`PUT /v1/applications/${one}/shifts`, change)).status).toBe(200)
  await edit({ shifts: both, payAmount: 55_000 })
  expect(await own(one)).toMatchObject({ shifts: [{ id: first }], totalPay: 60_000 })
  await tell()
  expect((await newsTo(one)).map(({ kind, terms }) => [kind, terms])).toEqual([
    ['application_terms_changed', 'shifts,pay'],
  ])
  expect((await answer(one, 'keep')).json).toMatchObject({ shifts: [{ id: first }], totalPay: 60_000 })
  expect(await seen(one)).toMatchObject({ assignedShiftIds: [first], oldTerms: { isSettled: true } })
})

describe('a job that is taken and given back', () => {
  const decide = async (id: string, event: string, from: string) => {
    const body = { event, from }
    expect((await ask(`POST /v1/applications/${id}/events`, { as: 'owner', body })).status).toBe(200)
  }

  test('is on the terms that were agreed: the post’s lower pay does not come in by the way', async () => {
    const { id, edit } = await openPost({ shifts: [shift(4)] })
    const hired = await hiredFor(id)
    await edit({ payAmount: 55_000 })
    await tell()
    await decide(hired, 'reject', 'hired')
    await decide(hired, 'hire', 'rejected')
    await tell()
    expect(await own(hired)).toMatchObject({ state: 'hired', post: { payAmount: 60_000 }, totalPay: 60_000 })
    expect(await seen(hired)).toMatchObject({ oldTerms: { payAmount: 60_000 } })
  })
})

test('what staff look at first is told once workers can read it', async () => {
  const { id, edit } = await openPost({ shifts: [shift(4)] })
  const hired = await hiredFor(id)
  await edit({ shifts: [shift(4, '10:00', '14:00')], description: 'ทักไลน์ @somebody' })
  await tell()
  expect(await newsTo(hired)).toEqual([])
  expect((await own(hired)).termChange).toBeNull()
  expect((await service.decide(id, { event: 'approve' })).status).toBe(200)
  await tell()
  expect((await newsTo(hired)).map(({ terms }) => terms)).toEqual(['shifts'])
})

test('another place concerns who has yet to come, and no shift that has begun is named', async () => {
  const both = [shift(4), shift(5)]
  const { id, shiftIds, edit } = await openPost({ shiftChoice: 'each', shifts: both })
  const [first = ''] = shiftIds
  const [came, comes] = [await applicant(id, 'hire', [first]), await applicant(id, 'hire', shiftIds)]
  await begin(id, first)
  await tell()
  for (const each of [came, comes]) await newsTo(each)
  const there = await service.branch('owner')
  await edit({ shifts: [shift(-1), shift(5, '10:00', '14:00')], branchId: there })
  await tell()
  expect(await newsTo(came)).toEqual([])
  const [told] = await newsTo(comes)
  expect(told?.terms).toBe('place,shifts')
  expect(told?.text).toMatch(/→ วัน\S+ \d+ \S+ 10:00–14:00 น./)
})

test('members see who comes at which former hours, until it is settled', async () => {
  const { id, edit } = await openPost({ shifts: [shift(1)] })
  const hired = await hiredFor(id)
  const { payAmount } = (await ask(`GET /v1/job-posts/${id}`, { as: 'owner' })).json
  await edit({ shifts: [shift(2, '10:00', '14:00')], payAmount: payAmount + 5_000 })
  await tell()
  const formerShifts = async () =>
    (await ask('GET /v1/days', { as: 'owner' })).json.tomorrow.formerShifts.filter(
      (one: { applicationId: string }) => one.applicationId === hired,
    )
  expect(await formerShifts()).toMatchObject([
    {
      startTime: '09:00',
      endTime: '13:00',
      pay: { amount: payAmount },
      becomes: {
        shift: { date: dayAhead(2), startTime: '10:00', endTime: '14:00' },
        pay: { amount: payAmount + 5_000 },
      },
      isSettled: false,
    },
  ])
  await answer(hired, 'keep')
  expect(await formerShifts()).toMatchObject([{ isSettled: true }])
})
