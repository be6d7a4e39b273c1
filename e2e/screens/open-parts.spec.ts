import { nothingFound, violationsInBothColours } from '../axe'
import { bannerOf, unfold } from '../consent-banner'
import { expect, test } from '../fixtures'
import { screens } from '../screens'
import { thai } from '../thai'

/** A screen of each layout. */
const layouts: ReadonlySet<string> = new Set([
  'home',
  'login',
  'guides',
  'a verification link that is wrong',
  'dashboard',
  'branches',
  'resume',
])

test.use({ firstVisit: true })

for (const { name, open } of screens.filter((screen) => layouts.has(screen.name))) {
  test(`${name}: axe finds nothing with the banner, the cookie settings and the contact menu open`, async ({
    page,
  }) => {
    await open(page)
    const banner = bannerOf(page)
    await expect(banner).toBeVisible()
    expect(await violationsInBothColours(page), 'banner').toEqual(nothingFound)
    await unfold(page)
    expect(await violationsInBothColours(page), 'banner unfolded').toEqual(nothingFound)
    await banner.getByRole('button', { name: thai('consent.banner.settings') }).click()
    const settings = page.getByRole('dialog', { name: thai('consent.settings.title') })
    await settings.getByRole('button', { name: thai('consent.categories.AC.name') }).click()
    expect(await violationsInBothColours(page), 'settings').toEqual(nothingFound)
    await settings.getByRole('button', { name: thai('consent.settings.rejectAll'), exact: true }).click()
    await expect(banner).toBeHidden()
    await page.getByRole('button', { name: thai('contact.open') }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: thai('contact.line') })).toBeVisible()
    expect(await violationsInBothColours(page), 'contact menu').toEqual(nothingFound)
  })
}
