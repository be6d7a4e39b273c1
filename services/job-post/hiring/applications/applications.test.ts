import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { auditEvents } from '@/services/shared/audit/table'
import { jobs } from '@/services/shared/jobs/table'
import { removePast } from '@/services/shared/retention/past'
import { planOf, withoutTimeLimit } from '@/services/shared/testing/test-database'
import { testTurn } from '@/services/shared/testing/turn'
import {
  type ApplicationState,
  applicationStates,
  memberEvents,
  nextState,
  openStates,
  settledSeconds,
  stageOf,
  workerEvents,
} from '@/validators/states/application'
import { forgetDeparted } from '../../people/departures/routine'
import { applicationEvents, applicationNotes, applications } from '../../tables/applications'
import { jobPosts, shifts } from '../../tables/job-posts'
import { notifications } from '../../tables/notifications'
import { dayAhead, jobPostInput, nameOf, startTestService, type TestService } from '../../testing'
import { placesTakenQuery } from './application-shifts-repository'
import { boardQuery, countQuery, stageQuery, statesText } from './board-repository'
import { noteStandingEvent } from './moves-repository'
import { listOwn } from './own-applications-repository'
import { pendingNoticesQuery } from './pending-notices-repository'
import { peopleQuery } from './repository'
import { applicationRetention } from './retention'
import { completeDueApplications, tellWorkers } from './routines'

let service: TestService
let companyId: string
let branchId: string
beforeAll(async () => {
  service = await startTestService()
  ;({ companyId } = await service.owner('owner'))
  branchId = await service.branch('owner')
  service.identity.add('staff', { ops: true })
})
afterAll(() => service.stop())

const { ask } = { ask: (...args: Parameters<TestService['ask']>) => service.ask(...args) }

/** A published post of the company. */
async function openPost(changes: Partial<typeof jobPosts.$inferInsert> = {}): Promise<string> {
  const { id } = await service.jobPost('owner', { ...jobPostInput(branchId), title: 'พนักงานเสิร์ฟร้านอาหาร' })
  await force(id, { state: 'published', publishedAt: new Date(), ...changes })
  return id
}
const force = (id: string, changes: Partial<typeof jobPosts.$inferInsert>) =>
  service.database.db.update(jobPosts).set(changes).where(eq(jobPosts.id, id))
const postState = async (id: string) => (await ask(`GET /v1/job-posts/${id}`, { as: 'owner' })).json.state

const apply = (as: string, jobPostId: string, more: object = {}, headers?: Record<string, string>) =>
  ask('POST /v1/my/applications', { as, headers, body: { jobPostId, answers: [], ...more } })

/** A new worker who applied to a post: their uid and the application's id. */
async function applicant(jobPostId: string, state: ApplicationState = 'submitted') {
  const uid = service.worker(uuidv7())
  const { status, text, json } = await apply(uid, jobPostId)
  if (status !== 201) throw new Error(text)
  if (state !== 'submitted') await forceApplication(json.id, { state, toldState: state })
  return { uid, id: json.id as string }
}
const forceApplication = (id: string, changes: Partial<typeof applications.$inferInsert>) =>
  service.database.db.update(applications).set(changes).where(eq(applications.id, id))
const rowOf = async (id: string) => {
  const [row] = await service.database.db.select().from(applications).where(eq(applications.id, id))
  if (!row) throw new Error(`no application ${id}`)
  return row
}

const move = (id: string, event: string, from: string, as = 'owner') =>
  ask(`POST /v1/applications/${id}/events`, { as, body: { event, from } })
const act = (uid: string, id: string, event: string, from: string) =>
  ask(`POST /v1/my/applications/${id}/events`, { as: uid, body: { event, from } })
const board = async (id: string, as = 'owner') => (await ask(`GET /v1/job-posts/${id}/board`, { as })).json
const withoutRequestId = (text: string) => text.replace(/"requestId":"[^"]*"/, '')

