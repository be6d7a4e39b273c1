import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { deferred } from '@/lib/testing/deferred'
import { type LocalServer, startLocalServer } from '@/lib/testing/local-server'
import { stopTimers } from '@/lib/testing/stopped-timers'
import { fetchOrProblem, fetchWithPolicy } from './fetch-policy'

let upstream: LocalServer | undefined

afterEach(async () => {
  await upstream?.close()
  upstream = undefined
})

type Answer = (response: ServerResponse) => unknown

/** An upstream that gives these answers in turn and repeats the last one. */
async function answering(...answers: [Answer, ...Answer[]]): Promise<LocalServer> {
  let turn = 0
  upstream = await startLocalServer((_request, response) => {
    const answer = answers[Math.min(turn++, answers.length - 1)] ?? answers[0]
    answer(response)
  })
  return upstream
}

const status =
  (code: number): Answer =>
  (response) =>
    response.writeHead(code).end('{}')
const reset: Answer = (response) => response.destroy()
const halfAnAnswer: Answer = (response) => {
  response.writeHead(200, { 'Content-Length': '100' })
  response.write('half', () => response.destroy())
}

const bodyless = ['GET', 'HEAD', 'OPTIONS']
const writing = ['POST', 'PUT', 'PATCH', 'DELETE']
const retried = [408, 409, 425, 429, 500, 502, 503, 504]
const notRetried = [200, 201, 204, 304, 400, 401, 403, 404, 410, 412, 413, 422, 501]

function ask(server: LocalServer, method: string, init: RequestInit = {}): Request {
  return new Request(server.url, { method, ...init })
}

describe.each(bodyless)('%s', (method) => {
  test.each(retried)('%i is asked for once more', async (code) => {
    const server = await answering(status(code))
    expect((await fetchWithPolicy(ask(server, method))).status).toBe(code)
    expect(server.requests.length).toBe(2)
  })

  test.each(notRetried)('%i is final', async (code) => {
    const server = await answering(status(code))
    expect((await fetchWithPolicy(ask(server, method))).status).toBe(code)
    expect(server.requests.length).toBe(1)
  })

  test('a dropped connection is tried once more', async () => {
    const server = await answering(reset, status(200))
    expect((await fetchWithPolicy(ask(server, method))).status).toBe(200)
    expect(server.requests.length).toBe(2)
  })
})

describe.each(writing)('%s', (method) => {
  test.each(retried)('%i is final', async (code) => {
    const server = await answering(status(code))
    expect((await fetchWithPolicy(ask(server, method))).status).toBe(code)
    expect(server.requests.length).toBe(1)
  })

  test('a dropped connection is final', async () => {
    const server = await answering(reset)
    await expect(fetchWithPolicy(ask(server, method))).rejects.toMatchObject({ reason: 'unreachable' })
    expect(server.requests.length).toBe(1)
  })
})

test('half an answer counts as a dropped connection', async () => {
  const server = await answering(halfAnAnswer, status(200))
  const response = await fetchWithPolicy(ask(server, 'GET'))
  expect(await response.text()).toBe('{}')
  expect(server.requests.length).toBe(2)
})

test('the second answer counts, whatever the first was', async () => {
  const server = await answering(status(503), status(404))
  expect((await fetchWithPolicy(ask(server, 'GET'))).status).toBe(404)
})

test('an answer that was retried on its way is not asked for again', async () => {
  const server = await answering((response) => response.writeHead(503, { 'X-Retry-Applied': '1' }).end())
  expect((await fetchWithPolicy(ask(server, 'GET'))).status).toBe(503)
  expect(server.requests.length).toBe(1)
})

describe('the deadline', () => {
  const timeoutMs = 1_000
  let start: number
  const passed = () => Date.now() - start

  stopTimers()
  beforeEach(() => {
    start = Date.now()
  })
  afterEach(() => {
    jest.restoreAllMocks()
  })

  const timesOut = (request: Request) =>
    expect(fetchWithPolicy(request, { timeoutMs })).rejects.toMatchObject({ reason: 'timeout' })

  test.each([...bodyless, ...writing])('%s ends within it, both attempts together', async (method) => {
    const asked = deferred()
    const server = await answering(asked.resolve)
    const timedOut = timesOut(ask(server, method))
    await asked.promise
    jest.advanceTimersToNextTimer()
    await timedOut
    expect(passed()).toBe(timeoutMs)
    expect(server.requests.length).toBe(1)
  })

  test('covers the body', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch')
    const server = await answering((response) => response.writeHead(200).write('never ends'))
    const timedOut = timesOut(ask(server, 'GET'))
    await fetched.mock.results[0]?.value
    jest.advanceTimersToNextTimer()
    await timedOut
    expect(passed()).toBe(timeoutMs)
  })

  test('is not renewed by a retry', async () => {
    const [first, second] = [deferred(), deferred()]
    const slow: Answer = (response) => {
      jest.advanceTimersByTime(0.6 * timeoutMs)
      first.resolve()
      status(503)(response)
    }
    const timedOut = timesOut(ask(await answering(slow, second.resolve), 'GET'))
    await first.promise
    expect(passed()).toBe(0.6 * timeoutMs)
    await second.promise
    jest.advanceTimersToNextTimer()
    await timedOut
    expect(passed()).toBe(timeoutMs)
  })

  test('holds where a call that is told to end waits on', async () => {
    const send = () => new Promise<Response>(() => {})
    const request = new Request('http://127.0.0.1:9', { method: 'POST' })
    const timedOut = expect(fetchWithPolicy(request, { timeoutMs, send })).rejects
    jest.advanceTimersByTime(timeoutMs)
    await timedOut.toMatchObject({ reason: 'timeout' })
  })

  test('leaves a stream alone once it flows', async () => {
    let end = () => {}
    const server = await answering((response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('data: 1\n\n')
      end = () => void response.end('data: 2\n\n')
    })
    const response = await fetchWithPolicy(ask(server, 'GET'), { timeoutMs, stream: true })
    jest.advanceTimersByTime(timeoutMs * 2)
    end()
    expect(await response.text()).toBe('data: 1\n\ndata: 2\n\n')
  })
})

test('redirects are not followed', async () => {
  const target = await startLocalServer((_request, response) => response.end('secret'))
  const server = await answering((response) => response.writeHead(302, { Location: target.url }).end())
  await expect(fetchWithPolicy(ask(server, 'GET'))).rejects.toMatchObject({ reason: 'redirected' })
  expect(server.requests.length).toBe(1)
  expect(target.requests.length).toBe(0)
  await target.close()
})

test('whoever asked can go away', async () => {
  const leaving = new AbortController()
  const server = await answering(() => leaving.abort())
  const request = ask(server, 'GET', { signal: leaving.signal })
  await expect(fetchWithPolicy(request)).rejects.toMatchObject({ reason: 'cancelled' })
  expect(server.requests.length).toBe(1)
})

describe('typed clients get a problem instead of an exception:', () => {
  test('nobody there', async () => {
    const server = await startLocalServer(() => undefined)
    await server.close()
    const response = await fetchOrProblem(ask(server, 'POST'))
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ code: 'unavailable' })
  })

  test('a redirect', async () => {
    const server = await answering((response) => response.writeHead(307, { Location: '/' }).end())
    expect(await (await fetchOrProblem(ask(server, 'GET'))).json()).toMatchObject({
      code: 'upstream_invalid',
    })
  })
})
