import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { refusedSessionAddress } from '@/lib/auth/next-path'
import { clearSession } from '@/lib/auth/session-cookie'
import { log } from '@/lib/observability/log'
import { reportError } from '@/lib/observability/report-error'
import { retryAppliedHeader } from './fetch-policy'
import { ProblemError } from './problem'
import { problemResponse, type RefusalCode, refusal } from './refusal'

/** What every API handler gets besides the request. */
export type ApiCall<Params> = { readonly requestId: string; readonly params: Params }

type RouteContext<Params> = { readonly params: Promise<Params> }

/** Problems for which this server has already retried the upstream call: its caller must not retry again. */
const triedAgain: ReadonlySet<string> = new Set<RefusalCode>([
  'registry_unavailable',
  'unavailable',
  'upstream_invalid',
  'upstream_timeout',
])

/**
 * Wraps a route handler: gives the request an id, turns a thrown problem into its answer and any other error into a
 * logged 500 without details, and keeps every answer out of caches.
 */
export function apiHandler<Params = unknown>(
  handle: (request: NextRequest, call: ApiCall<Params>) => Promise<Response>,
): (request: NextRequest, context: RouteContext<Params>) => Promise<Response> {
  return async (request, context) => {
    const requestId = crypto.randomUUID()
    try {
      const response = await handle(request, { requestId, params: await context.params })
      if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store')
      response.headers.set('X-Request-Id', requestId)
      return response
    } catch (error) {
      const expected = problemErrorOf(error)
      if (expected.problem.status >= 500) {
        const { pathname } = new URL(request.url)
        const failure = expected.cause ?? expected
        log().error({ requestId, method: request.method, path: pathname, err: failure }, expected.message)
        void reportError(failure, { requestId, method: request.method, path: pathname })
      }
      const headers = triedAgain.has(expected.problem.code) ? { [retryAppliedHeader]: '1' } : undefined
      return forgetRevoked(
        problemResponse({ ...expected.problem, requestId }, headers),
        expected.problem.code,
      )
    }
  }
}

/**
 * The thrown error as a problem. The pages' data access redirects when a session is refused, and the framework throws
 * that redirect; in a handler it becomes a problem.
 */
function problemErrorOf(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : ''
  if (digest.startsWith('NEXT_REDIRECT') && digest.includes(refusedSessionAddress))
    return refusal('session_revoked')
  return refusal('internal_error', { cause: error })
}

/** When the answer refuses a revoked session, or a disabled person's, also clears the session in the browser. */
export function forgetRevoked(answer: Response, code: unknown): Response {
  if (code !== ('session_revoked' satisfies RefusalCode)) return answer
  const forgetting = new NextResponse(answer.body, answer)
  clearSession(forgetting)
  return forgetting
}