describe('applying', () => {
  test('the company gets the resume as it is now, with the number and the age but not the birthday', async () => {
    const post = await openPost()
    const uid = service.worker('first-applicant', { headline: 'ก่อนสมัคร' })
    const answer = await apply(uid, post)
    expect(answer.status).toBe(201)
    expect(answer.headers.get('etag')).toBe('"1"')
    expect(answer.json).toMatchObject({
      jobPostId: post,
      state: 'submitted',
      events: ['withdraw'],
      post: { title: 'พนักงานเสิร์ฟร้านอาหาร', companyName: 'บริษัท ทดสอบ จำกัด', state: 'published' },
    })
    service.worker(uid, { headline: 'หลังสมัคร' })
    const { json } = await ask(`GET /v1/applications/${answer.json.id}`, { as: 'owner' })
    expect(json).toMatchObject({
      state: 'submitted',
      stage: 'submitted',
      worker: { displayName: 'สมชาย ใจดี', phone: '0898765432', headline: 'ก่อนสมัคร' },
    })
    expect(json.worker.age).toBeGreaterThanOrEqual(26)
    expect(JSON.stringify(json)).not.toMatch(/birthDate|2000-05-20/)
  })

  test('twice is once: by the same key, and by another', async () => {
    const post = await openPost()
    const uid = service.worker(uuidv7())
    const key = { 'idempotency-key': 'the-same-key' }
    const [first, again, another] = [
      await apply(uid, post, {}, key),
      await apply(uid, post, {}, key),
      await apply(uid, post),
    ]
    expect([first.status, another.status]).toEqual([201, 200])
    expect([again.json.id, another.json.id]).toEqual([first.json.id, first.json.id])
    expect((await board(post)).stages[0].count).toBe(1)
  })

  test('many times at once is once, too', async () => {
    const post = await openPost()
    const uid = service.worker(uuidv7())
    const answers = await Promise.all(Array.from({ length: 12 }, () => apply(uid, post)))
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1)
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect((await board(post)).stages[0].count).toBe(1)
  })

  test('what was sent before is answered while the partim service is down; new ones wait', async () => {
    const post = await openPost()
    const { uid, id } = await applicant(post)
    service.profiles.isDown = true
    const [again, fresh] = [await apply(uid, post), await apply(service.worker(uuidv7()), post)]
    service.profiles.isDown = false
    expect([again.status, again.json.id]).toEqual([200, id])
    expect([fresh.status, fresh.json.code]).toEqual([503, 'unavailable'])
    expect((await board(post)).stages[0].count).toBe(1)
  })

  test('a resume that another account already applied with is no second applicant', async () => {
    const post = await openPost()
    const { uid } = await applicant(post)
    const same = service.profiles.workers.get(uid)
    const answer = await apply(service.worker(uuidv7(), same), post)
    expect([answer.status, answer.json.code]).toEqual([409, 'already_applied'])
  })

  test.each(['pending_review', 'paused', 'filled', 'expired', 'closed', 'cancelled'] as const)(
    'a post that is %s takes nobody',
    async (state) => {
      const answer = await apply(service.worker(uuidv7()), await openPost({ state }))
      expect([answer.status, answer.json.code]).toEqual([409, 'post_not_open'])
    },
  )

  test.each([
    ['its apply-by is over', { applyBy: new Date(Date.now() - 1_000) }],
    ['its last shift is over', { expiresAt: new Date(Date.now() - 1_000) }],
  ])('nor does one when %s', async (_what, changes) => {
    expect((await apply(service.worker(uuidv7()), await openPost(changes))).json.code).toBe('post_not_open')
  })

  test('a draft looks like no post at all', async () => {
    const { id } = await service.jobPost('owner', jobPostInput(branchId))
    const uid = service.worker(uuidv7())
    const [draft, absent] = [await apply(uid, id), await apply(uid, uuidv7())]
    expect(draft.status).toBe(404)
    expect(withoutRequestId(draft.text)).toBe(withoutRequestId(absent.text))
  })

  test.each([
    ['2012-01-01', {}, 409, 'age_out_of_range'],
    ['2000-01-01', { maxAge: 20 }, 409, 'age_out_of_range'],
    ['2000-01-01', { minAge: 20, maxAge: 40 }, 201, undefined],
  ])('born %s, for %j: %s', async (birthDate, ages, status, code) => {
    const answer = await apply(service.worker(uuidv7(), { birthDate }), await openPost(ages))
    expect([answer.status, answer.json.code]).toEqual([status, code])
  })

  test('a resume without a birthday asks for it; only the age is kept', async () => {
    const post = await openPost()
    const uid = service.worker(uuidv7(), { birthDate: null })
    const asked = await apply(uid, post)
    expect([asked.status, asked.json.errors]).toEqual([
      422,
      [{ field: 'birthDate', rule: 'required', params: {} }],
    ])
    const { json } = await apply(uid, post, { birthDate: '1990-02-03' })
    expect(JSON.stringify((await rowOf(json.id)).worker)).not.toMatch(/birthDate|1990-02-03/)
  })

  test('questions are answered, kept with their words, and marked where another answer is wanted', async () => {
    const post = await openPost({
      knockOutQuestions: [
        { id: 'bike', text: 'มีรถจักรยานยนต์ไหม', kind: 'yes_no', choices: [], wanted: ['yes'] },
        { id: 'shirt', text: 'เสื้อขนาดไหน', kind: 'choice', choices: ['S', 'M'], wanted: [] },
        { id: 'work', text: 'เคยทำงานที่ไหน', kind: 'text', choices: [], wanted: [] },
      ],
    })
    const uid = service.worker(uuidv7())
    const unseen = { questionId: 'work', answer: '\u200b' }
    const missing = await apply(uid, post, { answers: [{ questionId: 'shirt', answer: 'XL' }, unseen] })
    expect(missing.json.errors).toEqual([
      { field: 'answers.bike', rule: 'unanswered', params: {} },
      { field: 'answers.shirt', rule: 'one_of', params: {} },
      { field: 'answers.work', rule: 'unanswered', params: {} },
    ])
    const answers = [
      // Stored in the one form.
      { questionId: 'work', answer: ' ร้านนํ้าชา ' },
      { questionId: 'shirt', answer: 'M' },
      { questionId: 'bike', answer: 'no' },
    ]
    const { json } = await apply(uid, post, { answers })
    await force(post, { knockOutQuestions: [] })
    const kept = (await ask(`GET /v1/applications/${json.id}`, { as: 'owner' })).json.answers
    expect(kept).toEqual([
      { questionId: 'bike', kind: 'yes_no', question: 'มีรถจักรยานยนต์ไหม', answer: 'no', isWanted: false },
      { questionId: 'shirt', kind: 'choice', question: 'เสื้อขนาดไหน', answer: 'M', isWanted: true },
      { questionId: 'work', kind: 'text', question: 'เคยทำงานที่ไหน', answer: 'ร้านน้ำชา', isWanted: true },
    ])
    // A worker must not learn from their own application which answer was wanted.
    const own = (await ask(`GET /v1/my/applications/${json.id}`, { as: uid })).json.answers
    expect(own).toEqual(kept.map(({ isWanted: _, ...answer }: { isWanted: boolean }) => answer))
  })

  test('only a worker with a resume applies', async () => {
    const post = await openPost()
    service.identity.add('resumeless', { kind: 'worker' })
    const outcome = async (as: string) => {
      const { status, json } = await apply(as, post)
      return [status, json.code]
    }
    expect(await outcome('owner')).toEqual([403, 'workers_only'])
    expect(await outcome('resumeless')).toEqual([403, 'not_registered'])
  })

  test('the company is told once, with how many wait, until somebody reads it', async () => {
    const post = await openPost()
    for (let number = 0; number < 3; number += 1) await applicant(post)
    const told = () =>
      service.database.db
        .select()
        .from(notifications)
        .where(and(eq(notifications.kind, 'applications_received'), eq(notifications.subjectId, post)))
    const [only, ...more] = await told()
    expect([only?.params, more]).toEqual([{ title: 'พนักงานเสิร์ฟร้านอาหาร', count: '3' }, []])
    await ask(`POST /v1/notifications/${only?.id}/read`, { as: 'owner' })
    await applicant(post)
    expect((await told()).map(({ params }) => params.count).sort()).toEqual(['3', '4'])
  })
})

