import type { operations } from '@/lib/api/generated/job-post'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** A browser somebody is signed in with. */
export type Session = AnswerOf<operations['listSessions']>['items'][number]

/** An export of all data about a person: being made, ready, or failed. */
export type DataExport = AnswerOf<operations['listDataExports']>['items'][number]
