import { readdirSync, readFileSync } from 'node:fs'
import { routes } from '@/lib/auth/routes'
import { isSecretScreen } from '@/lib/auth/secret-screens'
import { readPolicy } from '@/lib/security/content-security-policy'
import { employerWithBranch } from '../account'
import { expect, test } from '../fixtures'
import { stackAddress } from '../stack'
import { type RawAnswer, type RawRequest, sendRaw } from './raw-request'

type Asked = { readonly path: string; readonly request?: RawRequest }

const someId = '0190a5c2-1111-7000-8000-00000000000a'
const pathOf = (route: string) => route.replace(/\{\w+\}/g, someId)
const publicFiles = readdirSync('public', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => `${parentPath.replace(/^public/, '')}/${name}`)

const always = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': expect.stringMatching(/^(same-origin|cross-origin)$/),
  'permissions-policy': expect.stringContaining('camera=()'),
  'reporting-endpoints': `csp="${stackAddress}/api/csp-report"`,
}

/** Screens that hold a secret send no referrer at all; every other answer sends other sites only the origin. */
const referrerPolicyOf = (path: string) =>
  isSecretScreen(path.split('?', 1)[0] ?? '') ? 'no-referrer' : 'strict-origin-when-cross-origin'

const isDocument = ({ headers }: RawAnswer) => /^text\/html/.test(headers['content-type'] ?? '')

/** Fails unless an answer has every security header, and the right policy for its kind. */
function expectGuarded(name: string, answer: RawAnswer): void {
  const { headers } = answer
  expect({ name, ...headers }).toMatchObject({ name, ...always })
  expect(headers['x-powered-by'], name).toBeUndefined()
  const policy = String(headers['content-security-policy'])
  expect(policy, name).not.toContain(', ')
  expect(policy, name).not.toMatch(/'unsafe-(inline|eval)'/)
  const sources = readPolicy(policy)
  expect(sources, name).toMatchObject({ 'default-src': [], 'frame-ancestors': [] })
  if (!isDocument(answer)) return
  expect(sources['script-src'], name).toContain("'self'")
  expect(sources, name).toMatchObject({ 'base-uri': [], 'form-action': ["'self'"] })
  // Browsers ignore this header over http, and a developer's localhost must not be pinned to https.
  expect(headers['strict-transport-security'], name).toBeUndefined()
}

async function walk(asked: readonly Asked[]): Promise<RawAnswer[]> {
  const answers: RawAnswer[] = []
  for (const { path, request } of asked) {
    const answer = await sendRaw(stackAddress, path, request)
    expectGuarded(`${request?.method ?? 'GET'} ${path} → ${answer.status}`, answer)
    expect([path, answer.headers['referrer-policy']]).toEqual([path, referrerPolicyOf(path)])
    answers.push(answer)
  }
  return answers
}

test('every screen answers a visitor with the security headers', async () => {
  const answers = await walk(routes.map(({ path }) => ({ path: pathOf(path) })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 307, 404]))
})

test('every screen answers somebody signed in with them, and with nothing to keep', async () => {
  const { session } = await employerWithBranch()
  const request = { headers: { Cookie: `session=${session}` } }
  const auth = routes.filter((route) => route.auth)
  const answers = await walk(auth.map(({ path }) => ({ path: pathOf(path), request })))
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(5)
  for (const { headers } of answers) expect(headers['cache-control']).toMatch(/\bno-store\b/)
})

