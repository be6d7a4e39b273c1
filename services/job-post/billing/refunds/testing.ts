import { uuidv7 } from 'uuidv7'
import type { TestService } from '../../testing'
import { type Founder, startPayments } from '../payments/testing'
import { deliverEvent, ordered, packageIds } from '../testing'

/** Steps of tests about money that was paid: buying, the provider's events, and staff's operations. */
export function moneySteps(service: TestService) {
  const { paymentProvider: provider } = service

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
    sendEvent,
    shown,

    /** An order that is paid. */
    async bought(uid: string, packageId: string = packageIds.fiveCredits) {
      const order = await shown(uid, packageId)
      await sendEvent(provider.become(order.chargeId, 'successful'))
      return order
    },

    read,

    /** How many job credits a member's company has. */
    balance: async (uid: string): Promise<number> =>
      (await service.ask('GET /v1/credits/balance', { as: uid })).json.jobPost.available,

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

    /** The kinds of notifications that a member got about money. */
    told: async (uid: string): Promise<string[]> =>
      (await service.ask('GET /v1/notifications', { as: uid })).json.items
        .filter(({ subject }: { subject: string }) => subject === 'credit')
        .map(({ kind }: { kind: string }) => kind),
  }
}

export type MoneySteps = ReturnType<typeof moneySteps>

type MoneyTest = { readonly service: TestService; readonly owner: Founder; readonly steps: MoneySteps }

/** For a file of tests about money that was paid: what `startPayments` begins, with somebody of staff and the steps. */
export function startMoney(begin: (now: MoneyTest) => void): void {
  startPayments(({ service, owner }) => {
    service.identity.add('staff', { ops: true })
    begin({ service, owner, steps: moneySteps(service) })
  })
}
