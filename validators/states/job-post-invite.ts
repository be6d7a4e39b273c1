/** Every state of a worker's invitation to a job post. */
export const inviteStates = ['sent', 'seen', 'declined', 'applied'] as const
export type InviteState = (typeof inviteStates)[number]

/** What the invited worker does with it; applying is an application of its own. */
export const inviteEvents = ['see', 'decline', 'reconsider'] as const
export type InviteEvent = (typeof inviteEvents)[number]

type Transition = {
  readonly event: InviteEvent
  readonly from: readonly InviteState[]
  readonly to: InviteState
}

/** An invitation's life. What is not here does not happen: who has applied answered by that. */
export const transitions: readonly Transition[] = [
  { event: 'see', from: ['sent'], to: 'seen' },
  { event: 'decline', from: ['sent', 'seen'], to: 'declined' },
  { event: 'reconsider', from: ['declined'], to: 'seen' },
]

/** The state an event leads to, or null when it is out of turn. */
export function nextState(from: InviteState, event: InviteEvent): InviteState | null {
  const found = transitions.find((row) => row.event === event && row.from.includes(from))
  return found?.to ?? null
}

/** When each answer came; null for those that did not. */
export type InviteMoments = {
  readonly seenAt: Date | null
  readonly declinedAt: Date | null
  readonly appliedAt: Date | null
}

/** The state that an invitation's moments amount to; applying is the last word, whatever came before. */
export function stateOf({ seenAt, declinedAt, appliedAt }: InviteMoments): InviteState {
  if (appliedAt) return 'applied'
  if (declinedAt) return 'declined'
  return seenAt ? 'seen' : 'sent'
}
