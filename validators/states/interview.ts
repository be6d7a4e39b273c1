import { currentTime } from '../clock'

/**
 * Every state of an interview. `proposed`: the company named times, and the worker chooses. `accepted`: both agreed on one.
 * `reschedule_requested`: the worker asks for another time. `expired`: nobody answered in time.
 */
export const interviewStates = [
  'proposed',
  'accepted',
  'reschedule_requested',
  'completed',
  'no_show',
  'declined',
  'cancelled',
  'expired',
] as const
export type InterviewState = (typeof interviewStates)[number]

/** States of an interview that is still to come; a company and a worker have one such at a time. */
export const liveInterviewStates = [
  'proposed',
  'accepted',
  'reschedule_requested',
] as const satisfies readonly InterviewState[]

/**
 * `propose` names other times for an interview that there is; `reconsider` takes a refusal back; `restore` brings back what was
 * agreed on when nobody answered the wish for another time.
 */
export const interviewEvents = [
  'propose',
  'accept',
  'ask_other',
  'decline',
  'reconsider',
  'cancel',
  'complete',
  'mark_no_show',
  'expire',
  'restore',
] as const
export type InterviewEvent = (typeof interviewEvents)[number]

/** Who may cause an event: a member of the company, the worker, or the service itself. */
export const interviewCausers = ['company', 'worker', 'system'] as const
export type InterviewCauser = (typeof interviewCausers)[number]

type Transition = {
  readonly event: InterviewEvent
  readonly from: readonly InterviewState[]
  readonly to: InterviewState
  readonly who: InterviewCauser
}

/** The transitions of an interview; any other is refused. */
export const interviewTransitions: readonly Transition[] = [
  // What was proposed can still be taken by who asked for another time.
  { event: 'accept', from: ['proposed', 'reschedule_requested'], to: 'accepted', who: 'worker' },
  { event: 'ask_other', from: ['proposed', 'accepted'], to: 'reschedule_requested', who: 'worker' },
  { event: 'decline', from: ['proposed', 'reschedule_requested'], to: 'declined', who: 'worker' },
  { event: 'reconsider', from: ['declined'], to: 'proposed', who: 'worker' },
  { event: 'cancel', from: ['accepted'], to: 'cancelled', who: 'worker' },
  // The time that the worker asked for.
  { event: 'accept', from: ['reschedule_requested'], to: 'accepted', who: 'company' },
  { event: 'propose', from: [...liveInterviewStates], to: 'proposed', who: 'company' },
  { event: 'cancel', from: [...liveInterviewStates], to: 'cancelled', who: 'company' },
  // What was noted may be corrected.
  { event: 'complete', from: ['accepted', 'completed', 'no_show'], to: 'completed', who: 'company' },
  { event: 'mark_no_show', from: ['accepted', 'completed', 'no_show'], to: 'no_show', who: 'company' },
  { event: 'expire', from: ['proposed', 'reschedule_requested'], to: 'expired', who: 'system' },
  { event: 'restore', from: ['reschedule_requested'], to: 'accepted', who: 'system' },
]

/** The state an event leads to, or null when it is not possible from this state or for this causer. */
export const nextInterviewState = (
  from: InterviewState,
  event: InterviewEvent,
  who: InterviewCauser,
): InterviewState | null =>
  interviewTransitions.find((row) => row.event === event && row.who === who && row.from.includes(from))?.to ??
  null

const eventsAfterStart: readonly InterviewEvent[] = ['complete', 'mark_no_show']

/** An interview as its hours matter: `times` are those proposed, in ISO 8601, and until `expiresAt` they can be answered. */
type Hours = {
  readonly state: InterviewState
  readonly startsAt: Date | null
  readonly expiresAt: Date
  readonly times: readonly string[]
}

/** Until when a refusal can be taken back: while the proposal could still be answered. */
export const reconsiderUntil = ({ expiresAt, times }: Pick<Hours, 'expiresAt' | 'times'>): Date =>
  new Date(Math.min(expiresAt.getTime(), Math.max(...times.map((at) => Date.parse(at)))))

/**
 * False when the hour rules out an event that the states alone would allow: nobody moves an interview that has begun, and no
 * refusal is taken back once it is too late to answer.
 */
export function fitsHour(event: InterviewEvent, interview: Hours, now = currentTime()): boolean {
  if (event === 'reconsider') return reconsiderUntil(interview) > now
  const { state, startsAt } = interview
  const hasBegun = startsAt !== null && startsAt <= now
  if (eventsAfterStart.includes(event)) return hasBegun
  return !(state === 'accepted' && hasBegun)
}

/** The agreed time that a worker asked to move, which stands while nobody answers and once nobody did; null where none was agreed. */
export const agreedBeforeWish = ({
  state,
  startsAt,
  times,
}: {
  readonly state: InterviewState
  readonly startsAt: string | null
  readonly times: readonly string[]
}): string | null =>
  state === 'reschedule_requested' && times.length === 1 && times[0] === startsAt ? startsAt : null

/** Those of proposed times that are to come. */
export const timesToCome = (times: readonly string[], now: number): string[] =>
  times.filter((at) => Date.parse(at) > now)

/** The events a side can cause now. */
export const interviewEventsFrom = (
  interview: Hours,
  who: InterviewCauser,
  now = currentTime(),
): InterviewEvent[] => {
  const hasTime = who !== 'worker' || timesToCome(interview.times, now.getTime()).length > 0
  return interviewEvents.filter(
    (event) =>
      nextInterviewState(interview.state, event, who) !== null &&
      fitsHour(event, interview, now) &&
      (event !== 'accept' || hasTime),
  )
}
