import 'server-only'
import { headers } from 'next/headers'
import createClient, { type Client, type Middleware } from 'openapi-fetch'
import { readSession } from '@/lib/auth/viewer'
import { webSettings } from '@/lib/config/web-settings'
import { addVisitor } from '@/lib/security/visitor'
import { fetchOrProblem } from './fetch-policy'
import type { paths as JobPostPaths } from './generated/job-post'
import type { paths as PartimPaths } from './generated/partim'

const asViewer: Middleware = {
  async onRequest({ request }) {
    const session = await readSession()
    if (session) request.headers.set('Authorization', `Bearer ${session}`)
    request.headers.set('X-Request-Id', crypto.randomUUID())
    // What the list of a person's devices is made of.
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

function connect<Paths extends object>(baseUrl: string, speaker = asViewer): Client<Paths> {
  const client = createClient<Paths>({ baseUrl, fetch: fetchOrProblem })
  client.use(speaker)
  return client
}

let jobPost: Client<JobPostPaths> | undefined
let partim: Client<PartimPaths> | undefined

/** The job-post service, spoken to from the server in the viewer's name. */
export function jobPostApi(): Client<JobPostPaths> {
  jobPost ??= connect<JobPostPaths>(webSettings().JOB_POST_API_URL)
  return jobPost
}

/** The partim service, spoken to from the server in the viewer's name. */
export function partimApi(): Client<PartimPaths> {
  partim ??= connect<PartimPaths>(webSettings().PARTIM_API_URL)
  return partim
}

/** The job-post service as anybody may ask it: for answers that are kept and shown to everybody. */
export function publicJobPostApi(): Client<JobPostPaths> {
  return connect<JobPostPaths>(webSettings().JOB_POST_API_URL, asAnybody)
}

/** The partim service as anybody may ask it. */
export function publicPartimApi(): Client<PartimPaths> {
  return connect<PartimPaths>(webSettings().PARTIM_API_URL, asAnybody)
}
