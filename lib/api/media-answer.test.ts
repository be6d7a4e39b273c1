import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { NextRequest } from 'next/server'
import { type LocalServer, startLocalServer } from '@/lib/testing/local-server'
import { stopTimers } from '@/lib/testing/stopped-timers'
import type { TokenIssuer } from '@/lib/testing/token-issuer'
import { prepareWebEnvironment } from '@/lib/testing/web-environment'
import { proxyTo } from './proxy'

const timeoutMs = 300
const partim = proxyTo('partim', { timeoutMs })
const video = '/v1/my/intro-videos/0190a5c2-0000-7000-8000-000000000001'

let issuer: TokenIssuer
let upstream: LocalServer
let session: string
let seen: IncomingMessage['headers'][]
let answer: (response: ServerResponse) => void
beforeAll(async () => {
  upstream = await startLocalServer(async (request, response) => {
    seen.push(request.headers)
    answer(response)
  })
  issuer = await prepareWebEnvironment({ PARTIM_API_URL: upstream.url })
  session = await issuer.token('session')
})
afterAll(async () => {
  await upstream.close()
  await issuer.close()
})
beforeEach(() => {
  seen = []
})

async function ask(path: string, headers: Record<string, string> = {}, init: RequestInit = {}) {
  const { signal } = init
  const request = new NextRequest(`http://localhost:3000/api/partim${path}`, {
    headers,
    ...(signal && { signal }),
  })
  request.cookies.set('session', session)
  return partim(request, { params: Promise.resolve({}) })
}

describe('a film', () => {
  stopTimers()
  const watch = (headers: Record<string, string> = {}, init?: RequestInit) =>
    ask(`${video}/film`, headers, init)
  const piece = (response: ServerResponse) =>
    response
      .writeHead(206, {
        'Content-Type': 'video/mp4',
        'Content-Length': '4',
        'Content-Range': 'bytes 10-13/100',
        'Accept-Ranges': 'bytes',
        ETag: '"one"',
        'Content-Disposition': 'attachment; filename="x.html"',
      })
      .end('film')

  test('is passed on in the piece that is asked for, as nothing that runs, for this person alone', async () => {
    answer = piece
    const response = await watch({ range: 'bytes=10-13', 'if-range': '"one"' })
    expect(seen[0]).toMatchObject({ range: 'bytes=10-13', 'if-range': '"one"' })
    expect([response.status, await response.text()]).toEqual([206, 'film'])
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=300',
      'content-disposition': 'inline',
      'content-length': '4',
      'content-range': 'bytes 10-13/100',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
      'content-type': 'video/mp4',
      'cross-origin-resource-policy': 'same-origin',
      etag: '"one"',
      vary: 'Cookie',
      'x-content-type-options': 'nosniff',
    })
  })

  test('comes as it is sent, longer than other answers may take, and ends with its reader', async () => {
    let closed: Promise<unknown> = Promise.resolve()
    let sendMore = () => {}
    answer = (response) => {
      closed = new Promise((resolve) => response.once('close', resolve))
      response.writeHead(200, { 'Content-Type': 'video/webm' }).write('first')
      sendMore = () => void response.write('later')
    }
    const leaving = new AbortController()
    const reader = (await watch({}, { signal: leaving.signal })).body?.getReader()
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first')
    jest.advanceTimersByTime(timeoutMs + 200)
    sendMore()
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('later')
    leaving.abort()
    await closed
  })

  test.each([304, 416])('a %d has no body', async (status) => {
    answer = (response) => response.writeHead(status, { 'Content-Range': 'bytes */100' }).end()
    const response = await watch({ range: 'bytes=200-' })
    expect([response.status, await response.text()]).toEqual([status, ''])
  })

  test('that is refused is a problem, and one that is a page is none of ours', async () => {
    answer = (response) =>
      response.writeHead(404, { 'Content-Type': 'application/problem+json' }).end('{"code":"not_found"}')
    expect((await watch()).status).toBe(404)
    answer = (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<script>')
    expect((await watch()).status).toBe(502)
  })

  test('is not what other operations may answer with', async () => {
    answer = piece
    const response = await ask('/v1/my/intro-videos', { range: 'bytes=0-1' })
    expect([response.status, seen[0]?.range]).toEqual([502, undefined])
  })
})

describe('a file of a message', () => {
  const file = (response: ServerResponse, type: string, disposition?: string) =>
    response
      .writeHead(200, { 'Content-Type': type, ...(disposition && { 'Content-Disposition': disposition }) })
      .end('file')
  const path =
    '/v1/conversations/0190a5c2-0000-7000-8000-000000000001/messages/0190a5c2-0000-7000-8000-000000000002/file'

  test.each([
    ['application/pdf', 'attachment; filename="file.pdf"; filename*=UTF-8\'\'a.pdf', /^attachment; filename/],
    ['application/pdf', 'inline', /^attachment$/],
    ['application/pdf', undefined, /^attachment$/],
    ['image/png', 'attachment; filename="x.html"', /^inline$/],
    ['audio/webm', undefined, /^inline$/],
  ])('%s that says %s', async (type, said, expected) => {
    answer = (response) => file(response, type, said)
    const response = await ask(path)
    expect([response.status, await response.text()]).toEqual([200, 'file'])
    expect(response.headers.get('content-disposition')).toMatch(expected)
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test.each(['text/html', 'image/svg+xml', 'application/xhtml+xml'])('%s is none', async (type) => {
    answer = (response) => file(response, type)
    expect((await ask(path)).status).toBe(502)
  })
})
