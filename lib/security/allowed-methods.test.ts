import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type LocalServer, startLocalServer } from '@/lib/testing/local-server'
import { refuseOtherMethods } from './allowed-methods'

let server: LocalServer
let reached: string[]
beforeAll(async () => {
  refuseOtherMethods()
  refuseOtherMethods()
  server = await startLocalServer((request, response) => {
    reached.push(request.method ?? '')
    response.end('reached')
  })
})
afterAll(() => server.close())
beforeEach(() => {
  reached = []
})

/** `fetch` refuses to send some of these methods. */
const ask = (method: string) =>
  new Promise<{ status: number | undefined; allow: string | undefined; body: string }>((resolve, reject) => {
    const sent = request(server.url, { method }, async (response) =>
      resolve({ status: response.statusCode, allow: response.headers.allow, body: await text(response) }),
    )
    sent.on('error', reject).end()
  })

test.each(['TRACE', 'PROPFIND', 'SEARCH', 'LOCK', 'PURGE', 'M-SEARCH', 'QUERY'])(
  '%s is 405 and reaches nothing',
  async (method) => {
    const { status, allow, body } = await ask(method)
    expect([status, allow]).toEqual([405, 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'])
    expect(JSON.parse(body)).toMatchObject({ code: 'method_not_allowed', status: 405 })
    expect(reached).toEqual([])
  },
)

test.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  '%s reaches who listens, once',
  async (method) => {
    const { status } = await ask(method)
    expect([status, reached]).toEqual([200, [method]])
  },
)
