import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { and, eq, ne, sql } from 'drizzle-orm'
import { accounts } from '@/services/shared/accounts/table'
import { planOf, withoutTimeLimit } from '@/services/shared/testing/test-database'
import { testTurn } from '@/services/shared/testing/turn'
import { creditEntries, creditGrants } from '../../tables/credits'
import { members } from '../../tables/members'
import { jobPostInput, startTestService, type TestService } from '../../testing'
import { buy, packageIds } from '../testing'
import { expireDueCredits } from './expiry'
import { captureCredits, releaseCredits, reserveCredits } from './ledger'
import { insertGrant, insertGrantOnce } from './repository'
import { changesAfterQuery, changesSinceQuery, type LinePosition, linesQuery } from './statement-repository'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
  service.identity.add('staff', { ops: true })
})
afterAll(() => service.stop())

const db = () => service.database.db
const days = (count: number) => new Date(Date.now() + count * 86_400_000)

type Line = {
  id: string
  at: string
  kind: 'job_post' | 'profile_unlock'
  type: string
  amount: number
  balance: number
  actor: { kind: string; name: string | null }
  reservation: { subjectId: string; state: string; settledAt: string | null } | null
  post: { title: string | null; branchName: string | null } | null
  grant: { source: string; expiresAt: string | null } | null
  order: { number: string; invoiceNumber: string | null; totalSatang: number } | null
}

/** One page of a statement. */
async function page(as: string, query: Record<string, string> = {}) {
  const { status, json } = await service.ask(`GET /v1/credits/statement?${new URLSearchParams(query)}`, {
    as,
  })
  expect(status).toBe(200)
  return json as { items: Line[]; nextCursor: string | null }
}

/** All lines, read in pages of this size. */
async function lines(as: string, query: Record<string, string> = {}, limit = 100): Promise<Line[]> {
  const found: Line[] = []
  let cursor: string | null = null
  do {
    const { items, nextCursor }: Awaited<ReturnType<typeof page>> = await page(as, {
      ...query,
      limit: String(limit),
      ...(cursor && { cursor }),
    })
    found.push(...items)
    cursor = nextCursor
  } while (cursor)
  return found
}

const told = (found: readonly Line[]) =>
  found.map(({ type, amount, balance }) => `${type} ${amount} → ${balance}`)

/** A company with its starting credits, three for posts. */
const company = () => service.founder(`books-${randomUUID()}`)

const spend = (companyId: string, subjectId: string, actorUid: string, kind = 'job_post' as Line['kind']) => {
  const spending = { companyId, kind, subjectId, actorUid }
  return {
    reserve: () => db().transaction((tx) => reserveCredits(tx, spending)),
    capture: () => db().transaction((tx) => captureCredits(tx, spending)),
    release: (by = actorUid) => db().transaction((tx) => releaseCredits(tx, { ...spending, actorUid: by })),
  }
}

