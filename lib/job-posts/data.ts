import 'server-only'
import { cache } from 'react'
import { answerOf, answerOrNull } from '@/lib/api/answer'
import { jobPostApi } from '@/lib/api/client'
import { isId } from '@/lib/api/ids'
import { requireViewer } from '@/lib/auth/viewer'
import type { CountFilter, JobPost, JobPostCounts, JobPostFilter, JobPostPage } from './job-post'

/** The first page of the posts the viewer may see, newest first. */
export async function listJobPosts(filter: JobPostFilter, limit = 20): Promise<JobPostPage> {
  await requireViewer()
  return answerOf(jobPostApi().GET('/v1/job-posts', { params: { query: { ...filter, limit } } }))
}

/** How many posts the viewer may see in each state, among those of a filter. */
export async function countJobPosts(filter: CountFilter = {}): Promise<JobPostCounts> {
  const { branchId, type, from, to, q } = filter
  return countsOf(branchId, type, from, to, q)
}

/** Asked once a request, by whoever counts the same. */
const countsOf = cache(
  async (
    branchId: CountFilter['branchId'],
    type: CountFilter['type'],
    from: CountFilter['from'],
    to: CountFilter['to'],
    q: CountFilter['q'],
  ): Promise<JobPostCounts> => {
    await requireViewer()
    const query = { branchId, type, from, to, q }
    return answerOf(jobPostApi().GET('/v1/job-posts/counts', { params: { query } }))
  },
)

/** One post, or null for one that is absent or of another company. */
export async function getJobPost(jobPostId: string): Promise<JobPost | null> {
  await requireViewer()
  if (!isId(jobPostId)) return null
  return answerOrNull(jobPostApi().GET('/v1/job-posts/{jobPostId}', { params: { path: { jobPostId } } }))
}
