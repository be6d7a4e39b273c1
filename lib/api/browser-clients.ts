import 'client-only'
import createClient from 'openapi-fetch'
import { fetchOrProblem } from './fetch-policy'
import type { paths as JobPostPaths } from './generated/job-post'
import type { paths as PartimPaths } from './generated/partim'

/** The client passes more than the request, which is no option of the policy. */
const callProxy = (request: Request): Promise<Response> => fetchOrProblem(request)

/** The typed clients behind `browser.ts`, which loads them with the first call. */
export const browserClients = {
  jobPost: createClient<JobPostPaths>({ baseUrl: '/api/job-post', fetch: callProxy }),
  topup: createClient<JobPostPaths>({ baseUrl: '/api/topup', fetch: callProxy }),
  partim: createClient<PartimPaths>({ baseUrl: '/api/partim', fetch: callProxy }),
}

export type BrowserClients = typeof browserClients