describe('the lines', () => {
  test('name the order of what was bought, its tax invoice and what was paid', async () => {
    const { uid } = await company()
    const { id, number } = await buy(service, uid, packageIds.fiveCredits)
    const { json } = await service.ask(`GET /v1/order-history/${id}`, { as: uid })
    const [bought, start] = await lines(uid)
    expect(bought).toMatchObject({
      type: 'grant',
      amount: 5,
      order: { number, invoiceNumber: json.documents[0].number, totalSatang: 2_664_30 },
    })
    expect(start?.order).toBeNull()
  })

  test('of purchases are found apart from credits that were given', async () => {
    const { uid } = await company()
    await buy(service, uid, packageIds.fiveCredits)
    expect(told(await lines(uid, { type: 'purchase' }))).toEqual(['grant 5 → 8'])
    expect(told(await lines(uid, { type: 'grant' }))).toEqual(['grant 5 → 8', 'grant 3 → 3'])
    const { json } = await service.ask('GET /v1/credits/statement-totals?type=purchase', { as: uid })
    expect(json.items).toContainEqual(expect.objectContaining({ kind: 'job_post', added: 5, taken: 0 }))
  })

  test('say what happened, to what, by whom, and what was left', async () => {
    const { uid } = await service.owner(`owner-${randomUUID()}`)
    const branchId = await service.branch(uid, { name: 'สาขาอารีย์' })
    const { id } = await service.jobPost(uid, { ...jobPostInput(branchId), title: 'พนักงานเสิร์ฟ' })
    await service.ask(`POST /v1/job-posts/${id}/events`, { as: uid, body: { event: 'submit' } })
    const [spent, granted, start] = await lines(uid)
    expect(spent).toMatchObject({
      kind: 'job_post',
      type: 'reserve',
      amount: -1,
      balance: 1_002,
      actor: { kind: 'member', name: expect.any(String) },
      reservation: { subjectId: id, state: 'captured', settledAt: expect.any(String) },
      post: { title: 'พนักงานเสิร์ฟ', branchName: 'สาขาอารีย์' },
      grant: null,
    })
    expect(granted).toMatchObject({
      type: 'grant',
      amount: 1_000,
      balance: 1_003,
      actor: { kind: 'system', name: null },
      reservation: null,
      post: null,
      grant: { source: 'staff', expiresAt: null },
    })
    expect(start).toMatchObject({
      amount: 3,
      balance: 3,
      grant: { source: 'starting', expiresAt: expect.any(String) },
    })
    expect(await lines((await service.founder(`other-${randomUUID()}`)).uid)).toHaveLength(1)
  })

  test('what was held and then spent is one line, what was held and given back are two', async () => {
    const { uid, companyId } = await company()
    const [used, waiting, back] = [randomUUID(), randomUUID(), randomUUID()].map((id) =>
      spend(companyId, id, uid),
    )
    await used?.reserve()
    await waiting?.reserve()
    await back?.reserve()
    await used?.capture()
    await back?.release('somebody-of-the-staff')
    const found = await lines(uid)
    expect(told(found)).toEqual([
      'release 1 → 1',
      'reserve -1 → 0',
      'reserve -1 → 1',
      'reserve -1 → 2',
      'grant 3 → 3',
    ])
    expect(found.map(({ reservation }) => reservation?.state)).toEqual([
      'released',
      'released',
      'held',
      'captured',
      undefined,
    ])
    expect(found[0]?.actor).toEqual({ kind: 'staff', name: null })
  })

  test('a price taken from several grants is one line, and so is what comes back of it', async () => {
    const { uid, companyId } = await company()
    await service.database.db.execute(sql`update credit_terms set price = 5 where kind = 'job_post'`)
    try {
      await insertGrant(db(), {
        companyId,
        kind: 'job_post',
        amount: 1,
        expiresAt: days(5),
        actorUid: 'staff',
      })
      await insertGrant(db(), { companyId, kind: 'job_post', amount: 9, expiresAt: null, actorUid: 'staff' })
      const spending = spend(companyId, randomUUID(), uid)
      await spending.reserve()
      await spending.release()
      expect(told(await lines(uid))).toEqual([
        'release 5 → 13',
        'reserve -5 → 8',
        'grant 9 → 13',
        'grant 1 → 4',
        'grant 3 → 3',
      ])
    } finally {
      await service.database.db.execute(sql`update credit_terms set price = 1 where kind = 'job_post'`)
    }
  })

  test('what expires is a line for each grant, with where it came from', async () => {
    const { uid, companyId } = await company()
    const order = { companyId, kind: 'job_post', subject: 'order:1', actorUid: 'system' } as const
    await insertGrantOnce(db(), { ...order, amount: 5, expiresAt: days(1) })
    await db()
      .update(creditGrants)
      .set({ expiresAt: days(-1) })
      .where(eq(creditGrants.companyId, companyId))
    await expireDueCredits(db(), testTurn())
    const found = await lines(uid, { type: 'expire' })
    expect(found.map(({ amount, grant }) => `${amount} ${grant?.source}`).sort()).toEqual([
      '-3 starting',
      '-5 order',
    ])
    expect(found[0]?.balance).toBe(0)
    expect(found[0]?.actor.kind).toBe('system')
  })

  test('name those who have left as long as they have an account, and staff never', async () => {
    const { uid, companyId } = await company()
    const [stays, leaves, forgotten] = ['stays', 'leaves', 'gone'].map((name) => `${name}-${randomUUID()}`)
    for (const one of [stays, leaves, forgotten]) {
      await service.colleague(one ?? '', companyId, 'recruiter')
      await spend(companyId, randomUUID(), one ?? '').reserve()
    }
    await db()
      .delete(members)
      .where(and(eq(members.companyId, companyId), ne(members.uid, uid), ne(members.uid, stays ?? '')))
    await db()
      .delete(accounts)
      .where(eq(accounts.uid, forgotten ?? ''))
    const body = { kind: 'job_post', amount: 2, expiresAt: null, reason: 'ชดเชย' }
    await service.ask(`POST /v1/ops/companies/${companyId}/credit-grants`, { as: 'staff', body })
    const name = expect.any(String)
    expect((await lines(uid)).map(({ actor }) => actor)).toEqual([
      { kind: 'staff', name: null },
      { kind: 'former_member', name: null },
      { kind: 'former_member', name },
      { kind: 'member', name },
      { kind: 'system', name: null },
    ])
  })
})

