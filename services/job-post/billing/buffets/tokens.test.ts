import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { auditEvents } from '@/services/shared/audit/table'
import { idempotencyKeys } from '@/services/shared/idempotency/table'
import { hashOf } from '@/services/shared/link-token'
import { buffets, buffetTokens } from '../../tables/buffets'
import { companies } from '../../tables/companies'
import { startTestService, type TestService } from '../../testing'
import { linksUsedBy } from './tokens'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
  service.identity.add('staff', { ops: true })
})
afterAll(() => service.stop())

let owner: { uid: string; companyId: string }
beforeEach(async () => {
  owner = await service.founder(uuidv7())
})

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const make = (changes: object = {}, as = 'staff') =>
  service.ask('POST /v1/ops/buffet-links', {
    as,
    body: { days: 30, companyId: null, activateBy: inDays(14), note: 'งานแสดงสินค้า', ...changes },
  })
const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? ''
async function made(changes: object = {}) {
  const { status, json, text } = await make(changes)
  if (status !== 201) throw new Error(text)
  return { id: json.id as string, token: tokenOf(json.link) }
}
const check = (token: string, as?: string) =>
  service.ask('POST /v1/buffet-links/checks', { as, body: { token } })
const activate = (token: string, as = owner.uid) =>
  service.ask('POST /v1/buffet-links/activations', { as, body: { token } })
const revoke = (id: string) =>
  service.ask(`POST /v1/ops/buffet-links/${id}/revocations`, { as: 'staff', body: {} })
const buffetsOf = (companyId: string) =>
  service.database.db.select().from(buffets).where(eq(buffets.companyId, companyId))

