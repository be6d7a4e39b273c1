import type { Page } from '@playwright/test'
import { verified } from '../account'
import { expect, linkFromMail, test } from '../fixtures'
import { FormFields } from '../form-fields'
import { thai } from '../thai'
import { uniqueEmail } from '../unique'

async function signIn(page: Page, email: string, password: string): Promise<void> {
  const form = new FormFields(page, 'sign-in')
  await form.fill({ email, password })
  await form.submit.click()
}

const newPassword = 'somtam-pla-ra-2570'

test('a forgotten password: link by mail, new password, and only the new one opens', async ({ page }) => {
  const { email, password } = await verified('employer')
  await page.goto('/login')
  await page.getByRole('button', { name: thai('accounts.forgotten.link') }).click()
  const forgotten = new FormFields(page, 'forgotten-password')
  await forgotten.fill({ email })
  await forgotten.submit.click()
  await expect(page.getByText(thai('accounts.forgotten.sentAbout', { email }))).toBeVisible()

  const link = await linkFromMail(email, '/new-password')
  await page.goto(link)
  const form = new FormFields(page, 'new-password')
  await form.fill({ password: newPassword, passwordConfirm: newPassword })
  await form.submit.click()
  await expect(page.getByRole('heading', { name: thai('newPassword.done.title') })).toBeVisible()

  await page.goto(link)
  await expect(page.getByRole('heading', { name: thai('newPassword.used.title') })).toBeVisible()

  await page.goto('/login')
  await signIn(page, email, password)
  await expect(page.getByRole('alert').filter({ hasText: thai('problems.wrong_credentials') })).toBeVisible()
  await signIn(page, email, newPassword)
  await page.waitForURL('**/dashboard')
})

test('an address nobody has is answered like any other', async ({ page }) => {
  const email = uniqueEmail('nobody')
  await page.goto('/login')
  await page.getByRole('button', { name: thai('accounts.forgotten.link') }).click()
  const forgotten = new FormFields(page, 'forgotten-password')
  await forgotten.fill({ email })
  await forgotten.submit.click()
  await expect(page.getByText(thai('accounts.forgotten.sentAbout', { email }))).toBeVisible()
})
