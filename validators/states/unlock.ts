/**
 * Every state of an unlocked profile. `intended`: a member has asked, and the credit may be taken at any moment.
 * `unlocked`: the company may read the contact until the unlock's end. `refused`: no credit was taken. `returned`: the
 * worker could not be reached any more when it was to be recorded, or blocked the company soon after, so the credit went
 * back. `objected`: the worker objected. `refunded`: staff agreed that the number does not exist. `ended`: the worker's
 * account is gone.
 */
export const unlockStates = [
  'intended',
  'unlocked',
  'refused',
  'returned',
  'objected',
  'refunded',
  'ended',
] as const
export type UnlockState = (typeof unlockStates)[number]

/** States in which a company has no other unlock of the same worker. */
export const liveUnlockStates = ['intended', 'unlocked'] as const satisfies readonly UnlockState[]

export const unlockEvents = ['record', 'refuse', 'give_back', 'object', 'refund', 'end', 'lapse'] as const
export type UnlockEvent = (typeof unlockEvents)[number]

type Transition<State, Event> = {
  readonly event: Event
  readonly from: readonly State[]
  readonly to: State
}

/** The transitions of an unlock in the partim service; any other is refused. */
export const unlockTransitions: readonly Transition<UnlockState, UnlockEvent>[] = [
  { event: 'record', from: ['intended'], to: 'unlocked' },
  { event: 'refuse', from: ['intended'], to: 'refused' },
  { event: 'give_back', from: ['intended', 'unlocked'], to: 'returned' },
  { event: 'object', from: ['unlocked'], to: 'objected' },
  { event: 'refund', from: ['unlocked'], to: 'refunded' },
  // Its time is over, and the company unlocks the profile again; or the worker's account is gone.
  { event: 'lapse', from: ['unlocked'], to: 'ended' },
  { event: 'end', from: ['unlocked', 'objected', 'refunded', 'refused', 'returned'], to: 'ended' },
]

/** The state an event leads to, or null when it is not possible from this state. */
export const nextUnlockState = (from: UnlockState, event: UnlockEvent): UnlockState | null =>
  unlockTransitions.find((row) => row.event === event && row.from.includes(from))?.to ?? null

/**
 * Every state of the credit that an unlock takes, in the job-post service: `held` until the unlock is recorded, then
 * `captured`; `released` when it was not recorded, and `refunded` when staff or an early objection returned it.
 */
export const unlockDebitStates = ['held', 'captured', 'released', 'refunded'] as const
export type UnlockDebitState = (typeof unlockDebitStates)[number]

/** What is decided about the credit of an unlock. */
export const unlockSettlements = ['capture', 'release', 'refund'] as const
export type UnlockSettlement = (typeof unlockSettlements)[number]

export const unlockDebitTransitions: readonly Transition<UnlockDebitState, UnlockSettlement>[] = [
  { event: 'capture', from: ['held'], to: 'captured' },
  { event: 'release', from: ['held'], to: 'released' },
  // What is to be spent may be returned before that arrives.
  { event: 'refund', from: ['held', 'captured'], to: 'refunded' },
]

/** The state a settlement leads to, or null when it is not possible from this state. */
export const nextDebitState = (from: UnlockDebitState, event: UnlockSettlement): UnlockDebitState | null =>
  unlockDebitTransitions.find((row) => row.event === event && row.from.includes(from))?.to ?? null

/** What became of the report that an unlocked number does not exist. */
export const unlockReportStates = ['open', 'accepted', 'declined'] as const
export type UnlockReportState = (typeof unlockReportStates)[number]
