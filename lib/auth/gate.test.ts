import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { NextRequest } from 'next/server'
import { secondsFromNow, type TokenIssuer } from '@/lib/testing/token-issuer'
import { prepareWebEnvironment } from '@/lib/testing/web-environment'
import { accountMark } from './account-mark'
import { gate } from './gate'
import { otherAccountPath } from './next-path'

let issuer: TokenIssuer
let session: string

beforeAll(async () => {
  issuer = await prepareWebEnvironment()
  session = await issuer.token('session')
})
afterAll(() => issuer.close())

async function ask(path: string, cookie?: string, headers: Record<string, string> = {}) {
  const request = new NextRequest(`http://localhost:3000${path}`, { headers })
  if (cookie) request.cookies.set('session', cookie)
  const response = await gate(request)
  return { response, leadsTo: response.headers.get('location')?.replace('http://localhost:3000', '') }
}

describe('an auth route', () => {
  test('without a session leads to the login page and back', async () => {
    const { response, leadsTo } = await ask('/job-posting?state=draft&_rsc=1x2')
    expect(response.status).toBe(307)
    expect(leadsTo).toBe('/login?next=%2Fjob-posting%3Fstate%3Ddraft')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('with a forged session does so as well', async () => {
    expect((await ask('/branch', `${session}x`)).leadsTo).toBe('/login?next=%2Fbranch')
    expect((await ask('/branch', await issuer.token('idToken'))).leadsTo).toBe('/login?next=%2Fbranch')
  })

  test('with an expired session says that it expired', async () => {
    const expired = await issuer.token('session', { exp: secondsFromNow(-60) })
    expect((await ask('/branch', expired)).leadsTo).toBe('/login?reason=expired&next=%2Fbranch')
  })

  test('cannot be entered by a header of the router or the framework', async () => {
    const forged = {
      'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware',
      'x-middleware-next': '1',
      'x-nextjs-data': '1',
      rsc: '1',
      'x-partim-path': '/branch',
    }
    expect((await ask('/branch', undefined, forged)).response.status).toBe(307)
  })

  test('a prefetch of a part of a screen leads back to the screen', async () => {
    expect((await ask('/branch.segments/_tree.segment')).leadsTo).toBe('/login?next=%2Fbranch')
  })

  test('with a session lets through and names the way back, whatever the client says', async () => {
    const { response } = await ask('/branch?q=1', session, { 'x-partim-path': '/evil' })
    expect(response.headers.get('x-middleware-next')).toBe('1')
    expect(response.headers.get('x-middleware-request-x-partim-path')).toBe('/branch?q=1')
  })
})

describe('the mark of who is signed in', () => {
  const marksOf = ({ response }: { response: Response }) => response.headers.getSetCookie()

  test('comes back beside a session that counts, and no answer that may be kept sets it', async () => {
    for (const path of ['/branch', '/register', '/accept-invitation']) {
      expect(marksOf(await ask(path, session))).toEqual([
        expect.stringMatching(new RegExp(`^partim-signed-in=${await accountMark('uid-1')};`)),
      ])
    }
    for (const [path, cookie] of [
      ['/branch', undefined],
      ['/branch', `${session}x`],
      ['/register', undefined],
      ['/', 'stale'],
      ['/product', 'stale'],
    ] as const) {
      expect(marksOf(await ask(path, cookie))).toEqual([])
    }
  })

  test('stays where it is the account’s, and gives way to it where it is another’s or none of ours', async () => {
    const withMark = (mark: string) =>
      ask('/branch', session, { cookie: `partim-signed-in=${mark}; session=${session}` })
    expect(marksOf(await withMark(await accountMark('uid-1')))).toEqual([])
    expect(marksOf(await withMark(await accountMark('uid-2')))).toHaveLength(1)
    expect(marksOf(await withMark('<script>'))).toHaveLength(1)
  })
})

describe('the login page', () => {
  test('leads signed-in people on', async () => {
    expect((await ask('/login?next=%2Fbranch', session)).leadsTo).toBe('/branch')
    expect((await ask('/login?next=%2F%2Fevil.example', session)).leadsTo).toBe('/dashboard')
    expect((await ask('/', session)).leadsTo).toBe('/dashboard')
  })

  test('leads workers to their jobs', async () => {
    const worker = await issuer.token('session', { kind: 'worker' })
    expect((await ask('/', worker)).leadsTo).toBe('/jobs/applications')
    expect((await ask('/login?next=%2Fdashboard', worker)).leadsTo).toBe('/jobs/applications')
    expect((await ask('/login?next=%2Fjobs', worker)).leadsTo).toBe('/jobs')
  })

  test('is shown to signed-out people and to those it has something to tell', async () => {
    expect((await ask('/login', 'stale')).leadsTo).toBeUndefined()
    expect((await ask('/login?reason=revoked&next=%2Fbranch', session)).leadsTo).toBeUndefined()
    expect((await ask(otherAccountPath('/branch'), session)).leadsTo).toBeUndefined()
  })
})

describe('a screen rendered for this request', () => {
  const policyOf = (response: Response) => response.headers.get('content-security-policy')

  test('gets a nonce of its own, told alike to the framework and to the browser', async () => {
    const first = (await ask('/branch', session, { 'content-security-policy': "script-src 'nonce-forged'" }))
      .response
    const second = (await ask('/branch', session)).response
    expect(policyOf(first)).toMatch(/^script-src 'nonce-[\w+/=]{22,}' 'strict-dynamic'/)
    expect(first.headers.get('x-middleware-request-content-security-policy')).toBe(policyOf(first))
    expect(policyOf(second)).not.toBe(policyOf(first))
  })

  test('gets one without a session too when the screen is open', async () => {
    for (const path of [
      '/login',
      '/register',
      '/verify-token?as=worker',
      '/register.segments/_tree.segment',
    ]) {
      const { response, leadsTo } = await ask(path)
      expect(leadsTo).toBeUndefined()
      expect(policyOf(response)).toContain("'nonce-")
    }
  })

  test('but not a static one, nor an answer that leads elsewhere', async () => {
    expect(policyOf((await ask('/', 'stale')).response)).toBeNull()
    expect(policyOf((await ask('/branch')).response)).toBeNull()
  })
})

describe('an open screen of the member layout', () => {
  const screens = ['/product', '/job-interview', '/profile-package', '/profile-package/waiter']

  test.each(screens)('%s is drawn in the shell of who is signed in, at the same address', async (screen) => {
    const { response } = await ask(`${screen}?a=1`, session)
    expect(response.headers.get('x-middleware-rewrite')).toBe(`http://localhost:3000/as-member${screen}?a=1`)
    expect(response.headers.get('x-middleware-request-x-partim-path')).toBe(`${screen}?a=1`)
    expect(response.headers.get('content-security-policy')).toContain("'nonce-")
  })

  test.each(screens)('%s stays the page of visitors for a session that does not verify', async (screen) => {
    for (const cookie of [`${session}x`, await issuer.token('session', { exp: secondsFromNow(-60) })]) {
      const { response } = await ask(screen, cookie)
      expect(response.headers.get('x-middleware-next')).toBe('1')
      expect(response.headers.get('x-middleware-rewrite')).toBeNull()
    }
  })

  test('its view for members is closed to others', async () => {
    expect((await ask('/as-member/product')).leadsTo).toBe('/login?next=%2Fas-member%2Fproduct')
  })
})

describe('an open screen rendered for each request that members have a view of', () => {
  const screens = ['/jobs', '/jobs?province=%E0%B8%95%E0%B8%A3%E0%B8%B1%E0%B8%87', '/jobs/0190a5c2-1111-7000']

  test.each(screens)(
    '%s gets a nonce for a visitor, and is drawn in the shell of who is signed in',
    async (screen) => {
      const visitor = (await ask(screen)).response
      expect(visitor.headers.get('x-middleware-next')).toBe('1')
      expect(visitor.headers.get('content-security-policy')).toContain("'nonce-")
      const { response } = await ask(screen, session)
      expect(response.headers.get('x-middleware-rewrite')).toBe(`http://localhost:3000/as-member${screen}`)
    },
  )

  test.each(['/jobs/applications', '/jobs/0190a5c2-1111-7000/apply', '/jobs/%61pplications'])(
    '%s is not taken for one',
    async (screen) => {
      const { leadsTo } = await ask(screen)
      expect(leadsTo).toContain('/login?next=')
    },
  )
})

describe('a mailed link', () => {
  const cookiesOf = (response: Response) => response.headers.getSetCookie()

  test.each(['/new-password', '/verify-token'])(
    'to %s loses its token before anything is rendered',
    async (screen) => {
      const { response, leadsTo } = await ask(`${screen}?token=secret-1&as=worker&_rsc=1`)
      expect([response.status, leadsTo]).toEqual([303, `${screen}?as=worker`])
      expect(cookiesOf(response)).toEqual([
        `partim-link=secret-1; Max-Age=3600; Path=${screen}; HttpOnly; SameSite=Lax`,
      ])
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    },
  )

  test('to an invitation is kept for both screens that answer it, also with a session', async () => {
    for (const screen of ['/accept-invitation', '/accept-register']) {
      const { response, leadsTo } = await ask(`${screen}?token=secret-2`, session)
      expect([response.status, leadsTo]).toEqual([303, screen])
      expect(cookiesOf(response).map((cookie) => /Path=([^;]+)/.exec(cookie)?.[1])).toEqual([
        '/accept-invitation',
        '/accept-register',
      ])
    }
  })

  test.each(['token=', 'token=a%3Bb', 'token=a&token=b', `token=${'x'.repeat(201)}`])(
    'that can be none (%s) removes an earlier one instead of being answered by it',
    async (query) => {
      const { response, leadsTo } = await ask(`/new-password?${query}`)
      expect([response.status, leadsTo]).toEqual([303, '/new-password'])
      expect(cookiesOf(response)).toEqual([
        'partim-link=; Max-Age=0; Path=/new-password; HttpOnly; SameSite=Lax',
      ])
    },
  )

  test('without its token is rendered, and tells nobody where people come from', async () => {
    for (const screen of ['/new-password', '/login/redirect-auth?next=%2Fbranch']) {
      const { response } = await ask(screen)
      expect(response.headers.get('x-middleware-next')).toBe('1')
      expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    }
    expect((await ask('/login')).response.headers.get('referrer-policy')).toBeNull()
  })

  test('becomes no part of a document in which other scripts may run', async () => {
    for (const path of ['/new-password', '/verify-token?token=x', '/login/redirect-auth']) {
      const { response } = await ask(path, undefined, { 'sec-fetch-dest': 'empty' })
      expect([response.status, await response.text()]).toEqual([204, ''])
      expect(cookiesOf(response)).toEqual([])
      expect((await ask(path, undefined, { 'sec-fetch-dest': 'document' })).response.status).not.toBe(204)
    }
  })
})

describe('a screen on which a card may be typed', () => {
  const asPart = { 'sec-fetch-dest': 'empty', rsc: '1' }
  const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? ''

  test('is a document that allows the payment provider', async () => {
    const { response } = await ask('/credit-package', session, { 'sec-fetch-dest': 'document' })
    expect(policyOf(response)).toMatch(/connect-src http:\/\/127\.0\.0\.1:4102/)
    expect(policyOf((await ask('/branch', session)).response)).not.toContain('4102')
  })

  test('is not put into another document', async () => {
    const from = { ...asPart, referer: 'http://localhost:3000/dashboard' }
    expect((await ask('/credit-package', session, from)).response.status).toBe(204)
    expect((await ask('/payment/callback?order=1', session, asPart)).response.status).toBe(204)
  })

  test('refreshes itself, and leads to another one of its kind', async () => {
    const from = { ...asPart, referer: 'http://localhost:3000/payment/callback?order=1' }
    const { response } = await ask('/payment/callback?order=1&_rsc=1', session, from)
    expect(response.headers.get('x-middleware-next')).toBe('1')
  })

  test('without a session leads to the login page and back to it', async () => {
    expect((await ask('/payment/callback?order=1&next=%2Fjobs')).leadsTo).toBe(
      `/login?next=${encodeURIComponent('/payment/callback?order=1&next=%2Fjobs')}`,
    )
  })
})

describe('chat', () => {
  test('is a document that may use the microphone and no camera; as a part of another it says nothing', async () => {
    const permissionsOf = ({ response }: { response: Response }) => response.headers.get('permissions-policy')
    for (const kind of ['worker', 'employer']) {
      const session = await issuer.token('session', { kind })
      const asDocument = await ask('/chat?c=x', session, { 'sec-fetch-dest': 'document' })
      expect(permissionsOf(asDocument)).toMatch(/camera=\(\).*microphone=\(self\)/)
      expect(permissionsOf(await ask('/chat', session, { 'sec-fetch-dest': 'empty', rsc: '1' }))).toBeNull()
      for (const other of ['/chats', '/chat/x', '/dashboard'])
        expect(permissionsOf(await ask(other, session, { 'sec-fetch-dest': 'document' }))).toBeNull()
    }
  })
})

describe('the screen on which films are recorded', () => {
  const path = '/resume/uid-1/videos'
  const permissionsOf = (response: Response) => response.headers.get('permissions-policy')
  const ofKind = (kind: string) => issuer.token('session', { kind })

  test('is a document that may use camera and microphone, for a worker alone', async () => {
    const asWorker = await ask(path, await ofKind('worker'), { 'sec-fetch-dest': 'document' })
    expect(permissionsOf(asWorker.response)).toMatch(/camera=\(self\).*microphone=\(self\)/)
    expect(permissionsOf((await ask(path, await ofKind('employer'))).response)).toBeNull()
  })

  test('is not put into another document, and refreshes itself', async () => {
    const asPart = {
      'sec-fetch-dest': 'empty',
      rsc: '1',
      referer: 'http://localhost:3000/resume/u1?step=about',
    }
    expect((await ask(path, await ofKind('worker'), asPart)).response.status).toBe(204)
    const fromItself = { ...asPart, referer: `http://localhost:3000${path}` }
    const { response } = await ask(path, await ofKind('worker'), fromItself)
    expect(response.headers.get('x-middleware-next')).toBe('1')
  })

  test.each(['/resume/uid-1', '/resume/uid-1/videos/x', '/resume/uid-2/videos', '/partimers/videos/uid-1'])(
    '%s is not it',
    async (other) => {
      expect(permissionsOf((await ask(other, await ofKind('worker'))).response)).toBeNull()
    },
  )
})

describe('the top-up screen', () => {
  const path = '/employer/payment/topup'
  const askTopup = async (search: string, pass?: string, method = 'GET') => {
    const request = new NextRequest(`http://localhost:3000${path}${search}`, { method })
    if (pass) request.cookies.set('partim-topup', pass)
    const response = await gate(request)
    return { status: response.status, headers: response.headers }
  }

  test('without link and pass asks for an ordinary sign-in', async () => {
    expect((await ask(path)).leadsTo).toBe('/login?next=%2Femployer%2Fpayment%2Ftopup')
    expect((await askTopup('', 'too-short')).status).toBe(307)
  })

  test('has a link exchanged before anything is rendered, and only by who opens it', async () => {
    const { headers } = await askTopup('?token=abc')
    expect(headers.get('x-middleware-rewrite')).toBe('http://localhost:3000/api/topup/open?token=abc')
    expect((await askTopup('?token=abc', undefined, 'HEAD')).status).toBe(405)
  })

  test('is shown with a pass, which opens no other screen', async () => {
    const pass = 'a'.repeat(43)
    expect((await askTopup('', pass)).headers.get('x-middleware-next')).toBe('1')
    const request = new NextRequest('http://localhost:3000/credit-package')
    request.cookies.set('partim-topup', pass)
    expect((await gate(request)).status).toBe(307)
  })

  test('allows the payment provider, and is shown to who comes back from the bank after their pass', async () => {
    const shown = [
      await askTopup('', 'a'.repeat(43)),
      await askTopup('?order=1&from=bank'),
      await askTopup('?link=over'),
    ]
    for (const { headers } of shown) {
      expect(headers.get('x-middleware-next')).toBe('1')
      expect(headers.get('content-security-policy')).toMatch(/connect-src http:\/\/127\.0\.0\.1:4102/)
    }
  })
})
