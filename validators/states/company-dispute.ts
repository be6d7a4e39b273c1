/** Every state of a dispute about a company's number; it is `preparing` until the claimant's documents are sent. */
export const disputeStates = ['preparing', 'open', 'answered', 'won', 'lost', 'withdrawn', 'ended'] as const
export type DisputeState = (typeof disputeStates)[number]

/** States that are not final: a claimant has at most one dispute in them. */
export const unsettledStates = ['preparing', 'open', 'answered'] as const satisfies readonly DisputeState[]

/** `end`: nothing is left to decide, because the holder lost the number. */
export const disputeEvents = ['open', 'answer', 'for_claimant', 'for_holder', 'withdraw', 'end'] as const
export type DisputeEvent = (typeof disputeEvents)[number]

/** The decisions of staff. */
export const verdicts = ['for_claimant', 'for_holder'] as const satisfies readonly DisputeEvent[]

/** Who may cause an event: the claimant, the holder, our staff, or the service itself. */
export type Who = 'claimant' | 'holder' | 'ops' | 'system'

type Transition = {
  readonly event: DisputeEvent
  readonly from: readonly DisputeState[]
  readonly to: DisputeState
  readonly who: Who
}

/** The transitions of a dispute; any other is refused. */
export const transitions: readonly Transition[] = [
  { event: 'open', from: ['preparing'], to: 'open', who: 'claimant' },
  { event: 'answer', from: ['open'], to: 'answered', who: 'holder' },
  // From `open` only after the holder's time to answer is over (`mayDecideFor` of the service).
  { event: 'for_claimant', from: ['open', 'answered'], to: 'won', who: 'ops' },
  { event: 'for_holder', from: ['open', 'answered'], to: 'lost', who: 'ops' },
  { event: 'withdraw', from: unsettledStates, to: 'withdrawn', who: 'claimant' },
  { event: 'end', from: unsettledStates, to: 'ended', who: 'system' },
]

/** The state an event leads to, or null when it is not possible from this state or for this actor. */
export function nextState(from: DisputeState, event: DisputeEvent, who: Who): DisputeState | null {
  const found = transitions.find((row) => row.event === event && row.who === who && row.from.includes(from))
  return found?.to ?? null
}

/** True for a dispute that has reached a final state. */
export const isSettled = (state: DisputeState): boolean =>
  !(unsettledStates as readonly DisputeState[]).includes(state)
