import type { operations } from '@/lib/api/generated/job-post'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** The viewer's company's usable credits of each kind, and which expire first. */
export type CreditBalances = AnswerOf<operations['getCreditBalance']>
