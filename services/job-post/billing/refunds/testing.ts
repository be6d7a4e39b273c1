import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { testTurn } from '@/services/shared/testing/turn'
import { refunds } from '../../tables/refunds'
import type { TestService } from '../../testing'
import { captureCredits, reserveCredits } from '../credits/ledger'
import { type Founder, startPayments } from '../payments/testing'
import { deliverEvent, ordered, packageIds } from '../testing'
import { finishRefunds } from './settling'

/** Steps of tests about money that was paid: buying, the provider's events, and staff's operations. */
export function moneySteps(service: TestService) {
  const { paymentProvider: provider } = service
  /** What routines about refunds need; what they log goes nowhere. */
  const parts = {
    db: service.database.db,
    provider,
    log: { warn: () => undefined, error: () => undefined },
  }

  const sendEvent = async (id: string): Promise<number> => (await deliverEvent(service, id)).status

  const read = async (uid: string, id: string) =>
    (await service.ask(`GET /v1/orders/${id}`, { as: uid })).json

  /** An order with a code on the screen, and the provider's charge behind it. */
  async function shown(uid: string, packageId: string = packageIds.fiveCredits) {
    const id = await ordered(service, uid, packageId)
    const { number } = await read(uid, id)
    const { json: asked } = await service.ask(`POST /v1/orders/${id}/payments`, {
      as: uid,
      body: { method: 'promptpay' },
    })
    const [charge] = provider.ofPayment(asked.paymentId)
    if (!charge) throw new Error('no charge was asked for')
    return {
      id,
      number: number as string,
      paymentId: asked.paymentId as string,
      chargeId: charge.id,
    }
  }

  return {
    parts,
    sendEvent,
    shown,

    /** An order that is paid. */
    async bought(uid: string, packageId: string = packageIds.fiveCredits) {
      const order = await shown(uid, packageId)
      await sendEvent(provider.become(order.chargeId, 'successful'))
      return order
    },

    read,

    /** A bank disputes a charge, or decides about that. */
    dispute: (...said: Parameters<typeof provider.dispute>) => sendEvent(provider.dispute(...said)),

    /** How many job credits a member's company has. */
    balance: async (uid: string): Promise<number> =>
      (await service.ask('GET /v1/credits/balance', { as: uid })).json.jobPost.available,

    /** Spends job credits of a company, those that it started with first. */
    async spend({ uid: actorUid, companyId }: Founder, count: number): Promise<void> {
      for (let index = 0; index < count; index += 1) {
        const spending = { companyId, kind: 'job_post' as const, subjectId: uuidv7(), actorUid }
        await service.database.db.transaction(async (tx) => {
          await reserveCredits(tx, spending)
          await captureCredits(tx, spending)
        })
      }
    },

    /** What the credit notes of an order come to, the first one first. */
    creditNotes: async (uid: string, orderId: string): Promise<number[]> =>
      (await service.ask(`GET /v1/order-history/${orderId}`, { as: uid })).json.documents
        .filter(({ kind }: { kind: string }) => kind === 'credit_note')
        .map(({ totalSatang }: { totalSatang: number }) => totalSatang),

    /** The order as staff see it. */
    seen: async (number: string) => (await service.ask(`GET /v1/ops/orders/${number}`, { as: 'staff' })).json,

    refund: (number: string, changes: object = {}, key = uuidv7()) =>
      service.ask(`POST /v1/ops/orders/${number}/refunds`, {
        as: 'staff',
        body: {
          paymentId: null,
          amountSatang: null,
          reason: 'ลูกค้าขอคืน',
          unspentCredits: 5,
          isBeyondUnspent: false,
          ...changes,
        },
        headers: { 'idempotency-key': key },
      }),

    /** Goes on with refunds whose answer was lost, as if that were long ago; answers what is logged as an error. */
    async finishRefunds(): Promise<object[]> {
      await parts.db.update(refunds).set({ askedAt: sql`now() - interval '5 minutes'` })
      const said: object[] = []
      const log = { ...parts.log, error: (about: object) => void said.push(about) }
      await finishRefunds({ ...parts, log }, testTurn())
      return said
    },

    /** The kinds of notifications that a member got about money. */
    told: async (uid: string): Promise<string[]> =>
      (await service.ask('GET /v1/notifications', { as: uid })).json.items
        .filter(({ subject }: { subject: string }) => subject === 'credit')
        .map(({ kind }: { kind: string }) => kind),
  }
}

export type MoneySteps = ReturnType<typeof moneySteps>

type MoneyTest = {
  readonly service: TestService
  readonly owner: Founder
  readonly steps: MoneySteps
  /** The job credits of the owner's company, none of which was paid for. */
  readonly starting: number
}

/** For a file of tests about money that was paid: what `startPayments` begins, with somebody of staff and the steps. */
export function startMoney(begin: (now: MoneyTest) => void): void {
  startPayments(async ({ service, owner }) => {
    service.identity.add('staff', { ops: true })
    const steps = moneySteps(service)
    begin({ service, owner, steps, starting: await steps.balance(owner.uid) })
  })
}
