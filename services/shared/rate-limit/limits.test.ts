import { Type } from '@fastify/type-provider-typebox'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { FastifyReply } from 'fastify'
import { readSettings } from '@/lib/config/settings'
import { forEverybody, signVisitor, visitorHeader } from '@/lib/security/visitor-header'
import type { OpenDatabase } from '../database'
import { UserDirectory } from '../identity/user-directory'
import { createService, type ServiceApp } from '../service'
import { testClient } from '../testing/client'
import { type TestIssuer, testIssuer } from '../testing/issuer'
import { MemoryIdentity } from '../testing/memory-identity'
import { testSettings } from '../testing/settings'
import { testDatabase } from '../testing/test-database'
import { type Limits, usualLimits } from './limits'
import { rateLimits } from './table'

let issuer: TestIssuer
let database: OpenDatabase
beforeAll(async () => {
  ;[issuer, database] = await Promise.all([testIssuer(), testDatabase('services/job-post/migrations')])
})
afterAll(async () => {
  await database.close()
  await issuer.close()
})

const aFew = { max: 3, seconds: 3_600 }
const people = ['a', 'b', 'c']

const opened: ServiceApp[] = []
beforeEach(() => database.db.delete(rateLimits))
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close()
})

/** One instance of a service; all instances share the database. */
async function instance(limits: Partial<Limits>, changes: Record<string, unknown> = {}) {
  const identity = new MemoryIdentity()
  for (const uid of people) identity.add(uid)
  const settings = { ...testSettings(issuer), ...changes }
  const app = await createService({
    name: 'sample',
    settings,
    database,
    users: new UserDirectory(identity),
    kind: 'employer',
    limits: { ...usualLimits, ...limits },
    // Everybody but c works for one company.
    companyOf: ({ caller }) => (caller && caller.uid !== 'c' ? 'company' : null),
    checks: {},
    register: (scope) => {
      const operations = [
        ['GET', '/pages', 'public'],
        ['GET', '/other-pages', 'public'],
        ['POST', '/letters', 'public'],
        ['POST', '/answers', 'optional'],
        ['POST', '/things', 'identified'],
        ['GET', '/things', 'identified'],
      ] as const
      const schema = { response: { 204: Type.Null() } }
      for (const [method, url, access] of operations) {
        const handler = async (_request: unknown, reply: FastifyReply) => reply.code(204).send(null)
        scope.route({ method, url, config: { access }, schema, handler })
      }
    },
  })
  opened.push(app)
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const ask = testClient(address, issuer)

  /** Sends a request as the web does on behalf of a visitor. */
  return function askFor(
    visitor: string | null,
    operation: string,
    { as, headers: more }: { as?: string; headers?: Record<string, string> } = {},
  ) {
    const [method = '', path = ''] = operation.split(' ')
    const requestId = crypto.randomUUID()
    const signed = visitor && signVisitor(visitor, { method, path, requestId }, settings.VISITOR_SECRET)
    const headers = { 'x-request-id': requestId, ...(signed && { [visitorHeader]: signed }), ...more }
    return ask(operation, { as, headers })
  }
}

type Asking = () => Promise<{ status: number }>

async function statusesOf(times: number, ask: Asking): Promise<number[]> {
  const statuses: number[] = []
  for (let time = 0; time < times; time += 1) statuses.push((await ask()).status)
  return statuses
}

const stored = () => database.db.select().from(rateLimits)
const [noisy, calm] = ['203.0.113.7', '203.0.113.8']

describe('reading a public page', () => {
  test('is limited by visitor and operation, says when to come back, and stores nothing', async () => {
    const ask = await instance({ publicRead: aFew })
    expect(await statusesOf(4, () => ask(noisy, 'GET /pages'))).toEqual([204, 204, 204, 429])
    const refused = await ask(noisy, 'GET /pages')
    expect(refused.json).toMatchObject({ code: 'too_many_requests', status: 429 })
    expect(refused.json.params.seconds).toBe(Number(refused.headers.get('retry-after')))
    expect(refused.json.params.seconds).toBeGreaterThan(0)
    expect((await ask(noisy, 'GET /other-pages')).status).toBe(204)
    expect((await ask(calm, 'GET /pages')).status).toBe(204)
    expect((await ask(null, 'GET /pages')).status).toBe(204)
    expect(await stored()).toEqual([])
  })

  test('is not limited where the web asks for everybody, and is for who only says so', async () => {
    const ask = await instance({ publicRead: aFew })
    expect(await statusesOf(5, () => ask(forEverybody, 'GET /pages'))).toEqual(Array(5).fill(204))
    const pretended = { headers: { [visitorHeader]: `${forEverybody} ${Date.now()} forged` } }
    expect(await statusesOf(4, () => ask(null, 'GET /pages', pretended))).toEqual([204, 204, 204, 429])
  })

  test('of IPv6 is limited by the network of a subscriber', async () => {
    const ask = await instance({ publicRead: aFew })
    const hosts = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:ffff::3']
    for (const host of hosts) await ask(host, 'GET /pages')
    expect((await ask('2001:db8:1:2::4', 'GET /pages')).status).toBe(429)
    expect((await ask('2001:db8:1:3::1', 'GET /pages')).status).toBe(204)
  })
})

