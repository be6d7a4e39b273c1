import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { testTurn } from '@/services/shared/testing/turn'
import { forgetDeparted } from '../../people/departures/routine'
import { companies } from '../../tables/companies'
import { jobPosts } from '../../tables/job-posts'
import { dayAhead, jobPostInput, startTestService, type TestService } from '../../testing'

let service: TestService
let companyId: string
let here: string
let there: string
beforeAll(async () => {
  service = await startTestService()
  ;({ companyId, here, there } = await service.twoBranches())
  await service.colleague('finance', companyId, 'finance')
})
afterAll(() => service.stop())

const db = () => service.database.db
const times = { startTime: '10:00', endTime: '20:00', breakMinutes: 60 }
const shift = (ahead: number, headcount = 1) => ({ date: dayAhead(ahead), ...times, headcount })

type Changes = {
  readonly branchId?: string
  readonly shifts?: readonly object[]
  readonly headcount?: number
  readonly shiftChoice?: string
}

/** A published post with a title of its own, by which its mails are found; everybody works every shift. */
async function openPost({ branchId = here, shifts = [shift(1)], headcount = 1, ...more }: Changes = {}) {
  const title = `บาริสต้า ${uuidv7().slice(-6)}`
  const input = { ...jobPostInput(branchId), title, headcount, shifts, ...more }
  const { id } = await service.jobPost('owner', input)
  await db().update(jobPosts).set({ state: 'published', publishedAt: new Date() }).where(eq(jobPosts.id, id))
  return { id, title }
}

async function applied(jobPostId: string, shiftIds?: readonly string[]) {
  const uid = service.worker(uuidv7())
  const body = { jobPostId, answers: [], ...(shiftIds && { shiftIds }) }
  const { status, json, text } = await service.ask('POST /v1/my/applications', { as: uid, body })
  if (status !== 201) throw new Error(text)
  return { uid, id: json.id as string }
}
async function decide(id: string, event: string, from = 'submitted') {
  const body = { event, from }
  const { status, text } = await service.ask(`POST /v1/applications/${id}/events`, { as: 'owner', body })
  if (status !== 200) throw new Error(text)
}
const answer = (uid: string, id: string, event: string, from: string) =>
  service.ask(`POST /v1/my/applications/${id}/events`, { as: uid, body: { event, from } })
