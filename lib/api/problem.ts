import { digestOfWait } from './wait-digest'

/** One broken rule; `field` is the path in the form (`shifts.0.date`), `rule` a message key under `validation`. */
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
  /** Params of the message for `code`, e.g. the seconds to wait. */
  readonly params?: FieldError['params']
  /** The current resource, when a write was based on an old version or is not allowed in its current state. */
  readonly current?: unknown
}

/** A problem that occurred without a server record of it, so it has no request id. */
export function localProblem(code: string, errors?: readonly FieldError[]): Problem {
  return { type: 'about:blank', title: code, status: 0, code, requestId: '', ...(errors && { errors }) }
}

/** A problem as an exception. */
export class ProblemError extends Error {
  override name = 'ProblemError'
  /** The only part of a page's rendering error that reaches the browser; the framework sets one where there is none. */
  declare digest?: string
  constructor(
    readonly problem: Problem,
    options?: ErrorOptions,
  ) {
    super(`${problem.status} ${problem.code}`, options)
    if (problem.status === 429) this.digest = digestOfWait(problem.params?.seconds ?? 60)
  }
}

/** True for a status that says of a service that it is away, slow or talks nonsense: it will be there again. */
export const isOfWhatIsBehind = (status: number): boolean => status >= 502 && status <= 504

/** True for what a service or our own API sends as an error. */
export function isProblem(value: unknown): value is Problem {
  if (typeof value !== 'object' || value === null) return false
  const { status, code } = value as Partial<Problem>
  return typeof status === 'number' && typeof code === 'string'
}

/** The problem in a failed response; an unreadable body counts as an invalid upstream answer. */
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
