import { dataOf, jobPost, type Problem, ProblemError, partim } from '@/lib/api/browser'
import { type Creation, createOnce } from '@/lib/api/create-once'
import type { OwnApplication } from '@/lib/applications/own-application'
import type { FirstAnswers } from '@/validators/first-answers'

type Application = {
  jobPostId: string
  answers: { questionId: string; answer: string }[]
  /** The shifts they can work, when people choose theirs. */
  shiftIds?: string[]
}

/** Sends an application exactly once; a second application to the same post answers the first one. */
export function storeApplication(body: Application): Promise<Creation<OwnApplication>> {
  return createOnce<Application, OwnApplication>({
    draftKey: `apply:${body.jobPostId}`,
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
