import type { operations } from '@/lib/api/generated/job-post'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** A browser somebody is signed in with. */
export type Session = AnswerOf<operations['listSessions']>['items'][number]

/** A copy of everything kept about somebody: being made, ready, or failed. */
export type DataExport = AnswerOf<operations['listDataExports']>['items'][number]
