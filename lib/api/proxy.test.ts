import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { NextRequest } from 'next/server'
import { accountMark } from '@/lib/auth/account-mark'
import { deferred } from '@/lib/testing/deferred'
import { bodyOf, type LocalServer, startLocalServer } from '@/lib/testing/local-server'
import { stopTimers } from '@/lib/testing/stopped-timers'
import { secondsFromNow, type TokenIssuer } from '@/lib/testing/token-issuer'
import { prepareWebEnvironment } from '@/lib/testing/web-environment'
import { proxyTo } from './proxy'

type Seen = {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

const origin = 'http://localhost:3000'
const timeoutMs = 300

let issuer: TokenIssuer
let upstream: LocalServer
let seen: Seen[]
let answer: (response: ServerResponse) => void
let session: string
/** For whom the page of the session's account begins what it sends. */
let own: string
const jobPost = proxyTo('job-post', { timeoutMs })

beforeAll(async () => {
  upstream = await startLocalServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    seen.push({ method, url, headers, body: await bodyOf(request) })
    answer(response)
  })
  issuer = await prepareWebEnvironment({ JOB_POST_API_URL: upstream.url })
  session = await issuer.token('session')
  own = await accountMark('uid-1')
})
afterAll(async () => {
  await upstream.close()
  await issuer.close()
})
beforeEach(() => {
  seen = []
  answer = json(200, { ok: true })
})

function json(status: number, body: unknown, headers: Record<string, string> = {}) {
  return (response: ServerResponse) =>
    response
      .writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', ...headers })
      .end(JSON.stringify(body))
}

type Ask = {
  method?: string
  headers?: Record<string, string>
  body?: BodyInit
  signedIn?: boolean
  signal?: AbortSignal
}

function ask(
  path: string,
  { method = 'GET', headers = {}, body, signedIn = true, signal }: Ask = {},
): Promise<Response> {
  const init = { method, headers, body, signal, duplex: 'half' as const }
  const request = new NextRequest(`${origin}/api/job-post${path}`, init)
  if (signedIn) request.cookies.set('session', session).set('other', '1')
  return jobPost(request, { params: Promise.resolve({}) })
}

function write(path: string, body: unknown, more: Ask = {}): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    origin,
    'begun-as': own,
    ...more.headers,
  }
  return ask(path, { method: 'POST', body: JSON.stringify(body), ...more, headers })
}

async function codeOf(response: Response): Promise<string> {
  const { code, requestId } = (await response.json()) as { code: string; requestId: string }
  expect(requestId).toBe(response.headers.get('x-request-id'))
  return code
}

