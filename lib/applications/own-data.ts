import 'server-only'
import { cache } from 'react'
import { answerOf, answerOrNull } from '@/lib/api/answer'
import { jobPostApi, partimApi } from '@/lib/api/client'
import { isId } from '@/lib/api/ids'
import { requireViewer } from '@/lib/auth/viewer'
import { liveQuery, type OwnApplication, type OwnApplicationPage, type OwnWorker } from './own-application'

/** The viewer's applications that wait for somebody or lead to work, newest first; once for a request. */
export const listLiveApplications = cache(async (): Promise<readonly OwnApplication[]> => {
  await requireViewer()
  return (await answerOf(jobPostApi().GET('/v1/my/applications', { params: { query: liveQuery } }))).items
})

/** The first page of the viewer's applications that are over, newest first. */
export async function listEndedApplications(): Promise<OwnApplicationPage> {
  await requireViewer()
  const query = { group: 'ended', limit: 10 } as const
  return answerOf(jobPostApi().GET('/v1/my/applications', { params: { query } }))
}

/** The jobs the viewer has or had whose posts end at a moment or later; null where there are more than can be read at once. */
export async function listHeldSince(moment: Date): Promise<readonly OwnApplication[] | null> {
  await requireViewer()
  const query = { group: 'held', endsFrom: moment.toISOString(), limit: 100 } as const
  const { items, nextCursor } = await answerOf(jobPostApi().GET('/v1/my/applications', { params: { query } }))
  return nextCursor === null ? items : null
}

/** One of the viewer's applications by its id; null where there is none. */
export async function findOwnApplication(applicationId: string): Promise<OwnApplication | null> {
  await requireViewer()
  if (!isId(applicationId)) return null
  const params = { path: { applicationId } }
  return answerOrNull<OwnApplication>(jobPostApi().GET('/v1/my/applications/{applicationId}', { params }))
}

/** Which of some posts, a hundred at most, the viewer was invited to or applied for, whatever became of it. */
export async function knownAmong(jobPostIds: readonly string[]): Promise<readonly string[]> {
  if (jobPostIds.length === 0) return []
  await requireViewer()
  const query = { jobPostIds: jobPostIds.join() }
  return (await answerOf(jobPostApi().GET('/v1/my/known-job-posts', { params: { query } }))).jobPostIds
}

/** The viewer's own application to a post, or null. */
export async function getOwnApplication(jobPostId: string): Promise<OwnApplication | null> {
  await requireViewer()
  const query = { jobPostId, limit: 1 }
  const { items } = await answerOf(jobPostApi().GET('/v1/my/applications', { params: { query } }))
  return items[0] ?? null
}

/** What a company will receive about the viewer. */
export async function getOwnWorker(): Promise<OwnWorker> {
  await requireViewer()
  return answerOf(partimApi().GET('/v1/workers/me', {}))
}
