import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'
import { decodeProtectedHeader, UnsecuredJWT } from 'jose'
import { createTokenVerifier, type TokenVerifier } from '@/lib/auth/token'
import { firebaseIdentity } from '@/services/shared/identity/firebase'
import { type SandboxProcess, spawnSandbox } from '../testing/sandbox-process'
import { scratchFolders } from '../testing/scratch-folder'

const projectId = 'demo-partim'
const dataDir = scratchFolders('sandbox-identity')()
const password = 'secret-of-somchai'
const fiveDaysMs = 5 * 24 * 3600 * 1000

let sandbox: SandboxProcess
let admin: Auth
let verifier: TokenVerifier

async function connect(): Promise<void> {
  sandbox = await spawnSandbox(dataDir)
  const identity = sandbox.address('identity')
  process.env.FIREBASE_AUTH_EMULATOR_HOST = new URL(identity).host
  admin = getAuth(initializeApp({ projectId }, crypto.randomUUID()))
  const keys = `${identity}/sandbox/keys`
  verifier = createTokenVerifier({ projectId, sessionKeysUrl: keys, idTokenKeysUrl: keys })
}

beforeAll(connect)
afterAll(async () => {
  await deleteApp(admin.app)
  await sandbox.kill('SIGTERM')
})

type Answer = Record<string, string> & { error: { message: string } }

async function call(operation: string, body: unknown): Promise<{ status: number; body: Answer }> {
  const url = `${sandbox.address('identity')}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=sandbox`
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Answer }
}

async function refresh(refreshToken: string): Promise<{ status: number; body: Answer }> {
  const response = await fetch(
    `${sandbox.address('identity')}/securetoken.googleapis.com/v1/token?key=sandbox`,
    {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    },
  )
  return { status: response.status, body: (await response.json()) as Answer }
}

async function signUp(email: string): Promise<Answer> {
  const { body } = await call('signUp', { email, password, returnSecureToken: true })
  return body
}

const signIn = (email: string) => call('signInWithPassword', { email, password, returnSecureToken: true })

describe('tokens', () => {
  test('an ID token is signed with RS256 and passes the product’s own verifier', async () => {
    const { idToken = '', localId } = await signUp('rs256@example.com')
    expect(decodeProtectedHeader(idToken).alg).toBe('RS256')
    const identity = await verifier.verifyIdToken(idToken)
    expect(identity).toMatchObject({ uid: localId, email: 'rs256@example.com', kind: null })
  })

  test('a session cookie is made from it and passes as a session, not as an ID token', async () => {
    const { idToken = '', localId } = await signUp('cookie@example.com')
    const cookie = await admin.createSessionCookie(idToken, { expiresIn: fiveDaysMs })
    const identity = await verifier.verifySession(cookie)
    expect(identity.uid).toBe(localId)
    expect(identity.expiresAt - identity.issuedAt).toBe(fiveDaysMs / 1000)
    await expect(verifier.verifyIdToken(cookie)).rejects.toMatchObject({ reason: 'invalid' })
  })

  test('custom claims are in the next refreshed token, and a refresh keeps the sign-in time', async () => {
    const { idToken = '', refreshToken = '', localId = '' } = await signUp('claims@example.com')
    const before = await verifier.verifyIdToken(idToken)
    await admin.setCustomUserClaims(localId, { kind: 'employer', ops: true })
    const { body } = await refresh(refreshToken)
    const after = await verifier.verifyIdToken(body.id_token ?? '')
    expect(after).toMatchObject({ kind: 'employer', ops: true, authTime: before.authTime })
    expect((await refresh(body.refresh_token ?? '')).status).toBe(200)
  })

  test('the emulator’s own operations take the signed token back', async () => {
    const { idToken, localId } = await signUp('lookup@example.com')
    const { body } = await call('lookup', { idToken })
    expect(body.users?.[0]).toMatchObject({ localId })
    expect((await call('update', { idToken, displayName: 'สมชาย' })).status).toBe(200)
    expect((await admin.getUser(String(localId))).displayName).toBe('สมชาย')
  })

  test.each(['idToken', 'id_token', 'ID-TOKEN'])(
    'a forged token under the name %s is refused',
    async (name) => {
      const { localId = '' } = await signUp(`${name.toLowerCase()}.forged@example.com`)
      const forged = new UnsecuredJWT({ user_id: localId, firebase: { sign_in_provider: 'password' } })
        .setSubject(localId)
        .setIssuer(`https://securetoken.google.com/${projectId}`)
        .setAudience(projectId)
        .setIssuedAt()
        .setExpirationTime('1h')
        .encode()
      const { status, body } = await call('update', { [name]: forged, displayName: 'มิจฉาชีพ' })
      expect([status, body.error.message]).toEqual([400, 'INVALID_ID_TOKEN'])
      expect((await admin.getUser(localId)).displayName).toBeUndefined()
    },
  )

  test('a forged refresh token is refused', async () => {
    const { localId } = await signUp('refresh.forged@example.com')
    const record = {
      _AuthEmulatorRefreshToken: 'x',
      localId,
      provider: 'password',
      extraClaims: {},
      projectId,
    }
    const { status, body } = await refresh(Buffer.from(JSON.stringify(record)).toString('base64'))
    expect([status, body.error.message]).toEqual([400, 'INVALID_REFRESH_TOKEN'])
  })
})

