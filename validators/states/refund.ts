/** Every state of a refund: money of one payment that staff return. */
export const refundStates = ['created', 'completed', 'failed'] as const
export type RefundState = (typeof refundStates)[number]

/** How it goes back: the way it came, or by a bank transfer of staff's where the provider refused that. */
export const refundMethods = ['provider', 'bank_transfer'] as const
export type RefundMethod = (typeof refundMethods)[number]

/** What the provider says of a refund, and staff of a transfer. */
export const refundEvents = ['complete', 'refuse'] as const
export type RefundEvent = (typeof refundEvents)[number]

type Transition = {
  readonly event: RefundEvent
  readonly from: RefundState
  readonly to: RefundState
}

/** The transitions of a refund; any other changes nothing. */
export const transitions: readonly Transition[] = [
  { event: 'complete', from: 'created', to: 'completed' },
  { event: 'refuse', from: 'created', to: 'failed' },
]

/** The state an event leads to, or null when it changes nothing. */
export const nextState = (from: RefundState, event: RefundEvent): RefundState | null =>
  transitions.find((row) => row.event === event && row.from === from)?.to ?? null

/** The provider's states of a dispute: a buyer has asked their card's issuer for the money. */
export const disputeStates = ['open', 'pending', 'won', 'lost'] as const
export type DisputeState = (typeof disputeStates)[number]

/** True for a dispute that nobody has won or lost. */
export const isOpenDispute = (state: DisputeState): boolean => state === 'open' || state === 'pending'
