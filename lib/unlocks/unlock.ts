import type { operations } from '@/lib/api/generated/partim'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** What the viewer's company may read of a worker's contact, and by what. */
export type ContactAccess = AnswerOf<operations['unlockWorker']>

/** A company that unlocked the viewer's profile. */
export type OwnUnlock = AnswerOf<operations['listOwnUnlocks']>['items'][number]
