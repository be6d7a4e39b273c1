/** Every state a job post can be in. */
export const jobPostStates = [
  'draft',
  'pending_review',
  'published',
  'paused',
  'filled',
  'expired',
  'closed',
  'rejected',
  'cancelled',
] as const
export type JobPostState = (typeof jobPostStates)[number]

/** The events members ask for. */
export const memberEvents = ['submit', 'pause', 'resume', 'close', 'reopen', 'cancel'] as const
export type MemberEvent = (typeof memberEvents)[number]

/** The decisions of operations staff. */
export const opsEvents = ['approve', 'reject'] as const
export type OpsEvent = (typeof opsEvents)[number]

/** Events that members can apply to several posts at once. */
export const bulkEvents = ['pause', 'resume', 'close'] as const satisfies readonly MemberEvent[]
export type BulkEvent = (typeof bulkEvents)[number]

/**
 * `submit` becomes `publish` or `hold` by the automatic review; `flag` follows an edit of a running post that
 * the review objects to, `revise` the edit of a rejected one; `withdraw` takes a post from staff's queue to edit it, and is
 * followed by another submission at once; `fill` and `reopen` follow the places that are taken, and a member may `reopen`
 * what was closed.
 */
export const jobPostEvents = [
  'publish',
  'hold',
  'approve',
  'reject',
  'revise',
  'withdraw',
  'flag',
  'pause',
  'resume',
  'fill',
  'reopen',
  'expire',
  'close',
  'cancel',
] as const
export type JobPostEvent = (typeof jobPostEvents)[number]

/** Who may cause an event: a member of the company, our operations staff, or the service itself. */
export type Who = 'member' | 'ops' | 'system'

type Transition = {
  readonly event: JobPostEvent
  readonly from: readonly JobPostState[]
  readonly to: JobPostState
  readonly who: Who
}

/** The transitions of a job post; any other is refused. */
export const transitions: readonly Transition[] = [
  { event: 'publish', from: ['draft'], to: 'published', who: 'member' },
  { event: 'hold', from: ['draft'], to: 'pending_review', who: 'member' },
  { event: 'approve', from: ['pending_review'], to: 'published', who: 'ops' },
  // The reason for the review is gone: the company was confirmed, and the review found nothing else.
  { event: 'approve', from: ['pending_review'], to: 'published', who: 'system' },
  { event: 'reject', from: ['pending_review'], to: 'rejected', who: 'ops' },
  // For posts that workers already see while they wait in the queue of staff.
  { event: 'approve', from: ['published'], to: 'published', who: 'ops' },
  { event: 'approve', from: ['paused'], to: 'paused', who: 'ops' },
  { event: 'approve', from: ['filled'], to: 'filled', who: 'ops' },
  { event: 'reject', from: ['published', 'paused', 'filled'], to: 'rejected', who: 'ops' },
  { event: 'revise', from: ['rejected'], to: 'draft', who: 'member' },
  // It is submitted again in the same transaction, so a post never stays a draft that was under review.
  { event: 'withdraw', from: ['pending_review'], to: 'draft', who: 'member' },
  { event: 'flag', from: ['published', 'paused', 'filled'], to: 'pending_review', who: 'system' },
  { event: 'pause', from: ['published'], to: 'paused', who: 'member' },
  { event: 'resume', from: ['paused'], to: 'published', who: 'member' },
  { event: 'fill', from: ['published'], to: 'filled', who: 'system' },
  { event: 'reopen', from: ['filled'], to: 'published', who: 'system' },
  // A post whose days are over before staff reviewed it is of no use to workers, and its credit is returned.
  {
    event: 'expire',
    from: ['published', 'paused', 'filled', 'pending_review'],
    to: 'expired',
    who: 'system',
  },
  // Closing a filled post means that a place that becomes free is not given to anybody else.
  { event: 'close', from: ['published', 'paused', 'filled'], to: 'closed', who: 'member' },
  // Somebody who was hired cannot come after all: others are looked for again.
  { event: 'reopen', from: ['closed'], to: 'published', who: 'member' },
  {
    event: 'cancel',
    from: ['draft', 'pending_review', 'rejected', 'published', 'paused', 'filled'],
    to: 'cancelled',
    who: 'member',
  },
]

/** The state an event leads to, or null when it is not possible from this state or for this actor. */
export function nextState(from: JobPostState, event: JobPostEvent, who: Who): JobPostState | null {
  const found = transitions.find((row) => row.event === event && row.who === who && row.from.includes(from))
  return found?.to ?? null
}

/** How far the work of a post has come, which limits who can still apply to it. */
type PostProgress = {
  /** The work of a shift is to come. */
  readonly hasShiftToCome: boolean
  /** Everybody works every shift, and the first has begun. */
  readonly hasBegunAsWhole: boolean
}

/** The events a member can cause now; a post to which nobody can apply any more is neither opened again nor paused. */
export const memberEventsFrom = (
  state: JobPostState,
  { hasShiftToCome, hasBegunAsWhole }: PostProgress,
): MemberEvent[] =>
  memberEvents.filter(
    (event) =>
      nextState(state, event === 'submit' ? 'publish' : event, 'member') !== null &&
      !(hasBegunAsWhole && (event === 'pause' || event === 'resume' || event === 'reopen')) &&
      (event !== 'reopen' || hasShiftToCome),
  )

/** States of posts that are published, or that a member can publish again at once. */
export const runningStates = ['published', 'paused'] as const satisfies readonly JobPostState[]

/** States of posts whose work is still to come, whether or not they still look for people. */
export const workAheadStates = [...runningStates, 'filled'] as const satisfies readonly JobPostState[]

/** States of posts to which somebody may come who was hired, also where staff took one down and it is being mended. */
export const comingStates = [
  ...workAheadStates,
  'pending_review',
  'closed',
  'rejected',
  'draft',
] as const satisfies readonly JobPostState[]

/** States of posts that are over: nothing more becomes of them, unless a closed one is opened again. */
export const endedStates = ['expired', 'closed', 'cancelled'] as const satisfies readonly JobPostState[]
export const hasEnded = (state: JobPostState): boolean =>
  (endedStates as readonly JobPostState[]).includes(state)

/** States of posts that workers see, or will see without another submission. */
export const openStates = ['pending_review', ...workAheadStates] as const satisfies readonly JobPostState[]

/**
 * What staff may decide now: for a post in review any decision, for a published one only while it is in their queue.
 */
export const opsEventsFrom = (state: JobPostState, isInQueue: boolean): OpsEvent[] =>
  isInQueue || state === 'pending_review'
    ? opsEvents.filter((event) => nextState(state, event, 'ops') !== null)
    : []
