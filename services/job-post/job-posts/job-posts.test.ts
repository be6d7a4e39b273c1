import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { and, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { companies } from '../companies/table'
import { dayAhead, jobPostInput, startTestService, type TestService } from '../testing'
import { expireDuePosts } from './service'
import { type JobPostState, jobPostStates, type MemberEvent, memberEvents } from './state-machine'
import { jobPosts } from './table'

let service: TestService
let companyId: string
let branchId: string
beforeAll(async () => {
  service = await startTestService()
  companyId = (await service.owner('owner')).companyId
  branchId = await service.branch('owner')
}, 30_000)
afterAll(() => service.stop())

const withoutRequestId = (text: string) => text.replace(/"requestId":"[^"]+"/, '"requestId":""')
const send = (id: string, event: MemberEvent, as = 'owner') =>
  service.ask(`POST /v1/job-posts/${id}/events`, { as, body: { event } })
const put = (id: string, version: number, body: object, as = 'owner') =>
  service.ask(`PUT /v1/job-posts/${id}`, { as, body, headers: { 'if-match': `"${version}"` } })
const get = async (id: string) => (await service.ask(`GET /v1/job-posts/${id}`, { as: 'owner' })).json
const force = (id: string, changes: Partial<typeof jobPosts.$inferInsert>) =>
  service.database.db
    .update(jobPosts)
    .set(changes)
    .where(and(eq(jobPosts.companyId, companyId), eq(jobPosts.id, id)))

describe('drafts', () => {
  test('an empty one is kept, with every field null', async () => {
    const { id } = await service.jobPost('owner', {})
    expect(await get(id)).toMatchObject({
      state: 'draft',
      branchId: null,
      branchName: null,
      title: null,
      payAmount: null,
      shifts: [],
      totalPay: null,
      expiresAt: null,
      publishedAt: null,
      version: 1,
    })
  })

  test('blank choices and half a shift are no fault', async () => {
    const draft = {
      type: '',
      workType: '',
      title: '',
      shifts: [{ date: '', startTime: '09:00', endTime: '' }],
    }
    const { id } = await service.jobPost('owner', draft)
    expect(await get(id)).toMatchObject({
      type: null,
      title: null,
      shifts: [{ date: null, startTime: '09:00', endTime: null, breakMinutes: 0 }],
    })
  })

  test('a draft is replaced whole: what is left out is gone', async () => {
    const { id } = await service.jobPost('owner', jobPostInput(branchId))
    const answer = await put(id, 1, { title: 'ชื่อใหม่ของงาน' })
    expect(answer.json).toMatchObject({ title: 'ชื่อใหม่ของงาน', branchId: null, shifts: [], version: 2 })
  })

  test('a night shift ends the next day', async () => {
    const shifts = [{ date: dayAhead(5), startTime: '20:00', endTime: '02:00', breakMinutes: 0 }]
    const { id } = await service.jobPost('owner', { ...jobPostInput(branchId), shifts })
    expect((await get(id)).expiresAt).toBe(`${dayAhead(5)}T19:00:00.000Z`)
  })

  test.each(['not-an-id', uuidv7()])('a branch that is not ours (%s) is no choice', async (wrong) => {
    const answer = await service.ask('POST /v1/job-posts', { as: 'owner', body: { branchId: wrong } })
    expect(answer.json.errors).toEqual([{ field: 'branchId', rule: 'one_of', params: {} }])
  })

  test("another company's branch is no choice either, in the same words", async () => {
    await service.owner('neighbour')
    const theirs = await service.branch('neighbour')
    const answers = []
    for (const wrong of [theirs, uuidv7()]) {
      answers.push(await service.ask('POST /v1/job-posts', { as: 'owner', body: { branchId: wrong } }))
    }
    const [first, second] = answers.map(({ text }) => withoutRequestId(text))
    expect(first).toBe(second)
  })
})

describe('submitting', () => {
  test('an incomplete post names everything that is missing', async () => {
    const { id } = await service.jobPost('owner', {})
    const { status, json } = await send(id, 'submit')
    expect([
      status,
      Object.fromEntries(
        json.errors.map((error: { field: string; rule: string }) => [error.field, error.rule]),
      ),
    ]).toEqual([
      422,
      {
        branchId: 'required_select',
        type: 'required_select',
        workType: 'required_select',
        title: 'required',
        headcount: 'required',
        payUnit: 'required_select',
        payAmount: 'required',
        payday: 'required_select',
        shifts: 'required_select',
      },
    ])
    expect((await get(id)).state).toBe('draft')
  })

  test('a day that has passed cannot be published', async () => {
    const shifts = [{ date: dayAhead(-1), startTime: '09:00', endTime: '18:00', breakMinutes: 0 }]
    const { id } = await service.jobPost('owner', { ...jobPostInput(branchId), shifts })
    expect((await send(id, 'submit')).json.errors).toEqual([
      { field: 'shifts.0.date', rule: 'not_past', params: {} },
    ])
  })

  test('contact details wait for review', async () => {
    const { id } = await service.jobPost('owner', {
      ...jobPostInput(branchId),
      description: 'โทร 0812345678',
    })
    expect((await send(id, 'submit')).json).toMatchObject({
      state: 'pending_review',
      reviewReasons: ['contact_details'],
      publishedAt: null,
    })
  })

  test('a suspended company publishes nothing', async () => {
    const { companyId: suspended } = await service.owner('suspended')
    const { id } = await service.jobPost('suspended', jobPostInput(await service.branch('suspended')))
    const { db } = service.database
    await db.update(companies).set({ verification: 'suspended' }).where(eq(companies.id, suspended))
    expect((await send(id, 'submit', 'suspended')).json).toMatchObject({
      status: 409,
      code: 'company_suspended',
    })
  })

  test('of 20 submits at once one publishes and the rest see that it has happened', async () => {
    const { id } = await service.jobPost('owner', jobPostInput(branchId))
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(id, 'submit')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const lost = answers.filter(
      ({ json }) => json.code === 'wrong_state' && json.current.state === 'published',
    )
    expect(lost).toHaveLength(19)
  })
})

describe('events over HTTP', () => {
  const outcomes: Partial<Record<`${JobPostState} ${MemberEvent}`, JobPostState>> = {
    'draft submit': 'published',
    'published pause': 'paused',
    'paused resume': 'published',
    'published close': 'closed',
    'paused close': 'closed',
    'draft cancel': 'cancelled',
    'pending_review cancel': 'cancelled',
    'rejected cancel': 'cancelled',
    'published cancel': 'cancelled',
    'paused cancel': 'cancelled',
  }
  const steps = jobPostStates.flatMap((from) => memberEvents.map((event) => [from, event] as const))

  test.each(steps)('%s: %s', async (from, event) => {
    const { id } = await service.jobPost('owner', jobPostInput(branchId))
    await force(id, { state: from })
    const { status, json } = await send(id, event)
    const to = outcomes[`${from} ${event}`]
    if (to) expect([status, json.state]).toEqual([200, to])
    else expect([status, json.code, json.current.state]).toEqual([409, 'wrong_state', from])
    expect((await get(id)).state).toBe(to ?? from)
  })

  test('an unknown event is refused by its rule', async () => {
    const { id } = await service.jobPost('owner', {})
    const answer = await service.ask(`POST /v1/job-posts/${id}/events`, {
      as: 'owner',
      body: { event: 'approve' },
    })
    expect(answer.json).toMatchObject({ status: 422, errors: [{ field: 'event', rule: 'format' }] })
  })

  test('a post whose last shift is over cannot resume', async () => {
    const { id } = await service.jobPost('owner', jobPostInput(branchId))
    await force(id, { state: 'paused', expiresAt: new Date(Date.now() - 1000) })
    expect((await send(id, 'resume')).json.code).toBe('wrong_state')
  })
})

describe('edits of posts that are not drafts', () => {
  async function running(changes: object = {}) {
    const input = { ...jobPostInput(branchId), ...changes }
    const { id } = await service.jobPost('owner', input)
    const { json } = await send(id, 'submit')
    return { id, version: json.version as number, input }
  }

  test('a running post must stay complete', async () => {
    const { id, version, input } = await running()
    const answer = await put(id, version, { ...input, title: '' })
    expect(answer.json).toMatchObject({ status: 422, errors: [{ field: 'title', rule: 'required' }] })
  })

  test('days already worked may stay, new ones may not be in the past', async () => {
    const { id, input } = await running()
    const worked = { date: dayAhead(-1), startTime: '09:00', endTime: '18:00', breakMinutes: 60 }
    await force(id, { state: 'draft' })
    const { version } = (
      await put(id, (await get(id)).version, { ...input, shifts: [worked, ...input.shifts] })
    ).json
    await force(id, { state: 'published' })
    const kept = await put(id, version, { ...input, headcount: 6, shifts: [worked, ...input.shifts] })
    expect([kept.status, kept.json.headcount]).toEqual([200, 6])
    const added = { ...worked, date: dayAhead(-2) }
    const refused = await put(id, version + 1, { ...input, shifts: [added, ...input.shifts] })
    expect(refused.json.errors).toEqual([{ field: 'shifts.0.date', rule: 'not_past', params: {} }])
  })

  test('contact details added later send it to review', async () => {
    const { id, version, input } = await running()
    const answer = await put(id, version, { ...input, description: 'ทักไลน์ @somebody' })
    expect(answer.json).toMatchObject({ state: 'pending_review', reviewReasons: ['contact_details'] })
  })

  test('a rejected post becomes a draft again', async () => {
    const { id, version, input } = await running()
    await force(id, { state: 'rejected', reviewReasons: ['link'] })
    expect((await put(id, version, input)).json).toMatchObject({ state: 'draft', reviewReasons: [] })
  })

  test.each(['pending_review', 'filled', 'expired', 'closed', 'cancelled'] as const)(
    'a %s one is final',
    async (state) => {
      const { id, version, input } = await running()
      await force(id, { state })
      expect((await put(id, version, input)).json).toMatchObject({
        status: 409,
        code: 'wrong_state',
        current: { state },
      })
    },
  )

  test('of 10 edits of one version one wins', async () => {
    const { id, version, input } = await running()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => put(id, version, { ...input, headcount: index + 1 })),
    )
    const [won] = answers.filter(({ status }) => status === 200)
    const lost = answers.filter(({ status }) => status === 412)
    expect(lost).toHaveLength(9)
    for (const { json } of lost) expect(json).toMatchObject({ code: 'stale', current: won?.json })
  })
})

