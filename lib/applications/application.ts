import type { operations } from '@/lib/api/generated/job-post'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** The board of a job post: its applications by stage. */
export type Board = AnswerOf<operations['getApplicationBoard']>
export type BoardStage = Board['stages'][number]
export type Stage = BoardStage['stage']

/** A worker's application as members see it; `worker` is null once their account is gone. */
export type Application = BoardStage['items'][number]
export type ApplicationState = Application['state']
export type ApplicationEvent = Application['events'][number]

/** The result for one of several applications changed by the same request. */
export type ApplicationOutcome = AnswerOf<operations['changeApplicationStates']>['items'][number]

/** What may need a member of a company now. */
export type ActionItems = AnswerOf<operations['getActionItems']>

type History = AnswerOf<operations['listApplicationEvents']>
export type HistoryEntry = History['items'][number]
/** What happened to an interview about an application. */
export type InterviewEntry = History['interviews'][number]

/** What happened to an application and to its interviews, oldest first. */
export const inOrderOfTime = ({ items, interviews }: History): readonly (HistoryEntry | InterviewEntry)[] =>
  [...items, ...interviews].sort((one, other) => Date.parse(one.at) - Date.parse(other.at))

export type ApplicationNote = AnswerOf<operations['listApplicationNotes']>['items'][number]

/** The event that moves an application into each stage. */
export const eventInto = {
  viewed: 'view',
  shortlisted: 'shortlist',
  interview: 'interview',
  offered: 'offer',
  hired: 'hire',
  ended: 'reject',
} as const satisfies Partial<Record<Stage, ApplicationEvent>>

/** Stages members can move applicants into, in the order of the board. */
export const targetStages = Object.keys(eventInto) as (keyof typeof eventInto)[]

/** The state each event leads to. */
export const stateAfter = {
  view: 'viewed',
  shortlist: 'shortlisted',
  interview: 'interview',
  offer: 'offered',
  hire: 'hired',
  reject: 'rejected',
  complete: 'completed',
  mark_no_show: 'no_show',
} as const satisfies Record<ApplicationEvent, ApplicationState>

/** What a state is called on the board, as a key of `applications.states`: for who went with a cancelled post no time ran out. */
export const calledState = (state: ApplicationState, isPostCancelled: boolean) =>
  isPostCancelled && state === 'expired' ? 'cancelled' : state

/** The column of the board an application is in after an event. */
export const stageAfter = {
  view: 'viewed',
  shortlist: 'shortlisted',
  interview: 'interview',
  offer: 'offered',
  hire: 'hired',
  reject: 'ended',
  complete: 'hired',
  mark_no_show: 'hired',
} as const satisfies Record<ApplicationEvent, Stage>

/** The event that moves an application back to a state; viewing cannot be undone. */
const eventBackTo: Partial<Record<ApplicationState, ApplicationEvent>> = {
  submitted: 'view',
  viewed: 'view',
  shortlisted: 'shortlist',
  interview: 'interview',
  offered: 'offer',
  hired: 'hire',
  rejected: 'reject',
  completed: 'complete',
  no_show: 'mark_no_show',
}

/** The event that moves an application back to a state it had; null when there is none. */
export function eventBack(
  { events, state }: Pick<Application, 'events' | 'state'>,
  to: ApplicationState,
): ApplicationEvent | null {
  // Once the work is over nobody is hired for it: who did not miss it has done it.
  const isWorkOver = state === 'no_show' && to === 'hired' && !events.includes('hire')
  return isWorkOver ? 'complete' : (eventBackTo[to] ?? null)
}

/** Most applications changed by one request. */
export const maxAtOnce = 100
