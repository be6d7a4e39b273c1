import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { and, eq, sql } from 'drizzle-orm'
import { Problem } from '@/services/shared/problem'
import { testTurn } from '@/services/shared/testing/turn'
import { longDay } from '@/services/shared/thai-days'
import { creditEntries, creditGrants, creditReservations, creditTerms } from '../../tables/credits'
import { startTestService, type TestService } from '../../testing'
import { expireDueCredits, warnOfExpiry } from './expiry'
import { captureCredits, grantStartingCredits, releaseCredits, reserveCredits } from './ledger'
import { insertGrant, insertGrantOnce } from './repository'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

const db = () => service.database.db
const days = (count: number) => new Date(Date.now() + count * 86_400_000)

/** A company with only these credits, each as amount and days left (null: never expires). */
async function company(...credits: readonly (readonly [number, number | null])[]) {
  const { uid, companyId } = await service.founder(`ledger-${randomUUID()}`)
  await db()
    .update(creditGrants)
    .set({ expiresAt: days(-1) })
    .where(eq(creditGrants.companyId, companyId))
  await expireDueCredits(db(), testTurn())
  const grants: string[] = []
  for (const [amount, left] of credits) {
    const expiresAt = left === null ? null : days(left)
    grants.push(
      await insertGrant(db(), { companyId, kind: 'job_post', amount, expiresAt, actorUid: 'system' }),
    )
  }
  return { uid, companyId, grants }
}

const spending = (companyId: string, subjectId = randomUUID()) =>
  ({ companyId, kind: 'job_post', subjectId, actorUid: 'tester' }) as const

const reserve = (what: ReturnType<typeof spending>) => db().transaction((tx) => reserveCredits(tx, what))
const capture = (what: ReturnType<typeof spending>) => db().transaction((tx) => captureCredits(tx, what))
const release = (what: ReturnType<typeof spending>) => db().transaction((tx) => releaseCredits(tx, what))

const available = async (companyId: string) => {
  const rows = await db()
    .select()
    .from(creditGrants)
    .where(and(eq(creditGrants.companyId, companyId), sql`${creditGrants.available} > 0`))
    .orderBy(creditGrants.expiresAt)
  return rows.map(({ id, available: left, expiresAt }) => ({ id, left, expiresAt }))
}
const total = async (companyId: string) =>
  (await available(companyId)).reduce((sum, { left }) => sum + left, 0)

const entriesOf = async (companyId: string) => {
  const rows = await db()
    .select({ type: creditEntries.type, amount: creditEntries.amount })
    .from(creditEntries)
    .where(and(eq(creditEntries.companyId, companyId), sql`${creditEntries.type} not in ('grant', 'expire')`))
    .orderBy(creditEntries.id)
  return rows.map(({ type, amount }) => `${type} ${amount}`)
}

/** Invariants of every company's ledger. */
async function checkBooks(companyId: string): Promise<void> {
  const { rows } = (await db().execute(sql`
    select g.id from ${creditGrants} g
    left join ${creditEntries} e on e.company_id = g.company_id and e.grant_id = g.id
    where g.company_id = ${companyId}
    group by g.company_id, g.id, g.available having g.available <> coalesce(sum(e.amount), 0) or g.available < 0`)) as unknown as {
    rows: unknown[]
  }
  expect(rows).toEqual([])
}

/** Moves reservations `count` days into the past. */
const heldFor = (companyId: string, count: number) =>
  db()
    .update(creditReservations)
    .set({ createdAt: days(-count) })
    .where(eq(creditReservations.companyId, companyId))

