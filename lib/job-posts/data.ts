import 'server-only'
import { cache } from 'react'
import { answerOf, answerOrNull } from '@/lib/api/answer'
import { jobPostApi, publicJobPostApi } from '@/lib/api/client'
import { isId } from '@/lib/api/ids'
import { keepAnswer } from '@/lib/api/kept-answer'
import { ProblemError } from '@/lib/api/problem'
import { settled } from '@/lib/api/settled'
import { requireViewer } from '@/lib/auth/viewer'
import type {
  CountFilter,
  CreditRequest,
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

/** The number of posts in each state that the viewer may see and that match a filter. */
export async function countJobPosts(filter: CountFilter = {}): Promise<JobPostCounts> {
  const { branchId, type, from, to, q, waitsForCredit } = filter
  return countsOf(branchId, type, from, to, q, waitsForCredit)
}

/** Loaded once per request for the same filter. */
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

/** One post, or null if it does not exist or belongs to another company. */
export async function getJobPost(jobPostId: string): Promise<JobPost | null> {
  await requireViewer()
  if (!isId(jobPostId)) return null
  return answerOrNull(jobPostApi().GET('/v1/job-posts/{jobPostId}', { params: { path: { jobPostId } } }))
}

/** Which colleagues were asked within a day for the credit that a post waits for; null where none was, or it cannot be had. */
export async function getCreditRequest(jobPostId: string): Promise<CreditRequest['asked']> {
  await requireViewer()
  const path = { jobPostId }
  const found = await settled(
    answerOf(jobPostApi().GET('/v1/job-posts/{jobPostId}/credit-request', { params: { path } })),
  )
  return found?.data.asked ?? null
}

/** What publishing a post costs, and what the company has; null when not available, which must not block a form. */
export async function getJobPostPrice(): Promise<JobPostPrice | null> {
  await requireViewer()
  try {
    return await answerOf(jobPostApi().GET('/v1/job-posts/price', {}))
  } catch (error) {
    if (error instanceof ProblemError) return null
    throw error
  }
}

/** A page of the posts open to everybody, most recently published first; the first page, or the one after a cursor. */
export async function listPublicJobPosts(
  filter: PublicFilter,
  { cursor, limit = 20 }: { readonly cursor?: string; readonly limit?: number } = {},
): Promise<PublicJobPostPage> {
  const query = { ...filter, cursor, limit }
  return answerOf(publicJobPostApi().GET('/v1/public/job-posts', { params: { query } }))
}

/** Seconds for which the newest jobs are cached. */
export const newestSeconds = 60

/** The newest open jobs, as many as the home page shows. */
export const newestJobPosts = keepAnswer(
  newestSeconds,
  async () => (await listPublicJobPosts({}, { limit: 3 })).items,
)

/** A post as the public sees it, or null if it is not or never was public. */
export const getPublicJobPost = cache(async (jobPostId: string): Promise<PublicJobPost | null> => {
  if (!isId(jobPostId)) return null
  const path = { jobPostId }
  return answerOrNull(publicJobPostApi().GET('/v1/public/job-posts/{jobPostId}', { params: { path } }))
})

/** The title of a post that anybody may read; null for any other, and where it cannot be had, which stops nobody. */
export const findJobTitle = async (jobPostId: string): Promise<string | null> =>
  (await settled(getPublicJobPost(jobPostId)))?.data?.title ?? null

/** A post as the viewer, a worker, sees it: a public one, or one they were chosen for; null for any other. */
export const getJobPostForMe = cache(async (jobPostId: string): Promise<PublicJobPost | null> => {
  await requireViewer()
  if (!isId(jobPostId)) return null
  const path = { jobPostId }
  return answerOrNull(jobPostApi().GET('/v1/my/job-posts/{jobPostId}', { params: { path } }))
})

/** The open posts that companies show only to favourites such as the viewer; most recently published first. */
export async function listChosenJobPosts(): Promise<readonly PublicJobPostSummary[]> {
  await requireViewer()
  return (await answerOf(jobPostApi().GET('/v1/my/job-posts', {}))).items
}

/** Seconds for which answers that are the same for everybody are cached. */
const keptSeconds = 300

/** Numbers of open posts by place and by type of work, largest first. */
export const countPublicJobPosts = keepAnswer(keptSeconds, () =>
  answerOf(publicJobPostApi().GET('/v1/public/job-post-counts', {})),
)

/** Seconds for which the index of open posts is kept here, and again by whoever reads it: together less than a minute. */
export const indexKeptSeconds = 25

/** Every open post with its time of change, for the sitemap. */
export const indexPublicJobPosts = keepAnswer(indexKeptSeconds, () =>
  answerOf(publicJobPostApi().GET('/v1/public/job-post-index', {})),
)
