/** Every state a dispute about a company's number can be in; `preparing` until the claimant's papers are sent. */
export const disputeStates = ['preparing', 'open', 'answered', 'won', 'lost', 'withdrawn', 'ended'] as const
export type DisputeState = (typeof disputeStates)[number]

/** States that are not final: a claimant has one such dispute at a time. */
export const unsettledStates = ['preparing', 'open', 'answered'] as const satisfies readonly DisputeState[]

/** `end`: nothing is left to decide, because the holder lost the number. */
export const disputeEvents = ['open', 'answer', 'for_claimant', 'for_holder', 'withdraw', 'end'] as const
export type DisputeEvent = (typeof disputeEvents)[number]

/** What staff decide. */
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
  // From `open` only once the holder's time to answer is over (`mayDecideFor` of the service).
  { event: 'for_claimant', from: ['open', 'answered'], to: 'won', who: 'ops' },
  { event: 'for_holder', from: ['open', 'answered'], to: 'lost', who: 'ops' },
  { event: 'withdraw', from: unsettledStates, to: 'withdrawn', who: 'claimant' },
  { event: 'end', from: unsettledStates, to: 'ended', who: 'system' },
]

/** The state an event leads to, or null when it is out of turn or not theirs to cause. */
export function nextState(from: DisputeState, event: DisputeEvent, who: Who): DisputeState | null {
  const found = transitions.find((row) => row.event === event && row.who === who && row.from.includes(from))
  return found?.to ?? null
}

/** False for a dispute that staff have not decided and nothing has ended. */
export const isSettled = (state: DisputeState): boolean =>
  !(unsettledStates as readonly DisputeState[]).includes(state)
