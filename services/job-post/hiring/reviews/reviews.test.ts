import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { and, eq, sql } from 'drizzle-orm'
import { auditEvents } from '@/services/shared/audit/table'
import { planOf } from '@/services/shared/testing/test-database'
import { testTurn } from '@/services/shared/testing/turn'
import { creditReturnMinutes } from '@/validators/credit-return'
import { jobPostStates } from '@/validators/states/job-post'
import { companies } from '../../tables/companies'
import { creditGrants, creditReservations } from '../../tables/credits'
import { jobPosts } from '../../tables/job-posts'
import { dayAhead, jobPostInput, startTestService, type TestService } from '../../testing'
import { queueQuery } from '../job-posts/review-repository'
import { expireDuePosts } from '../posting/expiry'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
  service.identity.add('staff', { ops: true })
})
afterAll(() => service.stop())

const db = () => service.database.db

/** A company with three credits, either represented or unconfirmed. */
async function hiring({ isConfirmed = true } = {}) {
  const { uid, companyId } = await service.founder(`hiring-${randomUUID()}`)
  if (isConfirmed) {
    const now = new Date()
    await db()
      .update(companies)
      .set({ numberConfirmedAt: now, representedAt: now })
      .where(eq(companies.id, companyId))
  }
  return { uid, companyId, branchId: await service.branch(uid) }
}

const submit = (as: string, id: string, headers: Record<string, string> = {}) =>
  service.ask(`POST /v1/job-posts/${id}/events`, { as, body: { event: 'submit' }, headers })
const cancel = (as: string, id: string) =>
  service.ask(`POST /v1/job-posts/${id}/events`, { as, body: { event: 'cancel' } })
const read = async (as: string, id: string) => (await service.ask(`GET /v1/job-posts/${id}`, { as })).json
const decide: TestService['decide'] = (...asked) => service.decide(...asked)
const balance = async (as: string) => (await service.ask('GET /v1/job-posts/price', { as })).json.available
const credit = async (id: string) => {
  const rows = await db()
    .select({ state: creditReservations.state })
    .from(creditReservations)
    .where(eq(creditReservations.subjectId, id))
    .orderBy(creditReservations.id)
  return rows.map(({ state }) => state)
}
const held = async ({ uid, branchId }: { uid: string; branchId: string }, day = dayAhead(2)) => {
  const shifts = [{ date: day, startTime: '09:00', endTime: '18:00', breakMinutes: 60 }]
  const draft = { ...jobPostInput(branchId), shifts, description: 'โทร 0812345678' }
  const { id } = await service.jobPost(uid, draft)
  expect((await submit(uid, id)).json.state).toBe('pending_review')
  return { id, draft }
}
const kindsTold = async (as: string) =>
  (await service.ask('GET /v1/notifications', { as })).json.items.map(({ kind }: { kind: string }) => kind)

