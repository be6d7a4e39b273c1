import 'server-only'
import { cache } from 'react'
import { answerOf, answerOrNull } from '@/lib/api/answer'
import { jobPostApi, publicJobPostApi } from '@/lib/api/client'
import { isId } from '@/lib/api/ids'
import { keepAnswer } from '@/lib/api/kept-answer'
import { ProblemError } from '@/lib/api/problem'
import { requireViewer } from '@/lib/auth/viewer'
import type {
  CountFilter,
  JobPost,
  JobPostCounts,
  JobPostFilter,
  JobPostPage,
  JobPostPrice,
} from './job-post'
import type { PublicFilter, PublicJobPost, PublicJobPostPage, PublicJobPostSummary } from './public-job-post'

/** The first page of the posts the viewer may see, newest first. */
export async function listJobPosts(filter: JobPostFilter, limit = 20): Promise<JobPostPage> {
  await requireViewer()
  return answerOf(jobPostApi().GET('/v1/job-posts', { params: { query: { ...filter, limit } } }))
}

/** Published posts whose last shift ends today or tomorrow, the soonest first; of one branch, or all the viewer sees. */
export async function listPostsEndingSoon(branchId: string | undefined): Promise<readonly JobPost[]> {
  await requireViewer()
  const params = { query: { branchId } }
  return (await answerOf(jobPostApi().GET('/v1/job-posts/ending-soon', { params }))).items
}

/** How many posts the viewer may see in each state, among those of a filter. */
export async function countJobPosts(filter: CountFilter = {}): Promise<JobPostCounts> {
  const { branchId, type, from, to, q, waitsForCredit } = filter
  return countsOf(branchId, type, from, to, q, waitsForCredit)
}

/** Asked once a request, by whoever counts the same. */
const countsOf = cache(
  async (
    branchId: CountFilter['branchId'],
    type: CountFilter['type'],
    from: CountFilter['from'],
    to: CountFilter['to'],
    q: CountFilter['q'],
    waitsForCredit: CountFilter['waitsForCredit'],
  ): Promise<JobPostCounts> => {
    await requireViewer()
    const query = { branchId, type, from, to, q, waitsForCredit }
    return answerOf(jobPostApi().GET('/v1/job-posts/counts', { params: { query } }))
  },
)

/** One post, or null for one that is absent or of another company. */
export async function getJobPost(jobPostId: string): Promise<JobPost | null> {
  await requireViewer()
  if (!isId(jobPostId)) return null
  return answerOrNull(jobPostApi().GET('/v1/job-posts/{jobPostId}', { params: { path: { jobPostId } } }))
}

/** What publishing a post takes, and what the company has for it; null where it cannot be had, which stops no form. */
export async function getJobPostPrice(): Promise<JobPostPrice | null> {
  await requireViewer()
  try {
    return await answerOf(jobPostApi().GET('/v1/job-posts/price', {}))
  } catch (error) {
    if (error instanceof ProblemError) return null
    throw error
  }
}

/** A page of the posts anybody may apply for, published last first; the first, or the one after a cursor. */
export async function listPublicJobPosts(
  filter: PublicFilter,
  { cursor, limit = 20 }: { readonly cursor?: string; readonly limit?: number } = {},
): Promise<PublicJobPostPage> {
  const query = { ...filter, cursor, limit }
  return answerOf(publicJobPostApi().GET('/v1/public/job-posts', { params: { query } }))
}

/** A post as anybody reads it, or null for one that is or was never in front of everybody. */
export const getPublicJobPost = cache(async (jobPostId: string): Promise<PublicJobPost | null> => {
  if (!isId(jobPostId)) return null
  const path = { jobPostId }
  return answerOrNull(publicJobPostApi().GET('/v1/public/job-posts/{jobPostId}', { params: { path } }))
})

/** A post as the viewer, a worker, reads it: everybody's, or one they were chosen for; null for any other. */
export const getJobPostForMe = cache(async (jobPostId: string): Promise<PublicJobPost | null> => {
  await requireViewer()
  if (!isId(jobPostId)) return null
  const path = { jobPostId }
  return answerOrNull(jobPostApi().GET('/v1/my/job-posts/{jobPostId}', { params: { path } }))
})

/** The open posts that companies show to their favourites alone, for the viewer, a worker; published last first. */
export async function listChosenJobPosts(): Promise<readonly PublicJobPostSummary[]> {
  await requireViewer()
  return (await answerOf(jobPostApi().GET('/v1/my/job-posts', {}))).items
}

/** Seconds that what is the same for everybody is kept. */
const keptSeconds = 300

/** Where and for what there are open posts, most first. */
export const countPublicJobPosts = keepAnswer(keptSeconds, () =>
  answerOf(publicJobPostApi().GET('/v1/public/job-post-counts', {})),
)

/** Every open post and when it changed, for the sitemap. */
export const indexPublicJobPosts = keepAnswer(keptSeconds, () =>
  answerOf(publicJobPostApi().GET('/v1/public/job-post-index', {})),
)
