/** Every state of an order. */
export const orderStates = [
  'pending',
  'awaiting_payment',
  'paid',
  'fulfilled',
  'expired',
  'cancelled',
  'partly_refunded',
  'refunded',
  'reversed',
] as const
export type OrderState = (typeof orderStates)[number]

/** The events that members who pay cause. */
export const memberEvents = ['ask', 'cancel'] as const

/** The events that leave an order's money wholly or partly with its buyer again. */
const returningEvents = ['refund_part', 'refund_rest', 'reverse'] as const

/**
 * `ask`: for a way to pay, the first one or another one. `fulfil`: what was bought has been given. `reverse`: the bank or
 * the card's issuer took the money back.
 */
export const orderEvents = [...memberEvents, 'pay', 'fulfil', 'expire', ...returningEvents] as const
export type OrderEvent = (typeof orderEvents)[number]

/** Who may cause an event: a member of the company, or the service itself. */
export type Who = 'member' | 'system'

type Transition = {
  readonly event: OrderEvent
  readonly from: readonly OrderState[]
  readonly to: OrderState
  readonly who: Who
}

/** The transitions of an order; any other is refused. */
export const transitions: readonly Transition[] = [
  // How long an expired order may still be asked for is in its row.
  {
    event: 'ask',
    from: ['pending', 'awaiting_payment', 'expired'],
    to: 'awaiting_payment',
    who: 'member',
  },
  { event: 'cancel', from: ['pending', 'awaiting_payment', 'expired'], to: 'cancelled', who: 'member' },
  // Money counts whenever it arrives: also after the time to pay, and after a cancellation.
  {
    event: 'pay',
    from: ['pending', 'awaiting_payment', 'expired', 'cancelled'],
    to: 'paid',
    who: 'system',
  },
  { event: 'fulfil', from: ['paid'], to: 'fulfilled', who: 'system' },
  { event: 'expire', from: ['pending', 'awaiting_payment'], to: 'expired', who: 'system' },
  {
    event: 'refund_part',
    from: ['fulfilled', 'partly_refunded'],
    to: 'partly_refunded',
    who: 'system',
  },
  { event: 'refund_rest', from: ['fulfilled', 'partly_refunded'], to: 'refunded', who: 'system' },
  { event: 'reverse', from: ['fulfilled', 'partly_refunded'], to: 'reversed', who: 'system' },
]

/** The state an event leads to, or null when it is not possible from this state or for this actor. */
export function nextState(from: OrderState, event: OrderEvent, who: Who): OrderState | null {
  const found = transitions.find((row) => row.event === event && row.who === who && row.from.includes(from))
  return found?.to ?? null
}

/** The states of orders whose money has arrived, whatever became of it since. */
export const paidStates = [
  'paid',
  'fulfilled',
  'partly_refunded',
  'refunded',
  'reversed',
] as const satisfies readonly OrderState[]

/** The states of orders that gave what was bought. */
export const fulfilledStates = paidStates.filter((state) => state !== 'paid')

/** True for an order whose money has arrived; it may have been returned since. */
export const isPaid = (state: OrderState): boolean => (paidStates as readonly OrderState[]).includes(state)
