import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { auditEvents } from '@/services/shared/audit/table'
import { reviewDeadline } from '@/validators/review-terms'
import { creditReservations } from '../../tables/credits'
import { jobPosts } from '../../tables/job-posts'
import { dayAhead, jobPostInput, startTestService, type TestService } from '../../testing'
import { settleDecisions } from '../applications/testing'

let service: TestService
let branchId: string
let companyId: string
beforeAll(async () => {
  service = await startTestService()
  service.identity.add('staff', { ops: true })
  companyId = (await service.owner('owner')).companyId
  branchId = await service.branch('owner')
  await service.owner('stranger')
  await service.colleague('finance', companyId, 'finance')
  await service.colleague('recruiter', companyId, 'recruiter')
})
afterAll(() => service.stop())

const withNumber = (changes: object = {}) => ({
  ...jobPostInput(branchId),
  description: 'โทร 0812345678',
  ...changes,
})
const event = (id: string, name: string) =>
  service.ask(`POST /v1/job-posts/${id}/events`, { as: 'owner', body: { event: name } })
const read = async (id: string) => (await service.ask(`GET /v1/job-posts/${id}`, { as: 'owner' })).json

async function held(changes: object = {}) {
  const draft = withNumber(changes)
  const { id } = await service.jobPost('owner', draft)
  const { json } = await event(id, 'submit')
  expect(json.state).toBe('pending_review')
  return { id, version: json.version as number, draft, mended: { ...draft, description: 'เสิร์ฟอาหาร' } }
}

const resubmit = (id: string, version: number, body: object, as = 'owner') =>
  service.ask(`PUT /v1/job-posts/${id}/resubmission`, { as, body, headers: { 'if-match': `"${version}"` } })
const credit = async (id: string) => {
  const rows = await service.database.db
    .select({ state: creditReservations.state })
    .from(creditReservations)
    .where(eq(creditReservations.subjectId, id))
  return rows.map(({ state }) => state)
}
const actionsOf = async (id: string) => {
  const rows = await service.database.db
    .select({ action: auditEvents.action })
    .from(auditEvents)
    .where(eq(auditEvents.subjectId, id))
    .orderBy(auditEvents.id)
  return rows.map(({ action }) => action.replace('job_post.', ''))
}

