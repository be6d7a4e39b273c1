import { exportSPKI, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose'
import { hostileNextPaths } from '@/lib/testing/hostile-next-paths'
import { type Account, begunBy, signUp } from '../account'
import { expect, test } from '../fixtures'
import { stackAddress, stackAddresses } from '../stack'
import { sendRaw } from './raw-request'

let person: Account

test.beforeAll(async () => {
  person = await signUp()
})

const partOf = (token: string, index: number) => token.split('.')[index] ?? ''
const decoded = (part: string) =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Forged sessions: a valid one with changed claims, header or signature. */
async function forgeries(): Promise<Record<string, string>> {
  const claims = decoded(partOf(person.session, 1))
  const header = decoded(partOf(person.session, 0))
  const kid = String(header.kid)
  const { privateKey } = await generateKeyPair('RS256')
  const ownKey = (payload: Record<string, unknown>) =>
    new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey)

  const { keys } = (await (await fetch(`${stackAddresses.identity}/sandbox/keys`)).json()) as { keys: JWK[] }
  const jwk = keys.find((key) => key.kid === kid)
  if (!jwk) throw new Error('the key of the session is published')
  const publicKey = await importJWK(jwk, 'RS256', { extractable: true })
  if (publicKey instanceof Uint8Array) throw new Error('an RSA key is expected')
  const asSecret = new TextEncoder().encode(await exportSPKI(publicKey))

  return {
    'alg none': `${encoded({ alg: 'none', kid })}.${partOf(person.session, 1)}.`,
    'alg none, signature kept': `${encoded({ alg: 'none', kid })}.${partOf(person.session, 1)}.${partOf(person.session, 2)}`,
    'HS256 with the public key': await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid })
      .sign(asSecret),
    'another key': await ownKey(claims),
    'another person': `${partOf(person.session, 0)}.${encoded({ ...claims, sub: 'somebody' })}.${partOf(person.session, 2)}`,
    'an ID token': person.idToken,
    'another issuer': await ownKey({ ...claims, iss: 'https://session.firebase.google.com/other' }),
    'no signature': person.session.slice(0, person.session.lastIndexOf('.')),
    'a changed signature': `${person.session.slice(0, -8)}AAAAAAAA`,
  }
}

test('forged sessions open neither screens nor data', async () => {
  for (const [name, session] of Object.entries(await forgeries())) {
    const headers = { Cookie: `session=${session}` }
    const screen = await sendRaw(stackAddress, '/dashboard', { headers })
    expect({ name, status: screen.status, location: screen.headers.location }).toEqual({
      name,
      status: 307,
      location: '/login?next=%2Fdashboard',
    })
    for (const path of ['/api/job-post/v1/me', '/api/partim/v1/me', '/api/company-registry/0105556001269']) {
      const data = await sendRaw(stackAddress, path, { headers })
      expect({ name, path, status: data.status }).toEqual({ name, path, status: 401 })
    }
    const service = await fetch(`${stackAddresses.jobPost}/v1/me`, {
      headers: { Authorization: `Bearer ${session}` },
    })
    // The web accepts no ID token as a session, but the services do: the phone app has nothing else.
    expect(service.status, `${name}, straight to the service`).toBe(name === 'an ID token' ? 404 : 401)
  }
})

const ownPage = { 'Sec-Fetch-Site': 'same-origin', Origin: stackAddress, 'Content-Type': 'application/json' }

const foreignPages: readonly Record<string, string>[] = [
  { 'Content-Type': 'application/json' },
  { ...ownPage, 'Sec-Fetch-Site': 'cross-site' },
  { ...ownPage, 'Sec-Fetch-Site': 'same-site' },
  { ...ownPage, 'Sec-Fetch-Site': 'none' },
  { ...ownPage, Origin: 'null' },
  { ...ownPage, Origin: 'https://evil.example' },
  { 'Content-Type': 'application/json', Origin: 'null' },
  { 'Content-Type': 'application/json', Origin: 'https://evil.example' },
  { 'Content-Type': 'application/json', Origin: `${stackAddress}.evil.example` },
  { 'Content-Type': 'text/plain', Origin: 'null' },
]

const writes: readonly [method: string, path: string][] = [
  ['POST', '/api/session'],
  ['DELETE', '/api/session'],
  ['DELETE', '/api/session?everywhere=1'],
  ['POST', '/api/job-post/v1/registrations'],
  ['POST', '/api/job-post/v1/branches'],
  ['PUT', '/api/job-post/v1/branches/0190a5c2-1111-7000-8000-00000000000a'],
  ['POST', '/api/job-post/v1/password-resets'],
  ['PATCH', '/api/partim/v1/resumes/me'],
]

test('writes from other sites are refused', async () => {
  for (const [method, path] of writes) {
    for (const headers of foreignPages) {
      const request = { method, headers: { ...headers, Cookie: `session=${person.session}` }, body: '{}' }
      const { status, body } = await sendRaw(stackAddress, path, request)
      expect({ path, headers, status }).toEqual({ path, headers, status: 403 })
      expect(JSON.parse(body)).toMatchObject({ code: 'cross_site' })
    }
  }
})

test('form and text bodies are refused', async () => {
  const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']
  for (const type of types) {
    for (const [method, path] of writes.filter(([method]) => method !== 'DELETE')) {
      const cookie = `session=${person.session}`
      const headers = { ...ownPage, ...(await begunBy(person)), 'Content-Type': type, Cookie: cookie }
      const { status } = await sendRaw(stackAddress, path, { method, headers, body: '{"idToken":"x"}' })
      expect({ path, type, status }).toEqual({ path, type, status: 415 })
    }
  }
})

test('next= leads nowhere but to our own screens', async () => {
  const headers = { Cookie: `session=${person.session}` }
  for (const next of hostileNextPaths) {
    for (const query of [`next=${encodeURIComponent(next)}`, `next=${encodeURI(next)}`]) {
      const { status, headers: answer } = await sendRaw(stackAddress, `/login?${query}`, { headers })
      expect({ query, status, location: answer.location }).toEqual({
        query,
        status: 307,
        location: '/dashboard',
      })
    }
  }
})

test('a session ends where it is ended', async () => {
  const { session } = await signUp()
  const headers = { ...ownPage, Cookie: `session=${session}` }
  const answer = await sendRaw(stackAddress, '/api/session', { method: 'DELETE', headers })
  expect(answer.status).toBe(204)
  expect(answer.headers['set-cookie']?.[0]).toMatch(/^session=; Path=\/; Max-Age=0; HttpOnly/)
})

test('signed out everywhere, the session no longer writes', async () => {
  const { session } = await signUp()
  const signedInAt = Number(decoded(partOf(session, 1)).auth_time)
  // The provider counts in seconds: a session from the same second as the sign-out would stay valid.
  const currentSecond = () => Math.floor(Date.now() / 1000)
  await expect.poll(currentSecond, { intervals: [50] }).toBeGreaterThan(signedInAt)
  const headers = { ...ownPage, Cookie: `session=${session}` }
  expect(
    (await sendRaw(stackAddress, '/api/session?everywhere=1', { method: 'DELETE', headers })).status,
  ).toBe(204)
  const write = {
    method: 'POST',
    headers: { ...headers, ...(await begunBy({ session })), 'Idempotency-Key': crypto.randomUUID() },
    body: '{}',
  }
  const answer = await sendRaw(stackAddress, '/api/job-post/v1/registrations', write)
  expect({ status: answer.status, body: JSON.parse(answer.body) }).toMatchObject({
    status: 401,
    body: { code: 'session_revoked' },
  })
})