describe('the balance', () => {
  /** A company of which much happened to both kinds, some of it at once. */
  async function busy() {
    const { uid, companyId } = await company()
    for (const [kind, amount] of [
      ['profile_unlock', 4],
      ['job_post', 6],
      ['profile_unlock', 9],
      ['job_post', 12],
    ] as const) {
      await insertGrant(db(), { companyId, kind, amount, expiresAt: days(amount), actorUid: 'system' })
    }
    await Promise.all(
      Array.from({ length: 24 }, async (_, at) => {
        const spending = spend(companyId, randomUUID(), uid, at % 3 === 0 ? 'profile_unlock' : 'job_post')
        await spending.reserve()
        if (at % 2 === 0) await spending.release()
        else if (at % 5 !== 0) await spending.capture()
      }),
    )
    await db()
      .update(creditGrants)
      .set({ expiresAt: days(-1) })
      .where(and(eq(creditGrants.companyId, companyId), sql`${creditGrants.expiresAt} < ${days(7)}`))
    await expireDueCredits(db(), testTurn())
    return { uid, companyId }
  }

  test('is on each line that of the line before and its own change, in pages of any size and under any filter', async () => {
    const { uid, companyId } = await busy()
    const all = await lines(uid)
    expect(all.length).toBeGreaterThan(40)
    for (const kind of ['job_post', 'profile_unlock'] as const) {
      const ofKind = all.filter((line) => line.kind === kind).reverse()
      let balance = 0
      for (const line of ofKind) {
        balance += line.amount
        expect(line.balance).toBe(balance)
        expect(balance).toBeGreaterThanOrEqual(0)
      }
      const [stored] = await db()
        .select({ available: sql<number>`sum(${creditGrants.available})::integer` })
        .from(creditGrants)
        .where(and(eq(creditGrants.companyId, companyId), eq(creditGrants.kind, kind)))
      expect(balance).toBe(stored?.available)
    }
    for (const limit of [1, 2, 7]) expect(await lines(uid, {}, limit)).toEqual(all)
    for (const type of ['grant', 'reserve', 'release', 'expire']) {
      expect(await lines(uid, { type }, 3)).toEqual(all.filter((line) => line.type === type))
    }
    expect(await lines(uid, { kind: 'profile_unlock', type: 'release' }, 2)).toEqual(
      all.filter(({ kind, type }) => kind === 'profile_unlock' && type === 'release'),
    )
  })

  test('stays as it was on the lines of a page that was asked for before something new happened', async () => {
    const { uid, companyId } = await company()
    for (let at = 0; at < 3; at += 1) await spend(companyId, randomUUID(), uid).reserve()
    const first = await page(uid, { limit: '2' })
    await insertGrant(db(), { companyId, kind: 'job_post', amount: 50, expiresAt: null, actorUid: 'system' })
    const second = await page(uid, { limit: '2', cursor: first.nextCursor ?? '' })
    expect(told([...first.items, ...second.items])).toEqual([
      'reserve -1 → 0',
      'reserve -1 → 1',
      'reserve -1 → 2',
      'grant 3 → 3',
    ])
    expect(second.nextCursor).toBeNull()
  })
})

