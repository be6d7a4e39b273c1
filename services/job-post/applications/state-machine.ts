/** Every state an application can be in. */
export const applicationStates = [
  'submitted',
  'viewed',
  'shortlisted',
  'interview',
  'offered',
  'hired',
  'completed',
  'no_show',
  'rejected',
  'withdrawn',
  'offer_declined',
  'expired',
] as const
export type ApplicationState = (typeof applicationStates)[number]

/** States in which an application waits for the company's decision. */
export const undecidedStates = [
  'submitted',
  'viewed',
  'shortlisted',
  'interview',
] as const satisfies readonly ApplicationState[]

/** States in which an application waits for somebody's decision. */
export const openStates = [...undecidedStates, 'offered'] as const satisfies readonly ApplicationState[]

/** States of somebody who has the job, or did it. */
export const placeTakenStates = ['hired', 'completed'] as const satisfies readonly ApplicationState[]

/** States in which assigned shifts can still be changed. */
export const shiftedStates = ['offered', 'hired'] as const satisfies readonly ApplicationState[]

/** What members of the company ask for by name. */
export const memberEvents = [
  'view',
  'shortlist',
  'interview',
  'offer',
  'hire',
  'reject',
  'complete',
  'mark_no_show',
] as const
export type MemberEvent = (typeof memberEvents)[number]

/** What the worker who applied asks for. */
export const workerEvents = ['withdraw', 'accept', 'decline'] as const
export type WorkerEvent = (typeof workerEvents)[number]

/** `submit` creates an application; `expire` ends it with its post. */
export const applicationEvents = ['submit', ...memberEvents, ...workerEvents, 'expire'] as const
export type ApplicationEvent = (typeof applicationEvents)[number]

/** What the history shows: events that moved an application, and a change of its shifts, which leaves the state. */
export const historyEvents = [...applicationEvents, 'change_shifts'] as const
export type HistoryEvent = (typeof historyEvents)[number]

/** Who may cause an event: a member of the company, the worker who applied, or the service itself. */
export const causers = ['member', 'worker', 'system'] as const
export type Who = (typeof causers)[number]

type Transition = {
  readonly event: ApplicationEvent
  readonly from: readonly ApplicationState[]
  readonly to: ApplicationState
  readonly who: Who
}

/** Stages a company moves an applicant through, forth and back. */
const movable = [...openStates, 'hired', 'rejected'] as const satisfies readonly ApplicationState[]
const movableBut = (state: ApplicationState) => movable.filter((from) => from !== state)

/** The application's life after it was submitted. What is not here does not happen. */
export const transitions: readonly Transition[] = [
  { event: 'view', from: movableBut('viewed'), to: 'viewed', who: 'member' },
  { event: 'shortlist', from: movableBut('shortlisted'), to: 'shortlisted', who: 'member' },
  { event: 'interview', from: movableBut('interview'), to: 'interview', who: 'member' },
  { event: 'offer', from: movableBut('offered'), to: 'offered', who: 'member' },
  { event: 'hire', from: movableBut('hired'), to: 'hired', who: 'member' },
  { event: 'reject', from: movableBut('rejected'), to: 'rejected', who: 'member' },
  { event: 'complete', from: ['no_show'], to: 'completed', who: 'member' },
  { event: 'mark_no_show', from: ['hired', 'completed'], to: 'no_show', who: 'member' },
  { event: 'withdraw', from: [...openStates, 'hired'], to: 'withdrawn', who: 'worker' },
  { event: 'accept', from: ['offered'], to: 'hired', who: 'worker' },
  { event: 'decline', from: ['offered'], to: 'offer_declined', who: 'worker' },
  { event: 'expire', from: [...openStates, 'hired'], to: 'expired', who: 'system' },
  { event: 'complete', from: ['hired'], to: 'completed', who: 'system' },
]

/** The state an event leads to, or null when it is out of turn or not this one's to cause. */
export function nextState(
  from: ApplicationState,
  event: ApplicationEvent,
  who: Who,
): ApplicationState | null {
  const found = transitions.find((row) => row.event === event && row.who === who && row.from.includes(from))
  return found?.to ?? null
}

/** How far the work of a post has come, which limits the events of its applications. */
export type WorkProgress = {
  /** The post no longer considers applicants: closed, cancelled, expired, or its last shift is over. */
  readonly isOver: boolean
  /** The first shift has begun. */
  readonly hasBegun: boolean
  /** There is no work left: the last shift is over, or the post was cancelled. */
  readonly isDone: boolean
}

/** After a post's end nobody is considered anew; who was chosen can still be let go, taken back, or not turn up. */
const eventsAfterEnd: readonly ApplicationEvent[] = ['hire', 'reject']
/** Nobody fails to turn up before the work. */
const eventsOfWork: readonly ApplicationEvent[] = ['complete', 'mark_no_show']

/** False when the post's progress rules out an event that the states alone would allow. */
export function fits(event: ApplicationEvent, { isOver, hasBegun, isDone }: WorkProgress): boolean {
  if (eventsOfWork.includes(event)) return hasBegun
  // Who began to work no longer withdraws: they turned up, or they did not.
  if (event === 'withdraw') return !hasBegun
  if (event === 'hire' && isDone) return false
  return !isOver || eventsAfterEnd.includes(event)
}

/** What a member can ask for now. */
export const memberEventsFrom = (state: ApplicationState, progress: WorkProgress): MemberEvent[] =>
  memberEvents.filter((event) => nextState(state, event, 'member') !== null && fits(event, progress))

/** What the worker can ask for now. */
export const workerEventsFrom = (state: ApplicationState, progress: WorkProgress): WorkerEvent[] =>
  workerEvents.filter((event) => nextState(state, event, 'worker') !== null && fits(event, progress))

/** The columns of a post's board, in their order. */
export const stages = [
  'submitted',
  'viewed',
  'shortlisted',
  'interview',
  'offered',
  'hired',
  'ended',
] as const
export type Stage = (typeof stages)[number]

/** The states each column holds; every state stands in one. */
export const statesOfStage = {
  submitted: ['submitted'],
  viewed: ['viewed'],
  shortlisted: ['shortlisted'],
  interview: ['interview'],
  offered: ['offered'],
  hired: ['hired', 'completed', 'no_show'],
  ended: ['rejected', 'withdrawn', 'offer_declined', 'expired'],
} as const satisfies Record<Stage, readonly ApplicationState[]>

/** The column an application in a state stands in. */
export function stageOf(state: ApplicationState): Stage {
  const stage = stages.find((candidate) =>
    (statesOfStage[candidate] as readonly ApplicationState[]).includes(state),
  )
  if (!stage) throw new Error(`no stage holds ${state}`)
  return stage
}
