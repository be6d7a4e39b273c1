import { EventEmitter, once } from 'node:events'
import { expect, test } from '@jest/globals'
import { and, asc, eq, gt } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { auditEvents } from '@/services/shared/audit/table'
import { problemOf } from '@/services/shared/problem-replies'
import { somebodyWaitsForLock } from '@/services/shared/testing/lock-waiter'
import { onPostgres } from '@/services/shared/testing/on-postgres'
import { testTurn } from '@/services/shared/testing/turn'
import type { CompanyOrders } from '../../company/companies/company-orders'
import { closeCompany } from '../../company/companies/repository'
import { giveUpCompany } from '../../company/company-disputes/service'
import { companyPosts } from '../../hiring/posting/company-posts'
import { buffets } from '../../tables/buffets'
import { creditEntries, creditGrants } from '../../tables/credits'
import { orders } from '../../tables/orders'
import { taxInvoices } from '../../tables/tax-invoices'
import type { TestService } from '../../testing'
import { expireDueCredits } from '../credits/expiry'
import { releaseCredits, reserveCredits } from '../credits/ledger'
import { lockOrder } from '../orders/repository'
import { applyCharge } from '../payments/applying'
import { findPayment } from '../payments/repository'
import type { Founder } from '../payments/testing'
import { type MoneySteps, startMoney } from '../refunds/testing'
import { begunRefund, filledRefund, submittedRefund } from '../tax-refunds/testing'
import { buy, packageIds } from '../testing'
import { companyOrders } from './company-orders'

/** What becomes of orders, credits and money when a company closes. */

let service: TestService
let owner: Founder
let steps: MoneySteps
startMoney((now) => {
  ;({ service, owner, steps } = now)
})

const close = async () => {
  const closed = await service.ask('DELETE /v1/company', { as: owner.uid })
  expect(closed.status).toBe(200)
}
const staffRead = async (path: string) => (await service.ask(`GET ${path}`, { as: 'staff' })).json
const left = async () => {
  const grants = await service.database.db
    .select({ kind: creditGrants.kind, available: creditGrants.available })
    .from(creditGrants)
    .where(and(eq(creditGrants.companyId, owner.companyId), gt(creditGrants.available, 0)))
  return grants.map(({ kind, available }) => `${available} ${kind}`)
}
const ended = async () => {
  const entries = await service.database.db
    .select({ kind: creditEntries.kind, amount: creditEntries.amount })
    .from(creditEntries)
    .where(and(eq(creditEntries.companyId, owner.companyId), eq(creditEntries.type, 'expire')))
    .orderBy(asc(creditEntries.amount))
  return entries.map(({ kind, amount }) => `${amount} ${kind}`)
}
/** Whether each buffet of the company goes on. */
const goOn = async () => {
  const days = await service.database.db
    .select({ endsAt: buffets.endsAt })
    .from(buffets)
    .where(eq(buffets.companyId, owner.companyId))
  return days.map(({ endsAt }) => endsAt > new Date())
}
const audited = async (action: string) =>
  service.database.db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.companyId, owner.companyId), eq(auditEvents.action, action)))
const runRoutine = () => expireDueCredits(service.database.db, testTurn())

test('what is left of credits and days ends with the company, is on record, and is deferred no more', async () => {
  const starting = (await left()).toSorted()
  await steps.bought(owner.uid)
  await buy(service, owner.uid, packageIds.tenUnlocks)
  await steps.bought(owner.uid, packageIds.buffet)
  await steps.bought(owner.uid, packageIds.buffet)
  const day = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)
  const deferred = async () => {
    const { merchants } = await staffRead(`/v1/ops/revenue?from=${day}&to=${day}`)
    return merchants.flatMap((one: { deferred: { kind: string; units: number }[] }) => one.deferred)
  }
  expect(await deferred()).toHaveLength(3)
  await close()
  expect(await left()).toEqual([])
  expect((await ended()).toSorted()).toEqual(
    [...starting, '5 job_post', '10 profile_unlock'].map((grant) => `-${grant}`).toSorted(),
  )
  expect(await goOn()).toEqual([false])
  const [event] = await audited('credit.ended')
  expect(event?.after).toMatchObject({ profile_unlock: expect.any(Number), buffetUntil: expect.any(String) })
  expect(await deferred()).toEqual([])
})

test('a company without anything left closes without a word of credits', async () => {
  await service.database.db
    .update(creditGrants)
    .set({ available: 0 })
    .where(eq(creditGrants.companyId, owner.companyId))
  await close()
  expect(await audited('credit.ended')).toEqual([])
})

