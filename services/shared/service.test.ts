import { Type } from '@fastify/type-provider-typebox'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { OpenDatabase } from './database'
import { UserDirectory } from './identity/user-directory'
import { problemOf } from './problem-replies'
import { Body } from './schema'
import { createService, type ServiceApp } from './service'
import { testClient } from './testing/client'
import { type TestIssuer, testIssuer } from './testing/issuer'
import { MemoryIdentity } from './testing/memory-identity'
import { testSettings } from './testing/settings'
import { testDatabase } from './testing/test-database'

let issuer: TestIssuer
let database: OpenDatabase
beforeAll(async () => {
  ;[issuer, database] = await Promise.all([testIssuer(), testDatabase('services/job-post/migrations')])
})
afterAll(async () => {
  await database.close()
  await issuer.close()
})

const opened: ServiceApp[] = []
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close()
})

type Changes = { register?: (app: ServiceApp) => void; database?: OpenDatabase; keysUrl?: string }

async function service(changes: Changes = {}): Promise<ServiceApp> {
  const identity = new MemoryIdentity()
  identity.add('a')
  const app = await createService({
    name: 'sample',
    settings: testSettings({ keysUrl: changes.keysUrl ?? issuer.keysUrl }),
    database: changes.database ?? database,
    users: new UserDirectory(identity),
    kind: 'employer',
    checks: {},
    register: changes.register ?? (() => {}),
  })
  opened.push(app)
  return app
}

async function listening(changes: Changes = {}) {
  const app = await service(changes)
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  return { app, address, ask: testClient(address, issuer) }
}

const echo = (app: ServiceApp) => {
  const options = {
    config: { access: 'public' as const },
    schema: { body: Body({ text: Type.String() }), response: { 200: Type.Object({ text: Type.String() }) } },
  }
  app.post('/echo', options, async (request) => request.body)
}

describe('the boot', () => {
  test('stops at an operation that declares no access', async () => {
    const register = (app: ServiceApp) => void app.get('/open', async () => ({}))
    await expect(service({ register })).rejects.toThrow('GET /open declares no access')
  })

  test('stops at a level nobody checks', async () => {
    const register = (app: ServiceApp) =>
      void app.get('/m', { config: { access: 'member' } }, async () => ({}))
    await expect(service({ register })).rejects.toThrow('GET /m needs access "member"')
  })
})

describe('problems', () => {
  test('unknown routes, wrong types and broken bodies are problem+json with the request id', async () => {
    const { address, ask } = await listening({ register: echo })
    const headers = { 'x-request-id': 'request-0001' }
    const unknown = await ask('GET /nowhere', { headers })
    expect([unknown.headers.get('content-type'), unknown.headers.get('x-request-id'), unknown.json]).toEqual([
      'application/problem+json; charset=utf-8',
      'request-0001',
      {
        type: '/problems/not_found',
        title: 'Not Found',
        status: 404,
        code: 'not_found',
        requestId: 'request-0001',
      },
    ])
    const send = async (type: string, body: string) => {
      const response = await fetch(`${address}/echo`, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      })
      return [response.status, ((await response.json()) as { code: string }).code]
    }
    expect(await send('text/plain', 'x')).toEqual([415, 'unsupported_media_type'])
    expect(await send('application/x-www-form-urlencoded', 'text=x')).toEqual([415, 'unsupported_media_type'])
    expect(await send('application/json', '{')).toEqual([400, 'bad_request'])
    expect(await send('application/json', '{"__proto__":{"x":1}}')).toEqual([400, 'bad_request'])
    expect(await send('application/json', '{"text":1}')).toEqual([422, 'validation_failed'])
    expect(await send('application/json', JSON.stringify({ text: 'x'.repeat(300_000) }))).toEqual([
      413,
      'payload_too_large',
    ])
    expect(await send('application/json', '{"text":"ok"}')).toEqual([200, undefined])
  })

  test('a strange request id is replaced', async () => {
    const { ask } = await listening()
    const answer = await ask('GET /healthz', { headers: { 'x-request-id': 'a b;c"' } })
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
  })

  test('an unexpected error says nothing of its cause', async () => {
    const register = (app: ServiceApp) =>
      void app.get('/bug', { config: { access: 'public' } }, async () => {
        throw new Error('the secret is mango')
      })
    const { ask } = await listening({ register })
    const { status, text } = await ask('GET /bug')
    expect(status).toBe(500)
    expect(text).not.toContain('mango')
    expect(JSON.parse(text).code).toBe('internal_error')
  })

  test.each([
    [{ code: 'ECONNREFUSED' }, 503],
    [{ code: '57P01' }, 503],
    [{ code: '08006' }, 503],
    [{ code: '53300' }, 503],
    [{ message: 'Connection terminated unexpectedly' }, 503],
    [{ message: 'timeout exceeded when trying to connect' }, 503],
    [{ code: '22021' }, 400],
    [{ code: '23505' }, 500],
  ])('a database error %j deep inside is %i', (cause, status) => {
    const error = new Error('Failed query', { cause: Object.assign(new Error(), cause) })
    expect(problemOf(error).status).toBe(status)
  })
})

describe('health', () => {
  test('healthz never asks the database; readyz does', async () => {
    const broken: OpenDatabase = { ...database, ping: () => Promise.reject(new Error('gone')) }
    const { ask } = await listening({ database: broken })
    expect((await ask('GET /healthz')).json).toEqual({ status: 'ok' })
    expect((await ask('GET /readyz')).json).toMatchObject({ status: 503, code: 'unavailable' })
    expect((await (await listening()).ask('GET /readyz')).json).toEqual({ status: 'ok' })
  })
})

describe('tokens', () => {
  test('when the keys cannot be had, nobody is let in and nobody is signed out', async () => {
    const register = (app: ServiceApp) =>
      void app.get('/me', { config: { access: 'identified' } }, async () => ({}))
    const { ask } = await listening({ register, keysUrl: 'http://127.0.0.1:9/keys' })
    expect((await ask('GET /me', { as: 'a' })).json).toMatchObject({ status: 503, code: 'unavailable' })
  })
})

describe('stopping', () => {
  test('a running request still gets its whole answer; afterwards nobody listens', async () => {
    let entered = () => {}
    let release = () => {}
    const inside = new Promise<void>((resolve) => {
      entered = resolve
    })
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const register = (app: ServiceApp) =>
      void app.get('/slow', { config: { access: 'public' } }, async () => {
        entered()
        await held
        return { text: 'x'.repeat(100_000) }
      })
    const { app, address, ask } = await listening({ register })
    const answer = ask('GET /slow')
    await inside
    const closed = app.close()
    release()
    expect((await answer).json.text).toHaveLength(100_000)
    await closed
    await expect(fetch(`${address}/healthz`)).rejects.toThrow('fetch failed')
  })
})
