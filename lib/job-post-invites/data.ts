import 'server-only'
import { cache } from 'react'
import { answerOf } from '@/lib/api/answer'
import { jobPostApi, partimApi } from '@/lib/api/client'
import { settled } from '@/lib/api/settled'
import { requireViewer } from '@/lib/auth/viewer'
import type { NamedInvitePage, PostInvites, WorkerNames } from './invite'
import type { OwnInvite } from './own-invite'
import { named, namesById } from './worker-names'

/** The posts that the viewer, a worker, was invited to and can still apply for, the latest first. */
export async function listOwnInvites(): Promise<readonly OwnInvite[]> {
  await requireViewer()
  const { items } = await answerOf(jobPostApi().GET('/v1/my/job-post-invites', {}))
  return items
}

/** Whether the viewer, a worker, is invited to a post that takes people, in the place of somebody who cannot come. */
export async function isInvitedInstead(jobPostId: string): Promise<boolean> {
  await requireViewer()
  const params = { query: { jobPostId } }
  const { items } = await answerOf(jobPostApi().GET('/v1/my/job-post-invites', { params }))
  return items.some(({ isReplacement }) => isReplacement)
}

/** The workers invited to a post that the viewer may see, and how many more may be. */
export const listInvites = cache(async (jobPostId: string): Promise<PostInvites> => {
  await requireViewer()
  return answerOf(jobPostApi().GET('/v1/job-posts/{jobPostId}/invites', { params: { path: { jobPostId } } }))
})

/** The first page of the invitations to all posts that the viewer may see, with the names of its workers. */
export async function listSentInvites(): Promise<NamedInvitePage> {
  await requireViewer()
  const page = await answerOf(jobPostApi().GET('/v1/job-post-invites', {}))
  const names = await settled(nameWorkers(page.items.map(({ workerId }) => workerId)))
  return { ...page, items: named(page.items, names?.data ?? null) }
}

/** Which of some workers, a hundred at most, have applied to a post. */
export async function listApplicantsAmong(
  jobPostId: string,
  workerIds: readonly string[],
): Promise<readonly string[]> {
  if (workerIds.length === 0) return []
  await requireViewer()
  const params = { path: { jobPostId }, query: { workerIds: workerIds.join() } }
  return (await answerOf(jobPostApi().GET('/v1/job-posts/{jobPostId}/applicants', { params }))).workerIds
}

/** The masked names of some workers, a hundred at most; for employers. */
export async function nameWorkers(workerIds: readonly string[]): Promise<WorkerNames> {
  if (workerIds.length === 0) return {}
  await requireViewer()
  const query = { workerIds: [...new Set(workerIds)].join() }
  return namesById((await answerOf(partimApi().GET('/v1/workers/names', { params: { query } }))).items)
}
