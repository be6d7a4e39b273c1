import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'

/** The identity in a verified token. Times are seconds since the epoch. */
export type Identity = {
  readonly uid: string
  readonly email: string | null
  /** Whether the account was created to hire (`employer`) or to work (`worker`); null until registered. */
  readonly kind: 'employer' | 'worker' | null
  readonly ops: boolean
  /** How the person signed in, in Firebase's terms (`password`, `google.com`); null when the token does not say. */
  readonly signInProvider: string | null
  readonly authTime: number
  readonly issuedAt: number
  readonly expiresAt: number
}

export type TokenRefusal = 'expired' | 'invalid' | 'keys_unavailable'

/** A token that is not accepted; `reason` tells whether signing in again, or waiting, can help. */
export class TokenError extends Error {
  override name = 'TokenError'
  constructor(
    readonly reason: TokenRefusal,
    options?: ErrorOptions,
  ) {
    super(`token refused: ${reason}`, options)
  }
}

type TokenVerifierOptions = {
  readonly projectId: string
  readonly sessionKeysUrl: string
  readonly idTokenKeysUrl: string
}

/** Issuers by kind of token: https://firebase.google.com/docs/auth/admin/verify-id-tokens and manage-cookies. */
const issuers = {
  session: (projectId: string) => `https://session.firebase.google.com/${projectId}`,
  idToken: (projectId: string) => `https://securetoken.google.com/${projectId}`,
}

/** Google's keys live for days and are cacheable for hours; an unknown key is fetched regardless of this age. */
const keysMaxAgeMs = 6 * 60 * 60 * 1000

/** Clocks of two machines differ; a token "from the future" by more than this many seconds is refused. */
const clockToleranceSeconds = 5

/**
 * Verifies Firebase session cookies and ID tokens offline: RS256 signature by a known key, issuer, audience, expiry,
 * issue and sign-in times, subject. Works on the edge and in Node. Rejects with TokenError. Revocation cannot be
 * checked offline; code that changes data must check it as well.
 */
export function createTokenVerifier(options: TokenVerifierOptions) {
  const remoteKeys = (url: string) =>
    createRemoteJWKSet(new URL(url), { timeoutDuration: 5_000, cacheMaxAge: keysMaxAgeMs })
  const keys = { session: remoteKeys(options.sessionKeysUrl), idToken: remoteKeys(options.idTokenKeysUrl) }

  async function verify(kind: keyof typeof issuers, token: string): Promise<Identity> {
    const payload = await checkSignature(token, keys[kind], {
      issuer: issuers[kind](options.projectId),
      audience: options.projectId,
    })
    return identityOf(payload)
  }

  return {
    verifySession: (cookie: string) => verify('session', cookie),
    verifyIdToken: (token: string) => verify('idToken', token),
  }
}

export type TokenVerifier = ReturnType<typeof createTokenVerifier>

async function checkSignature(
  token: string,
  getKey: JWTVerifyGetKey,
  expected: { issuer: string; audience: string },
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, distinguishing(getKey), {
      ...expected,
      algorithms: ['RS256'],
      clockTolerance: clockToleranceSeconds,
      requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
    })
    return payload
  } catch (cause) {
    if (cause instanceof TokenError) throw cause
    throw new TokenError(cause instanceof errors.JWTExpired ? 'expired' : 'invalid', { cause })
  }
}

/** Distinguishes a token that names no key of the issuer (`invalid`) from keys that could not be fetched. */
function distinguishing(getKey: JWTVerifyGetKey): JWTVerifyGetKey {
  return async (header, token) => {
    try {
      return await getKey(header, token)
    } catch (cause) {
      const tokenIsWrong =
        cause instanceof errors.JWKSNoMatchingKey ||
        cause instanceof errors.JWKSMultipleMatchingKeys ||
        cause instanceof errors.JOSENotSupported
      throw new TokenError(tokenIsWrong ? 'invalid' : 'keys_unavailable', { cause })
    }
  }
}

/** Reads the claim `firebase`: https://firebase.google.com/docs/auth/admin/verify-id-tokens. */
function signInProviderOf({ firebase }: JWTPayload): string | null {
  const said = (firebase as { readonly sign_in_provider?: unknown } | undefined)?.sign_in_provider
  return typeof said === 'string' ? said : null
}

/** Prefix of the subjects of sign-ins that exist only for uploads. */
export const uploadSubject = 'upload:'

function identityOf(payload: JWTPayload): Identity {
  const { sub, iat, exp, auth_time: authTime } = payload
  const now = Math.floor(Date.now() / 1000) + clockToleranceSeconds
  const timesAreSound =
    typeof iat === 'number' &&
    typeof exp === 'number' &&
    typeof authTime === 'number' &&
    iat <= now &&
    authTime <= now
  if (!sub || sub.length > 128 || !timesAreSound) throw new TokenError('invalid')
  // Sign-ins for uploads only (services/shared/identity/provider.ts), recognised by the claim, and also by the subject,
  // because a refreshed token, or an account looked up by it, does not carry the claim.
  if (payload.upload !== undefined || sub.startsWith(uploadSubject)) throw new TokenError('invalid')
  return {
    uid: sub,
    email: typeof payload.email === 'string' ? payload.email : null,
    kind: payload.kind === 'employer' || payload.kind === 'worker' ? payload.kind : null,
    ops: payload.ops === true,
    signInProvider: signInProviderOf(payload),
    authTime,
    issuedAt: iat,
    expiresAt: exp,
  }
}
