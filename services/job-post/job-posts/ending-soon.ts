import type { Database } from '@/services/shared/database'
import { bangkokToday } from '@/validators/rules'
import type { Actor } from '../members/actor'
import { listEndingPosts } from './ending-repository'
import type { JobPost } from './repository'

const atMost = 20
const twoDaysMs = 2 * 24 * 60 * 60 * 1000

/** Published posts whose last shift ends today or tomorrow in Thailand, the soonest first; 20 at most. */
export async function postsEndingSoon(
  db: Database,
  { scope }: Actor,
  branchId: string | undefined,
  now = new Date(),
): Promise<JobPost[]> {
  const to = new Date(Date.parse(`${bangkokToday(now)}T00:00:00+07:00`) + twoDaysMs)
  return listEndingPosts(db, scope, { branchId, from: now, to, limit: atMost })
}
