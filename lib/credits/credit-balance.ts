import type { operations } from '@/lib/api/generated/job-post'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** What the viewer's company can use of each kind of credit, and what expires first. */
export type CreditBalances = AnswerOf<operations['getCreditBalance']>
