/** Every state an invitation can be in. */
export const invitationStates = ['pending', 'accepted', 'declined', 'revoked', 'expired'] as const
export type InvitationState = (typeof invitationStates)[number]

/** What those who manage members ask for by name. */
export const memberEvents = ['resend', 'revoke'] as const
export type MemberEvent = (typeof memberEvents)[number]

export const invitationEvents = [...memberEvents, 'accept', 'decline', 'expire'] as const
export type InvitationEvent = (typeof invitationEvents)[number]

/** Who may cause an event: a member of the company, whoever holds the mailed link, or the service itself. */
export type Who = 'member' | 'invitee' | 'system'

type Transition = {
  readonly event: InvitationEvent
  readonly from: readonly InvitationState[]
  readonly to: InvitationState
  readonly who: Who
}

/** The invitation's life. What is not here does not happen. */
export const transitions: readonly Transition[] = [
  { event: 'resend', from: ['pending', 'expired'], to: 'pending', who: 'member' },
  { event: 'revoke', from: ['pending', 'expired'], to: 'revoked', who: 'member' },
  { event: 'accept', from: ['pending'], to: 'accepted', who: 'invitee' },
  { event: 'decline', from: ['pending'], to: 'declined', who: 'invitee' },
  { event: 'expire', from: ['pending'], to: 'expired', who: 'system' },
]

/** The state an event leads to, or null when it is out of turn or not theirs to cause. */
export function nextState(from: InvitationState, event: InvitationEvent, who: Who): InvitationState | null {
  const found = transitions.find((row) => row.event === event && row.who === who && row.from.includes(from))
  return found?.to ?? null
}

/** What a member can ask for now. */
export const memberEventsFrom = (state: InvitationState): MemberEvent[] =>
  memberEvents.filter((event) => nextState(state, event, 'member') !== null)
