/**
 * Every state of an intro video. `in_review`: staff have not seen it as it is now. `shown`: companies that may read the
 * worker may watch it. `rejected`: staff do not show it, and the worker reads why. A removed video is gone at once.
 */
export const introVideoStates = ['in_review', 'shown', 'rejected'] as const
export type IntroVideoState = (typeof introVideoStates)[number]

/** `show` and `reject` are staff's; `revise` is a change of its captions or poster by the worker. */
export const introVideoEvents = ['show', 'reject', 'revise'] as const
export type IntroVideoEvent = (typeof introVideoEvents)[number]

type Transition = {
  readonly event: IntroVideoEvent
  readonly from: readonly IntroVideoState[]
  readonly to: IntroVideoState
}

/** The transitions of an intro video; any other is refused. */
export const introVideoTransitions: readonly Transition[] = [
  { event: 'show', from: ['in_review'], to: 'shown' },
  // One that is shown is taken down when somebody complains with reason.
  { event: 'reject', from: ['in_review', 'shown'], to: 'rejected' },
  { event: 'revise', from: ['in_review', 'shown', 'rejected'], to: 'in_review' },
]

/** The state an event leads to, or null when it is not possible from this state. */
export const nextIntroVideoState = (from: IntroVideoState, event: IntroVideoEvent): IntroVideoState | null =>
  introVideoTransitions.find((row) => row.event === event && row.from.includes(from))?.to ?? null
