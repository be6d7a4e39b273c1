import { type FieldError, type Problem, ProblemError } from '@/lib/api/problem'

/** A problem found in the browser; no server has a record of it, so it has no request id. */
export function localProblem(code: string, errors?: readonly FieldError[]): Problem {
  return { type: 'about:blank', title: code, status: 0, code, requestId: '', ...(errors && { errors }) }
}

const atField = (field: string, rule: string, params: FieldError['params'] = {}) =>
  localProblem('validation_failed', [{ field, rule, params }])

/**
 * What the identity provider's codes mean to a person: a message key under `problems`, or a broken rule of a
 * field. Codes: firebase.google.com/docs/reference/js/auth#autherrorcodes, and the specification's section 8.
 */
const problems: Readonly<Record<string, Problem>> = {
  'auth/invalid-credential': localProblem('wrong_credentials'),
  'auth/invalid-login-credentials': localProblem('wrong_credentials'),
  'auth/wrong-password': localProblem('wrong_credentials'),
  'auth/user-not-found': localProblem('wrong_credentials'),
  'auth/user-disabled': localProblem('account_disabled'),
  'auth/too-many-requests': localProblem('busy'),
  'auth/network-request-failed': localProblem('network'),
  'auth/timeout': localProblem('network'),
  'auth/email-already-in-use': atField('email', 'taken'),
  'auth/invalid-email': atField('email', 'email'),
  'auth/weak-password': atField('password', 'min', { min: 8 }),
  'auth/account-exists-with-different-credential': localProblem('other_sign_in_method'),
  'auth/credential-already-in-use': localProblem('other_sign_in_method'),
  'auth/invalid-custom-token': localProblem('link_invalid'),
  'auth/user-token-expired': localProblem('session_revoked'),
}

/** The person closed the provider's window; nothing to say. */
const ownChoice: ReadonlySet<string> = new Set([
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
])

/** The `auth/…` code of an error of the identity provider, else an empty text. */
export function identityCode(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' ? code : ''
}

/** What to tell somebody whose sign-in or registration failed; null when they gave up themselves. */
export function problemFrom(error: unknown): Problem | null {
  if (error instanceof ProblemError) return error.problem
  const code = identityCode(error)
  if (ownChoice.has(code)) return null
  const known = problems[code]
  if (known) return known
  if (code.startsWith('auth/')) return localProblem('identity_unavailable')
  // A part of the page could not be loaded: as good as offline, and trying again loads it.
  return localProblem(isLoadFailure(error) ? 'network' : 'unknown')
}

function isLoadFailure(error: unknown): boolean {
  return (
    error instanceof Error && (error.name === 'ChunkLoadError' || /import|fetch|load/i.test(error.message))
  )
}
