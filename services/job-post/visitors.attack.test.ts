import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { NextRequest } from 'next/server'
import { proxyTo } from '@/lib/api/proxy'
import { noteVisitors } from '@/lib/security/visitor'
import { type LocalServer, startLocalServer } from '@/lib/testing/local-server'
import { rateLimits } from '@/services/shared/rate-limit/table'
import { startTestService, type TestService, unlimited } from './testing'

/**
 * The web's own proxy in front of a whole service, on this machine's loopback network: it can connect from as many
 * addresses as visitors are needed, and no address comes from a header.
 */

const aFew = { max: 5, seconds: 60 }
const origin = 'http://localhost:3000'

let service: TestService
let web: LocalServer
beforeAll(async () => {
  service = await startTestService({ ...unlimited, publicRead: aFew, publicWrite: aFew })
  Object.assign(process.env, { JOB_POST_API_URL: service.address, APP_URL: origin, LOG_LEVEL: 'silent' })
  noteVisitors()
  const jobPost = proxyTo('job-post')
  web = await startLocalServer(async (asked, response) => {
    const { url = '', method = '', headers } = asked
    const body = method === 'GET' ? undefined : await buffer(asked)
    const answer = await jobPost(
      new NextRequest(`${origin}${url}`, { method, headers: headers as Record<string, string>, body }),
      { params: Promise.resolve({}) },
    )
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
  })
})
afterAll(async () => {
  await web.close()
  await service.stop()
})

type Ask = { readonly forged?: Record<string, string>; readonly body?: object }

const ask = (localAddress: string, operation: string, { forged = {}, body }: Ask = {}) => {
  const [method = '', path = ''] = operation.split(' ')
  const headers = { 'content-type': 'application/json', origin, 'sec-fetch-site': 'same-origin', ...forged }
  return new Promise<{ status: number; retryAfter: number; text: string }>((resolve, reject) => {
    const options = { method, localAddress, headers }
    const sent = request(`${web.url}/api/job-post${path}`, options, async (response) => {
      const text = String(await buffer(response))
      const retryAfter = Number(response.headers['retry-after'])
      resolve({ status: response.statusCode ?? 0, retryAfter, text })
    })
    sent.on('error', reject).end(body && JSON.stringify(body))
  })
}

const noisy = '127.0.0.2'
const others = Array.from({ length: 19 }, (_, index) => `127.0.0.${index + 3}`)

test.each([
  ['reading a public page', 'GET /v1/packages', undefined, 200],
  ['asking for a new password', 'POST /v1/password-resets', { email: 'a@example.com' }, 202],
])(
  'of 20 visitors behind one web server only the noisy one is refused, %s',
  async (_what, operation, body, ok) => {
    for (let time = 0; time < 20; time += 1) await ask(noisy, operation, { body })
    const refused = await ask(noisy, operation, { body })
    expect(refused.status).toBe(429)
    expect(JSON.parse(refused.text)).toMatchObject({
      code: 'too_many_requests',
      params: { seconds: refused.retryAfter },
    })
    const answers = await Promise.all(others.map((visitor) => ask(visitor, operation, { body })))
    expect(answers.map(({ status }) => status)).toEqual(Array(19).fill(ok))
  },
)

test.each(['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'X-Partim-Visitor', 'CF-Connecting-IP'])(
  'nobody gets past a limit, or puts it on somebody else, by %s',
  async (name) => {
    const visitor = '127.0.0.50'
    for (let time = 0; time < 6; time += 1) await ask(visitor, 'GET /v1/packages')
    const forged = { [name]: name === 'Forwarded' ? 'for=127.0.0.51' : '127.0.0.51' }
    for (let time = 0; time < 6; time += 1) {
      expect((await ask(visitor, 'GET /v1/packages', { forged })).status).toBe(429)
    }
    expect((await ask('127.0.0.51', 'GET /v1/packages')).status).not.toBe(429)
  },
)

test('reading public pages leaves nothing about its limit in the database', async () => {
  await service.database.db.delete(rateLimits)
  for (const operation of [
    'GET /v1/packages',
    'GET /v1/public/job-posts',
    'GET /v1/public/job-post-counts',
    'GET /v1/public/job-post-index',
  ]) {
    expect((await ask('127.0.0.60', operation)).status).toBe(200)
  }
  expect(await service.database.db.select().from(rateLimits)).toEqual([])
})

test('a stranger who asks for resets of an address again and again keeps nobody from their own', async () => {
  const email = `${await service.employer('forgetful')}@example.com`
  const reset = (from: string) => ask(from, 'POST /v1/password-resets', { body: { email } })
  for (const stranger of ['127.0.0.41', '127.0.0.42'])
    for (let time = 0; time < 5; time += 1) expect((await reset(stranger)).status).toBe(202)
  expect((await reset('127.0.0.43')).status).toBe(202)
  expect((await service.mail.to(email, 11)).subject).toContain('รหัสผ่าน')
})
