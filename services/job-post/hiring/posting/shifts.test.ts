import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { and, asc, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { applicationShifts } from '../../tables/application-shifts'
import { applications } from '../../tables/applications'
import { jobPosts, shifts } from '../../tables/job-posts'
import { dayAhead, jobPostInput, startTestService, type TestService } from '../../testing'

let service: TestService
let branchId: string
beforeAll(async () => {
  service = await startTestService()
  await service.owner('owner')
  branchId = await service.branch('owner')
})
afterAll(() => service.stop())

const ask = (...args: Parameters<TestService['ask']>) => service.ask(...args)
const db = () => service.database.db

type Times = { readonly id?: string; readonly [field: string]: unknown }
const shift = (ahead: number, startTime = '09:00', endTime = '13:00'): Times => ({
  date: dayAhead(ahead),
  startTime,
  endTime,
  breakMinutes: 0,
})

type Post = { readonly id: string; readonly ids: readonly string[] }

const read = async (id: string) => (await ask(`GET /v1/job-posts/${id}`, { as: 'owner' })).json
const idsOf = async (id: string) => (await read(id)).shifts.map((one: { id: string }) => one.id) as string[]

/** A published post, and the ids of its shifts. */
async function openPost(times: readonly Times[], more: object = {}): Promise<Post> {
  const input = { ...jobPostInput(branchId), headcount: 3, shifts: times, ...more }
  const { id, shiftIds: ids } = await service.openPost('owner', input)
  return { id, ids }
}

/** Edits a post so that it has these shifts, and no others; answers their ids. */
async function edit({ id }: Post, times: readonly Times[], more: object = {}): Promise<string[]> {
  const { version } = await read(id)
  const { status, text } = await ask(`PUT /v1/job-posts/${id}`, {
    as: 'owner',
    body: { ...jobPostInput(branchId), headcount: 3, ...more, shifts: times },
    headers: { 'if-match': `"${version}"` },
  })
  if (status !== 200) throw new Error(text)
  return idsOf(id)
}

async function applicant({ id: jobPostId }: Post, event?: string, shiftIds?: readonly string[]) {
  const body = { jobPostId, answers: [], ...(shiftIds && { shiftIds }) }
  const { status, json } = await ask('POST /v1/my/applications', { as: service.worker(uuidv7()), body })
  expect(status).toBe(201)
  if (event) {
    const decision = { as: 'owner', body: { event, from: 'submitted' } }
    expect((await ask(`POST /v1/applications/${json.id}/events`, decision)).status).toBe(200)
  }
  return json.id as string
}

/** The stored shifts of an application, by their ids. */
async function shiftsOf(applicationId: string) {
  const rows = await db()
    .select({ shiftId: applicationShifts.shiftId, state: applicationShifts.state })
    .from(applicationShifts)
    .where(eq(applicationShifts.applicationId, applicationId))
  return Object.fromEntries(rows.map(({ shiftId, state }) => [shiftId, state]))
}

const endedOf = async ({ id }: Post) =>
  (
    await db()
      .select({ id: shifts.id, endedAt: shifts.endedAt })
      .from(shifts)
      .where(eq(shifts.jobPostId, id))
      .orderBy(asc(shifts.startsAt))
  ).flatMap((one) => (one.endedAt ? [one.id] : []))

describe('an edit', () => {
  test('changes a shift by its id, wherever it moves to, and leaves the others', async () => {
    const post = await openPost([shift(3), shift(4)])
    const [first, second] = post.ids
    expect(
      await edit(post, [
        { ...shift(9, '10:00', '12:00'), id: second },
        { ...shift(3), id: first },
      ]),
    ).toEqual([second, first])
    expect((await read(post.id)).shifts[0]).toMatchObject({ date: dayAhead(9), startTime: '10:00' })
  })

  test('without ids are other shifts, and a second one of the same id is one more', async () => {
    const post = await openPost([shift(3)])
    const [first] = post.ids
    const ids = await edit(post, [{ ...shift(3), id: first }, { ...shift(4), id: first }, shift(5)])
    expect(ids[0]).toBe(first)
    expect(new Set(ids).size).toBe(3)
    expect(await edit(post, [shift(3)])).not.toContain(first)
  })

  test.each([
    ['too short', 'abc'],
    ['no id', "'; drop table shifts; --"],
    ['too long', 'a'.repeat(37)],
  ])('whose id is %s is refused', async (_, id) => {
    const post = await openPost([shift(3)])
    await expect(edit(post, [{ ...shift(3), id }])).rejects.toThrow('"status":422')
    expect(await idsOf(post.id)).toEqual(post.ids)
  })

  test('cannot name the shift of another post: it gets one of its own', async () => {
    const [post, other] = [await openPost([shift(3)]), await openPost([shift(6)])]
    const [theirs = ''] = other.ids
    expect(
      await edit(post, [
        { ...shift(3), id: post.ids[0] },
        { ...shift(4), id: theirs },
      ]),
    ).toHaveLength(2)
    expect((await read(other.id)).shifts[0]).toMatchObject({ id: theirs, date: dayAhead(6) })
  })
})

describe('where everybody works every shift', () => {
  test('all are written out, and assigned with the offer until it is taken back', async () => {
    const post = await openPost([shift(3), shift(4)])
    const [first = '', second = ''] = post.ids
    const id = await applicant(post)
    expect(await shiftsOf(id)).toEqual({ [first]: 'available', [second]: 'available' })
    const decide = (event: string, from: string) =>
      ask(`POST /v1/applications/${id}/events`, { as: 'owner', body: { event, from } })
    const { json } = await decide('offer', 'submitted')
    expect(await shiftsOf(id)).toEqual({ [first]: 'assigned', [second]: 'assigned' })
    expect(json).toMatchObject({ shiftIds: [], assignedShiftIds: null })
    await decide('shortlist', 'offered')
    expect(await shiftsOf(id)).toEqual({ [first]: 'available', [second]: 'available' })
  })

  test('who has the job gets an added shift with it, who applied can come to it', async () => {
    const post = await openPost([shift(3)])
    const [first = ''] = post.ids
    const [hired, applied] = [await applicant(post, 'hire'), await applicant(post)]
    const [, added = ''] = await edit(post, [{ ...shift(3), id: first }, shift(4)])
    expect(await shiftsOf(hired)).toEqual({ [first]: 'assigned', [added]: 'assigned' })
    expect(await shiftsOf(applied)).toEqual({ [first]: 'available', [added]: 'available' })
  })

  test('a shift that somebody is hired for ends when it is taken out, and is theirs again when it comes back', async () => {
    const post = await openPost([shift(3), shift(4)])
    const [first = '', second = ''] = post.ids
    const hired = await applicant(post, 'hire')
    expect(await edit(post, [{ ...shift(3), id: first }])).toEqual([first])
    expect(await endedOf(post)).toEqual([second])
    expect(await shiftsOf(hired)).toEqual({ [first]: 'assigned', [second]: 'assigned' })
    expect(
      await edit(post, [
        { ...shift(3), id: first },
        { ...shift(4), id: second },
      ]),
    ).toEqual([first, second])
    expect(await endedOf(post)).toEqual([])
  })

  test('a shift that nobody is assigned to goes, also from who could have come', async () => {
    const post = await openPost([shift(3), shift(4)])
    const [first = ''] = post.ids
    const applied = await applicant(post)
    await edit(post, [{ ...shift(3), id: first }])
    expect(await endedOf(post)).toEqual([])
    expect(await shiftsOf(applied)).toEqual({ [first]: 'available' })
  })
})

describe('the database', () => {
  test('keeps a shift that an application refers to', async () => {
    const post = await openPost([shift(3)])
    await applicant(post, 'hire')
    await expect(db().delete(shifts).where(eq(shifts.jobPostId, post.id))).rejects.toMatchObject({
      cause: { message: expect.stringContaining('application_shifts_shift_fk') },
    })
  })

  test('deletes a post with its shifts and applications in one statement', async () => {
    const post = await openPost([shift(3)])
    const id = await applicant(post, 'hire')
    await db().delete(jobPosts).where(eq(jobPosts.id, post.id))
    expect(await shiftsOf(id)).toEqual({})
    expect(await db().$count(applications, and(eq(applications.id, id)))).toBe(0)
  })
})