test('what handlers and proxies answer is inert, and nobody keeps it', async () => {
  const { session } = await employerWithBranch()
  const signedIn = { headers: { Cookie: `session=${session}` } }
  const crossSite = { method: 'POST', headers: { Origin: 'https://evil.example' }, body: '{}' }
  const answers = await walk([
    { path: '/api/healthz' },
    { path: '/api/readyz' },
    { path: '/api/identity-config' },
    { path: '/api/session', request: crossSite },
    { path: '/api/job-post/v1/me' },
    { path: '/api/job-post/v1/me', request: signedIn },
    { path: '/api/partim/v1/me', request: signedIn },
    { path: '/api/job-post/v1/not-published', request: signedIn },
    { path: '/api/job-post/v1/branches', request: crossSite },
    { path: '/api/company-registry/1', request: signedIn },
    { path: '/api/csp-report', request: { method: 'POST', body: 'not json' } },
    { path: '/api/csp-report', request: { method: 'POST', body: 'x'.repeat(100_000) } },
  ])
  for (const { headers } of answers) {
    expect(headers['cache-control']).toMatch(/\bno-store\b/)
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  }
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 204, 401, 403, 404, 413, 422]))
})

test('files carry them: scripts, styles, fonts, pictures', async () => {
  const { body } = await sendRaw(stackAddress, '/')
  const built = [...new Set(body.match(/\/_next\/static\/[\w./-]+\.(?:js|css|woff2)/g) ?? [])]
  expect(built.length).toBeGreaterThan(5)
  const files = [...built, ...publicFiles, '/icon.png']
  const compressed = { headers: { 'Accept-Encoding': 'br' } }
  const answers = await walk(files.flatMap((path) => [{ path }, { path, request: compressed }]))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})

test('so do refusals, redirects and the failures of the framework itself', async () => {
  const badAction = { 'Next-Action': '0000', 'Content-Type': 'multipart/form-data; boundary=x' }
  const answers = await walk([
    { path: '/no-such-page' },
    { path: '/%E0%A4%A' },
    { path: '/_next/static/no-such-file.js' },
    { path: '/_next/data/x/login.json' },
    { path: '/login/' },
    { path: '//evil.example' },
    { path: '/', request: { method: 'POST' } },
    { path: '/login', request: { method: 'POST', headers: badAction, body: 'x' } },
    { path: '/', request: { method: 'OPTIONS' } },
    { path: '/login', request: { headers: { RSC: '1' } } },
    { path: '/_global-error' },
    // The framework does not answer 405 here; whatever it answers needs the headers too.
    { path: publicFiles[0] ?? '', request: { method: 'POST' } },
  ])
  const statuses = new Set(answers.map(({ status }) => status))
  for (const status of [308, 400, 404, 405, 500]) expect(statuses).toContain(status)
})

test('nonces are long, fresh with every answer, and never in an answer that may be kept', async () => {
  const noncesIn = ({ headers, body }: RawAnswer) =>
    `${headers['content-security-policy']} ${body}`.match(/nonce-[\w+/=]+|nonce="[\w+/=]+"/g) ?? []
  const seen = new Set<string>()
  for (const { path } of routes.filter((route) => !route.auth)) {
    const answers = [await sendRaw(stackAddress, pathOf(path)), await sendRaw(stackAddress, pathOf(path))]
    for (const answer of answers.filter(isDocument)) {
      const nonces = new Set(noncesIn(answer).map((text) => text.replace(/^nonce[-=]"?|"$/g, '')))
      if (nonces.size === 0) continue
      expect([...nonces], `one nonce in ${path}`).toHaveLength(1)
      const [nonce = ''] = nonces
      expect(Buffer.from(nonce, 'base64').length * 8).toBeGreaterThanOrEqual(128)
      expect(seen.has(nonce), `${path} has a nonce seen before`).toBe(false)
      expect(answer.headers['cache-control'], path).toMatch(/\bno-store\b/)
      seen.add(nonce)
    }
  }
  expect(seen.size).toBeGreaterThan(8)
})

test('static pages stay static', async () => {
  const manifest = JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8'))
  for (const { path } of routes.filter((route) => route.rendering === 'static')) {
    const { status, headers } = await sendRaw(stackAddress, pathOf(path))
    if (status === 404) continue
    expect(manifest.routes, path).toHaveProperty([path])
    expect(headers['x-nextjs-cache'], path).toBe('HIT')
  }
})
