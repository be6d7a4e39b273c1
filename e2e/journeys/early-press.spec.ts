import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { thai } from '../thai'

const forgotten = (page: Page) => page.getByRole('button', { name: thai('accounts.forgotten.link') })

/** Presses the button while the page's scripts are held back, as on a slow network; the returned function lets them come. */
async function pressEarly(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await forgotten(page).click()
  return release
}

test('a button pressed before its script has come does what it says when the script is there', async ({
  page,
}) => {
  const release = await pressEarly(page)
  await expect(forgotten(page)).toHaveCSS('opacity', '0.6')
  await expect(page.getByRole('dialog')).toBeHidden()
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(forgotten(page)).toHaveCSS('opacity', '1')
})

test('whoever goes on to something else before the script has come is not interrupted later', async ({
  page,
}) => {
  const release = await pressEarly(page)
  const email = page.getByLabel(thai('accounts.email'), { exact: true })
  await email.click()
  await email.pressSequentially('somchai')
  release()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('button', { name: thai('accounts.signIn.submit'), exact: true })).toBeEnabled()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(email).toHaveValue('somchai')
})
