import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { findOperation, isCleanSearch, type Operation } from './allow-list'
import { operations } from './generated/operations'

const withIds = (path: string) => path.replace(/\{\w+\}/g, '0190a5c2-1111-7000-8000-00000000000a')

const published: readonly Operation[] = operations

test.each(published.map((operation) => ({ operation, name: Object.values(operation).join(' ') })))(
  '$name is published',
  ({ operation }) => {
    expect(findOperation(operation.service, operation.method, withIds(operation.path))).toBe(operation)
  },
)

test('what only the other service offers is not there', () => {
  expect(findOperation('partim', 'GET', '/v1/branches')).toBeUndefined()
})

test('neither is another method on a published path', () => {
  expect(findOperation('job-post', 'DELETE', '/v1/branches')).toBeUndefined()
})

const notPublished = [
  '',
  '/',
  '/v1',
  '/healthz',
  '/readyz',
  '/docs',
  '/openapi.json',
  '/v1/branches/',
  '//v1/branches',
  '/v1//branches',
  '/V1/branches',
  '/v1/branches/..',
  '/v1/branches/../healthz',
  '/v1/branches/%2e%2e',
  '/v1/branches/%2e%2e%2fhealthz',
  '/v1/branches/..%2fhealthz',
  '/v1/branches/..%5chealthz',
  '/v1/branches/a%2fb',
  '/v1/branches/a\\b',
  '/v1/branches/a%00',
  '/v1/branches/a%0d%0aHost:%20evil.example',
  '/v1/branches/a\r\nHost: evil.example',
  '/v1/branches/a;b',
  '/v1/branches/a?b',
  '/v1/branches/a#b',
  '/v1/branches/@evil.example',
  '/v1/branches/{branchId}',
  '/v1/branchesX',
  'http://evil.example/v1/branches',
  '@evil.example/v1/branches',
  '.evil.example/v1/branches',
  '/v1/branches/\u0000',
  `/v1/branches/${'a'.repeat(129)}`,
]

test.each(notPublished)('%j is not there', (path) => {
  expect(findOperation('job-post', 'GET', path)).toBeUndefined()
})

test('no accepted path can be read as another one', () => {
  const pieces = fc.constantFrom(
    '/',
    '..',
    '.',
    '%2f',
    '%2e',
    '\\',
    'v1',
    'branches',
    'me',
    'x',
    '@',
    '?',
    '#',
    '%00',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 10 }), (parts) => {
      const path = `/v1/branches/${parts.join('')}`
      if (!findOperation('job-post', 'GET', path)) return
      expect(new URL(`http://service.internal${path}`).href).toBe(`http://service.internal${path}`)
    }),
    { numRuns: 2_000 },
  )
})

test.each(['', '?', '?q=%E0%B8%81&limit=20', '?shifts[0]=a', '?a=b+c~d'])('query %j travels on', (search) => {
  expect(isCleanSearch(search)).toBe(true)
})

test.each([
  '?a=%0d%0ab',
  '?a=%00',
  '?a=%7f',
  '?a=%1F',
  '?a=%',
  '?a=%zz',
  '?a=\\',
  '?a=<b>',
  `?a=${'x'.repeat(2_048)}`,
])('query %j does not', (search) => {
  expect(isCleanSearch(search)).toBe(false)
})
