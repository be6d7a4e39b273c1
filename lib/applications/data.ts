import 'server-only'
import { answerOf } from '@/lib/api/answer'
import { jobPostApi } from '@/lib/api/client'
import { ProblemError } from '@/lib/api/problem'
import { requireViewer } from '@/lib/auth/viewer'
import type { Application, Board, NewApplicants, Stage, UnderstaffedShift } from './application'

/** The board of a post, or null when it could not be had: the rest of the page stands without it. */
export async function getBoard(jobPostId: string): Promise<Board | null> {
  await requireViewer()
  try {
    return await answerOf(
      jobPostApi().GET('/v1/job-posts/{jobPostId}/board', { params: { path: { jobPostId } } }),
    )
  } catch (error) {
    if (error instanceof ProblemError) return null
    throw error
  }
}

/**
 * Posts with applicants nobody has opened yet, the longest waiting first; for members who decide about applicants
 * (`applications.decide`).
 */
export async function listNewApplicants(branchId: string | undefined): Promise<readonly NewApplicants[]> {
  await requireViewer()
  const params = { query: { branchId } }
  return (await answerOf(jobPostApi().GET('/v1/job-posts/new-applicants', { params }))).items
}

/**
 * Published posts whose shifts begin within two days and lack people, the earliest first; for members who decide about
 * applicants (`applications.decide`).
 */
export async function listUnderstaffedShifts(
  branchId: string | undefined,
): Promise<readonly UnderstaffedShift[]> {
  await requireViewer()
  const params = { query: { branchId } }
  return (await answerOf(jobPostApi().GET('/v1/job-posts/understaffed-shifts', { params }))).items
}

/** Every application of a stage, newest first, page by page as they are read. */
export async function* everyApplication(jobPostId: string, stage: Stage): AsyncGenerator<Application> {
  let cursor: string | undefined
  do {
    const query = { stage, limit: 100, cursor }
    const page = await answerOf(
      jobPostApi().GET('/v1/job-posts/{jobPostId}/applications', { params: { path: { jobPostId }, query } }),
    )
    yield* page.items
    cursor = page.nextCursor ?? undefined
  } while (cursor)
}
