import 'client-only'
import createClient from 'openapi-fetch'
import { fetchOrProblem } from './fetch-policy'
import type { paths as JobPostPaths } from './generated/job-post'
import type { paths as PartimPaths } from './generated/partim'
import { asProblem, ProblemError } from './problem'

export { asProblem, type Problem, ProblemError, problemOf } from './problem'

/** The job-post service through our own origin; a failure of the network arrives as a problem, too. */
export const jobPost = createClient<JobPostPaths>({ baseUrl: '/api/job-post', fetch: fetchOrProblem })

/** The partim service through our own origin. */
export const partim = createClient<PartimPaths>({ baseUrl: '/api/partim', fetch: fetchOrProblem })

export type Answer<Data> = { data?: Data; error?: unknown; response: Response }

/** What a call of one of them answers; rejects with a ProblemError when it is refused or fails. */
export async function dataOf<Data>(asked: Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await asked
  if (!response.ok) throw new ProblemError(asProblem(error, response))
  return data as Data
}
