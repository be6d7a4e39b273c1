import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { dayAhead, jobPostInput, startTestService, type TestService } from '../../testing'
import { settleDecisions } from '../applications/testing'

/** A post that staff take down while people are hired by it: both sides are told that these still come. */

let service: TestService
let branchId: string
beforeAll(async () => {
  service = await startTestService()
  await service.registered('owner')
  branchId = await service.branch('owner')
  service.identity.add('staff', { ops: true })
})
afterAll(() => service.stop())

const db = () => service.database.db

/** A post that staff are still to look at. */
async function postOfTomorrow() {
  const shifts = [{ date: dayAhead(1), startTime: '10:00', endTime: '18:00', breakMinutes: 60 }]
  const input = { ...jobPostInput(branchId), headcount: 2, shifts }
  return (await service.openPost('owner', input, { reviewSince: new Date() })).id
}
const toldAbout = async (jobPostId: string) =>
  (await service.ask('GET /v1/notifications?limit=50', { as: 'owner' })).json.items
    .filter(({ subjectId }: { subjectId: string }) => subjectId === jobPostId)
    .map(({ kind, params }: { kind: string; params: object }) => ({ kind, ...params }))

/** Somebody who applies to a post and is offered the job, or hired, and knows it. */
async function promised(jobPostId: string, event: 'offer' | 'hire') {
  const workerId = uuidv7()
  const uid = service.worker(uuidv7(), { id: workerId })
  const { id } = (
    await service.ask('POST /v1/my/applications', { as: uid, body: { jobPostId, answers: [] } })
  ).json
  await service.ask(`POST /v1/applications/${id}/events`, { as: 'owner', body: { event, from: 'submitted' } })
  await settleDecisions(db())
  await service.mail.allSent()
  const lastNews = () =>
    [...service.workerNotifications.told.values()].filter((news) => news.workerId === workerId).at(-1)
  const lastMail = () => service.mail.sent.filter(({ to }) => to === `${uid}@example.com`).at(-1)
  return { uid, id, workerId, lastNews, lastMail }
}

test('who was hired and the company are told the same, and the company still sees who comes', async () => {
  const jobPostId = await postOfTomorrow()
  const { uid, id, workerId } = await promised(jobPostId, 'hire')
  expect((await service.decide(jobPostId, { event: 'reject', reason: 'ลบเบอร์' })).status).toBe(200)
  await service.mail.allSent()
  const told = [...service.workerNotifications.told.values()].filter((news) => news.workerId === workerId)
  expect(told.map(({ kind }) => kind)).toEqual(['application_hired', 'application_post_taken_down'])
  const mails = service.mail.sent.filter(({ to }) => to === `${uid}@example.com`)
  expect(mails.some(({ subject }) => subject.includes('ถูกนำลง'))).toBe(true)
  expect(await toldAbout(jobPostId)).toContainEqual(
    expect.objectContaining({ kind: 'job_post_taken_down', count: '1' }),
  )
  expect((await service.ask(`GET /v1/my/applications/${id}`, { as: uid })).json).toMatchObject({
    state: 'hired',
    takenBack: null,
  })
  const { tomorrow } = (await service.ask('GET /v1/days', { as: 'owner' })).json
  const day = tomorrow.shifts.find((one: { jobPostId: string }) => one.jobPostId === jobPostId)
  expect(day).toMatchObject({ taken: 1, isSought: false, people: [{ workerId }] })
  // Who cannot come after all is seen there as well.
  await service.ask(`POST /v1/my/applications/${id}/events`, {
    as: uid,
    body: { event: 'withdraw', from: 'hired' },
  })
  const { lostPlaces } = (await service.ask('GET /v1/days', { as: 'owner' })).json
  expect(lostPlaces.map((one: { applicationId: string }) => one.applicationId)).toContain(id)
})

test('who is only offered the job reads of the offer, and of nothing that is theirs', async () => {
  const jobPostId = await postOfTomorrow()
  const hired = await promised(jobPostId, 'hire')
  const offered = await promised(jobPostId, 'offer')
  await service.decide(jobPostId, { event: 'reject', reason: 'ลบเบอร์' })
  await service.mail.allSent()
  const kind = 'application_post_taken_down'
  expect(offered.lastNews()).toMatchObject({ kind, params: { promised: 'offered' } })
  expect(offered.lastMail()?.text).toContain('ข้อเสนอที่ร้านให้คุณไว้ยังตอบได้')
  expect(offered.lastMail()?.text).not.toContain('งานที่ตกลงกันไว้')
  expect(hired.lastNews()).toMatchObject({ kind, params: { title: expect.any(String) } })
  expect(hired.lastNews()?.params).not.toHaveProperty('promised')
  expect(hired.lastMail()?.text).toContain('งานที่ตกลงกันไว้ยังเป็นไปตามเดิม')
  // What it says is so.
  const answered = await service.ask(`POST /v1/my/applications/${offered.id}/events`, {
    as: offered.uid,
    body: { event: 'accept', from: 'offered' },
  })
  expect([answered.status, answered.json.state]).toEqual([200, 'hired'])
})

test('the notice is read by itself once the post is mended and published again', async () => {
  const jobPostId = await postOfTomorrow()
  await promised(jobPostId, 'hire')
  await service.decide(jobPostId, { event: 'reject', reason: 'ลบเบอร์' })
  const unread = async () =>
    (await service.ask('GET /v1/notifications?limit=50', { as: 'owner' })).json.items
      .filter(
        (one: { subjectId: string; readAt: string | null }) => one.subjectId === jobPostId && !one.readAt,
      )
      .map(({ kind }: { kind: string }) => kind)
  expect(await unread()).toContain('job_post_taken_down')
  const { version, title, shifts } = (await service.ask(`GET /v1/job-posts/${jobPostId}`, { as: 'owner' }))
    .json
  await service.ask(`PUT /v1/job-posts/${jobPostId}`, {
    as: 'owner',
    body: { ...jobPostInput(branchId), title, headcount: 2, shifts, description: 'เสิร์ฟอาหารค่ำ' },
    headers: { 'if-match': `"${version}"` },
  })
  const again = await service.ask(`POST /v1/job-posts/${jobPostId}/events`, {
    as: 'owner',
    body: { event: 'submit' },
  })
  expect(again.json.state).toBe('published')
  expect(await unread()).not.toContain('job_post_taken_down')
})

test('without anybody hired it is a rejection like any other', async () => {
  const jobPostId = await postOfTomorrow()
  await service.decide(jobPostId, { event: 'reject', reason: 'ลบเบอร์' })
  expect((await toldAbout(jobPostId)).map(({ kind }: { kind: string }) => kind)).toContain(
    'job_post_rejected',
  )
  const { tomorrow } = (await service.ask('GET /v1/days', { as: 'owner' })).json
  expect(tomorrow.shifts.map((one: { jobPostId: string }) => one.jobPostId)).not.toContain(jobPostId)
})
