import 'server-only'
import type { NextRequest } from 'next/server'
import { refusal } from '@/lib/api/refusal'
import { identityAdmin } from './identity-admin'
import { sessionOf, sessionSeconds } from './session-cookie'
import { type Identity, TokenError, type TokenRefusal } from './token'
import { checkSession, webVerifier } from './web-verifier'

/** Seconds after signing in during which a session can be created. */
const freshSignInSeconds = 5 * 60

/** Milliseconds the identity provider may take to answer. */
const providerTimeoutMs = 8_000

const codeOfRefusal = {
  absent: 'unauthenticated',
  invalid: 'unauthenticated',
  expired: 'token_expired',
  keys_unavailable: 'unavailable',
} as const satisfies Record<TokenRefusal | 'absent', string>

/** The second gate, for handlers: the identity of a request's session, or a thrown problem. */
export async function requireIdentity(
  request: NextRequest,
): Promise<{ identity: Identity; session: string }> {
  const session = sessionOf(request)
  const check = await checkSession(session)
  if ('refusal' in check) throw refusal(codeOfRefusal[check.refusal])
  return { identity: check.identity, session: session ?? '' }
}

/** Exchanges the ID token of a fresh sign-in for a session of its account. */
export async function createSession(idToken: string): Promise<{ session: string; uid: string }> {
  const { uid, authTime } = await verifyIdToken(idToken)
  if (Date.now() / 1000 - authTime > freshSignInSeconds) throw refusal('sign_in_again')
  const session = await askProvider((admin) =>
    admin.createSessionCookie(idToken, { expiresIn: sessionSeconds * 1000 }),
  )
  return { session, uid }
}

async function verifyIdToken(idToken: string): Promise<Identity> {
  try {
    return await webVerifier().verifyIdToken(idToken)
  } catch (cause) {
    if (cause instanceof TokenError) throw refusal(codeOfRefusal[cause.reason], { cause })
    throw cause
  }
}

type IdentityAdmin = Awaited<ReturnType<typeof identityAdmin>>

async function askProvider<Answer>(ask: (admin: IdentityAdmin) => Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the identity provider does not answer')), providerTimeoutMs)
  })
  try {
    return await Promise.race([identityAdmin().then(ask), timeout])
  } catch (cause) {
    throw refusal(isAccountRefusal(cause) ? 'session_revoked' : 'unavailable', { cause })
  } finally {
    clearTimeout(timer)
  }
}

/** The provider's codes that concern the person, not the connection: firebase.google.com/docs/auth/admin/errors */
const accountRefusals: ReadonlySet<unknown> = new Set([
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/id-token-revoked',
  'auth/id-token-expired',
  'auth/invalid-id-token',
  'auth/argument-error',
])

function isAccountRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && accountRefusals.has(error.code)
}