describe('every state × event', () => {
  let post: string
  let ahead: string
  beforeAll(async () => {
    ahead = await openPost({ headcount: 1_000 })
    post = await openPost({ headcount: 1_000 })
    // The work has begun, because only then can a hired person fail to appear.
    await service.database.db
      .update(shifts)
      .set({ date: dayAhead(-1) })
      .where(and(eq(shifts.jobPostId, post), eq(shifts.position, 0)))
  })

  test.each(applicationStates)('of members, from %s', async (state) => {
    for (const event of memberEvents) {
      // Work that has begun as a whole is offered to nobody.
      const { id } = await applicant(event === 'offer' ? ahead : post, state)
      // Who knows to have the job is not asked by an offer whether they take it.
      const isUnasked = state === 'hired' && event === 'offer'
      const to = isUnasked ? null : nextState(state, event, 'member')
      const { status, json } = await move(id, event, state)
      expect([event, status]).toEqual([event, to ? 200 : 409])
      if (!to) expect(json).toMatchObject({ code: 'wrong_state', current: { id, state } })
      expect((await rowOf(id)).state).toBe(to ?? state)
      expect((await rowOf(id)).version).toBe(to ? 2 : 1)
    }
  })

  test.each(applicationStates)('of workers, from %s', async (state) => {
    const before = await openPost({ headcount: 1_000 })
    for (const event of workerEvents) {
      const { id, uid } = await applicant(before, state)
      const to = nextState(state, event, 'worker')
      const { status, json } = await act(uid, id, event, state)
      expect([event, status]).toEqual([event, to ? 200 : 409])
      if (!to) expect(json).toMatchObject({ code: 'wrong_state', current: { id, state } })
      expect((await rowOf(id)).state).toBe(to ?? state)
    }
  })

  test('workers cannot cause what members do, nor members what workers do', async () => {
    const { id, uid } = await applicant(post)
    expect((await act(uid, id, 'hire', 'submitted')).status).toBe(422)
    expect((await move(id, 'withdraw', 'submitted')).status).toBe(422)
  })
})

