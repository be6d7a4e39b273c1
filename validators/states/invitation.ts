/** Every state an invitation can be in. */
export const invitationStates = ['pending', 'accepted', 'declined', 'revoked', 'expired'] as const
export type InvitationState = (typeof invitationStates)[number]

/** The events that members who manage members cause. */
export const memberEvents = ['resend', 'revoke'] as const
export type MemberEvent = (typeof memberEvents)[number]

/** `reconsider` takes a refusal back. */
export const invitationEvents = [...memberEvents, 'accept', 'decline', 'reconsider', 'expire'] as const
export type InvitationEvent = (typeof invitationEvents)[number]

/** Who may cause an event: a member of the company, whoever holds the mailed link, or the service itself. */
export type Who = 'member' | 'invitee' | 'system'

type Transition = {
  readonly event: InvitationEvent
  readonly from: readonly InvitationState[]
  readonly to: InvitationState
  readonly who: Who
}

/** The transitions of an invitation; any other is refused. */
export const transitions: readonly Transition[] = [
  { event: 'resend', from: ['pending', 'expired'], to: 'pending', who: 'member' },
  // Also of one that was declined, which could be reconsidered otherwise.
  { event: 'revoke', from: ['pending', 'expired', 'declined'], to: 'revoked', who: 'member' },
  { event: 'accept', from: ['pending'], to: 'accepted', who: 'invitee' },
  { event: 'decline', from: ['pending'], to: 'declined', who: 'invitee' },
  { event: 'reconsider', from: ['declined'], to: 'pending', who: 'invitee' },
  { event: 'expire', from: ['pending'], to: 'expired', who: 'system' },
]

/** The state an event leads to, or null when it is not possible from this state or for this actor. */
export function nextState(from: InvitationState, event: InvitationEvent, who: Who): InvitationState | null {
  const found = transitions.find((row) => row.event === event && row.who === who && row.from.includes(from))
  return found?.to ?? null
}

/** The events a member can cause now. */
export const memberEventsFrom = (state: InvitationState): MemberEvent[] =>
  memberEvents.filter((event) => nextState(state, event, 'member') !== null)
