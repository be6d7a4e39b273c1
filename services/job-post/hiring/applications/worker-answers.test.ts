import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { planOf, withoutTimeLimit } from '@/services/shared/testing/test-database'
import { testTurn } from '@/services/shared/testing/turn'
import { forgetDeparted } from '../../people/departures/routine'
import { applications } from '../../tables/applications'
import { companies } from '../../tables/companies'
import { jobPostInvites } from '../../tables/job-post-invites'
import { jobPosts } from '../../tables/job-posts'
import { dayAhead, jobPostInput, nameOf, startTestService, type TestService } from '../../testing'
import { answersQuery } from '../days/answers-repository'
import { oldTermsQuery, takenBackQuery } from '../days/repository'
import { dismissedOfShiftsQuery, dismissedPlacesQuery } from './dismissed-places-repository'
import { lostPlacesQuery } from './lost-places-repository'
import { settleDecisions } from './testing'

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
  const { id } = await service.openPost('owner', input)
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
const postEvent = (id: string, event: string) =>
  service.ask(`POST /v1/job-posts/${id}/events`, { as: 'owner', body: { event } })

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
const days = async () => (await service.ask('GET /v1/days', { as: 'owner' })).json
const lostOf = async (jobPostId: string) =>
  (await days()).lostPlaces.filter((one: { jobPostId: string }) => one.jobPostId === jobPostId)
