import type { RequestListener } from 'node:http'
import { beforeAll, expect, test } from '@jest/globals'
import { startLocalServer } from '@/lib/testing/local-server'
import { guardAnswers } from './answer-headers'
import { readPolicy } from './content-security-policy'
import { recordingPermissions, talkPermissions } from './permissions-policy'

beforeAll(() => {
  process.env.APP_URL = 'https://partim.example'
  guardAnswers()
  guardAnswers()
})

async function headersOf(listener: RequestListener): Promise<Headers> {
  const server = await startLocalServer(listener)
  try {
    return (await fetch(server.url)).headers
  } finally {
    await server.close()
  }
}

const directive = (headers: Headers, name: 'script-src' | 'default-src') =>
  readPolicy(headers.get('content-security-policy') ?? '')[name]

test('every answer carries the headers, however it is written', async () => {
  for (const listener of [
    (_, response) => response.end('text'),
    (_, response) => response.writeHead(500).end(),
    (_, response) => response.writeHead(404, 'Gone away', { 'Content-Type': 'text/plain' }).end('no'),
    (_, response) => response.writeHead(304).end(),
    (_, response) => response.write('streamed', () => response.end()),
  ] satisfies RequestListener[]) {
    const headers = await headersOf(listener)
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'reporting-endpoints': 'csp="https://partim.example/api/csp-report"',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
  }
})

test('a document that states no trust runs no script', async () => {
  const headers = await headersOf((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end('<script>alert(1)</script>')
  })
  expect(directive(headers, 'script-src')).toEqual([])
})

test('a document keeps the trust it states, and the last one where two are stated', async () => {
  const headers = await headersOf((_, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.setHeader('Content-Security-Policy', "script-src 'nonce-gate'")
    response.appendHeader('content-security-policy', "script-src 'self' 'sha256-prerendered'")
    response.end('<p>')
  })
  // The sandbox's maps are those of this environment.
  const maps = 'http://127.0.0.1:4106'
  expect(directive(headers, 'script-src')).toEqual(["'self'", "'sha256-prerendered'", maps])
})

test('a document that has not changed keeps its policy', async () => {
  const headers = await headersOf((_, response) => {
    response.setHeader('Content-Security-Policy', "script-src 'self' 'sha256-prerendered'")
    response.writeHead(304).end()
  })
  expect(directive(headers, 'script-src')).toContain("'sha256-prerendered'")
})

test('pictures may be shown by other sites, and a handler may say otherwise', async () => {
  const picture = await headersOf((_, response) => {
    response.setHeader('Content-Type', 'image/png')
    response.end()
  })
  expect(picture.get('cross-origin-resource-policy')).toBe('cross-origin')
  const own = await headersOf((_, response) => {
    response.setHeader('Content-Type', 'image/png')
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
    response.end()
  })
  expect(own.get('cross-origin-resource-policy')).toBe('same-origin')
})

test('camera and microphone are forbidden, unless the gate opened them for this document', async () => {
  const statedBy = async (stated: string) =>
    (
      await headersOf((_, response) => {
        response.setHeader('Permissions-Policy', stated)
        response.end()
      })
    ).get('permissions-policy')
  expect(await statedBy(recordingPermissions)).toMatch(/camera=\(self\).*microphone=\(self\)/)
  expect(await statedBy(talkPermissions)).toMatch(/camera=\(\).*microphone=\(self\)/)
  expect(await statedBy('camera=*, microphone=*')).toMatch(/camera=\(\).*microphone=\(\)/)
})

test('a document says when it is sent, also one that has not changed; a file does not', async () => {
  const before = Date.now()
  const document = await headersOf((_, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end('<p>')
  })
  const unchanged = await headersOf((_, response) => {
    response.setHeader('Content-Security-Policy', "script-src 'self'")
    response.writeHead(304).end()
  })
  for (const headers of [document, unchanged]) {
    const [, sent = ''] = /^sent;desc="(\d+)"$/.exec(headers.get('server-timing') ?? '') ?? []
    expect(Number(sent)).toBeGreaterThanOrEqual(before)
    expect(Number(sent)).toBeLessThanOrEqual(Date.now())
  }
  const file = await headersOf((_, response) => response.end('text'))
  expect(file.get('server-timing')).toBeNull()
})
