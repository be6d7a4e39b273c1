import {
  calculateJwkThumbprint,
  createLocalJWKSet,
  decodeJwt,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JSONWebKeySet,
  type JWK,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose'
import { DurableJson } from '../fake/durable-file'

const algorithm = 'RS256'
const refreshAudience = 'sandbox-refresh'

/** The content of a signed refresh token: the emulator's own token, when it was issued, and when its user signed in. */
export type RefreshGrant = {
  readonly token: string
  /** Seconds since the epoch. */
  readonly issuedAt: number
  /** Seconds since the epoch. */
  readonly authTime: number
}

export type TokenSigner = {
  readonly keys: JSONWebKeySet
  sign(claims: JWTPayload): Promise<string>
  signRefresh(token: string, authTime: number): Promise<string>
  /** The claims of an unexpired ID token signed here; rejects with a jose error otherwise. */
  verifyIdToken(token: string): Promise<JWTPayload>
  verifyRefresh(token: string): Promise<RefreshGrant>
}

/** Loads the sandbox's signing key, or creates it on the first start, so that tokens stay valid after a restart. */
export async function openTokenSigner(keyFile: string, projectId: string): Promise<TokenSigner> {
  const privateJwk = await openKey(new DurableJson(keyFile))
  const privateKey = await importJWK(privateJwk, algorithm)
  const { kty, n, e, kid } = privateJwk
  const keys: JSONWebKeySet = { keys: [{ kty, n, e, kid, alg: algorithm, use: 'sig' }] }
  const verificationKeys = createLocalJWKSet(keys)
  const header = { alg: algorithm, kid, typ: 'JWT' }

  return {
    keys,
    sign: (claims) => new SignJWT(claims).setProtectedHeader(header).sign(privateKey),
    signRefresh: (token, authTime) =>
      new SignJWT({ token, auth_time: authTime })
        .setProtectedHeader(header)
        .setAudience(refreshAudience)
        .setIssuedAt()
        .sign(privateKey),
    async verifyIdToken(token) {
      const issuer = `https://securetoken.google.com/${projectId}`
      const { payload } = await jwtVerify(token, verificationKeys, {
        issuer,
        audience: projectId,
        algorithms: [algorithm],
      })
      return payload
    },
    async verifyRefresh(token) {
      const { payload } = await jwtVerify(token, verificationKeys, {
        audience: refreshAudience,
        algorithms: [algorithm],
      })
      return {
        token: String(payload.token),
        issuedAt: Number(payload.iat),
        authTime: Number(payload.auth_time),
      }
    },
  }
}

async function openKey(file: DurableJson): Promise<JWK> {
  if (file.text) return JSON.parse(file.text) as JWK
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true })
  const jwk = await exportJWK(privateKey)
  const named = { ...jwk, kid: await calculateJwkThumbprint(jwk) }
  file.write(JSON.stringify(named))
  return named
}

/** The claims of a token from the emulator in this process, whose signature needs no check. */
export function claimsOf(token: string): JWTPayload {
  return decodeJwt(token)
}