describe('the credit of a post', () => {
  test('is reserved while staff look at it, and spent when they let it through', async () => {
    const company = await hiring()
    const { id } = await held(company)
    expect([await balance(company.uid), await credit(id)]).toEqual([2, ['held']])
    expect((await decide(id, { event: 'approve' })).json).toMatchObject({ id, state: 'published' })
    expect([await balance(company.uid), await credit(id)]).toEqual([2, ['captured']])
    expect(await read(company.uid, id)).toMatchObject({ state: 'published', reviewReasons: [] })
  })

  test('comes back when they do not, with their reason; mended, the post is charged once', async () => {
    const company = await hiring()
    const { uid } = company
    const { id, draft } = await held(company)
    await decide(id, { event: 'reject', reason: ' ลบเบอร์โทร\u200bออกก่อน ' })
    expect([await balance(uid), await credit(id)]).toEqual([3, ['released']])
    const rejected = await read(uid, id)
    expect(rejected).toMatchObject({
      state: 'rejected',
      reviewNote: 'ลบเบอร์โทรออกก่อน',
      reviewReasons: ['contact_details'],
    })
    const mended = await service.ask(`PUT /v1/job-posts/${id}`, {
      as: uid,
      body: { ...draft, description: 'เสิร์ฟอาหาร' },
      headers: { 'if-match': `"${rejected.version}"` },
    })
    expect(mended.json).toMatchObject({ state: 'draft', reviewNote: null, reviewReasons: [] })
    expect((await submit(uid, id)).json.state).toBe('published')
    expect([await balance(uid), await credit(id)]).toEqual([2, ['released', 'captured']])
    expect(await kindsTold(uid)).toEqual(['job_post_rejected'])
    expect((await service.mail.to(`${uid}@example.com`)).text).toContain('ไม่ผ่านการตรวจ')
  })

  test('comes back when the company cancels before anybody saw it, and stays spent afterwards', async () => {
    const company = await hiring()
    const { uid } = company
    const { id } = await held(company)
    await cancel(uid, id)
    expect([await balance(uid), await credit(id)]).toEqual([3, ['released']])
    const { id: other } = await service.jobPost(uid, jobPostInput(company.branchId))
    await submit(uid, other)
    // A post that is cancelled at once costs nothing (decision 146).
    const publishedAt = new Date(Date.now() - (creditReturnMinutes + 1) * 60_000)
    await db().update(jobPosts).set({ publishedAt }).where(eq(jobPosts.id, other))
    await cancel(uid, other)
    expect([await balance(uid), await credit(other)]).toEqual([2, ['captured']])
  })

  test('is not asked for again by an edit that staff look at, whatever they say', async () => {
    const { uid, branchId } = await hiring()
    const draft = jobPostInput(branchId)
    const { id } = await service.jobPost(uid, draft)
    const { version } = (await submit(uid, id)).json
    const edit = await service.ask(`PUT /v1/job-posts/${id}`, {
      as: uid,
      body: { ...draft, description: 'แอดไลน์ somying' },
      headers: { 'if-match': `"${version}"` },
    })
    expect(edit.json.state).toBe('pending_review')
    await decide(id, { event: 'reject', reason: 'ลบไลน์' })
    const rejected = await read(uid, id)
    await service.ask(`PUT /v1/job-posts/${id}`, {
      as: uid,
      body: draft,
      headers: { 'if-match': `"${rejected.version}"` },
    })
    expect((await submit(uid, id)).json.state).toBe('published')
    expect([await balance(uid), await credit(id)]).toEqual([2, ['captured']])
  })

  test('comes back when the last shift is over before anybody decided, who then is too late', async () => {
    const company = await hiring()
    const { id } = await held(company)
    await db()
      .update(jobPosts)
      .set({ expiresAt: new Date(Date.now() - 1_000) })
      .where(eq(jobPosts.id, id))
    expect((await decide(id, { event: 'approve' })).json).toMatchObject({ status: 409, code: 'wrong_state' })
    await expireDuePosts(db(), testTurn())
    expect(await read(company.uid, id)).toMatchObject({ state: 'expired' })
    expect([await balance(company.uid), await credit(id)]).toEqual([3, ['released']])
  })
})

describe('too little credit', () => {
  test('keeps a complete post as a draft that waits, and lets it out as soon as there is some', async () => {
    const { uid, companyId, branchId } = await hiring()
    await db()
      .update(creditGrants)
      .set({ expiresAt: new Date() })
      .where(eq(creditGrants.companyId, companyId))
    const { id, version } = await service.jobPost(uid, jobPostInput(branchId))
    expect((await submit(uid, id)).json).toMatchObject({
      status: 409,
      code: 'no_credit',
      current: { needed: 1, available: 0 },
    })
    expect(await read(uid, id)).toMatchObject({ state: 'draft', waitsForCredit: true, version })
    const waiting = await service.ask('GET /v1/job-posts?waitsForCredit=true', { as: uid })
    expect(waiting.json.items.map((post: { id: string }) => post.id)).toEqual([id])
    const others = await service.ask('GET /v1/job-posts/counts?waitsForCredit=false', { as: uid })
    expect(others.json.draft).toBe(0)

    const given = await service.ask(`POST /v1/ops/companies/${companyId}/credit-grants`, {
      as: 'staff',
      body: { kind: 'job_post', amount: 1, expiresAt: null, reason: 'ชดเชย' },
    })
    expect(given.status).toBe(201)
    expect(await kindsTold(uid)).toEqual(['credits_granted'])
    expect((await submit(uid, id)).json).toMatchObject({ state: 'published', waitsForCredit: false })
    expect(await balance(uid)).toBe(0)
  })

  test('of one credit that five posts want at once, one gets it', async () => {
    const { uid, companyId, branchId } = await hiring()
    await db()
      .update(creditGrants)
      .set({ expiresAt: new Date() })
      .where(eq(creditGrants.companyId, companyId))
    await service.ask(`POST /v1/ops/companies/${companyId}/credit-grants`, {
      as: 'staff',
      body: { kind: 'job_post', amount: 1, expiresAt: null, reason: 'ชดเชย' },
    })
    const ids: string[] = []
    for (let count = 0; count < 5; count++) {
      ids.push((await service.jobPost(uid, jobPostInput(branchId))).id)
    }
    const answers = await Promise.all(ids.map((id) => submit(uid, id)))
    expect(answers.map(({ json }) => json.code ?? json.state).sort()).toEqual([
      ...Array(4).fill('no_credit'),
      'published',
    ])
  })
})

