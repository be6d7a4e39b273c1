import 'server-only'
import type { NextRequest } from 'next/server'
import { log } from '@/lib/observability/log'
import { reportError } from '@/lib/observability/report-error'
import { ProblemError } from './problem'
import { problemResponse, refusal } from './refusal'

/** What every API handler gets besides the request. */
export type ApiCall<Params> = { readonly requestId: string; readonly params: Params }

type RouteContext<Params> = { readonly params: Promise<Params> }

/**
 * Wraps a route handler: names the request, turns a thrown problem into its answer, anything else thrown into a
 * logged 500 that tells nothing, and keeps every answer out of caches.
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
      const expected = error instanceof ProblemError ? error : refusal('internal_error', { cause: error })
      if (expected.problem.status >= 500) {
        const { pathname } = new URL(request.url)
        const failure = expected.cause ?? expected
        log().error({ requestId, method: request.method, path: pathname, err: failure }, expected.message)
        void reportError(failure, { requestId, method: request.method, path: pathname })
      }
      return problemResponse({ ...expected.problem, requestId })
    }
  }
}
