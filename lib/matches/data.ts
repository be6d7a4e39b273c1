import 'server-only'
import { answerOf } from '@/lib/api/answer'
import { jobPostApi, partimApi } from '@/lib/api/client'
import { requireViewer } from '@/lib/auth/viewer'
import type { JobPostInvite, Matches, MatchQuery } from './match'

/** Who fits a job, the best first; for employers. */
export async function findMatches(query: MatchQuery): Promise<Matches> {
  await requireViewer()
  return answerOf(partimApi().GET('/v1/workers/matches', { params: { query } }))
}

/** The workers invited to a post that the viewer may see, the last one first. */
export async function listInvites(jobPostId: string): Promise<readonly JobPostInvite[]> {
  await requireViewer()
  const params = { path: { jobPostId } }
  const { items } = await answerOf(jobPostApi().GET('/v1/job-posts/{jobPostId}/invites', { params }))
  return items
}
