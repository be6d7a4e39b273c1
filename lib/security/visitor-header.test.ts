import { expect, test } from '@jest/globals'
import { forEverybody, signVisitor, verifyVisitor } from './visitor-header'

const secret = 'a-secret-of-at-least-32-characters'
const request = { method: 'GET', path: '/v1/packages?kind=job_post', requestId: 'request-0001' }
const now = Date.parse('2026-11-23T03:00:00Z')
const signed = signVisitor('203.0.113.7', request, secret, now)
const [address, at, signature] = signed.split(' ')

test('a signed address is believed for the request it was signed for', () => {
  expect(verifyVisitor(signed, request, secret, now + 59_000)).toBe('203.0.113.7')
  const ipv6 = signVisitor('2001:db8::1', request, secret, now)
  expect(verifyVisitor(ipv6, request, secret, now)).toBe('2001:db8::1')
})

test.each([
  ['another method', { ...request, method: 'POST' }],
  ['another path', { ...request, path: '/v1/packages' }],
  ['another request', { ...request, requestId: 'request-0002' }],
])('it is worth nothing on %s', (_what, other) => {
  expect(verifyVisitor(signed, other, secret, now)).toBeNull()
})

test('it is worth nothing a minute later, and none is made for later', () => {
  expect(verifyVisitor(signed, request, secret, now + 60_001)).toBeNull()
  expect(verifyVisitor(signed, request, secret, now - 60_001)).toBeNull()
})

test.each([
  ['another address', `203.0.113.8 ${at} ${signature}`],
  ['another time', `${address} ${Number(at) + 1} ${signature}`],
  [
    'another secret’s signature',
    signVisitor('203.0.113.7', request, 'another-secret-of-32-characters!!', now),
  ],
  ['half a signature', `${address} ${at} ${signature?.slice(0, 20)}`],
  ['no signature', `${address} ${at}`],
  ['one word more', `${signed} x`],
  ['two lines made one', `${signed}, ${signed}`],
  ['no address', signVisitor('nobody', request, secret, now)],
  ['nothing', ''],
])('%s is not believed', (_what, header) => {
  expect(verifyVisitor(header, request, secret, now)).toBeNull()
})

test('what the web asks for everybody is believed as such, signed only', () => {
  expect(verifyVisitor(signVisitor(forEverybody, request, secret, now), request, secret, now)).toBe(
    forEverybody,
  )
  expect(verifyVisitor(`${forEverybody} ${at} ${signature}`, request, secret, now)).toBeNull()
})