describe('the filters', () => {
  /** A company whose lines are of three days in Thailand, around midnight. */
  async function ofThreeDays() {
    const { uid, companyId } = await company()
    await service.database.db.execute(
      sql`alter table credit_entries disable trigger credit_entries_append_only`,
    )
    try {
      await db()
        .update(creditEntries)
        .set({ at: new Date('2026-03-01T16:59:59.999Z') })
        .where(eq(creditEntries.companyId, companyId))
      for (const [at, amount] of [
        ['2026-03-01T17:00:00Z', 10],
        ['2026-03-02T16:59:59.999Z', 20],
        ['2026-03-02T17:00:00Z', 40],
      ] as const) {
        const grant = { companyId, kind: 'job_post', amount, expiresAt: null, actorUid: 'system' } as const
        const grantId = await insertGrant(db(), grant)
        await db()
          .update(creditEntries)
          .set({ at: new Date(at) })
          .where(eq(creditEntries.grantId, grantId))
      }
    } finally {
      await service.database.db.execute(
        sql`alter table credit_entries enable trigger credit_entries_append_only`,
      )
    }
    return uid
  }

  test('a period has the days of Thailand, the first and the last included', async () => {
    const uid = await ofThreeDays()
    const amounts = async (query: Record<string, string>) =>
      (await lines(uid, query)).map(({ amount, balance }) => [amount, balance])
    expect(await amounts({ from: '2026-03-02', to: '2026-03-02' })).toEqual([
      [20, 33],
      [10, 13],
    ])
    expect(await amounts({ to: '2026-03-01' })).toEqual([[3, 3]])
    expect(await amounts({ from: '2026-03-03' })).toEqual([[40, 73]])
  })

  test('the totals of a period say what there was before and after it', async () => {
    const uid = await ofThreeDays()
    const totals = async (query: Record<string, string>) => {
      const asked = `GET /v1/credits/statement-totals?${new URLSearchParams(query)}`
      return (await service.ask(asked, { as: uid })).json.items
    }
    expect(await totals({ kind: 'job_post', from: '2026-03-02', to: '2026-03-02' })).toEqual([
      { kind: 'job_post', opening: 3, added: 30, taken: 0, closing: 33 },
    ])
    expect(await totals({})).toEqual([
      { kind: 'job_post', opening: 0, added: 73, taken: 0, closing: 73 },
      { kind: 'profile_unlock', opening: 0, added: 0, taken: 0, closing: 0 },
    ])
    expect(await totals({ from: '2026-03-02', type: 'expire', kind: 'job_post' })).toEqual([
      { kind: 'job_post', opening: 3, added: 0, taken: 0, closing: 73 },
    ])
  })

  test('a branch has what was spent on its posts', async () => {
    const { uid } = await service.owner(`owner-${randomUUID()}`)
    const branchIds = [await service.branch(uid, { name: 'หนึ่ง' }), await service.branch(uid, { name: 'สอง' })]
    for (const branchId of branchIds) {
      const { id } = await service.jobPost(uid, jobPostInput(branchId))
      await service.ask(`POST /v1/job-posts/${id}/events`, { as: uid, body: { event: 'submit' } })
    }
    const found = await lines(uid, { branchId: branchIds[0] ?? '' })
    expect(found.map(({ post, balance }) => [post?.branchName, balance])).toEqual([['หนึ่ง', 1_002]])
    const totals = await service.ask(`GET /v1/credits/statement-totals?branchId=${branchIds[1]}`, { as: uid })
    expect(totals.json.items[0]).toMatchObject({ taken: -1, closing: 1_001 })
  })

  test.each([
    ['cursor=bm9uc2Vuc2U', 400, 'bad_cursor'],
    [`cursor=${Buffer.from('{"at":"1e9","id":"x"}').toString('base64url')}`, 400, 'bad_cursor'],
    ['type=capture', 422, 'validation_failed'],
    ['from=2026-02-30', 422, 'validation_failed'],
    ['limit=501', 422, 'validation_failed'],
    ['branchId=here', 422, 'validation_failed'],
  ])('%s is refused', async (query, status, code) => {
    const { uid } = await company()
    const answer = await service.ask(`GET /v1/credits/statement?${query}`, { as: uid })
    expect(answer.status).toBe(status)
    expect(answer.json.code).toBe(code)
  })
})

