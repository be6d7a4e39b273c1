import { problemResponse, type RefusalCode, refusal } from './refusal'

/** The specification's retry policy (section 7). */
const retriedStatuses: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504])
const methodsWithoutBody: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE'])

/** Milliseconds for all attempts together when a server makes the request. */
export const defaultTimeoutMs = 8_000

/**
 * A browser waits longer than the server it calls: with the same limit it would give up a moment earlier, and would not
 * receive that server's error.
 */
const browserTimeoutMs = defaultTimeoutMs + 2_000
const isBrowser = typeof document !== 'undefined'

/**
 * Marks answers of our own proxies, which have already retried: the browser must not retry those again, while an answer
 * from in front of the proxies (a load balancer's 503) is still retried once.
 */
export const retryAppliedHeader = 'X-Retry-Applied'

export type FetchFailureReason = 'timeout' | 'unreachable' | 'redirected' | 'cancelled'

/** There was no usable answer. */
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
  /** `default` for answers whose headers say how long they may be cached. */
  readonly cache?: 'default' | 'no-store'
  /** Sends it in another way than `fetch`, and resolves with the body read whole. */
  readonly send?: (request: Request, signal: AbortSignal) => Promise<Response>
  /** Returns an event stream or a film as it arrives: after its headers it has no deadline and is not buffered. */
  readonly stream?: boolean
}

/**
 * The only way this product makes HTTP calls: one deadline for everything including the body, one retry for methods
 * without a body, no retry for others, and redirects are never followed. Rejects with FetchFailure.
 */
export async function fetchWithPolicy(
  request: Request,
  {
    timeoutMs = isBrowser ? browserTimeoutMs : defaultTimeoutMs,
    cache = 'no-store',
    stream = false,
    send,
  }: FetchPolicyOptions = {},
): Promise<Response> {
  const attempts = methodsWithoutBody.has(request.method) ? 2 : 1
  const deadline = Date.now() + timeoutMs
  for (let attempt = 1; ; attempt++) {
    const isLast = attempt === attempts
    try {
      const response = await fetchOnce(request, { timeoutMs: deadline - Date.now(), cache, stream, send })
      if (isLast || !retriedStatuses.has(response.status) || response.headers.has(retryAppliedHeader))
        return response
      await response.body?.cancel()
    } catch (error) {
      if (isLast || !(error instanceof FetchFailure) || error.reason !== 'unreachable') throw error
    }
  }
}

/** `fetchWithPolicy` for typed clients: a failure becomes a problem answer, which callers handle anyway. */
export async function fetchOrProblem(
  request: Request,
  options: Pick<FetchPolicyOptions, 'send'> = {},
): Promise<Response> {
  try {
    return await fetchWithPolicy(request, options)
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error
    if (error.reason === 'cancelled') throw error.cause
    return problemResponse(refusal(codeOfFailure(error)).problem)
  }
}

/** The problem code for a failure. */
export function codeOfFailure({ reason }: FetchFailure): RefusalCode {
  if (reason === 'timeout') return 'upstream_timeout'
  return reason === 'redirected' ? 'upstream_invalid' : 'unavailable'
}

async function fetchOnce(
  request: Request,
  { timeoutMs, cache, stream, send }: Required<Omit<FetchPolicyOptions, 'send'>> & FetchPolicyOptions,
): Promise<Response> {
  const abort = new AbortController()
  const cancel = () => abort.abort(request.signal.reason)
  // The deadline holds even where a call that is told to end does not: Node's fetch was seen to wait on for minutes.
  const aborted = new Promise<never>((_, reject) => {
    abort.signal.addEventListener('abort', () => reject(abort.signal.reason), { once: true })
  })
  aborted.catch(() => {})
  const timer = setTimeout(() => abort.abort(), Math.max(0, timeoutMs))
  request.signal.addEventListener('abort', cancel)
  let handedOut = false
  try {
    request.signal.throwIfAborted()
    const response = await Promise.race([
      send
        ? send(request, abort.signal)
        : fetch(request, { signal: abort.signal, redirect: 'manual', cache }),
      aborted,
    ])
    if (isRedirect(response)) throw new FetchFailure('redirected')
    if (send) return response
    handedOut = stream && (isEventStream(response) || isFilm(response))
    return handedOut ? response : await Promise.race([collect(response), aborted])
  } catch (cause) {
    if (cause instanceof FetchFailure) throw cause
    if (request.signal.aborted) throw new FetchFailure('cancelled', { cause: request.signal.reason })
    throw new FetchFailure(abort.signal.aborted ? 'timeout' : 'unreachable', { cause })
  } finally {
    clearTimeout(timer)
    // A returned stream must still end when its reader goes away.
    if (!handedOut) request.signal.removeEventListener('abort', cancel)
  }
}

function isRedirect({ status, type }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400 && status !== 304)
}

/** True for an answer that is a stream of server-sent events. */
export function isEventStream(response: Response): boolean {
  return response.headers.get('Content-Type')?.startsWith('text/event-stream') ?? false
}

/** True for an answer that is a film, or a piece of one. */
export function isFilm(response: Response): boolean {
  return response.headers.get('Content-Type')?.startsWith('video/') ?? false
}

async function collect(response: Response): Promise<Response> {
  const body = await response.arrayBuffer()
  const headers = new Headers(response.headers)
  // These headers describe the encoded bytes on the wire, not the decoded ones here.
  headers.delete('Content-Encoding')
  headers.delete('Content-Length')
  return new Response(body.byteLength > 0 ? body : null, { status: response.status, headers })
}
