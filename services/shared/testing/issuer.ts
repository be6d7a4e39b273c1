import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

export const projectId = 'demo-test'

type Claims = Record<string, unknown>

/** A token issuer for tests: real RS256 keys, served as a JWK set over HTTP. */
export async function testIssuer() {
  const keys = await generateKeyPair('RS256', { extractable: true })
  const kid = 'test-key'
  const jwk = { ...(await exportJWK(keys.publicKey)), kid, alg: 'RS256', use: 'sig' }
  const server: Server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const keysUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`
  const now = () => Math.floor(Date.now() / 1000)

  const claimsOf = (uid: string, changes: Claims = {}): Claims => ({
    iss: `https://session.firebase.google.com/${projectId}`,
    aud: projectId,
    sub: uid,
    iat: now(),
    auth_time: now(),
    exp: now() + 3_600,
    firebase: { sign_in_provider: 'password' },
    ...changes,
  })

  return {
    keysUrl,
    publicJwk: jwk,
    claimsOf,
    /** A valid session cookie; `changes` and `header` let a test forge one. */
    token: (uid: string, changes: Claims = {}, header: Claims = {}) =>
      new SignJWT(claimsOf(uid, changes))
        .setProtectedHeader({ alg: 'RS256', kid, ...header })
        .sign(keys.privateKey),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

export type TestIssuer = Awaited<ReturnType<typeof testIssuer>>
