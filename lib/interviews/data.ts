import 'server-only'
import { cache } from 'react'
import { answerOf, answerOrNull } from '@/lib/api/answer'
import { jobPostApi, partimApi } from '@/lib/api/client'
import { requireViewer } from '@/lib/auth/viewer'
import type { TalkSide } from '@/validators/talk-terms'
import { basePath, type Interview } from './interview'

/** The viewer's interviews that are to come or were lately over. */
export const listInterviews = cache(async (side: TalkSide): Promise<readonly Interview[]> => {
  await requireViewer()
  return (await answerOf(partimApi().GET(basePath[side], {}))).items
})

/**
 * The company's interviews that concern a member: those about no post, and those about posts of one branch or of all that the
 * member sees. Rejects with a ProblemError.
 */
export const listInterviewsOfBranch = cache(
  async (branchId: string | undefined): Promise<readonly Interview[]> => {
    const interviews = await listInterviews('company')
    const ids = [...new Set(interviews.flatMap(({ post }) => post?.id ?? []))]
    if (ids.length === 0) return interviews
    const params = { query: { jobPostIds: ids.join(), branchId } }
    const { jobPostIds } = await answerOf(jobPostApi().GET('/v1/job-posts/among', { params }))
    return interviews.filter(({ post }) => post === null || jobPostIds.includes(post.id))
  },
)

/** One of the viewer's interviews; null when there is none of this id. */
export async function findInterview(side: TalkSide, interviewId: string): Promise<Interview | null> {
  await requireViewer()
  const params = { path: { interviewId } }
  return answerOrNull<Interview>(partimApi().GET(`${basePath[side]}/{interviewId}`, { params }))
}
