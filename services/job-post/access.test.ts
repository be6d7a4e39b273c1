import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { exportSPKI, importJWK, SignJWT } from 'jose'
import { startTestService, type TestService } from './testing'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
  service.identity.add('known')
})
afterAll(() => service.stop())

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const inAnHour = () => Math.floor(Date.now() / 1000) + 3_600

async function askWith(authorization: string | null) {
  const headers = authorization === null ? undefined : { authorization }
  const { status, json } = await service.ask('GET /v1/me', { headers })
  return [status, json.code]
}

describe('tokens', () => {
  const refused = [401, 'unauthenticated']

  test('a session cookie and an ID token are accepted', async () => {
    const { issuer } = service
    const idToken = { iss: 'https://securetoken.google.com/demo-test' }
    expect(await askWith(`Bearer ${await issuer.token('known')}`)).toEqual([404, 'not_registered'])
    expect(await askWith(`Bearer ${await issuer.token('known', idToken)}`)).toEqual([404, 'not_registered'])
  })

  test('no token, half a token or another scheme is refused', async () => {
    const token = await service.issuer.token('known')
    for (const header of [
      null,
      '',
      'Bearer',
      'Bearer x',
      `Basic ${token}`,
      token,
      `Bearer ${token}.x`,
      'Bearer a.b.c',
    ]) {
      expect([header, ...(await askWith(header))]).toEqual([header, ...refused])
    }
  })

  test('alg none is refused', async () => {
    const token = `${base64url({ alg: 'none' })}.${base64url(service.issuer.claimsOf('known'))}`
    expect(await askWith(`Bearer ${token}.`)).toEqual(refused)
    expect(await askWith(`Bearer ${token}.AA`)).toEqual(refused)
  })

  test('HS256 keyed with the public key is refused', async () => {
    const { issuer } = service
    const publicKey = await importJWK(issuer.publicJwk, 'RS256')
    if (publicKey instanceof Uint8Array) throw new Error('an RSA key was expected')
    const secrets = [await exportSPKI(publicKey), JSON.stringify(issuer.publicJwk), issuer.publicJwk.n ?? '']
    for (const secret of secrets) {
      const token = await new SignJWT(issuer.claimsOf('known'))
        .setProtectedHeader({ alg: 'HS256', kid: issuer.publicJwk.kid })
        .sign(new TextEncoder().encode(secret))
      expect(await askWith(`Bearer ${token}`)).toEqual(refused)
    }
  })

  test("somebody else's key under a known kid is refused", async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const token = await new SignJWT(service.issuer.claimsOf('known'))
      .setProtectedHeader({ alg: 'RS256', kid: service.issuer.publicJwk.kid })
      .sign(privateKey)
    expect(await askWith(`Bearer ${token}`)).toEqual(refused)
  })

  test.each([
    ['another issuer', { iss: 'https://session.firebase.google.com/other' }],
    ['an issuer that only begins alike', { iss: 'https://session.firebase.google.com/demo-test.evil' }],
    ['a stranger as issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'other' }],
    ['no subject', { sub: '' }],
    ['a subject of 129 characters', { sub: 'x'.repeat(129) }],
    ['an issue time in the future', { iat: inAnHour() }],
    ['a sign-in in the future', { auth_time: inAnHour() }],
    ['no sign-in time', { auth_time: undefined }],
    ['no expiry', { exp: undefined }],
  ])('%s is refused', async (_what, claims) => {
    expect(await askWith(`Bearer ${await service.issuer.token('known', claims)}`)).toEqual(refused)
  })

  test('an unknown kid is refused', async () => {
    const token = await service.issuer.token('known', {}, { kid: 'other' })
    expect(await askWith(`Bearer ${token}`)).toEqual(refused)
  })

  test('an expired token says so', async () => {
    const token = await service.issuer.token('known', { exp: Math.floor(Date.now() / 1000) - 60 })
    expect(await askWith(`Bearer ${token}`)).toEqual([401, 'token_expired'])
  })
})

describe('users as they are now', () => {
  const write = (as: string) => service.ask('POST /v1/email-verifications', { as, body: {} })
  const read = (as: string) => service.ask('GET /v1/me', { as })

  test('a disabled user writes no more, at once, and reads for a minute at most', async () => {
    await service.employer('disabled')
    expect((await read('disabled')).status).toBe(200)
    service.identity.add('disabled', { disabled: true })
    expect((await read('disabled')).status).toBe(200)
    expect((await write('disabled')).json).toMatchObject({ status: 401, code: 'session_revoked' })
    expect((await read('disabled')).json).toMatchObject({ status: 401, code: 'session_revoked' })
  })

  test('a sign-in from before a revocation, or of a deleted user, is refused', async () => {
    await service.employer('revoked')
    service.identity.add('revoked', { validAfter: inAnHour() })
    expect((await write('revoked')).json.code).toBe('session_revoked')
    expect((await write('nobody')).json.code).toBe('session_revoked')
  })

  test('while the identity provider is down, reads go on from memory and writes wait', async () => {
    await service.employer('patient')
    await service.employer('stranger')
    expect((await read('patient')).status).toBe(200)
    service.identity.isDown = true
    const answers = [await read('patient'), await write('patient')].map(({ status }) => status)
    service.identity.isDown = false
    expect(answers).toEqual([200, 503])
  })
})
