/** One broken rule; `field` is the form's path (`shifts.0.date`), `rule` a message key under `validation`. */
export type FieldError = {
  readonly field: string
  readonly rule: string
  readonly params: Readonly<Record<string, string | number>>
}

/** An error on the wire (RFC 9457); `code` is a message key under `problems`. */
export type Problem = {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly code: string
  readonly requestId: string
  readonly errors?: readonly FieldError[]
  /** What the sentence of `code` needs, e.g. the seconds to wait. */
  readonly params?: FieldError['params']
  /** The resource as it is now, when a write lost a race or came out of turn. */
  readonly current?: unknown
}

/** A problem found where no server has a record of it, so it has no request id. */
export function localProblem(code: string, errors?: readonly FieldError[]): Problem {
  return { type: 'about:blank', title: code, status: 0, code, requestId: '', ...(errors && { errors }) }
}

/** A problem as an exception. */
export class ProblemError extends Error {
  override name = 'ProblemError'
  /** All that reaches the browser of an error a page is rendered with; the framework makes one where there is none. */
  declare digest?: string
  constructor(
    readonly problem: Problem,
    options?: ErrorOptions,
  ) {
    super(`${problem.status} ${problem.code}`, options)
    if (problem.status === 429) this.digest = `${busy}${problem.params?.seconds ?? 60}`
  }
}

const busy = 'too-many-requests;'

/** The seconds to wait where a page was refused because its visitor asked too often; null for any other error. */
export function secondsToWait(digest: string | undefined): number | null {
  const seconds = digest?.startsWith(busy) ? Number(digest.slice(busy.length)) : Number.NaN
  return Number.isFinite(seconds) ? seconds : null
}

/** True for what a service or our own API sends as an error. */
export function isProblem(value: unknown): value is Problem {
  if (typeof value !== 'object' || value === null) return false
  const { status, code } = value as Partial<Problem>
  return typeof status === 'number' && typeof code === 'string'
}

/** The problem a failed response carries; anything unreadable counts as an invalid upstream answer. */
export async function problemOf(response: Response): Promise<Problem> {
  const body: unknown = await response.json().catch(() => null)
  return asProblem(body, response)
}

/** The problem in a parsed error body, as openapi-fetch's `error` holds it. */
export function asProblem(body: unknown, response: Response): Problem {
  if (isProblem(body)) return body
  return {
    type: 'about:blank',
    title: 'The answer could not be read',
    status: response.status,
    code: 'upstream_invalid',
    requestId: response.headers.get('X-Request-Id') ?? '',
  }
}
