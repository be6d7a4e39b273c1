/** Every state a letter with a code can be in. */
export const letterStates = ['asked', 'sent', 'used', 'void', 'expired', 'withdrawn', 'dropped'] as const
export type LetterState = (typeof letterStates)[number]

/**
 * `print`: staff print the letter, or print it again with another code. `fail`: a wrong code was entered once too often.
 * `drop`: there is nothing to prove any more, or nobody may prove it.
 */
export const letterEvents = ['print', 'enter', 'fail', 'expire', 'withdraw', 'drop'] as const
export type LetterEvent = (typeof letterEvents)[number]

/** What members ask for by name. */
export const memberEvents = ['withdraw'] as const satisfies readonly LetterEvent[]
export type MemberEvent = (typeof memberEvents)[number]

/** Who may cause an event: a member of the company, our operations staff, or the service itself. */
export type Who = 'member' | 'ops' | 'system'

type Transition = {
  readonly event: LetterEvent
  readonly from: readonly LetterState[]
  readonly to: LetterState
  readonly who: Who
}

/** A letter's life. What is not here does not happen; asking again is another letter. */
export const transitions: readonly Transition[] = [
  { event: 'print', from: ['asked', 'sent'], to: 'sent', who: 'ops' },
  { event: 'enter', from: ['sent'], to: 'used', who: 'member' },
  { event: 'fail', from: ['sent'], to: 'void', who: 'system' },
  { event: 'expire', from: ['sent'], to: 'expired', who: 'system' },
  // One that was lost in the post stands in nobody's way.
  { event: 'withdraw', from: ['asked', 'sent'], to: 'withdrawn', who: 'member' },
  { event: 'drop', from: ['asked', 'sent'], to: 'dropped', who: 'system' },
]

/** States of a letter something can still become of. */
export const openStates = ['asked', 'sent'] as const satisfies readonly LetterState[]

/** The state an event leads to, or null when it is out of turn or not this actor's to cause. */
export function nextState(from: LetterState, event: LetterEvent, who: Who): LetterState | null {
  const found = transitions.find((row) => row.event === event && row.who === who && row.from.includes(from))
  return found?.to ?? null
}

/** What a member can ask for now. */
export const memberEventsFrom = (state: LetterState): MemberEvent[] =>
  memberEvents.filter((event) => nextState(state, event, 'member') !== null)
