import type { operations as JobPostOperations } from '@/lib/api/generated/job-post'
import type { operations } from '@/lib/api/generated/partim'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** Who fits a job best, the best first, and of how many they were chosen. */
export type Matches = AnswerOf<operations['matchWorkers']>

/** A worker, masked, and what speaks for them; pay is satang a day. */
export type Match = Matches['items'][number]

/** What is asked of the partim service. */
export type MatchQuery = operations['matchWorkers']['parameters']['query']

/** A worker who was invited to a post. */
export type JobPostInvite = AnswerOf<JobPostOperations['listJobPostInvites']>['items'][number]
