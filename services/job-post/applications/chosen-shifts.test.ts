import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { and, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { auditEvents } from '@/services/shared/audit/table'
import { jobPosts, shifts } from '../job-posts/table'
import { dayAhead, jobPostInput, startTestService, type TestService } from '../testing'
import { applicationMails } from './mails'
import { applications } from './table'

let service: TestService
let branchId: string
beforeAll(async () => {
  service = await startTestService()
  await service.owner('owner')
  branchId = await service.branch('owner')
}, 60_000)
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

/** A published post whose people choose their shifts, and the ids of these in its order. */
async function openPost(times: readonly ShiftInput[], changes: object = {}) {
  const input = { ...jobPostInput(branchId), headcount: 2, shiftChoice: 'each', shifts: times, ...changes }
  const { id } = await service.jobPost('owner', input)
  await service.database.db
    .update(jobPosts)
    .set({ state: 'published', publishedAt: new Date() })
    .where(eq(jobPosts.id, id))
  const { json } = await ask(`GET /v1/job-posts/${id}`, { as: 'owner' })
  return { id, ids: json.shifts.map((shift: { id: string }) => shift.id) as string[] }
}

const apply = (as: string, jobPostId: string, shiftIds?: readonly string[]) =>
  ask('POST /v1/my/applications', { as, body: { jobPostId, answers: [], ...(shiftIds && { shiftIds }) } })

/** Somebody new who can come to some shifts: their uid and the application's id. */
async function applicant(jobPostId: string, shiftIds: readonly string[], changes = {}) {
  const uid = service.worker(uuidv7(), changes)
  const { status, text, json } = await apply(uid, jobPostId, shiftIds)
  if (status !== 201) throw new Error(text)
  return { uid, id: json.id as string }
}

const move = (id: string, event: string, from: string, shiftIds?: readonly string[]) =>
  ask(`POST /v1/applications/${id}/events`, {
    as: 'owner',
    body: { event, from, ...(shiftIds && { shiftIds }) },
  })
const hire = (id: string, shiftIds?: readonly string[]) => move(id, 'hire', 'submitted', shiftIds)
const act = (uid: string, id: string, event: string, from: string) =>
  ask(`POST /v1/my/applications/${id}/events`, { as: uid, body: { event, from } })
const board = async (id: string) => (await ask(`GET /v1/job-posts/${id}/board`, { as: 'owner' })).json
const takenOf = async (id: string) =>
  (await board(id)).shifts.map(({ taken, places }: { taken: number; places: number }) => [taken, places])
const postState = async (id: string) => (await ask(`GET /v1/job-posts/${id}`, { as: 'owner' })).json.state
const own = async (uid: string, id: string) => (await ask(`GET /v1/my/applications/${id}`, { as: uid })).json

/** Moves a shift into the past, as time does. */
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
    const seen = await own(uid, application)
    expect(seen.assignedShifts.map((shift: { id: string }) => shift.id)).toEqual([second])
    expect(seen.post.startsAt).toBe(new Date(`${dayAhead(3)}T09:00:00+07:00`).toISOString())
    const post = (await ask(`GET /v1/public/job-posts/${id}`)).json
    expect(post.shifts.map(({ placesLeft }: { placesLeft: number }) => placesLeft)).toEqual([2, 1, 2])
    const [list] = (await ask('GET /v1/public/job-posts')).json.items
    expect(list.shifts[0]).not.toHaveProperty('placesLeft')
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
    const monday = [7, 8, 9, 10, 11, 12, 13].find(
      (ahead) => new Date(`${dayAhead(ahead)}T00:00:00Z`).getUTCDay() === 1,
    )
    const week = Array.from({ length: 7 }, (_, index) => ({
      ...day((monday ?? 7) + index, 2, '09:00', '18:00'),
      breakMinutes: 60,
    }))
    const { id, ids } = await openPost(week)
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
    expect((await move(application, 'offer', 'hired')).json.assignedShiftIds).toEqual([second])
    expect((await move(application, 'view', 'offered')).json.assignedShiftIds).toBeNull()
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

describe('the mail', () => {
  /** What somebody is written when they are told. */
  async function mailTo(id: string, state: string) {
    const { db } = service.database
    const [stored] = await db.select().from(applications).where(eq(applications.id, id))
    const { identity } = service
    const { application_moved: compose } = applicationMails({ db, identity, appUrl: 'http://localhost:3000' })
    const mail = await compose?.({ companyId: stored?.companyId ?? '', id, state })
    if (!mail) throw new Error(`no mail about ${state}`)
    return mail.text
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
    expect(await mailTo(hired.id, 'hired')).toContain(
      `1 กะ ได้แก่ ${inThai(dayAhead(2))} 09:00–13:00 น. ตรวจสถานที่`,
    )
  })

  test('names ten shifts at most, and how many more there are', async () => {
    const { id, ids } = await openPost(Array.from({ length: 12 }, (_, index) => day(2 + 2 * index)))
    const { id: application } = await applicant(id, ids)
    await hire(application, ids)
    const text = await mailTo(application, 'hired')
    expect(text).toContain(`12 กะ ได้แก่ ${inThai(dayAhead(2))}`)
    expect(text).toContain(`${inThai(dayAhead(20))} 09:00–13:00 น. และอีก 2 กะ ตรวจสถานที่`)
    expect(text).not.toContain(inThai(dayAhead(22)))
  })

  test('names none where everybody works every shift', async () => {
    const { id } = await openPost([day(2), day(3)], { shiftChoice: 'all' })
    const { id: application } = await applicant(id, [])
    await hire(application)
    const text = await mailTo(application, 'hired')
    expect(text).toContain('ตรวจวัน เวลา และสถานที่ในประกาศ')
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

test('a shift that was taken out of the post is nobody’s to be hired for', async () => {
  const { id, ids } = await openPost([day(2), day(3)])
  const [first = ''] = ids
  const { id: application } = await applicant(id, [first])
  const { db } = service.database
  await db.delete(shifts).where(and(eq(shifts.jobPostId, id), eq(shifts.id, first)))
  const { status, json } = await hire(application)
  expect([status, json.code]).toEqual([409, 'no_shift_left'])
  const [row] = await db.select().from(applications).where(eq(applications.id, application))
  expect(row).toMatchObject({ state: 'submitted', assignedShiftIds: null })
})

test('a shift that somebody is hired for stays in the post; one that nobody is goes', async () => {
  const times = [day(2), day(3), day(4)]
  const { id, ids } = await openPost(times)
  const { id: application } = await applicant(id, ids.slice(0, 2))
  await hire(application, ids.slice(0, 1))
  const save = async (left: readonly ShiftInput[]) => {
    const { version } = (await ask(`GET /v1/job-posts/${id}`, { as: 'owner' })).json
    const body = { ...jobPostInput(branchId), headcount: 2, shiftChoice: 'each', shifts: left }
    return ask(`PUT /v1/job-posts/${id}`, { as: 'owner', body, headers: { 'if-match': `"${version}"` } })
  }
  const { status, json } = await save(times.slice(1))
  expect([status, json.errors]).toEqual([422, [{ field: 'shifts', rule: 'staffed', params: {} }]])
  expect((await save(times.slice(0, 2))).status).toBe(200)
})
