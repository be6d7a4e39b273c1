import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { hostileNextPaths } from '@/lib/testing/hostile-next-paths'
import { jobAppliedFor, loginPath, safeNextPath, wordedNext } from './next-path'

const fallback = '/dashboard'

const own: readonly string[] = [
  '/',
  '/dashboard',
  '/job-posting/create',
  '/job-posting/0190a5c2-1111-7000-8000-000000000000',
  '/job-posting?state=draft&q=%E0%B9%80%E0%B8%AA%E0%B8%B4%E0%B8%A3%E0%B9%8C%E0%B8%9F',
  '/resume/AbC_123#contact',
  '/login-help',
  '/branch/edit/1?back=/branch',
]

test('there are at least 50 hostile spellings', () => {
  expect(new Set(hostileNextPaths).size).toBeGreaterThanOrEqual(50)
})

test.each(hostileNextPaths.map((next) => [JSON.stringify(next).slice(0, 60), next]))(
  '%s is refused',
  (_name, next) => {
    expect(safeNextPath(next)).toBe(fallback)
  },
)

test.each([undefined, null, 7, ['/branch'], { toString: () => '/branch' }])('%p is no path', (next) => {
  expect(safeNextPath(next)).toBe(fallback)
})

test.each(own)('%s is a screen of ours', (next) => {
  expect(safeNextPath(next)).toBe(next)
})

test('whatever is accepted stays on our origin in a browser', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2f',
    '%5c',
    '%09',
    '\t',
    '@',
    ':',
    '?',
    '#',
    'a',
    'evil.example',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const path = safeNextPath(parts.join(''))
      const url = new URL(path, 'https://partim.example')
      expect(url.origin).toBe('https://partim.example')
      expect(new URL(url.pathname, 'https://partim.example').origin).toBe('https://partim.example')
    }),
    { numRuns: 2_000 },
  )
})

describe('the login page’s address', () => {
  test('leads back to where the person was', () => {
    const address = new URL(loginPath('/branch?q=%E0%B8%81', 'expired'), 'https://partim.example')
    expect(address.pathname).toBe('/login')
    expect(address.searchParams.get('reason')).toBe('expired')
    expect(safeNextPath(address.searchParams.get('next'))).toBe('/branch?q=%E0%B8%81')
  })

  test('has no reason where there is none', () => {
    expect(loginPath('/branch')).toBe('/login?next=%2Fbranch')
  })
})

test('of where somebody goes on to, only a job and looking for work are spoken of', () => {
  const id = '0190a5c2-1111-7000-8000-000000000000'
  expect(jobAppliedFor(`/jobs/${id}/apply`)).toBe(id)
  expect(jobAppliedFor(`/jobs/${id}`)).toBeNull()
  expect(wordedNext(`/jobs/${id}/apply`)).toBe(`/jobs/${id}/apply`)
  expect(wordedNext('/jobs/applications?application=1')).toBe('/jobs/applications')
  expect(wordedNext('/dashboard')).toBeNull()
  for (const next of hostileNextPaths) expect(wordedNext(next)).toBeNull()
})
