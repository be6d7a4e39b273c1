import { oneForm } from '@/validators/one-form'
import { parseViolation, type RuleName, type RuleParams } from '@/validators/violation'

/** One broken rule at one field; `field` is a dotted path such as `shifts.0.date`. */
export type FieldError = { readonly field: string; readonly rule: RuleName; readonly params: RuleParams }

type ProblemDetails = {
  readonly errors?: readonly FieldError[]
  /** The current resource, when knowing it helps (a stale edit, an event that its state does not allow). */
  readonly current?: unknown
  readonly retryAfterSeconds?: number
  /** What the sentence of the code says beside the wait. */
  readonly params?: RuleParams
  /** The log has it already. */
  readonly isTold?: boolean
  readonly cause?: unknown
}

/** An expected refusal; it is answered as RFC 9457 problem+json with `code` as its message key. */
export class Problem extends Error {
  override name = 'Problem'
  constructor(
    readonly status: number,
    readonly code: string,
    readonly details: ProblemDetails = {},
  ) {
    super(code, details.cause === undefined ? undefined : { cause: details.cause })
  }
}

/** 404: it does not exist, or belongs to somebody else, which must look the same. */
export const notFound = () => new Problem(404, 'not_found')

/** 403: the caller is known but not allowed. */
export const forbidden = () => new Problem(403, 'forbidden')

/** 503: a dependency of this service does not answer. */
export const unavailable = (cause: unknown) => new Problem(503, 'unavailable', { cause })

/** The answer of a dependency; 503 when it does not come. */
export const orUnavailable = <Answer>(work: Promise<Answer>): Promise<Answer> =>
  work.catch((error: unknown) => Promise.reject(unavailable(error)))

/** 429 with the wait in seconds, for the header and for the message. */
export const tooManyRequests = (seconds: number) =>
  new Problem(429, 'too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(seconds)) })

/** 422 with every broken rule. */
export const validationFailed = (errors: readonly FieldError[]) =>
  new Problem(422, 'validation_failed', { errors })

/** A typed text that no schema of the validators forms, as it is stored: in the one form, without the spaces around it. */
export const formed = (typed: string): string => oneForm(typed).trim()

/** The same; 422 where nothing is left. */
export function filled(field: string, typed: string): string {
  const text = formed(typed)
  if (text === '') throw validationFailed([{ field, rule: 'required', params: {} }])
  return text
}

/** A field error from an encoded violation (validators/violation). */
export const fieldError = (field: string, encoded: string): FieldError => ({
  field,
  ...parseViolation(encoded),
})
