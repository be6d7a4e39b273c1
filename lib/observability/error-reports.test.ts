import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { NextRequest } from 'next/server'
import { apiHandler } from '@/lib/api/handler'
import { ProblemError } from '@/lib/api/problem'
import { refusal } from '@/lib/api/refusal'
import { bodyOf, type LocalServer, startLocalServer } from '@/lib/testing/local-server'
import type { TokenIssuer } from '@/lib/testing/token-issuer'
import { prepareWebEnvironment } from '@/lib/testing/web-environment'
import { passOnReports } from './error-reports'
import { ingestOf } from './ingest'
import { reportError } from './report-error'

let issuer: TokenIssuer
let ingest: LocalServer
let received: { url: string; auth: string; lines: unknown[] }[]
let status: number

beforeAll(async () => {
  ingest = await startLocalServer(async (request, response) => {
    const lines = (await bodyOf(request)).split('\n').map((line): unknown => JSON.parse(line))
    received.push({ url: request.url ?? '', auth: String(request.headers['x-sentry-auth']), lines })
    response.writeHead(status, status === 429 ? { 'Retry-After': '17' } : {}).end('{}')
  })
  issuer = await prepareWebEnvironment({
    ERROR_REPORTING_DSN: ingest.url.replace('http://', 'http://the-key@').concat('/relay/42'),
  })
})
afterAll(async () => {
  await ingest.close()
  await issuer.close()
})
beforeEach(() => {
  received = []
  status = 200
})

const address = 'http://localhost:3000/api/error-reports'
const envelope = (...items: object[]) => [{}, ...items].map((item) => JSON.stringify(item)).join('\n')
const event = envelope({ type: 'event' }, { exception: { values: [{ type: 'Error', value: 'boom' }] } })
const send = (body: string, passOn = passOnReports) => passOn(new Request(address, { method: 'POST', body }))
const refusalOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'accepted',
    (error: unknown) => (error instanceof ProblemError ? error.problem.status : error),
  )

test.each([
  ['https://key@o1.ingest.example/4501', 'https://o1.ingest.example/api/4501/envelope/'],
  ['https://key@reports.example:8443/sentry/7', 'https://reports.example:8443/sentry/api/7/envelope/'],
])('%s means %s', (dsn, endpoint) => {
  expect(ingestOf(dsn)).toMatchObject({ endpoint, authorization: expect.stringContaining('sentry_key=key') })
})

test('a browser’s report is passed on with the key it never saw', async () => {
  expect((await send(event)).status).toBe(204)
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({
    url: '/relay/api/42/envelope/',
    auth: expect.stringMatching(/sentry_key=the-key$/),
  })
  expect(received[0]?.lines[2]).toEqual({ exception: { values: [{ type: 'Error', value: 'boom' }] } })
})

test('what is no envelope, or too large, is refused and goes nowhere', async () => {
  expect(await refusalOf(send('no envelope'))).toBe(400)
  expect(await refusalOf(send(''))).toBe(400)
  expect(await refusalOf(send(envelope({ type: 'event' }, { value: 'x'.repeat(201 * 1024) })))).toBe(413)
  expect((await send(envelope({ type: 'session' }, {}))).status).toBe(204)
  expect(received).toEqual([])
})

test('an ingest that has enough is believed', async () => {
  status = 429
  const answer = await send(event)
  expect(answer.status).toBe(429)
  expect(answer.headers.get('Retry-After')).toBe('17')
})

test('an error of the server is reported with its request id, its causes and nobody’s data', async () => {
  const cause = new Error('row of somying@example.com is locked')
  const error = refusal('internal_error', { cause })
  await reportError(error, { requestId: 'request-1', digest: '77', method: 'POST', path: '/api/session' })
  const [, header, report] = received[0]?.lines ?? []
  expect(header).toEqual({ type: 'event' })
  expect(report).toMatchObject({
    platform: 'node',
    environment: 'dev',
    transaction: 'POST /api/session',
    request: { method: 'POST', url: '/api/session' },
    tags: { requestId: 'request-1', digest: '77' },
    exception: {
      values: [
        { type: 'Error', value: 'row of [removed] is locked', stacktrace: { frames: expect.any(Array) } },
        { type: 'ProblemError', value: '500 internal_error' },
      ],
    },
  })
  const frames = (report as { exception: { values: { stacktrace: { frames: { filename: string }[] } }[] } })
    .exception.values[0]?.stacktrace.frames
  expect(frames?.at(-1)?.filename).toBe('lib/observability/error-reports.test.ts')
})

test('an API handler that fails is reported with the id its answer carries', async () => {
  const handler = apiHandler(async () => {
    throw new Error('boom')
  })
  const answer = await handler(new NextRequest('http://localhost:3000/api/x?token=canary'), {
    params: Promise.resolve({}),
  })
  expect(answer.status).toBe(500)
  const reported = async () => {
    while (received.length === 0) await new Promise((resolve) => setImmediate(resolve))
    return received[0]?.lines[2]
  }
  expect(await reported()).toMatchObject({
    tags: { requestId: answer.headers.get('X-Request-Id') },
    request: { url: '/api/x' },
  })
})

test('a report that does not get through disturbs nobody', async () => {
  status = 500
  await expect(reportError(new Error('boom'), { method: 'GET', path: '/' })).resolves.toBeUndefined()
})

test('a page that fails in a loop is stopped before it floods anybody', async () => {
  // Its own allowance, because it uses it up.
  jest.resetModules()
  const { passOnReports: passOn } = await import('./error-reports')
  const answers = await Promise.all(Array.from({ length: 310 }, () => send(event, passOn)))
  expect(answers.filter((answer) => answer.status === 429).length).toBeGreaterThan(0)
  expect(received.length).toBeLessThanOrEqual(300)
})
