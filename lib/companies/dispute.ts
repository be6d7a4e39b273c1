import type { operations } from '@/lib/api/generated/job-post'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** The disputes about its number the viewer's company is in, on either side, newest first. */
export type Disputes = AnswerOf<operations['listCompanyDisputes']>
export type Dispute = Disputes['items'][number]