describe('one idempotency key', () => {
  test('× 200 equal submits at once: one post, one reservation, identical answers', async () => {
    const { uid, branchId } = await hiring()
    const { id } = await service.jobPost(uid, jobPostInput(branchId))
    const headers = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all(Array.from({ length: 200 }, () => submit(uid, id, headers)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.json).toMatchObject({ id, state: 'published' })
    expect([await balance(uid), await credit(id)]).toEqual([2, ['captured']])
    const published = await db()
      .select({ id: auditEvents.id })
      .from(auditEvents)
      .where(and(eq(auditEvents.subjectId, id), eq(auditEvents.action, 'job_post.publish')))
    expect(published).toHaveLength(1)
  })

  test('does not answer for another post', async () => {
    const { uid, branchId } = await hiring()
    const headers = { 'idempotency-key': randomUUID() }
    const [one, other] = [
      await service.jobPost(uid, jobPostInput(branchId)),
      await service.jobPost(uid, jobPostInput(branchId)),
    ]
    expect((await submit(uid, one.id, headers)).status).toBe(200)
    expect((await submit(uid, other.id, headers)).json).toMatchObject({
      status: 422,
      code: 'idempotency_key_reused',
    })
    expect((await read(uid, other.id)).state).toBe('draft')
  })
})

describe('what besides words is held', () => {
  test('a post like one that is open, until that has ended', async () => {
    const { uid, branchId } = await hiring()
    const draft = jobPostInput(branchId)
    const first = await service.jobPost(uid, draft)
    expect((await submit(uid, first.id)).json.state).toBe('published')
    const again = await service.jobPost(uid, { ...draft, shifts: [...draft.shifts].reverse(), headcount: 9 })
    expect((await submit(uid, again.id)).json).toMatchObject({
      state: 'pending_review',
      reviewReasons: ['duplicate'],
    })
    const another = await service.jobPost(uid, { ...draft, shifts: draft.shifts.slice(0, 1) })
    expect((await submit(uid, another.id)).json.state).toBe('published')
  })

  test('a post of a company nobody has confirmed', async () => {
    const { uid, branchId } = await hiring({ isConfirmed: false })
    const { id } = await service.jobPost(uid, jobPostInput(branchId))
    expect((await submit(uid, id)).json).toMatchObject({
      state: 'pending_review',
      reviewReasons: ['unverified_company'],
    })
    const { json } = await service.ask(`GET /v1/ops/job-posts/${id}`, { as: 'staff' })
    expect(json.findings).toEqual([{ reason: 'unverified_company', words: null }])
  })
})

describe('the queue of staff', () => {
  test('begins with the post whose work begins first, page by page, and shows what was found', async () => {
    const company = await hiring()
    await db().update(jobPosts).set({ state: 'cancelled' }).where(eq(jobPosts.state, 'pending_review'))
    const ofDay = async (days: number) => (await held(company, dayAhead(days))).id
    const [later, last, tomorrow] = [await ofDay(5), await ofDay(9), await ofDay(1)]
    const ids = [tomorrow, later, last]
    const page = async (cursor = '') =>
      (await service.ask(`GET /v1/ops/job-posts?limit=2${cursor}`, { as: 'staff' })).json
    const first = await page()
    const second = await page(`&cursor=${first.nextCursor}`)
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids)
    expect(second.nextCursor).toBeNull()
    expect(first.items[0]).toMatchObject({
      startsAt: new Date(`${dayAhead(1)}T09:00:00+07:00`).toISOString(),
      reviewBy: (await read(company.uid, tomorrow)).reviewBy,
    })
    const { json } = await service.ask(`GET /v1/ops/job-posts/${ids[0]}`, { as: 'staff' })
    expect(json).toMatchObject({
      post: { id: ids[0], state: 'pending_review', events: [] },
      company: { id: company.companyId },
      findings: [{ reason: 'contact_details', words: '0812345678' }],
      events: ['approve', 'reject'],
    })
    expect(json.history[0]).toMatchObject({ action: 'job_post.hold', actorUid: company.uid })
  })

  test('in every state exactly what the table allows goes through; drafts are nobody else’s to read', async () => {
    const { uid, branchId } = await hiring()
    for (const state of jobPostStates) {
      const { id } = await service.jobPost(uid, jobPostInput(branchId))
      await db().update(jobPosts).set({ state }).where(eq(jobPosts.id, id))
      for (const event of ['approve', 'reject'] as const) {
        const { status, json } = await decide(id, { event, reason: 'เพราะทดสอบ' })
        const isAllowed = state === 'pending_review' && event === 'approve'
        const after = event === 'reject' && state === 'pending_review' ? 'published' : state
        expect([state, event, status]).toEqual([state, event, isAllowed ? 200 : 409])
        if (!isAllowed) expect(json).toMatchObject({ code: 'wrong_state', current: { state: after } })
      }
      const seen = await service.ask(`GET /v1/ops/job-posts/${id}`, { as: 'staff' })
      expect(seen.status).toBe(state === 'draft' ? 404 : 200)
    }
  })

  test('of two who decide at once one is too late; a rejection is owed a reason; no such post is 404', async () => {
    const company = await hiring()
    const { id } = await held(company)
    expect((await decide(id, { event: 'reject', reason: '  ' })).json.errors).toMatchObject([
      { field: 'reason', rule: 'required' },
    ])
    const answers = await Promise.all([
      decide(id, { event: 'approve' }),
      decide(id, { event: 'reject', reason: 'ไม่ชัด' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await decide(randomUUID(), { event: 'approve' })).status).toBe(404)
  })

  test('takes no decision about words that were changed since staff read them, nor one that names no version', async () => {
    const { uid, branchId } = await hiring()
    const { id, draft } = await held({ uid, branchId })
    const seen = await service.ask(`GET /v1/ops/job-posts/${id}`, { as: 'staff' })
    const mended = await service.ask(`PUT /v1/job-posts/${id}/resubmission`, {
      as: uid,
      body: { ...draft, description: 'โทร 0898765432' },
      headers: { 'if-match': `"${seen.json.post.version}"` },
    })
    expect(mended.json.state).toBe('pending_review')
    const late = await decide(id, { event: 'approve' }, seen.json.post.version)
    expect([late.status, late.json.code, late.json.current]).toEqual([
      412,
      'stale',
      { state: 'pending_review', version: mended.json.version },
    ])
    const nameless = await service.ask(`POST /v1/ops/job-posts/${id}/events`, {
      as: 'staff',
      body: { event: 'approve' },
    })
    expect([nameless.status, nameless.json.code]).toEqual([428, 'precondition_required'])
    expect((await decide(id, { event: 'approve' })).json.state).toBe('published')
  })

  test('reads its index, not the table', async () => {
    const query = queueQuery(db(), {
      after: { startsAt: new Date().toISOString(), id: randomUUID() },
      limit: 21,
    })
    const plan = await db().transaction(async (tx) => {
      // With so few rows PostgreSQL would read the whole table.
      await tx.execute(sql`set local enable_seqscan = off`)
      return planOf(tx, query)
    })
    expect(plan).toContain('job_posts_review_starts_at_idx')
  })
})

describe('credits given by staff', () => {
  const give = (companyId: string, changes: object = {}, headers: Record<string, string> = {}) =>
    service.ask(`POST /v1/ops/companies/${companyId}/credit-grants`, {
      as: 'staff',
      body: { kind: 'job_post', amount: 2, expiresAt: null, reason: ' ชด\u200bเชย', ...changes },
      headers,
    })

  test('are given once for a key, with who and why', async () => {
    const { uid, companyId } = await hiring()
    const headers = { 'idempotency-key': randomUUID() }
    const answers = [await give(companyId, {}, headers), await give(companyId, {}, headers)]
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await balance(uid)).toBe(5)
    const [event] = await db()
      .select({ after: auditEvents.after, actorUid: auditEvents.actorUid })
      .from(auditEvents)
      .where(and(eq(auditEvents.subjectId, companyId), eq(auditEvents.action, 'credit.granted')))
    expect(event).toMatchObject({ actorUid: 'staff', after: { amount: 2, reason: 'ชดเชย' } })
  })

  test.each([
    ['nothing', { amount: 0 }, 'amount'],
    ['a slip of the hand', { amount: 2_000 }, 'amount'],
    ['no reason', { reason: ' ' }, 'reason'],
    ['a day that has passed', { expiresAt: '2026-01-01T00:00:00.000Z' }, 'expiresAt'],
    ['another kind', { kind: 'coffee' }, 'kind'],
  ])('%s is refused', async (_what, changes, field) => {
    const { companyId } = await hiring()
    const { status, json } = await give(companyId, changes)
    expect([status, json.errors[0].field]).toEqual([422, field])
  })

  test('go to no company that is not there', async () => {
    expect((await give(randomUUID())).status).toBe(404)
  })
})