describe('two people, one applicant', () => {
  test('at once: one wins, the other is told how it stands, and it happened once', async () => {
    const post = await openPost()
    await service.colleague('recruiter', companyId, 'recruiter')
    const { id } = await applicant(post)
    const answers = await Promise.all([
      move(id, 'shortlist', 'submitted'),
      move(id, 'reject', 'submitted', 'recruiter'),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const winner = answers.find(({ status }) => status === 200)
    const loser = answers.find(({ status }) => status === 409)
    expect(loser?.json).toMatchObject({ code: 'wrong_state', current: { id, state: winner?.json.state } })
    const { json } = await ask(`GET /v1/applications/${id}/events`, { as: 'owner' })
    expect(json.items).toHaveLength(2)
  })

  test.each([
    ['hire', 'reject', 'hired'],
    ['reject', 'hire', 'rejected'],
    ['offer', 'interview', 'offered'],
    ['interview', 'offer', 'interview'],
    ['hire', 'hire', 'hired'],
  ])('one presses %s, the other then %s: the second reads who was quicker', async (first, second, state) => {
    const mali = `mali-${uuidv7()}`
    await service.colleague(mali, companyId, 'admin')
    const { id } = await applicant(await openPost(), 'viewed')
    const press = async (as: string, event: string) => {
      const body = { event, applications: [{ id, from: 'viewed' }] }
      return (await ask('POST /v1/applications/events', { as, body })).json.items[0]
    }
    expect((await press(mali, first)).refusal).toBeNull()
    const byMali = { who: 'member', memberName: nameOf(mali), isOwn: false }
    expect(await press('owner', second)).toMatchObject({
      refusal: 'wrong_state',
      application: { state },
      movedBy: byMali,
    })
    expect(await press(mali, second)).toMatchObject({ movedBy: { ...byMali, isOwn: true } })
    // What followed without moving them is not what was quicker.
    const row = await rowOf(id)
    await noteStandingEvent(service.database.db, row, { event: 'accept_terms', who: 'worker' })
    expect(await press('owner', second)).toMatchObject({ movedBy: byMali })
  })

  test('that somebody looked at it is in nobody’s way', async () => {
    const { id } = await applicant(await openPost())
    await move(id, 'view', 'submitted')
    expect((await move(id, 'shortlist', 'submitted')).json.state).toBe('shortlisted')
    expect((await move(id, 'interview', 'submitted')).status).toBe(409)
    // The decision may even arrive before the `view` event that it follows.
    const { id: quick } = await applicant(await openPost())
    expect((await move(quick, 'hire', 'viewed')).json.state).toBe('hired')
  })

  test('forty at once for one application: one of them', async () => {
    const { id } = await applicant(await openPost())
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => move(id, index % 2 ? 'offer' : 'interview', 'submitted')),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await rowOf(id)).version).toBe(2)
  })

  test('a withdrawal is meant whatever was decided meanwhile; an offer is answered as it was seen', async () => {
    const post = await openPost()
    const [one, two] = [await applicant(post, 'shortlisted'), await applicant(post, 'rejected')]
    expect((await act(one.uid, one.id, 'withdraw', 'submitted')).json.state).toBe('withdrawn')
    expect((await act(two.uid, two.id, 'accept', 'offered')).status).toBe(409)
  })
})

describe('places', () => {
  test('the last one taken fills the post, and one that comes free opens it again', async () => {
    const post = await openPost({ headcount: 2 })
    const [one, two, three] = [await applicant(post), await applicant(post), await applicant(post)]
    await move(one.id, 'hire', 'submitted')
    expect(await postState(post)).toBe('published')
    await move(two.id, 'offer', 'submitted')
    expect((await act(two.uid, two.id, 'accept', 'offered')).json.state).toBe('hired')
    expect(await postState(post)).toBe('filled')
    // Waiting applicants keep waiting, because a place may become free.
    expect((await rowOf(three.id)).state).toBe('submitted')
    await move(one.id, 'offer', 'hired')
    expect(await postState(post)).toBe('published')
    await move(one.id, 'hire', 'offered')
    expect(await postState(post)).toBe('filled')
    await act(two.uid, two.id, 'withdraw', 'hired')
    expect(await postState(post)).toBe('published')
    const actions = await service.database.db
      .select({ action: auditEvents.action })
      .from(auditEvents)
      .where(
        and(
          eq(auditEvents.subjectId, post),
          inArray(auditEvents.action, ['job_post.fill', 'job_post.reopen']),
        ),
      )
      .orderBy(auditEvents.id)
    expect(actions.map(({ action }) => action.slice(9))).toEqual(['fill', 'reopen', 'fill', 'reopen'])
  })

  test('hired while it was paused: the post is filled when it goes on', async () => {
    const post = await openPost({ headcount: 1 })
    const { id } = await applicant(post)
    const send = (event: string) => ask(`POST /v1/job-posts/${post}/events`, { as: 'owner', body: { event } })
    await send('pause')
    await move(id, 'hire', 'submitted')
    expect(await postState(post)).toBe('paused')
    expect((await send('resume')).json.state).toBe('filled')
  })

  test('hired as many as an edit leaves it looking for: the post is filled', async () => {
    const post = await openPost({ headcount: 2 })
    await move((await applicant(post)).id, 'hire', 'submitted')
    const { json } = await ask(`GET /v1/job-posts/${post}`, { as: 'owner' })
    const body = { ...jobPostInput(branchId), title: json.title, headcount: 1 }
    const headers = { 'if-match': `"${json.version}"` }
    const edited = await ask(`PUT /v1/job-posts/${post}`, { as: 'owner', headers, body })
    expect([edited.status, edited.json.state]).toEqual([200, 'filled'])
    expect(edited.json.version).toBe((await ask(`GET /v1/job-posts/${post}`, { as: 'owner' })).json.version)
  })

  test('a filled post takes an edit: who looks for more opens it, what staff must see comes back filled', async () => {
    const post = await openPost({ headcount: 1 })
    await move((await applicant(post)).id, 'hire', 'submitted')
    const { json } = await ask(`GET /v1/job-posts/${post}`, { as: 'owner' })
    const edit = async (changes: object) => {
      const { version } = (await ask(`GET /v1/job-posts/${post}`, { as: 'owner' })).json
      const body = { ...jobPostInput(branchId), title: json.title, headcount: 1, ...changes }
      return ask(`PUT /v1/job-posts/${post}`, { as: 'owner', headers: { 'if-match': `"${version}"` }, body })
    }
    const more = await edit({ headcount: 2 })
    expect([more.status, more.json.state]).toEqual([200, 'published'])
    expect((await apply(service.worker(uuidv7()), post)).status).toBe(201)
    expect((await edit({ headcount: 1 })).json.state).toBe('filled')
    expect((await edit({ description: 'ทักไลน์ @somebody' })).json.state).toBe('pending_review')
    expect((await service.decide(post, { event: 'approve' })).status).toBe(200)
    expect(await postState(post)).toBe('filled')
  })

  test('hired at once by many: the post is filled once, and nobody is counted twice', async () => {
    const post = await openPost({ headcount: 5 })
    const people = await Promise.all(Array.from({ length: 5 }, () => applicant(post)))
    await Promise.all(people.map(({ id }) => move(id, 'hire', 'submitted')))
    expect(await postState(post)).toBe('filled')
    expect((await board(post)).stages.find(({ stage }: { stage: string }) => stage === 'hired').count).toBe(5)
  })

  test('a paused post stays paused', async () => {
    const post = await openPost({ headcount: 1 })
    const { id } = await applicant(post)
    await force(post, { state: 'paused' })
    await move(id, 'hire', 'submitted')
    expect(await postState(post)).toBe('paused')
  })
})

