import 'server-only'
import { answerOf } from '@/lib/api/answer'
import { partimApi } from '@/lib/api/client'
import { requireViewer } from '@/lib/auth/viewer'
import type { Matches, MatchQuery } from './match'

/** Workers who fit a job, best first; for employers. */
export async function findMatches(query: MatchQuery): Promise<Matches> {
  await requireViewer()
  return answerOf(partimApi().GET('/v1/workers/matches', { params: { query } }))
}
