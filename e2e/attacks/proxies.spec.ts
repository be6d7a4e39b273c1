import { signUp } from '../account'
import { expect, test } from '../fixtures'
import { stackAddress, stackAddresses } from '../stack'
import { sendRaw } from './raw-request'

/** Paths that are not published, and spellings that might be taken for one. */
const traversals: readonly string[] = [
  '/healthz',
  '/readyz',
  '/docs',
  '/openapi.json',
  '/v1/../healthz',
  '/v1/%2e%2e/healthz',
  '/v1/..%2fhealthz',
  '/v1/..%5chealthz',
  '/v1/branches/..%2f..%2fhealthz',
  '/v1/branches/%252e%252e%252f%252e%252e%252fhealthz',
  '/v1/branches/..;/..;/healthz',
  '/v1/branches/..\\..\\healthz',
  '//evil.example/v1/me',
  '/http://evil.example/v1/me',
  '/http:%2f%2fevil.example%2fv1%2fme',
  '/@evil.example/v1/me',
  '/v1/me%0d%0aHost:%20evil.example',
  '/v1/me%00',
  '/v1/me%23',
  '/v1/me%3fx=1',
  '/v1/me/',
  '/v1/me.json',
  '/V1/me',
  '/v1/branches/{branchId}',
  '/../../../v1/me',
  '.evil.example/v1/me',
  ':80/v1/me',
]

test('no spelling leads behind the proxies to what is not published', async () => {
  const { session } = await signUp()
  const headers = { Cookie: `session=${session}` }
  for (const service of ['job-post', 'partim']) {
    for (const traversal of traversals) {
      const path = `/api/${service}${traversal}`
      const { status, body } = await sendRaw(stackAddress, path, { headers })
      expect({ path, refused: [308, 400, 404].includes(status) }, `${status}`).toEqual({
        path,
        refused: true,
      })
      expect(body, path).not.toMatch(/"status":"(ok|ready)"|openapi/)
    }
  }
})

test('HEAD of an operation is GET without a body; a method nobody knows is 405, also where nothing is', async () => {
  const { session } = await signUp()
  const headers = { Cookie: `session=${session}` }
  for (const path of ['/api/job-post/v1/me', '/api/job-post/v1/nothing', '/api/partim/v1/me']) {
    const [get, head] = [
      await sendRaw(stackAddress, path, { headers }),
      await sendRaw(stackAddress, path, { headers, method: 'HEAD' }),
    ]
    const { status, 'content-type': type, etag } = { status: get.status, ...get.headers }
    expect({ path, status: head.status, body: head.body }).toEqual({ path, status, body: '' })
    expect([head.headers['content-type'], head.headers.etag]).toEqual([type, etag])
  }
  for (const path of ['/api/job-post/v1/me', '/api/session', '/login', '/', '/nothing', '/dashboard']) {
    for (const method of ['TRACE', 'PROPFIND']) {
      const answer = await sendRaw(stackAddress, path, { headers, method })
      expect({ path, method, status: answer.status }).toEqual({ path, method, status: 405 })
      expect(answer.headers.allow).toContain('GET')
      expect(answer.body).not.toContain(session)
    }
  }
})

test('an absolute address as the request’s target is not fetched', async () => {
  for (const target of ['http://evil.example/api/job-post/v1/me', `${stackAddresses.jobPost}/readyz`]) {
    const { status, body } = await sendRaw(stackAddress, target)
    // 308: the framework redirects to normalise the double slash before any handler runs.
    expect([308, 400, 401, 404], `${target}: ${status}`).toContain(status)
    expect(body).not.toContain('"status"')
  }
})

test('a query with control characters is refused', async () => {
  const { session } = await signUp()
  const headers = { Cookie: `session=${session}` }
  for (const query of ['?q=%0d%0aX:1', '?q=%00', '?q=%1b']) {
    expect((await sendRaw(stackAddress, `/api/job-post/v1/branches${query}`, { headers })).status).toBe(400)
  }
})

test('answers of the API are never kept, and say nothing of the server', async () => {
  for (const path of ['/api/healthz', '/api/identity-config', '/api/job-post/v1/me', '/api/nothing']) {
    const { headers } = await sendRaw(stackAddress, path)
    expect({ path, cache: headers['cache-control'] }).toMatchObject({
      path,
      cache: expect.stringContaining('no-store'),
    })
    expect(headers['x-powered-by']).toBeUndefined()
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  }
})
