import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { and, eq, ne, sql } from 'drizzle-orm'
import { auditEvents } from '@/services/shared/audit/table'
import { planOf } from '@/services/shared/testing/test-database'
import { testTurn } from '@/services/shared/testing/turn'
import type { ShiftChoice } from '@/validators/job-post-terms'
import { checkUnverified } from '../../company/verifications/registry-check'
import { companies } from '../../tables/companies'
import { creditReservations } from '../../tables/credits'
import { jobPosts } from '../../tables/job-posts'
import { jobPostInput, startTestService, type TestService } from '../../testing'
import { heldOfConfirmedQuery } from '../job-posts/review-repository'
import { reviewConfirmed } from './review-again'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
  service.identity.add('staff', { ops: true })
})
afterAll(() => service.stop())

const db = () => service.database.db
const again = () => reviewConfirmed(db(), testTurn())

let uid: string
let companyId: string
let branchId: string
beforeEach(async () => {
  ;({ uid, companyId } = await service.founder(`hiring-${randomUUID()}`))
  branchId = await service.branch(uid)
})

type Draft = ReturnType<typeof jobPostInput>

const send = (id: string, event: string) =>
  service.ask(`POST /v1/job-posts/${id}/events`, { as: uid, body: { event } })

/** A post that is held because its company is unconfirmed, among other reasons. */
async function held(
  draft: Draft & { readonly shiftChoice?: ShiftChoice } = jobPostInput(branchId),
): Promise<string> {
  const { id } = await service.jobPost(uid, draft)
  const { json } = await send(id, 'submit')
  expect(json.reviewReasons).toContain('unverified_company')
  return id
}
const change = (changes: Partial<typeof companies.$inferInsert>) =>
  db().update(companies).set(changes).where(eq(companies.id, companyId))
const confirm = () => change({ numberConfirmedAt: new Date() })
const read = async (id: string) => (await service.ask(`GET /v1/job-posts/${id}`, { as: uid })).json
const creditOf = async (id: string) => {
  const rows = await db()
    .select({ state: creditReservations.state })
    .from(creditReservations)
    .where(eq(creditReservations.subjectId, id))
  return rows.map(({ state }) => state)
}

