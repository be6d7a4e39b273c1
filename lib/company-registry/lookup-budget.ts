import 'server-only'
import { jobPostApi } from '@/lib/api/client'
import { asProblem, ProblemError } from '@/lib/api/problem'

/**
 * Counts a look-up for the person or visitor behind the request, across all instances: the job-post service keeps the
 * count. Rejects with its problem once the limit is reached.
 */
export async function spendLookup(): Promise<void> {
  const { error, response } = await jobPostApi().POST('/v1/registry-lookups', { body: {} })
  if (!response.ok) throw new ProblemError(asProblem(error, response))
}
