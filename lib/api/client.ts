import 'server-only'
import { headers } from 'next/headers'
import createClient, { type Client, type Middleware } from 'openapi-fetch'
import { readSession } from '@/lib/auth/viewer'
import { webSettings } from '@/lib/config/web-settings'
import { addVisitor } from '@/lib/security/visitor'
import { fetchOrProblem } from './fetch-policy'
import type { paths as JobPostPaths } from './generated/job-post'
import type { paths as PartimPaths } from './generated/partim'
import { isRead, readFromService } from './service-read'

const asViewer: Middleware = {
  async onRequest({ request }) {
    const session = await readSession()
    if (session) request.headers.set('Authorization', `Bearer ${session}`)
    request.headers.set('X-Request-Id', crypto.randomUUID())
    // The list of a person's devices shows the browser from this header.
    const userAgent = (await headers()).get('User-Agent')
    if (userAgent) request.headers.set('User-Agent', userAgent)
    addVisitor(request)
    return request
  },
}

const asAnybody: Middleware = {
  async onRequest({ request }) {
    request.headers.set('X-Request-Id', crypto.randomUUID())
    addVisitor(request)
    return request
  },
}

const callService = (request: Request): Promise<Response> =>
  fetchOrProblem(request, isRead(request) ? { send: readFromService } : {})

function connect<Paths extends object>(baseUrl: string, speaker = asViewer): Client<Paths> {
  const client = createClient<Paths>({ baseUrl, fetch: callService })
  client.use(speaker)
  return client
}

let jobPost: Client<JobPostPaths> | undefined
let partim: Client<PartimPaths> | undefined

/** The job-post service, called from the server as the viewer. */
export function jobPostApi(): Client<JobPostPaths> {
  jobPost ??= connect<JobPostPaths>(webSettings().JOB_POST_API_URL)
  return jobPost
}

/** The partim service, called from the server as the viewer. */
export function partimApi(): Client<PartimPaths> {
  partim ??= connect<PartimPaths>(webSettings().PARTIM_API_URL)
  return partim
}

/** The job-post service, called anonymously: for answers that are cached and shown to everybody. */
export function publicJobPostApi(): Client<JobPostPaths> {
  return connect<JobPostPaths>(webSettings().JOB_POST_API_URL, asAnybody)
}

/** The partim service, called anonymously. */
export function publicPartimApi(): Client<PartimPaths> {
  return connect<PartimPaths>(webSettings().PARTIM_API_URL, asAnybody)
}
