import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'

/** Who a verified token speaks for. Times are seconds since the epoch. */
export type Identity = {
  readonly uid: string
  readonly email: string | null
  /** True when the account was created to hire (`employer`) or to work (`worker`); null until registered. */
  readonly kind: 'employer' | 'worker' | null
  readonly ops: boolean
  /** The way of the sign-in, as Firebase names it (`password`, `google.com`); null where the token does not say. */
  readonly signInProvider: string | null
  readonly authTime: number
  readonly issuedAt: number
  readonly expiresAt: number
}

export type TokenRefusal = 'expired' | 'invalid' | 'keys_unavailable'

/** A token that is not accepted; `reason` says whether signing in again, or waiting, can help. */
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

/** Google's keys live for days and say so for hours; a key not known yet is asked for whatever this says. */
const keysMaxAgeMs = 6 * 60 * 60 * 1000

/** Clocks of two machines differ; a token "from the future" by more than this many seconds is refused. */
const clockToleranceSeconds = 5

/**
 * Verifies Firebase session cookies and ID tokens offline: RS256 signature by a known key, issuer, audience,
 * expiry, issue and sign-in times, subject. Runs on the edge and in Node alike. Rejects with TokenError.
 * Revocation is not known offline; whoever changes data must ask for it as well.
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

/** Tells "this token names no key of the issuer" (its own fault) from "the keys could not be had" (nobody's). */
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

/** Of the claim `firebase`: https://firebase.google.com/docs/auth/admin/verify-id-tokens. */
function signInProviderOf({ firebase }: JWTPayload): string | null {
  const said = (firebase as { readonly sign_in_provider?: unknown } | undefined)?.sign_in_provider
  return typeof said === 'string' ? said : null
}

/** What the subjects of sign-ins that only upload begin with. */
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
  // Made for the file storage alone (services/shared/identity/provider.ts): by the claim, and by the name such a sign-in has
  // whatever became of its claims, for a refreshed token or an account looked up by it carries none.
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