describe('a sales link', () => {
  test('gives its days once, to the company of the one who activates it', async () => {
    const { token } = await made()
    const { status, json } = await activate(token)
    expect([status, json.days]).toEqual([200, 30])
    expect(await buffetsOf(owner.companyId)).toMatchObject([{ endsAt: new Date(json.until) }])
    const { json: balance } = await service.ask('GET /v1/credits/balance', { as: owner.uid })
    expect(balance.buffetUntil).toBe(json.until)
    expect(await linksUsedBy(service.database.db, owner.uid)).toMatchObject([{ days: 30 }])
  })

  test('says for which company it would count, and until when, before anybody activates it', async () => {
    const { token } = await made()
    const { json } = await check(token, owner.uid)
    const { name } = (await service.ask('GET /v1/company', { as: owner.uid })).json
    expect(json).toMatchObject({ state: 'valid', days: 30, standing: 'may_activate', company: name })
    expect(Date.parse(json.until)).toBeGreaterThan(Date.now() + 29.9 * 86_400_000)
    expect(await buffetsOf(owner.companyId)).toEqual([])
  })

  test('used by two people at once is won by one, and the other is told', async () => {
    const other = await service.founder(uuidv7())
    const { token } = await made()
    const answers = await Promise.all([activate(token), activate(token, other.uid)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.json.code).toBe('link_used')
    const given = [...(await buffetsOf(owner.companyId)), ...(await buffetsOf(other.companyId))]
    expect(given).toHaveLength(1)
  })

  test('activated again by the same person answers the same; by a colleague, that it is used', async () => {
    const { token } = await made()
    const first = await activate(token)
    expect((await activate(token)).json).toEqual(first.json)
    const finance = await service.colleague(uuidv7(), owner.companyId, 'finance')
    expect((await activate(token, finance)).json.code).toBe('link_used')
    expect((await check(token, finance)).json).toMatchObject({
      state: 'used',
      isOurs: true,
      until: first.json.until,
    })
    expect(await buffetsOf(owner.companyId)).toHaveLength(1)
  })

  test('for one company is worthless to another, which does not learn whose it is', async () => {
    const other = await service.founder(uuidv7())
    const { token } = await made({ companyId: other.companyId })
    expect((await check(token, owner.uid)).json).toMatchObject({ state: 'other_company', until: null })
    const refused = await activate(token)
    expect(refused.json.code).toBe('link_for_other_company')
    expect(refused.text).not.toContain(other.companyId)
    expect((await activate(token, other.uid)).status).toBe(200)
  })

  test.each([
    [
      'expired',
      'link_expired',
      (id: string) =>
        service.database.db
          .update(buffetTokens)
          .set({ expiresAt: new Date(Date.now() - 1_000) })
          .where(eq(buffetTokens.id, id)),
    ],
    ['revoked', 'link_revoked', revoke],
  ])('that is %s gives nothing', async (state, code, end) => {
    const { id, token } = await made()
    await end(id)
    expect((await check(token, owner.uid)).json.state).toBe(state)
    expect((await activate(token)).json.code).toBe(code)
    expect(await buffetsOf(owner.companyId)).toEqual([])
  })

  test('says what is in the way of each who opens it', async () => {
    const { token } = await made()
    const standing = async (as?: string) => (await check(token, as)).json.standing
    expect(await standing()).toBe('signed_out')
    expect(await standing(service.worker(uuidv7()))).toBe('worker')
    expect(await standing(await service.employer(uuidv7()))).toBe('no_company')
    const newcomer = uuidv7()
    service.identity.addProven(newcomer)
    expect(await standing(newcomer)).toBe('not_registered')
    const recruiter = await service.colleague(uuidv7(), owner.companyId, 'recruiter')
    expect(await standing(recruiter)).toBe('not_allowed')
    expect((await activate(token, recruiter)).status).toBe(403)
    await service.database.db
      .update(companies)
      .set({ verification: 'suspended' })
      .where(eq(companies.id, owner.companyId))
    expect(await standing(owner.uid)).toBe('suspended')
    expect((await activate(token)).json.code).toBe('company_suspended')
  })

  test('that nobody made is unknown', async () => {
    expect((await check('unknown')).json.code).toBe('link_invalid')
    expect((await activate('unknown')).json.code).toBe('link_invalid')
  })
})

describe('staff', () => {
  test('see a link once: only its hash is stored', async () => {
    const { id, token } = await made()
    const [row] = await service.database.db.select().from(buffetTokens).where(eq(buffetTokens.id, id))
    expect(row?.hash).toBe(hashOf(token))
    const { db } = service.database
    const everything = JSON.stringify([
      row,
      await db.select().from(auditEvents),
      await db.select().from(idempotencyKeys),
      (await service.ask('GET /v1/ops/buffet-links', { as: 'staff' })).json,
    ])
    expect(everything).not.toContain(token)
  })

  test('list links with what became of them, newest first', async () => {
    const [used, revoked] = [await made({ note: 'หน่ึง' }), await made({ note: 'สอง' })]
    await activate(used.token)
    await revoke(revoked.id)
    const { items } = (await service.ask('GET /v1/ops/buffet-links?limit=2', { as: 'staff' })).json
    expect(items).toMatchObject([
      { id: revoked.id, state: 'revoked', note: 'สอง' },
      { id: used.id, state: 'used', note: 'หนึ่ง', usedCompanyId: owner.companyId, usedBy: owner.uid },
    ])
  })

  test('cannot revoke one that was used', async () => {
    const { id, token } = await made()
    await activate(token)
    expect((await revoke(id)).json).toMatchObject({ code: 'wrong_state', current: { state: 'used' } })
  })

  test.each([
    [{ days: 0 }, 422],
    [{ days: 367 }, 422],
    [{ activateBy: inDays(-1) }, 422],
    [{ note: ' ' }, 422],
    [{ companyId: uuidv7() }, 404],
  ])('are refused %j', async (changes, status) => {
    expect((await make(changes)).status).toBe(status)
  })

  test('alone make them', async () => {
    expect((await make({}, owner.uid)).status).toBe(403)
  })
})