describe('the grants', () => {
  const grants = async (as: string) => (await service.ask('GET /v1/credits/grants', { as })).json.items

  test('are in the order in which they are spent, each with where it came from and what is left', async () => {
    const { uid, companyId } = await company()
    const kind = 'job_post'
    await insertGrant(db(), { companyId, kind, amount: 7, expiresAt: null, actorUid: 'staff' })
    const order = { companyId, kind, subject: 'order:7', actorUid: 'system' } as const
    await insertGrantOnce(db(), { ...order, amount: 5, expiresAt: days(200) })
    await insertGrant(db(), { companyId, kind, amount: 2, expiresAt: days(3), actorUid: 'staff' })
    const back = spend(companyId, randomUUID(), uid)
    await back.reserve()
    await back.release()
    const found = await grants(uid)
    expect(
      found.map(
        ({ available, amount, source }: Record<string, unknown>) => `${available}/${amount} ${source}`,
      ),
    ).toEqual(['1/2 staff', '1/1 returned', '3/3 starting', '5/5 order', '7/7 staff'])
    expect(found.at(-1).expiresAt).toBeNull()
  })

  test('credits that never expire go back to where they came from, which begins with no more than before', async () => {
    const { uid, companyId } = await company()
    await db()
      .update(creditGrants)
      .set({ available: 0, expiresAt: days(-1) })
      .where(eq(creditGrants.companyId, companyId))
    await insertGrant(db(), { companyId, kind: 'job_post', amount: 4, expiresAt: null, actorUid: 'staff' })
    const back = spend(companyId, randomUUID(), uid)
    await back.reserve()
    await back.release()
    expect(await grants(uid)).toMatchObject([{ available: 4, amount: 4, source: 'staff' }])
  })
})

test('those who spend credits see how many there are, and nothing of the books', async () => {
  const { companyId } = await company()
  const recruiter = await service.colleague(`recruiter-${randomUUID()}`, companyId, 'recruiter')
  const status = async (path: string) =>
    (await service.ask(`GET /v1/credits/${path}`, { as: recruiter })).status
  expect(await status('balance')).toBe(200)
  for (const path of ['grants', 'statement', 'statement-totals']) expect(await status(path)).toBe(403)
})

describe('with many entries', () => {
  let companyId: string
  beforeAll(async () => {
    const made = await company()
    companyId = made.companyId
    await withoutTimeLimit(db(), async (tx) => {
      await tx.execute(sql`insert into credit_entries
        (company_id, id, transaction_id, grant_id, kind, type, amount, actor_uid, at)
        select ${companyId}, gen_random_uuid(), gen_random_uuid(), id, kind, 'adjust',
          case when step % 2 = 0 then 1 else -1 end, 'system', now() - step * interval '10 minutes'
        from credit_grants, generate_series(1, 20000) as step where company_id = ${companyId}`)
      await tx.execute(sql`analyze credit_entries, credit_grants, credit_reservations, job_posts`)
    })
  })

  test('neither lines nor balances read them from end to end', async () => {
    const plan = await planOf(db(), linesQuery(db(), companyId, { after: null, limit: 21 }))
    expect(plan).toContain('credit_entries_statement_idx')
    expect(plan).not.toContain('Seq Scan on credit_entries')
    const [newest, oldest] = [10, 11].map((ago) => {
      return { at: String((Date.now() - ago * 86_400_000) * 1_000), id: companyId }
    }) as [LinePosition, LinePosition]
    const changes = changesSinceQuery(db(), companyId, [companyId], { newest, oldest })
    for (const query of [changesAfterQuery(db(), companyId, newest), changes]) {
      const found = await planOf(db(), query)
      expect(found).toMatch(/credit_entries_(balance|statement)_idx/)
      expect(found).not.toContain('Seq Scan on credit_entries')
    }
  })
})
