import type { operations } from '@/lib/api/generated/partim'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** A page of the workers who meet a search, masked, each with reasons; pay is satang. */
export type FoundWorkers = AnswerOf<operations['findWorkers']>
export type FoundWorker = FoundWorkers['items'][number]
export type WorkerReason = FoundWorker['reasons'][number]
export type Relaxation = FoundWorkers['relaxations'][number]

/** The query sent to the partim service. */
export type WorkerQuery = NonNullable<operations['findWorkers']['parameters']['query']>

/** The part of a map, and the search, that is sent for its squares. */
export type WorkerMapQuery = operations['mapWorkers']['parameters']['query']

/** Where the people of a search are, in squares. */
export type WorkerMap = AnswerOf<operations['mapWorkers']>

/** Why the distance and the free slots of somebody compared are not known. */
export type NotCompared = 'noPlace' | 'notFound'

/** What is compared of a worker; without a search that finds them their distance and free slots are not known. */
export type ComparedWorker = Pick<
  FoundWorker,
  | 'id'
  | 'displayName'
  | 'dailyPay'
  | 'experienceYears'
  | 'workTypes'
  | 'languages'
  | 'district'
  | 'province'
  | 'photoUrl'
> & {
  readonly isVerified: boolean
  readonly distanceKm: number | null
  readonly free: { readonly count: number; readonly outOf: number } | null
  /** null where the search found them. */
  readonly notCompared: NotCompared | null
}
