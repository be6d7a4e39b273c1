import 'server-only'
import { cache } from 'react'
import { answerOf } from '@/lib/api/answer'
import { jobPostApi } from '@/lib/api/client'
import { ProblemError } from '@/lib/api/problem'
import { requireViewer } from '@/lib/auth/viewer'
import type { ActionItems, Application, Board, Stage } from './application'

/** The board of a post, or null when it could not be loaded: the rest of the page works without it. Loaded once a request. */
export const getBoard = cache(async (jobPostId: string): Promise<Board | null> => {
  await requireViewer()
  try {
    return await answerOf(
      jobPostApi().GET('/v1/job-posts/{jobPostId}/board', { params: { path: { jobPostId } } }),
    )
  } catch (error) {
    if (error instanceof ProblemError) return null
    throw error
  }
})

/** What may need the viewer now, of one branch or of all they see. */
export async function getActionItems(branchId: string | undefined): Promise<ActionItems> {
  await requireViewer()
  return answerOf(jobPostApi().GET('/v1/action-items', { params: { query: { branchId } } }))
}

/** Every application of a stage, newest first, loaded page by page. */
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