describe('the end of a post', () => {
  const states = async (ids: readonly { id: string }[]) =>
    Promise.all(ids.map(async ({ id }) => (await rowOf(id)).state))
  const event = (id: string, name: string) =>
    ask(`POST /v1/job-posts/${id}/events`, { as: 'owner', body: { event: name } })

  test('closed: who waits expires, who was hired keeps the job, who was decided about stays so', async () => {
    const post = await openPost()
    const people = []
    for (const state of applicationStates) people.push(await applicant(post, state))
    await event(post, 'close')
    const expected = applicationStates.map((state) =>
      (openStates as readonly string[]).includes(state) ? 'expired' : state,
    )
    expect(await states(people)).toEqual(expected)
    const [first] = people
    const { json } = await ask(`GET /v1/applications/${first?.id}/events`, { as: 'owner' })
    expect(json.items.at(-1)).toMatchObject({
      event: 'expire',
      from: 'submitted',
      to: 'expired',
      who: 'system',
    })
  })

  test('cancelled: those who were hired are let go, too, and cannot be taken back', async () => {
    const post = await openPost()
    const [hired, rejected] = [await applicant(post, 'hired'), await applicant(post, 'rejected')]
    await event(post, 'cancel')
    expect(await states([hired, rejected])).toEqual(['expired', 'rejected'])
    expect((await move(rejected.id, 'hire', 'rejected')).status).toBe(409)
  })

  test('closed: a rejection of somebody hired can be undone, anything else is over', async () => {
    const post = await openPost()
    const { id } = await applicant(post, 'hired')
    await event(post, 'close')
    expect((await move(id, 'offer', 'hired')).status).toBe(409)
    expect((await move(id, 'reject', 'hired')).status).toBe(200)
    expect((await move(id, 'shortlist', 'rejected')).status).toBe(409)
    expect((await move(id, 'hire', 'rejected')).json.state).toBe('hired')
  })

  test('its last shift over: who was hired has worked', async () => {
    const post = await openPost({ headcount: 1 })
    const [hired, waiting] = [await applicant(post, 'hired'), await applicant(post)]
    await force(post, { state: 'filled', expiresAt: new Date(Date.now() - 1_000) })
    await completeDueApplications(service.database.db, testTurn())
    expect(await states([hired, waiting])).toEqual(['completed', 'expired'])
    await service.database.db
      .update(shifts)
      .set({ date: dayAhead(-1) })
      .where(eq(shifts.jobPostId, post))
    expect((await move(hired.id, 'mark_no_show', 'completed')).json.state).toBe('no_show')
    expect((await move(hired.id, 'complete', 'no_show')).json.state).toBe('completed')
  })
})

