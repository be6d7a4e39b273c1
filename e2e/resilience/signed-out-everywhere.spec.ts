import type { Page } from '@playwright/test'
import { type Account, employerWithBranch, signInBrowser } from '../account'
import { expect, test } from '../fixtures'
import { FormFields } from '../form-fields'
import { thai } from '../thai'
import { validAddress } from '../wrong-values'

/** How long another browser may still read, and an allowance for one more request on a busy machine. */
const readingEndsMs = 60_000
const askingOnceMs = 10_000

/** Waits for the next second: the provider counts in seconds, so a sign-in in the same second would stay valid. */
async function untilTheNextSecond(): Promise<void> {
  const now = () => Math.floor(Date.now() / 1000)
  const started = now()
  await expect.poll(now, { intervals: [50] }).toBeGreaterThan(started)
}

async function signOutEverywhere(page: Page, account: Account): Promise<void> {
  await signInBrowser(page.context(), account)
  await page.goto('/my-account')
  await untilTheNextSecond()
  await page
    .getByRole('main')
    .getByRole('button', { name: thai('userMenu.signOutEverywhere') })
    .click()
  await page.waitForURL(/\/$/)
}

test('signed out everywhere, another browser writes nothing more and is told why', async ({
  page,
  browser,
}) => {
  const account = await employerWithBranch()
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await signInBrowser(elsewhere, account)
  await other.goto('/branch/create')
  const form = new FormFields(other, 'branch')
  const values = { name: 'อารีย์', taxBranchNumber: '00001', ...validAddress, phone: '0223456789' }
  await form.fill(values)

  await signOutEverywhere(page, account)

  await form.submit.click()
  await expect(other.getByRole('alert').filter({ hasText: thai('problems.session_revoked') })).toBeVisible()
  await form.expectTexts(values)
  await other.getByRole('link', { name: thai('editing.signInAgain') }).click()
  await other.waitForURL(/\/login\?reason=revoked/)
  await expect(other.getByText(thai('accounts.signIn.revoked.about'))).toBeVisible()
  const signIn = new FormFields(other, 'sign-in')
  await signIn.fill({ email: account.email, password: account.password })
  await signIn.submit.click()
  await other.waitForURL('**/branch/create')
  await form.expectTexts(values)
  await elsewhere.close()
})

test('signed out everywhere, another browser reads nothing more within a minute', async ({
  page,
  browser,
}) => {
  const account = await employerWithBranch()
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await signInBrowser(elsewhere, account)
  await other.goto('/dashboard')
  await expect(other.getByText('เมนูของ สมหญิง ใจดี').first()).toBeAttached()

  await signOutEverywhere(page, account)

  const landing = async () => {
    // A page that is already streaming redirects only in the browser; loading it again too early would lose the reason
    // in the address. The address is read even if the page never becomes idle.
    await other.goto('/dashboard', { waitUntil: 'networkidle', timeout: 5_000 }).catch(() => null)
    return new URL(other.url()).pathname + new URL(other.url()).search
  }
  await expect
    .poll(landing, {
      message: 'where the other browser ends up',
      timeout: readingEndsMs + askingOnceMs,
      intervals: [1_000],
    })
    .toMatch(/^\/login\?reason=revoked&next=/)
  await expect(other.getByText(thai('accounts.signIn.revoked.title'))).toBeVisible()
  await elsewhere.close()
})
