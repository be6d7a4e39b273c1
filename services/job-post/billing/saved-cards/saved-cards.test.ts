import { describe, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { savedCards } from '../../tables/saved-cards'
import type { TestService } from '../../testing'
import { type Founder, startPayments } from '../payments/testing'
import { newToken, ordered as orderedBy, packageIds } from '../testing'
import { cardsRememberedBy, forgetCards } from './service'

let service: TestService
let owner: Founder
startPayments((now) => {
  service = now.service
  owner = now.owner
})

const ordered = (as: string) => orderedBy(service, as, packageIds.oneCredit)
const pay = (as: string, id: string, body: object) =>
  service.ask(`POST /v1/orders/${id}/payments`, { as, body: { method: 'card', ...body } })
const cards = async (as = owner.uid) => (await service.ask('GET /v1/saved-cards', { as })).json.items
const remove = (id: string, as = owner.uid) => service.ask(`DELETE /v1/saved-cards/${id}`, { as })
const rowsOf = (companyId: string) =>
  service.database.db.select().from(savedCards).where(eq(savedCards.companyId, companyId))
const keptOf = (companyId: string) =>
  [...service.paymentProvider.kept.values()].filter(({ asked }) => asked.companyId === companyId)

/** Pays an order by a new card that is to be remembered; answers the order. */
async function remembered(as = owner.uid, word: 'successful' | 'failed' = 'successful'): Promise<string> {
  const id = await ordered(as)
  const { json } = await pay(as, id, { token: newToken(), remember: true })
  const [charge] = service.paymentProvider.ofPayment(json.paymentId)
  service.paymentProvider.become(charge?.id ?? '', word, word === 'failed' ? 'payment_rejected' : null)
  await service.database.db.execute(
    sql`update payments set asked_at = now() - interval '1 minute' where id = ${json.paymentId}`,
  )
  await service.ask(`POST /v1/orders/${id}/checks`, { as })
  return id
}

const parts = () => ({ db: service.database.db, provider: service.paymentProvider })
const work = { name: 'test', log: { error: () => undefined }, stopping: new AbortController().signal }

describe('a card', () => {
  test('is remembered with consent, once a payment by it succeeds', async () => {
    const id = await ordered(owner.uid)
    await pay(owner.uid, id, { token: newToken(), remember: true })
    expect(keptOf(owner.companyId)).toHaveLength(1)
    expect(await cards()).toEqual([])
    await remembered()
    const [me] = await cards()
    expect(me).toEqual({
      id: expect.any(String),
      merchant: 'job_post',
      brand: 'Visa',
      lastDigits: '4242',
      expirationMonth: 12,
      expirationYear: new Date().getFullYear() + 3,
      addedBy: expect.any(String),
      createdAt: expect.any(String),
    })
  })

  test('is not remembered without it', async () => {
    await pay(owner.uid, await ordered(owner.uid), { token: newToken() })
    await pay(owner.uid, await ordered(owner.uid), { token: newToken(), remember: false })
    expect(await rowsOf(owner.companyId)).toEqual([])
    expect(keptOf(owner.companyId)).toEqual([])
  })

  test('pays again, by the bank’s word, as long as it is remembered', async () => {
    await remembered()
    const [{ id: savedCardId }] = await cards()
    const id = await ordered(owner.uid)
    const { json } = await pay(owner.uid, id, { savedCardId })
    const [charge] = service.paymentProvider.ofPayment(json.paymentId)
    expect(charge?.asked.means).toMatchObject({
      kind: 'kept',
      customerId: keptOf(owner.companyId)[0]?.customerId,
    })
    expect((await service.ask(`GET /v1/orders/${id}`, { as: owner.uid })).json).toMatchObject({
      payment: { state: 'requires_action' },
    })
    expect((await remove(savedCardId)).status).toBe(204)
    expect((await pay(owner.uid, await ordered(owner.uid), { savedCardId })).json.code).toBe('card_gone')
  })

  test('whose answer was lost is kept once, with the next try of the same request', async () => {
    const id = await ordered(owner.uid)
    const headers = { 'idempotency-key': uuidv7() }
    const body = { method: 'card', token: newToken(), remember: true }
    service.paymentProvider.mode = 'loses-answer'
    const { json } = await service.ask(`POST /v1/orders/${id}/payments`, { as: owner.uid, body, headers })
    service.paymentProvider.mode = 'usual'
    await service.database.db.execute(
      sql`update payments set asked_at = now() - interval '1 minute' where id = ${json.paymentId}`,
    )
    await service.ask(`POST /v1/orders/${id}/payments`, { as: owner.uid, body, headers })
    expect(keptOf(owner.companyId)).toHaveLength(1)
    expect(service.paymentProvider.ofPayment(json.paymentId)).toHaveLength(1)
  })
})

test.each([
  ['is not kept without its owner’s consent', 'loses-answer', {}],
  ['is not charged in the place of the one that is kept', 'loses-answer', { remember: true }],
  ['waits also where the first request was lost', 'loses-request', { remember: true }],
] as const)(
  'another card while the answer about one to remember is awaited %s',
  async (_what, mode, other) => {
    const id = await ordered(owner.uid)
    service.paymentProvider.mode = mode
    const { json } = await pay(owner.uid, id, { token: newToken(), remember: true })
    service.paymentProvider.mode = 'usual'
    const longAgo = () =>
      service.database.db.execute(
        sql`update payments set asked_at = now() - interval '1 minute' where id = ${json.paymentId}`,
      )
    await longAgo()
    const kept = keptOf(owner.companyId).length
    const charged = service.paymentProvider.charges.size
    const token = newToken()
    expect((await pay(owner.uid, id, { token, ...other })).json).toMatchObject({
      status: 409,
      code: 'request_in_progress',
    })
    expect([keptOf(owner.companyId).length, service.paymentProvider.charges.size]).toEqual([kept, charged])
    // Once it is known what became of the first one, the other one pays.
    await service.ask(`POST /v1/orders/${id}/checks`, { as: owner.uid })
    const again = await pay(owner.uid, id, { token, ...other })
    expect(again.status).toBe(201)
    const [charge] = service.paymentProvider.ofPayment(again.json.paymentId)
    const { means } = charge?.asked ?? {}
    if ('remember' in other) expect(means).toMatchObject({ kind: 'kept' })
    else expect(means).toMatchObject({ kind: 'token', token })
  },
)

describe('removing a card', () => {
  test('removes it at the provider too, and is audited', async () => {
    await remembered()
    const [{ id }] = await cards()
    expect((await remove(id)).status).toBe(204)
    expect([await cards(), await rowsOf(owner.companyId), keptOf(owner.companyId)]).toEqual([[], [], []])
    expect((await remove(id)).status).toBe(404)
    const { rows } = (await service.database.db.execute(
      sql`select actor_uid from audit_events where subject_id = ${id} and action = 'saved_card.removed'`,
    )) as unknown as { rows: unknown[] }
    expect(rows).toEqual([{ actor_uid: owner.uid }])
  })

  test('hides it at once while the provider does not answer, and the routine removes it', async () => {
    await remembered()
    const [{ id }] = await cards()
    service.paymentProvider.isDown = true
    expect((await remove(id)).status).toBe(204)
    expect(await cards()).toEqual([])
    expect(keptOf(owner.companyId)).toHaveLength(1)
    service.paymentProvider.isDown = false
    await forgetCards(parts(), work)
    expect([await rowsOf(owner.companyId), keptOf(owner.companyId)]).toEqual([[], []])
  })

  test('of another company is not found', async () => {
    await remembered()
    const [{ id }] = await cards()
    const stranger = await service.founder(uuidv7())
    expect((await remove(id, stranger.uid)).status).toBe(404)
    expect(await cards(stranger.uid)).toEqual([])
    expect((await pay(stranger.uid, await ordered(stranger.uid), { savedCardId: id })).json.code).toBe(
      'card_gone',
    )
    expect(await cards()).toHaveLength(1)
  })
})

describe('the provider forgets', () => {
  test('a card whose payment did not succeed within a day', async () => {
    await remembered(owner.uid, 'failed')
    await forgetCards(parts(), work)
    expect(keptOf(owner.companyId)).toHaveLength(1)
    await service.database.db
      .update(savedCards)
      .set({ createdAt: sql`now() - interval '2 days'` })
      .where(eq(savedCards.companyId, owner.companyId))
    await forgetCards(parts(), work)
    expect([await rowsOf(owner.companyId), keptOf(owner.companyId)]).toEqual([[], []])
  })

  test('the cards of who pays for the company no longer; those of others stay', async () => {
    await remembered()
    const finance = await service.colleague(uuidv7(), owner.companyId, 'finance')
    await remembered(finance)
    expect(await cards()).toHaveLength(2)
    await service.database.db.execute(sql`update members set role = 'recruiter' where uid = ${finance}`)
    expect(await cards()).toHaveLength(1)
    await forgetCards(parts(), work)
    expect(keptOf(owner.companyId)).toHaveLength(1)
    // As when an account is removed and the company closes with it.
    await service.database.db.execute(sql`delete from members where company_id = ${owner.companyId}`)
    await forgetCards(parts(), work)
    expect([await rowsOf(owner.companyId), keptOf(owner.companyId)]).toEqual([[], []])
  })
})

test('the copy of a person’s data has the cards that they had remembered', async () => {
  await remembered()
  const finance = await service.colleague(uuidv7(), owner.companyId, 'finance')
  expect(await cardsRememberedBy(service.database.db, owner.uid)).toMatchObject([
    { brand: 'Visa', lastDigits: '4242' },
  ])
  expect(JSON.stringify(await cardsRememberedBy(service.database.db, owner.uid))).not.toMatch(/cust_|addedBy/)
  expect(await cardsRememberedBy(service.database.db, finance)).toEqual([])
})
