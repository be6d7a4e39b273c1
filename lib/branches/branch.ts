import type { operations } from '@/lib/api/generated/job-post'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** A branch of the viewer's company; coordinates are decimal degrees. */
export type Branch = AnswerOf<operations['getBranch']>

/** The Revenue Department's branch number of a head office. */
export const headOfficeNumber = '00000'