describe('workers are told by mail', () => {
  const settle = (id: string) =>
    forceApplication(id, { updatedAt: new Date(Date.now() - (settledSeconds + 1) * 1_000) })
  const promised = async (id: string) => {
    const mails = await service.database.db
      .select({ payload: jobs.payload })
      .from(jobs)
      .where(eq(jobs.kind, 'application_moved'))
      .orderBy(jobs.id)
    return mails
      .map(({ payload }) => Object(payload))
      .filter((about) => about.id === id)
      .map(({ state }) => state)
  }

  test('of what a company decided, once it has stayed so; not of what was taken back, nor of their own doing', async () => {
    const post = await openPost()
    const [kept, undone, own, looked] = [
      await applicant(post),
      await applicant(post),
      await applicant(post, 'offered'),
      await applicant(post),
    ]
    await move(kept.id, 'offer', 'submitted')
    await move(undone.id, 'reject', 'submitted')
    await move(undone.id, 'view', 'rejected')
    await act(own.uid, own.id, 'accept', 'offered')
    await move(looked.id, 'view', 'submitted')
    await tellWorkers(service.database.db, testTurn())
    expect(await promised(kept.id)).toEqual([])
    for (const { id } of [kept, undone, own, looked]) await settle(id)
    await tellWorkers(service.database.db, testTurn())
    await tellWorkers(service.database.db, testTurn())
    expect(await promised(kept.id)).toEqual(['offered'])
    for (const { id } of [undone, own, looked]) expect(await promised(id)).toEqual([])
  })

  test('in words that fit, to an address that was proved', async () => {
    const post = await openPost()
    const [proved, unproved] = [await applicant(post), await applicant(post)]
    service.identity.add(unproved.uid, { kind: 'worker', emailVerified: false })
    for (const { id } of [proved, unproved]) {
      await move(id, 'hire', 'submitted')
      await settle(id)
    }
    await ask(`POST /v1/job-posts/${post}/events`, { as: 'owner', body: { event: 'cancel' } })
    for (const { id } of [proved, unproved]) await settle(id)
    await tellWorkers(service.database.db, testTurn())
    const mail = await service.mail.to(`${proved.uid}@example.com`)
    expect(mail.subject).toBe('งาน “พนักงานเสิร์ฟร้านอาหาร” ถูกยกเลิก')
    expect(mail.text).toContain('/jobs/applications?application=')
    await service.mail.allSent()
    expect(service.mail.sent.filter(({ to }) => to.startsWith(unproved.uid))).toEqual([])
  })
})

describe('the board', () => {
  test('every stage with its count, newest first, page by page', async () => {
    const post = await openPost()
    const ids: string[] = []
    for (let number = 0; number < 23; number += 1) ids.unshift((await applicant(post)).id)
    const { stages } = await board(post)
    const [submitted] = stages
    expect(stages.map(({ stage, count }: { stage: string; count: number }) => [stage, count])).toEqual([
      ['submitted', 23],
      ...['viewed', 'shortlisted', 'interview', 'offered', 'hired', 'ended'].map((stage) => [stage, 0]),
    ])
    expect(submitted.items.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 20))
    const rest = await ask(
      `GET /v1/job-posts/${post}/applications?stage=submitted&cursor=${submitted.nextCursor}`,
      { as: 'owner' },
    )
    expect(rest.json.items.map(({ id }: { id: string }) => id)).toEqual(ids.slice(20))
    expect(rest.json.nextCursor).toBeNull()
  })

  test('each state stands where it belongs', async () => {
    const post = await openPost()
    for (const state of applicationStates) await applicant(post, state)
    const { stages } = await board(post)
    for (const { stage, items, count } of stages) {
      expect(items).toHaveLength(count)
      for (const { state } of items) expect(stageOf(state)).toBe(stage)
    }
  })

  test('a branch manager decides in own branches; to others, and other companies, there is nothing', async () => {
    const own = await service.branch('owner')
    await service.colleague('manager', companyId, 'branch_manager', [own])
    await service.owner('stranger')
    const post = await openPost()
    const { id } = await applicant(post)
    for (const as of ['manager', 'stranger']) {
      for (const [operation, absent] of [
        [`GET /v1/job-posts/${post}/board`, `GET /v1/job-posts/${uuidv7()}/board`],
        [`GET /v1/applications/${id}`, `GET /v1/applications/${uuidv7()}`],
        [`GET /v1/applications/${id}/notes`, `GET /v1/applications/${uuidv7()}/notes`],
      ] as const) {
        const [theirs, nothing] = [await ask(operation, { as }), await ask(absent, { as })]
        expect([as, operation, theirs.status]).toEqual([as, operation, 404])
        expect(withoutRequestId(theirs.text)).toBe(withoutRequestId(nothing.text))
      }
      expect((await move(id, 'hire', 'submitted', as)).status).toBe(404)
    }
    await force(post, { branchId: own })
    expect((await move(id, 'hire', 'submitted', 'manager')).json.state).toBe('hired')
  })
})

describe('several at once', () => {
  test('each has its own answer; what was moved meanwhile, and what is not there, holds nothing up', async () => {
    const post = await openPost()
    const [one, moved, two] = [
      await applicant(post),
      await applicant(post, 'withdrawn'),
      await applicant(post),
    ]
    const asked = [one.id, moved.id, uuidv7(), two.id].map((id) => ({ id, from: 'submitted' }))
    const { status, json } = await ask('POST /v1/applications/events', {
      as: 'owner',
      body: { event: 'reject', applications: asked },
    })
    expect(status).toBe(200)
    expect(
      json.items.map(
        ({ refusal, application }: { refusal: string; application: { state: string } | null }) => [
          refusal,
          application?.state ?? null,
        ],
      ),
    ).toEqual([
      [null, 'rejected'],
      ['wrong_state', 'withdrawn'],
      ['not_found', null],
      [null, 'rejected'],
    ])
  })
})

