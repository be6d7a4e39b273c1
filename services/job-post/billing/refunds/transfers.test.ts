import { describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { auditEvents } from '@/services/shared/audit/table'
import { testTurn } from '@/services/shared/testing/turn'
import { withoutCommit } from '@/services/shared/testing/without-commit'
import type { TestService } from '../../testing'
import type { Founder } from '../payments/testing'
import { compareWithProvider } from '../reconciliation/comparing'
import { finishRefunds } from './settling'
import { type MoneySteps, startMoney } from './testing'
import { settleTransfer } from './transfers'

let service: TestService
let owner: Founder
let steps: MoneySteps
let starting: number
startMoney((now) => {
  ;({ service, owner, steps, starting } = now)
})

/** A paid order whose money the provider refuses to return. */
async function refusedOrder() {
  const order = await steps.bought(owner.uid)
  service.paymentProvider.mode = 'refuses'
  await steps.refund(order.number)
  service.paymentProvider.mode = 'usual'
  return order
}
const begin = (number: string, changes: object = {}) =>
  steps.refund(number, { method: 'bank_transfer', ...changes })
const settle = (refundId: string, body: object) =>
  service.ask(`POST /v1/ops/refunds/${refundId}/events`, { as: 'staff', body })
const transferred = (refundId: string, changes: object = {}) =>
  settle(refundId, {
    event: 'complete',
    reference: ' KBANK 25691125-001 ',
    transferredOn: '2026-11-25',
    ...changes,
  })
const audited = async (orderId: string, action: string) =>
  (await service.database.db.select().from(auditEvents).where(eq(auditEvents.subjectId, orderId))).find(
    (event) => event.action === action,
  )

describe('a refund that staff transfer', () => {
  test('is for what the provider has refused alone', async () => {
    const order = await steps.bought(owner.uid)
    expect((await begin(order.number)).json.code).toBe('not_refused_yet')
    expect(await steps.balance(owner.uid)).toBe(starting + 5)
  })

  test('takes the credits when it begins, and asks the provider for nothing', async () => {
    const order = await refusedOrder()
    const { status } = await begin(order.number)
    expect(status).toBe(201)
    expect(await steps.balance(owner.uid)).toBe(starting)
    const before = service.paymentProvider.requests
    await finishRefunds(steps.parts, testTurn())
    expect(service.paymentProvider.requests).toBe(before)
    expect((await steps.seen(order.number)).refunds.at(-1)).toMatchObject({
      method: 'bank_transfer',
      state: 'created',
      reference: null,
    })
    const listed = async (method: string) =>
      (
        await service.ask(`GET /v1/ops/refunds?state=created&method=${method}`, { as: 'staff' })
      ).json.items.filter(({ orderNumber }: { orderNumber: string }) => orderNumber === order.number)
    expect(await listed('bank_transfer')).toHaveLength(1)
    expect(await listed('provider')).toEqual([])
    expect((await begin(order.number, { unspentCredits: 0 })).json.code).toBe('refund_in_progress')
  })

  test('transferred, has its credit note, its reference in the audit, and is told to the company', async () => {
    const order = await refusedOrder()
    const { json } = await begin(order.number)
    expect((await transferred(json.refundId)).status).toBe(204)
    expect(await steps.read(owner.uid, order.id)).toMatchObject({
      state: 'refunded',
      refundedSatang: 2_664_30,
    })
    expect((await steps.seen(order.number)).refunds.at(-1)).toMatchObject({
      state: 'completed',
      vatSatang: 174_30,
      reference: 'KBANK 25691125-001',
      transferredOn: '2026-11-25',
      providerId: null,
    })
    const { json: history } = await service.ask(`GET /v1/order-history/${order.id}`, { as: owner.uid })
    expect(history).toMatchObject({
      documents: [{ kind: 'invoice' }, { kind: 'credit_note', totalSatang: 2_664_30 }],
      returns: [{ amountSatang: 2_664_30, method: 'bank_transfer', isExtra: false }],
    })
    expect(await audited(order.id, 'refund.transferred')).toMatchObject({
      actorUid: 'staff',
      after: { reference: 'KBANK 25691125-001', transferredOn: '2026-11-25', amountSatang: 2_664_30 },
    })
    expect(await steps.told(owner.uid)).toContain('order_refunded')
    expect((await transferred(json.refundId)).json.code).toBe('wrong_state')
  })

  test('is no difference to the provider’s list', async () => {
    const order = await refusedOrder()
    const { json } = await begin(order.number)
    await transferred(json.refundId)
    await compareWithProvider(steps.parts)
    const { json: differences } = await service.ask('GET /v1/ops/payment-differences', { as: 'staff' })
    expect(JSON.stringify(differences)).not.toContain(order.number)
  })

  test('transferred just as the bank took the money back, says so to who watches', async () => {
    const order = await refusedOrder()
    const { json } = await begin(order.number)
    await steps.dispute(order.chargeId, 'lost')
    const logged: unknown[] = []
    const log = { error: (line: object) => void logged.push(line) }
    const staff = { uid: 'staff', requestId: uuidv7() }
    const said = { event: 'complete', reference: 'KBANK 1', transferredOn: '2026-11-25' } as const
    const lost = settleTransfer({ db: withoutCommit(service.database.db), log }, staff, json.refundId, said)
    await expect(lost).rejects.toThrow('the commit failed')
    expect(logged).toEqual([])
    await settleTransfer({ db: service.database.db, log }, staff, json.refundId, said)
    expect(logged).toEqual([{ refundId: json.refundId }])
    expect(await audited(order.id, 'order.returned_twice')).toMatchObject({ actorUid: 'staff' })
    expect(await steps.read(owner.uid, order.id)).toMatchObject({ state: 'reversed' })
  })

  test('that is not made after all gives the credits back', async () => {
    const order = await refusedOrder()
    const { json } = await begin(order.number)
    expect((await settle(json.refundId, { event: 'refuse', reason: ' บัญชีีปิด' })).status).toBe(204)
    expect(await steps.balance(owner.uid)).toBe(starting + 5)
    expect(await steps.read(owner.uid, order.id)).toMatchObject({ state: 'fulfilled', refundedSatang: 0 })
    expect(await audited(order.id, 'refund.transfer_dropped')).toMatchObject({ after: { reason: 'บัญชีปิด' } })
  })

  test.each([
    [{ reference: '  ' }, 'reference'],
    [{ transferredOn: '2999-01-01' }, 'transferredOn'],
  ])('with %j is refused', async (changes, field) => {
    const order = await refusedOrder()
    const { json } = await begin(order.number)
    const { status, json: answer } = await transferred(json.refundId, changes)
    expect([status, answer.errors[0].field]).toEqual([422, field])
    expect(await steps.read(owner.uid, order.id)).toMatchObject({ state: 'fulfilled' })
  })

  test('is none that the provider makes', async () => {
    const order = await refusedOrder()
    const [refund] = (await steps.seen(order.number)).refunds
    expect((await transferred(refund.id)).status).toBe(404)
    expect((await transferred(uuidv7())).status).toBe(404)
  })
})
