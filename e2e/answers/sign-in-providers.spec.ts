import type { Page } from '@playwright/test'
import { employerWithBranch, signInBrowser } from '../account'
import { startAnotherWeb } from '../another-web'
import { expect, linkFromMail, test } from '../fixtures'
import { FormFields } from '../form-fields'
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