describe('reserving', () => {
  test('takes what expires first, and what never does last', async () => {
    const { companyId, grants } = await company([1, null], [1, 30], [1, 5])
    const [forever, later, soon] = grants
    const left = async () => (await available(companyId)).map(({ id }) => id)
    expect(await left()).toEqual([soon, later, forever])
    await reserve(spending(companyId))
    expect(await left()).toEqual([later, forever])
    await reserve(spending(companyId))
    expect(await left()).toEqual([forever])
    await checkBooks(companyId)
  })

  test('of one subject is done once, however often and at once it is asked', async () => {
    const { companyId } = await company([5, 30])
    const one = spending(companyId)
    await Promise.all(Array.from({ length: 20 }, () => reserve(one)))
    expect([await total(companyId), await entriesOf(companyId)]).toEqual([4, ['reserve -1']])
  })

  test('of many at once gets exactly what there is, from several grants, and never less than nothing', async () => {
    const { companyId } = await company([4, 3], [3, 10], [3, null])
    const answers = await Promise.allSettled(Array.from({ length: 40 }, () => reserve(spending(companyId))))
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
    expect(refused).toHaveLength(30)
    for (const problem of refused) {
      expect(problem).toBeInstanceOf(Problem)
      expect(problem).toMatchObject({ code: 'no_credit', details: { current: { needed: 1, available: 0 } } })
    }
    expect(await total(companyId)).toBe(0)
    await checkBooks(companyId)
  })

  test('a price of several is taken from several grants, or not at all', async () => {
    const { companyId } = await company([2, 3], [2, 10])
    const price = (credits: number) =>
      db().update(creditTerms).set({ price: credits }).where(eq(creditTerms.kind, 'job_post'))
    await price(3)
    try {
      const one = spending(companyId)
      await reserve(one)
      expect(await entriesOf(companyId)).toEqual(['reserve -2', 'reserve -1'])
      await expect(reserve(spending(companyId))).rejects.toMatchObject({
        code: 'no_credit',
        details: { current: { needed: 3, available: 1 } },
      })
      expect(await total(companyId)).toBe(1)
      await release(one)
      expect(await total(companyId)).toBe(4)
    } finally {
      await price(1)
    }
    await checkBooks(companyId)
  })

  test('what has expired is no credit, even before the routine has come by', async () => {
    const { companyId } = await company([5, -1])
    await expect(reserve(spending(companyId))).rejects.toMatchObject({ code: 'no_credit' })
  })
})

describe('what becomes of it', () => {
  test('captured, it is spent: nothing releases it, and the subject is not charged again', async () => {
    const { companyId } = await company([3, 30])
    const one = spending(companyId)
    await reserve(one)
    await capture(one)
    await capture(one)
    expect(await release(one)).toBe(0)
    await reserve(one)
    expect([await total(companyId), await entriesOf(companyId)]).toEqual([2, ['reserve -1', 'capture 0']])
    await checkBooks(companyId)
  })

  test('released, it is there again, once, and the subject may be reserved anew', async () => {
    const { companyId, grants } = await company([3, null])
    const one = spending(companyId)
    await reserve(one)
    const answers = await Promise.all([release(one), release(one), release(one)])
    expect(answers.sort()).toEqual([0, 0, 1])
    expect((await available(companyId)).map(({ id, left }) => [id, left])).toEqual([[grants[0], 3]])
    await reserve(one)
    await capture(one)
    expect(await total(companyId)).toBe(2)
    await checkBooks(companyId)
  })

  test('the time it was held does not count: it comes back with the life it had', async () => {
    const { companyId } = await company([2, 3])
    const one = spending(companyId)
    await reserve(one)
    await heldFor(companyId, 4)
    await db()
      .update(creditGrants)
      .set({ expiresAt: days(-1) })
      .where(and(eq(creditGrants.companyId, companyId), sql`${creditGrants.available} > 0`))
    await expireDueCredits(db(), testTurn())
    expect(await total(companyId)).toBe(0)
    expect(await release(one)).toBe(1)
    const [back] = await available(companyId)
    expect(back?.left).toBe(1)
    expect(Math.round(((back?.expiresAt?.getTime() ?? 0) - Date.now()) / 86_400_000)).toBe(3)
    await checkBooks(companyId)
  })

  test('what was never reserved is neither captured nor released', async () => {
    const { companyId } = await company([1, null])
    const one = spending(companyId)
    await capture(one)
    expect([await release(one), await total(companyId), await entriesOf(companyId)]).toEqual([0, 1, []])
  })

  test("is the own company's alone, of one subject as well", async () => {
    const [mine, theirs] = [await company([1, null]), await company([1, null])]
    const subject = randomUUID()
    await reserve(spending(mine.companyId, subject))
    await reserve(spending(theirs.companyId, subject))
    await capture(spending(mine.companyId, subject))
    expect(await release(spending(theirs.companyId, subject))).toBe(1)
    expect([await total(mine.companyId), await total(theirs.companyId)]).toEqual([0, 1])
  })
})

