import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { and, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { jobPosts, shifts as shiftTable } from '../../tables/job-posts'
import { dayAhead, jobPostInput, startTestService, type TestService } from '../../testing'
import { settleDecisions } from '../applications/testing'

/** Until when one can apply to work that has begun. */

let service: TestService
let branchId: string
beforeAll(async () => {
  service = await startTestService()
  service.identity.add('staff', { ops: true })
  ;({ here: branchId } = await service.twoBranches())
})
afterAll(() => service.stop())

const db = () => service.database.db
const times = { startTime: '10:00', endTime: '20:00', breakMinutes: 60 }

/** A published post of two days, and a way to let its first shift begin. */
async function openPost(changes: object = {}) {
  const shifts = [1, 2].map((ahead) => ({ date: dayAhead(ahead), ...times, headcount: 3 }))
  const input = {
    ...jobPostInput(branchId),
    title: `เสิร์ฟ ${uuidv7().slice(-6)}`,
    headcount: 3,
    shifts,
    ...changes,
  }
  const { id } = await service.jobPost('owner', input)
  const set = (change: object) => db().update(jobPosts).set(change).where(eq(jobPosts.id, id))
  const now = new Date()
  await set({ state: 'published', publishedAt: now, listedSince: now })
  /** Lets the first day begin an hour ago. */
  const begin = async () => {
    const startsAt = new Date(Date.now() - 3_600_000)
    const [date = '', clock = ''] = new Date(startsAt.getTime() + 7 * 3_600_000).toISOString().split('T')
    const endTime = new Date(startsAt.getTime() + 11 * 3_600_000).toISOString().slice(11, 16)
    await set({ startsAt })
    await db()
      .update(shiftTable)
      .set({ date, startTime: clock.slice(0, 5), endTime, startsAt })
      .where(and(eq(shiftTable.jobPostId, id), eq(shiftTable.date, dayAhead(1))))
  }
  return { id, begin }
}

const newWorker = () => service.worker(uuidv7())
const apply = (uid: string, jobPostId: string, shiftIds: readonly string[] = []) =>
  service.ask('POST /v1/my/applications', { as: uid, body: { jobPostId, answers: [], shiftIds } })
const shown = async (id: string) => (await service.ask(`GET /v1/public/job-posts/${id}`)).json
const isListed = async (id: string) =>
  (await service.ask('GET /v1/public/job-posts?limit=50')).json.items.some(
    (one: { id: string }) => one.id === id,
  )
const shiftsOf = async (id: string): Promise<string[]> =>
  (await shown(id)).shifts.map((shift: { id: string }) => shift.id)

test('work that everybody does from its first shift on takes nobody once that has begun', async () => {
  const { id, begin } = await openPost()
  expect([(await shown(id)).isOpen, await isListed(id)]).toEqual([true, true])
  const early = newWorker()
  expect((await apply(early, id)).status).toBe(201)
  await begin()
  expect([(await shown(id)).isOpen, await isListed(id)]).toEqual([false, false])
  const late = await apply(newWorker(), id)
  expect([late.status, late.json.code]).toEqual([409, 'post_not_open'])
  // Who sent it before and asks again is answered with it.
  expect((await apply(early, id)).status).toBe(200)
})

test('where people choose their shifts those to come are open as before', async () => {
  const { id, begin } = await openPost({ shiftChoice: 'each' })
  await begin()
  expect([(await shown(id)).isOpen, await isListed(id)]).toEqual([true, true])
  expect((await apply(newWorker(), id, [(await shiftsOf(id))[1] ?? ''])).status).toBe(201)
})

const idsShown = ({ json }: { readonly json: { readonly items: readonly { jobPostId: string }[] } }) =>
  json.items.map(({ jobPostId }) => jobPostId)

test('a part of it that somebody gave back opens it to nobody: by list, page, application or invitation', async () => {
  const { id, begin } = await openPost()
  const uid = newWorker()
  const application = (await apply(uid, id)).json.id
  const hire = { as: 'owner', body: { event: 'hire', from: 'submitted' } }
  expect((await service.ask(`POST /v1/applications/${application}/events`, hire)).status).toBe(200)
  await settleDecisions(db())
  const invited = newWorker()
  const invitedId = service.profiles.workers.get(invited)?.id ?? ''
  const invite = (workerId: string) =>
    service.ask(`PUT /v1/job-posts/${id}/invites/${workerId}`, { as: 'owner' })
  expect((await invite(invitedId)).status).toBe(200)
  const invites = () => service.ask('GET /v1/my/job-post-invites', { as: invited })
  expect(idsShown(await invites())).toEqual([id])
  await begin()
  const own = (await service.ask(`GET /v1/my/applications/${application}`, { as: uid })).json
  const body = { shiftIds: [own.shifts[1].id], version: own.version }
  const given = await service.ask(`POST /v1/my/applications/${application}/given-back-shifts`, {
    as: uid,
    body,
  })
  expect(given.status).toBe(200)
  expect([(await shown(id)).isOpen, await isListed(id)]).toEqual([false, false])
  expect(idsShown(await invites())).toEqual([])
  for (const one of [invited, newWorker()])
    expect((await apply(one, id)).json).toMatchObject({ status: 409, code: 'post_not_open' })
  // Nobody else is invited, and who was is answered as before.
  expect((await invite(uuidv7())).json).toMatchObject({ status: 409, code: 'wrong_state' })
  expect((await invite(invitedId)).status).toBe(200)
})

test('who gave back all of it before it began may apply again until then, and not after', async () => {
  const { id, begin } = await openPost()
  const uid = newWorker()
  const application = (await apply(uid, id)).json.id
  const hire = { as: 'owner', body: { event: 'hire', from: 'submitted' } }
  await service.ask(`POST /v1/applications/${application}/events`, hire)
  await settleDecisions(db())
  const withdraw = { as: uid, body: { event: 'withdraw', from: 'hired' } }
  const left = await service.ask(`POST /v1/my/applications/${application}/events`, withdraw)
  expect(left.json).toMatchObject({ state: 'withdrawn', gaveBack: true, mayApplyAgain: true })
  await begin()
  const own = (await service.ask(`GET /v1/my/applications/${application}`, { as: uid })).json
  expect([own.mayApplyAgain, (await shown(id)).isOpen]).toEqual([false, false])
  expect((await apply(uid, id)).json).toMatchObject({ status: 409, code: 'post_not_open' })
})

test('where people choose their shifts, who gave theirs back may apply for one to come', async () => {
  const { id, begin } = await openPost({ shiftChoice: 'each' })
  const [, coming = ''] = await shiftsOf(id)
  const uid = newWorker()
  const application = (await apply(uid, id, [coming])).json.id
  const hire = { as: 'owner', body: { event: 'hire', from: 'submitted' } }
  await service.ask(`POST /v1/applications/${application}/events`, hire)
  await settleDecisions(db())
  await begin()
  const withdraw = { as: uid, body: { event: 'withdraw', from: 'hired' } }
  const left = await service.ask(`POST /v1/my/applications/${application}/events`, withdraw)
  expect(left.json).toMatchObject({ state: 'withdrawn', mayApplyAgain: true })
  const again = await apply(uid, id, [coming])
  expect([again.status, again.json.id, again.json.state]).toEqual([201, application, 'submitted'])
})

const decide = (application: string, body: object) =>
  service.ask(`POST /v1/applications/${application}/events`, { as: 'owner', body })
const answer = (uid: string, application: string, event: 'accept' | 'decline') =>
  service.ask(`POST /v1/my/applications/${application}/events`, {
    as: uid,
    body: { event, from: 'offered' },
  })

test('an offer of it is accepted until its first shift begins; who waits then is hired at once, and offered nothing', async () => {
  const { id, begin } = await openPost()
  const [early, late, waiting] = [newWorker(), newWorker(), newWorker()]
  const sent: string[] = []
  for (const uid of [early, late, waiting]) sent.push((await apply(uid, id)).json.id)
  const [ofEarly = '', ofLate = '', ofWaiting = ''] = sent
  for (const one of [ofEarly, ofLate])
    expect((await decide(one, { event: 'offer', from: 'submitted' })).status).toBe(200)
  await settleDecisions(db())
  expect((await answer(early, ofEarly, 'accept')).json.state).toBe('hired')
  await begin()
  const refused = await answer(late, ofLate, 'accept')
  expect(refused.json).toMatchObject({
    status: 409,
    code: 'offer_begun',
    current: { id: ofLate, state: 'offered', events: ['decline'] },
  })
  expect((await service.ask(`GET /v1/applications/${ofWaiting}`, { as: 'owner' })).json.events).toEqual(
    expect.arrayContaining(['hire', 'reject']),
  )
  const offered = await decide(ofWaiting, { event: 'offer', from: 'submitted' })
  expect([offered.status, offered.json.current.events.includes('offer')]).toEqual([409, false])
  expect((await decide(ofWaiting, { event: 'hire', from: 'submitted' })).json.state).toBe('hired')
  expect((await decide(ofLate, { event: 'hire', from: 'offered' })).json.state).toBe('hired')
})

test('where people choose their shifts they are offered those to come, and no others', async () => {
  const { id, begin } = await openPost({ shiftChoice: 'each' })
  const [begun = '', coming = ''] = await shiftsOf(id)
  const [one, other] = [newWorker(), newWorker()]
  const first = (await apply(one, id, [begun, coming])).json.id
  const second = (await apply(other, id, [begun, coming])).json.id
  await begin()
  const both = { event: 'offer', from: 'submitted', shiftIds: [begun, coming] }
  expect((await decide(first, both)).json).toMatchObject({ status: 409, code: 'offer_too_late' })
  for (const [uid, application, shiftIds] of [
    [one, first, [coming]],
    [other, second, undefined],
  ] as const) {
    expect((await decide(application, { event: 'offer', from: 'submitted', shiftIds })).status).toBe(200)
    await settleDecisions(db())
    expect((await answer(uid, application, 'accept')).json.state).toBe('hired')
  }
})

test('it is neither published nor approved then: nobody could apply, and it would be paid for', async () => {
  const { id } = await openPost()
  const begun = (change: object) =>
    db()
      .update(jobPosts)
      .set({ startsAt: new Date(Date.now() - 60_000), ...change })
      .where(eq(jobPosts.id, id))
  await begun({ state: 'draft' })
  const submit = { as: 'owner', body: { event: 'submit' } }
  const refused = await service.ask(`POST /v1/job-posts/${id}/events`, submit)
  expect([refused.status, refused.json.errors]).toEqual([
    422,
    [{ field: 'shifts.0.startTime', rule: 'begun', params: {} }],
  ])
  await begun({ shiftChoice: 'each' })
  expect((await service.ask(`POST /v1/job-posts/${id}/events`, submit)).json.state).toBe('published')

  await begun({ state: 'pending_review', reviewSince: new Date(), shiftChoice: 'all' })
  const approved = await service.decide(id, { event: 'approve' })
  expect([approved.status, approved.json.code]).toEqual([409, 'wrong_state'])
})

test.each([
  ['published', 'pause', ['close', 'cancel'], ['pause', 'close', 'cancel'], 'paused'],
  ['paused', 'resume', ['close', 'cancel'], ['resume', 'close', 'cancel'], 'published'],
  ['closed', 'reopen', [], ['reopen'], 'published'],
] as const)('%s, it is offered no %s then, which is refused', async (state, event, events, before, after) => {
  const { id, begin } = await openPost()
  await db().update(jobPosts).set({ state }).where(eq(jobPosts.id, id))
  const offered = async () => (await service.ask(`GET /v1/job-posts/${id}`, { as: 'owner' })).json.events
  expect(await offered()).toEqual(before)
  await begin()
  expect(await offered()).toEqual(events)
  const say = () => service.ask(`POST /v1/job-posts/${id}/events`, { as: 'owner', body: { event } })
  const refused = await say()
  expect([refused.status, refused.json.errors]).toEqual([
    422,
    [{ field: 'shifts.0.startTime', rule: 'begun', params: {} }],
  ])
  await db().update(jobPosts).set({ shiftChoice: 'each' }).where(eq(jobPosts.id, id))
  expect((await say()).json.state).toBe(after)
})
