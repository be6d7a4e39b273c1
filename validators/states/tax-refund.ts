/** Every state of a refund of withheld tax. */
export const taxRefundStates = [
  'draft',
  'submitted',
  'under_review',
  'needs_correction',
  'approved',
  'paid',
  'rejected',
  'cancelled',
] as const
export type TaxRefundState = (typeof taxRefundStates)[number]

/** States in which nothing more happens and another refund of the same order may be asked for. */
export const givenUpStates = ['rejected', 'cancelled'] as const satisfies readonly TaxRefundState[]

/** States in which a refund waits for members of the company. */
export const unsentStates = ['draft', 'needs_correction'] as const satisfies readonly TaxRefundState[]

/** States in which a refund waits for staff. */
export const waitingStates = [
  'submitted',
  'under_review',
  'approved',
] as const satisfies readonly TaxRefundState[]

/** What members who pay for their company cause, and what staff do. */
export const taxRefundMemberEvents = ['submit', 'cancel'] as const
export const taxRefundStaffEvents = [
  'begin_review',
  'ask_correction',
  'approve',
  'reject',
  'mark_paid',
] as const
export const taxRefundEvents = [...taxRefundMemberEvents, ...taxRefundStaffEvents] as const
export type TaxRefundEvent = (typeof taxRefundEvents)[number]
export type TaxRefundMemberEvent = (typeof taxRefundMemberEvents)[number]
export type TaxRefundStaffEvent = (typeof taxRefundStaffEvents)[number]

type Transition = {
  readonly event: TaxRefundEvent
  readonly from: readonly TaxRefundState[]
  readonly to: TaxRefundState
}

/** The transitions of a refund; any other is refused. */
export const transitions: readonly Transition[] = [
  { event: 'submit', from: ['draft', 'needs_correction'], to: 'submitted' },
  // Once staff read it, they say how it ends.
  { event: 'cancel', from: ['draft', 'submitted', 'needs_correction'], to: 'cancelled' },
  { event: 'begin_review', from: ['submitted'], to: 'under_review' },
  // Also what was approved, where the order's money changed before it was paid.
  { event: 'ask_correction', from: ['under_review', 'approved'], to: 'needs_correction' },
  { event: 'approve', from: ['under_review'], to: 'approved' },
  { event: 'reject', from: ['under_review', 'approved'], to: 'rejected' },
  { event: 'mark_paid', from: ['approved'], to: 'paid' },
]

/** The state an event leads to, or null when it is not possible from this state. */
export function nextState(from: TaxRefundState, event: TaxRefundEvent): TaxRefundState | null {
  return transitions.find((row) => row.event === event && row.from.includes(from))?.to ?? null
}

/** True while members may change what they ask for. */
export const isEditable = (state: TaxRefundState): boolean => nextState(state, 'submit') !== null