describe('a read', () => {
  test('arrives with the session as bearer and what the answer is', async () => {
    answer = json(200, { items: [] }, { ETag: '"3"' })
    const response = await ask('/v1/branches?q=%E0%B8%81')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ items: [] })
    expect(response.headers.get('etag')).toBe('"3"')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(seen).toHaveLength(1)
    expect(seen[0]).toMatchObject({ method: 'GET', url: '/v1/branches?q=%E0%B8%81' })
    expect(seen[0]?.headers).toMatchObject({
      authorization: `Bearer ${session}`,
      'x-request-id': response.headers.get('x-request-id'),
    })
  })

  test('carries nothing the client says about itself', async () => {
    const forged = {
      authorization: 'Bearer forged',
      'x-request-id': 'forged',
      'x-forwarded-for': '1.2.3.4',
      'x-forwarded-host': 'evil.example',
      forwarded: 'for=1.2.3.4',
      'x-real-ip': '1.2.3.4',
      'x-partim-path': '/forged',
      'x-user-id': 'forged',
      'x-middleware-subrequest': 'forged',
      'if-none-match': '"3"',
    }
    await ask('/v1/branches', { headers: forged })
    expect(seen[0]?.headers).toMatchObject({ 'if-none-match': '"3"', authorization: `Bearer ${session}` })
    expect(JSON.stringify(seen[0]?.headers)).not.toMatch(/forged|1\.2\.3\.4|evil|cookie|other=1/)
  })

  test('brings back none of the service’s other headers', async () => {
    answer = json(
      200,
      {},
      { 'Set-Cookie': 'a=b', Server: 'x', 'Cache-Control': 'public', Location: 'https://evil.example' },
    )
    const response = await ask('/v1/branches')
    for (const name of ['set-cookie', 'server', 'location']) expect(response.headers.get(name)).toBeNull()
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('without a session is refused here already', async () => {
    const response = await ask('/v1/branches', { signedIn: false })
    expect(response.status).toBe(401)
    expect(await codeOf(response)).toBe('unauthenticated')
    const expired = await issuer.token('session', { exp: secondsFromNow(-60) })
    const late = await ask('/v1/branches', { signedIn: false, headers: { cookie: `session=${expired}` } })
    expect(await codeOf(late)).toBe('token_expired')
    expect(seen).toEqual([])
  })

  test('by HEAD is answered as by GET, without a body', async () => {
    answer = json(200, { items: ['a'] }, { ETag: '"3"' })
    const [get, head] = [await ask('/v1/branches'), await ask('/v1/branches', { method: 'HEAD' })]
    expect(seen.map(({ method }) => method)).toEqual(['GET', 'GET'])
    expect([head.status, await head.text()]).toEqual([200, ''])
    const withoutId = ({ headers }: Response) => [...headers].filter(([name]) => name !== 'x-request-id')
    expect(withoutId(head)).toEqual(withoutId(get))
  })

  test('by HEAD of what is not there, not allowed or not published is refused as by GET', async () => {
    answer = json(404, { code: 'not_found' })
    expect((await ask('/v1/branches/b1', { method: 'HEAD' })).status).toBe(404)
    expect((await ask('/v1/branches', { method: 'HEAD', signedIn: false })).status).toBe(401)
    expect((await ask('/healthz', { method: 'HEAD' })).status).toBe(404)
  })

  test('that is refused for a revoked session signs the browser out, and no other refusal does', async () => {
    const refusedWith = async (status: number, code: string, more: Ask = {}) => {
      answer = json(status, { type: 'about:blank', title: '', status, code, requestId: 'r' })
      const response = await ask('/v1/branches', more)
      return [response.status, response.headers.getSetCookie(), await response.text()] as const
    }
    const [status, cookies, text] = await refusedWith(401, 'session_revoked')
    expect([status, JSON.parse(text).code]).toEqual([401, 'session_revoked'])
    expect(cookies).toEqual([
      expect.stringMatching(/^session=; Path=\/;.*Max-Age=0.*HttpOnly.*SameSite=lax/i),
      expect.stringMatching(/^partim-signed-in=; Path=\/;.*Max-Age=0/),
    ])
    const [, ofHead, nothing] = await refusedWith(401, 'session_revoked', { method: 'HEAD' })
    expect([ofHead.length, nothing]).toEqual([2, ''])
    for (const [other, code] of [
      [401, 'sign_in_again'],
      [403, 'forbidden'],
      [409, 'session_revoked'],
    ] as const)
      expect((await refusedWith(other, code))[1]).toEqual([])
  })

  test('not modified stays so', async () => {
    answer = (response) => response.writeHead(304, { ETag: '"3"' }).end()
    const response = await ask('/v1/branches', { headers: { 'if-none-match': '"3"' } })
    expect(response.status).toBe(304)
    expect(await response.text()).toBe('')
  })
})

describe('a write', () => {
  test('arrives as it was sent, once', async () => {
    answer = json(503, { status: 503, code: 'unavailable' }, { 'Retry-After': '7' })
    const response = await write(
      '/v1/branches',
      { name: 'สีลม' },
      { headers: { 'idempotency-key': 'key-12345' } },
    )
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('7')
    expect(seen).toHaveLength(1)
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/v1/branches', body: '{"name":"สีลม"}' })
    expect(seen[0]?.headers).toMatchObject({
      'idempotency-key': 'key-12345',
      'content-type': 'application/json',
    })
  })

  test('of an operation with optional sign-in carries the session where there is a valid one', async () => {
    const consent = (more: Ask) => write('/v1/consents', {}, more)
    await consent({})
    await consent({ signedIn: false })
    const kept = session
    session = await issuer.token('session', { exp: secondsFromNow(-60) })
    await consent({})
    session = kept
    expect(seen.map(({ headers }) => headers.authorization)).toEqual([
      `Bearer ${session}`,
      undefined,
      undefined,
    ])
  })

  test('says for whom it was begun, and the service hears it', async () => {
    const company = `${own}.${await accountMark('company')}`
    await write('/v1/branches', {}, { headers: { 'begun-as': company } })
    expect(seen[0]?.headers).toMatchObject({ 'begun-as': company })
  })

  test.each([undefined, '', 'uid-1', `${'a'.repeat(22)}.`, `${'a'.repeat(22)}.b`])(
    'that says it was begun for %p is refused',
    async (begunAs) => {
      const headers = {
        'content-type': 'application/json',
        origin,
        ...(begunAs !== undefined && { 'begun-as': begunAs }),
      }
      const response = await ask('/v1/branches', { method: 'POST', body: '{}', headers })
      expect([response.status, await codeOf(response)]).toEqual([428, 'account_unnamed'])
      expect(seen).toEqual([])
    },
  )

  test('that needs no account needs to name none', async () => {
    const headers = { 'content-type': 'application/json', origin }
    for (const path of ['/v1/password-resets', '/v1/consents'])
      expect((await ask(path, { method: 'POST', body: '{}', headers })).status).toBe(200)
  })

  test('of a public operation carries no session', async () => {
    await write('/v1/password-resets', { email: 'a@example.com' })
    expect(seen[0]?.headers.authorization).toBeUndefined()
  })

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'null' },
    { origin: 'https://evil.example' },
  ])('from another site is refused: %p', async (headers) => {
    expect(await codeOf(await write('/v1/branches', {}, { headers }))).toBe('cross_site')
    expect(seen).toEqual([])
  })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonx',
    'text/json',
  ])('as %s is refused', async (type) => {
    const response = await write('/v1/branches', {}, { headers: { 'content-type': type } })
    expect(response.status).toBe(415)
    expect(seen).toEqual([])
  })

  test('that is too large is refused, announced or not', async () => {
    const large = JSON.stringify({ text: 'x'.repeat(256 * 1024) })
    const announced = await write(
      '/v1/branches',
      {},
      { body: large, headers: { 'content-length': String(large.length) } },
    )
    expect(announced.status).toBe(413)

    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 64 * 1024
        controller.enqueue(new Uint8Array(64 * 1024))
      },
    })
    expect((await write('/v1/branches', {}, { body: endless })).status).toBe(413)
    expect(sent).toBeLessThan(1024 * 1024)
    expect(seen).toEqual([])
  })
})

