import 'server-only'
import { cache } from 'react'
import { answerOf, answerOrNull } from '@/lib/api/answer'
import { jobPostApi } from '@/lib/api/client'
import { isId } from '@/lib/api/ids'
import { requireViewer } from '@/lib/auth/viewer'
import type { JobPost, JobPostFilter, JobPostPage, JobPostState } from './job-post'

/** The first page of the posts the viewer may see, newest first. */
export async function listJobPosts(filter: JobPostFilter, limit = 20): Promise<JobPostPage> {
  await requireViewer()
  return answerOf(jobPostApi().GET('/v1/job-posts', { params: { query: { ...filter, limit } } }))
}

/** How many posts the viewer may see in each state, of one branch or of all. */
export const countJobPosts = cache(
  async (branchId?: string): Promise<Readonly<Record<JobPostState, number>>> => {
    await requireViewer()
    return answerOf(jobPostApi().GET('/v1/job-posts/counts', { params: { query: { branchId } } }))
  },
)

/** One post, or null for one that is absent or of another company. */
export async function getJobPost(jobPostId: string): Promise<JobPost | null> {
  await requireViewer()
  if (!isId(jobPostId)) return null
  return answerOrNull(jobPostApi().GET('/v1/job-posts/{jobPostId}', { params: { path: { jobPostId } } }))
}
