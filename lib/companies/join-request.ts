import type { operations } from '@/lib/api/generated/job-post'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** Somebody's own wish to join a company. */
export type OwnJoinRequest = AnswerOf<operations['listMyJoinRequests']>['items'][number]
