import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals'
import { profilesOfPartim } from './worker-profile'

let answer: RequestListener
const server = createServer((request, response) => answer(request, response))
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const PARTIM_API_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => new Promise((resolve) => server.close(resolve)))

const known = {
  id: '0199db4b-41db-708b-a23e-1fc5e937ac29',
  displayName: 'สมชาย ใจดี',
  givenName: 'สมชาย',
  familyName: 'ใจดี',
  phone: '0898765432',
  emailVerified: true,
  birthDate: null,
  workTypes: ['waiter'],
  experienceYears: 2,
  languages: [],
  headline: '',
  district: '',
  province: '',
}
const replies =
  (status: number, body: string): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)

const ask = () =>
  profilesOfPartim({ PARTIM_API_URL }).ask({ authorization: 'Bearer a.b.c', requestId: 'r-1' })
const refusal = () =>
  ask().then(
    () => null,
    ({ status, code }) => [status, code],
  )

beforeEach(() => {
  answer = replies(200, JSON.stringify(known))
})

test('asks in the worker’s own name, for this request', async () => {
  let seen: Record<string, unknown> = {}
  answer = (request, response) => {
    seen = { url: request.url, ...request.headers }
    replies(200, JSON.stringify(known))(request, response)
  }
  expect(await ask()).toEqual(known)
  expect(seen).toMatchObject({ url: '/v1/workers/me', authorization: 'Bearer a.b.c', 'x-request-id': 'r-1' })
})

test('takes the answer of a service that does not say whether the address is proven', async () => {
  const { emailVerified: _, ...earlier } = known
  answer = replies(200, JSON.stringify(earlier))
  expect(await ask()).toEqual(earlier)
})

describe('which workers can be found', () => {
  const other = '0199db4b-41db-708b-a23e-000000000000'
  const find = () =>
    profilesOfPartim({ PARTIM_API_URL })
      .findableAmong([known.id, other], { authorization: 'Bearer m.b.c', requestId: 'r-2' })
      .catch(({ status, code }) => [status, code])

  test('is asked in the member’s name', async () => {
    let seen: Record<string, unknown> = {}
    answer = (request, response) => {
      seen = { url: request.url, ...request.headers }
      replies(200, JSON.stringify({ workerIds: [known.id] }))(request, response)
    }
    expect(await find()).toEqual([known.id])
    expect(seen).toMatchObject({
      url: `/v1/workers/findable?workerIds=${known.id}%2C${other}`,
      authorization: 'Bearer m.b.c',
    })
  })

  test.each([
    ['nobody', replies(200, '{"workerIds":[]}'), []],
    ['an address that is none', replies(404, '<html>'), [503, 'unavailable']],
    ['somebody nobody asked for', replies(200, `{"workerIds":["${other.replace('0199', '0198')}"]}`), []],
    ['a member who may not look', replies(403, '{"code":"employers_only"}'), [503, 'unavailable']],
    ['a token it refuses', replies(401, '{"code":"token_expired"}'), [401, 'unauthenticated']],
    ['a failure', replies(500, '{}'), [503, 'unavailable']],
    ['silence', (request) => request.socket.destroy(), [503, 'unavailable']],
  ] as [string, RequestListener, unknown][])('answered with %s', async (_what, listener, expected) => {
    answer = listener
    expect(await find()).toEqual(expected)
  })
})

test('asks whose favourite the worker is', async () => {
  const items = [{ companyId: known.id, groupIds: [known.id] }]
  let seen: Record<string, unknown> = {}
  answer = (request, response) => {
    seen = { url: request.url, ...request.headers }
    replies(200, JSON.stringify({ items }))(request, response)
  }
  const asked = profilesOfPartim({ PARTIM_API_URL })
  expect(await asked.askFavouriteOf({ authorization: 'Bearer a.b.c', requestId: 'r-1' })).toEqual(items)
  expect(seen).toMatchObject({ url: '/v1/my/favourite-companies', authorization: 'Bearer a.b.c' })
})

describe('what the partim service may do', () => {
  test.each([
    ['knows no such account', replies(403, '{"code":"not_registered"}'), [403, 'not_registered']],
    ['refuses the token', replies(401, '{"code":"token_expired"}'), [401, 'unauthenticated']],
    ['fails', replies(500, '{}'), [503, 'unavailable']],
    ['answers with something else', replies(200, '{"id":"x"}'), [503, 'unavailable']],
    ['answers with no JSON', replies(200, '<html>'), [503, 'unavailable']],
    [
      'sends it elsewhere',
      (_, response) => response.writeHead(302, { location: '/' }).end(),
      [503, 'unavailable'],
    ],
    ['hangs up', (request) => request.socket.destroy(), [503, 'unavailable']],
  ] as [string, RequestListener, unknown][])('%s', async (_what, listener, expected) => {
    answer = listener
    expect(await refusal()).toEqual(expected)
  })
})
