import { describe, expect, test } from '@jest/globals'
import { jobLists } from './page-cache'
import { sharedPageAt, sharedPageOf } from './shared-pages'

const id = '019aa000-0000-7000-8000-000000000001'

describe('addresses of shared pages', () => {
  test.each([
    ['/', '/'],
    ['/question', '/question'],
    ['/profile-package/waiter', '/profile-package/waiter'],
    ['/login', '/login'],
    ['/login?next=/dashboard', '/login'],
    ['/login?next=//evil.example/jobs/x/apply', '/login'],
    [
      '/login?next=/jobs/applications?application=7',
      `/login?${new URLSearchParams({ next: '/jobs/applications' })}`,
    ],
    [`/login?utm=x&next=/jobs/${id}/apply`, `/login?${new URLSearchParams({ next: `/jobs/${id}/apply` })}`],
    [`/login?next=/jobs/x/apply`, `/login?${new URLSearchParams({ next: '/jobs/applications' })}`],
    ['/register?as=worker&next=/jobs/x/apply', '/register?as=worker'],
    [
      `/register?next=/jobs/${id}/apply&as=worker`,
      `/register?${new URLSearchParams({ as: 'worker', next: `/jobs/${id}/apply` })}`,
    ],
    ['/register?as=employer', '/register'],
    ['/jobs', '/jobs'],
    [`/jobs/${id}`, `/jobs/${id}`],
    [`/jobs/${id}?fbclid=abc`, `/jobs/${id}`],
    ['/jobs/pirate', '/jobs/pirate'],
    [
      `/jobs?${new URLSearchParams({ province: 'กรุงเทพมหานคร', work: 'waiter' })}`,
      `/jobs?${new URLSearchParams({ work: 'waiter', province: 'กรุงเทพมหานคร' })}`,
    ],
  ])('%s is cached as %s', (address, path) => {
    expect(sharedPageAt(address)?.path).toBe(path)
  })

  test.each([
    '/dashboard',
    '/login?reason=revoked',
    '/jobs?q=เสิร์ฟ',
    '/jobs?work=waiter&work=cook',
    '/jobs?work=pirate',
    '/jobs?province=<script>',
    '/jobs?work=waiter&after=abc',
    '/jobs/applications',
    `/jobs/${id}/apply`,
    `/jobs/${id.toUpperCase().replace('19AA', '19AB')}`,
    `/jobs/${'a'.repeat(65)}`,
    '/jobs/%E0%B8%81',
    '/as-member/jobs',
    '//jobs',
    '/profile-package/pirate',
    '/verify-token?token=secret',
    '/resume/somchai',
  ])('%s is rendered for each request', (address) => {
    expect(sharedPageAt(address)).toBeNull()
  })
})

test.each([
  [`/login?next=/jobs/${id}/apply`, id, true],
  ['/login?next=/jobs/applications', null, false],
  ['/register?as=worker', null, false],
  [`/jobs/${id}`, id, false],
  ['/jobs/pirate', 'pirate', false],
  ['/jobs', jobLists, false],
  ['/jobs?work=waiter', jobLists, false],
  [`/jobs?${new URLSearchParams({ province: 'กรุงเทพมหานคร' })}`, jobLists, true],
  ['/question', null, false],
])('%s changes with %s, and may be one of many: %s', (address, tag, isOneOfMany) => {
  expect(sharedPageAt(address)).toMatchObject({ tag, isOneOfMany })
})

describe('whom they are for', () => {
  const ask = (headers: Record<string, string>, method = 'GET', url = '/jobs') =>
    sharedPageOf({ method, url, headers }, '__Host-session')

  test('anonymous visitors, whatever else their browser remembers', () => {
    expect(ask({})).not.toBeNull()
    expect(ask({ cookie: 'theme=dark; session=of-another-site' })).not.toBeNull()
    expect(ask({}, 'HEAD')).not.toBeNull()
  })

  test('nobody who carries a session, valid or not, or who sends something', () => {
    expect(ask({ cookie: 'theme=dark; __Host-session=worthless' })).toBeNull()
    expect(ask({ cookie: '__Host-session=' })).toBeNull()
    expect(ask({ authorization: 'Bearer x' })).toBeNull()
    expect(ask({}, 'POST')).toBeNull()
  })

  test('everybody, where the page is the same for who is signed in', () => {
    const cookie = '__Host-session=x'
    expect(ask({ cookie }, 'GET', '/question')?.path).toBe('/question')
    for (const url of ['/', '/login', '/register', '/product', '/profile-package/waiter', `/jobs/${id}`])
      expect(ask({ cookie }, 'GET', url)).toBeNull()
  })
})