const missingOf = async (jobPostId: string) =>
  (await days()).tomorrow.shifts.find((one: { jobPostId: string }) => one.jobPostId === jobPostId)?.missing

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

  test('naming in full only whom the company was to meet, before it is represented', async () => {
    const { id: jobPostId, title } = await openPost()
    const early = await applied(jobPostId)
    const { representedAt } = companies
    const before = await db().select({ representedAt }).from(companies).where(eq(companies.id, companyId))
    const { uid, id } = await hired(jobPostId)
    await settleDecisions(db())
    await db().update(companies).set({ representedAt: null }).where(eq(companies.id, companyId))
    await answer(early.uid, early.id, 'withdraw', 'submitted')
    const [earlyTold] = await toldOf(jobPostId)
    const [earlyMail] = await mailsAbout(title)
    await answer(uid, id, 'withdraw', 'hired')
    const [[told], [lost]] = [await toldOf(jobPostId), await lostOf(jobPostId)]
    await db()
      .update(companies)
      .set({ representedAt: before[0]?.representedAt })
      .where(eq(companies.id, companyId))
    expect(earlyTold?.actorName).toBe('สมชาย จ.')
    expect(earlyMail?.text).toContain('สมชาย จ.')
    expect(earlyMail?.text).not.toContain('ใจดี')
    expect([told?.actorName, lost?.displayName]).toEqual(['สมชาย ใจดี', 'สมชาย ใจดี'])
  })

  test('also of who closed their account, who is not named', async () => {
    const { id: jobPostId } = await openPost()
    const { uid } = await hired(jobPostId)
    service.departures.uids.push(uid)
    await forgetDeparted({ db: db(), departures: service.departures }, testTurn())
    expect(await toldOf(jobPostId)).toMatchObject([{ kind: 'worker_cannot_come', actorName: null }])
    expect(await lostOf(jobPostId)).toMatchObject([{ displayName: null }])
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

describe('a place that somebody gave back', () => {
  test.each(['published', 'paused', 'closed'] as const)('is missing where the post is %s', async (state) => {
    const { id: jobPostId } = await openPost({ headcount: 3 })
    const { uid, id } = await hired(jobPostId)
    await db().update(jobPosts).set({ state }).where(eq(jobPosts.id, jobPostId))
    expect((await answer(uid, id, 'withdraw', 'hired')).status).toBe(200)
    expect(await lostOf(jobPostId)).toMatchObject([
      { applicationId: id, displayName: 'สมชาย ใจดี', branchName: 'สยาม', shifts: 1 },
    ])
    // An open post looks for all three.
    expect(await missingOf(jobPostId)).toBe(state === 'published' ? 3 : 1)
  })

  test('stands until somebody is hired in it: one for each', async () => {
    const { id: jobPostId } = await openPost({ headcount: 5 })
    const [first, second] = [await hired(jobPostId), await hired(jobPostId)]
    for (const { uid, id } of [first, second]) await answer(uid, id, 'withdraw', 'hired')
    const ids = async () =>
      (await lostOf(jobPostId)).map(({ applicationId }: { applicationId: string }) => applicationId)
    expect((await ids()).sort()).toEqual([first.id, second.id].sort())
    await hired(jobPostId)
    expect(await ids()).toEqual([first.id])
    await hired(jobPostId)
    expect(await ids()).toEqual([])
  })

  test.each([2, 5])('and stays filled when another one is lost, where %i are needed', async (headcount) => {
    const { id: jobPostId } = await openPost({ headcount })
    const [first, second] = [await hired(jobPostId), await hired(jobPostId)]
    await answer(first.uid, first.id, 'withdraw', 'hired')
    await hired(jobPostId)
    expect(await lostOf(jobPostId)).toEqual([])
    await answer(second.uid, second.id, 'withdraw', 'hired')
    expect(await lostOf(jobPostId)).toMatchObject([{ applicationId: second.id }])
    await hired(jobPostId)
    expect(await lostOf(jobPostId)).toEqual([])
  })

  test('and is filled by who is moved to its shift', async () => {
    const shifts = [shift(1, 2), shift(2, 3)]
    const { id: jobPostId } = await openPost({ shifts, shiftChoice: 'each' })
    const post = (await service.ask(`GET /v1/job-posts/${jobPostId}`, { as: 'owner' })).json
    const [first, second] = post.shifts.map(({ id }: { id: string }) => id)
    const other = await applied(jobPostId, [first, second])
    const body = { event: 'hire', from: 'submitted', shiftIds: [second] }
    await service.ask(`POST /v1/applications/${other.id}/events`, { as: 'owner', body })
    const leaving = [await applied(jobPostId, [first]), await applied(jobPostId, [first])]
    for (const { id } of leaving) await decide(id, 'hire')
    for (const { uid, id } of leaving) await answer(uid, id, 'withdraw', 'hired')
    const { status } = await service.ask(`PUT /v1/applications/${other.id}/shifts`, {
      as: 'owner',
      headers: { 'if-match': '"2"' },
      body: { shiftIds: [first] },
    })
    expect(status).toBe(200)
    expect(await lostOf(jobPostId)).toMatchObject([{ applicationId: leaving[1]?.id }])
  })

  test('or until a member needs nobody in it, of their own branch', async () => {
    const { id: jobPostId } = await openPost()
    const { id } = await cannotCome(jobPostId)
    const dismiss = (as: string) => service.ask(`DELETE /v1/applications/${id}/lost-place`, { as })
    expect([(await dismiss('manager')).status, (await dismiss('stranger')).status]).toEqual([404, 404])
    expect((await dismiss('finance')).status).toBe(403)
    expect(await lostOf(jobPostId)).toHaveLength(1)
    expect([(await dismiss('owner')).status, (await dismiss('owner')).status]).toEqual([204, 204])
    expect(await lostOf(jobPostId)).toEqual([])
    // Colleagues read who said so, and when, with the days and on the board.
    const said = {
      applicationId: id,
      jobPostId,
      byName: nameOf('owner'),
      startsAt: new Date(`${dayAhead(1)}T10:00:00+07:00`).toISOString(),
      at: expect.any(String),
      shifts: 1,
    }
    const boardOf = async () =>
      (await service.ask(`GET /v1/job-posts/${jobPostId}/board`, { as: 'owner' })).json
    expect([(await days()).dismissed[0], (await boardOf()).dismissed]).toMatchObject([said, [said]])
    // Also while a post that staff took down is mended, whose other people still come.
    for (const state of ['rejected', 'draft', 'published'] as const) {
      await db().update(jobPosts).set({ state }).where(eq(jobPosts.id, jobPostId))
      expect([(await days()).dismissed[0], (await boardOf()).dismissed]).toMatchObject([said, [said]])
    }
    // Taken back, it is as before.
    const restore = (as: string) => service.ask(`PUT /v1/applications/${id}/lost-place`, { as })
    expect([(await restore('manager')).status, (await restore('finance')).status]).toEqual([404, 403])
    expect([(await restore('owner')).status, (await restore('owner')).status]).toEqual([204, 204])
    expect(await lostOf(jobPostId)).toMatchObject([{ applicationId: id }])
    expect([(await boardOf()).dismissed, (await boardOf()).cannotCome]).toMatchObject([[], [{ id }]])
  })

  test('or until they apply again', async () => {
    const { id: jobPostId } = await openPost()
    const { uid, id } = await cannotCome(jobPostId)
    await service.ask('POST /v1/my/applications', { as: uid, body: { jobPostId, answers: [] } })
    expect((await answer(uid, id, 'withdraw', 'submitted')).status).toBe(200)
    expect(await lostOf(jobPostId)).toEqual([])
  })

  test('is none of a post that was cancelled, nor of an application nobody had hired', async () => {
    const [cancelled, open] = [await openPost(), await openPost()]
    await cannotCome(cancelled.id)
    await postEvent(cancelled.id, 'cancel')
    const { uid, id } = await applied(open.id)
    await answer(uid, id, 'withdraw', 'submitted')
    expect([await lostOf(cancelled.id), await lostOf(open.id)]).toEqual([[], []])
  })

  test('is of the shifts that were theirs, and named once', async () => {
    const { id: jobPostId } = await openPost({ shifts: [shift(1), shift(2), shift(3)], shiftChoice: 'each' })
    const { shifts } = (await service.ask(`GET /v1/job-posts/${jobPostId}`, { as: 'owner' })).json
    const ids = shifts.map(({ id }: { id: string }) => id)
    const one = await applied(jobPostId, [ids[1], ids[2]])
    await decide(one.id, 'hire')
    await answer(one.uid, one.id, 'withdraw', 'hired')
    expect(await lostOf(jobPostId)).toMatchObject([
      { shifts: 2, startsAt: new Date(`${dayAhead(2)}T10:00:00+07:00`).toISOString() },
    ])
  })

  test('says whom a member invited since, who did not decline', async () => {
    const { id: jobPostId } = await openPost({ headcount: 2 })
    const [early, first, second] = [uuidv7(), uuidv7(), uuidv7()]
    const invite = (workerId: string) =>
      service.ask(`PUT /v1/job-posts/${jobPostId}/invites/${workerId}`, { as: 'owner' })
    expect((await invite(early)).status).toBe(200)
    const { id } = await cannotCome(jobPostId)
    const invitedOf = async () => (await lostOf(jobPostId))[0]?.invited
    expect(await invitedOf()).toBeNull()
    await invite(first)
    const { json } = await invite(second)
    const said = { workerId: second, at: json.at, byName: nameOf('owner'), others: 1 }
    expect(await invitedOf()).toEqual(said)
    const board = (await service.ask(`GET /v1/job-posts/${jobPostId}/board`, { as: 'owner' })).json
    expect(board.lostPlaces).toMatchObject([{ applicationId: id, invited: said }])
    await db()
      .update(jobPostInvites)
      .set({ declinedAt: new Date() })
      .where(eq(jobPostInvites.workerId, second))
    expect(await invitedOf()).toMatchObject({ workerId: first, others: 0 })
  })

  test('is on the board of its post, beside the stages', async () => {
    const { id: jobPostId } = await openPost()
    const { id } = await cannotCome(jobPostId)
    const board = async () =>
      (await service.ask(`GET /v1/job-posts/${jobPostId}/board`, { as: 'owner' })).json
    expect((await board()).cannotCome).toMatchObject([{ id, state: 'withdrawn' }])
    await hired(jobPostId)
    expect((await board()).cannotCome).toEqual([])
  })
})

test('what workers answered in the last 24 hours is read with the days, the latest first', async () => {
  const { id: jobPostId, title } = await openPost({ headcount: 3 })
  const one = await applied(jobPostId)
  await decide(one.id, 'offer')
  await answer(one.uid, one.id, 'accept', 'offered')
  await cannotCome(jobPostId)
  const { answers } = await days()
  expect(answers.slice(0, 2)).toMatchObject([
    { answer: 'worker_cannot_come', jobPostId, title },
    { answer: 'offer_accepted', applicationId: one.id, displayName: 'สมชาย ใจดี' },
  ])
  expect(answers).toHaveLength(6)

  // What somebody said before stays, with its time.
  await answer(one.uid, one.id, 'withdraw', 'hired')
  const later = (await days()).answers
  expect(later).toHaveLength(6)
  expect(
    later
      .filter(({ applicationId }: { applicationId: string }) => applicationId === one.id)
      .map((told: { answer: string; startsAt: string }) => [told.answer, told.startsAt]),
  ).toEqual([
    ['worker_cannot_come', answers[1].startsAt],
    ['offer_accepted', expect.any(String)],
  ])
})

test('who was taken on at once says that they come: once in the bell, and among what just happened', async () => {
  const { id: jobPostId, title } = await openPost({ headcount: 3 })
  const { id, uid } = await hired(jobPostId)
  await service.database.db.update(applications).set({ toldState: 'hired' }).where(eq(applications.id, id))
  const confirm = () => service.ask(`PUT /v1/my/applications/${id}/confirmation`, { as: uid })
  for (const { status } of [await confirm(), await confirm()]) expect(status).toBe(200)
  const { items } = (await service.ask('GET /v1/notifications?limit=20', { as: 'owner' })).json
  const about = items.filter(
    ({ subjectId, kind }: { subjectId: string; kind: string }) =>
      subjectId === jobPostId && kind === 'worker_comes',
  )
  expect(about).toMatchObject([{ params: { applicationId: id, title } }])
  expect((await days()).answers[0]).toMatchObject({
    answer: 'worker_comes',
    applicationId: id,
    displayName: 'สมชาย ใจดี',
    startsAt: expect.any(String),
  })
  await answer(uid, id, 'withdraw', 'hired')
  const kinds = (await days()).answers
    .filter(({ applicationId }: { applicationId: string }) => applicationId === id)
    .map((told: { answer: string }) => told.answer)
  expect(kinds).toEqual(['worker_cannot_come'])
})

test('lost places and answers are found by their indexes', async () => {
  const { id: jobPostId } = await openPost()
  await withoutTimeLimit(db(), async (tx) => {
    const rows = Array.from({ length: 3_000 }, () => ({
      companyId,
      jobPostId,
      id: uuidv7(),
      workerId: uuidv7(),
    }))
    await tx.insert(applications).values(rows)
    await tx.execute('analyze applications')
  })
  const scope = { companyId, branchIds: null }
  const plans = [
    await planOf(db(), lostPlacesQuery(db(), { ...scope, now: new Date(), jobPostId: null })),
    await planOf(db(), answersQuery(db(), { ...scope, since: new Date(), limit: 6 })),
    await planOf(db(), oldTermsQuery(db(), scope)),
    await planOf(db(), takenBackQuery(db(), { companyId, ids: [jobPostId] })),
    await planOf(db(), dismissedPlacesQuery(db(), { ...scope, now: new Date(), jobPostId: null })),
    await planOf(db(), dismissedOfShiftsQuery(db(), { companyId, ids: [jobPostId] })),
  ]
  expect(plans[0]).toContain('application_shifts_place_lost_idx')
  expect(plans[2]).toContain('applications_old_terms_idx')
  expect(plans[4]).toContain('application_shifts_dismissed_idx')
  expect(plans[5]).not.toContain('Seq Scan on application_shifts')
  for (const plan of plans) expect(plan).not.toContain('Seq Scan on applications')
})
