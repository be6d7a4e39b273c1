import { currentTime } from '../clock'

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

/** States in which an application waits for a decision of the company or the worker. */
export const openStates = [...undecidedStates, 'offered'] as const satisfies readonly ApplicationState[]

/** States of an applicant whom times for an interview move to it, once they are proposed. */
const beforeInterviewStates = [
  'submitted',
  'viewed',
  'shortlisted',
] as const satisfies readonly ApplicationState[]

/** States of an application that is not over: it waits for a decision, or for the work. */
export const liveStates = [...openStates, 'hired'] as const satisfies readonly ApplicationState[]

/** States of somebody who has or had the job. */
export const placeTakenStates = ['hired', 'completed'] as const satisfies readonly ApplicationState[]

/** States of somebody whom the company is to meet, or has met: each side reads how to reach the other. */
export const metStates = [
  'interview',
  'offered',
  ...placeTakenStates,
  // Who is marked absent may only be late, or marked by mistake: that is said by telephone.
  'no_show',
] as const satisfies readonly ApplicationState[]

/** States in which assigned shifts can still be changed. */
export const shiftedStates = ['offered', 'hired'] as const satisfies readonly ApplicationState[]
/** What a company has promised to a worker: an offer, or the job. */
export type Promised = (typeof shiftedStates)[number]

/** The events members of the company cause. */
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

/** The events the worker who applied causes. */
export const workerEvents = ['withdraw', 'accept', 'decline'] as const
export type WorkerEvent = (typeof workerEvents)[number]

/** What a hired worker answers when the terms they agreed to were changed. */
export const termAnswers = ['accept', 'keep', 'leave'] as const
export type TermAnswer = (typeof termAnswers)[number]

/**
 * `submit` creates an application, or brings one back that its worker ended; `refuse_terms` gives a job back whose terms were changed,
 * which is nobody's fault but the company's; `expire` ends it with its post.
 */
export const applicationEvents = [
  'submit',
  ...memberEvents,
  ...workerEvents,
  'refuse_terms',
  'expire',
] as const
export type ApplicationEvent = (typeof applicationEvents)[number]

/** Events that keep the state: changes of the shifts or the terms, and what became of the question about those. */
export const standingEvents = [
  'change_shifts',
  'give_back',
  'change_terms',
  'accept_terms',
  'keep_terms',
  'lapse_terms',
] as const
export type StandingEvent = (typeof standingEvents)[number]

/** What the history shows: events that moved an application, and those that kept its state. */
export const historyEvents = [...applicationEvents, ...standingEvents] as const
export type HistoryEvent = (typeof historyEvents)[number]

/** States that a worker is told of; the others are only seen. */
export const toldStates = [
  'interview',
  'offered',
  'hired',
  'rejected',
  'expired',
] as const satisfies readonly ApplicationState[]

const isAmong =
  (states: readonly ApplicationState[]) =>
  (state: ApplicationState): boolean =>
    states.includes(state)
export const isPromise = (state: ApplicationState): state is Promised => isAmong(shiftedStates)(state)
export const isUndecided = isAmong(undecidedStates)
export const isBeforeInterview = isAmong(beforeInterviewStates)
export const isMet = isAmong(metStates)
export const isTold = isAmong(toldStates)

/** The state that a worker sees: until they are told of a decision it is the one they know. */
export const knownState = (state: ApplicationState, toldState: ApplicationState): ApplicationState =>
  isTold(state) ? toldState : state

/** Whether a member's move takes an offer or a job away from a worker who knows of it; they are told of that at once. */
export const takesBack = ({
  toldState,
  to,
}: {
  readonly toldState: ApplicationState
  readonly to: ApplicationState
}): boolean => isPromise(toldState) && (to === 'rejected' || isUndecided(to))

/**
 * Seconds after which a decision stands. Until then its worker is not told of it, and a move that takes it back makes it as
 * if it had never been.
 */
export const settledSeconds = 8

/** Whether what was decided at a moment stands. */
export const hasSettled = (decidedAt: Date, now = currentTime()): boolean =>
  now.getTime() - decidedAt.getTime() >= settledSeconds * 1_000

/** Who may cause an event: a member of the company, the worker who applied, or the service itself. */
export const causers = ['member', 'worker', 'system'] as const
export type Who = (typeof causers)[number]

type Transition = {
  readonly event: ApplicationEvent
  readonly from: readonly ApplicationState[]
  readonly to: ApplicationState
  readonly who: Who
}

/** States between which a company may move an applicant in either direction. */
const movable = [...openStates, 'hired', 'rejected'] as const satisfies readonly ApplicationState[]
const movableBut = (state: ApplicationState) => movable.filter((from) => from !== state)

