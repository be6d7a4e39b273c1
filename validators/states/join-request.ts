/** The states of a request to join a company. */
export const joinRequestStates = [
  'pending',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
  'lapsed',
] as const
export type JoinRequestState = (typeof joinRequestStates)[number]

/** `lapse`: nothing is left to decide, because the requester has a company by now or this company lost its number. */
export const joinRequestEvents = ['accept', 'decline', 'withdraw', 'expire', 'lapse'] as const
export type JoinRequestEvent = (typeof joinRequestEvents)[number]

/** The events the requester causes. */
export const requesterEvents = ['withdraw'] as const satisfies readonly JoinRequestEvent[]
export type RequesterEvent = (typeof requesterEvents)[number]

/** Who may cause an event: a member who manages members, the requester, or the service itself. */
export type Who = 'member' | 'requester' | 'system'

type Transition = {
  readonly event: JoinRequestEvent
  readonly from: readonly JoinRequestState[]
  readonly to: JoinRequestState
  readonly who: Who
}

/** The transitions of a request; any other is refused. Asking again makes a new request. */
export const transitions: readonly Transition[] = [
  { event: 'accept', from: ['pending'], to: 'accepted', who: 'member' },
  { event: 'decline', from: ['pending'], to: 'declined', who: 'member' },
  { event: 'withdraw', from: ['pending'], to: 'withdrawn', who: 'requester' },
  { event: 'expire', from: ['pending'], to: 'expired', who: 'system' },
  { event: 'lapse', from: ['pending'], to: 'lapsed', who: 'system' },
]

/** The state an event leads to, or null when it is not possible from this state or for this actor. */
export function nextState(
  from: JoinRequestState,
  event: JoinRequestEvent,
  who: Who,
): JoinRequestState | null {
  const found = transitions.find((row) => row.event === event && row.who === who && row.from.includes(from))
  return found?.to ?? null
}

/** The events the requester can cause now. */
export const requesterEventsFrom = (state: JoinRequestState): RequesterEvent[] =>
  requesterEvents.filter((event) => nextState(state, event, 'requester') !== null)
