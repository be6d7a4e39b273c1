/** Every state of a payment: one attempt to pay an order. */
export const paymentStates = [
  'created',
  'awaiting_scan',
  'requires_action',
  'successful',
  'failed',
  'expired',
  'reversed',
] as const
export type PaymentState = (typeof paymentStates)[number]

/** Payments that are not over; an order has at most one. */
export const openPaymentStates = [
  'created',
  'awaiting_scan',
  'requires_action',
] as const satisfies readonly PaymentState[]

/**
 * What the provider says of a payment. `show`: there is a code to scan. `challenge`: the bank asks the card's owner.
 * `reverse`: its money was taken back.
 */
export const paymentEvents = ['show', 'challenge', 'succeed', 'fail', 'expire', 'reverse'] as const
export type PaymentEvent = (typeof paymentEvents)[number]

type Transition = {
  readonly event: PaymentEvent
  readonly from: readonly PaymentState[]
  readonly to: PaymentState
}

/** The transitions of a payment; any other changes nothing. Only the provider's word causes them. */
export const transitions: readonly Transition[] = [
  { event: 'show', from: ['created'], to: 'awaiting_scan' },
  { event: 'challenge', from: ['created'], to: 'requires_action' },
  // A late success still counts.
  {
    event: 'succeed',
    from: ['created', 'awaiting_scan', 'requires_action', 'failed', 'expired'],
    to: 'successful',
  },
  { event: 'fail', from: ['created', 'awaiting_scan', 'requires_action'], to: 'failed' },
  { event: 'expire', from: ['created', 'awaiting_scan', 'requires_action'], to: 'expired' },
  { event: 'reverse', from: ['created', 'awaiting_scan', 'requires_action'], to: 'failed' },
  { event: 'reverse', from: ['successful'], to: 'reversed' },
]

/** The state an event leads to, or null when it changes nothing. */
export function nextState(from: PaymentState, event: PaymentEvent): PaymentState | null {
  return transitions.find((row) => row.event === event && row.from.includes(from))?.to ?? null
}

/** True for a payment that is not over. */
export const isOpen = (state: PaymentState): boolean =>
  (openPaymentStates as readonly PaymentState[]).includes(state)
