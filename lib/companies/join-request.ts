import type { operations } from '@/lib/api/generated/job-post'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** The viewer's own request to join a company. */
export type OwnJoinRequest = AnswerOf<operations['listMyJoinRequests']>['items'][number]