describe('giving', () => {
  test('what a company begins with comes once', async () => {
    const { companyId } = await service.founder('twice')
    await Promise.all([grantStartingCredits(db(), companyId), grantStartingCredits(db(), companyId)])
    expect(await total(companyId)).toBe(3)
  })

  test('what is given for a subject comes once, however many ask at once', async () => {
    const { companyId } = await company()
    const order = {
      companyId,
      kind: 'job_post',
      amount: 5,
      expiresAt: null,
      subject: 'order:1',
      actorUid: 'system',
    } as const
    const ids = await Promise.all(Array.from({ length: 10 }, () => insertGrantOnce(db(), order)))
    expect(ids.filter((id) => id !== null)).toHaveLength(1)
    expect(await total(companyId)).toBe(5)
    await checkBooks(companyId)
  })
})

describe('time', () => {
  const kindsTold = async (as: string) =>
    (await service.ask('GET /v1/notifications', { as })).json.items.map(
      ({ kind, params }: { kind: string; params: { amount: string } }) => `${kind} ${params.amount}`,
    )

  test('takes expired credits out entry by entry, once, and the company is told', async () => {
    const { uid, companyId } = await company([2, -1], [3, -2], [4, 30])
    await Promise.all([expireDueCredits(db(), testTurn()), expireDueCredits(db(), testTurn())])
    await expireDueCredits(db(), testTurn())
    expect(await total(companyId)).toBe(4)
    const entries = await db()
      .select({ amount: creditEntries.amount })
      .from(creditEntries)
      .where(and(eq(creditEntries.companyId, companyId), eq(creditEntries.type, 'expire')))
    expect(entries.map(({ amount }) => amount).sort()).toEqual([-2, -3, -3].sort())
    expect(await kindsTold(uid)).toEqual(['credits_expired 5', 'credits_expired 3'])
    await checkBooks(companyId)
  })

  test('tells of credits for posts and for opening profiles apart', async () => {
    const { uid, companyId } = await company([2, -1], [3, 6])
    const before = await kindsTold(uid)
    const unlocks = { companyId, kind: 'profile_unlock', actorUid: 'system' } as const
    await insertGrant(db(), { ...unlocks, amount: 5, expiresAt: days(-1) })
    await insertGrant(db(), { ...unlocks, amount: 7, expiresAt: days(6) })
    await expireDueCredits(db(), testTurn())
    await warnOfExpiry(db(), testTurn())
    const told = (await kindsTold(uid)).slice(0, -before.length)
    expect(told.sort()).toEqual([
      'credits_expired 2',
      'credits_expiring 3',
      'unlocks_expired 5',
      'unlocks_expiring 7',
    ])
  })

  test('names the day on which the first of the credits expires', async () => {
    const { uid } = await company([2, 6], [3, 4])
    await warnOfExpiry(db(), testTurn())
    const { json } = await service.ask('GET /v1/notifications', { as: uid })
    const day = longDay.format(days(4))
    expect(json.items[0]).toMatchObject({ kind: 'credits_expiring', params: { amount: '5', days: '7', day } })
    await service.mail.allSent()
    const mail = service.mail.sent.find(({ text }) => text.includes(day))
    expect(mail?.text).toContain(`เริ่มหมดอายุวันที่ ${day}`)
  })

  const warned = async (uid: string) => {
    await warnOfExpiry(db(), testTurn())
    const { json } = await service.ask('GET /v1/notifications', { as: uid })
    return json.items
      .filter(({ kind }: { kind: string }) => kind === 'credits_expiring')
      .map(({ params: { amount, days: left } }: { params: { amount: string; days: string } }) => {
        return `${amount} within ${left}`
      })
      .reverse()
  }

  /** Moves the expiry of all grants, and when they were given, `count` days nearer. */
  const wait = (companyId: string, count: number) =>
    db()
      .update(creditGrants)
      .set({
        expiresAt: sql`${creditGrants.expiresAt} - make_interval(days => ${count}::integer)`,
        createdAt: sql`${creditGrants.createdAt} - make_interval(days => ${count}::integer)`,
      })
      .where(eq(creditGrants.companyId, companyId))

  test('warns a month, a week and a day before, of each credit once each, and by mail', async () => {
    const { uid, companyId } = await company([2, 40], [5, 100], [7, null])
    expect(await warned(uid)).toEqual([])
    const told: string[] = []
    for (const [count, words] of [
      [11, '2 within 30'],
      [10, null],
      [13, '2 within 7'],
      [4, null],
      [1, '2 within 1'],
    ] as const) {
      await wait(companyId, count)
      if (words) told.push(words)
      expect(await warned(uid)).toEqual(told)
      expect(await warned(uid)).toEqual(told)
    }
    await service.mail.allSent()
    const mails = service.mail.sent.filter(({ to }) => to === `${uid}@example.com`)
    expect(mails.filter(({ subject }) => subject === 'เครดิตใกล้หมดอายุ')).toHaveLength(3)
  })

  test('says how near the end is, and nothing about months to who has just got less than that', async () => {
    const { uid, companyId } = await company([1, 0.5], [2, 6], [4, 20], [8, 30])
    expect(await warned(uid)).toEqual(['1 within 1', '2 within 7'])
    await wait(companyId, 2)
    expect(await warned(uid)).toEqual(['1 within 1', '2 within 7'])
    await wait(companyId, 12)
    expect(await warned(uid)).toEqual(['1 within 1', '2 within 7', '4 within 7'])
  })

  test('warns of what was given back, if it has to be spent soon', async () => {
    const { uid, companyId } = await company([1, 40])
    await wait(companyId, 34)
    expect(await warned(uid)).toEqual(['1 within 7'])
    const one = spending(companyId)
    await reserve(one)
    await release(one)
    expect(await warned(uid)).toEqual(['1 within 7', '1 within 7'])
  })

  test('the tables know the warnings that there are', async () => {
    const { companyId } = await company([1, 40])
    const odd = db()
      .update(creditGrants)
      .set({ warnedDays: 14 as 7 })
      .where(eq(creditGrants.companyId, companyId))
    await expect(odd).rejects.toThrow()
  })
})

describe('the tables refuse what the operations never do', () => {
  test.each([
    ['a reservation without an entry of its kind', { type: 'grant', amount: 1, withReservation: true }],
    ['an entry that reserves for nothing', { type: 'reserve', amount: -1, withReservation: false }],
  ] as const)('%s', async (_what, { type, amount, withReservation }) => {
    const { companyId, grants } = await company([2, null])
    await reserve(spending(companyId))
    const [reservation] = await db()
      .select()
      .from(creditReservations)
      .where(eq(creditReservations.companyId, companyId))
    const values = {
      companyId,
      id: randomUUID(),
      transactionId: randomUUID(),
      grantId: grants[0] ?? '',
      kind: 'job_post' as const,
      type,
      amount,
      actorUid: 'tester',
      reservationId: withReservation ? (reservation?.id ?? null) : null,
    }
    await expect(db().insert(creditEntries).values(values)).rejects.toThrow()
  })
})
