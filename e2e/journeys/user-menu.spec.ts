import type { Page } from '@playwright/test'
import { themeKey } from '@/lib/theme/theme'
import { employerWithBranch, person, signInBrowser } from '../account'
import { atOneWidth, expect, test } from '../fixtures'
import { thai } from '../thai'

const summary = (page: Page) => page.locator('summary').filter({ hasText: person.displayName })
const signOut = (page: Page) => page.getByRole('button', { name: thai('userMenu.signOut'), exact: true })
const places = ['company', 'branches', 'interviews', 'credits', 'documents'] as const
const link = (page: Page, entry: (typeof places)[number]) =>
  page
    .getByRole('group')
    .getByRole('link', { name: thai(`userMenu.${entry}`), exact: true })
    .locator('visible=true')
const everywhere = (page: Page) => page.getByRole('button', { name: thai('userMenu.signOutEverywhere') })

async function openDashboard(page: Page): Promise<void> {
  await signInBrowser(page.context(), await employerWithBranch())
  await page.goto('/dashboard')
  await expect(summary(page)).toBeVisible()
  // The browser opens the menu without a script; once Escape closes it, the menu's script is running.
  await expect(async () => {
    await summary(page).focus()
    if (!(await signOut(page).isVisible())) await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect(signOut(page)).toBeHidden({ timeout: 100 })
  }).toPass()
}

test(
  'the menu of the person: by keyboard it opens, closes by Escape and by leaving, and says whose it is',
  atOneWidth,
  async ({ page }) => {
    await openDashboard(page)
    await expect(summary(page)).toContainText(thai('userMenu.open', { name: person.displayName }))
    await summary(page).focus()
    await page.keyboard.press('Enter')
    const links = places.map((entry) => link(page, entry))
    const entries = [...links, signOut(page), everywhere(page)]
    for (const entry of entries) {
      await page.keyboard.press('Tab')
      await expect(entry).toBeFocused()
    }
    await page.keyboard.press('Escape')
    await expect(signOut(page)).toBeHidden()
    await expect(summary(page)).toBeFocused()

    await page.keyboard.press('Space')
    await expect(signOut(page)).toBeVisible()
    for (let stops = 0; stops <= entries.length; stops++) await page.keyboard.press('Tab')
    await expect(signOut(page)).toBeHidden()
  },
)

test(
  'the menu of the person lies within a window 320 px wide, and a press beside it closes it',
  atOneWidth,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await openDashboard(page)
    await summary(page).click()
    await expect(everywhere(page)).toBeInViewport({ ratio: 1 })
    await page.getByRole('banner').click({ position: { x: 2, y: 2 } })
    await expect(everywhere(page)).toBeHidden()
  },
)

test(
  'what does not exist keeps the chosen theme, and leads whoever is signed in to their own home',
  atOneWidth,
  async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'dark'), themeKey)
    await signInBrowser(page.context(), await employerWithBranch())
    for (const path of ['/profile-package/nothing', '/nothing']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: thai('errorScreens.notFound.title') })).toBeVisible()
      await expect(page.getByText(thai('errorScreens.notFound.home.ownAbout'))).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    }
  },
)
