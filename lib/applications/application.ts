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

/** What became of one of several that were asked the same. */
export type ApplicationOutcome = AnswerOf<operations['changeApplicationStates']>['items'][number]

/** A post with applicants nobody of the company has opened yet. */
export type NewApplicants = AnswerOf<operations['listNewApplicants']>['items'][number]

/** The next shift of a published post that begins soon and lacks people. */
export type UnderstaffedShift = AnswerOf<operations['listUnderstaffedShifts']>['items'][number]

export type HistoryEntry = AnswerOf<operations['listApplicationEvents']>['items'][number]
export type ApplicationNote = AnswerOf<operations['listApplicationNotes']>['items'][number]

/** What leads an application into a stage, by the names of the events. */
export const eventInto = {
  viewed: 'view',
  shortlisted: 'shortlist',
  interview: 'interview',
  offered: 'offer',
  hired: 'hire',
  ended: 'reject',
} as const satisfies Partial<Record<Stage, ApplicationEvent>>

/** Stages members move applicants into, in the order of the board. */
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

/** The column of the board an application stands in after an event. */
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

/** What takes an application back to a state; nobody's looking can be taken back. */
export const eventBackTo: Partial<Record<ApplicationState, ApplicationEvent>> = {
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

/** How many applications are asked the same at once. */
export const maxAtOnce = 100