describe('expiry', () => {
  test('running posts end with their last shift; others do not', async () => {
    const past = new Date(Date.now() - 1_000)
    const states: readonly JobPostState[] = ['published', 'paused', 'draft', 'closed']
    const ids = new Map<JobPostState, string>()
    for (const state of states) {
      const { id } = await service.jobPost('owner', jobPostInput(branchId))
      await force(id, { state, expiresAt: past })
      ids.set(state, id)
    }
    const { id: later } = await service.jobPost('owner', jobPostInput(branchId))
    await force(later, { state: 'published' })
    await expireDuePosts(service.database.db)
    const now = await Promise.all([...ids.values(), later].map(async (id) => (await get(id)).state))
    expect(now).toEqual(['expired', 'expired', 'draft', 'closed', 'published'])
  })
})

describe('who sees what', () => {
  test("another company's post is like none, byte for byte", async () => {
    await service.owner('stranger')
    const { id } = await service.jobPost('owner', jobPostInput(branchId))
    const asks = [
      (target: string) => service.ask(`GET /v1/job-posts/${target}`, { as: 'stranger' }),
      (target: string) => put(target, 1, {}, 'stranger'),
      (target: string) => send(target, 'cancel', 'stranger'),
    ]
    for (const ask of asks) {
      const [theirs, absent] = [await ask(id), await ask(uuidv7())]
      expect(theirs.status).toBe(404)
      expect(withoutRequestId(theirs.text)).toBe(withoutRequestId(absent.text))
    }
    expect((await service.ask('GET /v1/job-posts', { as: 'stranger' })).json.items).toEqual([])
    const byBranch = await service.ask(`GET /v1/job-posts?branchId=${branchId}`, { as: 'stranger' })
    expect(byBranch.json.items).toEqual([])
    const counts = await service.ask('GET /v1/job-posts/counts', { as: 'stranger' })
    expect(Object.values(counts.json).reduce((sum: number, count) => sum + Number(count), 0)).toBe(0)
    expect((await get(id)).state).toBe('draft')
  })

  test('a branch manager works within own branches', async () => {
    const own = await service.branch('owner')
    await service.colleague('manager', companyId, 'branch_manager', [own])
    const { id: elsewhere } = await service.jobPost('owner', jobPostInput(branchId))
    const { id } = await service.jobPost('manager', jobPostInput(own))
    const list = await service.ask('GET /v1/job-posts', { as: 'manager' })
    expect(list.json.items.map((post: { id: string }) => post.id)).toEqual([id])
    expect((await service.ask(`GET /v1/job-posts/${elsewhere}`, { as: 'manager' })).status).toBe(404)
    expect((await send(elsewhere, 'submit', 'manager')).status).toBe(404)
    const create = async (body: object) =>
      (await service.ask('POST /v1/job-posts', { as: 'manager', body })).json
    expect((await create({})).errors).toEqual([{ field: 'branchId', rule: 'required_select', params: {} }])
    expect((await create({ branchId })).errors).toEqual([{ field: 'branchId', rule: 'one_of', params: {} }])
    expect((await put(id, 1, jobPostInput(branchId), 'manager')).status).toBe(422)
    expect((await send(id, 'submit', 'manager')).json.state).toBe('published')
  })

  test('counts are of all branches or of one', async () => {
    const { uid } = await service.owner('counter')
    const [first, second] = [await service.branch(uid), await service.branch(uid)]
    for (const id of [first, first, second]) await service.jobPost(uid, jobPostInput(id))
    const drafts = async (query = '') =>
      (await service.ask(`GET /v1/job-posts/counts${query}`, { as: uid })).json.draft
    expect([await drafts(), await drafts(`?branchId=${first}`), await drafts(`?branchId=${second}`)]).toEqual(
      [3, 2, 1],
    )
    expect(await drafts(`?branchId=${uuidv7()}`)).toBe(0)
  })

  test('finance reads but is offered nothing to do', async () => {
    await service.colleague('finance', companyId, 'finance')
    const { id } = await service.jobPost('owner', {})
    const { json } = await service.ask(`GET /v1/job-posts/${id}`, { as: 'finance' })
    expect([json.id, json.events]).toEqual([id, []])
  })
})

