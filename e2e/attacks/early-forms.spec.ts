import type { Browser, BrowserContext, Page, Request } from '@playwright/test'
import { routes } from '@/lib/auth/routes'
import { asPerson, employerWithBranch, verified } from '../account'
import { expect, linkFromMail, test } from '../fixtures'
import { FormFields } from '../form-fields'
import { stackAddress, stackAddresses } from '../stack'
import { thai } from '../thai'
import { uniqueEmail } from '../unique'
import { sendRaw } from './raw-request'

const secret = 'Somtam-Secret-2570'

/** The link with which an invited person registers. */
async function invitedRegistration(): Promise<string> {
  const owner = await employerWithBranch()
  const body = { email: uniqueEmail('colleague'), role: 'recruiter', branchIds: [] }
  await asPerson(owner, `${stackAddresses.jobPost}/v1/invitations`, { body })
  const link = await linkFromMail(body.email, '/accept-invitation')
  return link.replace('/accept-invitation', '/accept-register')
}

/** Records the parts of requests that others can read: addresses and referrers. */
function told(context: BrowserContext): string[] {
  const seen: string[] = []
  const note = (request: Request) => {
    seen.push(request.url(), request.headers().referer ?? '')
  }
  context.on('request', note)
  return seen
}

const visiblePasswords = (page: Page) => page.locator('input[type=password]:visible')

/**
 * Types the secret into every password field and tries to submit it, as a person would; returns the number of fields.
 */
async function trySending(page: Page): Promise<number> {
  const passwords = visiblePasswords(page)
  const count = await passwords.count()
  for (let index = 0; index < count; index++) {
    await passwords.nth(index).fill(secret)
    await passwords.nth(index).press('Enter', { noWaitAfter: true })
  }
  for (const button of await page.locator('form button[type=submit]:visible').all())
    await button.click({ force: true, noWaitAfter: true })
  return count
}

test('without scripts no screen puts a password into an address, and says why it does not react', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const seen = told(context)
  const open = routes.filter(({ auth, path }) => !auth && !path.includes('{')).map(({ path }) => path)
  const withPasswords: string[] = []
  for (const path of [...open, await invitedRegistration()]) {
    // In the previous page, a form that was sent may still be navigating.
    const page = await context.newPage()
    await page.goto(path.startsWith('/') ? `${stackAddress}${path}` : path)
    const telling = page.locator('form:not([role=search]):not([method=post])', {
      has: page.locator('input:not([type=hidden])'),
    })
    expect(await telling.count(), `${path}: forms that tell`).toBe(0)
    if ((await trySending(page)) === 0) continue
    withPasswords.push(new URL(page.url()).pathname)
    // Chromium does not render `noscript` when Playwright disables scripts, so its text is read instead.
    expect(await page.locator('noscript').allTextContents()).toContainEqual(
      expect.stringContaining(thai('forms.needsScript')),
    )
  }
  expect(withPasswords).toEqual(['/', '/login', '/register', '/accept-register'])
  expect(seen.filter((text) => text.includes(secret))).toEqual([])
  await context.close()
})

/** A browser whose scripts are held back until `release` is called. */
async function slowBrowser(browser: Browser) {
  const context = await browser.newContext({ baseURL: stackAddress, locale: 'th-TH' })
  const seen = told(context)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await context.route(/\/_next\/static\/.*\.js/, async (route) => {
    await released
    await route.continue().catch(() => undefined)
  })
  return { context, page: await context.newPage(), seen, release }
}

test('scripts that come late: nothing is sent early, nothing typed is lost, and then it works', async ({
  browser,
}) => {
  const { email, password } = await verified('employer')
  const { context, page, seen, release } = await slowBrowser(browser)
  await page.goto('/login?next=%2Fmy-account', { waitUntil: 'commit' })
  const form = new FormFields(page, 'sign-in')
  await form.control('email').fill(email)
  await form.control('password').fill(password)
  await form.control('password').press('Enter', { noWaitAfter: true })
  await form.submit.click({ force: true, noWaitAfter: true })
  await expect(form.submit).toBeDisabled()
  expect(new URL(page.url()).pathname).toBe('/login')
  release()
  await expect(form.submit).toBeEnabled()
  await form.expectTexts({ email, password })
  await form.control('password').press('Enter')
  await page.waitForURL('**/my-account')
  expect(seen.filter((text) => text.includes(password))).toEqual([])
  await context.close()
})

test('scripts that come late: a registration keeps what was typed, chosen and ticked', async ({
  browser,
}) => {
  const { context, page, seen, release } = await slowBrowser(browser)
  await page.goto('/register', { waitUntil: 'commit' })
  const form = new FormFields(page, 'register')
  const values = { displayName: 'สมหญิง ใจดี', email: uniqueEmail('early'), password: secret }
  for (const [field, text] of Object.entries(values)) await form.control(field).fill(text)
  await form.root.locator('input[name=kind][value=worker]').check({ force: true })
  await form.root.locator('input[name=acceptTerms]').check({ force: true })
  await form.control('password').press('Enter', { noWaitAfter: true })
  release()
  await expect(form.submit).toBeEnabled()
  await form.put('phone', '0812345678')
  await form.expectTexts({ ...values, kind: 'worker', acceptTerms: 'true' })
  await form.submit.click()
  await page.waitForURL('**/register/send-email')
  expect(seen.filter((text) => text.includes(secret))).toEqual([])
  await context.close()
})

test('what a program sends before scripts are there is answered without being read', async ({ browser }) => {
  const { context, page, seen } = await slowBrowser(browser)
  await page.goto('/login?next=%2Fbranch', { waitUntil: 'commit' })
  await page.locator('input[type=password]').fill(secret)
  await page.evaluate(() => document.forms[0]?.submit())
  await expect(page.getByRole('heading', { name: thai('unsentForm.title') })).toBeVisible()
  expect(await page.content()).not.toContain(secret)
  await page.getByRole('link', { name: thai('unsentForm.back') }).click()
  await page.waitForURL(`${stackAddress}/login?next=%2Fbranch`, { waitUntil: 'commit' })
  expect(seen.filter((text) => text.includes(secret))).toEqual([])
  await context.close()
})

test('the answer to an early form says nothing of what was sent, and leads to no other site', async () => {
  for (const referer of ['https://evil.example/x', 'javascript:alert(1)', `${stackAddress}//evil.example`]) {
    const answer = await sendRaw(stackAddress, '/api/unsent-form', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Referer: referer },
      body: new URLSearchParams({ email: 'a@b.example', password: secret }).toString(),
    })
    expect([answer.status, answer.headers['cache-control']]).toEqual([400, 'no-store'])
    expect(answer.body).toContain('href="/"')
    expect(`${JSON.stringify(answer.headers)}${answer.body}`).not.toContain(secret)
  }
})
