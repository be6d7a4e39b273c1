import { noteProviderCall } from '@/services/shared/testing/no-open-transaction'
import {
  type Charge,
  type Dispute,
  type EventSubject,
  type NewCharge,
  type PaymentProvider,
  type ProviderRefund,
  ProviderRefusal,
  ProviderSilence,
} from './billing/payments/provider'
import type { CardToKeep, KeptCard } from './billing/saved-cards/card-keeper'

type MadeCharge = Charge & { readonly asked: NewCharge; readonly at: Date }

/**
 * A payment provider with the charges it was asked for. `mode` is what becomes of the next requests for a charge: refused,
 * lost on the way, or made with an answer that is lost.
 */
export function memoryPaymentProvider() {
  const charges = new Map<string, MadeCharge>()
  const events = new Map<string, EventSubject>()
  const refunds: (ProviderRefund & { readonly chargeId: string })[] = []
  const disputes = new Map<string, Dispute>()
  const kept = new Map<string, KeptCard & { readonly asked: CardToKeep }>()
  const usedTokens = new Set<string>()
  /** As the provider does it: a token is used once, by a charge or by keeping its card. */
  const use = (token: string) => {
    if (usedTokens.has(token)) throw new ProviderRefusal(400, 'used_token')
    usedTokens.add(token)
  }
  const find = (chargeId: string) => {
    const charge = charges.get(chargeId)
    if (!charge) throw new ProviderRefusal(404, 'not_found')
    return charge
  }
  const state = {
    charges,
    events,
    refunds,
    disputes,
    kept,
    mode: 'usual' as 'usual' | 'refuses' | 'loses-request' | 'loses-answer',
    /** Why the next cards are declined at once; empty where the bank asks first. */
    declines: '',
    isDown: false,
    /** Charges about which it does not answer. */
    silentAbout: new Set<string>(),
    held: null as Promise<void> | null,
    requests: 0,
    lookUps: 0,
    /** The charge of a payment, as the payer changes it; `paid` ignores that it is over, as late money does. */
    become(chargeId: string, status: Charge['status'], failureCode: string | null = null) {
      const { paymentId } = find(chargeId)
      const paidAt = status === 'successful' ? new Date() : null
      state.alter(chargeId, { status, failureCode, paidAt })
      return state.tell({ about: 'charge', chargeId, paymentId, isReversal: status === 'reversed' })
    },
    /** What the provider says of a charge, changed behind our back. */
    alter(chargeId: string, changes: Partial<MadeCharge>) {
      charges.set(chargeId, { ...find(chargeId), ...changes })
    },
    /** Another charge of a charge's payment, as one can be made after a lost answer; answers its id. */
    chargeAgain(chargeId: string) {
      const id = `${chargeId}_again`
      charges.set(id, { ...find(chargeId), id, status: 'pending', paidAt: null })
      return id
    },
    /** An event, as the provider sends it. */
    tell(subject: EventSubject) {
      const id = `evnt_test_${events.size + 1}`
      events.set(id, subject)
      return id
    },
    /** A dispute of a charge as the bank opens or decides it; answers the provider's event. */
    dispute(chargeId: string, of: Dispute['state'], id = `dspt_test_${chargeId}`) {
      const { amount } = find(chargeId)
      const closedAt = of === 'won' || of === 'lost' ? new Date() : null
      const openedAt = disputes.get(id)?.openedAt ?? new Date()
      const reason = 'goods_or_services_not_provided'
      disputes.set(id, { id, chargeId, state: of, amount, reason, openedAt, closedAt })
      return state.tell({ about: 'dispute', disputeId: id })
    },
    /** A dispute of a part of a charge, which we have lost; answers the provider's event. */
    losePart(chargeId: string, amount: number) {
      const id = `dspt_${chargeId}_${amount}`
      const eventId = state.dispute(chargeId, 'lost', id)
      const dispute = disputes.get(id)
      if (dispute) disputes.set(id, { ...dispute, amount })
      return eventId
    },
    ofPayment: (paymentId: string) =>
      [...charges.values()].filter(({ asked }) => asked.paymentId === paymentId),
    /** Holds every answer back until what this answers is called. */
    hold() {
      let letGo = () => {}
      state.held = new Promise<void>((resolve) => {
        letGo = resolve
      })
      return () => {
        state.held = null
        letGo()
      }
    },
    latest() {
      const charge = [...charges.values()].at(-1)
      if (!charge) throw new Error('no charge was asked for')
      return charge
    },
  }
  const answer = async <Answer>(work: () => Answer): Promise<Answer> => {
    noteProviderCall()
    await new Promise(setImmediate)
    await state.held
    if (state.isDown) throw new ProviderSilence('down')
    return work()
  }
  const provider: PaymentProvider = {
    charge: (asked) =>
      answer(() => {
        state.requests += 1
        if (state.mode === 'refuses') throw new ProviderRefusal(400, 'invalid_charge')
        if (state.mode === 'loses-request') throw new ProviderSilence('lost')
        const id = `chrg_test_${charges.size + 1}${asked.paymentId.replaceAll('-', '')}`
        const isCard = asked.means.kind !== 'code'
        if (asked.means.kind === 'token') use(asked.means.token)
        const isDeclined = isCard && state.declines !== ''
        const made = {
          id,
          status: isDeclined ? ('failed' as const) : ('pending' as const),
          amount: asked.amount,
          currency: 'THB',
          isOurMode: true,
          paymentId: asked.paymentId,
          codeAddress: isCard ? null : `https://provider.example/${id}`,
          authorizeAddress: isCard ? `https://provider.example/${id}/authorize` : null,
          card: isCard ? { brand: 'Visa', lastDigits: '4242' } : null,
          paidAt: null,
          failureCode: isDeclined ? state.declines : null,
          refundedAmount: 0,
          asked,
          at: new Date(),
        }
        charges.set(id, made)
        if (state.mode === 'loses-answer') throw new ProviderSilence('lost')
        return made
      }),
    find: (_merchant, chargeId) =>
      answer(() => {
        if (state.silentAbout.has(chargeId)) throw new ProviderSilence('silent')
        return find(chargeId)
      }),
    lookUp: (merchant, paymentId) =>
      answer(() => {
        state.lookUps += 1
        return state.ofPayment(paymentId).find(({ asked }) => asked.merchant === merchant) ?? null
      }),
    expire: (_merchant, chargeId) =>
      answer(() => {
        if (find(chargeId).status !== 'pending') throw new ProviderRefusal(400, 'invalid_charge')
        state.become(chargeId, 'expired')
        return find(chargeId)
      }),
    refund: ({ chargeId, amount, refundId }) =>
      answer(() => {
        state.requests += 1
        if (state.mode === 'refuses') throw new ProviderRefusal(400, 'failed_refund')
        if (state.mode === 'loses-request') throw new ProviderSilence('lost')
        const charge = find(chargeId)
        if (charge.status !== 'successful' || charge.refundedAmount + amount > charge.amount) {
          throw new ProviderRefusal(400, 'failed_refund')
        }
        state.alter(chargeId, { refundedAmount: charge.refundedAmount + amount })
        const made = { id: `rfnd_test_${refunds.length + 1}`, amount, refundId, chargeId }
        refunds.push(made)
        if (state.mode === 'loses-answer') throw new ProviderSilence('lost')
        return made
      }),
    refundsOf: (_merchant, chargeId) =>
      answer(() => {
        state.lookUps += 1
        return refunds.filter((made) => made.chargeId === chargeId)
      }),
    chargesSince: (merchant, since) =>
      answer(() =>
        [...charges.values()].filter(({ asked, at }) => asked.merchant === merchant && at >= since),
      ),
    findDispute: (_merchant, disputeId) =>
      answer(() => {
        const dispute = disputes.get(disputeId)
        if (!dispute) throw new ProviderRefusal(404, 'not_found')
        return dispute
      }),
    disputesSince: (merchant, since) =>
      answer(() =>
        [...disputes.values()].filter(
          ({ chargeId, openedAt }) => find(chargeId).asked.merchant === merchant && openedAt >= since,
        ),
      ),
    readEvent: (_merchant, eventId) =>
      answer(() => {
        const subject = events.get(eventId)
        if (subject === undefined) throw new ProviderRefusal(404, 'not_found')
        return subject
      }),
    picture: () => answer(() => ({ bytes: Buffer.from('<svg/>'), type: 'image/svg+xml' })),
    keepCard: (asked) =>
      answer(() => {
        use(asked.token)
        const customerId = `cust_test_${kept.size + 1}`
        const expirationYear = new Date().getFullYear() + 3
        const card = { customerId, brand: 'Visa', lastDigits: '4242', expirationMonth: 12, expirationYear }
        kept.set(customerId, { ...card, asked })
        if (state.mode === 'loses-answer') throw new ProviderSilence('lost')
        return card
      }),
    findKeptCard: (merchant, savedCardId) =>
      answer(
        () =>
          [...kept.values()].find(
            ({ asked }) => asked.merchant === merchant && asked.savedCardId === savedCardId,
          ) ?? null,
      ),
    forgetCard: (_merchant, customerId) =>
      answer(() => {
        kept.delete(customerId)
      }),
  }
  return Object.assign(state, provider)
}
