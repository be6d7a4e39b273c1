import 'client-only'
import { dataOf, jobPost } from '@/lib/api/browser'
import type { operations } from '@/lib/api/generated/job-post'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** Who waits for an answer about the open posts of the viewer's company, by post. */
export type Interviewees = AnswerOf<operations['listInterviewees']>

/** Whom the viewer can ask to an interview. Rejects with ProblemError. */
export const askInterviewees = (): Promise<Interviewees> => dataOf(jobPost.GET('/v1/interviewees', {}))
