import { problemResponse, type RefusalCode, refusal } from './refusal'

/** The specification's retry policy (section 7). */
const retriedStatuses: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504])
const methodsWithoutBody: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE'])

/** Milliseconds all attempts together may take where a server asks. */
export const defaultTimeoutMs = 8_000

/**
 * A browser waits longer than the server it asks: had both the same limit, it would give up a moment earlier, and not
 * hear what that server found out.
 */
const browserTimeoutMs = defaultTimeoutMs + 2_000
const isBrowser = typeof document !== 'undefined'

/**
 * Carried by answers of our own proxies, which have retried already: the browser must not multiply that, while
 * an answer from in front of the proxies (a load balancer's 503) is still retried once.
 */
export const retryAppliedHeader = 'X-Retry-Applied'

export type FetchFailureReason = 'timeout' | 'unreachable' | 'redirected' | 'cancelled'

/** No answer that could be used. */
export class FetchFailure extends Error {
  override name = 'FetchFailure'
  constructor(
    readonly reason: FetchFailureReason,
    options?: ErrorOptions,
  ) {
    super(`fetch failed: ${reason}`, options)
  }
}

type FetchPolicyOptions = {
  readonly timeoutMs?: number
  /** Hands out an event stream as it comes: once its headers are there it is neither timed nor collected. */
  readonly stream?: boolean
}

/**
 * The one way this product calls over HTTP: a deadline for everything including the body, one retry for methods
 * without a body, none for others, redirects never followed. Rejects with FetchFailure.
 */
export async function fetchWithPolicy(
  request: Request,
  { timeoutMs = isBrowser ? browserTimeoutMs : defaultTimeoutMs, stream = false }: FetchPolicyOptions = {},
): Promise<Response> {
  const attempts = methodsWithoutBody.has(request.method) ? 2 : 1
  const deadline = Date.now() + timeoutMs
  for (let attempt = 1; ; attempt++) {
    const isLast = attempt === attempts
    try {
      const response = await fetchOnce(request, deadline - Date.now(), stream)
      if (isLast || !retriedStatuses.has(response.status) || response.headers.has(retryAppliedHeader))
        return response
      await response.body?.cancel()
    } catch (error) {
      if (isLast || !(error instanceof FetchFailure) || error.reason !== 'unreachable') throw error
    }
  }
}

/** `fetchWithPolicy` for typed clients: a failure becomes the problem answer a caller handles anyway. */
export async function fetchOrProblem(request: Request): Promise<Response> {
  try {
    return await fetchWithPolicy(request)
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error
    if (error.reason === 'cancelled') throw error.cause
    return problemResponse(refusal(codeOfFailure(error)).problem)
  }
}

/** The problem code that tells a failure to whoever asked. */
export function codeOfFailure({ reason }: FetchFailure): RefusalCode {
  if (reason === 'timeout') return 'upstream_timeout'
  return reason === 'redirected' ? 'upstream_invalid' : 'unavailable'
}

async function fetchOnce(request: Request, timeoutMs: number, stream: boolean): Promise<Response> {
  const abort = new AbortController()
  const cancel = () => abort.abort(request.signal.reason)
  const timer = setTimeout(() => abort.abort(), Math.max(0, timeoutMs))
  request.signal.addEventListener('abort', cancel)
  let handedOut = false
  try {
    request.signal.throwIfAborted()
    const response = await fetch(request, { signal: abort.signal, redirect: 'manual', cache: 'no-store' })
    if (isRedirect(response)) throw new FetchFailure('redirected')
    handedOut = stream && isEventStream(response)
    return handedOut ? response : await collect(response)
  } catch (cause) {
    if (cause instanceof FetchFailure) throw cause
    if (request.signal.aborted) throw new FetchFailure('cancelled', { cause: request.signal.reason })
    throw new FetchFailure(abort.signal.aborted ? 'timeout' : 'unreachable', { cause })
  } finally {
    clearTimeout(timer)
    // A stream that was handed out still ends when its reader goes away.
    if (!handedOut) request.signal.removeEventListener('abort', cancel)
  }
}

function isRedirect({ status, type }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400 && status !== 304)
}

/** True for an answer of server-sent events. */
export function isEventStream(response: Response): boolean {
  return response.headers.get('Content-Type')?.startsWith('text/event-stream') ?? false
}

async function collect(response: Response): Promise<Response> {
  const body = await response.arrayBuffer()
  const headers = new Headers(response.headers)
  // They describe the bytes on the wire, not the decoded ones held here.
  headers.delete('Content-Encoding')
  headers.delete('Content-Length')
  return new Response(body.byteLength > 0 ? body : null, { status: response.status, headers })
}
