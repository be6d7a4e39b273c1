import 'server-only'
import type { Instrumentation } from 'next'
import { ProblemError } from '@/lib/api/problem'
import { secondsToWait } from '@/lib/api/wait-digest'
import { log } from './log'
import { reportError } from './report-error'

/** Logs and reports an error that no handler of ours caught: a page that failed to render. */
export const reportRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  // The query may hold a token from a mail link; the path never does.
  const path = request.path.split('?', 1)[0] ?? ''
  const digest = digestOf(error)
  const requestId = error instanceof ProblemError ? error.problem.requestId : undefined
  // A visitor who made too many requests is not a failure.
  if (secondsToWait(digest) !== null) {
    log().warn({ requestId, digest, method: request.method, path, route: context.routePath }, 'refused')
    return
  }
  log().error(
    { err: error, requestId, digest, method: request.method, path, route: context.routePath },
    'request failed',
  )
  await reportError(error, { requestId, digest, method: request.method, path, route: context.routePath })
}

function digestOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('digest' in error)) return undefined
  return String(error.digest)
}
