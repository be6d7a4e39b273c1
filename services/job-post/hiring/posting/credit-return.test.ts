import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { giveBuffet } from '../../billing/buffets/giving'
import { buffets } from '../../tables/buffets'
import { creditEntries, creditGrants } from '../../tables/credits'
import { jobPosts } from '../../tables/job-posts'
import { jobPostInput, startTestService, type TestService } from '../../testing'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
  service.identity.add('staff', { ops: true })
})
afterAll(() => service.stop())

let owner: { uid: string; companyId: string }
let branchId: string
beforeEach(async () => {
  owner = await service.founder(uuidv7())
  await service.represent(owner.companyId)
  branchId = await service.branch(owner.uid)
})

const say = (id: string, event: string, headers: Record<string, string> = {}) =>
  service.ask(`POST /v1/job-posts/${id}/events`, { as: owner.uid, body: { event }, headers })
const available = async (): Promise<number> =>
  (await service.ask('GET /v1/credits/balance', { as: owner.uid })).json.jobPost.available
const apply = (jobPostId: string) =>
  service.ask('POST /v1/my/applications', {
    as: service.worker(uuidv7()),
    body: { jobPostId, answers: [] },
  })

async function published(): Promise<string> {
  const { id } = await service.jobPost(owner.uid, jobPostInput(branchId))
  expect((await say(id, 'submit')).json.state).toBe('published')
  return id
}

/** Lets so many minutes pass since a post was published. */
const pass = (id: string, minutes: number) =>
  service.database.db
    .update(jobPosts)
    .set({ publishedAt: sql`${jobPosts.publishedAt} - make_interval(mins => ${minutes})` })
    .where(eq(jobPosts.id, id))

/** Whether each grant is what its entries come to. */
async function expectSums(): Promise<void> {
  const { db } = service.database
  const grants = await db.select().from(creditGrants).where(eq(creditGrants.companyId, owner.companyId))
  for (const grant of grants) {
    const entries = await db.select().from(creditEntries).where(eq(creditEntries.grantId, grant.id))
    const sum = entries.reduce((total, { amount }) => total + amount, 0)
    expect(sum).toBe(grant.available)
  }
}

describe('a post that is cancelled soon after it was published', () => {
  test('gives its credit back, and the statement says for which post', async () => {
    const before = await available()
    const id = await published()
    expect(await available()).toBe(before - 1)
    await pass(id, 9)
    expect((await say(id, 'cancel')).json).toMatchObject({
      state: 'cancelled',
      credits: { returned: 1, available: before },
    })
    expect(await available()).toBe(before)
    await expectSums()
    const { json } = await service.ask('GET /v1/credits/statement', { as: owner.uid })
    expect(json.items[0]).toMatchObject({
      type: 'release',
      amount: 1,
      reservation: { state: 'released', subjectId: id },
      actor: { kind: 'member' },
    })
  })

  test('also while it is paused', async () => {
    const before = await available()
    const id = await published()
    await say(id, 'pause')
    await say(id, 'cancel')
    expect(await available()).toBe(before)
  })

  test('gives it back once, however often and at once it is asked', async () => {
    const before = await available()
    const id = await published()
    const headers = { 'idempotency-key': uuidv7() }
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => say(id, 'cancel', headers)),
      ...Array.from({ length: 4 }, () => say(id, 'cancel')),
    ])
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual(
      [],
    )
    expect((await say(id, 'cancel')).status).toBe(409)
    expect(await available()).toBe(before)
    await expectSums()
  })

  test('keeps it ten minutes later', async () => {
    const before = await available()
    const id = await published()
    await pass(id, 10)
    expect((await say(id, 'pause')).json.credits).toBeNull()
    expect((await say(id, 'cancel')).json.credits).toEqual({ returned: 0, available: before - 1 })
    expect(await available()).toBe(before - 1)
  })

  test('keeps it once somebody has applied, also who withdrew', async () => {
    const before = await available()
    const id = await published()
    const worker = service.worker(uuidv7())
    const body = { jobPostId: id, answers: [] }
    const applied = (await service.ask('POST /v1/my/applications', { as: worker, body })).json
    const withdrawn = await service.ask(`POST /v1/my/applications/${applied.id}/events`, {
      as: worker,
      body: { event: 'withdraw', from: 'submitted' },
    })
    expect(withdrawn.json.state).toBe('withdrawn')
    await say(id, 'cancel')
    expect(await available()).toBe(before - 1)
  })

  test('beside an application that arrives at the same moment, it is one or the other', async () => {
    for (let round = 0; round < 4; round += 1) {
      const before = await available()
      const id = await published()
      const [applied, cancelled] = await Promise.all(
        round % 2 ? [apply(id), say(id, 'cancel')] : [say(id, 'cancel'), apply(id)].reverse(),
      )
      expect(cancelled?.json.state).toBe('cancelled')
      const hasApplied = applied?.status === 201
      if (!hasApplied) expect(applied?.json.code).toBe('post_not_open')
      expect(await available()).toBe(hasApplied ? before - 1 : before)
    }
    await expectSums()
  })

  test('gives nothing back where a buffet paid for it', async () => {
    await service.database.db.transaction((tx) =>
      giveBuffet(tx, { companyId: owner.companyId, subject: uuidv7(), days: 30, createdBy: owner.uid }),
    )
    const before = await available()
    const id = await published()
    expect(await available()).toBe(before)
    await say(id, 'cancel')
    expect(await available()).toBe(before)
    expect(await service.database.db.$count(buffets, eq(buffets.companyId, owner.companyId))).toBe(1)
  })

  test('keeps it where staff took it down', async () => {
    const before = await available()
    const id = await published()
    await service.database.db.update(jobPosts).set({ state: 'rejected' }).where(eq(jobPosts.id, id))
    await say(id, 'cancel')
    expect(await available()).toBe(before - 1)
  })
})
