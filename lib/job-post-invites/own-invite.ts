import type { operations } from '@/lib/api/generated/job-post'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** A post the worker was invited to and can still apply for; pay is satang. */
export type OwnInvite = AnswerOf<operations['listMyJobPostInvites']>['items'][number]