async function hired(jobPostId: string) {
  const one = await applied(jobPostId)
  await decide(one.id, 'hire')
  return one
}
async function cannotCome(jobPostId: string) {
  const one = await hired(jobPostId)
  expect((await answer(one.uid, one.id, 'withdraw', 'hired')).status).toBe(200)
  return one
}
type Told = {
  readonly kind: string
  readonly subjectId: string
  readonly params: object
  readonly actorName: string
}
/** What somebody's bell says about a post, beside new applicants and the post itself. */
async function toldOf(jobPostId: string, as = 'owner'): Promise<Told[]> {
  const { items } = (await service.ask('GET /v1/notifications?limit=50', { as })).json
  const others = ['applications_received', 'applicant_left', 'job_post_closed']
  return items.filter((one: Told) => one.subjectId === jobPostId && !others.includes(one.kind))
}
const mailsAbout = async (title: string, as = 'owner') => {
  await service.mail.allSent()
  return service.mail.sent.filter(
    ({ to, text, subject }) =>
      to === `${as}@example.com` && text.includes(title) && !subject.includes('มีผู้สมัครใหม่'),
  )
}
describe('the members concerned are told at once, in the product and by mail', () => {
  const words = { worker: 'สมชาย ใจดี', hours: '10:00–20:00 น.' }
  test.each([
    ['offer', 'accept', 'offered', 'offer_accepted', 'รับงาน', '#applications'],
    ['offer', 'decline', 'offered', 'offer_declined', 'ไม่รับงาน', '#applications'],
    ['view', 'withdraw', 'viewed', 'application_withdrawn', 'ถอนใบสมัคร', '#applications'],
    ['hire', 'withdraw', 'hired', 'worker_cannot_come', 'มาทำงานไม่ได้', '/matches'],
  ])('%s, then %s of what is %s', async (decision, event, from, kind, said, part) => {
    const { id: jobPostId, title } = await openPost({ branchId: there })
    const { uid, id } = await applied(jobPostId)
    await decide(id, decision)
    expect((await answer(uid, id, event, from)).status).toBe(200)
    // Repeated, as after a lost answer: refused, and told nobody again.
    expect((await answer(uid, id, event, from)).status).toBe(409)
    for (const as of ['owner', 'manager']) {
      expect(await toldOf(jobPostId, as)).toMatchObject([
        {
          kind,
          actorName: words.worker,
          params: { applicationId: id, title, when: expect.stringContaining(words.hours) },
        },
      ])
      const mails = await mailsAbout(title, as)
      expect(mails).toHaveLength(1)
      expect(mails[0]?.subject).toContain(said)
      for (const one of [words.worker, title, words.hours, `/job-posting/${jobPostId}${part}`]) {
        expect(mails[0]?.text).toContain(one)
      }
    }
  })

  test('not those of other branches, nor who decides about nobody', async () => {
    const { id: jobPostId, title } = await openPost()
    await cannotCome(jobPostId)
    expect(await toldOf(jobPostId)).toHaveLength(1)
    for (const as of ['manager', 'finance', 'stranger']) {
      expect(await toldOf(jobPostId, as)).toEqual([])
      expect(await mailsAbout(title, as)).toEqual([])
    }
  })

  test('as they chose for the kind', async () => {
    const choose = (inApp: boolean, byMail: boolean) =>
      service.ask('PUT /v1/notification-choices/worker_cannot_come', { as: 'owner', body: { inApp, byMail } })
    const [silent, mailed] = [await openPost(), await openPost()]
    await choose(true, false)
    await cannotCome(silent.id)
    await choose(false, true)
    await cannotCome(mailed.id)
    await choose(true, true)
    expect([(await toldOf(silent.id)).length, (await mailsAbout(silent.title)).length]).toEqual([1, 0])
    expect([(await toldOf(mailed.id)).length, (await mailsAbout(mailed.title)).length]).toEqual([0, 1])
  })

  test('naming nobody in full before the company is represented', async () => {
    const { id: jobPostId, title } = await openPost()
    const { representedAt } = companies
    const before = await db().select({ representedAt }).from(companies).where(eq(companies.id, companyId))
    const { uid, id } = await hired(jobPostId)
    await db().update(companies).set({ representedAt: null }).where(eq(companies.id, companyId))
    await answer(uid, id, 'withdraw', 'hired')
    const [[told], [mail]] = [await toldOf(jobPostId), await mailsAbout(title)]
    await db()
      .update(companies)
      .set({ representedAt: before[0]?.representedAt })
      .where(eq(companies.id, companyId))
    expect(told?.actorName).toBe('สมชาย จ.')
    expect(mail?.text).toContain('สมชาย จ.')
    expect(mail?.text).not.toContain('ใจดี')
  })

  test('also of who closed their account, who is not named', async () => {
    const { id: jobPostId } = await openPost()
    const { uid } = await hired(jobPostId)
    service.departures.uids.push(uid)
    await forgetDeparted({ db: db(), departures: service.departures }, testTurn())
    expect(await toldOf(jobPostId)).toMatchObject([{ kind: 'worker_cannot_come', actorName: null }])
  })

  test('a declined invitation in the product alone, with how many declined', async () => {
    const { id: jobPostId, title } = await openPost()
    const workers: string[] = []
    for (let count = 0; count < 2; count += 1) {
      const uid = service.worker(uuidv7())
      const { id } = service.profiles.workers.get(uid) ?? {}
      await service.ask(`PUT /v1/job-posts/${jobPostId}/invites/${id}`, { as: 'owner' })
      workers.push(uid)
    }
    const say = (uid: string | undefined, event: string) =>
      service.ask('POST /v1/my/job-post-invites/events', {
        as: uid,
        body: { event, jobPostIds: [jobPostId] },
      })
    for (const uid of workers) expect((await say(uid, 'decline')).status).toBe(200)
    expect(await toldOf(jobPostId)).toMatchObject([
      { kind: 'invite_declined', params: { title, count: '2' } },
    ])
    expect(await mailsAbout(title)).toEqual([])
    for (const uid of workers) expect((await say(uid, 'reconsider')).status).toBe(200)
    expect(await toldOf(jobPostId)).toMatchObject([{ readAt: expect.any(String) }])
  })
})
