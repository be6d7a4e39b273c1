import 'server-only'
import { answerOf } from '@/lib/api/answer'
import { jobPostApi, partimApi } from '@/lib/api/client'
import { requireViewer } from '@/lib/auth/viewer'
import type { OwnApplication, OwnApplicationPage, OwnWorker } from './own-application'

/** The first page of the viewer's own applications, newest first. */
export async function listOwnApplications(limit = 20): Promise<OwnApplicationPage> {
  await requireViewer()
  return answerOf(jobPostApi().GET('/v1/my/applications', { params: { query: { limit } } }))
}

/** The viewer's own application to a post, or null. */
export async function getOwnApplication(jobPostId: string): Promise<OwnApplication | null> {
  await requireViewer()
  const query = { jobPostId, limit: 1 }
  const { items } = await answerOf(jobPostApi().GET('/v1/my/applications', { params: { query } }))
  return items[0] ?? null
}

/** What a company will be given of the viewer. */
export async function getOwnWorker(): Promise<OwnWorker> {
  await requireViewer()
  return answerOf(partimApi().GET('/v1/workers/me', {}))
}
