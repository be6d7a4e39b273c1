import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { and, eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { notifyOfJobs } from '@/services/shared/jobs/enqueue'
import { jobs } from '@/services/shared/jobs/table'
import { applicantChanged, workerLeaves, workerStays } from '@/services/shared/service-events/catalogue'
import { eventReceiver } from '@/services/shared/service-events/delivery'
import { lockWaiters, somebodyWaitsForLock } from '@/services/shared/testing/lock-waiter'
import { onPostgres } from '@/services/shared/testing/on-postgres'
import { until } from '@/services/shared/testing/until'
import { jobPosts, shifts as shiftTable } from '../../tables/job-posts'
import { leavingWorkers } from '../../tables/leaving-workers'
import { dayAhead, jobPostInput, startTestService, type TestService } from '../../testing'
import { findApplication } from '../applications/repository'
import { settleDecisions } from '../applications/testing'
import { giveBackAll } from '../applications/worker-answers'
import { lockJobPost } from '../job-posts/repository'

let service: TestService
let companyId: string
let branchId: string
beforeAll(async () => {
  service = await startTestService()
  ;({ companyId, here: branchId } = await service.twoBranches())
})
afterAll(() => service.stop())

const db = () => service.database.db
const times = { startTime: '10:00', endTime: '20:00', breakMinutes: 60 }
const shift = (ahead: number, headcount = 1) => ({ date: dayAhead(ahead), ...times, headcount })

type Changes = Readonly<Record<string, unknown>>

/** A published post of three days, of which people choose theirs, and the ids of its shifts. */
async function openPost(changes: Changes = {}) {
  const title = `เสิร์ฟ ${uuidv7().slice(-6)}`
  const shifts = [shift(1), shift(2), shift(3)]
  const input = { ...jobPostInput(branchId), title, headcount: 1, shifts, shiftChoice: 'each', ...changes }
  const { id, shiftIds: ids } = await service.openPost('owner', input)
  return { id, title, ids }
}

/** Somebody who was hired for these shifts of a post, or of those for some, and knows it. */
async function hired(jobPostId: string, shiftIds: readonly string[], some?: readonly string[]) {
  const uid = service.worker(uuidv7())
  const applied = await service.ask('POST /v1/my/applications', {
    as: uid,
    body: { jobPostId, answers: [], shiftIds },
  })
  if (applied.status !== 201) throw new Error(applied.text)
  const id = applied.json.id as string
  const body = { event: 'hire', from: 'submitted', ...(some && { shiftIds: some }) }
  const { status, text } = await service.ask(`POST /v1/applications/${id}/events`, { as: 'owner', body })
  if (status !== 200) throw new Error(text)
  await settleDecisions(db())
  return { uid, id }
}

const own = async ({ uid, id }: { readonly uid: string; readonly id: string }) =>
  (await service.ask(`GET /v1/my/applications/${id}`, { as: uid })).json
const idsOf = (shifts: readonly { readonly id: string }[]) => shifts.map(({ id }) => id)

type Giving = { readonly reason?: string; readonly version?: number; readonly as?: string }

/** Gives shifts back as the worker sees their application now. */
async function giveBack(
  worker: { readonly uid: string; readonly id: string },
  shiftIds: readonly string[],
  { reason, version, as = worker.uid }: Giving = {},
) {
  const seen = version ?? (await own(worker)).version
  const body = { shiftIds, version: seen, ...(reason && { reason }) }
  return service.ask(`POST /v1/my/applications/${worker.id}/given-back-shifts`, { as, body })
}
/** Ends the job of somebody hired who has already begun it, as where they leave. */
const giveBackAllOf = (jobPostId: string, { id }: { readonly id: string }) =>
  db().transaction(async (tx) => {
    const post = await lockJobPost(tx, { companyId, branchIds: null }, jobPostId)
    const application = await findApplication(tx, { companyId, id })
    if (post && application) await giveBackAll(tx, post, application)
  })
/** Lets a shift of a post begin an hour ago. */
async function begin(jobPostId: string, shiftId: string) {
  const start = new Date(Date.now() - 3_600_000)
  const [date = '', time = ''] = new Date(start.getTime() + 7 * 3_600_000).toISOString().split('T')
  const end = new Date(start.getTime() + 11 * 3_600_000).toISOString().slice(11, 16)
  await db()
    .update(shiftTable)
    .set({ date, startTime: time.slice(0, 5), endTime: end, startsAt: start })
    .where(and(eq(shiftTable.jobPostId, jobPostId), eq(shiftTable.id, shiftId)))
}

const days = async () => (await service.ask('GET /v1/days', { as: 'owner' })).json
const lostOf = async (jobPostId: string) =>
  (await days()).lostPlaces.filter((one: { jobPostId: string }) => one.jobPostId === jobPostId)
const board = async (jobPostId: string) =>
  (await service.ask(`GET /v1/job-posts/${jobPostId}/board`, { as: 'owner' })).json
const stateOf = async (jobPostId: string) =>
  (await service.ask(`GET /v1/job-posts/${jobPostId}`, { as: 'owner' })).json.state
const toldOf = async (jobPostId: string) => {
  const { items } = (await service.ask('GET /v1/notifications?limit=50', { as: 'owner' })).json
  return items.filter(
    (one: { subjectId: string; kind: string }) =>
      one.subjectId === jobPostId && one.kind === 'worker_cannot_come',
  )
}
const startOf = (ahead: number) => new Date(`${dayAhead(ahead)}T10:00:00+07:00`).toISOString()

describe('who cannot come to one shift', () => {
  test('keeps the others, and its place is looked for again', async () => {
    const { id: jobPostId, ids } = await openPost()
    const [first = '', second = '', third = ''] = ids
    const worker = await hired(jobPostId, ids)
    expect(await stateOf(jobPostId)).toBe('filled')
    const { status, json } = await giveBack(worker, [second], { reason: 'travel' })
    expect([status, json.state]).toEqual([200, 'hired'])
    expect([idsOf(json.shifts), idsOf(json.givenBack)]).toEqual([[first, third], [second]])
    expect(idsOf(json.chosenShifts)).toEqual([first, third])
    // Read again it is the same, and the page of the worker's days has the two.
    expect(idsOf((await own(worker)).assignedShifts)).toEqual([first, third])

    expect(await stateOf(jobPostId)).toBe('published')
    expect(await lostOf(jobPostId)).toMatchObject([
      {
        applicationId: worker.id,
        displayName: 'สมชาย ใจดี',
        startsAt: startOf(2),
        shifts: 1,
        reason: 'travel',
      },
    ])
    const { stages, cannotCome, shifts } = await board(jobPostId)
    expect(cannotCome).toMatchObject([{ id: worker.id, state: 'hired', assignedShiftIds: [first, third] }])
    expect(idsOf(cannotCome[0].givenBack)).toEqual([second])
    expect(shifts.map(({ taken }: { taken: number }) => taken)).toEqual([1, 0, 1])
    expect(stages.find(({ stage }: { stage: string }) => stage === 'hired').count).toBe(1)
  })

  test('is told of by name and shift, in the bell, by mail and among what just happened', async () => {
    const { id: jobPostId, ids, title } = await openPost()
    const worker = await hired(jobPostId, ids)
    await giveBack(worker, [ids[1] ?? ''], { reason: 'family' })
    expect(await toldOf(jobPostId)).toMatchObject([
      {
        actorName: 'สมชาย ใจดี',
        params: { applicationId: worker.id, when: expect.stringContaining('10:00–20:00') },
      },
    ])
    await service.mail.allSent()
    const mails = service.mail.sent.filter(
      ({ to, text, subject }) =>
        to === 'owner@example.com' && text.includes(title) && subject.includes('มาทำงานไม่ได้'),
    )
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('เพราะมีเรื่องด่วนในครอบครัว กะอื่นยังมาทำตามเดิม')
    const { answers } = await days()
    expect(answers[0]).toMatchObject({
      answer: 'worker_cannot_come',
      applicationId: worker.id,
      startsAt: startOf(2),
    })
    const { items } = (await service.ask(`GET /v1/applications/${worker.id}/events`, { as: 'owner' })).json
    expect(items.at(-1)).toMatchObject({ event: 'give_back', from: 'hired', to: 'hired', who: 'worker' })
  })

  test('is not given it again, but somebody else is, and then nobody is missing', async () => {
    const { id: jobPostId, ids } = await openPost()
    const [first = '', second = '', third = ''] = ids
    const worker = await hired(jobPostId, ids)
    await giveBack(worker, [second])
    const { version } = (await service.ask(`GET /v1/applications/${worker.id}`, { as: 'owner' })).json
    const again = await service.ask(`PUT /v1/applications/${worker.id}/shifts`, {
      as: 'owner',
      body: { shiftIds: [first, second, third] },
      headers: { 'if-match': `"${version}"` },
    })
    expect([again.status, again.json.errors]).toMatchObject([422, [{ rule: 'one_of' }]])
    await hired(jobPostId, [second])
    expect(await lostOf(jobPostId)).toEqual([])
    expect(await stateOf(jobPostId)).toBe('filled')
  })

  test('is missed once, also when who came in their place cannot come either', async () => {
    const { id: jobPostId, ids } = await openPost({ headcount: 3, shifts: [shift(1, 3)] })
    const worker = await hired(jobPostId, ids)
    await hired(jobPostId, ids)
    await giveBack(worker, ids)
    const replacement = await hired(jobPostId, ids)
    await giveBack(replacement, ids)
    expect(await lostOf(jobPostId)).toMatchObject([{ applicationId: replacement.id }])
    // Nobody was hired in the place of who else gives it back.
    const another = await hired(jobPostId, ids)
    expect(await lostOf(jobPostId)).toEqual([])
    await giveBack(another, ids)
    expect(await lostOf(jobPostId)).toMatchObject([{ applicationId: another.id }])
  })

  test('may give back another one later, and the last one withdraws them', async () => {
    const { id: jobPostId, ids } = await openPost()
    const [first = '', second = '', third = ''] = ids
    const worker = await hired(jobPostId, ids)
    await giveBack(worker, [third])
    await giveBack(worker, [first])
    expect(await lostOf(jobPostId)).toMatchObject([{ shifts: 2, startsAt: startOf(1) }])
    const { json } = await giveBack(worker, [second])
    expect(json).toMatchObject({ state: 'withdrawn', gaveBack: true, mayApplyAgain: true })
    expect(idsOf(json.shifts)).toEqual([first, second, third])
    expect(await lostOf(jobPostId)).toMatchObject([{ shifts: 3, startsAt: startOf(1) }])
    expect(await toldOf(jobPostId)).toHaveLength(3)
  })

  test('does so as well when an earlier one of theirs has begun, which stays worked', async () => {
    const { id: jobPostId, ids } = await openPost()
    const [first = '', second = '', third = ''] = ids
    const worker = await hired(jobPostId, ids)
    await begin(jobPostId, first)
    const seen = await own(worker)
    expect(seen.mayGiveBack).toEqual([second, third])
    const refused = await giveBack(worker, [first, second])
    expect([refused.status, refused.json.code, refused.json.current.id]).toEqual([
      409,
      'shift_begun',
      worker.id,
    ])
    const { json } = await giveBack(worker, [second, third])
    expect([json.state, idsOf(json.shifts)]).toEqual(['hired', [first]])
    expect(await lostOf(jobPostId)).toMatchObject([{ shifts: 2 }])
  })

  test('is dismissed as somebody whom nobody replaces, which a later shift is not', async () => {
    const { id: jobPostId, ids } = await openPost()
    const worker = await hired(jobPostId, ids)
    await giveBack(worker, [ids[0] ?? ''])
    const isThis = (one: { jobPostId: string }) => one.jobPostId === jobPostId
    /** How many are missing tomorrow, among what needs a member, and on the board. */
    const missing = async () => {
      const { json } = await service.ask('GET /v1/action-items', { as: 'owner' })
      const { tomorrow } = await days()
      const [{ places, taken, dismissed = 0 }] = (await board(jobPostId)).shifts
      return {
        tomorrow: tomorrow.shifts.find(isThis)?.missing,
        soon: json.understaffed.find(isThis)?.missing,
        onBoard: places - taken - dismissed,
      }
    }
    expect(await missing()).toEqual({ tomorrow: 1, soon: 1, onBoard: 1 })
    await service.ask(`DELETE /v1/applications/${worker.id}/lost-place`, { as: 'owner' })
    expect(await missing()).toEqual({ tomorrow: 0, soon: undefined, onBoard: 0 })
    expect(await lostOf(jobPostId)).toEqual([])
    await giveBack(worker, [ids[2] ?? ''])
    expect(await lostOf(jobPostId)).toMatchObject([{ shifts: 1, startsAt: startOf(3) }])
  })

  test('is missed although nobody was needed for somebody before', async () => {
    const { id: jobPostId, ids } = await openPost({ headcount: 2, shifts: [shift(1, 2)] })
    const worker = await hired(jobPostId, ids)
    await giveBack(worker, ids)
    await service.ask(`DELETE /v1/applications/${worker.id}/lost-place`, { as: 'owner' })
    await hired(jobPostId, ids)
    const another = await hired(jobPostId, ids)
    await giveBack(another, ids)
    const { tomorrow } = await days()
    expect(tomorrow.shifts).toContainEqual(expect.objectContaining({ jobPostId, taken: 1, missing: 1 }))
    expect((await board(jobPostId)).shifts).toEqual([
      { shiftId: ids[0], places: 2, taken: 1, hasBegun: false },
    ])
  })
})

describe('where everybody works every shift', () => {
  test('the post stays full, only the shift misses somebody, and who has it is read everywhere', async () => {
    const { id: jobPostId, ids } = await openPost({ shiftChoice: 'all' })
    const [first = '', second = '', third = ''] = ids
    const worker = await hired(jobPostId, [])
    await giveBack(worker, [first])
    expect(await stateOf(jobPostId)).toBe('filled')
    expect(idsOf((await own(worker)).shifts)).toEqual([second, third])
    expect(await lostOf(jobPostId)).toMatchObject([{ startsAt: startOf(1), shifts: 1 }])
    const tomorrow = (await days()).tomorrow.shifts.find(
      (one: { jobPostId: string }) => one.jobPostId === jobPostId,
    )
    expect(tomorrow).toMatchObject({ taken: 0, missing: 1, people: [] })
    expect(idsOf((await board(jobPostId)).cannotCome[0].givenBack)).toEqual([first])
  })

  test('only shifts that miss somebody are looked for anew, not those that need nobody', async () => {
    const { id: jobPostId, ids } = await openPost({ shiftChoice: 'all' })
    const [first = '', second = ''] = ids
    const worker = await hired(jobPostId, [])
    await giveBack(worker, [first])
    const lost = async () => (await board(jobPostId)).lostPlaces
    expect(await lost()).toMatchObject([{ applicationId: worker.id, shiftId: first }])
    await service.ask(`DELETE /v1/applications/${worker.id}/lost-place`, { as: 'owner' })
    await giveBack(worker, [second])
    expect(await lost()).toMatchObject([{ applicationId: worker.id, shiftId: second }])
  })

  test('a post of its own fills the place of a part, until who was hired there cannot come either', async () => {
    const workType = 'barista'
    const { id: jobPostId, ids } = await openPost({ shiftChoice: 'all', workType })
    const [, second = ''] = ids
    const worker = await hired(jobPostId, [])
    // Somebody who was sought before anybody gave something back is in nobody's place.
    const before = await openPost({ shiftChoice: 'all', shifts: [shift(2)], workType })
    await hired(before.id, [])
    await giveBack(worker, [second])
    const other = { ...shift(2), startTime: '11:00' }
    for (const changes of [{ shifts: [other], workType }, { shifts: [shift(2)] }]) {
      const elsewhere = await openPost({ shiftChoice: 'all', ...changes })
      await hired(elsewhere.id, [])
    }
    const instead = await openPost({ shiftChoice: 'all', shifts: [shift(2)], workType })
    expect(await lostOf(jobPostId)).toHaveLength(1)
    expect((await board(jobPostId)).filledElsewhere).toEqual([])

    const found = await hired(instead.id, [])
    expect(await lostOf(jobPostId)).toEqual([])
    expect(await board(jobPostId)).toMatchObject({
      cannotCome: [],
      lostPlaces: [],
      filledElsewhere: [
        {
          displayName: 'สมชาย ใจดี',
          startsAt: startOf(2),
          byName: 'สมชาย ใจดี',
          byJobPostId: instead.id,
        },
      ],
    })

    // The new post misses somebody then, and not both.
    await giveBack(found, instead.ids)
    expect(await lostOf(jobPostId)).toEqual([])
    expect((await board(jobPostId)).filledElsewhere).toEqual([])
    expect(await lostOf(instead.id)).toHaveLength(1)
  })

  test('and is then missing in no count of the day, also while the post looks for others', async () => {
    const workType = 'barista'
    const { id: jobPostId, ids } = await openPost({
      shiftChoice: 'all',
      workType,
      headcount: 2,
      shifts: [shift(1), shift(2)],
    })
    const [first = ''] = ids
    const worker = await hired(jobPostId, [])
    const missing = async () =>
      (await days()).tomorrow.shifts.find((one: { jobPostId: string }) => one.jobPostId === jobPostId)
        ?.missing
    expect(await missing()).toBe(1)
    await giveBack(worker, [first])
    expect(await missing()).toBe(2)
    const instead = await openPost({ shiftChoice: 'all', shifts: [shift(1)], workType })
    await hired(instead.id, [])
    expect([await missing(), await lostOf(jobPostId)]).toEqual([1, []])
  })

  test('and the place of who gave everything back, once the first shift has begun', async () => {
    const workType = 'barista'
    const { id: jobPostId, ids } = await openPost({ shiftChoice: 'all', workType })
    const [first = '', ...others] = ids
    const worker = await hired(jobPostId, [])
    await begin(jobPostId, first)
    await db()
      .update(jobPosts)
      .set({ startsAt: new Date(Date.now() - 3_600_000) })
      .where(eq(jobPosts.id, jobPostId))
    await giveBackAllOf(jobPostId, worker)
    expect(await lostOf(jobPostId)).toMatchObject([{ applicationId: worker.id, shifts: 2 }])
    const instead = await openPost({ shiftChoice: 'all', shifts: [shift(2), shift(3)], workType })
    await hired(instead.id, [])
    expect(others).toHaveLength(2)
    expect(await lostOf(jobPostId)).toEqual([])
    const { cannotCome, filledElsewhere } = await board(jobPostId)
    expect(cannotCome).toEqual([])
    expect(filledElsewhere).toMatchObject([{ byJobPostId: instead.id }, { byJobPostId: instead.id }])
  })

  test('the mail promises nobody for a part of the job, but for all of it', async () => {
    const { id: jobPostId, ids, title } = await openPost({ shiftChoice: 'all' })
    const worker = await hired(jobPostId, [])
    const told = async () => {
      await service.mail.allSent()
      return service.mail.sent.filter(
        ({ to, text, subject }) =>
          to === 'owner@example.com' && text.includes(title) && subject.includes('มาทำงานไม่ได้'),
      )
    }
    await giveBack(worker, ids.slice(0, 1))
    const [part] = await told()
    expect(part?.text).toContain('ลงประกาศใหม่เฉพาะกะที่ว่าง')
    expect(part?.text).not.toContain('เชิญมาแทนได้ทันที')
    await giveBack(worker, ids.slice(1))
    expect((await told()).at(-1)?.text).toContain('เชิญมาแทนได้ทันที')
  })

  test('a job with one pay for all of it has no sum any more', async () => {
    const { id: jobPostId, ids } = await openPost({ shiftChoice: 'all', payUnit: 'job', payAmount: 300_000 })
    const worker = await hired(jobPostId, [])
    expect((await own(worker)).totalPay).toBeGreaterThan(0)
    await giveBack(worker, [ids[0] ?? ''])
    expect((await own(worker)).totalPay).toBeNull()
  })
})

describe('is refused', () => {
  test('for no shift, one that is not theirs, or that they gave back before', async () => {
    const { id: jobPostId, ids } = await openPost()
    const [first = '', second = '', third = ''] = ids
    const worker = await hired(jobPostId, [first, second])
    await giveBack(worker, [second])
    for (const wrong of [[], [third], [first, third], [second], ['no such shift']]) {
      expect([wrong, (await giveBack(worker, wrong)).status]).toEqual([wrong, 422])
    }
    expect((await giveBack(worker, [first], { reason: 'ill' })).status).toBe(422)
    expect(idsOf((await own(worker)).shifts)).toEqual([first])
  })

  test('as they saw it before the company changed their shifts, with what stands', async () => {
    const { id: jobPostId, ids } = await openPost()
    const [first = '', second = ''] = ids
    const worker = await hired(jobPostId, [first, second])
    const { version } = await own(worker)
    const changed = await service.ask(`PUT /v1/applications/${worker.id}/shifts`, {
      as: 'owner',
      body: { shiftIds: [first] },
      headers: { 'if-match': `"${version}"` },
    })
    expect(changed.status).toBe(200)
    const { status, json } = await giveBack(worker, [second], { version })
    // What was agreed stands until they answer.
    expect([status, json.code, idsOf(json.current.shifts)]).toEqual([409, 'wrong_state', [first, second]])
    expect(json.current.version).toBe(version + 1)
  })

  test('to who is not hired, and to anybody else', async () => {
    const { id: jobPostId, ids } = await openPost({ headcount: 2, shifts: [shift(1, 2), shift(2, 2)] })
    const worker = await hired(jobPostId, ids)
    const other = await hired(jobPostId, ids)
    const { version } = await own(worker)
    expect((await giveBack(worker, [ids[0] ?? ''], { as: other.uid, version })).status).toBe(404)
    expect((await giveBack(worker, [ids[0] ?? ''], { as: 'owner', version })).status).toBe(403)
    expect(await lostOf(jobPostId)).toEqual([])
    await giveBack(worker, ids)
    const after = await giveBack(worker, ids)
    expect([after.status, after.json.current.state]).toEqual([409, 'withdrawn'])
  })

  test('the second of two at once: one tells, and the other reads what stands', async () => {
    const { id: jobPostId, ids } = await openPost()
    const worker = await hired(jobPostId, ids)
    const { version } = await own(worker)
    const both = await Promise.all([
      giveBack(worker, [ids[0] ?? ''], { version }),
      giveBack(worker, [ids[0] ?? ''], { version }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await toldOf(jobPostId)).toHaveLength(1)
    const [late] = both.filter(({ status }) => status === 409)
    expect(idsOf(late?.json.current.givenBack)).toEqual([ids[0]])
    expect(companyId).toBe(late?.json.current.companyId)
  })
})

describe('who asks for the removal of their account', () => {
  const tell = (type: typeof workerLeaves, uid: string, id = uuidv7()) =>
    eventReceiver(type, service.address, service.settings).receive({
      id,
      type: type.name,
      about: { workerUid: uid },
      facts: {},
    })
  const leave = (uid: string, id?: string) => tell(workerLeaves, uid, id)
  const stay = (uid: string) => tell(workerStays, uid)

  test('gives all shifts to come back at once and once, and those companies are told', async () => {
    const [one, other] = [await openPost(), await openPost()]
    const worker = await hired(one.id, [one.ids[0] ?? ''])
    const unconcerned = await hired(other.id, other.ids)
    const event = uuidv7()
    await leave(worker.uid, event)
    await leave(worker.uid, event)
    await leave(worker.uid)
    await until(async () => (await own(worker)).state === 'withdrawn')
    const waiting = and(eq(jobs.kind, 'give_back_of_leaver'), eq(jobs.state, 'pending'))
    await until(async () => (await db().$count(jobs, waiting)) === 0)
    expect(await toldOf(one.id)).toHaveLength(1)
    expect(await lostOf(one.id)).toMatchObject([{ displayName: 'สมชาย ใจดี', shifts: 1, reason: null }])
    expect((await own(unconcerned)).state).toBe('hired')
    expect(await toldOf(other.id)).toEqual([])
  })

  test('declines what they are offered at once, and the company is told and waits for nobody', async () => {
    const { id: jobPostId, ids } = await openPost()
    const uid = service.worker(uuidv7())
    const body = { jobPostId, answers: [], shiftIds: ids }
    const { id } = (await service.ask('POST /v1/my/applications', { as: uid, body })).json
    await service.ask(`POST /v1/applications/${id}/events`, {
      as: 'owner',
      body: { event: 'offer', from: 'submitted' },
    })
    await settleDecisions(db())
    expect((await own({ uid, id })).state).toBe('offered')
    await leave(uid)
    await until(async () => (await own({ uid, id })).state === 'offer_declined')
    const { items } = (await service.ask('GET /v1/notifications?limit=50', { as: 'owner' })).json
    const told = items.filter(({ subjectId }: { subjectId: string }) => subjectId === jobPostId)
    expect(told.map(({ kind }: { kind: string }) => kind)).toContain('offer_declined')
    const day = (await days()).tomorrow.shifts.find(
      (one: { jobPostId: string }) => one.jobPostId === jobPostId,
    )
    expect(day.offered).toBe(0)
    // Who stays after all may apply anew.
    await stay(uid)
    expect((await own({ uid, id })).mayApplyAgain).toBe(true)
  })

  test('and keeps it before the shifts are given back has them still', async () => {
    const post = await openPost()
    const worker = await hired(post.id, post.ids)
    await db().insert(leavingWorkers).values({ workerUid: worker.uid })
    await stay(worker.uid)
    // An attempt that failed before, and is made again only now.
    const payload = { companyId, id: worker.id, jobPostId: post.id }
    await db().insert(jobs).values({ id: uuidv7(), kind: 'give_back_of_leaver', payload })
    await notifyOfJobs(db())
    const waiting = and(eq(jobs.kind, 'give_back_of_leaver'), eq(jobs.state, 'pending'))
    await until(async () => (await db().$count(jobs, waiting)) === 0)
    expect(await own(worker)).toMatchObject({ state: 'hired', givenBack: [] })
    expect(await toldOf(post.id)).toEqual([])
  })

  onPostgres(
    'and keeps it while the shifts are being given back: what stands when they stay stands',
    async () => {
      const post = await openPost()
      const worker = await hired(post.id, post.ids)
      const { workerId } = await seen(worker.id)
      let hasStayed = false
      const stays = async () => {
        await stay(worker.uid)
        hasStayed = true
        return (await seen(worker.id)).state
      }
      const stood = await db().transaction(async (tx) => {
        // Held by whoever is publishing about the same worker.
        const subject = applicantChanged.subjectOf({ companyId, workerId })
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`)
        await leave(worker.uid)
        await somebodyWaitsForLock(db())
        const staying = stays()
        await until(async () => hasStayed || (await lockWaiters(db())) >= 2)
        return { staying }
      })
      expect(await stood.staying).toBe('withdrawn')
      const pending = and(eq(jobs.kind, 'give_back_of_leaver'), eq(jobs.state, 'pending'))
      await until(async () => (await db().$count(jobs, pending)) === 0)
      expect((await seen(worker.id)).state).toBe('withdrawn')
    },
  )

  test('keeps what they have begun to work, and nothing becomes of other applications', async () => {
    const post = await openPost({ headcount: 2, shifts: [shift(1, 2), shift(2, 2)] })
    const worker = await hired(post.id, post.ids)
    await begin(post.id, post.ids[0] ?? '')
    const waiting = await openPost()
    const applied = await service.ask('POST /v1/my/applications', {
      as: worker.uid,
      body: { jobPostId: waiting.id, answers: [], shiftIds: [waiting.ids[2]] },
    })
    await leave(worker.uid)
    await until(async () => (await own(worker)).givenBack.length === 1)
    expect(await own(worker)).toMatchObject({ state: 'hired', shifts: [{ id: post.ids[0] }] })
    expect((await own({ uid: worker.uid, id: applied.json.id })).state).toBe('submitted')
  })

  const moveTo = async (id: string, shiftIds: readonly string[]) => {
    const { status } = await service.ask(`PUT /v1/applications/${id}/shifts`, {
      as: 'owner',
      headers: { 'if-match': `"${(await seen(id)).version}"` },
      body: { shiftIds },
    })
    await settleDecisions(db())
    return status
  }

  test.each(['have none to come', 'have one to come'])(
    'gives shifts back that the company moved them to, where of those they agreed to they %s',
    async (which) => {
      const { id: jobPostId, ids } = await openPost()
      const [first = '', second = '', third = ''] = ids
      const agreed = which === 'have none to come' ? [first] : [first, second]
      const worker = await hired(jobPostId, ids, agreed)
      await begin(jobPostId, first)
      expect(await moveTo(worker.id, [first, third])).toBe(200)
      await leave(worker.uid)
      await until(async () => (await toldOf(jobPostId)).length === 1)
      expect(await seen(worker.id)).toMatchObject({ state: 'hired', assignedShiftIds: [first] })
      expect(await own(worker)).toMatchObject({ shifts: [{ id: first }], termChange: null })
      expect(await lostOf(jobPostId)).toMatchObject([{ startsAt: startOf(3), shifts: 1 }])
    },
  )

  test('accepts no changed terms, until they keep it after all', async () => {
    const { id: jobPostId, ids } = await openPost()
    const worker = await hired(jobPostId, ids, ids.slice(0, 1))
    expect(await moveTo(worker.id, ids)).toBe(200)
    // As it is until the shifts have been given back.
    await db().insert(leavingWorkers).values({ workerUid: worker.uid })
    const accept = async () =>
      service.ask(`POST /v1/my/applications/${worker.id}/term-answers`, {
        as: worker.uid,
        body: { answer: 'accept', version: (await own(worker)).version },
      })
    const refused = await accept()
    expect([refused.status, refused.json.code]).toEqual([409, 'own_account_leaves'])
    await stay(worker.uid)
    expect(idsOf((await accept()).json.shifts)).toEqual(ids)
  })

  const decide = (id: string, event: string, from: string) =>
    service.ask(`POST /v1/applications/${id}/events`, { as: 'owner', body: { event, from } })
  const seen = async (id: string) => (await service.ask(`GET /v1/applications/${id}`, { as: 'owner' })).json

  test('is expected by nobody any more, until they keep it after all', async () => {
    const { id: jobPostId, ids } = await openPost()
    const uid = service.worker(uuidv7())
    const body = { jobPostId, answers: [], shiftIds: ids }
    const { id } = (await service.ask('POST /v1/my/applications', { as: uid, body })).json
    await leave(uid)
    const { isLeaving, events } = await seen(id)
    expect([isLeaving, events]).toEqual([true, ['view', 'shortlist', 'reject']])
    for (const event of ['interview', 'offer', 'hire']) {
      const refused = await decide(id, event, 'submitted')
      expect([event, refused.status, refused.json.code]).toEqual([event, 409, 'applicant_leaves'])
    }
    expect((await decide(id, 'shortlist', 'submitted')).json).toMatchObject({ state: 'shortlisted' })
    await stay(uid)
    expect((await decide(id, 'hire', 'shortlisted')).json).toMatchObject({ state: 'hired', isLeaving: false })
  })

  /** Somebody hired for every shift who leaves after the first one has begun, and what an edit adds then. */
  async function addedToLeaver() {
    const input = { shifts: [shift(1), shift(2)], shiftChoice: 'all' }
    const { id: jobPostId, ids, title } = await openPost(input)
    const [first = '', second = ''] = ids
    const worker = await hired(jobPostId, ids)
    await begin(jobPostId, first)
    await leave(worker.uid)
    await until(async () => (await own(worker)).givenBack.length === 1)
    const post = async () => (await service.ask(`GET /v1/job-posts/${jobPostId}`, { as: 'owner' })).json
    const { version, shifts: known } = await post()
    const body = { ...jobPostInput(branchId), title, headcount: 1, shiftChoice: 'all' }
    const edited = await service.ask(`PUT /v1/job-posts/${jobPostId}`, {
      as: 'owner',
      headers: { 'if-match': `"${version}"` },
      body: { ...body, shifts: [...known, shift(4)] },
    })
    expect(edited.status).toBe(200)
    await settleDecisions(db())
    const [added = ''] = idsOf((await post()).shifts).filter((id) => !ids.includes(id))
    return { worker, jobPostId, first, second, added }
  }

  test('gets no shift that an edit of the post adds', async () => {
    const { worker, first, second } = await addedToLeaver()
    const { shifts, givenBack, ...job } = await own(worker)
    expect([idsOf(shifts), idsOf(givenBack)]).toEqual([[first], [second]])
    expect(job).toMatchObject({ state: 'hired', termChange: null })
  })

  test('is asked about such a shift once they keep it after all, and has it with their yes', async () => {
    const { worker, first, second, added } = await addedToLeaver()
    await stay(worker.uid)
    await until(async () => {
      await settleDecisions(db())
      return (await own(worker)).termChange !== null
    })
    const asked = await own(worker)
    expect([idsOf(asked.shifts), idsOf(asked.givenBack)]).toEqual([[first], [second]])
    const accepted = await service.ask(`POST /v1/my/applications/${worker.id}/term-answers`, {
      as: worker.uid,
      body: { answer: 'accept', version: asked.version },
    })
    expect(idsOf(accepted.json.shifts)).toEqual([first, added])
  })

  test('gets none that has begun before they keep it', async () => {
    const { worker, jobPostId, first, added } = await addedToLeaver()
    await begin(jobPostId, added)
    await stay(worker.uid)
    const waiting = and(eq(jobs.kind, 'give_added_to_stayer'), eq(jobs.state, 'pending'))
    await until(async () => (await db().$count(jobs, waiting)) === 0)
    await settleDecisions(db())
    const { shifts, termChange } = await own(worker)
    expect([idsOf(shifts), termChange]).toEqual([[first], null])
  })

  test('applies for nothing, until they keep it after all', async () => {
    const { id: jobPostId, ids } = await openPost()
    const uid = service.worker(uuidv7())
    const apply = () =>
      service.ask('POST /v1/my/applications', {
        as: uid,
        body: { jobPostId, answers: [], shiftIds: ids.slice(0, 1) },
      })
    await leave(uid)
    const refused = await apply()
    expect([refused.status, refused.json.code]).toEqual([409, 'own_account_leaves'])
    await stay(uid)
    expect((await apply()).status).toBe(201)
  })

  test('accepts no offer, and gets no other shifts', async () => {
    const { id: jobPostId, ids } = await openPost()
    const uid = service.worker(uuidv7())
    const sent = { jobPostId, answers: [], shiftIds: ids }
    const { id } = (await service.ask('POST /v1/my/applications', { as: uid, body: sent })).json
    const offer = { event: 'offer', from: 'submitted', shiftIds: ids.slice(0, 1) }
    await service.ask(`POST /v1/applications/${id}/events`, { as: 'owner', body: offer })
    await settleDecisions(db())
    // As it is until the offer has been declined.
    await db().insert(leavingWorkers).values({ workerUid: uid })
    const answer = (event: string) =>
      service.ask(`POST /v1/my/applications/${id}/events`, { as: uid, body: { event, from: 'offered' } })
    const refused = await answer('accept')
    expect([refused.status, refused.json.code]).toEqual([409, 'own_account_leaves'])
    const { version } = await seen(id)
    const more = await service.ask(`PUT /v1/applications/${id}/shifts`, {
      as: 'owner',
      headers: { 'if-match': `"${version}"` },
      body: { shiftIds: ids },
    })
    expect([more.status, more.json.code]).toEqual([409, 'applicant_leaves'])
    await stay(uid)
    expect((await answer('accept')).json).toMatchObject({ state: 'hired' })
  })
})
