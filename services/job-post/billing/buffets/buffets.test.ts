import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { and, eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { buffets } from '../../tables/buffets'
import { creditEntries, creditGrants, creditReservations } from '../../tables/credits'
import { notifications } from '../../tables/notifications'
import { jobPostInput, startTestService, type TestService } from '../../testing'
import { entitlementTo } from '../credits/entitlement'
import { reserveCredits } from '../credits/ledger'
import { buy, packageIds } from '../testing'
import { giveBuffet } from './giving'
import { warnOfBuffetEnd } from './warnings'

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

const dayMs = 86_400_000
const draft = async (changes: object = {}) =>
  (await service.jobPost(owner.uid, { ...jobPostInput(branchId), ...changes })).id
const submit = (id: string) =>
  service.ask(`POST /v1/job-posts/${id}/events`, { as: owner.uid, body: { event: 'submit' } })
const published = async (changes: object = {}) => {
  const id = await draft(changes)
  const { json } = await submit(id)
  return { id, state: json.state as string }
}
const balance = async () => (await service.ask('GET /v1/credits/balance', { as: owner.uid })).json
const price = async () => (await service.ask('GET /v1/job-posts/price', { as: owner.uid })).json
const reservationOf = async (id: string) =>
  service.database.db
    .select({ amount: creditReservations.amount, state: creditReservations.state })
    .from(creditReservations)
    .where(eq(creditReservations.subjectId, id))
const entries = async () =>
  service.database.db
    .select({ type: creditEntries.type })
    .from(creditEntries)
    .where(eq(creditEntries.companyId, owner.companyId))
const ofCompany = () => eq(buffets.companyId, owner.companyId)
/** Lets so many days of all buffets pass. */
const pass = (days: number) =>
  service.database.db
    .update(buffets)
    .set({
      startsAt: sql`${buffets.startsAt} - make_interval(days => ${days})`,
      endsAt: sql`${buffets.endsAt} - make_interval(days => ${days})`,
      createdAt: sql`${buffets.createdAt} - make_interval(days => ${days})`,
    })
    .where(ofCompany())
const give = (days: number, subject = `token:${uuidv7()}`) =>
  service.database.db.transaction((tx) =>
    giveBuffet(tx, { companyId: owner.companyId, subject, days, createdBy: owner.uid }),
  )

describe('a buffet that was bought', () => {
  test('begins when it is paid, and says until when', async () => {
    const { creditsExpireAt, kind, size } = await buy(service, owner.uid, packageIds.buffet)
    expect([kind, size]).toEqual(['buffet', 30])
    const inDays = (Date.parse(creditsExpireAt) - Date.now()) / dayMs
    expect(inDays).toBeGreaterThan(29.99)
    expect(inDays).toBeLessThanOrEqual(30)
    expect(await balance()).toMatchObject({ jobPost: { available: 3 }, buffetUntil: creditsExpireAt })
    expect(await price()).toMatchObject({ credits: 0, available: 3, buffetUntil: creditsExpireAt })
  })

  test('is paid to the merchant of job posts, and its member is told', async () => {
    const { charge, number } = await buy(service, owner.uid, packageIds.buffet)
    expect(charge.asked).toMatchObject({ merchant: 'job_post', amount: 5_243_00 })
    const told = await service.database.db
      .select({ kind: notifications.kind, params: notifications.params })
      .from(notifications)
      .where(and(eq(notifications.companyId, owner.companyId), eq(notifications.kind, 'buffet_bought')))
    expect(told).toEqual([{ kind: 'buffet_bought', params: { days: '30', order: number } }])
  })

  test('twice lasts twice as long: the second begins where the first ends', async () => {
    const first = await buy(service, owner.uid, packageIds.buffet)
    const second = await buy(service, owner.uid, packageIds.buffet)
    expect(Date.parse(second.creditsExpireAt) - Date.parse(first.creditsExpireAt)).toBe(30 * dayMs)
    expect((await balance()).buffetUntil).toBe(second.creditsExpireAt)
    expect([first.followsBuffet, second.followsBuffet]).toEqual([undefined, true])
  })

  test('at the same time from two sides does not overlap', async () => {
    await Promise.all([give(10), give(20), give(5)])
    const rows = await service.database.db.select().from(buffets).where(ofCompany()).orderBy(buffets.startsAt)
    expect(rows).toHaveLength(3)
    for (const [index, { startsAt }] of rows.entries()) {
      if (index > 0) expect(startsAt).toEqual(rows[index - 1]?.endsAt)
    }
  })

  test('is given once for what it was given for', async () => {
    const subject = `order:${uuidv7()}`
    expect(await give(30, subject)).not.toBeNull()
    expect(await give(30, subject)).toBeNull()
  })
})

describe('a post within a buffet', () => {
  test('takes no credit, not when it is published and not later', async () => {
    await buy(service, owner.uid, packageIds.buffet)
    const before = await entries()
    const { id, state } = await published()
    expect(state).toBe('published')
    expect((await balance()).jobPost.available).toBe(3)
    expect(await reservationOf(id)).toEqual([{ amount: 0, state: 'captured' }])
    expect(await entries()).toEqual(before)
  })

  test('that staff look at takes none and gives none back', async () => {
    await give(30)
    const { id, state } = await published({ description: 'โอนค่าประกันชุดมาก่อนเริ่มงาน 500 บาท' })
    expect(state).toBe('pending_review')
    const before = await entries()
    await pass(31)
    expect((await service.decide(id, { event: 'reject', reason: 'เก็บเงินคนหางาน' })).status).toBe(200)
    expect(await reservationOf(id)).toEqual([{ amount: 0, state: 'released' }])
    expect(await entries()).toEqual(before)
    expect((await balance()).jobPost.available).toBe(3)
  })

  test('that staff approve after the end of the buffet still costs nothing', async () => {
    await give(30)
    const { id } = await published({ description: 'โอนค่าประกันชุดมาก่อนเริ่มงาน 500 บาท' })
    await pass(31)
    expect((await service.decide(id, { event: 'approve' })).json.state).toBe('published')
    expect(await reservationOf(id)).toEqual([{ amount: 0, state: 'captured' }])
    expect((await balance()).jobPost.available).toBe(3)
  })

  test('stays when the buffet ends, and the next one costs a credit', async () => {
    await give(30)
    const { id } = await published()
    await pass(31)
    expect(await balance()).toMatchObject({ jobPost: { available: 3 }, buffetUntil: null })
    expect((await service.ask(`GET /v1/job-posts/${id}`, { as: owner.uid })).json.state).toBe('published')
    await published()
    expect((await balance()).jobPost.available).toBe(2)
  })

  test('keeps the credit that was reserved before the buffet', async () => {
    const { id, state } = await published({ description: 'โอนค่าประกันชุดมาก่อนเริ่มงาน 500 บาท' })
    expect(state).toBe('pending_review')
    await give(30)
    await service.decide(id, { event: 'approve' })
    expect(await reservationOf(id)).toEqual([{ amount: 1, state: 'captured' }])
    expect((await balance()).jobPost.available).toBe(2)
  })

  test('is held when an equal one is open: the rules that hold for everybody hold here', async () => {
    await give(30)
    const same = jobPostInput(branchId)
    expect((await published(same)).state).toBe('published')
    expect((await published(same)).state).toBe('pending_review')
  })

  test('is paid for by the buffet to its last moment, and from its end on by a credit', async () => {
    await give(1)
    await service.database.db.transaction(async (tx) => {
      const ask = () => entitlementTo(tx, { companyId: owner.companyId, kind: 'job_post' })
      // Within a transaction it is one moment.
      const end = (at: ReturnType<typeof sql>) => tx.update(buffets).set({ endsAt: at }).where(ofCompany())
      await tx.update(buffets).set({ startsAt: sql`now() - interval '1 day'` }).where(ofCompany())
      await end(sql`now() + interval '1 microsecond'`)
      expect((await ask()).by).toBe('buffet')
      await end(sql`now()`)
      expect((await ask()).by).toBe('credits')
    })
  })

  test('is refused where neither a buffet nor a credit is there, and keeps being paid where it was', async () => {
    await give(1)
    const { id } = await published()
    await pass(2)
    await service.database.db
      .update(creditGrants)
      .set({ expiresAt: new Date() })
      .where(eq(creditGrants.companyId, owner.companyId))
    const use = { companyId: owner.companyId, kind: 'job_post' } as const
    expect(await entitlementTo(service.database.db, use)).toEqual({ by: 'nothing', price: 1, available: 0 })
    expect(await price()).toMatchObject({ credits: 1, available: 0, buffetUntil: null })
    const other = await draft({ title: 'อีกประกาศหนึ่ง' })
    expect((await submit(other)).json).toMatchObject({
      code: 'no_credit',
      current: { needed: 1, available: 0 },
    })
    await service.database.db.transaction((tx) =>
      reserveCredits(tx, { ...use, subjectId: id, actorUid: owner.uid }),
    )
    expect(await reservationOf(id)).toEqual([{ amount: 0, state: 'captured' }])
  })

  test('of another company costs a credit', async () => {
    await give(30)
    const stranger = await service.founder(uuidv7())
    expect((await service.ask('GET /v1/job-posts/price', { as: stranger.uid })).json.credits).toBe(1)
  })
})

describe('before the end', () => {
  const log = { error: () => undefined }
  const warn = () =>
    warnOfBuffetEnd(service.database.db, { name: 'test', log, stopping: new AbortController().signal })
  const warnings = async () => {
    const rows = await service.database.db
      .select({ params: notifications.params })
      .from(notifications)
      .where(and(eq(notifications.companyId, owner.companyId), eq(notifications.kind, 'buffet_ending')))
    return rows.map(({ params }) => (params as { days: string }).days)
  }

  test('the company is warned a week and a day before, once each', async () => {
    await give(30)
    await warn()
    expect(await warnings()).toEqual([])
    await pass(24)
    await warn()
    await warn()
    expect(await warnings()).toEqual(['7'])
    await pass(5)
    await warn()
    await warn()
    expect((await warnings()).sort()).toEqual(['1', '7'])
  })

  test('one that is followed by another is no reason to warn', async () => {
    await give(30)
    await pass(24)
    await give(30)
    await warn()
    expect(await warnings()).toEqual([])
  })

  test('one of three days is warned about on its last', async () => {
    await give(3)
    await warn()
    expect(await warnings()).toEqual([])
    await pass(2)
    await warn()
    expect(await warnings()).toEqual(['1'])
  })
})
