import { parseViolation, type RuleName, type RuleParams } from '@/validators/violation'

/** One broken rule at one field; `field` is a dotted path such as `shifts.0.date`. */
export type FieldError = { readonly field: string; readonly rule: RuleName; readonly params: RuleParams }

type ProblemDetails = {
  readonly errors?: readonly FieldError[]
  /** The resource as it is now, where knowing it helps (a stale edit, an event out of turn). */
  readonly current?: unknown
  readonly retryAfterSeconds?: number
  /** What the sentence of the code says beside the wait. */
  readonly params?: Readonly<Record<string, number>>
  /** The log has it already. */
  readonly isTold?: boolean
  readonly cause?: unknown
}

/** An expected refusal; it leaves the service as RFC 9457 problem+json with `code` as its message key. */
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

/** 404: absent, or somebody else's, which must look the same. */
export const notFound = () => new Problem(404, 'not_found')

/** 403: known, but not allowed to. */
export const forbidden = () => new Problem(403, 'forbidden')

/** 503: something this service depends on does not answer. */
export const unavailable = (cause: unknown) => new Problem(503, 'unavailable', { cause })

/** 429 with the wait in seconds, for the header and for the message. */
export const tooManyRequests = (seconds: number) =>
  new Problem(429, 'too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(seconds)) })

/** 422 with every broken rule. */
export const validationFailed = (errors: readonly FieldError[]) =>
  new Problem(422, 'validation_failed', { errors })

/** A field error from an encoded violation (validators/violation). */
export const fieldError = (field: string, encoded: string): FieldError => ({
  field,
  ...parseViolation(encoded),
})