describe('a write', () => {
  test('anybody may do is limited by visitor, in all instances together', async () => {
    const [one, other] = [await instance({ publicWrite: aFew }), await instance({ publicWrite: aFew })]
    expect(await statusesOf(2, () => one(noisy, 'POST /letters'))).toEqual([204, 204])
    expect(await statusesOf(2, () => other(noisy, 'POST /letters'))).toEqual([204, 429])
    expect((await one(noisy, 'POST /letters')).status).toBe(429)
    expect((await one(calm, 'POST /letters')).status).toBe(204)
  })

  test('is limited by account, wherever it comes from', async () => {
    const ask = await instance({ write: aFew })
    let last = 10
    const elsewhere = () => {
      last += 1
      return ask(`203.0.113.${last}`, 'POST /things', { as: 'a' })
    }
    expect(await statusesOf(4, elsewhere)).toEqual([204, 204, 204, 429])
    expect((await ask(noisy, 'POST /things', { as: 'b' })).status).toBe(204)
    expect((await ask(noisy, 'POST /answers', { as: 'a' })).status).toBe(429)
    expect((await ask(noisy, 'GET /things', { as: 'a' })).status).toBe(204)
  })

  test('is limited by visitor, whatever accounts they have', async () => {
    const ask = await instance({ visitorWrite: aFew })
    const statuses = []
    for (const as of ['a', 'b', 'c', 'a']) statuses.push((await ask(noisy, 'POST /things', { as })).status)
    expect(statuses).toEqual([204, 204, 204, 429])
    expect((await ask(calm, 'POST /things', { as: 'a' })).status).toBe(204)
  })

  test('is limited by company, whoever of it writes', async () => {
    const ask = await instance({ companyWrite: aFew })
    const statuses = []
    for (const as of ['a', 'b', 'a', 'b']) statuses.push((await ask(null, 'POST /things', { as })).status)
    expect(statuses).toEqual([204, 204, 204, 429])
    expect((await ask(null, 'POST /things', { as: 'c' })).status).toBe(204)
  })

  test('many at once are all counted', async () => {
    const ask = await instance({ publicWrite: aFew, visitorWrite: aFew })
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => ask(noisy, 'POST /things', { as: people[index % 3] })),
    )
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(3)
  })
})

describe('who asks a service directly', () => {
  const ofOtherPages = { method: 'GET', path: '/other-pages', requestId: 'request-0001' }
  const forged = [
    ['X-Forwarded-For', { 'x-forwarded-for': '9.9.9.9' }],
    ['an unsigned visitor', { [visitorHeader]: '9.9.9.9' }],
    [
      'a visitor signed with another secret',
      {
        'x-request-id': 'request-0001',
        [visitorHeader]: signVisitor(
          '9.9.9.9',
          { method: 'GET', path: '/pages', requestId: 'request-0001' },
          'another-secret-of-32-characters!!',
        ),
      },
    ],
    [
      'a visitor signed for another request',
      {
        'x-request-id': 'request-0001',
        [visitorHeader]: signVisitor('9.9.9.9', ofOtherPages, readSettings('job-post', {}).VISITOR_SECRET),
      },
    ],
  ] as const

  test.each(forged)('is limited as who they are, with %s', async (_what, headers) => {
    const ask = await instance({ publicRead: aFew })
    expect(await statusesOf(3, () => ask(null, 'GET /pages'))).toEqual([204, 204, 204])
    expect((await ask(null, 'GET /pages', { headers })).status).toBe(429)
  })

  test.each([
    ['on Cloud Run by the entry its front end appended', { onCloudRun: true }, ''],
    [
      'on Cloud Run behind a load balancer by the entry before it',
      { onCloudRun: true, TRUSTED_PROXIES: '198.51.100.20' },
      ', 198.51.100.20',
    ],
    ['behind a proxy of our own by the entry it appended', { TRUSTED_PROXIES: '127.0.0.0/8' }, ''],
  ])('is known %s', async (_what, changes, appended) => {
    const ask = await instance({ publicRead: aFew }, changes)
    const statusOf = async (supplied: string, address: string) => {
      const headers = { 'x-forwarded-for': `${supplied}, ${address}${appended}` }
      return (await ask(null, 'GET /pages', { headers })).status
    }
    const statuses = []
    for (const supplied of ['1.1.1.1', '2.2.2.2', '3.3.3.3', '4.4.4.4']) {
      statuses.push(await statusOf(supplied, noisy))
    }
    expect(statuses).toEqual([204, 204, 204, 429])
    expect(await statusOf('1.1.1.1', calm)).toBe(204)
  })

  test('with a header that cannot be believed is told of in the log, once in a while', async () => {
    const lines: string[] = []
    const write = process.stdout.write.bind(process.stdout)
    process.stdout.write = ((chunk: string) => lines.push(String(chunk)) > 0) as typeof write
    try {
      const ask = await instance({}, { LOG_LEVEL: 'warn' })
      for (let time = 0; time < 3; time += 1) {
        await ask(null, 'GET /pages', { headers: { [visitorHeader]: 'forged' } })
      }
    } finally {
      process.stdout.write = write
    }
    expect(lines.filter((line) => line.includes('VISITOR_SECRET'))).toHaveLength(1)
  })
})
