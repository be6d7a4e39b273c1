import 'server-only'
import type { Instrumentation } from 'next'
import { log } from './log'

/** Logs an error that reached no handler of ours: a page that failed to render. */
export const reportRequestError: Instrumentation.onRequestError = (error, request, context) => {
  // The query may hold a token from a mail link; the path never does.
  const path = request.path.split('?', 1)[0]
  const digest = typeof error === 'object' && error !== null && 'digest' in error ? error.digest : undefined
  log().error(
    { err: error, digest, method: request.method, path, route: context.routePath },
    'request failed',
  )
}