describe('what is not published', () => {
  test.each([
    '/healthz',
    '/v1/nothing',
    '/v1/branches/',
    '/v1/branches/..%2f..%2fhealthz',
    '/v1/branches/%252e%252e',
    '/v1/branches/a%0d%0ahost:evil',
    '/v1/branches/a%5cb',
    '/../../healthz',
    '//evil.example/v1/branches',
  ])('%s stays unasked', async (path) => {
    expect((await ask(path)).status).toBe(404)
    expect(seen).toEqual([])
  })

  test('neither does another method', async () => {
    expect((await write('/v1/company', {}, { method: 'PATCH' })).status).toBe(404)
    expect(seen).toEqual([])
  })

  test('nor a query with control characters', async () => {
    expect((await ask('/v1/branches?q=%0d%0a')).status).toBe(400)
    expect(seen).toEqual([])
  })
})

describe('trouble behind the proxy', () => {
  stopTimers()

  const faults: [string, (response: ServerResponse) => void, number, string, number][] = [
    ['reset', (response) => response.destroy(), 503, 'unavailable', 2],
    [
      'a page',
      (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>'),
      502,
      'upstream_invalid',
      1,
    ],
    [
      'a 503 page',
      (response) => response.writeHead(503, { 'Content-Type': 'text/html' }).end('<p>'),
      502,
      'upstream_invalid',
      2,
    ],
    [
      'half JSON',
      (response) => response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"a"'),
      502,
      'upstream_invalid',
      1,
    ],
    ['nothing', (response) => response.writeHead(200).end(), 502, 'upstream_invalid', 1],
    [
      'a redirect',
      (response) => response.writeHead(302, { Location: '/healthz' }).end(),
      502,
      'upstream_invalid',
      1,
    ],
  ]

  async function isProblem(response: Response, status: number, code: string) {
    expect(response.status).toBe(status)
    expect(await codeOf(response)).toBe(code)
    // Without it the browser's own retry would double the calls.
    expect(response.headers.get('x-retry-applied')).toBe('1')
  }

  test.each(faults)('%s', async (_name, fault, status, code, calls) => {
    answer = fault
    // While the timers stand still, no answer can wait for the deadline.
    await isProblem(await ask('/v1/branches'), status, code)
    expect(seen).toHaveLength(calls)
  })

  test('hang', async () => {
    const asked = deferred()
    answer = asked.resolve
    const start = Date.now()
    const asking = ask('/v1/branches')
    await asked.promise
    jest.advanceTimersToNextTimer()
    await isProblem(await asking, 504, 'upstream_timeout')
    expect(Date.now() - start).toBe(timeoutMs)
    expect(seen).toHaveLength(1)
  })

  test('a problem of the service is passed on, after one retry, and marked as retried', async () => {
    answer = json(503, { status: 503, code: 'unavailable' })
    const response = await ask('/v1/branches')
    expect(response.status).toBe(503)
    expect(response.headers.get('x-retry-applied')).toBe('1')
    expect(seen).toHaveLength(2)
  })
})

test('events are passed on as they come and end with their reader', async () => {
  let closed: Promise<unknown> = Promise.resolve()
  answer = (response) => {
    closed = new Promise((resolve) => response.once('close', resolve))
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('data: 1\n\n')
  }
  const leaving = new AbortController()
  const headers = { accept: 'text/event-stream', 'last-event-id': '41' }
  const response = await ask('/v1/branches', { headers, signal: leaving.signal })
  expect(response.headers.get('cache-control')).toBe('no-store, no-transform')
  const reader = response.body?.getReader()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data: 1\n\n')
  expect(seen[0]?.headers['last-event-id']).toBe('41')
  leaving.abort()
  await closed
})
