import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { dayAhead, jobPostInput, startTestService, type TestService } from '../../testing'
import { settleDecisions } from './testing'

let service: TestService
let branchId: string
beforeAll(async () => {
  service = await startTestService()
  ;({ here: branchId } = await service.twoBranches())
})
afterAll(() => service.stop())

type Worker = { readonly uid: string; readonly id: string }
type Changes = { readonly headcount?: number; readonly shiftChoice?: 'each' | 'all' }

const read = async (address: string) => (await service.ask(`GET /v1/${address}`, { as: 'owner' })).json

/** The hour at which the work begins: each post's is before that of the former, so that the dashboard names it first. */
let hour = 11
const clock = (hours: number) => `${String(hours).padStart(2, '0')}:00`
const input = ({ headcount = 2, shiftChoice = 'each' }: Changes = {}) => ({
  ...jobPostInput(branchId),
  headcount,
  shiftChoice,
  shifts: [{ date: dayAhead(1), startTime: clock(hour), endTime: clock(hour + 8), breakMinutes: 60 }],
})

let jobPostId: string
let shiftIds: readonly string[]
/** A published post of one shift tomorrow, which needs two people. */
const openPost = async (changes?: Changes) => {
  hour -= 1
  ;({ id: jobPostId, shiftIds } = await service.openPost('owner', input(changes)))
}
beforeEach(() => openPost())

async function hired(): Promise<Worker> {
  const uid = service.worker(uuidv7())
  const chosen = (await read(`job-posts/${jobPostId}`)).shiftChoice === 'each' && { shiftIds }
  const body = { jobPostId, answers: [], ...chosen }
  const { id } = (await service.ask('POST /v1/my/applications', { as: uid, body })).json
  await decide(id, { event: 'hire', from: 'submitted' })
  return { uid, id }
}

async function decide(id: string, body: object): Promise<void> {
  const { status, text } = await service.ask(`POST /v1/applications/${id}/events`, { as: 'owner', body })
  if (status !== 200) throw new Error(text)
  await settleDecisions(service.database.db)
}

async function giveBack({ uid, id }: Worker): Promise<void> {
  const version = (await service.ask(`GET /v1/my/applications/${id}`, { as: uid })).json.version
  const { status, text } = await service.ask(`POST /v1/my/applications/${id}/given-back-shifts`, {
    as: uid,
    body: { shiftIds, version },
  })
  if (status !== 200) throw new Error(text)
}

async function needsNobodyFor({ id }: Worker): Promise<void> {
  expect((await service.ask(`DELETE /v1/applications/${id}/lost-place`, { as: 'owner' })).status).toBe(204)
}

async function setHeadcount(headcount: number): Promise<void> {
  const { version, shifts } = await read(`job-posts/${jobPostId}`)
  const [{ id }] = shifts
  const wanted = input({ headcount })
  const { status, text } = await service.ask(`PUT /v1/job-posts/${jobPostId}`, {
    as: 'owner',
    body: { ...wanted, shifts: wanted.shifts.map((shift) => ({ ...shift, id })) },
    headers: { 'if-match': `"${version}"` },
  })
  if (status !== 200) throw new Error(text)
}

/** How many are missing by each view of the post: one number, which all of them say. */
async function missing(): Promise<number> {
  const isThis = (one: { jobPostId?: string; id?: string }) => (one.jobPostId ?? one.id) === jobPostId
  const lacking = (post?: { taken: number; places: number }) => (post ? post.places - post.taken : 0)
  const [days, { understaffed }, { shifts }, { items }] = [
    await read('days'),
    await read('action-items'),
    await read(`job-posts/${jobPostId}/board`),
    await read('job-posts'),
  ]
  const [{ places, taken, dismissed = 0 }] = shifts
  const counts = {
    day: days.tomorrow.shifts.find(isThis)?.missing ?? 0,
    openPosts: lacking(days.openPosts.find(isThis)),
    needsMember: understaffed.find(isThis)?.missing ?? 0,
    board: places - taken - dismissed,
    list: lacking(items.find(isThis)?.places),
  }
  const count = counts.day
  expect(counts).toEqual({ day: count, openPosts: count, needsMember: count, board: count, list: count })
  return count
}

test('nobody is missing where a place was given back that needs nobody, as long as it is empty', async () => {
  const [worker] = [await hired(), await hired()]
  await giveBack(worker)
  expect(await missing()).toBe(1)
  await needsNobodyFor(worker)
  expect(await missing()).toBe(0)
})

test('a place that was filled although nobody was needed in it is missing once it is given back again', async () => {
  const [worker] = [await hired(), await hired()]
  await giveBack(worker)
  await needsNobodyFor(worker)
  const another = await hired()
  expect(await missing()).toBe(0)
  await giveBack(another)
  expect(await missing()).toBe(1)
})

test('it is as well once the company itself takes it from who filled it', async () => {
  const [worker] = [await hired(), await hired()]
  await giveBack(worker)
  await needsNobodyFor(worker)
  const another = await hired()
  await decide(another.id, { event: 'reject', from: 'hired' })
  expect(await missing()).toBe(1)
})

test('a number of people that was set since says how many are missing', async () => {
  await openPost({ headcount: 3 })
  const [worker] = [await hired()]
  await giveBack(worker)
  await needsNobodyFor(worker)
  expect(await missing()).toBe(2)
  await setHeadcount(2)
  expect(await missing()).toBe(2)
})

test('a place that somebody has again is none in which nobody is needed', async () => {
  const [worker] = [await hired(), await hired()]
  await giveBack(worker)
  await hired()
  await needsNobodyFor(worker)
  expect((await read(`job-posts/${jobPostId}/board`)).dismissed).toEqual([])
})

test('where everybody works every shift, the list of posts counts no place that needs nobody', async () => {
  await openPost({ shiftChoice: 'all' })
  const [worker] = [await hired(), await hired()]
  await giveBack(worker)
  const places = async () =>
    (await read('job-posts')).items.find(({ id }: { id: string }) => id === jobPostId).places
  expect(await places()).toMatchObject({ places: 2, taken: 1 })
  await needsNobodyFor(worker)
  expect(await places()).toMatchObject({ places: 1, taken: 1 })
})
