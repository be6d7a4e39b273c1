import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { applications } from '../../tables/applications'
import { jobPosts } from '../../tables/job-posts'
import { leavingWorkers } from '../../tables/leaving-workers'
import { dayAhead, jobPostInput, startTestService, type TestService } from '../../testing'

let service: TestService
let companyId: string
let here: string
let there: string
beforeAll(async () => {
  service = await startTestService()
  ;({ companyId, here, there } = await service.twoBranches())
})
afterAll(() => service.stop())

const db = () => service.database.db
type State = 'draft' | 'published' | 'paused' | 'filled' | 'closed'

async function post(state: State = 'published', branchId = here, changes: object = {}) {
  const input = { ...jobPostInput(branchId), title: `เสิร์ฟ ${uuidv7().slice(-6)}`, ...changes }
  const { id } = await service.openPost('owner', input)
  const end = () => db().update(jobPosts).set({ state }).where(eq(jobPosts.id, id))
  return { id, title: input.title, end }
}
async function applied(jobPostId: string, shiftIds: readonly string[] = []) {
  const uid = service.worker(uuidv7())
  const body = { jobPostId, answers: [], shiftIds }
  const { status, text, json } = await service.ask('POST /v1/my/applications', { as: uid, body })
  if (status !== 201) throw new Error(text)
  return { uid, id: json.id as string, workerId: service.profiles.workers.get(uid)?.id ?? '' }
}
const move = (id: string, event: string, from: string) =>
  service.ask(`POST /v1/applications/${id}/events`, { as: 'owner', body: { event, from } })
const asked = async (as = 'owner') => (await service.ask('GET /v1/interviewees', { as })).json
const of = async (jobPostId: string, as?: string) =>
  (await asked(as)).items.find((one: { jobPostId: string }) => one.jobPostId === jobPostId)

describe('who can be asked to an interview', () => {
  test('waits for an answer about a post, the newest first, with what tells the posts apart', async () => {
    const { id, title } = await post()
    const first = await applied(id)
    const second = await applied(id)
    expect((await move(first.id, 'shortlist', 'submitted')).status).toBe(200)
    expect(await of(id)).toEqual({
      jobPostId: id,
      title,
      branchName: expect.any(String),
      firstDay: dayAhead(2),
      people: [second, first].map(({ workerId }) => ({ workerId, displayName: 'สมชาย ใจดี' })),
      hasMore: false,
    })
  })

  test('is nobody who was decided about, has left, closes the account or has none any more', async () => {
    const { id } = await post()
    const people = []
    for (let count = 0; count < 5; count += 1) people.push(await applied(id))
    const [hired, withdrawn, leaving, gone, waiting] = people
    await move(hired?.id ?? '', 'hire', 'submitted')
    const body = { event: 'withdraw', from: 'submitted' }
    await service.ask(`POST /v1/my/applications/${withdrawn?.id}/events`, { as: withdrawn?.uid, body })
    await db()
      .insert(leavingWorkers)
      .values({ workerUid: leaving?.uid ?? '' })
    await db()
      .update(applications)
      .set({ worker: null })
      .where(eq(applications.id, gone?.id ?? ''))
    const names = (await of(id)).people.map(({ workerId }: { workerId: string }) => workerId)
    expect(names).toEqual([waiting?.workerId])
  })

  test.each(['published', 'paused', 'filled'] as const)('applied to a post that is %s', async (state) => {
    const { id, end } = await post(state)
    await applied(id)
    await end()
    expect((await of(id)).people).toHaveLength(1)
  })

  test('did not apply to a post that is over; one without applicants is not there', async () => {
    const [closed, empty] = [await post('closed'), await post()]
    await applied(closed.id)
    await closed.end()
    expect([await of(closed.id), await of(empty.id)]).toEqual([undefined, undefined])
  })

  test('is read by the company alone, and by a branch manager of their own branches', async () => {
    const [mine, other] = [await post('published', here), await post('published', there)]
    await applied(mine.id)
    await applied(other.id)
    expect((await asked('stranger')).items).toEqual([])
    expect((await of(other.id, 'manager'))?.people).toHaveLength(1)
    expect(await of(mine.id, 'manager')).toBeUndefined()
  })

  test('is named up to fifty of a post, which then says that there are more', async () => {
    const { id } = await post()
    const { id: applicationId } = await applied(id)
    const [stored] = await db().select().from(applications).where(eq(applications.id, applicationId))
    if (!stored) throw new Error('not stored')
    const copies = Array.from({ length: 50 }, () => ({
      ...stored,
      id: uuidv7(),
      workerId: uuidv7(),
      workerUid: uuidv7(),
    }))
    await db().insert(applications).values(copies.slice(1))
    expect([(await of(id)).people.length, (await of(id)).hasMore]).toEqual([50, false])
    await db().insert(applications).values(copies.slice(0, 1))
    expect([(await of(id)).people.length, (await of(id)).hasMore]).toEqual([50, true])
  })

  test('is answered for the fifty newest posts, and says that there are others', async () => {
    expect((await asked()).hasMore).toBe(false)
    const { id } = await post()
    const { id: applicationId } = await applied(id)
    const [storedPost] = await db().select().from(jobPosts).where(eq(jobPosts.id, id))
    const [stored] = await db().select().from(applications).where(eq(applications.id, applicationId))
    if (!storedPost || !stored) throw new Error('not stored')
    const ids = Array.from({ length: 50 }, () => uuidv7())
    await db()
      .insert(jobPosts)
      .values(ids.map((one) => ({ ...storedPost, id: one, place: null })))
    await db()
      .insert(applications)
      .values(ids.map((jobPostId) => ({ ...stored, id: uuidv7(), jobPostId })))
    const { items, hasMore } = await asked()
    expect([items.length, items[0].jobPostId, hasMore]).toEqual([50, ids.at(-1), true])
  })
})

