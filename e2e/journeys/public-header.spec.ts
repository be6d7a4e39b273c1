import type { Page } from '@playwright/test'
import { leavingMark } from '@/lib/auth/leaving-mark'
import { signInMark } from '@/lib/auth/sign-in-mark'
import { type Account, employerWithBranch, person, registered, signInBrowser } from '../account'
import { expect, test } from '../fixtures'
import { shared } from '../screen'
import { stackAddress } from '../stack'
import { thai } from '../thai'

const employer = shared(() => employerWithBranch())

const header = (page: Page) => page.getByRole('banner')
const signInLink = (page: Page) => header(page).getByRole('link', { name: thai('layout.signIn') })
const menu = (page: Page) => header(page).locator('summary').filter({ hasText: person.displayName })

async function signedIn(page: Page, someone: Account): Promise<void> {
  await signInBrowser(page.context(), someone)
}

test('who is signed in is known on the guides, where the mail went, and at an address that is none', async ({
  page,
}) => {
  await signedIn(page, await employer())
  for (const path of [
    '/question',
    '/howto',
    '/register/send-email',
    '/no-such-page',
    '/profile-package/zzz',
  ]) {
    await page.goto(path)
    await expect(page.locator('summary').filter({ hasText: person.displayName }), path).toBeVisible()
    await expect(page.getByRole('link', { name: thai('layout.signIn'), exact: true }), path).toBeHidden()
    await expect(page.getByRole('main'), path).toHaveCount(1)
    await expect(page.getByRole('banner'), path).toHaveCount(1)
  }
  await page.goto('/branch/edit/no-such-branch')
  await expect(page.getByRole('main')).toHaveCount(1)
})

test('the way to one’s own pages, and out, is in the menu', async ({ page }) => {
  const someone = await registered('worker')
  await signedIn(page, someone)
  await page.goto('/howto')
  await menu(page).click()
  await expect(page.getByText(someone.email)).toBeVisible()
  await page.getByRole('button', { name: thai('userMenu.signOut'), exact: true }).click()
  await page.waitForURL('/')
  await expect(signInLink(page)).toBeVisible()
  // It says for a minute that this was meant, so that a page refused meanwhile warns of nothing.
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual([leavingMark])
  await page.goto('/howto')
  await expect(signInLink(page)).toBeVisible()
})

test('it is drawn so from the first moment, and nothing moves', async ({ page }) => {
  await signedIn(page, await employer())
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/question', { waitUntil: 'networkidle' })
  await expect(menu(page)).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])

  await page.route('**/_next/static/chunks/**/*.js', () => undefined)
  await page.goto('/question', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(signInLink(page)).toBeHidden()
  await expect(header(page).getByRole('img', { name: thai('userMenu.unknown') })).toBeVisible()
})

test('no page that may be kept holds anything of the person, and none is made anew for them', async () => {
  const { session, email } = await employer()
  for (const path of ['/question', '/howto', '/cookie-policy', '/no-such-page']) {
    const ask = async (cookie: string) => {
      const answer = await fetch(`${stackAddress}${path}`, { headers: { cookie, accept: 'text/html' } })
      return { page: await answer.text(), sets: answer.headers.getSetCookie() }
    }
    const own = await ask(`session=${session}; ${signInMark}=0123456789abcdefghijkl`)
    expect(own, path).toEqual(await ask(''))
    expect(own.page).not.toContain(email)
    expect(own.sets).toEqual([])
  }
})

test('a mark without a session is found out, and taken away', async ({ page }) => {
  await page.context().addCookies([{ name: signInMark, value: '0123456789abcdefghijkl', url: stackAddress }])
  await page.goto('/question')
  await expect(signInLink(page)).toBeVisible()
  await expect.poll(() => page.context().cookies()).toEqual([])
})

test('a session that was ended on another device is found out too', async ({ page }) => {
  const someone = await registered('worker')
  const ended = await fetch(`${stackAddress}/api/session`, {
    method: 'DELETE',
    headers: { cookie: `session=${someone.session}`, origin: stackAddress },
  })
  expect(ended.status).toBe(204)
  await signedIn(page, someone)
  await page.goto('/question')
  await expect(signInLink(page)).toBeVisible()
  await expect.poll(() => page.context().cookies()).toEqual([])
})

test('while a service is down the header stands, without the name', async ({ page }) => {
  // Signing out ends the session for good.
  await signedIn(page, await registered('worker'))
  await page.route('**/api/session', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
  )
  await page.goto('/question')
  const nameless = header(page)
    .locator('summary')
    .filter({ hasText: thai('userMenu.unknown') })
  await nameless.click()
  await page.getByRole('button', { name: thai('userMenu.signOut'), exact: true }).click()
  await page.waitForURL('/')
  await expect(signInLink(page)).toBeVisible()
})

test('after somebody signed out in another tab, coming back shows a visitor’s page', async ({
  page,
  context,
}) => {
  await signedIn(page, await employer())
  await page.goto('/question')
  await expect(menu(page)).toBeVisible()
  await context.clearCookies()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(signInLink(page)).toBeVisible()
  await expect(menu(page)).toBeHidden()
})
