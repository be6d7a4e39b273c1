import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals'
import { membershipsOfJobPost } from './membership'

let answer: RequestListener
const server = createServer((request, response) => answer(request, response))
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const JOB_POST_API_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => new Promise((resolve) => server.close(resolve)))

const companyId = '0199db4b-41db-708b-a23e-1fc5e937ac29'
const me = {
  uid: 'owner',
  emailVerified: true,
  member: {
    role: 'recruiter',
    can: ['favourites.edit'],
    company: { id: companyId, name: 'ร้านของเรา', standing: 'registered' },
  },
}
const replies =
  (status: number, body: string): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)

const ask = () =>
  membershipsOfJobPost({ JOB_POST_API_URL }).ask({ authorization: 'Bearer a.b.c', requestId: 'r-1' })
const outcome = () => ask().catch(({ status, code }) => [status, code])

beforeEach(() => {
  answer = replies(200, JSON.stringify(me))
})

test('asks in the member’s own name, for this request', async () => {
  let seen: Record<string, unknown> = {}
  answer = (request, response) => {
    seen = { url: request.url, ...request.headers }
    replies(200, JSON.stringify(me))(request, response)
  }
  expect(await ask()).toEqual({
    emailVerified: true,
    companyId,
    companyName: 'ร้านของเรา',
    standing: 'registered',
    can: ['favourites.edit'],
  })
  expect(seen).toMatchObject({ url: '/v1/me', authorization: 'Bearer a.b.c', 'x-request-id': 'r-1' })
})

describe('what the job-post service may do', () => {
  test.each([
    ['knows no company of theirs', replies(200, '{"emailVerified":true,"member":null}'), null],
    ['knows no such account', replies(404, '{"code":"not_registered"}'), null],
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
    expect(await outcome()).toEqual(expected)
  })
})