describe('a post that waits for staff, mended and submitted again in one step', () => {
  test('is published at once where nothing is found any more, with the credit it had reserved', async () => {
    const { id, version, mended } = await held()
    const { status, json } = await resubmit(id, version, mended)
    expect([status, json.state]).toEqual([200, 'published'])
    expect(json).toMatchObject({ description: 'เสิร์ฟอาหาร', reviewReasons: [], reviewBy: null })
    expect(await credit(id)).toEqual(['captured'])
    expect(await actionsOf(id)).toEqual(['created', 'hold', 'changed', 'publish'])
  })

  test('goes on waiting since it was first submitted where something is', async () => {
    const { id, version, draft } = await held()
    const [before] = await service.database.db.select().from(jobPosts).where(eq(jobPosts.id, id))
    const { json } = await resubmit(id, version, { ...draft, description: 'แอดไลน์ somying' })
    expect(json).toMatchObject({ state: 'pending_review', reviewReasons: ['contact_details'] })
    const [after] = await service.database.db.select().from(jobPosts).where(eq(jobPosts.id, id))
    expect(after?.reviewSince).toEqual(before?.reviewSince)
    expect(await credit(id)).toEqual(['held'])
  })

  test('that is not complete is refused as a whole and goes on waiting as it was', async () => {
    const { id, version, mended } = await held()
    const { status, json } = await resubmit(id, version, { ...mended, payAmount: undefined })
    expect([status, json.errors[0].field]).toEqual([422, 'payAmount'])
    expect(await read(id)).toMatchObject({ state: 'pending_review', description: 'โทร 0812345678', version })
    expect(await credit(id)).toEqual(['held'])
  })

  test.each([
    ['approved', { event: 'approve' }, 'published'],
    ['rejected', { event: 'reject', reason: 'ลบเบอร์' }, 'rejected'],
  ] as const)('is not written over what staff %s meanwhile', async (_what, decision, state) => {
    const { id, version, mended } = await held()
    expect((await service.decide(id, decision)).status).toBe(200)
    const late = await resubmit(id, version, mended)
    expect([late.status, late.json.code, late.json.current.state]).toEqual([412, 'stale', state])
    expect((await read(id)).description).toBe('โทร 0812345678')
    // Who has read what staff decided mends it as any post in that state.
    const again = await resubmit(id, late.json.current.version, mended)
    expect([again.status, again.json.code]).toEqual([409, 'wrong_state'])
  })

  test('of staff and a member at once, one is too late', async () => {
    const { id, version, mended } = await held()
    const [decided, sent] = await Promise.all([
      service.decide(id, { event: 'reject', reason: 'ลบเบอร์' }, version),
      resubmit(id, version, mended),
    ])
    const outcome = [decided.status, sent.status]
    expect([
      [200, 412],
      [409, 200],
      [412, 200],
    ]).toContainEqual(outcome)
    expect((await read(id)).state).toBe(decided.status === 200 ? 'rejected' : 'published')
  })

  test('keeps what its applicants rely on where workers had seen it, and returns to them', async () => {
    const shifts = [
      { date: dayAhead(2), startTime: '09:00', endTime: '18:00', breakMinutes: 60 },
      { date: dayAhead(3), startTime: '09:00', endTime: '18:00', breakMinutes: 60 },
    ]
    const draft = { ...jobPostInput(branchId), shifts }
    const { id } = await service.jobPost('owner', draft)
    const published = (await event(id, 'submit')).json
    const flagged = await service.ask(`PUT /v1/job-posts/${id}`, {
      as: 'owner',
      body: { ...draft, description: 'โทร 0812345678' },
      headers: { 'if-match': `"${published.version}"` },
    })
    expect(flagged.json.state).toBe('pending_review')
    const others = await resubmit(id, flagged.json.version, { ...draft, shiftChoice: 'each' })
    expect([others.status, others.json.errors[0]]).toMatchObject([
      422,
      { field: 'shiftChoice', rule: 'running' },
    ])
    const { json } = await resubmit(id, flagged.json.version, draft)
    expect(json).toMatchObject({ state: 'published', publishedAt: published.publishedAt })
    expect(await credit(id)).toEqual(['captured'])
  })

  test('says to who had it why a shift is cancelled that it takes out, in words that a post may have', async () => {
    const shifts = [2, 3].map((ahead) => ({
      date: dayAhead(ahead),
      startTime: '09:00',
      endTime: '18:00',
      breakMinutes: 60,
    }))
    const draft = { ...jobPostInput(branchId), shifts }
    const { id } = await service.jobPost('owner', draft)
    await event(id, 'submit')
    const worker = service.worker(uuidv7())
    const body = { jobPostId: id, answers: [] }
    const applied = (await service.ask('POST /v1/my/applications', { as: worker, body })).json
    await service.ask(`POST /v1/applications/${applied.id}/events`, {
      as: 'owner',
      body: { event: 'hire', from: 'submitted' },
    })
    await settleDecisions(service.database.db)
    const [row] = await service.database.db
      .update(jobPosts)
      .set({ state: 'pending_review', reviewSince: new Date() })
      .where(eq(jobPosts.id, id))
      .returning({ version: jobPosts.version })
    const left = { ...draft, shifts: (await read(id)).shifts.slice(0, 1) }
    const refused = await resubmit(id, row?.version ?? 0, { ...left, cancelReason: 'โทร 0812345678' })
    expect([refused.status, refused.json.errors]).toMatchObject([422, [{ field: 'cancelReason' }]])
    const { status, json } = await resubmit(id, row?.version ?? 0, {
      ...left,
      cancelReason: 'ลูกค้าเลื่อนงาน',
    })
    expect([status, json.state]).toEqual([200, 'published'])
    await settleDecisions(service.database.db)
    const own = (await service.ask(`GET /v1/my/applications/${applied.id}`, { as: worker })).json
    expect(own.termChange).toMatchObject({ cancelled: [{ date: dayAhead(3) }], reason: 'ลูกค้าเลื่อนงาน' })
  })

  test('is for those who may publish it; for others it is not there, and no other state has it', async () => {
    const { id, version, mended } = await held()
    const refused = async (as: string) => {
      const { status, json } = await resubmit(id, version, mended, as)
      return [status, json.code]
    }
    expect(await refused('finance')).toEqual([403, 'forbidden'])
    expect(await refused('stranger')).toEqual([404, 'not_found'])
    const draft = await service.jobPost('owner', jobPostInput(branchId))
    expect((await resubmit(draft.id, draft.version, mended)).json.code).toBe('wrong_state')
    const withoutVersion = await service.ask(`PUT /v1/job-posts/${id}/resubmission`, {
      as: 'owner',
      body: mended,
    })
    expect(withoutVersion.status).toBe(428)
  })

  test('tells colleagues once that it is published, and not again that it waits', async () => {
    const { id, version, draft, mended } = await held()
    const told = async () =>
      (await service.ask('GET /v1/notifications', { as: 'recruiter' })).json.items
        .filter(({ subjectId }: { subjectId: string }) => subjectId === id)
        .map(({ kind }: { kind: string }) => kind)
    expect(await told()).toEqual(['job_post_held'])
    const again = await resubmit(id, version, { ...draft, description: 'โทร 0898765432' })
    expect(await told()).toEqual(['job_post_held'])
    await resubmit(id, again.json.version, mended)
    expect(await told()).toEqual(['job_post_published', 'job_post_held'])
  })
})

test('a waiting post says by when staff decide, sooner for tomorrow than for later', async () => {
  const on = (days: number) => [
    { date: dayAhead(days), startTime: '09:00', endTime: '18:00', breakMinutes: 60 },
  ]
  for (const days of [1, 6]) {
    const { id } = await held({ shifts: on(days) })
    const [stored] = await service.database.db.select().from(jobPosts).where(eq(jobPosts.id, id))
    const startsAt = new Date(`${dayAhead(days)}T09:00:00+07:00`)
    expect(stored?.startsAt).toEqual(startsAt)
    const by = reviewDeadline(stored?.reviewSince ?? new Date(), startsAt)
    expect((await read(id)).reviewBy).toBe(by?.toISOString())
  }
})
