import 'server-only'
import { headers } from 'next/headers'
import createClient, { type Client, type Middleware } from 'openapi-fetch'
import { readSession } from '@/lib/auth/viewer'
import { webSettings } from '@/lib/config/web-settings'
import { addVisitor, asNobody } from '@/lib/security/visitor'
import { fetchOrProblem } from './fetch-policy'
import type { paths as JobPostPaths } from './generated/job-post'
import type { paths as PartimPaths } from './generated/partim'
import { signQuestionOfWeb } from './own-question'
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

/**
 * A request to the partim service as the viewer, to be sent later than the page's request lives: for films, which are passed on
 * as they come.
 */
export async function partimRequest(path: string): Promise<Request> {
  const address = webSettings().PARTIM_API_URL.replace(/\/$/, '')
  const request = new Request(`${address}${path}`, { headers: { 'X-Request-Id': crypto.randomUUID() } })
  const session = await readSession()
  if (session) request.headers.set('Authorization', `Bearer ${session}`)
  addVisitor(request)
  return request
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

/** The job-post service, called in the name of a session after its own request was answered: for what goes on. */
export function jobPostApiOf(session: string): Client<JobPostPaths> {
  return connect<JobPostPaths>(webSettings().JOB_POST_API_URL, {
    async onRequest({ request }) {
      request.headers.set('Authorization', `Bearer ${session}`)
      request.headers.set('X-Request-Id', crypto.randomUUID())
      asNobody(() => addVisitor(request))
      return request
    },
  })
}

/** The job-post service, asked by the web in its own name: for one operation, as services ask each other. */
export async function ownJobPostApi(operation: string): Promise<Client<JobPostPaths>> {
  const question = await signQuestionOfWeb(operation, webSettings().ATTESTATION_SECRET)
  return connect<JobPostPaths>(webSettings().JOB_POST_API_URL, {
    async onRequest({ request }) {
      request.headers.set('Authorization', `Bearer ${question}`)
      request.headers.set('X-Request-Id', crypto.randomUUID())
      asNobody(() => addVisitor(request))
      return request
    },
  })
}

/** The job-post service, called with a phone app's pass. */
export function passApi(pass: string): Client<JobPostPaths> {
  return connect<JobPostPaths>(webSettings().JOB_POST_API_URL, {
    async onRequest(call) {
      const request = await asAnybody.onRequest?.(call)
      if (request instanceof Request) request.headers.set('Authorization', `Topup ${pass}`)
      return request
    },
  })
}

/** The partim service, called anonymously. */
export function publicPartimApi(): Client<PartimPaths> {
  return connect<PartimPaths>(webSettings().PARTIM_API_URL, asAnybody)
}
