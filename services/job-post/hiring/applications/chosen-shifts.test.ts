import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { and, eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { auditEvents } from '@/services/shared/audit/table'
import { jobs } from '@/services/shared/jobs/table'
import { composedBy } from '@/services/shared/testing/composed-by'
import { planOf, withoutTimeLimit } from '@/services/shared/testing/test-database'
import { testTurn } from '@/services/shared/testing/turn'
import { settledSeconds } from '@/validators/states/application'
import { applications } from '../../tables/applications'
import { shifts } from '../../tables/job-posts'
import { dayAhead, jobPostInput, startTestService, type TestService } from '../../testing'
import { applicationMails } from './mails'
import { followBegunShifts, tellWorkers } from './routines'
import { settleDecisions } from './testing'
import { begunShiftsQuery } from './work-done-repository'

let service: TestService
let companyId: string
let branchId: string
beforeAll(async () => {
  service = await startTestService()
  ;({ companyId } = await service.owner('owner'))
  branchId = await service.branch('owner')
})
afterAll(() => service.stop())

const ask = (...args: Parameters<TestService['ask']>) => service.ask(...args)

type ShiftInput = {
  date: string
  startTime: string
  endTime: string
  breakMinutes: number
  headcount?: number
}
const day = (ahead: number, headcount?: number, startTime = '09:00', endTime = '13:00'): ShiftInput => ({
  date: dayAhead(ahead),
  startTime,
  endTime,
  breakMinutes: 0,
  headcount,
})

/** Seven days of eight hours, Monday first: more than one person may work in a week. */
function wholeWeek(): ShiftInput[] {
  const monday = [7, 8, 9, 10, 11, 12, 13].find(
    (ahead) => new Date(`${dayAhead(ahead)}T00:00:00Z`).getUTCDay() === 1,
  )
  return Array.from({ length: 7 }, (_, index) => ({
    ...day((monday ?? 7) + index, 2, '09:00', '18:00'),
    breakMinutes: 60,
  }))
}

/** A published post whose workers choose their shifts, and its shift ids in order. */
async function openPost(times: readonly ShiftInput[], changes: object = {}) {
  const input = { ...jobPostInput(branchId), headcount: 2, shiftChoice: 'each', shifts: times, ...changes }
  const { id, shiftIds: ids } = await service.openPost('owner', input)
  return { id, ids }
}

const apply = (as: string, jobPostId: string, shiftIds?: readonly string[]) =>
  ask('POST /v1/my/applications', { as, body: { jobPostId, answers: [], ...(shiftIds && { shiftIds }) } })

/** A new worker who applied for some shifts: their uid and the application's id. */
async function applicant(jobPostId: string, shiftIds: readonly string[], changes = {}) {
  const uid = service.worker(uuidv7(), changes)
  const { status, text, json } = await apply(uid, jobPostId, shiftIds)
  if (status !== 201) throw new Error(text)
  return { uid, id: json.id as string }
}

type Applied = Awaited<ReturnType<typeof applicant>>

const move = (id: string, event: string, from: string, shiftIds?: readonly string[]) =>
  ask(`POST /v1/applications/${id}/events`, {
    as: 'owner',
    body: { event, from, ...(shiftIds && { shiftIds }) },
  })
const hire = (id: string, shiftIds?: readonly string[]) => move(id, 'hire', 'submitted', shiftIds)
/** Requests other shifts, at a given version or the current one. */
async function change(id: string, shiftIds: readonly string[], version?: number, as = 'owner') {
  const seen = version ?? (await ask(`GET /v1/applications/${id}`, { as: 'owner' })).json.version
  const headers = { 'if-match': `"${seen}"` }
  return ask(`PUT /v1/applications/${id}/shifts`, { as, body: { shiftIds }, headers })
}
const act = (uid: string, id: string, event: string, from: string) =>
  ask(`POST /v1/my/applications/${id}/events`, { as: uid, body: { event, from } })
const board = async (id: string) => (await ask(`GET /v1/job-posts/${id}/board`, { as: 'owner' })).json
const takenOf = async (id: string) =>
  (await board(id)).shifts.map(({ taken, places }: { taken: number; places: number }) => [taken, places])
const postState = async (id: string) => (await ask(`GET /v1/job-posts/${id}`, { as: 'owner' })).json.state
const own = async (uid: string, id: string) => (await ask(`GET /v1/my/applications/${id}`, { as: uid })).json

/** Moves a shift into the past. */
const begin = (jobPostId: string, shiftId: string, daysAgo = 1) =>
  service.database.db
    .update(shifts)
    .set({
      date: dayAhead(-daysAgo),
      startsAt: new Date(`${dayAhead(-daysAgo)}T09:00:00+07:00`),
      endsAt: new Date(`${dayAhead(-daysAgo)}T13:00:00+07:00`),
    })
    .where(and(eq(shifts.jobPostId, jobPostId), eq(shifts.id, shiftId)))

describe('applying', () => {
  test('the shifts somebody can come to are kept in the order of the post, and shown to both sides', async () => {
    const { id, ids } = await openPost([day(2), day(3), day(4)])
    const { uid, id: application } = await applicant(id, [ids[2] ?? '', ids[0] ?? ''])
    await settleDecisions(service.database.db)
    const seen = await own(uid, application)
    expect(seen.chosenShifts.map(({ date }: { date: string }) => date)).toEqual([dayAhead(2), dayAhead(4)])
    expect(seen.assignedShifts).toBeNull()
    const { stages, shifts: filled } = await board(id)
    expect(stages[0].items[0]).toMatchObject({ shiftIds: [ids[0], ids[2]], assignedShiftIds: null })
    expect(filled).toEqual(ids.map((shiftId) => ({ shiftId, places: 2, taken: 0, hasBegun: false })))
  })

  test.each([
    ['none', () => [], 'required_select'],
    ['one of another post', () => ['elsewhere'], 'one_of'],
  ])('%s is refused by the field', async (_what, chosen, rule) => {
    const { id } = await openPost([day(2), day(3)])
    const { status, json } = await apply(service.worker(uuidv7()), id, chosen())
    expect([status, json.errors]).toEqual([422, [{ field: 'shiftIds', rule, params: {} }]])
  })

  test('what is named where everybody works every shift counts for nothing', async () => {
    const { id, ids } = await openPost([day(2), day(3)], { shiftChoice: 'all' })
    const { uid, id: application } = await applicant(id, [ids[0] ?? ''])
    expect(await own(uid, application)).toMatchObject({ chosenShifts: [], assignedShifts: null })
    expect((await board(id)).shifts).toEqual([])
  })

  test('a shift that is full or has begun is refused with how all are filled', async () => {
    const { id, ids } = await openPost([day(2, 1), day(3), day(4)])
    const [first = '', second = '', third = ''] = ids
    await hire((await applicant(id, [first])).id)
    await begin(id, third)
    for (const [chosen, isFree] of [
      [[first, second], false],
      [[third], false],
      [[second], true],
    ] as const) {
      const { status, json } = await apply(service.worker(uuidv7()), id, chosen)
      if (isFree) expect(status).toBe(201)
      else {
        expect([status, json.code]).toEqual([409, 'shift_taken'])
        expect(json.current.shifts).toEqual([
          { shiftId: first, places: 1, taken: 1, hasBegun: false },
          { shiftId: second, places: 2, taken: 0, hasBegun: false },
          { shiftId: third, places: 2, taken: 0, hasBegun: true },
        ])
      }
    }
  })

  test('shifts of one day without the rest the law wants are refused together, one of them is not', async () => {
    const { id, ids } = await openPost([day(2, 2, '08:00', '12:00'), day(2, 2, '12:00', '16:00'), day(3)])
    const [morning = '', noon = '', next = ''] = ids
    const { status, json } = await apply(service.worker(uuidv7()), id, [morning, noon])
    expect([status, json.errors[0]]).toMatchObject([422, { field: 'shiftIds', rule: 'chosen_rest' }])
    expect((await apply(service.worker(uuidv7()), id, [morning, next])).status).toBe(201)
  })

  test('of shifts that overlap one person takes one', async () => {
    const { id, ids } = await openPost([day(2, 2, '06:00', '10:00'), day(2, 2, '09:00', '13:00')])
    const { status, json } = await apply(service.worker(uuidv7()), id, ids)
    expect([status, json.errors[0]]).toMatchObject([422, { field: 'shiftIds', rule: 'chosen_overlap' }])
    expect((await apply(service.worker(uuidv7()), id, ids.slice(1))).status).toBe(201)
  })
})

describe('hiring', () => {
  test('nobody gets more than a normal day of several shifts, whoever chooses them', async () => {
    const { id, ids } = await openPost([day(2, 2, '07:00', '12:00'), day(2, 2, '17:00', '22:00'), day(3)])
    const [morning = '', , next = ''] = ids
    const { id: application } = await applicant(id, ids)
    const { status, json } = await hire(application, ids)
    expect([status, json.errors[0]]).toMatchObject([
      422,
      { field: 'shiftIds', rule: 'chosen_day_hours', params: { hours: 10, max: 8 } },
    ])
    expect((await hire(application)).json.assignedShiftIds).toEqual([morning, next])
  })

  test('somebody works what they are hired for, and only these places are taken', async () => {
    const { id, ids } = await openPost([day(2), day(3), day(4)])
    const [first = '', second = ''] = ids
    const { uid, id: application } = await applicant(id, [first, second])
    const { json } = await hire(application, [second])
    expect(json).toMatchObject({ state: 'hired', assignedShiftIds: [second] })
    expect(await takenOf(id)).toEqual([
      [0, 2],
      [1, 2],
      [0, 2],
    ])
    await settleDecisions(service.database.db)
    const seen = await own(uid, application)
    expect(seen.assignedShifts.map((shift: { id: string }) => shift.id)).toEqual([second])
    expect(seen.post.startsAt).toBe(new Date(`${dayAhead(3)}T09:00:00+07:00`).toISOString())
    type Public = { readonly id: string; readonly shifts: readonly { readonly placesLeft: number | null }[] }
    const leftOf = (post?: Public) => post?.shifts.map(({ placesLeft }) => placesLeft)
    expect(leftOf((await ask(`GET /v1/public/job-posts/${id}`)).json)).toEqual([2, 1, 2])
    const { items } = (await ask('GET /v1/public/job-posts')).json
    expect(leftOf(items.find((post: Public) => post.id === id))).toEqual([2, 1, 2])
    const audited = await service.database.db
      .select({ after: auditEvents.after })
      .from(auditEvents)
      .where(and(eq(auditEvents.subjectId, application), eq(auditEvents.action, 'application.hire')))
    expect(audited).toEqual([{ after: { state: 'hired', shiftIds: [second] } }])
  })

  test.each([
    ['none', () => [], 'required_select'],
    ['one they cannot come to', (ids: readonly string[]) => [ids[1] ?? ''], 'one_of'],
  ])('%s is refused by the field, and nobody is hired', async (_what, named, rule) => {
    const { id, ids } = await openPost([day(2), day(3)])
    const { id: application } = await applicant(id, [ids[0] ?? ''])
    const { status, json } = await hire(application, named(ids))
    expect([status, json.errors[0].field, json.errors[0].rule]).toEqual([422, 'shiftIds', rule])
    expect(await takenOf(id)).toEqual([
      [0, 2],
      [0, 2],
    ])
  })

  test('whom no shift is named for gets those of theirs with a place, and all of theirs when none has one', async () => {
    const { id, ids } = await openPost([day(2, 1), day(3, 1), day(4, 1)])
    const [first = '', second = ''] = ids
    const all = await Promise.all([[first], [first, second], [first]].map((some) => applicant(id, some)))
    const [one, two, three] = all.map((each) => each.id)
    expect((await hire(one ?? '')).json.assignedShiftIds).toEqual([first])
    expect((await hire(two ?? '')).json.assignedShiftIds).toEqual([second])
    expect((await hire(three ?? '')).json.assignedShiftIds).toEqual([first])
    expect(await takenOf(id)).toEqual([
      [2, 1],
      [1, 1],
      [0, 1],
    ])
  })

  test('nobody is given more than one person may work in a week', async () => {
    const { id, ids } = await openPost(wholeWeek())
    const { id: application } = await applicant(id, ids)
    const { status, json } = await hire(application, ids)
    expect([status, json.errors[0]]).toMatchObject([422, { field: 'shiftIds', rule: 'weekly_hours' }])
    expect((await hire(application)).json.assignedShiftIds).toEqual(ids.slice(0, 6))
  })

  test('what was offered is what they are hired for, and going back frees it', async () => {
    const { id, ids } = await openPost([day(2), day(3)])
    const [, second = ''] = ids
    const { uid, id: application } = await applicant(id, ids)
    await move(application, 'offer', 'submitted', [second])
    const hired = await act(uid, application, 'accept', 'offered')
    expect(hired.json.assignedShifts.map((shift: { id: string }) => shift.id)).toEqual([second])
    expect((await move(application, 'view', 'hired')).json.assignedShiftIds).toBeNull()
    const back = await ask('POST /v1/applications/events', {
      as: 'owner',
      body: { event: 'hire', applications: [{ id: application, from: 'viewed', shiftIds: [second] }] },
    })
    expect(back.json.items[0].application.assignedShiftIds).toEqual([second])
    expect(await takenOf(id)).toEqual([
      [0, 2],
      [1, 2],
    ])
  })

  test('a post is full when every shift still to come is, and open again when a place comes free', async () => {
    const { id, ids } = await openPost([day(2), day(3, 1), day(4, 2)], { headcount: 1 })
    const [first = '', second = '', third = ''] = ids
    await begin(id, first)
    const one = await applicant(id, [second, third])
    const two = await applicant(id, [third])
    await hire(one.id)
    expect(await postState(id)).toBe('published')
    await hire(two.id)
    expect(await postState(id)).toBe('filled')
    expect((await ask(`GET /v1/public/job-posts/${id}`)).json.isOpen).toBe(false)
    await act(two.uid, two.id, 'withdraw', 'hired')
    expect(await postState(id)).toBe('published')
  })

  test('two hired at once for the last place both have it, and that there is one too many is said', async () => {
    const { id, ids } = await openPost([day(2, 1), day(3, 1)])
    const [first = ''] = ids
    const both = [await applicant(id, [first]), await applicant(id, [first])]
    const answers = await Promise.all(both.map((each) => hire(each.id)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await takenOf(id)).toEqual([
      [2, 1],
      [0, 1],
    ])
    expect(await postState(id)).toBe('published')
  })
})

describe('changing the shifts of somebody', () => {
  const history = async (id: string) =>
    (await ask(`GET /v1/applications/${id}/events`, { as: 'owner' })).json.items
  const auditOf = (id: string) =>
    service.database.db
      .select({ before: auditEvents.before, after: auditEvents.after })
      .from(auditEvents)
      .where(and(eq(auditEvents.subjectId, id), eq(auditEvents.action, 'application.change_shifts')))

  test('who is hired stays so with the new ones, which both sides see, and the places follow', async () => {
    const { id, ids } = await openPost([day(2), day(3), day(4)])
    const [first = '', second = '', third = ''] = ids
    const { uid, id: application } = await applicant(id, ids)
    await hire(application, [first, second])
    const { status, json, headers } = await change(application, [third, second])
    expect([status, json.state, json.assignedShiftIds]).toEqual([200, 'hired', [second, third]])
    expect(headers.get('etag')).toBe(`"${json.version}"`)
    expect(await takenOf(id)).toEqual([
      [0, 2],
      [1, 2],
      [1, 2],
    ])
    await settleDecisions(service.database.db)
    const seen = await own(uid, application)
    expect(seen.assignedShifts.map((shift: { id: string }) => shift.id)).toEqual([second, third])
    expect((await history(application)).at(-1)).toMatchObject({
      event: 'change_shifts',
      from: 'hired',
      to: 'hired',
      who: 'member',
    })
    expect(await auditOf(application)).toEqual([
      { before: { shiftIds: [first, second] }, after: { shiftIds: [second, third] } },
    ])
  })

  test('the same ones again change nothing, and nothing is written down', async () => {
    const { id, ids } = await openPost([day(2), day(3)])
    const { id: application } = await applicant(id, ids)
    const { version } = (await hire(application, ids)).json
    const { status, json } = await change(application, ids.toReversed())
    expect([status, json.version]).toEqual([200, version])
    expect(await auditOf(application)).toEqual([])
  })

  test('an offer stands for the new ones; who answers what they saw before is shown it first', async () => {
    const { id, ids } = await openPost([day(2), day(3)])
    const [first = '', second = ''] = ids
    const { uid, id: application } = await applicant(id, ids)
    await move(application, 'offer', 'submitted', [first])
    await settleDecisions(service.database.db)
    const { version } = await own(uid, application)
    expect((await change(application, [second])).json).toMatchObject({
      state: 'offered',
      assignedShiftIds: [second],
    })
    expect(await takenOf(id)).toEqual([
      [0, 2],
      [0, 2],
    ])
    const answer = (seen: number) =>
      ask(`POST /v1/my/applications/${application}/events`, {
        as: uid,
        body: { event: 'accept', from: 'offered', version: seen },
      })
    const late = await answer(version)
    expect([late.status, late.json.code]).toEqual([409, 'wrong_state'])
    expect(late.json.current.assignedShifts.map((shift: { id: string }) => shift.id)).toEqual([second])
    expect((await answer(late.json.current.version)).json.state).toBe('hired')
    expect(await takenOf(id)).toEqual([
      [0, 2],
      [1, 2],
    ])
  })

  test.each([
    ['none', () => [], 'required_select'],
    ['one they cannot come to', (ids: readonly string[]) => [ids[2] ?? ''], 'one_of'],
    ['one of another post', () => ['elsewhere'], 'one_of'],
  ])('%s is refused by the field, and they keep theirs', async (_what, named, rule) => {
    const { id, ids } = await openPost([day(2), day(3), day(4)])
    const { id: application } = await applicant(id, ids.slice(0, 2))
    await hire(application, ids.slice(0, 1))
    const { status, json } = await change(application, named(ids))
    expect([status, json.errors]).toEqual([422, [{ field: 'shiftIds', rule, params: {} }]])
    expect((await board(id)).stages[5].items[0].assignedShiftIds).toEqual(ids.slice(0, 1))
  })

  test('what one person may not work together is refused, though each was chosen', async () => {
    const { id, ids } = await openPost(wholeWeek())
    const { id: application } = await applicant(id, ids)
    await hire(application)
    const { status, json } = await change(application, ids)
    expect([status, json.errors[0]]).toMatchObject([422, { field: 'shiftIds', rule: 'weekly_hours' }])
    expect((await change(application, ids.slice(1))).status).toBe(200)
  })

  test('shifts of theirs that overlap since an edit are refused together', async () => {
    const { id, ids } = await openPost([day(2, 2, '06:00', '10:00'), day(3)])
    const { id: application } = await applicant(id, ids)
    await hire(application, ids.slice(0, 1))
    await service.database.db
      .update(shifts)
      .set({ date: dayAhead(2) })
      .where(and(eq(shifts.jobPostId, id), eq(shifts.id, ids[1] ?? '')))
    const { status, json } = await change(application, ids)
    expect([status, json.errors[0].rule]).toEqual([422, 'chosen_overlap'])
  })

  test('a full shift cannot come, one that is over-full can stay, and what has begun neither comes nor goes', async () => {
    const { id, ids } = await openPost([day(2), day(3, 1), day(4, 1), day(5)])
    const [begun = '', crowded = '', full = '', free = ''] = ids
    const { id: application } = await applicant(id, ids)
    const { id: late } = await applicant(id, [begun, free])
    await hire(late, [free])
    await hire((await applicant(id, [crowded])).id)
    await hire((await applicant(id, [full])).id)
    await hire(application, [begun, crowded])
    await begin(id, begun)
    for (const [named, status] of [
      [[begun, crowded, full], 409],
      [[crowded, free], 409],
      [[begun, crowded, free], 200],
      [[begun, free], 200],
      [[begun, crowded], 409],
    ] as const) {
      const answer = await change(application, named)
      expect([named, answer.status]).toEqual([named, status])
      if (status === 409) {
        expect(answer.json.code).toBe('shift_taken')
        expect(answer.json.current.shifts).toEqual((await board(id)).shifts)
      }
    }
    expect((await change(late, [begun, free])).json.code).toBe('shift_taken')
  })

  test('a post is full when the last place is given by a change, and open when one gives it back', async () => {
    const { id, ids } = await openPost([day(2, 1), day(3, 1)])
    const [first = '', second = ''] = ids
    const { id: application } = await applicant(id, ids)
    await hire(application, [first])
    expect(await postState(id)).toBe('published')
    await change(application, [first, second])
    expect(await postState(id)).toBe('filled')
    await change(application, [second])
    expect(await postState(id)).toBe('published')
  })

  test('two given the last place at once: one has it, the other is told how it is filled', async () => {
    const { id, ids } = await openPost([day(2), day(3, 1)])
    const [first = ''] = ids
    const both = [await applicant(id, ids), await applicant(id, ids)]
    for (const each of both) await hire(each.id, [first])
    const answers = await Promise.all(both.map((each) => change(each.id, ids)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await takenOf(id)).toEqual([
      [2, 2],
      [1, 1],
    ])
  })

  test('out of turn it is refused with the application as it is, and so is another version', async () => {
    const { id, ids } = await openPost([day(2), day(3)])
    const [first = ''] = ids
    const { uid, id: application } = await applicant(id, ids)
    const early = await change(application, [first])
    expect([early.status, early.json.code, early.json.current.state]).toEqual([
      409,
      'wrong_state',
      'submitted',
    ])
    await hire(application, ids)
    const stale = await change(application, [first], 1)
    expect([stale.status, stale.json.code, stale.json.current.assignedShiftIds]).toEqual([412, 'stale', ids])
    await act(uid, application, 'withdraw', 'hired')
    expect((await change(application, [first])).json.current.state).toBe('withdrawn')
    const blind = await ask(`PUT /v1/applications/${application}/shifts`, {
      as: 'owner',
      body: { shiftIds: [first] },
    })
    expect(blind.status).toBe(428)
  })

  test('where everybody works every shift there is nothing to change', async () => {
    const { id, ids } = await openPost([day(2), day(3)], { shiftChoice: 'all' })
    const { id: application } = await applicant(id, [])
    await hire(application)
    const { status, json } = await change(application, ids.slice(0, 1))
    expect([status, json.code]).toEqual([409, 'wrong_state'])
  })

  test('to another company, and to the manager of another branch, there is no such application', async () => {
    const { id, ids } = await openPost([day(2), day(3)])
    const { id: application } = await applicant(id, ids)
    await hire(application, ids)
    await service.owner('stranger')
    await service.colleague('elsewhere', companyId, 'branch_manager', [await service.branch('owner')])
    for (const as of ['stranger', 'elsewhere'])
      expect((await change(application, ids.slice(0, 1), undefined, as)).status).toBe(404)
    expect((await board(id)).stages[5].items[0].assignedShiftIds).toEqual(ids)
  })
})

describe('the mail', () => {
  /** The text of the mail about an application. */
  async function mailTo(id: string, state: string, kind = 'application_moved') {
    const { db } = service.database
    const [stored] = await db.select().from(applications).where(eq(applications.id, id))
    const { identity, workerNotifications } = service
    const appUrl = 'http://localhost:3000'
    const composers = applicationMails({
      db,
      identity,
      appUrl,
      workerNotifications,
      hasOwnAddress: async () => true,
    })
    const about = { companyId: stored?.companyId ?? '', id, state, notificationId: uuidv7() }
    const mail = await composedBy(composers, kind, about)
    if (!mail) throw new Error(`no mail about ${state}`)
    return mail.text
  }
  /** Makes all decisions old enough to be told. */
  const settle = () =>
    service.database.db
      .update(applications)
      .set({ updatedAt: new Date(Date.now() - (settledSeconds + 1) * 1_000) })
  const promisedTo = async (id: string) => {
    const mails = await service.database.db.select().from(jobs).orderBy(jobs.id)
    return mails
      .map(({ kind, payload }) => ({ kind, about: Object(payload) }))
      .filter(({ kind, about }) => about.id === id && kind !== 'tell_worker')
      .map(({ kind, about }) => [kind, about.state])
  }
  const inThai = (date: string) => {
    const part = (options: Intl.DateTimeFormatOptions) =>
      new Date(`${date}T12:00:00+07:00`).toLocaleDateString('th-TH', { timeZone: 'Asia/Bangkok', ...options })
    return `${part({ weekday: 'long' })}ที่ ${part({ day: 'numeric' })} ${part({ month: 'short' })}`
  }

  test('of an offer and of a job says day and hours of the shifts that are theirs, and of no other', async () => {
    const { id, ids } = await openPost([day(2), day(3, 2, '20:00', '00:30'), day(4)])
    const [first = '', second = '', third = ''] = ids
    const offered = await applicant(id, ids)
    await move(offered.id, 'offer', 'submitted', [second, third])
    const hired = await applicant(id, ids)
    await hire(hired.id, [first])
    const offer = await mailTo(offered.id, 'offered')
    expect(offer).toContain(
      `2 กะ ได้แก่ ${inThai(dayAhead(3))} 20:00–00:30 น. (ถึงวันถัดไป), ${inThai(dayAhead(4))} 09:00–13:00 น. กรุณาตอบรับ`,
    )
    expect(offer).not.toContain(inThai(dayAhead(2)))
    expect(await mailTo(hired.id, 'hired')).toContain(`วันและเวลา ${inThai(dayAhead(2))} 09:00–13:00 น.\n`)
  })

  test('of other shifts says those that are theirs now, to who is offered and to who is hired', async () => {
    const { id, ids } = await openPost([day(2), day(3)])
    const [first = '', second = ''] = ids
    const { id: application } = await applicant(id, ids)
    await move(application, 'offer', 'submitted', [first])
    await change(application, [second])
    const ofOffer = await mailTo(application, 'offered', 'application_shifts_changed')
    expect(ofOffer).toContain(`ตอนนี้คือ 1 กะ ได้แก่ ${inThai(dayAhead(3))} 09:00–13:00 น. กรุณาตอบรับหรือปฏิเสธ`)
    expect(ofOffer).not.toContain(inThai(dayAhead(2)))
    await move(application, 'hire', 'offered')
    await change(application, ids)
    expect(await mailTo(application, 'hired', 'application_shifts_changed')).toContain(
      `ตอนนี้คือ 2 กะ ได้แก่ ${inThai(dayAhead(2))} 09:00–13:00 น., ${inThai(dayAhead(3))}`,
    )
  })

  test('is promised once shifts have stayed so, and not of what was taken back or is told anyway', async () => {
    const { id, ids } = await openPost([day(2), day(3)])
    const [first = '', second = ''] = ids
    const people = await Promise.all([ids, ids, ids, ids].map((some) => applicant(id, some)))
    const [kept, back, fresh, again] = people.map((each) => each.id) as [string, string, string, string]
    for (const one of [kept, back, again]) await move(one, 'offer', 'submitted', [first])
    await settle()
    await tellWorkers(service.database.db, testTurn())
    await change(kept, [second])
    await tellWorkers(service.database.db, testTurn())
    expect(await promisedTo(kept)).toEqual([['application_moved', 'offered']])
    await change(back, [second])
    await change(back, [first])
    await move(fresh, 'hire', 'submitted', [first])
    await change(fresh, [second])
    await move(again, 'view', 'offered')
    await move(again, 'offer', 'viewed', [second])
    await settle()
    await tellWorkers(service.database.db, testTurn())
    await tellWorkers(service.database.db, testTurn())
    expect(await promisedTo(kept)).toEqual([
      ['application_moved', 'offered'],
      ['application_shifts_changed', 'offered'],
    ])
    expect(await promisedTo(back)).toEqual([['application_moved', 'offered']])
    expect(await promisedTo(fresh)).toEqual([['application_moved', 'hired']])
    expect(await promisedTo(again)).toEqual([
      ['application_moved', 'offered'],
      // Taken back, which is told, and offered anew.
      ['application_moved', 'viewed'],
      ['application_moved', 'offered'],
    ])
  })

  test('names ten shifts at most, and how many more there are', async () => {
    const { id, ids } = await openPost(Array.from({ length: 12 }, (_, index) => day(2 + 2 * index)))
    const { id: application } = await applicant(id, ids)
    await hire(application, ids)
    const text = await mailTo(application, 'hired')
    expect(text).toContain(`วันและเวลา ${inThai(dayAhead(2))}`)
    expect(text).toContain(`${inThai(dayAhead(20))} 09:00–13:00 น. และอีก 2 กะ`)
    expect(text).not.toContain(inThai(dayAhead(22)))
  })

  test('names all where everybody works every shift', async () => {
    const { id } = await openPost([day(2), day(3)], { shiftChoice: 'all' })
    const { id: application } = await applicant(id, [])
    await hire(application)
    const text = await mailTo(application, 'hired')
    for (const ahead of [2, 3]) expect(text).toContain(`${inThai(dayAhead(ahead))} 09:00–13:00 น.`)
    expect(text).not.toContain('กะ ได้แก่')
  })
})

describe('how far the work has come', () => {
  test("is their own shifts': who comes on the second day can withdraw on the first, who came on the first cannot", async () => {
    const { id, ids } = await openPost([day(2), day(3)])
    const [first = '', second = ''] = ids
    const [early, late] = [await applicant(id, [first]), await applicant(id, [first, second])]
    await hire(early.id)
    await hire(late.id, [second])
    await settleDecisions(service.database.db)
    await begin(id, first)
    expect((await own(early.uid, early.id)).events).toEqual([])
    expect((await own(late.uid, late.id)).events).toEqual(['withdraw'])
    const events = async (application: string) =>
      (await ask(`GET /v1/applications/${application}`, { as: 'owner' })).json.events
    expect(await events(early.id)).toContain('mark_no_show')
    expect(await events(late.id)).not.toContain('mark_no_show')
    expect((await act(late.uid, late.id, 'withdraw', 'hired')).status).toBe(200)
  })
})

/** Edits a post so that it has these shifts, and no others. */
async function save(id: string, left: readonly object[], cancelReason?: string) {
  const { version } = (await ask(`GET /v1/job-posts/${id}`, { as: 'owner' })).json
  const body = { ...jobPostInput(branchId), headcount: 2, shiftChoice: 'each', shifts: left, cancelReason }
  return ask(`PUT /v1/job-posts/${id}`, { as: 'owner', body, headers: { 'if-match': `"${version}"` } })
}

test('a shift that was taken out of the post is nobody’s to be hired for', async () => {
  const { id, ids } = await openPost([day(2), day(3)])
  const [first = '', second = ''] = ids
  const { id: application } = await applicant(id, [first])
  expect((await save(id, [{ ...day(3), id: second }])).status).toBe(200)
  const { status, json } = await hire(application)
  expect([status, json.code]).toEqual([409, 'no_shift_left'])
  const { json: left } = await ask(`GET /v1/applications/${application}`, { as: 'owner' })
  expect(left).toMatchObject({ state: 'submitted', shiftIds: [], assignedShiftIds: null })
})

describe('a shift that is taken out of the post', () => {
  const published = async (...times: readonly ShiftInput[]) => {
    const { id, ids } = await openPost(times)
    const stored = times.map((time, index) => ({ ...time, id: ids[index] }))
    return { id, ids, stored, first: ids[0] ?? '', second: ids[1] ?? '', third: ids[2] ?? '' }
  }
  const refused = [422, [{ field: 'shifts', rule: 'staffed', params: {} }]]

  test('is cancelled for who has it: they keep their others, and who has no other loses the job, with why', async () => {
    const { id, stored, first, second, third } = await published(day(2), day(3), day(4))
    const [only, both, other] = [
      await applicant(id, [first, third]),
      await applicant(id, [first, second]),
      await applicant(id, [second]),
    ]
    await hire(only.id, [first])
    await hire(both.id)
    await hire(other.id)
    await settleDecisions(service.database.db)
    expect((await save(id, stored.slice(1), 'ร้านปิดวันนั้น')).status).toBe(200)
    // At once, while the others hear of it once it stands.
    expect(await own(only.uid, only.id)).toMatchObject({
      state: 'rejected',
      takenBack: { was: 'hired', reason: 'ร้านปิดวันนั้น' },
      shifts: [{ id: first }],
    })
    await settleDecisions(service.database.db)
    expect(await own(both.uid, both.id)).toMatchObject({
      state: 'hired',
      shifts: [{ id: second }],
      termChange: { cancelled: [{ id: first }], reason: 'ร้านปิดวันนั้น' },
    })
    expect(await own(other.uid, other.id)).toMatchObject({ state: 'hired', termChange: null })
    expect(await takenOf(id)).toEqual([
      [2, 2],
      [0, 2],
    ])
    const said = { as: both.uid, body: { answer: 'keep', version: (await own(both.uid, both.id)).version } }
    expect((await ask(`POST /v1/my/applications/${both.id}/term-answers`, said)).json).toMatchObject({
      shifts: [{ id: second }],
      termChange: null,
    })
    // Whoever lost the job can be hired for what else they chose.
    expect((await move(only.id, 'hire', 'rejected', [third])).json).toMatchObject({
      state: 'hired',
      assignedShiftIds: [third],
    })
  })

  test('takes offers of it back, and a job that nobody was told of; an offer of others stands', async () => {
    const { id, stored, first, second } = await published(day(2), day(3))
    const people = await Promise.all(
      [[first], [first, second], [first, second]].map((some) => applicant(id, some)),
    )
    const [alone, once, still] = people as [Applied, Applied, Applied]
    await move(alone.id, 'offer', 'submitted')
    await move(once.id, 'offer', 'submitted', [first])
    await move(still.id, 'offer', 'submitted')
    await settleDecisions(service.database.db)
    const untold = await applicant(id, [first, second])
    await hire(untold.id, [first])
    expect((await save(id, stored.slice(1), 'ร้านปิดวันนั้น')).status).toBe(200)
    const stateOf = async ({ id: one }: Applied) => {
      const { state, assignedShiftIds } = (await ask(`GET /v1/applications/${one}`, { as: 'owner' })).json
      return [state, assignedShiftIds]
    }
    for (const one of [alone, once]) expect((await stateOf(one))[0]).toBe('rejected')
    expect(await stateOf(untold)).toEqual(['viewed', null])
    expect(await stateOf(still)).toEqual(['offered', [second]])
    for (const one of [alone, once])
      expect(await own(one.uid, one.id)).toMatchObject({
        takenBack: { was: 'offered', reason: 'ร้านปิดวันนั้น' },
        shifts: [{ id: first }],
      })
    await settleDecisions(service.database.db)
    expect((await own(untold.uid, untold.id)).takenBack).toBeNull()
    expect((await act(still.uid, still.id, 'accept', 'offered')).json).toMatchObject({
      state: 'hired',
      shifts: [{ id: second }],
    })
  })

  test('has not begun with people', async () => {
    const { id, stored, first, second, third } = await published(day(2), day(3), day(4))
    await hire((await applicant(id, [first])).id)
    await begin(id, first)
    const left = await save(id, stored.slice(1))
    expect([left.status, left.json.errors]).toEqual(refused)
    const kept = stored.map((one) => (one.id === first ? { ...one, date: dayAhead(-1) } : one))
    expect(
      (
        await save(
          id,
          kept.filter((one) => one.id !== third),
        )
      ).status,
    ).toBe(200)
    expect((await board(id)).shifts.map(({ shiftId }: { shiftId: string }) => shiftId)).toEqual([
      first,
      second,
    ])
  })

  test('is not the one that somebody is asked to take for theirs', async () => {
    const { id, stored, first, second } = await published(day(2), day(3), day(4))
    const { uid, id: application } = await applicant(id, [first, second])
    await hire(application, [first])
    await settleDecisions(service.database.db)
    await change(application, [second])
    const without = (gone: string) =>
      save(
        id,
        stored.filter((one) => one.id !== gone),
      )
    const left = await without(second)
    expect([left.status, left.json.errors]).toEqual(refused)
    expect((await change(application, [first])).status).toBe(200)
    expect((await without(second)).status).toBe(200)
    expect(await own(uid, application)).toMatchObject({ state: 'hired', shifts: [{ id: first }] })
  })
})

describe('a shift that somebody has until they answer about another', () => {
  const leftOf = async (id: string) =>
    (await ask(`GET /v1/public/job-posts/${id}`)).json.shifts.map(
      ({ placesLeft }: { placesLeft: number | null }) => placesLeft,
    )
  const missingOf = async (id: string) =>
    (await ask('GET /v1/days', { as: 'owner' })).json.tomorrow.shifts.find(
      ({ jobPostId }: { jobPostId: string }) => jobPostId === id,
    )?.missing

  /** Somebody who knows to have the first of three shifts, and is asked to come to the second instead. */
  async function moved() {
    const { id, ids } = await openPost([day(1, 1), day(2, 1), day(3, 1)])
    const [first = '', second = '', third = ''] = ids
    const one = await applicant(id, ids)
    await hire(one.id, [first])
    await settleDecisions(service.database.db)
    expect((await change(one.id, [second])).status).toBe(200)
    await settleDecisions(service.database.db)
    return { ...one, post: id, first, second, third }
  }
  const answerOf = async ({ uid, id }: Applied, answer: string) => {
    const body = { answer, version: (await own(uid, id)).version }
    return ask(`POST /v1/my/applications/${id}/term-answers`, { as: uid, body })
  }

  test('is taken: on the board, on the day, for who looks for work and for who applies', async () => {
    const { post, first, second, third } = await moved()
    expect(await takenOf(post)).toEqual([
      [1, 1],
      [1, 1],
      [0, 1],
    ])
    expect(await leftOf(post)).toEqual([0, 0, 1])
    expect(await missingOf(post)).toBe(0)
    for (const full of [first, second]) {
      const { status, json } = await apply(service.worker(uuidv7()), post, [full])
      expect([status, json.code]).toEqual([409, 'shift_taken'])
    }
    await hire((await applicant(post, [third])).id)
    expect(await postState(post)).toBe('filled')
  })

  test('is free once they accept, which opens the post again', async () => {
    const one = await moved()
    await hire((await applicant(one.post, [one.third])).id)
    expect(await postState(one.post)).toBe('filled')
    expect((await answerOf(one, 'accept')).json.shifts).toMatchObject([{ id: one.second }])
    expect(await takenOf(one.post)).toEqual([
      [0, 1],
      [1, 1],
      [1, 1],
    ])
    expect(await postState(one.post)).toBe('published')
    expect(await missingOf(one.post)).toBe(1)
  })

  test('stays theirs alone where they keep it, and where the company gives it back to them', async () => {
    for (const back of ['keep', 'given']) {
      const one = await moved()
      if (back === 'keep') expect((await answerOf(one, 'keep')).status).toBe(200)
      else expect((await change(one.id, [one.first])).status).toBe(200)
      expect(await takenOf(one.post)).toEqual([
        [1, 1],
        [0, 1],
        [0, 1],
      ])
      expect(await own(one.uid, one.id)).toMatchObject({ shifts: [{ id: one.first }], termChange: null })
    }
  })
})

describe('a shift that begins', () => {
  const twoDaysAgo = () => new Date(Date.now() - 2 * 86_400_000)
  const follow = (since = twoDaysAgo()) => followBegunShifts(service.database.db, since, testTurn())

  test('without its people fills a post that has them for every shift still to come', async () => {
    const { id, ids } = await openPost([day(2, 1), day(3, 1)])
    const { id: application } = await applicant(id, ids)
    await hire(application, [ids[1] ?? ''])
    expect(await postState(id)).toBe('published')
    await begin(id, ids[0] ?? '')
    await follow()
    expect(await postState(id)).toBe('filled')
    expect((await move(application, 'offer', 'hired')).status).toBe(200)
    expect(await postState(id)).toBe('published')
  })

  test('leaves a post open that lacks people for another one, or that has none to come', async () => {
    const lacking = await openPost([day(2, 1), day(3, 1)])
    await begin(lacking.id, lacking.ids[0] ?? '')
    const last = await openPost([day(2, 1), day(3, 1)])
    for (const shiftId of last.ids) await begin(last.id, shiftId)
    await follow()
    expect(await postState(lacking.id)).toBe('published')
    // The post ends with its last shift.
    expect(await postState(last.id)).toBe('published')
  })

  test('as the last one leaves a paused post that goes on as it was, to end with it', async () => {
    const { id, ids } = await openPost([day(2, 1)])
    const send = (event: string) => ask(`POST /v1/job-posts/${id}/events`, { as: 'owner', body: { event } })
    await send('pause')
    await begin(id, ids[0] ?? '')
    expect((await send('resume')).json.state).toBe('published')
  })

  test('is looked at once', async () => {
    const { id, ids } = await openPost([day(2, 1), day(3, 1)])
    await hire((await applicant(id, ids)).id, [ids[1] ?? ''])
    await begin(id, ids[0] ?? '')
    const until = await follow(new Date())
    expect(until.getTime()).toBeGreaterThan(Date.now() - 60_000)
    await follow(until)
    expect(await postState(id)).toBe('published')
  })

  test('is found among many by when it began', async () => {
    const { db } = service.database
    await withoutTimeLimit(db, async (tx) => {
      await tx.execute(sql`insert into job_posts (company_id, id, branch_id, state, headcount, shift_choice, created_by)
        select ${companyId}, gen_random_uuid(), ${branchId}, 'published', 2, 'each', 'crowd' from generate_series(1, 6000)`)
      await tx.execute(sql`insert into shifts (company_id, job_post_id, position, date, starts_at)
        select company_id, id, number, current_date - number, now() - (number + random()) * interval '1 day'
        from job_posts, generate_series(10, 12) as number where created_by = 'crowd'`)
      await tx.execute(sql`analyze job_posts, shifts`)
    })
    const after = { startsAt: new Date(Date.now() - 120_000), companyId, jobPostId: companyId }
    const query = begunShiftsQuery(db, { after, until: new Date(), limit: 200 })
    const plan = await planOf(db, query)
    expect(plan).toContain('shifts_start_idx')
    expect(plan).not.toMatch(/Seq Scan on (shifts|job_posts)/)
  })
})
