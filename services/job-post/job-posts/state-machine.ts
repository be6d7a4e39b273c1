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

/** What members ask for by name. */
export const memberEvents = ['submit', 'pause', 'resume', 'close', 'cancel'] as const
export type MemberEvent = (typeof memberEvents)[number]

/** What operations staff decide. */
export const opsEvents = ['approve', 'reject'] as const
export type OpsEvent = (typeof opsEvents)[number]

/** Events that members can apply to several posts at once. */
export const bulkEvents = ['pause', 'resume', 'close'] as const satisfies readonly MemberEvent[]
export type BulkEvent = (typeof bulkEvents)[number]

/**
 * `submit` becomes `publish` or `hold` by the automatic review; `flag` follows an edit of a running post that
 * the review objects to, `revise` the edit of a rejected one; `fill` and `reopen` follow the places that are taken.
 */
export const jobPostEvents = [
  'publish',
  'hold',
  'approve',
  'reject',
  'revise',
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

/** The job post's life. What is not here does not happen. */
export const transitions: readonly Transition[] = [
  { event: 'publish', from: ['draft'], to: 'published', who: 'member' },
  { event: 'hold', from: ['draft'], to: 'pending_review', who: 'member' },
  { event: 'approve', from: ['pending_review'], to: 'published', who: 'ops' },
  // What held it is gone: its company was confirmed, and nothing else was found.
  { event: 'approve', from: ['pending_review'], to: 'published', who: 'system' },
  { event: 'reject', from: ['pending_review'], to: 'rejected', who: 'ops' },
  // Of what workers see already while it stands in staff's queue.
  { event: 'approve', from: ['published'], to: 'published', who: 'ops' },
  { event: 'approve', from: ['paused'], to: 'paused', who: 'ops' },
  { event: 'approve', from: ['filled'], to: 'filled', who: 'ops' },
  { event: 'reject', from: ['published', 'paused', 'filled'], to: 'rejected', who: 'ops' },
  { event: 'revise', from: ['rejected'], to: 'draft', who: 'member' },
  { event: 'flag', from: ['published', 'paused', 'filled'], to: 'pending_review', who: 'system' },
  { event: 'pause', from: ['published'], to: 'paused', who: 'member' },
  { event: 'resume', from: ['paused'], to: 'published', who: 'member' },
  { event: 'fill', from: ['published'], to: 'filled', who: 'system' },
  { event: 'reopen', from: ['filled'], to: 'published', who: 'system' },
  // One whose days are over before anybody looked at it is of no use to workers, and its credit goes back.
  {
    event: 'expire',
    from: ['published', 'paused', 'filled', 'pending_review'],
    to: 'expired',
    who: 'system',
  },
  // Of a filled one: no place that comes free is given to anybody else.
  { event: 'close', from: ['published', 'paused', 'filled'], to: 'closed', who: 'member' },
  {
    event: 'cancel',
    from: ['draft', 'pending_review', 'rejected', 'published', 'paused', 'filled'],
    to: 'cancelled',
    who: 'member',
  },
]

/** The state an event leads to, or null when it is out of turn or not this actor's to cause. */
export function nextState(from: JobPostState, event: JobPostEvent, who: Who): JobPostState | null {
  const found = transitions.find((row) => row.event === event && row.who === who && row.from.includes(from))
  return found?.to ?? null
}

/** What a member can ask for now. */
export const memberEventsFrom = (state: JobPostState): MemberEvent[] =>
  memberEvents.filter((event) => nextState(state, event === 'submit' ? 'publish' : event, 'member') !== null)

/** States of posts that are published or can be at once again. */
export const runningStates = ['published', 'paused'] as const satisfies readonly JobPostState[]

/** States of posts whose work is still to come, whether or not anybody is looked for. */
export const workAheadStates = [...runningStates, 'filled'] as const satisfies readonly JobPostState[]

/** States of posts that workers see, or will see without another submission. */
export const openStates = ['pending_review', ...workAheadStates] as const satisfies readonly JobPostState[]

/**
 * What staff may decide now: any event for a post that waits for them, and for a published one only while it is in
 * their queue.
 */
export const opsEventsFrom = (state: JobPostState, isInQueue: boolean): OpsEvent[] =>
  isInQueue || state === 'pending_review'
    ? opsEvents.filter((event) => nextState(state, event, 'ops') !== null)
    : []