test('refunds of tax that wait for members end with the company; what staff have goes on to its account', async () => {
  const draft = await begunRefund(service, owner.uid)
  await filledRefund(service, owner.uid, draft.taxRefundId)
  const sent = await submittedRefund(service, owner.uid)
  const decide = (event: string, words: object = {}) =>
    service.ask(`POST /v1/ops/tax-refunds/${sent.taxRefundId}/events`, {
      as: 'staff',
      body: { event, ...words },
    })
  await decide('begin_review')
  await close()

  const { refund } = await staffRead(`/v1/ops/tax-refunds/${draft.taxRefundId}`)
  expect(refund).toMatchObject({
    state: 'cancelled',
    bank: null,
    accountName: '',
    accountEnd: null,
    companyClosedAt: expect.any(String),
  })
  expect(await audited('tax_refund.cancelled')).toMatchObject([
    { subjectId: draft.taxRefundId, after: { reason: 'company_closed' } },
  ])

  const correction = await decide('ask_correction', { reason: 'เลขที่ไม่ตรงกับไฟล์' })
  expect([correction.status, correction.json.code]).toEqual([409, 'company_closed'])
  expect((await decide('approve')).status).toBe(200)
  const account = `POST /v1/ops/tax-refunds/${sent.taxRefundId}/account-readings`
  expect((await service.ask(account, { as: 'staff', body: {} })).json.accountNumber).toBe('1234567890')
  expect((await decide('mark_paid', { reference: 'FT1' })).json).toMatchObject({ state: 'paid' })
})

test('credits that come back after the end are not left to the closed company', async () => {
  const post = {
    companyId: owner.companyId,
    kind: 'job_post' as const,
    subjectId: uuidv7(),
    actorUid: owner.uid,
  }
  const { db } = service.database
  await db.transaction((tx) => reserveCredits(tx, post))
  const disputed = await steps.bought(owner.uid)
  await steps.dispute(disputed.chargeId, 'open')
  await close()
  await db.transaction((tx) => releaseCredits(tx, post))
  await steps.dispute(disputed.chargeId, 'won')
  expect((await left()).toSorted()).toEqual(['1 job_post', '5 job_post'])
  await runRoutine()
  expect(await left()).toEqual([])
  expect(await ended()).toEqual(expect.arrayContaining(['-1 job_post', '-5 job_post']))
})

test('money that arrives after the end gives nothing, and staff see it until they have returned it', async () => {
  const order = await steps.shown(owner.uid)
  await close()
  await steps.sendEvent(service.paymentProvider.become(order.chargeId, 'successful'))
  expect(await left()).toEqual([])
  const seen = await steps.seen(order.number)
  expect(seen).toMatchObject({ order: { state: 'cancelled' }, companyClosedAt: expect.any(String) })
  expect(seen.payments).toMatchObject([{ state: 'successful', isExtra: true }])
  const extra = async () => (await staffRead('/v1/ops/extra-payments')).items
  expect(await extra()).toMatchObject([
    { orderNumber: order.number, paymentId: order.paymentId, companyClosedAt: expect.any(String) },
  ])
  expect(await audited('order.paid_after_closing')).toHaveLength(1)
  await steps.sendEvent(service.paymentProvider.become(order.chargeId, 'successful'))
  expect(await audited('order.paid_after_closing')).toHaveLength(1)
  const refund = { paymentId: order.paymentId, reason: 'บริษัทปิดแล้ว', unspentCredits: 0 }
  expect((await steps.refund(order.number, refund)).status).toBe(201)
  expect(await extra()).toEqual([])
  expect(service.paymentProvider.charges.get(order.chargeId)?.refundedAmount).toBe(2_664_30)
})

test('a package that nobody used is still refunded as the policy says, and says that its credits have ended', async () => {
  const order = await steps.bought(owner.uid)
  await close()
  expect((await steps.seen(order.number)).credits).toMatchObject({ unspent: 0, spent: 0, expired: 5 })
  const refund = { unspentCredits: 0, isBeyondUnspent: true }
  expect((await steps.refund(order.number, refund)).status).toBe(201)
  expect((await steps.seen(order.number)).order).toMatchObject({ state: 'refunded' })
})

test('money that arrives as its company closes is given first, and ends with the rest', async () => {
  const { db } = service.database
  const shown = await steps.shown(owner.uid, packageIds.buffet)
  service.paymentProvider.become(shown.chargeId, 'successful')
  const charge = service.paymentProvider.charges.get(shown.chargeId)
  const payment = await findPayment(db, { companyId: owner.companyId, id: shown.paymentId })
  if (!charge || !payment) throw new Error('no charge was asked for')
  const closed = await db.transaction(async (tx) => {
    await lockOrder(tx, { companyId: owner.companyId, id: shown.id })
    const closing = service.ask('DELETE /v1/company', { as: owner.uid })
    await Promise.race([closing, somebodyWaitsForLock(db)])
    await applyCharge(tx, payment, charge, { cause: 'webhook' })
    return { closing }
  })
  expect((await closed.closing).status).toBe(200)
  expect((await steps.seen(shown.number)).order).toMatchObject({ state: 'fulfilled' })
  expect(await left()).toEqual([])
  expect(await goOn()).toEqual([false])
})

