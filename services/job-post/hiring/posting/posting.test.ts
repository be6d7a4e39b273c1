import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { auditEvents } from '@/services/shared/audit/table'
import { planOf, withoutTimeLimit } from '@/services/shared/testing/test-database'
import { testTurn } from '@/services/shared/testing/turn'
import {
  bulkEvents,
  type JobPostState,
  jobPostStates,
  type MemberEvent,
  memberEvents,
} from '@/validators/states/job-post'
import { companies } from '../../tables/companies'
import { jobPosts } from '../../tables/job-posts'
import { dayAhead, jobPostInput, startTestService, type TestService } from '../../testing'
import { askedOf, countQuery, pageQuery } from '../job-posts/list-repository'
import { makePostsFindable } from './company-posts'
import { expireDuePosts } from './expiry'

let service: TestService
let companyId: string
let branchId: string
beforeAll(async () => {
  service = await startTestService()
  companyId = (await service.owner('owner')).companyId
  branchId = await service.branch('owner')
})
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

  test('a draft without a day, people or a unit of pay is kept, and not published', async () => {
    const begun = { title: 'ล้างจาน', type: 'daily', payday: 'same_day', shifts: [{ breakMinutes: 60 }] }
    const { id } = await service.jobPost('owner', begun)
    const [shift] = (await get(id)).shifts
    expect(shift).toMatchObject({ date: null, startTime: null, breakMinutes: 60 })
    const body = { event: 'submit' }
    const { status, json } = await service.ask(`POST /v1/job-posts/${id}/events`, { as: 'owner', body })
    const fields = (json.errors as { field: string }[]).map(({ field }) => field)
    expect(status).toBe(422)
    expect(fields).toEqual(expect.arrayContaining(['headcount', 'payUnit']))
    expect(fields.some((field) => /^shifts.*date$/.test(field))).toBe(true)
    expect((await get(id)).state).toBe('draft')
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

  test.each(['3112-12-01', '9999-12-31', dayAhead(367)])(
    'a day that nobody plans for is neither published nor put in by an edit: %s',
    async (date) => {
      const shifts = [{ date, startTime: '09:00', endTime: '18:00', breakMinutes: 60 }]
      const tooFar = [{ field: 'shifts.0.date', rule: 'too_far', params: { years: 1 } }]
      const { id } = await service.jobPost('owner', { ...jobPostInput(branchId), shifts })
      expect((await send(id, 'submit')).json.errors).toEqual(tooFar)
      const input = jobPostInput(branchId)
      const running = await service.jobPost('owner', input)
      await force(running.id, { state: 'published' })
      expect((await put(running.id, running.version, { ...input, shifts })).json.errors).toEqual(tooFar)
    },
  )

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
    'filled close': 'closed',
    'closed reopen': 'published',
    'draft cancel': 'cancelled',
    'pending_review cancel': 'cancelled',
    'rejected cancel': 'cancelled',
    'published cancel': 'cancelled',
    'paused cancel': 'cancelled',
    'filled cancel': 'cancelled',
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

  describe('whether people choose their shifts', () => {
    const days = [dayAhead(1), dayAhead(2)].map((date, index) => ({
      date,
      startTime: '09:00',
      endTime: '18:00',
      breakMinutes: 60,
      ...(index === 1 && { headcount: 3 }),
    }))
    const chosen = { shiftChoice: 'each', shifts: days, headcount: 5 }

    test('comes back as it was sent, with the people of each shift, and their pay', async () => {
      const { id } = await running(chosen)
      const post = await get(id)
      expect(post).toMatchObject({ shiftChoice: 'each', totalPay: (5 + 3) * 60_000 })
      expect(post.shifts.map(({ headcount }: { headcount: number | null }) => headcount)).toEqual([null, 3])
    })

    test.each([
      ['chosen before, all after', chosen, { shiftChoice: 'all' }],
      ['all before, chosen after', { ...chosen, shiftChoice: 'all' }, { shiftChoice: 'each' }],
      ['chosen before, paid by the job after', chosen, { payUnit: 'job', payAmount: 900_000 }],
    ])('%s: not on a running post', async (_, before, changes) => {
      const { id, version, input } = await running(before)
      const answer = await put(id, version, { ...input, ...changes })
      expect(answer.json).toMatchObject({
        status: 422,
        errors: [{ field: 'shiftChoice', rule: 'running', params: {} }],
      })
      await force(id, { state: 'rejected' })
      expect((await put(id, version, { ...input, ...changes })).status).toBe(200)
    })

    test('the people of a shift may change on a running post', async () => {
      const { id, version, input } = await running(chosen)
      const shifts = days.map((shift) => ({ ...shift, headcount: 7 }))
      const answer = await put(id, version, { ...input, shifts })
      expect([answer.status, answer.json.totalPay]).toEqual([200, 14 * 60_000])
    })
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

  test.each(['pending_review', 'expired', 'closed', 'cancelled'] as const)(
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
  test('posts with work ahead end with their last shift; others do not', async () => {
    const past = new Date(Date.now() - 1_000)
    const states: readonly JobPostState[] = ['published', 'paused', 'filled', 'draft', 'closed']
    const ids = new Map<JobPostState, string>()
    for (const state of states) {
      const { id } = await service.jobPost('owner', jobPostInput(branchId))
      await force(id, { state, expiresAt: past })
      ids.set(state, id)
    }
    const { id: later } = await service.jobPost('owner', jobPostInput(branchId))
    await force(later, { state: 'published' })
    await expireDuePosts(service.database.db, testTurn())
    const now = await Promise.all([...ids.values(), later].map(async (id) => (await get(id)).state))
    expect(now).toEqual(['expired', 'expired', 'expired', 'draft', 'closed', 'published'])
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

  test("no address asks for another company's posts, nor for those of another branch", async () => {
    const { companyId } = await service.owner('watched')
    const [here, elsewhere] = [await service.branch('watched'), await service.branch('watched')]
    await service.jobPost('watched', jobPostInput(here))
    await service.owner('curious')
    await service.colleague('elsewhere', companyId, 'branch_manager', [elsewhere])
    for (const as of ['curious', 'elsewhere']) {
      for (const query of [`companyId=${companyId}`, `branchIds={${here}}`, 'branchIds=null', 'branchIds=']) {
        const list = await service.ask(`GET /v1/job-posts?${query}`, { as })
        expect({ as, query, status: list.status, items: list.json.items }).toEqual({
          as,
          query,
          status: 200,
          items: [],
        })
        const counts = await service.ask(`GET /v1/job-posts/counts?${query}`, { as })
        expect(Object.values(counts.json).filter(Boolean)).toEqual([])
      }
    }
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

describe('a list narrowed down', () => {
  const titles: readonly (string | null)[] = [
    'พนักงานเสิร์ฟ กะเย็น',
    'บาริสต้าพาร์ทไทม์ช่วงเช้า',
    'ทีมงานอีเวนต์ ละ500บาท',
  ]
  const types = ['daily', 'part_time', 'event'] as const
  let uid: string
  beforeAll(async () => {
    ;({ uid } = await service.owner('searcher'))
    const where = await service.branch(uid)
    for (const [index, title] of titles.entries()) {
      const days = [index * 2 + 1, index * 2 + 2]
      const shifts = days.map((days) => ({ date: dayAhead(days), startTime: '09:00', endTime: '18:00' }))
      await service.jobPost(uid, { branchId: where, title, type: types[index], shifts })
    }
    await service.jobPost(uid, { branchId: where })
  })

  const found = async (query: Record<string, string>) => {
    const { json } = await service.ask(`GET /v1/job-posts?${new URLSearchParams(query)}`, { as: uid })
    const counts = (await service.ask(`GET /v1/job-posts/counts?${new URLSearchParams(query)}`, { as: uid }))
      .json
    expect(counts.draft).toBe(json.items.length)
    return json.items.map(({ title }: { title: string | null }) => titles.indexOf(title))
  }

  test.each([
    ['a word', 'เสิร์ฟ', [0]],
    ['an unfinished foreign word', 'บาริส', [1]],
    ['words in another order', 'กะเย็น พนักงาน', [0]],
    ['Thai digits', '๕๐๐', [2]],
    ['a beginning that two have', 'พ', [1, 0]],
    ['letters from the middle of a word', 'กงาน', [0]],
    ['too few of them', 'นัก', []],
    ['signs', "'&|!:*()", []],
    ['NUL', '\0', []],
    ['nothing but spaces', '  ', [-1, 2, 1, 0]],
  ])('by %s', async (_what, q, expected) => {
    expect(await found({ q })).toEqual(expected)
  })

  test('by type', async () => {
    expect(await found({ type: 'part_time' })).toEqual([1])
  })

  test('by the days somebody works, both included', async () => {
    expect(await found({ from: dayAhead(2), to: dayAhead(3) })).toEqual([1, 0])
    expect(await found({ from: dayAhead(5) })).toEqual([2])
    expect(await found({ to: dayAhead(1) })).toEqual([0])
    expect(await found({ from: dayAhead(3), to: dayAhead(2) })).toEqual([])
  })

  test('by all of it at once', async () => {
    expect(await found({ q: 'เสิร์ฟ', type: 'daily', from: dayAhead(1), state: 'draft' })).toEqual([0])
    expect(await found({ q: 'เสิร์ฟ', type: 'event' })).toEqual([])
  })

  test.each([{ from: 'tomorrow' }, { to: '2026-02-31' }, { type: 'weekly' }, { branchId: 'x' }])(
    'what makes no sense is refused: %j',
    async (query) => {
      const answer = await service.ask(`GET /v1/job-posts?${new URLSearchParams(query as never)}`, {
        as: uid,
      })
      expect([answer.status, answer.json.errors[0].field]).toEqual([422, Object.keys(query)[0]])
    },
  )

  test('a new title is found by itself alone', async () => {
    const { id, version } = await service.jobPost(uid, { title: 'แม่บ้าน' })
    await put(id, version, { title: 'คนสวน' }, uid)
    const titlesOf = async (q: string) =>
      (await service.ask(`GET /v1/job-posts?${new URLSearchParams({ q })}`, { as: uid })).json.items.length
    expect([await titlesOf('แม่บ้าน'), await titlesOf('คนสวน')]).toEqual([0, 1])
  })

  test('titles from before they could be searched are made findable', async () => {
    const { id } = await service.jobPost(uid, { title: 'ช่างไฟฟ้า' })
    const { db } = service.database
    await db.update(jobPosts).set({ titleKeys: null }).where(eq(jobPosts.id, id))
    expect(await found({ q: 'ไฟฟ้า' })).toEqual([])
    await makePostsFindable(db, { stopping: new AbortController().signal })
    expect(await found({ q: 'ไฟฟ้า' })).toEqual([-1])
    expect(await db.select().from(jobPosts).where(isNull(jobPosts.titleKeys))).toEqual([])
  })
})

describe('several posts at once', () => {
  const ask = (event: string, jobPostIds: readonly string[], as = 'owner') =>
    service.ask('POST /v1/job-posts/events', { as, body: { event, jobPostIds } })

  test.each(bulkEvents)('%s: each post is answered as it would be alone', async (event) => {
    const ids: string[] = []
    for (const state of jobPostStates) {
      const { id } = await service.jobPost('owner', jobPostInput(branchId))
      await force(id, { state })
      ids.push(id)
    }
    const { status, json } = await ask(event, ids)
    expect(status).toBe(200)
    expect(json.items.map(({ jobPostId }: { jobPostId: string }) => jobPostId)).toEqual(ids)
    const target = { pause: 'paused', resume: 'published', close: 'closed' }[event]
    const from = { pause: ['published'], resume: ['paused'], close: ['published', 'paused', 'filled'] }[event]
    for (const [index, state] of jobPostStates.entries()) {
      const done = from.includes(state)
      expect(json.items[index]).toMatchObject({
        refusal: done ? null : 'wrong_state',
        post: { id: ids[index], state: done ? target : state },
      })
      expect((await get(ids[index] ?? '')).state).toBe(done ? target : state)
    }
  })

  test("another company's and absent ones look alike, and hold nothing up", async () => {
    await service.owner('bystander')
    const theirs = await service.jobPost('bystander', jobPostInput(await service.branch('bystander')))
    const { id } = await service.jobPost('owner', jobPostInput(branchId))
    await force(id, { state: 'published' })
    const { json } = await ask('close', [theirs.id, uuidv7(), id])
    expect(json.items.map(({ refusal, post }: { refusal: string; post: object }) => [refusal, post])).toEqual(
      [
        ['not_found', null],
        ['not_found', null],
        [null, expect.objectContaining({ id, state: 'closed' })],
      ],
    )
  })

  test('a post whose last shift is over stays paused', async () => {
    const { id } = await service.jobPost('owner', jobPostInput(branchId))
    await force(id, { state: 'paused', expiresAt: new Date(Date.now() - 1_000) })
    expect((await ask('resume', [id])).json.items[0]).toMatchObject({ refusal: 'wrong_state' })
  })

  test('each is written down by itself, with the request', async () => {
    const made = [await service.jobPost('owner', jobPostInput(branchId))]
    made.push(await service.jobPost('owner', jobPostInput(branchId)))
    for (const { id } of made) await force(id, { state: 'published' })
    const ids = made.map(({ id }) => id)
    await ask('pause', ids)
    const events = await service.database.db
      .select({ subjectId: auditEvents.subjectId, requestId: auditEvents.requestId })
      .from(auditEvents)
      .where(and(eq(auditEvents.action, 'job_post.pause'), inArray(auditEvents.subjectId, ids)))
    expect(events.map(({ subjectId }) => subjectId).sort()).toEqual([...ids].sort())
    expect(new Set(events.map(({ requestId }) => requestId)).size).toBe(1)
  })

  test.each([
    ['none', { event: 'pause', jobPostIds: [] }, 'jobPostIds'],
    ['too many', { event: 'pause', jobPostIds: Array.from({ length: 101 }, () => uuidv7()) }, 'jobPostIds'],
    ['one twice', { event: 'pause', jobPostIds: Array(2).fill(uuidv7()) }, 'jobPostIds'],
    ['what is not asked of several', { event: 'cancel', jobPostIds: [uuidv7()] }, 'event'],
  ])('%s is refused', async (_what, body, field) => {
    const answer = await service.ask('POST /v1/job-posts/events', { as: 'owner', body })
    expect([answer.status, answer.json.errors[0].field]).toEqual([422, field])
  })
})

describe('among the posts of many companies', () => {
  let scope: { companyId: string; branchIds: null }
  beforeAll(async () => {
    const { companyId: crowd } = await service.owner('crowd')
    const { companyId: mine } = await service.owner('one-of-many')
    scope = { companyId: mine, branchIds: null }
    await withoutTimeLimit(service.database.db, async (tx) => {
      await tx.execute(sql`
        insert into branches (company_id, id, name, tax_branch_number, address_line, subdistrict, district,
          province, postcode, phone)
        select ${crowd}, gen_random_uuid(), 'สาขา ' || n, n::text, '1', 'ก', 'ข', 'ค', '10330', '0212345678'
        from generate_series(1, 5000) as n`)
      await tx.execute(sql`
        insert into job_posts (company_id, id, created_by, title, title_keys, type, state)
        select case when n % 50 = 0 then ${mine}::uuid else ${crowd}::uuid end, gen_random_uuid(), 'crowd',
          'งาน ' || n, array['งาน', n::text], 'daily', case when n % 3 = 0 then 'published' else 'draft' end
        from generate_series(1, 20000) as n`)
      // Otherwise rows that refer to these are checked with a plan for an empty table.
      await tx.execute(sql`analyze branches, job_posts`)
      await tx.execute(sql`
        insert into shifts (company_id, job_post_id, position, date)
        select company_id, id, 0, current_date + (row_number() over ())::int % 300 from job_posts
        where created_by = 'crowd'`)
      await tx.execute(sql`analyze shifts`)
    })
  })

  const somewhere = '0199db4b-41db-708b-a23e-1fc5e937ac29'
  const narrowed = [
    ['everything', {}],
    ['a branch', { branchId: somewhere }],
    ['a type', { type: 'daily' }],
    ['days', { from: dayAhead(1), to: dayAhead(7) }],
    ['a word', { q: '1234' }],
    ['a word that is everywhere', { q: 'งาน' }],
    ['all at once', { q: 'งาน', type: 'daily', from: dayAhead(1), branchId: somewhere }],
  ] as const

  test.each(narrowed)('a page of %s reads no table from end to end', async (_what, filter) => {
    const { db } = service.database
    for (const state of [undefined, 'published'] as const) {
      for (const after of [null, somewhere]) {
        const plan = await planOf(
          service.database.db,
          pageQuery(db, { ...scope, ...askedOf(scope, filter), state, after, limit: 21 }),
        )
        expect(plan).not.toContain('Seq Scan')
      }
    }
  })

  test.each(narrowed)('counting %s reads no table from end to end', async (_what, filter) => {
    expect(
      await planOf(
        service.database.db,
        countQuery(service.database.db, { ...scope, ...askedOf(scope, filter) }),
      ),
    ).not.toContain('Seq Scan')
  })
})
