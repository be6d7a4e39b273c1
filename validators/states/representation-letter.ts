/** Every state a letter with a code can be in. */
export const letterStates = ['asked', 'sent', 'used', 'void', 'expired', 'withdrawn', 'dropped'] as const
export type LetterState = (typeof letterStates)[number]

/**
 * `print`: staff print the letter, or print it again with a new code. `fail`: the last allowed try was a wrong code.
 * `drop`: there is nothing to prove any more, or nobody may prove it.
 */
export const letterEvents = ['print', 'enter', 'fail', 'expire', 'withdraw', 'drop'] as const
export type LetterEvent = (typeof letterEvents)[number]

/** The events members ask for. */
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

/** The transitions of a letter; any other is refused. Asking again creates another letter. */
export const transitions: readonly Transition[] = [
  { event: 'print', from: ['asked', 'sent'], to: 'sent', who: 'ops' },
  { event: 'enter', from: ['sent'], to: 'used', who: 'member' },
  { event: 'fail', from: ['sent'], to: 'void', who: 'system' },
  { event: 'expire', from: ['sent'], to: 'expired', who: 'system' },
  // A letter that was lost in the post can be withdrawn, so that it does not block another.
  { event: 'withdraw', from: ['asked', 'sent'], to: 'withdrawn', who: 'member' },
  { event: 'drop', from: ['asked', 'sent'], to: 'dropped', who: 'system' },
]

/** States in which a letter can still be used. */
export const openStates = ['asked', 'sent'] as const satisfies readonly LetterState[]

/** The state an event leads to, or null when it is not possible from this state or for this actor. */
export function nextState(from: LetterState, event: LetterEvent, who: Who): LetterState | null {
  const found = transitions.find((row) => row.event === event && row.who === who && row.from.includes(from))
  return found?.to ?? null
}

/** The events a member can cause now. */
export const memberEventsFrom = (state: LetterState): MemberEvent[] =>
  memberEvents.filter((event) => nextState(state, event, 'member') !== null)
