import { expect, type Locator, type Page } from '@playwright/test'
import { thai } from './thai'

export const bannerOf = (page: Page): Locator =>
  page.getByRole('region', { name: thai('consent.banner.label') })

/** On a phone the banner is one line, which unfolds the rest. */
export async function unfold(page: Page): Promise<void> {
  await expect(bannerOf(page)).toBeVisible()
  const line = { name: thai('consent.banner.line'), exact: true, expanded: false }
  const folded = bannerOf(page).getByRole('button', line)
  if (await folded.isVisible()) await folded.click()
}
