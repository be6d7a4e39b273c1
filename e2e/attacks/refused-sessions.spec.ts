import { leavingMark } from '@/lib/auth/leaving-mark'
import { memberView, openMemberScreens } from '@/lib/auth/routes'
import { type Account, begunBy, signInBrowser, signUp } from '../account'
import { expect, test } from '../fixtures'
import { stackAddress, stackAddresses } from '../stack'
import { thai } from '../thai'
import { sendRaw } from './raw-request'

/** A person whose account staff have disabled; the signature of their session is still valid. */
async function disabled(): Promise<Account> {
  const account = await signUp()
  const claims = JSON.parse(Buffer.from(account.session.split('.')[1] ?? '', 'base64url').toString())
  const answer = await fetch(
    `${stackAddresses.identity}/identitytoolkit.googleapis.com/v1/projects/demo-partim/accounts:update`,
    {
      method: 'POST',
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      body: JSON.stringify({ localId: claims.sub, disableUser: true }),
    },
  )
  expect(answer.status).toBe(200)
  return account
}

const clears = /^session=; Path=\/; .*Max-Age=0|^session=; Path=\/; Max-Age=0/

test('whoever is refused by an answer of the API is signed out by it', async () => {
  const { session } = await disabled()
  const headers = { Cookie: `session=${session}`, 'Sec-Fetch-Site': 'same-origin', Origin: stackAddress }
  const id = '01920000-0000-7000-8000-000000000000'
  const asked = [
    ['GET', '/api/job-post/v1/me'],
    ['HEAD', '/api/job-post/v1/me'],
    ['GET', '/api/partim/v1/me'],
    ['GET', '/api/job-post/v1/notifications'],
    ['GET', `/api/job-post-files/${id}/applications`],
    ['GET', `/api/data-export/${id}`],
    ['GET', `/api/company-documents/${id}`],
    ['POST', '/api/job-post/v1/registrations'],
  ] as const
  for (const [method, path] of asked) {
    const write = {
      ...(await begunBy({ session })),
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
    }
    const answer = await sendRaw(stackAddress, path, {
      method,
      headers: { ...headers, ...(method === 'POST' && write) },
      body: method === 'POST' ? '{}' : undefined,
    })
    expect({ method, path, status: answer.status }).toEqual({ method, path, status: 401 })
    expect({ method, path, cookie: answer.headers['set-cookie']?.[0] }).toMatchObject({
      cookie: expect.stringMatching(clears),
    })
  }
})

test('an open screen shows them what visitors see, and they are signed out', async ({ browser }) => {
  const account = await disabled()
  for (const { path } of openMemberScreens.filter((screen) => !screen.path.includes('{'))) {
    const context = await browser.newContext({ baseURL: stackAddress })
    await signInBrowser(context, account)
    const page = await context.newPage()
    const answer = await page.goto(`${path}?a=1`)
    expect([path, answer?.status(), page.url()]).toEqual([path, 200, `${stackAddress}${path}?a=1`])
    expect((await context.cookies()).filter(({ name }) => name === 'session')).toEqual([])
    await expect(
      page
        .getByRole('banner')
        .getByRole('link', { name: thai('layout.signIn') })
        .first(),
    ).toBeVisible()
    await context.close()
  }
})

test('a screen of members leads to the login page, which says why, with the cookie gone before any script', async () => {
  const { session } = await disabled()
  const headers = { Cookie: `session=${session}` }
  const first = await sendRaw(stackAddress, '/dashboard', { headers })
  const next = new URL(first.headers.location ?? '', stackAddress)
  const second = await sendRaw(stackAddress, next.pathname + next.search, { headers })
  expect([first.status, second.status]).toEqual([307, 307])
  expect(second.headers.location).toBe(`${stackAddress}/login?reason=revoked&next=%2Fdashboard`)
  expect(second.headers['set-cookie']?.[0]).toMatch(clears)
})

test('who is signing out on purpose is led to the login page without a warning', async () => {
  const { session } = await disabled()
  const headers = { Cookie: `session=${session}; ${leavingMark}=1` }
  const path = '/api/session/refused?reason=revoked&next=%2Fdashboard'
  const answer = await sendRaw(stackAddress, path, { headers })
  expect(answer.headers.location).toBe(`${stackAddress}/login?next=%2Fdashboard`)
  expect(answer.headers['set-cookie']?.[0]).toMatch(clears)
})

test('home leads them to no circle', async ({ page }) => {
  await signInBrowser(page.context(), await disabled())
  await page.goto('/')
  await expect(page.getByText(thai('accounts.signIn.revoked.title'))).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
})

test('a link of somebody else signs out nobody whose session holds', async () => {
  const { session } = await signUp()
  const headers = { Cookie: `session=${session}` }
  for (const next of ['/product', '/dashboard', 'https://evil.example', `${memberView}/product`]) {
    const path = `/api/session/refused?${new URLSearchParams({ next, reason: 'revoked' })}`
    const answer = await sendRaw(stackAddress, path, { headers })
    expect(answer.headers['set-cookie'] ?? []).toEqual([])
    expect(new URL(answer.headers.location ?? '').origin).toBe(stackAddress)
  }
})
