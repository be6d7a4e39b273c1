import type { operations } from '@/lib/api/generated/partim'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** What a member of the viewer's company wrote about a worker. */
export type WorkerNote = AnswerOf<operations['listWorkerNotes']>['items'][number]