test('nothing is ordered while a company closes', async () => {
  const { db } = service.database
  const { ordering } = await db.transaction(async (tx) => {
    await closeCompany(tx, owner.companyId)
    const body = { packageId: packageIds.buffet, branchId: null }
    const ordering = service.ask('POST /v1/orders', { as: owner.uid, body })
    await Promise.race([ordering, somebodyWaitsForLock(db)])
    return { ordering }
  })
  const { status, json } = await ordering
  expect([status, json.code]).toEqual([409, 'company_required'])
  expect(await db.$count(orders, eq(orders.companyId, owner.companyId))).toBe(0)
})

const grantedByStaff = () =>
  service.ask(`POST /v1/ops/companies/${owner.companyId}/credit-grants`, {
    as: 'staff',
    body: { kind: 'job_post', amount: 5, expiresAt: null, reason: 'ชดเชย' },
    headers: { 'idempotency-key': uuidv7() },
  })

test('staff grant no credits to a company that has closed', async () => {
  await close()
  const { status, json } = await grantedByStaff()
  expect([status, json.code]).toEqual([409, 'company_closed'])
  expect(await left()).toEqual([])
})

test('nor to one that is closing', async () => {
  const { db } = service.database
  const { granting } = await db.transaction(async (tx) => {
    await closeCompany(tx, owner.companyId)
    const granting = grantedByStaff()
    await Promise.race([granting, somebodyWaitsForLock(db)])
    return { granting }
  })
  expect((await granting).json.code).toBe('company_closed')
})

test('money of an order that a closing did not lock waits for it, and gives nothing', async () => {
  const { db } = service.database
  const shown = await steps.shown(owner.uid, packageIds.buffet)
  const { arriving } = await db.transaction(async (tx) => {
    await closeCompany(tx, owner.companyId)
    const arriving = steps.sendEvent(service.paymentProvider.become(shown.chargeId, 'successful'))
    await Promise.race([arriving, somebodyWaitsForLock(db)])
    return { arriving }
  })
  await arriving
  expect(await goOn()).toEqual([])
  expect((await steps.seen(shown.number)).payments).toMatchObject([{ state: 'successful', isExtra: true }])
})

onPostgres(
  'money of an order that is placed as its company closes comes first: the closing is asked for again',
  async () => {
    const { db } = service.database
    const events = new EventEmitter()
    const [locked, end] = [once(events, 'locked'), once(events, 'end')]
    let arriving: ReturnType<typeof applyCharge> | undefined
    const orderMeanwhile = async () => {
      const shown = await steps.shown(owner.uid)
      service.paymentProvider.become(shown.chargeId, 'successful')
      const charge = service.paymentProvider.charges.get(shown.chargeId)
      const payment = await findPayment(db, { companyId: owner.companyId, id: shown.paymentId })
      if (!charge || !payment) throw new Error('no charge was asked for')
      arriving = db.transaction(async (tx) => {
        await lockOrder(tx, { companyId: owner.companyId, id: shown.id })
        events.emit('locked')
        await end
        return applyCharge(tx, payment, charge, { cause: 'webhook' })
      })
      await locked
    }
    const orders: CompanyOrders = {
      ...companyOrders,
      async lock(tx, companyId) {
        await companyOrders.lock(tx, companyId)
        await orderMeanwhile()
      },
    }
    const doer = {
      uid: owner.uid,
      scope: { companyId: owner.companyId, branchIds: null },
      requestId: uuidv7(),
    }
    const closing = giveUpCompany({ db, posts: companyPosts, orders }, doer).catch(problemOf)
    await Promise.race([closing, somebodyWaitsForLock(db)])
    events.emit('end')
    expect(await closing).toMatchObject({ status: 503, code: 'unavailable' })
    expect(await arriving).toBeNull()
    await close()
    expect(await left()).toEqual([])
    expect(await ended()).toContain('-5 job_post')
  },
)

test('a chargeback after the end credits neither credits nor days, which ended as the company chose', async () => {
  const credits = await steps.bought(owner.uid)
  const days = await steps.bought(owner.uid, packageIds.buffet)
  await close()
  for (const { chargeId, number } of [credits, days]) {
    await steps.dispute(chargeId, 'lost')
    expect((await steps.seen(number)).order).toMatchObject({ state: 'reversed' })
  }
  const documents = await service.database.db
    .select({ kind: taxInvoices.kind })
    .from(taxInvoices)
    .where(eq(taxInvoices.companyId, owner.companyId))
  expect(documents.map(({ kind }) => kind)).toEqual(['invoice', 'invoice'])
})
