import { describe, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { companies } from '../../tables/companies'
import { creditGrants } from '../../tables/credits'
import { orders, payments } from '../../tables/orders'
import { packages } from '../../tables/packages'
import type { TestService } from '../../testing'
import { deliverEvent, newToken, packageIds } from '../testing'
import { type Founder, startPayments } from './testing'

let service: TestService
let owner: Founder
startPayments((now) => {
  service = now.service
  owner = now.owner
})

type Wish = { readonly as?: string; readonly packageId?: string; readonly branchId?: string | null }

/** Buys as the checkout does. */
const buy = ({ as = owner.uid, packageId = packageIds.fiveCredits, branchId = null }: Wish = {}) =>
  service.ask('POST /v1/orders', { as, body: { packageId, branchId, reuse: true } })
const payBy = async (id: string, body: object, as = owner.uid) =>
  (await service.ask(`POST /v1/orders/${id}/payments`, { as, body })).json.paymentId as string
const byCode = (id: string, as?: string) => payBy(id, { method: 'promptpay' }, as)
const byCard = (id: string) => payBy(id, { method: 'card', token: newToken() })
const read = async (id: string) => (await service.ask(`GET /v1/orders/${id}`, { as: owner.uid })).json
const chargeOf = (paymentId: string) => service.paymentProvider.ofPayment(paymentId)[0]?.id ?? ''
const change = (id: string, what: object) =>
  service.database.db.update(orders).set(what).where(eq(orders.id, id))
const grants = () =>
  service.database.db.select().from(creditGrants).where(eq(creditGrants.companyId, owner.companyId))

describe('who buys the same again takes up the unpaid order', () => {
  test('after a card was declined, and pays it by another one', async () => {
    const { status, json } = await buy()
    expect(status).toBe(201)
    service.paymentProvider.declines = 'insufficient_fund'
    await byCard(json.id)
    service.paymentProvider.declines = ''
    const again = await buy()
    expect([again.status, again.json.id]).toEqual([200, json.id])
    await byCard(json.id)
    expect(await read(json.id)).toMatchObject({ payment: { state: 'requires_action' } })
  })

  test('in two tabs at once', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => buy()))
    expect(new Set(made.map(({ json }) => json.id)).size).toBe(1)
    expect(made.filter(({ status }) => status === 201)).toHaveLength(1)
  })

  test('while their own code is on a screen, which a card then ends', async () => {
    const { id } = (await buy()).json
    const code = await byCode(id)
    expect((await buy()).json.id).toBe(id)
    expect(await byCode(id)).toBe(code)
    await byCard(id)
    expect(service.paymentProvider.charges.get(chargeOf(code))?.status).toBe('expired')
  })

  test('whose code is over, and gets another one', async () => {
    const { id } = (await buy()).json
    const code = await byCode(id)
    await deliverEvent(service, service.paymentProvider.become(chargeOf(code), 'expired'))
    expect((await read(id)).state).toBe('expired')
    expect((await buy()).json.id).toBe(id)
    expect(await byCode(id)).not.toBe(code)
  })

  test('and money for it counts once', async () => {
    const { id } = (await buy()).json
    const code = await byCode(id)
    await buy()
    await deliverEvent(service, service.paymentProvider.become(chargeOf(code), 'successful'))
    expect((await read(id)).state).toBe('fulfilled')
    expect((await grants()).filter(({ subject }) => subject === `order:${id}`)).toHaveLength(1)
    expect((await buy()).json.id).not.toBe(id)
  })
})

describe('another order is made', () => {
  const expectAnother = async (id: string, wish?: Wish) => {
    const { status, json } = await buy(wish)
    expect(status).toBe(201)
    expect(json.id).not.toBe(id)
  }

  test('for who does not ask for the same one', async () => {
    const { id } = (await buy()).json
    const body = { packageId: packageIds.fiveCredits, branchId: null }
    const { status, json } = await service.ask('POST /v1/orders', { as: owner.uid, body })
    expect([status, json.id === id]).toEqual([201, false])
  })

  test('of another package, in another name, and by another company', async () => {
    const branchId = await service.branch(owner.uid, { name: 'อารีย์', taxBranchNumber: '00042' })
    const { id } = (await buy()).json
    await expectAnother(id, { packageId: packageIds.oneCredit })
    await expectAnother(id, { branchId })
    await expectAnother(id, { as: (await service.founder(uuidv7())).uid })
  })

  test('once the company has mended its name, or is no juristic person any more', async () => {
    const { id } = (await buy()).json
    const { db } = service.database
    const ofOwner = eq(companies.id, owner.companyId)
    await db.update(companies).set({ name: 'ชื่อใหม่' }).where(ofOwner)
    await expectAnother(id)
    const named = (await buy()).json.id
    await db.update(companies).set({ kind: 'sole_proprietor', juristicId: '1101700203451' }).where(ofOwner)
    await expectAnother(named)
  })

  test('once the price is another one', async () => {
    const { id } = (await buy()).json
    const { db } = service.database
    const five = eq(packages.id, packageIds.fiveCredits)
    await db.update(packages).set({ priceSatang: 2_000_00 }).where(five)
    try {
      await expectAnother(id)
    } finally {
      await db.update(packages).set({ priceSatang: 2_490_00 }).where(five)
    }
  })

  test('instead of one that is cancelled, or can hardly be paid in time', async () => {
    const { id } = (await buy()).json
    await service.ask(`POST /v1/orders/${id}/events`, { as: owner.uid, body: { event: 'cancel' } })
    await expectAnother(id)
    const second = (await buy()).json.id
    await change(second, { payableUntil: sql`now() + interval '30 minutes'` })
    await expectAnother(second)
  })

  test('while the bank asks about a card, which goes on', async () => {
    const { id } = (await buy()).json
    const payment = await byCard(id)
    await expectAnother(id)
    await deliverEvent(service, service.paymentProvider.become(chargeOf(payment), 'successful'))
    expect((await read(id)).state).toBe('fulfilled')
  })

  test('while a colleague’s code is on a screen, which stays', async () => {
    const finance = await service.colleague(uuidv7(), owner.companyId, 'finance')
    const { id } = (await buy()).json
    const code = await byCode(id, finance)
    await expectAnother(id)
    expect(service.paymentProvider.charges.get(chargeOf(code))?.status).toBe('pending')
  })

  test('while staff look at money that was taken for the first', async () => {
    const { id } = (await buy()).json
    const code = await byCode(id)
    service.paymentProvider.alter(chargeOf(code), { amount: 1 })
    service.paymentProvider.become(chargeOf(code), 'successful')
    const past = sql`now() - interval '5 minutes'`
    await service.database.db
      .update(payments)
      .set({ expiresAt: past, askedAt: past })
      .where(eq(payments.id, code))
    await byCode(id)
    expect(await read(id)).toMatchObject({ isInReview: true })
    await expectAnother(id)
  })
})
