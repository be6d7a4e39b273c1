import type { operations } from '@/lib/api/generated/partim'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** A worker as the viewer's company may read them: masked until unlocked or applied. */
export type WorkerProfile = AnswerOf<operations['readWorkerProfile']>
