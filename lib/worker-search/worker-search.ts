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

/** A worker held against a search, whether they meet it or not. */
export type HeldWorker = AnswerOf<operations['compareWorkers']>['items'][number]

/** Why somebody compared is not held against the search: it has no place, or no search like it finds them. */
export type NotCompared = 'noPlace' | 'notFound'

/** What is compared of a worker. */
export type ComparedWorker = Pick<
  HeldWorker,
  | 'id'
  | 'displayName'
  | 'dailyPay'
  | 'experienceYears'
  | 'workTypes'
  | 'languages'
  | 'skills'
  | 'district'
  | 'province'
  | 'isFromDistrict'
  | 'photoUrl'
  | 'isVerified'
> & {
  readonly distanceKm: number | null
  readonly free: { readonly count: number; readonly outOf: number } | null
  /** What the search alone tells; the day on which they last worked for the company is YYYY-MM-DD. */
  readonly known: {
    readonly hasVideo: boolean
    readonly workedForUs: { readonly shifts: number; readonly on: string } | null
  } | null
  /** null where they are held against the search. */
  readonly notCompared: NotCompared | null
}
