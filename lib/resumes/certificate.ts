import type { operations } from '@/lib/api/generated/partim'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** A worker's certificate, without its file. */
export type Certificate = AnswerOf<operations['listOwnCertificates']>['items'][number]
