import 'server-only'
import type { NextRequest } from 'next/server'
import { begunAsHeader } from '@/lib/auth/begun-as'
import { readBegunAs } from '@/lib/auth/read-begun-as'
import { requireIdentity } from '@/lib/auth/session'
import { sessionOf } from '@/lib/auth/session-cookie'
import { checkSession } from '@/lib/auth/web-verifier'
import { webSettings } from '@/lib/config/web-settings'
import { addVisitor } from '@/lib/security/visitor'
import { findOperation, isCleanSearch, type Operation, type ServiceName } from './allow-list'
import {
  codeOfFailure,
  defaultTimeoutMs,
  FetchFailure,
  fetchWithPolicy,
  isEventStream,
  retryAppliedHeader,
} from './fetch-policy'
import { apiHandler, forgetRevoked } from './handler'
import { isMedia, mediaAnswer } from './media-answer'
import { refusal } from './refusal'
import { readJsonText } from './request-body'
import { requireSameOrigin } from './same-origin'

const maximumBodyBytes = 256 * 1024
const forwardedHeaders = [
  'Accept',
  begunAsHeader,
  'If-Match',
  'If-None-Match',
  'Idempotency-Key',
  'Last-Event-ID',
  // The list of a person's devices shows the browser from this header.
  'User-Agent',
] as const
/** Those of films, of which a player asks for a piece at a time. */
const forwardedMediaHeaders = ['Range', 'If-Range'] as const
const returnedHeaders = ['Content-Type', 'ETag', 'Retry-After'] as const

/** For what a service may need a minute for, with a little more than it takes itself. */
const slowTimeoutMs = 60_000

const baseAddress = { 'job-post': 'JOB_POST_API_URL', partim: 'PARTIM_API_URL' } as const

type ProxyOptions = {
  readonly timeoutMs?: number
  /** The path below which the operations are, where it is not the service's own. */
  readonly below?: string
  /** How the caller is named; by their session unless it is told otherwise. */
  readonly authorize?: Authorize
}

type Authorize = (operation: Operation, request: NextRequest) => Promise<string | undefined>

/**
 * A handler that passes a browser's request on to a service: only published operations, writes only from our own pages,
 * with the session as bearer token, and nothing else the client claims about itself.
 */
export function proxyTo(
  service: ServiceName,
  { timeoutMs = defaultTimeoutMs, below = `/api/${service}`, authorize = bySession }: ProxyOptions = {},
) {
  return apiHandler(async (request, { requestId }) => {
    const isWrite = isWriting(request)
    if (isWrite) requireSameOrigin(request, webSettings().APP_URL)

    const { pathname, search } = new URL(request.url)
    const path = pathname.slice(below.length)
    const operation = findOperation(service, request.method, path)
    if (!operation) throw refusal('not_found')
    if (!isCleanSearch(search)) throw refusal('bad_request')

    const headers = new Headers({ 'X-Request-Id': requestId })
    for (const name of [...forwardedHeaders, ...(operation.isMedia ? forwardedMediaHeaders : [])]) {
      const value = request.headers.get(name)
      if (value !== null) headers.set(name, value)
    }
    const authorization = await authorize(operation, request)
    if (authorization !== undefined) headers.set('Authorization', authorization)

    const body = isWrite ? await readJsonText(request, maximumBodyBytes) : undefined
    if (body !== undefined) headers.set('Content-Type', 'application/json')

    const address = webSettings()[baseAddress[service]].replace(/\/$/, '')
    const isHead = request.method === 'HEAD'
    const upstream = new Request(`${address}${path}${search}`, {
      // Services have no HEAD: it is sent as GET, and the body is dropped here.
      method: isHead ? 'GET' : request.method,
      headers,
      body,
      signal: request.signal,
    })
    addVisitor(upstream)
    const answered = await call(upstream, operation.isSlow ? slowTimeoutMs : timeoutMs)
    const answer = operation.isMedia && isMedia(answered) ? mediaAnswer(answered) : await answerOf(answered)
    return isHead ? withoutBody(answer) : answer
  })
}

const isWriting = ({ method }: Request): boolean => method !== 'GET' && method !== 'HEAD'

const bySession: Authorize = async (operation, request) => {
  const session = await sessionFor(operation, request)
  if (operation.signIn === 'required' && isWriting(request)) requireBegunAs(request)
  return session && `Bearer ${session}`
}

/** A write of somebody who is signed in says for whom it was begun; the service compares that with the session. */
function requireBegunAs({ headers }: Request): void {
  if (!readBegunAs(headers.get(begunAsHeader) ?? '')) throw refusal('account_unnamed')
}

/** The session to call an operation with; where signing in is optional, an invalid session counts as none. */
async function sessionFor({ signIn }: Operation, request: NextRequest): Promise<string | undefined> {
  if (signIn === 'none') return undefined
  if (signIn === 'required') return (await requireIdentity(request)).session
  const session = sessionOf(request)
  return 'identity' in (await checkSession(session)) ? session : undefined
}

async function call(upstream: Request, timeoutMs: number): Promise<Response> {
  try {
    return await fetchWithPolicy(upstream, { timeoutMs, stream: upstream.method === 'GET' })
  } catch (error) {
    if (error instanceof FetchFailure) throw refusal(codeOfFailure(error), { cause: error })
    throw error
  }
}

async function answerOf(upstream: Response): Promise<Response> {
  const headers = new Headers({ [retryAppliedHeader]: '1' })
  for (const name of returnedHeaders) {
    const value = upstream.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  if (isEventStream(upstream)) {
    headers.set('Cache-Control', 'no-store, no-transform')
    return new Response(upstream.body, { status: upstream.status, headers })
  }
  const text = await jsonOf(upstream)
  const answer = new Response(text, { status: upstream.status, headers })
  return upstream.status === 401 ? forgetRevoked(answer, JSON.parse(text ?? '{}')?.code) : answer
}

async function withoutBody({ body, status, headers }: Response): Promise<Response> {
  // An event stream would otherwise continue for as long as somebody reads it.
  await body?.cancel()
  return new Response(null, { status, headers })
}

/** A service answers with JSON or nothing; a firewall's page or a truncated answer is not passed off as one. */
async function jsonOf(upstream: Response): Promise<string | null> {
  const text = await upstream.text()
  if (text === '' && (upstream.status === 204 || upstream.status === 304)) return null
  const type = upstream.headers.get('Content-Type') ?? ''
  if (!/^application\/(?:problem\+)?json\s*(?:;|$)/.test(type)) throw refusal('upstream_invalid')
  try {
    JSON.parse(text)
  } catch (cause) {
    throw refusal('upstream_invalid', { cause })
  }
  return text
}
