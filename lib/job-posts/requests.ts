import 'client-only'
import { dataOf, jobPost } from '@/lib/api/browser'
import type { BulkEvent, CreditRequest, EventOutcome, JobPost, JobPostFilter, JobPostPage } from './job-post'

/** A page of posts, newest first: the first, or the one after a cursor; rejects with ProblemError, like all here. */
export const askJobPosts = (filter: JobPostFilter, cursor?: string): Promise<JobPostPage> =>
  dataOf(jobPost.GET('/v1/job-posts', { params: { query: { ...filter, cursor } } }))

/** One post as it is now. */
export const askJobPost = (jobPostId: string): Promise<JobPost> =>
  dataOf(jobPost.GET('/v1/job-posts/{jobPostId}', { params: { path: { jobPostId } } }))

/** Copies each of several posts, at most `maxAtOnce`, to a draft; each has its own result, which holds the draft. */
export const clonePosts = async (
  jobPostIds: readonly string[],
  idempotencyKey: string,
): Promise<readonly EventOutcome[]> => {
  const headers = { 'Idempotency-Key': idempotencyKey }
  const body = { jobPostIds: [...jobPostIds] }
  return (await dataOf(jobPost.POST('/v1/job-posts/clones', { body, headers }))).items
}

/** Applies one event to several posts, at most `maxAtOnce`; each has its own result. */
export const changeStates = async (
  event: BulkEvent,
  jobPostIds: readonly string[],
): Promise<readonly EventOutcome[]> => {
  const body = { event, jobPostIds: [...jobPostIds] }
  return (await dataOf(jobPost.POST('/v1/job-posts/events', { body }))).items
}

/** Asks the colleagues who may pay for the credit that a post waits for; answers whom, also where others asked them today. */
export const requestCredit = (jobPostId: string): Promise<CreditRequest> =>
  dataOf(jobPost.PUT('/v1/job-posts/{jobPostId}/credit-request', { params: { path: { jobPostId } } }))