/** The transitions of a submitted application; any other is refused. */
export const transitions: readonly Transition[] = [
  { event: 'view', from: movableBut('viewed'), to: 'viewed', who: 'member' },
  { event: 'shortlist', from: movableBut('shortlisted'), to: 'shortlisted', who: 'member' },
  { event: 'interview', from: movableBut('interview'), to: 'interview', who: 'member' },
  { event: 'offer', from: movableBut('offered'), to: 'offered', who: 'member' },
  // Who missed a day, or was marked so by mistake, comes on the days that are left.
  { event: 'hire', from: [...movableBut('hired'), 'no_show'], to: 'hired', who: 'member' },
  { event: 'reject', from: movableBut('rejected'), to: 'rejected', who: 'member' },
  { event: 'complete', from: ['no_show'], to: 'completed', who: 'member' },
  { event: 'mark_no_show', from: ['hired', 'completed'], to: 'no_show', who: 'member' },
  { event: 'withdraw', from: [...openStates, 'hired'], to: 'withdrawn', who: 'worker' },
  { event: 'refuse_terms', from: ['hired'], to: 'withdrawn', who: 'worker' },
  { event: 'submit', from: ['withdrawn', 'offer_declined'], to: 'submitted', who: 'worker' },
  { event: 'accept', from: ['offered'], to: 'hired', who: 'worker' },
  { event: 'decline', from: ['offered'], to: 'offer_declined', who: 'worker' },
  { event: 'expire', from: [...openStates, 'hired'], to: 'expired', who: 'system' },
  { event: 'complete', from: ['hired'], to: 'completed', who: 'system' },
]

/** The state an event leads to, or null when it is not possible from this state or for this causer. */
export function nextState(
  from: ApplicationState,
  event: ApplicationEvent,
  who: Who,
): ApplicationState | null {
  const found = transitions.find((row) => row.event === event && row.who === who && row.from.includes(from))
  return found?.to ?? null
}

/** Whether a worker may send an application to the same post once more; the new one goes on in the place of the former. */
export const mayApplyAgain = (state: ApplicationState): boolean =>
  nextState(state, 'submit', 'worker') !== null

/** How far the work of a post has come, which limits the events of its applications. */
export type WorkProgress = {
  /** The post no longer considers applicants: closed, cancelled, expired, or its last shift is over. */
  readonly isOver: boolean
  /** The first shift has begun. */
  readonly hasBegun: boolean
  /** There is no work left: the last shift is over, or the post was cancelled. */
  readonly isDone: boolean
  /** So much of it has begun that nobody could answer an offer of it before that. */
  readonly isPastOffers?: boolean
}

/** Events after a post's end: no new applicants are considered, but chosen people can be rejected or hired again. */
const eventsAfterEnd: readonly ApplicationEvent[] = ['hire', 'reject']
/** Events that need the work to have begun: before that nobody can have turned up or failed to. */
const eventsOfWork: readonly ApplicationEvent[] = ['complete', 'mark_no_show']

/** False when the post's progress rules out an event that the states alone would allow. */
export function fits(event: ApplicationEvent, { isOver, hasBegun, isDone }: WorkProgress): boolean {
  if (eventsOfWork.includes(event)) return hasBegun
  // People who have begun the work no longer withdraw: they turned up, or they did not.
  if (event === 'withdraw' || event === 'refuse_terms') return !hasBegun
  // An offer is of all its shifts, and stands until the first of them begins.
  if (event === 'accept') return !isOver && !hasBegun
  if (event === 'hire' && isDone) return false
  return !isOver || eventsAfterEnd.includes(event)
}

/** Events after which somebody is to come, as nobody does who asked for the removal of their account. */
const expectingEvents: readonly ApplicationEvent[] = ['interview', 'offer', 'hire', 'accept']
export const expects = (event: ApplicationEvent): boolean => expectingEvents.includes(event)

/** An application's state, and the one that its worker was last told of. */
type Known = { readonly state: ApplicationState; readonly toldState: ApplicationState }

/** The state a member's event leads to now, or null when it is not possible. */
export function nextByMember(
  { state, toldState }: Known,
  event: MemberEvent,
  progress: WorkProgress,
): ApplicationState | null {
  // An offer would ask people whether they take the job that they know to have, and take it from them meanwhile.
  const takesJobUnasked = event === 'offer' && state === 'hired' && toldState === 'hired'
  // Who knows of the offer has it again where hiring them is undone.
  const comesTooLate = event === 'offer' && toldState !== 'offered' && progress.isPastOffers === true
  if (takesJobUnasked || comesTooLate || !fits(event, progress)) return null
  return nextState(state, event, 'member')
}

/** The events a member can cause now. */
export const memberEventsFrom = (application: Known, progress: WorkProgress): MemberEvent[] =>
  memberEvents.filter((event) => nextByMember(application, event, progress) !== null)

/** The events the worker can cause now. */
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

/** The states in each column; every state belongs to one column. */
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
