import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { declaredAccess } from '@/services/shared/testing/operations'
import { members } from '../../tables/members'
import { topupLinks } from '../../tables/topup-links'
import { startTestService, type TestService } from '../../testing'
import { packageIds } from '../testing'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

let owner: { uid: string; companyId: string }
beforeEach(async () => {
  owner = await service.founder(uuidv7())
})

const make = (as = owner.uid, returnTo: string | null = null) =>
  service.ask('POST /v1/topup-links', { as, body: { returnTo } })
const tokenOf = (url: string) => new URL(url).searchParams.get('token') ?? ''
const link = async (as = owner.uid) => tokenOf((await make(as)).json.url)
const open = (token: string) => service.ask('POST /v1/topup-passes', { body: { token } })
const pass = async (as = owner.uid): Promise<string> => (await open(await link(as))).json.pass
const over = (column: 'expiresAt' | 'passExpiresAt') =>
  service.database.db
    .update(topupLinks)
    .set({ [column]: sql`now() - interval '1 second'` })
    .where(eq(topupLinks.companyId, owner.companyId))

/** Calls an operation with a pass instead of a sign-in. */
async function call(operation: string, holder: string, body?: object) {
  const [method, path] = operation.split(' ')
  const response = await fetch(`${service.address}${path}`, {
    method,
    headers: {
      authorization: `Topup ${holder}`,
      'idempotency-key': uuidv7(),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, json: text.startsWith('{') ? JSON.parse(text) : null }
}
const order = (holder: string) =>
  call('POST /v1/orders', holder, { packageId: packageIds.fiveCredits, branchId: null })

describe('a link', () => {
  test('is exchanged for a pass that buys for its company', async () => {
    const holder = await pass()
    const made = await order(holder)
    expect(made.status).toBe(201)
    const asked = await call(`POST /v1/orders/${made.json.id}/payments`, holder, { method: 'promptpay' })
    expect(asked.status).toBe(201)
    expect((await call(`POST /v1/orders/${made.json.id}/checks`, holder)).json).toMatchObject({
      state: 'awaiting_payment',
    })
    expect((await call(`GET /v1/orders/${made.json.id}/code`, holder)).status).toBe(200)
    expect((await service.ask('GET /v1/orders', { as: owner.uid })).json.items).toHaveLength(1)
  })

  test('opens once, also when it is opened twice at the same time', async () => {
    const token = await link()
    const answers = await Promise.all([open(token), open(token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect((await open(token)).json.code).toBe('link_used')
  })

  test('opens for five minutes', async () => {
    const { json } = await make()
    expect(Date.parse(json.expiresAt) - Date.now()).toBeLessThanOrEqual(5 * 60_000)
    await over('expiresAt')
    expect((await open(tokenOf(json.url))).json.code).toBe('link_expired')
  })

  test('that nobody made is unknown', async () => {
    expect((await open('unknown')).json.code).toBe('link_invalid')
  })

  test('leads back to our apps alone', async () => {
    expect((await make(owner.uid, 'partim://topup')).status).toBe(201)
    for (const returnTo of ['https://evil.example', 'javascript:alert(1)', 'partim://topup/../x', '']) {
      expect([returnTo, (await make(owner.uid, returnTo)).json.code]).toEqual([returnTo, 'validation_failed'])
    }
    const { json } = await make(owner.uid, 'partim://topup')
    const { json: opened } = await open(tokenOf(json.url))
    expect((await call('GET /v1/topup-return', opened.pass)).json).toEqual({ returnTo: 'partim://topup' })
  })

  test('is not made by who does not pay', async () => {
    const recruiter = await service.colleague(uuidv7(), owner.companyId, 'recruiter')
    expect((await make(recruiter)).status).toBe(403)
  })

  test('leaves neither its token nor its pass in the database', async () => {
    const token = await link()
    const { json } = await open(token)
    const rows = JSON.stringify(await service.database.db.select().from(topupLinks))
    expect(rows).not.toContain(token)
    expect(rows).not.toContain(json.pass)
  })
})

describe('a pass', () => {
  test('pays by card, whose bank leads back to the top-up screens', async () => {
    const holder = await pass()
    const made = await order(holder)
    const body = { method: 'card', token: `tokn_${uuidv7().replaceAll('-', '')}` }
    const asked = await call(`POST /v1/orders/${made.json.id}/payments`, holder, body)
    expect(asked.status).toBe(201)
    const [charge] = service.paymentProvider.ofPayment(asked.json.paymentId)
    expect(charge?.asked.means).toMatchObject({
      returnTo: `http://localhost:3000/employer/payment/topup?order=${made.json.id}&from=bank`,
    })
  })

  test('opens the operations that take it and no other', async () => {
    const holder = await pass()
    const taking: string[] = []
    const open = ['public', 'optional']
    for (const [operation, access] of Object.entries(declaredAccess(service.app.swagger()))) {
      if (open.includes(access)) continue
      const asked = operation.replaceAll(/\{\w+\}/g, uuidv7())
      const { json, status } = await call(asked, holder, asked.startsWith('GET') ? undefined : {})
      if (status !== 401 || json?.code !== 'unauthenticated') taking.push(operation)
    }
    expect(taking.sort()).toEqual([
      'GET /v1/credits/balance',
      'GET /v1/orders/{orderId}',
      'GET /v1/orders/{orderId}/code',
      'GET /v1/purchase-options',
      'GET /v1/saved-cards',
      'GET /v1/topup-return',
      'POST /v1/orders',
      'POST /v1/orders/{orderId}/checks',
      'POST /v1/orders/{orderId}/events',
      'POST /v1/orders/{orderId}/payments',
    ])
  })

  test('does not open the orders of another company', async () => {
    const stranger = await service.founder(uuidv7())
    const { json } = await service.ask('POST /v1/orders', {
      as: stranger.uid,
      body: { packageId: packageIds.fiveCredits, branchId: null },
    })
    const holder = await pass()
    for (const operation of ['GET /v1/orders/ID', 'GET /v1/orders/ID/code', 'POST /v1/orders/ID/checks'])
      expect((await call(operation.replace('ID', json.id), holder)).status).toBe(404)
    const asked = await call(`POST /v1/orders/${json.id}/payments`, holder, { method: 'promptpay' })
    expect(asked.status).toBe(404)
  })

  test('is over after half an hour', async () => {
    const { json } = await open(await link())
    expect(Date.parse(json.expiresAt) - Date.now()).toBeLessThanOrEqual(30 * 60_000)
    await over('passExpiresAt')
    expect((await order(json.pass)).json.code).toBe('pass_over')
  })

  test('dies with the membership, and so does a link that was not opened yet', async () => {
    const finance = await service.colleague(uuidv7(), owner.companyId, 'finance')
    const [token, holder] = [await link(finance), await pass(finance)]
    await service.database.db.delete(members).where(eq(members.uid, finance))
    expect((await open(token)).json.code).toBe('link_invalid')
    expect((await order(holder)).json.code).toBe('pass_over')
  })

  test('dies with the right to pay', async () => {
    const finance = await service.colleague(uuidv7(), owner.companyId, 'finance')
    const holder = await pass(finance)
    await service.database.db.update(members).set({ role: 'recruiter' }).where(eq(members.uid, finance))
    expect((await order(holder)).json.code).toBe('pass_over')
  })

  test('does not follow its member to another company', async () => {
    const finance = await service.colleague(uuidv7(), owner.companyId, 'finance')
    const holder = await pass(finance)
    const elsewhere = await service.founder(uuidv7())
    await service.database.db
      .update(members)
      .set({ companyId: elsewhere.companyId })
      .where(eq(members.uid, finance))
    expect((await order(holder)).status).toBe(401)
  })

  test('dies when its member signs out everywhere, or is disabled', async () => {
    const holder = await pass()
    await service.identity.revoke(owner.uid, Math.floor(Date.now() / 1000))
    expect((await order(holder)).json.code).toBe('session_revoked')
  })

  test.each(['', 'x', 'a'.repeat(43), `${'a'.repeat(42)}%`])(
    'that is made up (%j) opens nothing',
    async (text) => {
      expect((await order(text)).status).toBe(401)
    },
  )
})