describe('accounts', () => {
  test('a password that is taken away leaves the address, as it was proven', async () => {
    const identity = await firebaseIdentity({
      FIREBASE_PROJECT_ID: projectId,
      FIREBASE_AUTH_EMULATOR_HOST: new URL(sandbox.address('identity')).host,
    })
    const email = 'two-ways@example.com'
    const { localId = '' } = await signUp(email)
    await admin.updateUser(localId, {
      emailVerified: true,
      providerToLink: { providerId: 'google.com', uid: 'google-two-ways', email },
    })
    await identity.unlink(localId, 'password')
    expect(await identity.lookup(localId)).toMatchObject({
      email,
      emailVerified: true,
      signInMethods: ['google'],
    })
    expect((await identity.findByEmail(email))?.uid).toBe(localId)
    expect((await signUp(email)).error.message).toContain('EMAIL_EXISTS')
  })

  test('a disabled user can neither sign in nor refresh', async () => {
    const { localId = '', refreshToken = '' } = await signUp('disabled@example.com')
    await admin.updateUser(localId, { disabled: true })
    expect((await signIn('disabled@example.com')).body.error.message).toBe('USER_DISABLED')
    expect((await refresh(refreshToken)).body.error.message).toBe('USER_DISABLED')
    await admin.updateUser(localId, { disabled: false })
    expect((await signIn('disabled@example.com')).status).toBe(200)
  })

  test('revoked by the product, a sign-in of the same second is over, and one after it counts', async () => {
    const { localId = '' } = await signUp('very-second@example.com')
    const provider = await firebaseIdentity({
      FIREBASE_PROJECT_ID: projectId,
      FIREBASE_AUTH_EMULATOR_HOST: new URL(sandbox.address('identity')).host,
    })
    const authTime = async () => {
      const { idToken = '' } = (await signIn('very-second@example.com')).body
      return (await verifier.verifyIdToken(idToken)).authTime
    }
    const before = await authTime()
    // The request that ends all sessions and the routine that makes up for a lost one may do so at the same time.
    await Promise.all([provider.revoke(localId, before), provider.revoke(localId, before)])
    const validAfter = (await provider.lookup(localId))?.validAfter ?? 0
    expect(before).toBeLessThan(validAfter)
    expect(await authTime()).toBeGreaterThanOrEqual(validAfter)

    await nextSecond()
    await provider.revoke(localId, before)
    expect((await provider.lookup(localId))?.validAfter).toBe(validAfter)
  })

  test('revoking ends older refresh tokens and moves tokensValidAfterTime', async () => {
    const { localId = '', refreshToken = '' } = await signUp('revoked@example.com')
    const { tokensValidAfterTime: before } = await admin.getUser(localId)
    await nextSecond()
    await admin.revokeRefreshTokens(localId)
    expect((await admin.getUser(localId)).tokensValidAfterTime).not.toBe(before)
    const { status, body } = await refresh(refreshToken)
    expect([status, body.error.message]).toEqual([400, 'TOKEN_EXPIRED'])
  })

  test('sign-in does not tell whether an address is known', async () => {
    await signUp('known@example.com')
    const wrong = await call('signInWithPassword', { email: 'known@example.com', password: 'not-it' })
    const unknown = await call('signInWithPassword', { email: 'unknown@example.com', password: 'not-it' })
    expect(wrong.body.error.message).toBe('INVALID_LOGIN_CREDENTIALS')
    expect(wrong).toEqual(unknown)
  })

  test('Google, Facebook and LINE accounts sign in through the fake provider page', async () => {
    for (const providerId of ['google.com', 'facebook.com', 'oidc.line']) {
      const claims = JSON.stringify({ sub: `${providerId}-1`, email: `${providerId}@example.com` })
      const { body } = await call('signInWithIdp', {
        postBody: new URLSearchParams({ id_token: claims, providerId }).toString(),
        requestUri: 'http://localhost',
        returnSecureToken: true,
      })
      expect(await verifier.verifyIdToken(body.idToken ?? '')).toMatchObject({
        email: `${providerId}@example.com`,
      })
    }
    const page = await fetch(
      `${sandbox.address('identity')}/emulator/auth/handler?apiKey=x&providerId=google.com`,
    )
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('google.com-1')])
  })

  test('every call of the specification’s section 7 is answered', async () => {
    const anonymous = await call('signUp', { returnSecureToken: true })
    const { idToken = '', refreshToken = '', localId } = anonymous.body
    const found = await call('lookup', { idToken })
    const refreshed = await refresh(refreshToken)
    const external = await call('signInWithIdp', {
      postBody: new URLSearchParams({ id_token: '{"sub":"7"}', providerId: 'google.com' }).toString(),
      requestUri: 'http://localhost',
      returnSecureToken: true,
    })
    const botCheck = await fetch(
      `${sandbox.address('identity')}/identitytoolkit.googleapis.com/v1/recaptchaParams?key=sandbox`,
    )
    const removed = await call('delete', { idToken })
    expect([anonymous, found, refreshed, external, botCheck, removed].map(({ status }) => status)).toEqual([
      200, 200, 200, 200, 200, 200,
    ])
    expect(found.body.users).toMatchObject([{ localId }])
    expect(refreshed.body.access_token).toBeTruthy()
    expect((await call('lookup', { idToken })).status).toBe(400)
  })

  test('a browser at the web app’s origin may call it, and sees refusals too', async () => {
    const url = `${sandbox.address('identity')}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=sandbox`
    const origin = 'http://localhost:3000'
    const preflight = await fetch(url, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    })
    const refused = await fetch(url, { method: 'POST', headers: { origin }, body: '{"idToken":"x"}' })
    for (const response of [preflight, refused]) {
      expect(response.headers.get('access-control-allow-origin')).toBe(origin)
    }
    expect([preflight.status, refused.status]).toEqual([204, 400])
  })
})

test('everything answered survives kill -9: users, passwords, refresh tokens, mail codes, signing key', async () => {
  const { localId = '', idToken = '', refreshToken = '' } = await signUp('durable@example.com')
  const link = await admin.generatePasswordResetLink('durable@example.com')
  const oobCode = new URL(link).searchParams.get('oobCode')
  await admin.updateUser(localId, { phoneNumber: '+66899999999' })
  await sandbox.kill('SIGKILL')
  await deleteApp(admin.app)
  await connect()

  expect((await admin.getUser(localId)).phoneNumber).toBe('+66899999999')
  expect((await signIn('durable@example.com')).body.localId).toBe(localId)
  expect((await verifier.verifyIdToken(idToken)).uid).toBe(localId)
  expect((await refresh(refreshToken)).status).toBe(200)
  expect((await call('resetPassword', { oobCode, newPassword: 'another-secret' })).status).toBe(200)
})

/** Waits for the next second, because revocation counts in whole seconds. */
function nextSecond(): Promise<void> {
  const start = Math.floor(Date.now() / 1000)
  return new Promise((resolve) => {
    const look = () => (Math.floor(Date.now() / 1000) > start ? resolve() : setImmediate(look))
    look()
  })
}
