import { type CryptoKey, exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose'
import { type LocalServer, startLocalServer } from './local-server'

export const projectId = 'demo-partim'
const issuerOf = {
  session: `https://session.firebase.google.com/${projectId}`,
  idToken: `https://securetoken.google.com/${projectId}`,
}
export const keyId = 'key-1'

/** A fake of Google's token service: its own RS256 key, with the public half served as a JWK set over HTTP. */
export type TokenIssuer = {
  readonly keysUrl: string
  readonly server: LocalServer
  readonly publicJwk: JWK
  readonly privateKey: CryptoKey
  /** A token as the provider would issue it; claims and header can be overridden, and `undefined` leaves one out. */
  readonly token: (
    kind: 'session' | 'idToken',
    claims?: JWTPayload,
    header?: { kid?: string },
  ) => Promise<string>
  readonly close: () => Promise<void>
}

/** Seconds since the epoch, `offset` seconds from now. */
export function secondsFromNow(offset: number): number {
  return Math.floor(Date.now() / 1000) + offset
}

/** The claims of a valid token. */
export function soundClaims(kind: 'session' | 'idToken'): JWTPayload {
  return {
    iss: issuerOf[kind],
    aud: projectId,
    sub: 'uid-1',
    email: 'owner@example.com',
    iat: secondsFromNow(-10),
    auth_time: secondsFromNow(-10),
    exp: secondsFromNow(3_600),
  }
}

/** Starts an issuer. */
export async function startTokenIssuer(): Promise<TokenIssuer> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  const publicJwk = { ...(await exportJWK(publicKey)), kid: keyId, alg: 'RS256', use: 'sig' }
  const server = await startLocalServer((_request, response) => {
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ keys: [publicJwk] }))
  })
  return {
    keysUrl: server.url,
    server,
    publicJwk,
    privateKey,
    token: (kind, claims, header) =>
      new SignJWT({ ...soundClaims(kind), ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: keyId, ...header })
        .sign(privateKey),
    close: () => server.close(),
  }
}
