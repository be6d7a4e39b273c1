import type { operations as JobPostOperations } from '@/lib/api/generated/job-post'
import type { operations } from '@/lib/api/generated/partim'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** The workers who fit a job best, best first, and the number they were chosen from. */
export type Matches = AnswerOf<operations['matchWorkers']>

/** A worker, masked, and the reasons why they fit; pay is satang a day. */
export type Match = Matches['items'][number]

/** The query sent to the partim service. */
export type MatchQuery = operations['matchWorkers']['parameters']['query']

/** A worker who was invited to a post. */
export type JobPostInvite = AnswerOf<JobPostOperations['listJobPostInvites']>['items'][number]