describe('a post held because nobody had confirmed its company', () => {
  test('waits as long as nobody has', async () => {
    const id = await held()
    await again()
    expect(await read(id)).toMatchObject({ state: 'pending_review', reviewReasons: ['unverified_company'] })
    expect(await creditOf(id)).toEqual(['held'])
  })

  test('is published once the registry has, its credit spent once, and the members told', async () => {
    const id = await held()
    const [company] = await db().select().from(companies).where(eq(companies.id, companyId))
    const juristicId = company?.juristicId ?? ''
    const known = { juristicId, name: 'บริษัท ทดสอบ จำกัด', active: true, address: null }
    service.registry.words.set(juristicId, { kind: 'found', company: known })
    // The registry gives no answer about other companies, which would end the turn.
    await db().update(companies).set({ registryCheckedAt: new Date() }).where(ne(companies.id, companyId))
    await checkUnverified(db(), service.registry, testTurn())
    await Promise.all([again(), again()])
    const post = await read(id)
    expect(post).toMatchObject({ state: 'published', reviewReasons: [] })
    expect(Date.parse(post.publishedAt)).toBeGreaterThan(Date.now() - 60_000)
    expect(await creditOf(id)).toEqual(['captured'])
    const events = await db()
      .select({ actorUid: auditEvents.actorUid })
      .from(auditEvents)
      .where(and(eq(auditEvents.subjectId, id), eq(auditEvents.action, 'job_post.approve')))
    expect(events).toEqual([{ actorUid: 'system' }])
    const { json } = await service.ask('GET /v1/notifications', { as: uid })
    const told = json.items.filter(({ subjectId }: { subjectId: string }) => subjectId === id)
    expect(told.map(({ kind }: { kind: string }) => kind)).toEqual(['job_post_approved'])
  })

  test('that words hold as well goes on waiting for those alone', async () => {
    const id = await held({ ...jobPostInput(branchId), description: 'โทร 0812345678' })
    await confirm()
    await again()
    expect(await read(id)).toMatchObject({ state: 'pending_review', reviewReasons: ['contact_details'] })
    expect(await creditOf(id)).toEqual(['held'])
    const { version } = await read(id)
    await again()
    expect((await read(id)).version).toBe(version)
  })

  test('of two alike the first is published, and the second waits for being like it', async () => {
    const draft = jobPostInput(branchId)
    const [first, second] = [await held(draft), await held(draft)]
    await confirm()
    await again()
    expect(await read(first)).toMatchObject({ state: 'published' })
    expect(await read(second)).toMatchObject({ state: 'pending_review', reviewReasons: ['duplicate'] })
  })

  test.each([
    ['is suspended', { verification: 'suspended' as const }],
    ['has closed', { closedAt: new Date() }],
  ])('goes on waiting where the company %s', async (_what, changes) => {
    const id = await held()
    await confirm()
    await change(changes)
    await again()
    const [post] = await db().select({ state: jobPosts.state }).from(jobPosts).where(eq(jobPosts.id, id))
    expect(post?.state).toBe('pending_review')
  })

  test('is left alone once its days are over, or staff decided first', async () => {
    const [over, decided] = [await held(), await held()]
    const past = { expiresAt: new Date(Date.now() - 1_000) }
    await db().update(jobPosts).set(past).where(eq(jobPosts.id, over))
    await service.decide(decided, { event: 'reject', reason: 'ไม่ชัด' })
    await confirm()
    await again()
    expect((await read(over)).state).toBe('pending_review')
    expect((await read(decided)).state).toBe('rejected')
  })

  test.each([
    ['all together is left alone, and costs nothing', 'all', 'pending_review', ['held']],
    ['one by one is published', 'each', 'published', ['captured']],
  ] as const)('that has begun and whose shifts are worked %s', async (_how, shiftChoice, state, credit) => {
    const id = await held({ ...jobPostInput(branchId), shiftChoice })
    const begun = { startsAt: new Date(Date.now() - 3_600_000) }
    await db().update(jobPosts).set(begun).where(eq(jobPosts.id, id))
    await confirm()
    const ids = (await heldOfConfirmedQuery(db(), 200)).map((post) => post.id)
    await again()
    expect((await read(id)).state).toBe(state)
    expect(await creditOf(id)).toEqual(credit)
    expect(ids.includes(id)).toBe(state === 'published')
  })

  test.each([
    ['one of them is over', (id: string) => send(id, 'close'), 'closed'],
    ['the company is represented', () => change({ representedAt: new Date() }), 'published'],
  ])('is published with one other of a registered company; the third once %s', async (_when, then, first) => {
    const ids: string[] = []
    const set = (state: 'closed' | 'pending_review') =>
      db().update(jobPosts).set({ state }).where(eq(jobPosts.companyId, companyId))
    for (let count = 0; count < 3; count++) {
      ids.push(await held())
      // More than two posts could wait before there was a limit.
      await set('closed')
    }
    await set('pending_review')
    const states = async () => {
      const found: string[] = []
      for (const id of ids) found.push((await read(id)).state)
      return found
    }
    await confirm()
    await again()
    expect(await states()).toEqual(['published', 'published', 'pending_review'])
    // Posts that cannot be published must not take other posts' places in a turn.
    expect(await heldOfConfirmedQuery(db(), 200)).not.toContainEqual({ companyId, id: ids[2] })
    await then(ids[0] ?? '')
    await again()
    expect(await states()).toEqual([first, 'published', 'published'])
  })
})

test('who waits for a confirmed company is found by the index of staff’s queue', async () => {
  const plan = await db().transaction(async (tx) => {
    // With so few rows PostgreSQL would read the whole table.
    await tx.execute(sql`set local enable_seqscan = off`)
    return planOf(tx, heldOfConfirmedQuery(db(), 200))
  })
  expect(plan).toContain('job_posts_review_starts_at_idx')
})
