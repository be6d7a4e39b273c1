import { dataOf, jobPost, type Problem, ProblemError, partim } from '@/lib/api/browser'
import { type Creation, createOnce } from '@/lib/api/create-once'
import type { OwnApplication } from '@/lib/applications/own-application'

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

/** Stores when somebody was born (YYYY-MM-DD), so that they are asked once; answers the refusal, or null. */
export async function storeBirthDate(birthDate: string): Promise<Problem | null> {
  try {
    await dataOf(partim.PUT('/v1/workers/me/birth-date', { body: { birthDate } }))
    return null
  } catch (error) {
    if (error instanceof ProblemError) return error.problem
    throw error
  }
}
