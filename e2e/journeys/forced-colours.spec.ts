import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures'
import { thai } from '../thai'

test.use({ forcedColors: 'active' })

/** Whether the two pictures of something differ, as the eye would have to see. */
async function looksOther(target: Locator, change: () => Promise<void>): Promise<boolean> {
  const before = await target.screenshot()
  await change()
  return !(await target.screenshot()).equals(before)
}

test('in forced colours a switch of the cookie settings shows that it is on', async ({ page }) => {
  await page.goto('/')
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: thai('consent.open') })
    .click()
  const functionality = page.getByRole('switch', { name: thai('consent.categories.FC.name') })
  await expect(functionality).not.toBeChecked()
  const turnOn = async () => {
    await functionality.click()
    await expect(functionality).toBeChecked()
  }
  expect(await looksOther(functionality, turnOn)).toBe(true)
})