describe('the list', () => {
  test('newest first, every post once, whatever is added meanwhile; by state, branch and words', async () => {
    await service.owner('lister')
    const [one, two] = [await service.branch('lister'), await service.branch('lister')]
    const ids: string[] = []
    for (let index = 0; index < 7; index += 1) {
      const title = index % 2 ? 'งานบาริสต้า' : 'งานเสิร์ฟอาหาร'
      ids.unshift((await service.jobPost('lister', { title, branchId: index < 3 ? one : two })).id)
    }
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const url: string = `GET /v1/job-posts?limit=3${cursor ? `&cursor=${cursor}` : ''}`
      const { json } = await service.ask(url, { as: 'lister' })
      seen.push(...json.items.map(({ id }: { id: string }) => id))
      cursor = json.nextCursor
      if (seen.length === 3) await service.jobPost('lister', {})
    } while (cursor)
    expect(seen).toEqual(ids)

    const count = async (query: string) =>
      (await service.ask(`GET /v1/job-posts?${query}`, { as: 'lister' })).json.items.length
    expect(await count(`branchId=${one}`)).toBe(3)
    expect(await count(`q=${encodeURIComponent('บาริสต้า')}`)).toBe(3)
    expect(await count('state=published')).toBe(0)
    expect(await count('state=draft')).toBe(8)
  })
})
