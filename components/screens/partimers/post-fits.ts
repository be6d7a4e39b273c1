import 'server-only'
import { outcomeOf } from '@/lib/api/settled'
import type { BranchSummary } from '@/lib/branches/branch'
import type { JobPost } from '@/lib/job-posts/job-post'
import type { Match } from '@/lib/matches/match'
import { matchQuery } from '@/lib/matches/match-query'
import { getWorkerFit } from '@/lib/worker-profiles/data'

/** Why somebody cannot be compared with a post. */
type NoFit = 'postUnready' | 'branchWithoutPlace' | 'workerWithoutPlace' | 'failed'

/** How somebody fits a post, or why they cannot be compared with it. */
export type PostFit =
  | Pick<Match['fit'], 'score' | 'shiftsFree' | 'shifts' | 'isPayEnough'>
  | { readonly not: NoFit }

/** How some workers fit a post, by id. */
export async function postFits(
  post: JobPost,
  branches: readonly BranchSummary[],
  workerIds: readonly string[],
): Promise<Readonly<Record<string, PostFit>>> {
  const branch = branches.find(({ id }) => id === post.branchId)
  const all = (fit: PostFit) => Object.fromEntries(workerIds.map((id) => [id, fit]))
  if (!branch || branch.lat === null || branch.lng === null) return all({ not: 'branchWithoutPlace' })
  const query = matchQuery(post, { lat: branch.lat, lng: branch.lng })
  if (!query) return all({ not: 'postUnready' })
  const fits = await Promise.all(
    workerIds.map(async (id): Promise<[string, PostFit]> => {
      const found = await outcomeOf(getWorkerFit(id, query))
      if ('problem' in found) return [id, { not: 'failed' }]
      return [id, found.data?.fit ?? { not: 'workerWithoutPlace' }]
    }),
  )
  return Object.fromEntries(fits)
}
