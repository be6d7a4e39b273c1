import 'client-only'
import { dataOf, jobPost, type Problem, ProblemError, partim } from '@/lib/api/browser'
import { type Creation, createOnce, forgetAttempt } from '@/lib/api/create-once'
import type { FirstAnswers } from '@/validators/first-answers'
import type { OwnApplication } from './own-application'

/** An application as the service takes it. */
export type Application = {
  jobPostId: string
  answers: { questionId: string; answer: string }[]
  /** The shifts they can work, when people choose theirs. */
  shiftIds?: string[]
}

/** Under which key the form of applying for a post keeps what is typed, and its attempt. */
export const applyDraft = (jobPostId: string): string => `apply:${jobPostId}`

/** Lets the next application for a post be another one than the one that may not have arrived. */
export const forgetApplication = (jobPostId: string): void => forgetAttempt(applyDraft(jobPostId))

/** Sends an application exactly once; a second application to the same post answers the first one. */
export function storeApplication(body: Application): Promise<Creation<OwnApplication>> {
  return createOnce<Application, OwnApplication>({
    draftKey: applyDraft(body.jobPostId),
    body,
    send: (sent, headers) => jobPost.POST('/v1/my/applications', { body: sent, headers }),
  })
}

/** The refusal of a request, or null. */
async function refusalOf(asked: Parameters<typeof dataOf>[0]): Promise<Problem | null> {
  try {
    await dataOf(asked)
    return null
  } catch (error) {
    if (error instanceof ProblemError) return error.problem
    throw error
  }
}

/** Stores when somebody was born (YYYY-MM-DD) instead of what was known; answers the refusal, or null. */
export const storeBirthDate = (birthDate: string): Promise<Problem | null> =>
  refusalOf(partim.PUT('/v1/workers/me/birth-date', { body: { birthDate } }))

/** Stores what somebody says of themselves where nothing is known yet, so that they are asked once; answers the refusal, or null. */
export const storeFirstAnswers = (body: FirstAnswers): Promise<Problem | null> =>
  refusalOf(partim.PATCH('/v1/workers/me', { body: body as never }))
