import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { NextRequest } from 'next/server'
import { bodyOf, type LocalServer, startLocalServer } from '@/lib/testing/local-server'
import { secondsFromNow, type TokenIssuer } from '@/lib/testing/token-issuer'
import { prepareWebEnvironment } from '@/lib/testing/web-environment'
import { createSession, requireIdentity } from './session'

type Call = { readonly path: string; readonly body: Record<string, unknown> }

let issuer: TokenIssuer
let provider: LocalServer
let calls: Call[]
let answer: { readonly status: number; readonly body: unknown }

/** Implements the two calls of the identity provider that sessions need. */
beforeAll(async () => {
  provider = await startLocalServer(async (request, response) => {
    calls.push({ path: request.url ?? '', body: JSON.parse(await bodyOf(request)) })
    response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer.body))
  })
  issuer = await prepareWebEnvironment({ FIREBASE_AUTH_EMULATOR_HOST: new URL(provider.url).host })
})
afterAll(async () => {
  await provider.close()
  await issuer.close()
})
beforeEach(() => {
  calls = []
  answer = { status: 200, body: { sessionCookie: 'a-session', localId: 'uid-1' } }
})

const refusedWith = (code: string) => ({ problem: expect.objectContaining({ code }) })

function requestWith(session: string | undefined): NextRequest {
  const headers: Record<string, string> = session ? { cookie: `session=${session}` } : {}
  return new NextRequest('http://localhost:3000/api/session', { headers })
}

describe('a session of an ID token', () => {
  test('lasts five days', async () => {
    const idToken = await issuer.token('idToken')
    await expect(createSession(idToken)).resolves.toEqual({ session: 'a-session', uid: 'uid-1' })
    expect(calls).toEqual([
      expect.objectContaining({
        path: expect.stringContaining('createSessionCookie'),
        body: { idToken, validDuration: 432_000 },
      }),
    ])
  })

  test('is made of a fresh sign-in only, however new the token', async () => {
    const idToken = await issuer.token('idToken', {
      auth_time: secondsFromNow(-301),
      iat: secondsFromNow(-1),
    })
    await expect(createSession(idToken)).rejects.toMatchObject(refusedWith('sign_in_again'))
    expect(calls).toEqual([])
  })

  test.each([
    ['a session instead', () => issuer.token('session'), 'unauthenticated'],
    ['an expired one', () => issuer.token('idToken', { exp: secondsFromNow(-60) }), 'token_expired'],
    ['no token at all', async () => 'x', 'unauthenticated'],
  ])('%s is refused before anybody is asked', async (_name, tokenOf, code) => {
    await expect(createSession(await tokenOf())).rejects.toMatchObject(refusedWith(code))
    expect(calls).toEqual([])
  })

  test('of a disabled user is refused', async () => {
    answer = { status: 400, body: { error: { code: 400, message: 'USER_DISABLED' } } }
    const idToken = await issuer.token('idToken')
    await expect(createSession(idToken)).rejects.toMatchObject(refusedWith('session_revoked'))
  })

  test('is not to be had while the provider is in trouble', async () => {
    answer = { status: 400, body: { error: { code: 400, message: 'INTERNAL' } } }
    await expect(createSession(await issuer.token('idToken'))).rejects.toMatchObject(
      refusedWith('unavailable'),
    )
  })
})

describe('a handler’s own gate', () => {
  test('knows the person by the cookie alone', async () => {
    const session = await issuer.token('session')
    await expect(requireIdentity(requestWith(session))).resolves.toMatchObject({
      identity: { uid: 'uid-1' },
      session,
    })
  })

  test.each([
    ['no cookie', async () => undefined, 'unauthenticated'],
    ['a forged one', async () => 'forged', 'unauthenticated'],
    ['an expired one', () => issuer.token('session', { exp: secondsFromNow(-60) }), 'token_expired'],
  ])('refuses %s', async (_name, sessionOf, code) => {
    await expect(requireIdentity(requestWith(await sessionOf()))).rejects.toMatchObject(refusedWith(code))
  })
})
