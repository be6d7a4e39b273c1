import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { exportSPKI, generateKeyPair, importJWK, SignJWT } from 'jose'
import { startLocalServer } from '@/lib/testing/local-server'
import {
  keyId,
  projectId,
  secondsFromNow,
  soundClaims,
  startTokenIssuer,
  type TokenIssuer,
} from '@/lib/testing/token-issuer'
import { createTokenVerifier, type TokenVerifier } from './token'

let issuer: TokenIssuer
let verifier: TokenVerifier

beforeAll(async () => {
  issuer = await startTokenIssuer()
  verifier = createTokenVerifier({
    projectId,
    sessionKeysUrl: issuer.keysUrl,
    idTokenKeysUrl: issuer.keysUrl,
  })
})
afterAll(() => issuer.close())

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

test('a sound session tells whose it is', async () => {
  const session = await issuer.token('session', { kind: 'employer', ops: true })
  await expect(verifier.verifySession(session)).resolves.toMatchObject({
    uid: 'uid-1',
    email: 'owner@example.com',
    kind: 'employer',
    ops: true,
  })
})

test('a sound ID token is accepted as one', async () => {
  await expect(verifier.verifyIdToken(await issuer.token('idToken'))).resolves.toMatchObject({
    uid: 'uid-1',
    kind: null,
  })
})

test('an ID token made for one upload opens nothing else', async () => {
  const token = await issuer.token('idToken', { upload: 'companies/a/branches/b.jpg' })
  await expect(verifier.verifyIdToken(token)).rejects.toMatchObject({ reason: 'invalid' })
})

test('neither does one that has lost the claim, known by its subject', async () => {
  const token = await issuer.token('idToken', { sub: 'upload:0199db4b-41db-708b-a23e-1fc5e937ac29' })
  await expect(verifier.verifyIdToken(token)).rejects.toMatchObject({ reason: 'invalid' })
})

describe('refused offline:', () => {
  const forgeries: Record<string, () => Promise<string> | string> = {
    'an ID token as a session': () => issuer.token('idToken'),
    'alg none': () => `${base64url({ alg: 'none', typ: 'JWT' })}.${base64url(soundClaims('session'))}.`,
    'alg none with the key id': () =>
      `${base64url({ alg: 'none', kid: keyId })}.${base64url(soundClaims('session'))}.`,
    'HS256 with the public key as its secret': async () => {
      const key = await importJWK(issuer.publicJwk, 'RS256', { extractable: true })
      if (key instanceof Uint8Array) throw new Error('an RSA key is expected')
      return new SignJWT(soundClaims('session'))
        .setProtectedHeader({ alg: 'HS256', kid: keyId })
        .sign(new TextEncoder().encode(await exportSPKI(key)))
    },
    'a key of somebody else under our key id': async () => {
      const { privateKey } = await generateKeyPair('RS256')
      return new SignJWT(soundClaims('session'))
        .setProtectedHeader({ alg: 'RS256', kid: keyId })
        .sign(privateKey)
    },
    'PS256 with the right key': () => pss(),
    'an unknown key id': () => issuer.token('session', {}, { kid: 'key-2' }),
    'a wrong issuer': () => issuer.token('session', { iss: 'https://session.firebase.google.com/other' }),
    'a wrong audience': () => issuer.token('session', { aud: 'other' }),
    'no issue time': () => issuer.token('session', { iat: undefined }),
    'an issue time to come': () => issuer.token('session', { iat: secondsFromNow(60) }),
    'a sign-in time to come': () => issuer.token('session', { auth_time: secondsFromNow(60) }),
    'no sign-in time': () => issuer.token('session', { auth_time: undefined }),
    'no expiry': () => issuer.token('session', { exp: undefined }),
    'no subject': () => issuer.token('session', { sub: undefined }),
    'an empty subject': () => issuer.token('session', { sub: '' }),
    'an endless subject': () => issuer.token('session', { sub: 'u'.repeat(129) }),
    'a token made for one upload': () => issuer.token('session', { upload: 'companies/a/branches/b.jpg' }),
    'the subject of uploads': () => issuer.token('session', { sub: 'upload:company' }),
    'a payload changed after signing': async () => {
      const [header, , signature] = (await issuer.token('session')).split('.')
      return `${header}.${base64url({ ...soundClaims('session'), sub: 'uid-2' })}.${signature}`
    },
  }

  test.each(Object.entries(forgeries))('%s', async (_name, forge) => {
    await expect(verifier.verifySession(await forge())).rejects.toMatchObject({
      name: 'TokenError',
      reason: 'invalid',
    })
  })

  test('an expired session, saying so', async () => {
    const session = await issuer.token('session', { exp: secondsFromNow(-60) })
    await expect(verifier.verifySession(session)).rejects.toMatchObject({ reason: 'expired' })
  })

  test('any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (text) => {
        await expect(verifier.verifySession(text)).rejects.toMatchObject({ reason: 'invalid' })
      }),
    )
  })

  async function pss(): Promise<string> {
    const jwk = await crypto.subtle.exportKey('jwk', issuer.privateKey)
    const key = await importJWK({ ...jwk, alg: 'PS256' }, 'PS256')
    return new SignJWT(soundClaims('session')).setProtectedHeader({ alg: 'PS256', kid: keyId }).sign(key)
  }
})

describe('keys that cannot be had are nobody’s fault:', () => {
  const broken: Record<string, (response: import('node:http').ServerResponse) => void> = {
    'a server error': (response) => response.writeHead(500).end(),
    'a page instead of keys': (response) => response.end('<html></html>'),
    'JSON that is no key set': (response) => response.end('{"error":"quota"}'),
    'a dropped connection': (response) => response.destroy(),
  }

  test.each(Object.entries(broken))('%s', async (_name, answer) => {
    const server = await startLocalServer((_request, response) => answer(response))
    const urls = { sessionKeysUrl: server.url, idTokenKeysUrl: server.url }
    const cutOff = createTokenVerifier({ projectId, ...urls })
    await expect(cutOff.verifySession(await issuer.token('session'))).rejects.toMatchObject({
      reason: 'keys_unavailable',
    })
    await server.close()
  })
})

test('the keys are fetched once for many tokens, unknown key ids included', async () => {
  const own = await startTokenIssuer()
  const urls = { sessionKeysUrl: own.keysUrl, idTokenKeysUrl: own.keysUrl }
  const counting = createTokenVerifier({ projectId, ...urls })
  await counting.verifySession(await own.token('session'))
  for (let round = 0; round < 20; round++) {
    const foreign = await own.token('session', {}, { kid: `unknown-${round}` })
    await expect(counting.verifySession(foreign)).rejects.toMatchObject({ reason: 'invalid' })
  }
  expect(own.server.requests.length).toBe(1)
  await own.close()
})
