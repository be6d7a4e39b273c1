import { afterEach, expect, test } from '@jest/globals'
import { type LocalServer, startLocalServer } from '@/lib/testing/local-server'
import { fetchWithPolicy } from './fetch-policy'
import { isRead, readFromService } from './service-read'

let service: LocalServer | undefined

afterEach(async () => {
  await service?.close()
  service = undefined
})

type Listener = Parameters<typeof startLocalServer>[0]

async function reading(listener: Listener, timeoutMs?: number): Promise<Response> {
  service = await startLocalServer(listener)
  const request = new Request(`${service.url}/v1/me?a=1`, { headers: { Authorization: 'Bearer one' } })
  return fetchWithPolicy(request, { send: readFromService, timeoutMs })
}

test('the address and the headers arrive, status, headers and body come back', async () => {
  const response = await reading((request, answer) => {
    answer.writeHead(404, { 'Content-Type': 'application/problem+json', ETag: '"1"' })
    answer.end(JSON.stringify({ url: request.url, authorization: request.headers.authorization }))
  })
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(response.headers.get('etag')).toBe('"1"')
  expect(await response.json()).toEqual({ url: '/v1/me?a=1', authorization: 'Bearer one' })
})

test.each([204, 304])('%i has no body', async (status) => {
  const response = await reading((_request, answer) => answer.writeHead(status).end())
  expect([response.status, await response.text()]).toEqual([status, ''])
})

test('a dropped connection is tried once more, half an answer as well', async () => {
  let turn = 0
  const response = await reading((_request, answer) => {
    if (turn++ > 0) return answer.end('whole')
    answer.writeHead(200, { 'Content-Length': '100' })
    return answer.write('half', () => answer.destroy())
  })
  expect([await response.text(), service?.requests.length]).toEqual(['whole', 2])
})

test('a redirect is not followed', async () => {
  const redirected = reading((_request, answer) => answer.writeHead(302, { Location: '/elsewhere' }).end())
  await expect(redirected).rejects.toMatchObject({ reason: 'redirected' })
  expect(service?.requests.length).toBe(1)
})

test.each([
  ['nothing', () => undefined],
  ['half of it', (_request, answer) => answer.writeHead(200, { 'Content-Length': '100' }).write('half')],
] satisfies [string, Listener][])(
  'the deadline includes the body: after %s it is over',
  async (_name, listener) => {
    await expect(reading(listener, 50)).rejects.toMatchObject({ reason: 'timeout' })
  },
)

test('only what sends nothing is read', () => {
  const asked = (method: string) => isRead(new Request('http://localhost/', { method }))
  expect(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(asked)).toEqual(['GET', 'HEAD'])
})
