import type { operations } from '@/lib/api/generated/job-post'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** The viewer's company. */
export type Company = AnswerOf<operations['getCompany']>

/** How far its verification has come. */
export type Verification = Company['verification']
