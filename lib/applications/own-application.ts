import type { operations as JobPostOperations } from '@/lib/api/generated/job-post'
import type { operations as PartimOperations } from '@/lib/api/generated/partim'
import type { AnswerOf } from '@/lib/api/operation-answer'

export type OwnApplicationPage = AnswerOf<JobPostOperations['listMyApplications']>

/** A worker's own application, with what they need to know of its post. */
export type OwnApplication = OwnApplicationPage['items'][number]
export type OwnState = OwnApplication['state']

/** What the worker may ask for; an application names those possible now. */
export type OwnEvent = OwnApplication['events'][number]

/** What a company is given of the worker who applies. */
export type OwnWorker = AnswerOf<PartimOperations['getOwnWorker']>

/** A question of a post, as far as answering it goes. */
export type AskedQuestion = {
  readonly id: string
  readonly text: string
  readonly kind: 'yes_no' | 'choice' | 'text'
  readonly choices: readonly string[]
}

/** A shift of a post to choose; `placesLeft` is null where everybody works every shift. */
export type OpenShift = {
  readonly id: string
  readonly date: string
  readonly startTime: string
  readonly endTime: string
  readonly breakMinutes: number
  readonly placesLeft: number | null
}
