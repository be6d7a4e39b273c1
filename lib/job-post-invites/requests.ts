import 'client-only'
import { dataOf, jobPost, partim } from '@/lib/api/browser'
import type { InviteEvent, NamedInvitePage, PostInvites, WorkerNames } from './invite'
import { named, namesById } from './worker-names'

/** The workers invited to a post, and how many more may be; rejects with ProblemError, like the others here. */
export const askInvites = (jobPostId: string): Promise<PostInvites> =>
  dataOf(jobPost.GET('/v1/job-posts/{jobPostId}/invites', { params: { path: { jobPostId } } }))

/** Which of some workers, a hundred at most, have applied to a post. */
export const askApplicantsAmong = async (
  jobPostId: string,
  workerIds: readonly string[],
): Promise<readonly string[]> => {
  if (workerIds.length === 0) return []
  const params = { path: { jobPostId }, query: { workerIds: workerIds.join() } }
  return (await dataOf(jobPost.GET('/v1/job-posts/{jobPostId}/applicants', { params }))).workerIds
}

/** Invites workers, a hundred at most; the same key and workers again are the same invitations. Answers no problem itself. */
export const sendInvites = (
  jobPostId: string,
  workerIds: readonly string[],
  headers: { 'Idempotency-Key': string },
) =>
  jobPost.POST('/v1/job-posts/{jobPostId}/invites', {
    params: { path: { jobPostId } },
    body: { workerIds: [...workerIds] },
    headers,
  })

/** A later page of the invitations to all posts, with the names of its workers where they can be had. */
export async function askSentInvites(cursor: string | undefined): Promise<NamedInvitePage> {
  const page = await dataOf(jobPost.GET('/v1/job-post-invites', { params: { query: { cursor } } }))
  const names = await askNames(page.items.map(({ workerId }) => workerId))
  return { ...page, items: named(page.items, names) }
}

/** Names are not essential: without them the answers are still worth reading. */
async function askNames(workerIds: readonly string[]): Promise<WorkerNames | null> {
  if (workerIds.length === 0) return {}
  const query = { workerIds: [...new Set(workerIds)].join() }
  try {
    return namesById((await dataOf(partim.GET('/v1/workers/names', { params: { query } }))).items)
  } catch {
    return null
  }
}

/** Answers the viewer's own invitations to some posts; what is out of turn changes nothing. */
export const answerInvites = async (event: InviteEvent, jobPostIds: readonly string[]) =>
  (
    await dataOf(
      jobPost.POST('/v1/my/job-post-invites/events', { body: { event, jobPostIds: [...jobPostIds] } }),
    )
  ).items
