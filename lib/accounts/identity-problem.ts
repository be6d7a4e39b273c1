import { type FieldError, localProblem, type Problem, ProblemError } from '@/lib/api/problem'

const atField = (field: string, rule: string, params: FieldError['params'] = {}) =>
  localProblem('validation_failed', [{ field, rule, params }])

/**
 * What the identity provider's codes mean to a person: a message key under `problems`, or a rule that a field breaks.
 * Codes: firebase.google.com/docs/reference/js/auth#autherrorcodes, and the specification's section 8.
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
  'auth/provider-already-linked': localProblem('already_linked'),
  'auth/invalid-custom-token': localProblem('link_invalid'),
  'auth/user-token-expired': localProblem('session_revoked'),
  'auth/popup-blocked': localProblem('popup_blocked'),
  'auth/popup-closed-by-user': localProblem('popup_closed'),
  'auth/cancelled-popup-request': localProblem('popup_closed'),
  'auth/user-cancelled': localProblem('popup_closed'),
  'auth/web-storage-unsupported': localProblem('browser_storage_blocked'),
  'auth/operation-not-supported-in-this-environment': localProblem('browser_unsupported'),
  'auth/unauthorized-domain': localProblem('identity_unavailable'),
  'auth/invalid-api-key': localProblem('identity_unavailable'),
  'auth/auth-domain-config-required': localProblem('identity_unavailable'),
  'auth/internal-error': localProblem('identity_unavailable'),
}

/** The `auth/…` code of an error of the identity provider, otherwise an empty text. */
export function identityCode(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' ? code : ''
}

/** What to tell somebody whose sign-in or registration failed; there is a Thai sentence for every error. */
export function problemFrom(error: unknown): Problem {
  if (error instanceof ProblemError) return error.problem
  const code = identityCode(error)
  const known = problems[code]
  if (known) return known
  if (code.startsWith('auth/')) return localProblem('identity_unavailable')
  // A script of the page failed to load: to the person this is like being offline, and trying again loads it.
  return localProblem(isLoadFailure(error) ? 'network' : 'unknown')
}

function isLoadFailure(error: unknown): boolean {
  return (
    error instanceof Error && (error.name === 'ChunkLoadError' || /import|fetch|load/i.test(error.message))
  )
}