describe('who was quicker is said', () => {
  const reject = async (id: string, as: string, from = 'submitted') =>
    (
      await ask('POST /v1/applications/events', {
        as,
        body: { event: 'reject', applications: [{ id, from }] },
      })
    ).json.items[0]

  test('to a member: a colleague by name, themselves, or the worker', async () => {
    await service.colleague('quicker', companyId, 'recruiter')
    const post = await openPost()
    const [one, two] = [await applicant(post), await applicant(post)]
    await move(one.id, 'offer', 'submitted', 'quicker')
    expect(await reject(one.id, 'owner')).toMatchObject({
      refusal: 'wrong_state',
      application: { state: 'offered' },
      movedBy: { who: 'member', memberName: 'คุณ quicker', isOwn: false },
    })
    expect((await reject(one.id, 'quicker')).movedBy).toMatchObject({ isOwn: true })
    await act(two.uid, two.id, 'withdraw', 'submitted')
    expect((await reject(two.id, 'owner')).movedBy).toEqual({
      who: 'worker',
      memberName: null,
      isOwn: false,
    })
    const done = await reject(one.id, 'owner', 'offered')
    expect([done.refusal, done.movedBy]).toEqual([null, null])
  })

  test('to a worker: whether it was them, and never which member', async () => {
    const post = await openPost()
    const [one, two] = [await applicant(post), await applicant(post)]
    for (const { id } of [one, two]) await move(id, 'offer', 'submitted')
    await act(one.uid, one.id, 'accept', 'offered')
    await move(two.id, 'shortlist', 'offered')
    const late = [
      await act(one.uid, one.id, 'decline', 'offered'),
      await act(two.uid, two.id, 'accept', 'offered'),
    ]
    expect(late.map(({ status, json }) => [status, json.code, json.params])).toEqual([
      [409, 'wrong_state', { who: 'worker' }],
      [409, 'wrong_state', { who: 'member' }],
    ])
    for (const { text } of late) expect(text).not.toContain('owner')
  })
})

describe('notes', () => {
  test('are added, named, and removed by who wrote them', async () => {
    await service.colleague('writer', companyId, 'recruiter')
    const { id } = await applicant(await openPost())
    const add = (text: string, as: string) => ask(`POST /v1/applications/${id}/notes`, { as, body: { text } })
    const { json: own } = await add('  โทรแล้ว มาได้ ', 'owner')
    const { json: theirs } = await add('ขอดูใบขับขี่', 'writer')
    const list = async () => (await ask(`GET /v1/applications/${id}/notes`, { as: 'owner' })).json.items
    expect(await list()).toMatchObject([
      { id: own.id, text: 'โทรแล้ว มาได้', authorName: 'คุณ owner', isOwn: true },
      { id: theirs.id, authorName: 'คุณ writer', isOwn: false },
    ])
    expect((await ask(`GET /v1/applications/${id}`, { as: 'owner' })).json.notes).toBe(2)
    const remove = async (noteId: string) =>
      (await ask(`DELETE /v1/applications/${id}/notes/${noteId}`, { as: 'owner' })).status
    expect([await remove(theirs.id), await remove(own.id), await remove(own.id)]).toEqual([404, 204, 404])
    expect((await list()).map(({ id: left }: { id: string }) => left)).toEqual([theirs.id])
  })

  test.each(['', '   ', 'ก'.repeat(1_001)])('what is no note is refused', async (text) => {
    const { id } = await applicant(await openPost())
    const answer = await ask(`POST /v1/applications/${id}/notes`, { as: 'owner', body: { text } })
    expect([answer.status, answer.json.errors[0].field]).toEqual([422, 'text'])
  })
})

