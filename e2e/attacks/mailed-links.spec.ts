import type { Page } from '@playwright/test'
import { allEnabled, serialisePreference } from '@/lib/consent/preference'
import { preferenceKey } from '@/lib/consent/storage'
import { asPerson, employerWithBranch, registered, sendJson } from '../account'
import { expect, linkFromMail, test } from '../fixtures'
import { stackAddress, stackAddresses } from '../stack'
import { thai } from '../thai'
import { uniqueEmail } from '../unique'
import { sendRaw } from './raw-request'

const { jobPost } = stackAddresses

async function resetLink(): Promise<string> {
  const { email } = await registered('employer')
  await sendJson(`${jobPost}/v1/password-resets`, { body: { email } })
  return linkFromMail(email, '/new-password')
}

async function invitationLink(): Promise<string> {
  const owner = await employerWithBranch()
  const body = { email: uniqueEmail('colleague'), role: 'recruiter', branchIds: [] }
  await asPerson(owner, `${jobPost}/v1/invitations`, { body })
  return linkFromMail(body.email, '/accept-invitation')
}

const verificationLink = async () => linkFromMail((await registered('worker')).email, '/verify-token')

type Spied = { readonly loaded: string[]; readonly told: string[] }

/** Consents to analytics, which allows every tracker, and replaces each by a script that reports everything a script can read in the page. */
async function spyByTrackers(page: Page): Promise<Spied> {
  const spied: Spied = { loaded: [], told: [] }
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    preferenceKey,
    serialisePreference({ ...allEnabled, AC: false }),
  ] as const)
  await page.exposeBinding('sendHome', (_, text: string) => void spied.told.push(text))
  await page.route(/googletagmanager\.com|clarity\.ms/, (route) => {
    spied.loaded.push(new URL(route.request().url()).pathname)
    spied.told.push(route.request().url(), route.request().headers().referer ?? '')
    const body = `sendHome(JSON.stringify([location.href, document.referrer, history.state, document.cookie,
      Object.entries(localStorage), Object.entries(sessionStorage), document.documentElement.outerHTML,
      performance.getEntries().map(({ name }) => name), String(self.__next_f)]))`
    return route.fulfill({ contentType: 'text/javascript', body })
  })
  return spied
}

/** A cookie of advertising, which is not allowed: a page removes it once it has loaded the trackers that are, or has refused. */
const withdrawn = '_gcl_au'
const plantWithdrawn = (page: Page) =>
  page.context().addCookies([{ name: withdrawn, value: '1', url: stackAddress }])

/** Waits until the page has applied the consent. */
async function untilConsentApplied(page: Page): Promise<void> {
  const names = async () => (await page.context().cookies()).map(({ name }) => name)
  await expect.poll(names).not.toContain(withdrawn)
}

/** Has the page apply the consent once more, as after a decision in another window. */
async function applyConsentAgain(page: Page): Promise<void> {
  await plantWithdrawn(page)
  await page.evaluate((key) => dispatchEvent(new StorageEvent('storage', { key })), preferenceKey)
  await untilConsentApplied(page)
}

const links = [
  { name: 'a password reset', screen: '/new-password', make: resetLink, key: 'newPassword.title' },
  {
    name: 'a verification',
    screen: '/verify-token',
    make: verificationLink,
    key: 'verifyToken.signInToVerify.title',
  },
  { name: 'an invitation', screen: '/accept-invitation', make: invitationLink, key: 'invitation.signIn' },
] as const

for (const { name, screen, make, key } of links) {
  test(`${name}: no tracker meets its token, not there, not after it, not on the way back`, async ({
    page,
  }) => {
    const link = await make()
    const token = new URL(link).searchParams.get('token') ?? ''
    expect(token.length).toBeGreaterThan(40)
    const spied = await spyByTrackers(page)

    await plantWithdrawn(page)
    await page.goto(link)
    await expect(page.getByText(thai(key)).first()).toBeVisible()
    expect(page.url()).toBe(
      screen === '/verify-token' ? `${stackAddress}${screen}?as=worker` : stackAddress + screen,
    )
    expect(
      await page.evaluate(() =>
        performance
          .getEntries()
          .map((entry) => entry.name)
          .join(),
      ),
    ).not.toContain(token)
    await untilConsentApplied(page)
    expect(spied.loaded).toEqual([])

    // The router keeps the document, which has held the token.
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).not.toHaveURL(new RegExp(screen))
    await applyConsentAgain(page)
    expect(spied.loaded).toEqual([])

    await plantWithdrawn(page)
    await page.goto('/login')
    await untilConsentApplied(page)
    await expect.poll(() => spied.loaded.length).toBeGreaterThan(1)
    await expect.poll(() => spied.told.length).toBeGreaterThan(2)
    expect(spied.told.filter((text) => text.includes(token))).toEqual([])

    // The way back to the screen loads a new document, which again loads no tracker.
    const before = spied.loaded.length
    await plantWithdrawn(page)
    await page.evaluate((path) => {
      const { next } = window as unknown as { next: { router: { push(to: string): void } } }
      Object.assign(window, { isTracked: true })
      next.router.push(path)
    }, link.slice(stackAddress.length))
    await expect(page).toHaveURL(new RegExp(screen))
    await expect(page.getByRole('heading').first()).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'isTracked'))).toBeUndefined()
    await untilConsentApplied(page)
    expect(spied.loaded).toHaveLength(before)
    expect(spied.told.filter((text) => text.includes(token))).toEqual([])
  })
}

test('a reset link still works after a reload and after going on and back', async ({ page }) => {
  await page.goto(await resetLink())
  const title = page.getByRole('heading', { name: thai('newPassword.title') })
  await expect(title).toBeVisible()
  await page.reload()
  await expect(title).toBeVisible()
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).not.toHaveURL(/new-password/)
  await page.goBack()
  await expect(title).toBeVisible()
  expect(page.url()).toBe(`${stackAddress}/new-password`)
})

test('a link that is wrong is answered as wrong, also after one that was right', async ({ page }) => {
  await page.goto(await resetLink())
  await expect(page.getByRole('heading', { name: thai('newPassword.title') })).toBeVisible()
  for (const query of ['token=x', 'token=', 'token=a&token=b', 'token=%00']) {
    await page.goto(`/new-password?${query}`)
    await expect(page.getByRole('heading', { name: thai('newPassword.invalid.title') })).toBeVisible()
  }
})

test('an address with a token is answered by no page, for nobody to keep, and tells nobody where it came from', async () => {
  for (const screen of ['/new-password', '/verify-token', '/accept-invitation', '/accept-register']) {
    const answer = await sendRaw(stackAddress, `${screen}?token=secret-token`)
    expect([answer.status, answer.body]).toEqual([303, expect.not.stringContaining('secret-token')])
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(new URL(answer.headers.location ?? '', stackAddress).href).toBe(`${stackAddress}${screen}`)
    for (const cookie of answer.headers['set-cookie'] ?? [])
      expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/)
  }
})
