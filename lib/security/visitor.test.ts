import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { deferred } from '@/lib/testing/deferred'
import { type LocalServer, startLocalServer } from '@/lib/testing/local-server'
import { ownRequestHeaders } from './own-request'
import { addVisitor, asNobody, currentVisitor, noteVisitors } from './visitor'
import { forEverybody, verifyVisitor, visitorHeader } from './visitor-header'

const secret = 'a-secret-of-at-least-32-characters'

let server: LocalServer
let answer: () => Promise<string>
beforeAll(async () => {
  Object.assign(process.env, { TRUSTED_PROXIES: '127.0.0.9', VISITOR_SECRET: secret })
  noteVisitors()
  noteVisitors()
  server = await startLocalServer(async (_request, response) => response.end(await answer()))
})
afterAll(() => server.close())

type From = { localAddress?: string; headers?: Record<string, string> }

const ask = (from: From) =>
  new Promise<string>((resolve, reject) => {
    const sent = request(server.url, from, async (response) => resolve(await text(response)))
    sent.on('error', reject).end()
  })

describe('whose request it is', () => {
  beforeEach(() => {
    answer = async () => {
      await new Promise((resolve) => setImmediate(resolve))
      return String(currentVisitor())
    }
  })

  test('is known to everything done for it, of many at once', async () => {
    const addresses = Array.from({ length: 20 }, (_, index) => `127.0.1.${index + 1}`)
    const allHaveCome = deferred()
    let come = 0
    answer = async () => {
      come += 1
      if (come === addresses.length) allHaveCome.resolve()
      await allHaveCome.promise
      return String(currentVisitor())
    }
    expect(await Promise.all(addresses.map((localAddress) => ask({ localAddress })))).toEqual(addresses)
    expect(currentVisitor()).toBeNull()
  })

  test('is what the connection says, whatever the sender writes', async () => {
    const forged = Object.fromEntries(
      ['X-Forwarded-For', 'X-Real-IP', 'CF-Connecting-IP', 'True-Client-IP', 'X-Partim-Visitor'].map(
        (name) => [name, '9.9.9.9'],
      ),
    )
    expect(await ask({ localAddress: '127.0.1.1', headers: { ...forged, Forwarded: 'for=9.9.9.9' } })).toBe(
      '127.0.1.1',
    )
  })

  test('is what a proxy of our own says', async () => {
    const headers = { 'X-Forwarded-For': '9.9.9.9, 203.0.113.7' }
    expect(await ask({ localAddress: '127.0.0.9', headers })).toBe('203.0.113.7')
  })

  test('is nobody’s where something is done for everybody', async () => {
    answer = async () => String(asNobody(currentVisitor))
    expect(await ask({})).toBe('null')
  })
})

test('a request to a service says for whom it is, and whatever was there before goes', async () => {
  const path = '/v1/packages?q=%E0%B8%81'
  answer = async () => {
    const headers = { 'X-Request-Id': 'request-0001', [visitorHeader]: 'forged' }
    const upstream = new Request(`http://service.example${path}`, { headers })
    addVisitor(upstream)
    return upstream.headers.get(visitorHeader) ?? ''
  }
  const signed = { method: 'GET', path, requestId: 'request-0001' }
  expect(verifyVisitor(await ask({ localAddress: '127.0.1.1' }), signed, secret)).toBe('127.0.1.1')
})

describe('a request of this process to itself', () => {
  beforeEach(() => {
    answer = async () => String(currentVisitor())
  })

  test('is its visitor’s, or everybody’s', async () => {
    expect(await ask({ headers: ownRequestHeaders('203.0.113.7') })).toBe('203.0.113.7')
    expect(await ask({ headers: ownRequestHeaders(null) })).toBe('null')
  })

  test('is none without the word nobody else knows', async () => {
    const [name = ''] = Object.keys(ownRequestHeaders(null))
    for (const said of ['', 'guessed', 'guessed 203.0.113.7', ' 203.0.113.7'])
      expect(await ask({ localAddress: '127.0.1.1', headers: { [name]: said } })).toBe('127.0.1.1')
  })

  test('tells the services that it is for everybody', async () => {
    const path = '/v1/public/job-posts'
    answer = async () => {
      const upstream = new Request(`http://service.example${path}`, {
        headers: { 'X-Request-Id': 'request-0001' },
      })
      addVisitor(upstream)
      return upstream.headers.get(visitorHeader) ?? ''
    }
    const signed = { method: 'GET', path, requestId: 'request-0001' }
    expect(verifyVisitor(await ask({ headers: ownRequestHeaders(null) }), signed, secret)).toBe(forEverybody)
  })
})