describe('when the work begins that an interview comes too late for', () => {
  const times = { startTime: '10:00', endTime: '20:00', breakMinutes: 60, headcount: 3 }
  const shifts = [1, 2, 3].map((ahead) => ({ date: dayAhead(ahead), ...times }))
  const startOf = (ahead: number) => `${dayAhead(ahead)}T03:00:00.000Z`
  const start = async (jobPostId: string, workerId: string, as = 'owner') =>
    (await service.ask(`GET /v1/job-posts/${jobPostId}/work-starts/${workerId}`, { as })).json.start
  const idsOf = async (id: string): Promise<string[]> => {
    const { json } = await service.ask(`GET /v1/job-posts/${id}`, { as: 'owner' })
    return json.shifts.map((shift: { id: string }) => shift.id)
  }

  test('is the last of the shifts that an applicant can come to, whatever others the post has', async () => {
    const { id } = await post('published', here, { headcount: 3, shifts, shiftChoice: 'each' })
    const [first = '', second = ''] = await idsOf(id)
    const { workerId } = await applied(id, [first, second])
    expect(await start(id, workerId)).toEqual({ at: startOf(2), shift: 'last' })
    // Who has not applied may come to any of them.
    expect(await start(id, uuidv7())).toEqual({ at: startOf(3), shift: 'last' })
  })

  test('is the first where everybody works every shift', async () => {
    const { id } = await post('published', here, { headcount: 3, shifts, shiftChoice: 'all' })
    const { workerId } = await applied(id)
    expect(await start(id, workerId)).toEqual({ at: startOf(1), shift: 'first' })
  })

  test('says what a member has decided about them, and who', async () => {
    const { id } = await post()
    const { uid, id: applicationId, workerId } = await applied(id)
    const decided = async (as = 'owner') =>
      (await service.ask(`GET /v1/job-posts/${id}/work-starts/${workerId}`, { as })).json.decided
    expect(await decided()).toBeNull()
    await move(applicationId, 'shortlist', 'submitted')
    expect(await decided()).toBeNull()
    await move(applicationId, 'offer', 'shortlisted')
    const memberName = 'คุณ owner'
    expect(await decided()).toEqual({ state: 'offered', version: 3, memberName, isOwn: true })
    await service.colleague('recruiting', companyId, 'recruiter')
    expect(await decided('recruiting')).toEqual({ state: 'offered', version: 3, memberName, isOwn: false })
    // What they said themselves is no colleague's decision.
    const body = { event: 'accept', from: 'offered' }
    await service.ask(`POST /v1/my/applications/${applicationId}/events`, { as: uid, body })
    expect(await decided('recruiting')).toBeNull()
  })

  test('is not told of another company’s or branch’s post', async () => {
    const { id } = await post()
    for (const as of ['stranger', 'manager']) {
      const { status } = await service.ask(`GET /v1/job-posts/${id}/work-starts/${uuidv7()}`, { as })
      expect(status).toBe(404)
    }
  })
})
