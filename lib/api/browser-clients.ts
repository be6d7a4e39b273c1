import 'client-only'
import createClient from 'openapi-fetch'
import { fetchOrProblem } from './fetch-policy'
import type { paths as JobPostPaths } from './generated/job-post'
import type { paths as PartimPaths } from './generated/partim'
import { fetchForOwner } from './page-fetch'

/** The client passes more than the request, which is no option of the policy. */
const callAsOwner = (request: Request): Promise<Response> => fetchForOwner(request)

/** A phone app's pass has nothing to do with who is signed in in the browser. */
const callByPass = (request: Request): Promise<Response> => fetchOrProblem(request)

/** The typed clients behind `browser.ts`, which loads them with the first call. */
export const browserClients = {
  jobPost: createClient<JobPostPaths>({ baseUrl: '/api/job-post', fetch: callAsOwner }),
  topup: createClient<JobPostPaths>({ baseUrl: '/api/topup', fetch: callByPass }),
  partim: createClient<PartimPaths>({ baseUrl: '/api/partim', fetch: callAsOwner }),
}

export type BrowserClients = typeof browserClients
