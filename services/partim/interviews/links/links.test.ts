import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { and, eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { jobs } from '@/services/shared/jobs/table'
import { interviewHappened } from '@/services/shared/service-events/catalogue'
import { interviews } from '../../tables/interviews'
import { talkOf } from '../../talk/testing/talk'
import { type TestPartim, testPartim } from '../../testing/test-partim'
import { endInterviewsOfApplication } from '../leaving/service'
import { newLink } from '../mails/new-link'

let partim: TestPartim
let talk: ReturnType<typeof talkOf>
beforeAll(async () => {
  partim = await testPartim()
  talk = talkOf(partim)
})
afterAll(() => partim.stop())

const inHours = (hours: number) =>
  new Date(Math.ceil((Date.now() + hours * 3_600_000) / 900_000) * 900_000).toISOString()

/** The links that were mailed, in their order. */
const mailedTokens = () =>
  partim.mail.sent.flatMap(({ text }) => /answer-interview\?token=([\w-]+)/.exec(text)?.[1] ?? [])

/** A proposal whose mail has gone out: a link that comes later would take the place of a test's own. */
async function proposed(changes: object = {}) {
  const before = mailedTokens().length
  const { company, worker } = await talk.pair()
  // Mails go to proven addresses alone.
  partim.identity.add(worker.uid, { kind: 'worker', emailVerified: true })
  const body = {
    workerId: worker.id,
    jobPostId: null,
    kind: 'video',
    place: 'https://meet.example.com/secret-room',
    position: null,
    note: 'คำที่บอกเฉพาะคนที่เข้าระบบ',
    minutes: 30,
    times: [inHours(30), inHours(50)],
    ...changes,
  }
  const { json } = await partim.ask('POST /v1/company-interviews', { as: company.uid, body })
  await partim.mail.allSent()
  expect(mailedTokens()).toHaveLength(before + 1)
  const token = mailedTokens().at(-1) ?? ''
  return {
    company,
    workerUid: worker.uid,
    token,
    id: json.id as string,
    companyId: company.companyId,
    times: json.times,
  }
}

const check = (token: string) => partim.ask('POST /v1/interview-links/check', { body: { token } })
const answer = (token: string, event: string, at: string | null = null) =>
  partim.ask('POST /v1/interview-links/answer', { body: { token, event, at } })
const linkOf = async (of: { companyId: string; id: string }) => (await newLink(partim.db, of)) ?? ''

test('the mail of a proposal has a link that takes a time without signing in', async () => {
  const { company, token, id, times } = await proposed()
  const shown = await check(token)
  expect([shown.status, shown.json]).toMatchObject([200, { state: 'proposed', times, startsAt: null }])
  // Neither the room nor the words: a mail is read by others as well.
  expect(JSON.stringify(shown.json)).not.toMatch(/secret-room|เข้าระบบ/)
  expect((await answer(token, 'accept', times[1])).json).toMatchObject({
    state: 'accepted',
    startsAt: times[1],
    times: [],
  })
  const seen = await partim.ask(`GET /v1/company-interviews/${id}`, { as: company.uid })
  expect(seen.json).toMatchObject({ state: 'accepted', startsAt: times[1] })
})

test('says where to go when the two meet there, before and after the answer', async () => {
  const place = 'ร้านครัวริมคลอง สยามสแควร์ ซอย 3'
  const { token, times } = await proposed({ kind: 'on_site', place })
  expect((await check(token)).json).toMatchObject({ state: 'proposed', place })
  expect((await answer(token, 'accept', times[0])).json).toMatchObject({ state: 'accepted', place })
})

test('declines as well, and answers once', async () => {
  const one = await proposed()
  const { token } = one
  expect((await answer(token, 'decline')).json).toMatchObject({ state: 'declined' })
  const again = await answer(token, 'accept', one.times[0])
  expect([again.status, again.json]).toMatchObject([
    409,
    { code: 'wrong_state', current: { state: 'declined' } },
  ])
})

test('who asked for another time takes one of the mail after all', async () => {
  const one = await proposed()
  const { company, workerUid, token, id, times } = one
  const wish = { as: workerUid, body: { at: inHours(70), reason: 'ติดเรียน' }, headers: { 'if-match': '"1"' } }
  expect((await partim.ask(`PUT /v1/interviews/${id}/wish`, wish)).status).toBe(200)
  const shown = (await check(token)).json
  expect(shown).toMatchObject({ state: 'reschedule_requested', times })
  // What they asked for stands in no mail.
  expect(JSON.stringify(shown)).not.toMatch(/ติดเรียน|asked/)
  expect((await answer(token, 'accept', inHours(70))).json.code).toBe('interview_time_gone')
  expect((await answer(token, 'accept', times[1])).json).toMatchObject({
    state: 'accepted',
    startsAt: times[1],
  })
  const seen = await partim.ask(`GET /v1/company-interviews/${id}`, { as: company.uid })
  expect(seen.json).toMatchObject({ state: 'accepted', startsAt: times[1], asked: null })
})

test('what was declined can be answered after all while it could be, and the company hears of both', async () => {
  const one = await proposed()
  const { company, token, times, id } = one
  const before = (await check(token)).json
  expect(before.reconsiderUntil).toBeNull()
  expect((await answer(token, 'reconsider')).json.code).toBe('wrong_state')
  const declined = (await answer(token, 'decline')).json
  expect(declined).toMatchObject({ state: 'declined', reconsiderUntil: before.expiresAt })
  expect((await answer(token, 'reconsider')).json).toEqual(before)
  const told = await partim.db
    .select({ what: sql`${jobs.payload} ->> 'what'` })
    .from(jobs)
    .where(and(eq(jobs.kind, interviewHappened.name), sql`${jobs.payload} ->> 'interviewId' = ${id}`))
    .orderBy(jobs.id)
  expect(told.map(({ what }) => what)).toEqual(['proposed', 'declined', 'reconsidered'])
  expect((await answer(token, 'accept', times[0])).json).toMatchObject({ state: 'accepted' })
  const seen = await partim.ask(`GET /v1/company-interviews/${id}`, { as: company.uid })
  expect(seen.json).toMatchObject({ state: 'accepted', startsAt: times[0] })
})

test('what was declined stays so once it is too late, another interview is proposed, or the application ended', async () => {
  const late = await proposed()
  await answer(late.token, 'decline')
  await partim.db.update(interviews).set({ expiresAt: new Date() }).where(eq(interviews.id, late.id))
  const replaced = await proposed()
  await answer(replaced.token, 'decline')
  const [{ workerId } = { workerId: '' }] = await partim.db
    .select()
    .from(interviews)
    .where(eq(interviews.id, replaced.id))
  const body = { workerId, jobPostId: null, kind: 'phone', place: '', position: null, note: '', minutes: 15 }
  const next = { as: replaced.company.uid, body: { ...body, times: [inHours(40)] } }
  expect((await partim.ask('POST /v1/company-interviews', next)).status).toBe(201)
  // Its mail is not one of those that are counted next.
  await partim.mail.allSent()
  const ended = await proposed()
  await answer(ended.token, 'decline')
  const jobPostId = uuidv7()
  await partim.db.update(interviews).set({ jobPostId }).where(eq(interviews.id, ended.id))
  const [row] = await partim.db.select().from(interviews).where(eq(interviews.id, ended.id))
  const application = { companyId: ended.companyId, workerId: row?.workerId ?? '', jobPostId }
  await partim.db.transaction((tx) => endInterviewsOfApplication(tx, 'company', application))
  const codes = []
  for (const { token } of [late, replaced, ended]) {
    expect((await check(token)).json).toMatchObject({ state: 'declined', reconsiderUntil: null })
    codes.push((await answer(token, 'reconsider')).json.code)
  }
  expect(codes).toEqual(['wrong_state', 'wrong_state', 'wrong_state'])
})

test('a later link replaces the one before, and only a hash is kept', async () => {
  const one = await proposed()
  const [first, second] = [await linkOf(one), await linkOf(one)]
  expect((await check(first)).json.code).toBe('link_invalid')
  expect((await check(second)).status).toBe(200)
  const rows = await partim.db.select().from(interviews).where(eq(interviews.id, one.id))
  expect(JSON.stringify(rows)).not.toContain(second)
})

test('takes no time that was not proposed, and none where nothing is to answer', async () => {
  const one = await proposed()
  const { token } = one
  for (const at of [inHours(31), null])
    expect((await answer(token, 'accept', at)).json.code).toBe('interview_time_gone')
  await partim.db.update(interviews).set({ state: 'expired' }).where(eq(interviews.id, one.id))
  expect(await newLink(partim.db, one)).toBeNull()
  expect((await check(token)).json).toMatchObject({ state: 'expired', times: [], expiresAt: null })
})
