import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eq, sum } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { planOf, withoutTimeLimit } from '@/services/shared/testing/test-database'
import type { CreditEntryType } from '../../shapes/credit-kinds'
import { creditEntries, creditGrants, creditReservations } from '../../tables/credits'
import { startTestService, type TestService } from '../../testing'
import { balancesOf } from './balance'
import { reserveCredits } from './ledger'
import { heldQuery, insertGrant } from './repository'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

const day = (days: number) => new Date(Date.UTC(2100, 0, 1 + days))
const yesterday = () => new Date(Date.now() - 86_400_000)

const grant = (
  companyId: string,
  kind: 'job_post' | 'profile_unlock',
  amount: number,
  expiresAt: Date | null,
) => insertGrant(service.database.db, { companyId, actorUid: 'system', kind, amount, expiresAt })

const balance = async (as: string) => (await service.ask('GET /v1/credits/balance', { as })).json

describe('the balance', () => {
  const nothing = { available: 0, held: 0, nextExpiry: null, nearEnd: null, expiring: null }
  /** The starting credits of a new company. */
  const start = { ...nothing, available: 3, nextExpiry: { amount: 3, at: expect.any(String) } }

  test('of a newcomer is what the terms give a new company, and an honest zero of the other kind', async () => {
    const { uid } = await service.founder('newcomer')
    const { jobPost, profileUnlock } = await balance(uid)
    expect({ jobPost, profileUnlock }).toEqual({ jobPost: start, profileUnlock: nothing })
    const days = (Date.parse(jobPost.nextExpiry.at) - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(90)
  })

  test('sums what can be used by kind and says what expires first', async () => {
    const { uid, companyId } = await service.founder('rich')
    await grant(companyId, 'job_post', 20, day(30))
    await grant(companyId, 'job_post', 1, day(10))
    await grant(companyId, 'job_post', 2, day(10))
    await grant(companyId, 'job_post', 7, yesterday())
    await grant(companyId, 'profile_unlock', 10, null)
    expect(await balance(uid)).toEqual({
      jobPost: { ...nothing, available: 26, nextExpiry: { amount: 3, at: expect.any(String) } },
      profileUnlock: { ...nothing, available: 10 },
      buffetUntil: null,
    })
  })

  test('says how many are reserved', async () => {
    const { uid, companyId } = await service.founder('reserving')
    const post = { companyId, kind: 'job_post', subjectId: uuidv7(), actorUid: uid } as const
    await service.database.db.transaction((tx) => reserveCredits(tx, post))
    expect((await balance(uid)).jobPost).toMatchObject({ available: 2, held: 1 })
  })

  test('finds what is reserved by its index, whatever was spent', async () => {
    const { companyId } = await service.founder('spender')
    const { db } = service.database
    await withoutTimeLimit(db, async (tx) => {
      const spent = {
        companyId,
        kind: 'job_post',
        amount: 1,
        state: 'captured',
        settledAt: new Date(),
      } as const
      const rows = Array.from({ length: 3_000 }, () => ({ ...spent, id: uuidv7(), subjectId: uuidv7() }))
      await tx.insert(creditReservations).values(rows)
      await tx.execute('analyze credit_reservations')
    })
    expect(await planOf(db, heldQuery(db, companyId))).toContain('credit_reservations_held_idx')
  })

  test("is the own company's alone", async () => {
    const { companyId } = await service.founder('neighbour')
    await grant(companyId, 'job_post', 5, null)
    const { uid } = await service.founder('poor')
    expect((await balance(uid)).jobPost).toEqual(start)
  })

  test('credits that never expire come after those that do', () => {
    const grants = [
      { kind: 'job_post' as const, available: 1, expiresAt: null, createdAt: day(0) },
      { kind: 'job_post' as const, available: 2, expiresAt: day(1), createdAt: day(0) },
    ]
    expect(balancesOf(grants, day(0)).job_post).toEqual({
      available: 3,
      nextExpiry: { amount: 2, at: day(1) },
      nearEnd: null,
      expiring: null,
    })
  })

  test('knows what is near its end: not what was bought for a month just now, but what is left of a year', async () => {
    const { uid, companyId } = await service.founder('monthly')
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
    const given = (grantId: string, days: number) =>
      service.database.db
        .update(creditGrants)
        .set({ createdAt: inDays(days) })
        .where(eq(creditGrants.id, grantId))
    const month = await grant(companyId, 'job_post', 5, inDays(20))
    await given(month, -10)
    expect((await balance(uid)).jobPost).toMatchObject({ nextExpiry: { amount: 5 }, nearEnd: null })
    const yearEnd = inDays(29)
    const year = await grant(companyId, 'job_post', 2, yearEnd)
    await given(year, -336)
    const nearEnd = { amount: 2, at: yearEnd.toISOString() }
    expect((await balance(uid)).jobPost).toMatchObject({ nextExpiry: { amount: 5 }, nearEnd })
  })

  test('warns of everything that expires within the week of the warning, and of when it begins to', async () => {
    const { uid, companyId } = await service.founder('forgetful')
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
    const soonest = inDays(2)
    await grant(companyId, 'job_post', 1, inDays(6.9))
    await grant(companyId, 'job_post', 2, soonest)
    await grant(companyId, 'job_post', 4, inDays(7.1))
    await grant(companyId, 'job_post', 8, yesterday())
    const { jobPost, profileUnlock } = await balance(uid)
    expect(jobPost.expiring).toEqual({ amount: 3, at: soonest.toISOString() })
    expect(profileUnlock.expiring).toBeNull()
  })
})

describe('the ledger', () => {
  test('a grant is what its entries sum to', async () => {
    const { companyId } = await service.founder('ledger')
    const id = await grant(companyId, 'job_post', 5, null)
    const { db } = service.database
    const [stored] = await db.select().from(creditGrants).where(eq(creditGrants.id, id))
    const [entries] = await db
      .select({ sum: sum(creditEntries.amount) })
      .from(creditEntries)
      .where(eq(creditEntries.grantId, id))
    expect([stored?.available, Number(entries?.sum)]).toEqual([5, 5])
  })

  test('no grant goes below zero', async () => {
    const { companyId } = await service.founder('greedy')
    const id = await grant(companyId, 'job_post', 1, null)
    const overdraw = service.database.db
      .update(creditGrants)
      .set({ available: -1 })
      .where(eq(creditGrants.id, id))
    await expect(overdraw).rejects.toThrow()
  })

  test('entries can be neither changed nor removed', async () => {
    const { companyId } = await service.founder('forger')
    const id = await grant(companyId, 'job_post', 1, null)
    const { db } = service.database
    const isIts = eq(creditEntries.grantId, id)
    await expect(db.update(creditEntries).set({ amount: 100 }).where(isIts)).rejects.toThrow()
    await expect(db.delete(creditEntries).where(isIts)).rejects.toThrow()
  })

  test.each<[CreditEntryType, number]>([
    ['grant', 0],
    ['grant', -1],
    ['reserve', 1],
    ['capture', -1],
    ['release', -1],
    ['expire', 1],
    ['refund', 0],
    ['adjust', 0],
    ['gift' as CreditEntryType, 1],
  ])('an entry %s of %i makes no sense', async (type, amount) => {
    const { companyId } = await service.founder(`clerk ${type} ${amount}`)
    const grantId = await grant(companyId, 'job_post', 5, null)
    const ids = { companyId, id: uuidv7(), transactionId: uuidv7(), grantId }
    const entry = { ...ids, kind: 'job_post', type, amount, actorUid: 'system' } as const
    await expect(service.database.db.insert(creditEntries).values(entry)).rejects.toThrow()
  })
})
