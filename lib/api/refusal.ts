import { type FieldError, type Problem, ProblemError } from './problem'

/** The problems the web server itself raises, with their status and English title. */
const known = {
  bad_request: [400, 'The request is malformed'],
  unauthenticated: [401, 'Sign-in is required'],
  token_expired: [401, 'The session has expired'],
  pass_over: [401, 'The phone app’s pass is over'],
  session_revoked: [401, 'The session was revoked or the account is disabled'],
  sign_in_again: [401, 'The sign-in is too long ago for this'],
  cross_site: [403, 'Writes are accepted from our own pages only'],
  not_found: [404, 'Not found'],
  method_not_allowed: [405, 'This method is not known here'],
  account_changed: [412, 'This was begun for another account than the one that is signed in'],
  payload_too_large: [413, 'The body is too large'],
  unsupported_media_type: [415, 'The body must be application/json'],
  validation_failed: [422, 'Some fields are not valid'],
  account_unnamed: [428, 'A write must say for which account it was begun'],
  internal_error: [500, 'Something went wrong on our side'],
  upstream_invalid: [502, 'The answer from behind this server could not be used'],
  unavailable: [503, 'This is not available at the moment'],
  registry_unavailable: [503, 'The company registry does not answer'],
  upstream_timeout: [504, 'The answer from behind this server took too long'],
} as const satisfies Record<string, readonly [status: number, title: string]>

export type RefusalCode = keyof typeof known

type RefusalOptions = { readonly errors?: readonly FieldError[]; readonly cause?: unknown }

/** A problem to throw; the API handler around it fills in the request id. */
export function refusal(code: RefusalCode, { errors, cause }: RefusalOptions = {}): ProblemError {
  const [status, title] = known[code]
  return new ProblemError(
    { type: 'about:blank', title, status, code, requestId: '', ...(errors && { errors }) },
    { cause },
  )
}

/** A problem as an HTTP answer. */
export function problemResponse(problem: Problem, headers?: Record<string, string>): Response {
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: {
      'Content-Type': 'application/problem+json',
      'Cache-Control': 'no-store',
      'X-Request-Id': problem.requestId,
      ...headers,
    },
  })
}
