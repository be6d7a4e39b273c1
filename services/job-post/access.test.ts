import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { exportSPKI, importJWK, SignJWT } from 'jose'
import { uuidv7 } from 'uuidv7'
import type { Role } from './members/permissions'
import { startTestService, type TestService } from './testing'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
  service.identity.add('known')
}, 30_000)
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

/** Every operation with its declared access and, for members, the roles it is open to. */
const everyone: Role[] = ['owner', 'admin', 'recruiter', 'branch_manager', 'finance']
const writers: Role[] = ['owner', 'admin', 'recruiter', 'branch_manager']
const operations: readonly [operation: string, access: string, roles?: readonly Role[]][] = [
  ['GET /v1/me', 'identified'],
  ['POST /v1/registrations', 'identified'],
  ['POST /v1/email-verifications', 'registered'],
  ['PATCH /v1/me/email', 'registered'],
  ['POST /v1/email-verifications/apply', 'public'],
  ['POST /v1/password-resets', 'public'],
  ['POST /v1/password-resets/check', 'public'],
  ['POST /v1/password-resets/apply', 'public'],
  ['POST /v1/consents', 'optional'],
  ['POST /v1/companies', 'verified'],
  ['GET /v1/company', 'member', everyone],
  ['GET /v1/branches', 'member', everyone],
  ['POST /v1/branches', 'member', ['owner', 'admin']],
  ['GET /v1/branches/{branchId}', 'member', everyone],
  ['PUT /v1/branches/{branchId}', 'member', ['owner', 'admin', 'branch_manager']],
  ['POST /v1/branches/photo-uploads', 'member', ['owner', 'admin', 'branch_manager']],
  ['GET /v1/job-posts', 'member', everyone],
  ['POST /v1/job-posts', 'member', writers],
  ['GET /v1/job-posts/counts', 'member', everyone],
  ['GET /v1/job-posts/{jobPostId}', 'member', everyone],
  ['PUT /v1/job-posts/{jobPostId}', 'member', writers],
  ['POST /v1/job-posts/{jobPostId}/events', 'member', writers],
  ['GET /v1/credits/balance', 'member', ['owner', 'admin', 'finance']],
  ['GET /v1/notifications', 'member', everyone],
  ['GET /v1/notifications/unread-count', 'member', everyone],
  ['POST /v1/notifications/read', 'member', everyone],
  ['POST /v1/notifications/{notificationId}/read', 'member', everyone],
  ['GET /v1/packages', 'public'],
]

describe('operations', () => {
  const ask = async (operation: string, as?: string) => {
    const body = operation.startsWith('GET') ? undefined : {}
    const { status, json } = await service.ask(operation.replace(/\{\w+\}/, uuidv7()), { as, body })
    return { status, code: json.code as string }
  }

  test('all are listed here with their access', () => {
    const { paths = {} } = service.app.swagger()
    const declared = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods ?? {}).map(([method, operation]) => [
        `${method.toUpperCase()} ${path}`,
        (operation as Record<string, unknown>)['x-access'],
      ]),
    )
    expect(declared.sort()).toEqual(operations.map(([operation, access]) => [operation, access]).sort())
  })

  const isOpen = (access: string) => access === 'public' || access === 'optional'

  test('anonymous requests reach the public ones only', async () => {
    for (const [operation, access] of operations) {
      const { status } = await ask(operation)
      expect([operation, status === 401]).toEqual([operation, !isOpen(access)])
    }
  })

  test('workers, the unregistered, the unverified and the unattached are told what is missing', async () => {
    service.identity.add('worker', { kind: 'worker' })
    service.identity.add('new')
    await service.employer('unattached')
    const unverified = service.identity.add('unverified')
    const registration = { displayName: 'ก', phone: '0812345678', acceptTerms: true }
    await service.ask('POST /v1/registrations', { as: unverified.uid, body: registration })
    for (const [operation, access] of operations) {
      if (isOpen(access) || access === 'identified') continue
      const codes = [
        (await ask(operation, 'worker')).code,
        (await ask(operation, 'new')).code,
        (await ask(operation, 'unverified')).code,
        (await ask(operation, 'unattached')).code,
      ]
      const expected = ['employers_only', 'not_registered']
      if (access === 'verified') expected.push('email_unverified')
      expect([operation, ...codes.slice(0, expected.length)]).toEqual([operation, ...expected])
      expect([operation, codes[3] === 'company_required']).toEqual([operation, access === 'member'])
    }
  })

  test('each role reaches what it is permitted and nothing else', async () => {
    const { companyId } = await service.owner('role-owner')
    for (const role of everyone) {
      const uid = role === 'owner' ? 'role-owner' : await service.colleague(`role-${role}`, companyId, role)
      for (const [operation, access, allowed = []] of operations) {
        if (access !== 'member') continue
        const isForbidden = (await ask(operation, uid)).status === 403
        expect([role, operation, isForbidden]).toEqual([role, operation, !allowed.includes(role)])
      }
    }
  })
})
