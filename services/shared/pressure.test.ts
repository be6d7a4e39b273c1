import { Type } from '@fastify/type-provider-typebox'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { OpenDatabase } from './database'
import { UserDirectory } from './identity/user-directory'
import { createService, type ServiceApp } from './service'
import { testClient } from './testing/client'
import { type TestIssuer, testIssuer } from './testing/issuer'
import { MemoryIdentity } from './testing/memory-identity'
import { testSettings } from './testing/settings'
import { testDatabase } from './testing/test-database'

let issuer: TestIssuer
let database: OpenDatabase
let app: ServiceApp
let ask: ReturnType<typeof testClient>
beforeAll(async () => {
  ;[issuer, database] = await Promise.all([testIssuer(), testDatabase('services/job-post/migrations')])
  app = await createService({
    name: 'sample',
    settings: { ...testSettings(issuer), DATABASE_URL: 'postgres://elsewhere' },
    database,
    users: new UserDirectory(new MemoryIdentity()),
    kind: 'employer',
    checks: {},
    register: (scope) => {
      const schema = { response: { 200: Type.Object({}) } }
      scope.get('/pages', { config: { access: 'public' }, schema }, async () => ({}))
    },
  })
  ask = testClient(await app.listen({ host: '127.0.0.1', port: 0 }), issuer)
})
afterAll(async () => {
  await app.close()
  await database.close()
  await issuer.close()
})

/** Holds the event loop up without taking processor time from other tests. */
function block(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

test('an overloaded process refuses at once, says when to come back, and recovers; one long task is no overload', async () => {
  block(3_000)
  expect((await ask('GET /pages')).status).toBe(200)

  const busy = setInterval(() => block(1_200), 1)
  const isRefused = async () => (await ask('GET /pages')).status === 503
  for (let time = 0; time < 20 && !(await isRefused()); time += 1);
  const [refused, healthy, ready] = await Promise.all([
    ask('GET /pages'),
    ask('GET /healthz'),
    ask('GET /readyz'),
  ])
  clearInterval(busy)
  expect([refused.status, refused.headers.get('retry-after'), refused.json]).toEqual([
    503,
    '5',
    expect.objectContaining({ code: 'unavailable', status: 503, requestId: expect.any(String) }),
  ])
  expect([healthy.status, ready.status]).toEqual([200, 503])

  let status = 503
  for (let time = 0; time < 50 && status === 503; time += 1) {
    await new Promise((resolve) => setTimeout(resolve, 200))
    status = (await ask('GET /pages')).status
  }
  expect(status).toBe(200)
})
