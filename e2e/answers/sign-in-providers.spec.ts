import type { Page } from '@playwright/test'
import { employerWithBranch, hiringEmployer, signInBrowser } from '../account'
import { startAnotherWeb } from '../another-web'
import { expect, linkFromMail, test } from '../fixtures'
import { FormFields } from '../form-fields'
import { publishedPost } from '../job-posts'
import { openProviders, throughWindow } from '../providers-window'
import { ownWebPort } from '../stack'
import { thai } from '../thai'
import { uniqueEmail } from '../unique'

// The sandbox's frame looks for the result of a redirect in sessionStorage, which browsers deny to third-party frames.
test.use({ plannedError: /Failed to read the 'sessionStorage' property/ })

let web: Awaited<ReturnType<typeof startAnotherWeb>>
test.beforeAll(async () => {
  web = await startAnotherWeb({
    port: ownWebPort('providers'),
    env: {
      SIGN_IN_PROVIDERS: 'google,facebook,line',
      FIREBASE_AUTH_DOMAIN: 'demo-partim.firebaseapp.com',
    },
  })
})
test.afterAll(() => web?.stop())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const google = { provider: thai('account.providers.google') }

test('Google is added as a way to sign in, told by mail, used, and taken away again', async ({ page }) => {
  const account = await employerWithBranch()
  const atGoogle = uniqueEmail('google')
  await openProviders(page)
  await signInBrowser(page.context(), account)
  await page.goto(`${web.address}/my-account`)

  await button(page, thai('account.methods.link', google)).click()
  const form = new FormFields(page, 'method-google')
  await form.fill({ presentPassword: account.password })
  await form.submit.click()
  await expect(page.getByText(thai('account.methods.ready', google))).toBeVisible()
  await throughWindow(page, atGoogle, () => form.submit.click())
  await expect(button(page, thai('account.methods.unlink', google))).toBeVisible()
  await linkFromMail(account.email, '/my-account#sign-in')

  await page.context().clearCookies()
  await page.goto(`${web.address}/login`)
  await throughWindow(page, atGoogle, () => button(page, thai('accounts.providers.google')).click())
  await page.waitForURL('**/dashboard')

  await page.goto(`${web.address}/my-account`)
  await button(page, thai('account.methods.unlink', google)).click()
  await form.fill({ presentPassword: account.password })
  await form.submit.click()
  await expect(button(page, thai('account.methods.link', google))).toBeVisible()
})

test('whoever closes the window of the provider is told so, and may try again', async ({ page }) => {
  await openProviders(page)
  await page.goto(`${web.address}/login`)
  const open = button(page, thai('accounts.providers.line'))
  const [window] = await Promise.all([page.waitForEvent('popup'), open.click()])
  await window.close()
  await expect(page.getByRole('alert').filter({ visible: true }).first()).toBeVisible()
  await expect(open).toBeEnabled()
  await throughWindow(page, uniqueEmail('line'), () => open.click())
  // The person has no account yet, so they continue to registration with the data from the provider.
  await expect(page.getByRole('radio', { name: thai('accounts.kinds.employer') })).toBeVisible()
})

const line = {
  android:
    'Mozilla/5.0 (Linux; Android 14; SM-A155F; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 Line/14.19.1/IAB',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari Line/14.19.1',
}

for (const [device, userAgent] of Object.entries(line))
  test.describe(`in LINE’s own browser, ${device}`, () => {
    test.use({ userAgent })

    test('who follows a link to a job signs in by LINE and is at that job again; the way out keeps it too', async ({
      page,
    }) => {
      const employer = await hiringEmployer()
      const id = await publishedPost(employer, { branchId: employer.branchId, title: 'พนักงานเสิร์ฟจากไลน์' })
      await openProviders(page)
      const next = `/jobs/${id}/apply`
      await page.goto(`${web.address}${next}`)
      await page.waitForURL((url) => url.pathname === '/login' && url.searchParams.get('next') === next)
      // Google lets nobody sign in there: its button gives way to the way out, to the same page.
      const outside = page.getByRole('link', { name: thai('accounts.inApp.open') })
      await expect(outside).toBeVisible()
      await expect(button(page, thai('accounts.providers.google'))).toHaveCount(0)
      const way = new URL((await outside.getAttribute('href')) ?? '')
      expect([
        way.pathname,
        way.searchParams.get('next'),
        way.searchParams.get('openExternalBrowser'),
      ]).toEqual(['/login', next, '1'])

      const atLine = uniqueEmail('line')
      await throughWindow(page, atLine, () => button(page, thai('accounts.providers.line')).click())
      // New to us: the rest of the registration, which goes on to the job.
      await page.waitForURL((url) => url.pathname === '/register' && url.searchParams.get('next') === next)
      const form = new FormFields(page, 'register')
      await form.fill({ kind: 'worker', displayName: 'สมหญิง ใจดี', phone: '0812345678', acceptTerms: 'true' })
      await form.submit.click()
      // The screen of the mail to verify the address has the way on to it.
      await page.waitForURL((url) => url.pathname === '/register/send-email')
      await page.getByRole('main').locator(`a[href="${next}"]`).click()
      await page.waitForURL((url) => url.pathname === next)

      await page.context().clearCookies()
      await page.goto(`${web.address}${next}`)
      await throughWindow(page, atLine, () => button(page, thai('accounts.providers.line')).click())
      await page.waitForURL((url) => url.pathname === next)
    })
  })

test.describe('where an app opens no window', () => {
  test.use({ userAgent: line.android })

  test('the whole page goes to LINE, with the job that it comes back to', async ({ page }) => {
    const employer = await hiringEmployer()
    const id = await publishedPost(employer, { branchId: employer.branchId, title: 'พนักงานเสิร์ฟจากไลน์' })
    await openProviders(page)
    // The provider's own page, which is none of ours.
    await page.route(/\/emulator\/auth\/handler/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '' }),
    )
    await page.addInitScript(() => {
      window.open = () => null
    })
    const next = `/jobs/${id}/apply`
    await page.goto(`${web.address}/login?${new URLSearchParams({ next })}`)
    await button(page, thai('accounts.providers.line')).click()
    await page.waitForURL(/\/emulator\/auth\/handler/)
    const back = new URL(page.url()).searchParams.get('redirectUrl') ?? ''
    expect(new URL(back).pathname).toBe('/login/redirect-auth')
    expect(new URL(back).searchParams.get('next')).toBe(next)
  })
})
