import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { and, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { jobs } from '@/services/shared/jobs/table'
import { composedBy } from '@/services/shared/testing/composed-by'
import { testTurn } from '@/services/shared/testing/turn'
import { settledSeconds } from '@/validators/states/application'
import { applications } from '../../tables/applications'
import { jobPosts, shifts } from '../../tables/job-posts'
import { dayAhead, jobPostInput, startTestService, type TestService } from '../../testing'
import { applicationMails } from './mails'
import { tellWorkers } from './routines'

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
  const { id } = await service.jobPost('owner', input)
  await service.database.db
    .update(jobPosts)
    .set({ state: 'published', publishedAt: new Date() })
    .where(eq(jobPosts.id, id))
  const { json } = await ask(`GET /v1/job-posts/${id}`, { as: 'owner' })
  const shiftIds = json.shifts.map((one: { id: string }) => one.id) as string[]
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

/** Adds an application of a new worker and a decision about it; answers the application's id. */
async function applicant(jobPostId: string, event: string | null, shiftIds?: readonly string[]) {
  const body = { jobPostId, answers: [], ...(shiftIds && { shiftIds }) }
  const { json } = await ask('POST /v1/my/applications', { as: service.worker(uuidv7()), body })
  if (event) {
    const decision = { as: 'owner', body: { event, from: 'submitted' } }
    expect((await ask(`POST /v1/applications/${json.id}/events`, decision)).status).toBe(200)
  }
  return json.id as string
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
      Object(payload).id === id && kind !== 'tell_worker' && !known.has(jobId),
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

test('who is offered or hired is told once what edits changed, as it is now; who only applied is not', async () => {
  const { id, edit } = await openPost({ shifts: [shift(4), shift(5)] })
  const hired = await applicant(id, 'hire')
  const offered = await applicant(id, 'offer')
  const waiting = await applicant(id, null)
  await tell()
  for (const one of [hired, offered, waiting]) await newsTo(one)

  await edit({ shifts: [shift(4, '10:00', '14:00'), shift(5)], description: 'แต่งกายสุภาพ' })
  await edit({ shifts: [shift(4, '10:00', '14:00'), shift(5)], payAmount: 70_050 })
  await tellWorkers(service.database.db, testTurn())
  expect(await newsTo(hired)).toEqual([])
  await tell()
  await tell()
  const [told, ...others] = await newsTo(hired)
  expect(others).toEqual([])
  expect(told).toMatchObject({ kind: 'application_terms_changed', terms: 'pay,shifts' })
  expect(told?.text).toContain('ค่าจ้าง 700.50 บาทต่อวัน')
  expect(told?.text).toMatch(/ทำงาน วัน.+10:00–14:00 น., วัน.+09:00–13:00 น./)
  expect(told?.text).toContain('แจ้งว่าไปไม่ได้')
  expect((await newsTo(offered))[0]?.text).toContain('กรุณาตรวจรายละเอียดก่อนตอบรับ')
  expect(await newsTo(waiting)).toEqual([])
})

test('nobody is told of what was not agreed to: words, people, questions', async () => {
  const { id, edit } = await openPost({ shifts: [shift(4)] })
  const hired = await applicant(id, 'hire')
  await tell()
  await newsTo(hired)
  await edit({ shifts: [shift(4)], description: 'แต่งกายสุภาพ', headcount: 5, minAge: 20 })
  await tell()
  expect(await newsTo(hired)).toEqual([])
})

test('another branch is another place', async () => {
  const { id, edit } = await openPost({ shifts: [shift(4)] })
  const hired = await applicant(id, 'hire')
  await tell()
  await newsTo(hired)
  const there = await service.branch('owner', { name: 'สาขาท่าเรือ' })
  await edit({ shifts: [shift(4)], branchId: there })
  await tell()
  const [told] = await newsTo(hired)
  expect(told?.terms).toBe('place')
  expect(told?.text).toContain('สถานที่คือ สาขาท่าเรือ')
})

test('a day more is news to who works every day', async () => {
  const { id, edit } = await openPost({ shifts: [shift(4)] })
  const hired = await applicant(id, 'hire')
  await tell()
  await newsTo(hired)
  await edit({ shifts: [shift(4), shift(5)] })
  await tell()
  expect((await newsTo(hired)).map(({ terms }) => terms)).toEqual(['shifts'])
})

test('where people choose their shifts, a shift that moved is told to who has it, and what is paid to everybody', async () => {
  const both = [shift(4), shift(5)]
  const { id, shiftIds, edit } = await openPost({ shiftChoice: 'each', shifts: both })
  const [first = '', second = ''] = shiftIds
  const [one, other] = [await applicant(id, 'hire', [first]), await applicant(id, 'hire', [second])]
  await tell()
  for (const each of [one, other]) await newsTo(each)
  const moved = { shifts: [shift(4), shift(5, '10:00', '14:00'), shift(6)] }
  await edit(moved)
  await tell()
  expect(await newsTo(one)).toEqual([])
  const [told] = await newsTo(other)
  expect([told?.kind, told?.terms]).toEqual(['application_terms_changed', 'shifts'])
  expect(told?.text).toContain('10:00–14:00')
  expect(told?.text).not.toContain('09:00–13:00')

  await edit({ ...moved, payAmount: 80_000 })
  await tell()
  for (const each of [one, other]) expect((await newsTo(each)).map(({ terms }) => terms)).toEqual(['pay'])
})

test('who reads now that they are hired reads nothing of what it was before', async () => {
  const { id, edit } = await openPost({ shifts: [shift(4)] })
  const hired = await applicant(id, 'hire')
  await edit({ shifts: [shift(4, '10:00', '14:00')] })
  await tell()
  expect((await newsTo(hired)).map(({ kind }) => kind)).toEqual(['application_moved'])
  await tell()
  expect(await newsTo(hired)).toEqual([])
})

test('other shifts and another pay are told in one mail', async () => {
  const both = [shift(4), shift(5)]
  const { id, shiftIds, edit } = await openPost({ shiftChoice: 'each', shifts: both })
  const [first = '', second = ''] = shiftIds
  const body = { event: 'hire', from: 'submitted', shiftIds: [first] }
  const one = await applicant(id, null, shiftIds)
  expect((await ask(`POST /v1/applications/${one}/events`, { as: 'owner', body })).status).toBe(200)
  await tell()
  await newsTo(one)
  const change = { as: 'owner', headers: { 'if-match': '"2"' }, body: { shiftIds: [second] } }
  expect((await ask(`PUT /v1/applications/${one}/shifts`, change)).status).toBe(200)
  await edit({ shifts: both, payAmount: 80_000 })
  await tell()
  expect((await newsTo(one)).map(({ kind, terms }) => [kind, terms])).toEqual([
    ['application_terms_changed', 'shifts,pay'],
  ])
})

test('who is hired again, moved back meanwhile without being told, reads what an edit changed', async () => {
  const { id, edit } = await openPost({ shifts: [shift(4)] })
  const hired = await applicant(id, 'hire')
  await tell()
  await newsTo(hired)
  const decide = async (event: string, from: string) => {
    const answer = await ask(`POST /v1/applications/${hired}/events`, { as: 'owner', body: { event, from } })
    expect(answer.status).toBe(200)
  }
  await decide('offer', 'hired')
  await edit({ shifts: [shift(4, '10:00', '14:00')] })
  await decide('hire', 'offered')
  await tell()
  expect((await newsTo(hired)).map(({ terms }) => terms)).toEqual(['shifts'])
})

test('what staff look at first is told once workers can read it', async () => {
  const { id, edit } = await openPost({ shifts: [shift(4)] })
  const hired = await applicant(id, 'hire')
  await tell()
  await newsTo(hired)
  await edit({ shifts: [shift(4, '10:00', '14:00')], description: 'ทักไลน์ @somebody' })
  await tell()
  expect(await newsTo(hired)).toEqual([])
  expect((await service.decide(id, { event: 'approve' })).status).toBe(200)
  await tell()
  expect((await newsTo(hired)).map(({ terms }) => terms)).toEqual(['shifts'])
})

test('another place is told to who has yet to come, and no shift that has begun is named', async () => {
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
  expect(told?.text).toMatch(/ทำงาน วัน\S+ \d+ \S+ 10:00–14:00 น./)
  expect(told?.text).not.toContain('09:00')
})