describe('a worker’s own applications', () => {
  test('all of them, newest first, and nobody else’s', async () => {
    const posts = [await openPost(), await openPost(), await openPost()]
    const uid = service.worker(uuidv7())
    for (const post of posts) await apply(uid, post)
    const list = async (query = '') => (await ask(`GET /v1/my/applications${query}`, { as: uid })).json
    const first = await list('?limit=2')
    const rest = await list(`?limit=2&cursor=${first.nextCursor}`)
    const seen = [...first.items, ...rest.items].map(({ jobPostId }) => jobPostId)
    expect(seen).toEqual([...posts].reverse())
    expect((await list(`?jobPostId=${posts[1]}`)).items).toHaveLength(1)
    const other = service.worker(uuidv7())
    const [{ id }] = first.items
    expect((await ask(`GET /v1/my/applications/${id}`, { as: other })).status).toBe(404)
    expect((await act(other, id, 'withdraw', 'submitted')).status).toBe(404)
    expect(JSON.stringify(first)).not.toMatch(/notes|worker"/)
  })
})

describe('what is kept, and how long', () => {
  test('who closes their account is forgotten: the application stays, the person goes', async () => {
    const post = await openPost({ headcount: 1 })
    const [gone, stays] = [await applicant(post, 'hired'), await applicant(post)]
    await force(post, { state: 'filled' })
    await ask(`POST /v1/applications/${gone.id}/notes`, { as: 'owner', body: { text: 'คุณสมชายมาได้' } })
    service.departures.uids.push(gone.uid)
    await forgetDeparted({ db: service.database.db, departures: service.departures }, testTurn())
    expect(await rowOf(gone.id)).toMatchObject({
      state: 'withdrawn',
      worker: null,
      workerUid: null,
      answers: [],
    })
    expect(await rowOf(stays.id)).toMatchObject({ state: 'submitted', workerUid: stays.uid })
    const notes = await service.database.db
      .select()
      .from(applicationNotes)
      .where(eq(applicationNotes.applicationId, gone.id))
    expect(notes).toEqual([])
    // The place is free again.
    expect(await postState(post)).toBe('published')
    const { json } = await ask(`GET /v1/applications/${gone.id}`, { as: 'owner' })
    expect(json.worker).toBeNull()
    const told = (await ask('GET /v1/notifications', { as: 'owner' })).json.items.filter(
      ({ kind }: { kind: string }) => kind === 'applicant_left',
    )
    expect(told).toMatchObject([{ subjectId: post, params: { title: 'พนักงานเสิร์ฟร้านอาหาร' } }])
  })

  test('an application goes a year after the work, with its notes and history', async () => {
    const longAgo = new Date(Date.now() - 366 * 86_400_000)
    const posts = [await openPost({ expiresAt: longAgo, state: 'published' }), await openPost()]
    const ids: string[] = []
    for (const jobPostId of posts) {
      const id = uuidv7()
      const worker = { workerId: uuidv7(), workerUid: uuidv7() }
      await service.database.db
        .insert(applications)
        .values({ companyId, id, jobPostId, ...worker, createdAt: longAgo })
      await service.database.db
        .insert(applicationEvents)
        .values({ companyId, applicationId: id, version: 1, event: 'submit', to: 'submitted', who: 'worker' })
      ids.push(id)
    }
    expect(await removePast(service.database.db, applicationRetention, new AbortController().signal)).toBe(1)
    const left = await service.database.db
      .select({ id: applicationEvents.applicationId })
      .from(applicationEvents)
      .where(inArray(applicationEvents.applicationId, ids))
    expect(left.map(({ id }) => id)).toEqual(ids.slice(1))
  })
})

describe('among the applications of many companies', () => {
  let post: { companyId: string; jobPostId: string }
  beforeAll(async () => {
    const { companyId: crowd } = await service.owner('crowd')
    const { db } = service.database
    await withoutTimeLimit(db, async (tx) => {
      await tx.execute(sql`
        insert into job_posts (company_id, id, created_by, title, title_keys, type, state)
        select ${crowd}, gen_random_uuid(), 'crowd', 'งาน ' || n, array['งาน'], 'daily', 'published'
        from generate_series(1, 2000) as n`)
      // Otherwise rows that refer to these are checked with a plan for an empty table.
      await tx.execute(sql`analyze job_posts`)
      await tx.execute(sql`
        insert into applications (company_id, id, job_post_id, worker_id, worker_uid, state)
        select company_id, gen_random_uuid(), job_posts.id, gen_random_uuid(), 'crowd-' || n,
          (array['submitted', 'viewed', 'shortlisted', 'hired', 'rejected', 'withdrawn'])[n % 6 + 1]
        from job_posts, generate_series(1, 10) as n where created_by = 'crowd'`)
      await tx.execute(sql`analyze applications`)
    })
    const [any] = await db
      .select({ id: jobPosts.id })
      .from(jobPosts)
      .where(eq(jobPosts.createdBy, 'crowd'))
      .limit(1)
    post = { companyId: crowd, jobPostId: any?.id ?? '' }
  })

  test('the board, a page of it, its counts and the places taken read no applications but the post’s', async () => {
    const { db } = service.database
    for (const query of [
      boardQuery(db, { ...post, limit: 21 }),
      stageQuery(db, { ...post, states: statesText('submitted'), after: uuidv7(), limit: 21 }),
      stageQuery(db, { ...post, states: statesText('ended'), after: null, limit: 21 }),
      countQuery(db, post),
      peopleQuery(db, post),
      placesTakenQuery(db, [post]),
    ]) {
      expect(await planOf(service.database.db, query)).not.toContain('Seq Scan on applications')
    }
  })

  test('nor does the search for those who are to be told', async () => {
    const query = pendingNoticesQuery(service.database.db, { standing: { settledSeconds }, limit: 200 })
    expect(await planOf(service.database.db, query)).toContain('applications_untold_idx')
  })

  test('nor does a worker’s list', async () => {
    const found = await listOwn(service.database.db, 'crowd-3', { after: null, limit: 3 })
    expect(found).toHaveLength(3)
    const query = service.database.db.select().from(applications).where(eq(applications.workerUid, 'crowd-3'))
    expect(await planOf(service.database.db, query)).not.toContain('Seq Scan on applications')
  })
})
