import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { rulesOfColour, violationsOf } from '../axe'
import { expect, test } from '../fixtures'
import { screens } from '../screens'
import { thai } from '../thai'

/** One of each layout. */
const layouts: ReadonlySet<string> = new Set([
  'home',
  'login',
  'guides',
  'a verification link that is wrong',
  'dashboard',
  'branches',
  'resume',
])

async function expectNothingFound(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await violationsOf(page, new AxeBuilder({ page })), `${what}, light`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  const inColour = new AxeBuilder({ page }).withRules(rulesOfColour)
  expect(await violationsOf(page, inColour), `${what}, dark`).toEqual([])
}

test.use({ firstVisit: true })

for (const { name, open } of screens.filter((screen) => layouts.has(screen.name))) {
  test(`${name}: axe finds nothing with the banner, the cookie settings and the contact menu open`, async ({
    page,
  }) => {
    await open(page)
    const banner = page.getByRole('region', { name: thai('consent.banner.label') })
    await expect(banner).toBeVisible()
    await expectNothingFound(page, 'banner')
    await banner.getByRole('button', { name: thai('consent.banner.settings') }).click()
    const settings = page.getByRole('dialog', { name: thai('consent.settings.title') })
    await settings.getByRole('button', { name: thai('consent.categories.AC.name') }).click()
    await expectNothingFound(page, 'settings')
    await settings.getByRole('button', { name: thai('consent.settings.rejectAll'), exact: true }).click()
    await expect(banner).toBeHidden()
    await page.getByRole('button', { name: thai('contact.open') }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: thai('contact.line') })).toBeVisible()
    await expectNothingFound(page, 'contact menu')
  })
}
