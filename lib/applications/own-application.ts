import type { operations as JobPostOperations } from '@/lib/api/generated/job-post'
import type { operations as PartimOperations } from '@/lib/api/generated/partim'
import type { AnswerOf } from '@/lib/api/operation-answer'

export type OwnApplicationPage = AnswerOf<JobPostOperations['listMyApplications']>

/** A worker's own application, with the parts of its post that the worker needs. */
export type OwnApplication = OwnApplicationPage['items'][number]
/** A shift of a job as its worker sees it, with what it pays. */
export type OwnShift = OwnApplication['shifts'][number]
export type OwnState = OwnApplication['state']

/** The query of all that wait for somebody or lead to work: more of them than anybody can keep going at once. */
export const liveQuery = { group: 'live', limit: 100 } as const

/** How the terms of a job were changed after its worker knew them. */
export type TermChange = NonNullable<OwnApplication['termChange']>

/** The events a worker can cause; an application lists those possible now. */
export type OwnEvent = OwnApplication['events'][number]

/** What a company receives about the worker who applies. */
export type OwnWorker = AnswerOf<PartimOperations['getOwnWorker']>

/** The parts of a post's question that are needed to answer it. */
export type AskedQuestion = {
  readonly id: string
  readonly text: string
  readonly kind: 'yes_no' | 'choice' | 'text'
  readonly choices: readonly string[]
}

/** A shift of a post that can be chosen; `placesLeft` is null where everybody works every shift. */
export type OpenShift = {
  readonly id: string
  readonly date: string
  readonly startTime: string
  readonly endTime: string
  readonly breakMinutes: number
  readonly placesLeft: number | null
  /** The worker’s own job that is in the way of it, in words. */
  readonly clash?: string
}
