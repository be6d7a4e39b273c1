import type { Page } from '@playwright/test'
import { nothingFound, violationsInBothColours } from '../axe'
import { atOneWidth, expect, test } from '../fixtures'
import { stackAddress } from '../stack'
import { thai } from '../thai'

const buttonOf = (page: Page) => page.getByRole('button', { name: thai('contact.open') })
const lineOf = (page: Page) => page.getByRole('link', { name: thai('contact.line') })

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1280

async function open(page: Page): Promise<void> {
  if (isWide(page)) await buttonOf(page).hover()
  else await buttonOf(page).click()
  await expect(lineOf(page)).toBeVisible()
}

test('the menu opens by hover on wide screens and closes 300 ms after the pointer left', async ({ page }) => {
  test.skip(!isWide(page), 'narrower screens toggle on click')
  await page.clock.install()
  await page.goto('/login')
  await buttonOf(page).hover()
  await expect(lineOf(page)).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await buttonOf(page).click()
  await expect(lineOf(page)).toBeVisible()

  await page.mouse.move(10, 10)
  await page.clock.runFor(299)
  await expect(lineOf(page)).toBeVisible()
  await page.clock.runFor(1)
  await expect(lineOf(page)).toBeHidden()

  await buttonOf(page).hover()
  await page.mouse.move(10, 10)
  await page.clock.runFor(200)
  await lineOf(page).hover()
  await page.clock.runFor(1_000)
  await expect(lineOf(page)).toBeVisible()
})

test('the menu toggles on click on narrower screens', async ({ page }) => {
  test.skip(isWide(page), 'wide screens open on hover')
  await page.goto('/login')
  await buttonOf(page).click()
  await expect(lineOf(page)).toBeVisible()
  await expect(buttonOf(page)).toHaveAttribute('aria-expanded', 'true')
  await buttonOf(page).click()
  await expect(lineOf(page)).toBeHidden()
  await buttonOf(page).click()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(lineOf(page)).toBeHidden()
})

test(
  'by keyboard: Enter opens and closes, Escape closes and keeps the focus, leaving closes',
  atOneWidth,
  async ({ page }) => {
    await page.goto('/login')
    await buttonOf(page).focus()
    await page.keyboard.press('Enter')
    await expect(lineOf(page)).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await expect(lineOf(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(lineOf(page)).toBeHidden()
    await expect(buttonOf(page)).toBeFocused()
    await page.keyboard.press('Space')
    await expect(lineOf(page)).toBeVisible()
    await page.keyboard.press('Space')
    await expect(lineOf(page)).toBeHidden()
  },
)

test('the link leads to the LINE account, in a new tab that cannot reach back', async ({ page, context }) => {
  await context.route('https://line.me/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'LINE' }),
  )
  await page.goto('/login')
  await open(page)
  const opened = context.waitForEvent('page')
  await lineOf(page).click()
  const tab = await opened
  await tab.waitForURL(/^https:\/\/line\.me\/R\/oaMessage\/%40partim\/\?./)
  expect(await tab.evaluate(() => window.opener)).toBeNull()
})

test('a wide screen shows the same as a QR code', async ({ page }) => {
  await page.goto('/login')
  const picture = page.getByRole('img', { name: thai('contact.qr') })
  await open(page)
  if (!isWide(page)) return expect(picture).toBeHidden()
  await expect(picture).toBeVisible()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})

test('it is not printed', atOneWidth, async ({ page }) => {
  await page.goto('/login')
  await expect(buttonOf(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(buttonOf(page)).toBeHidden()
})

test('open, it has nothing for axe to find', async ({ page }) => {
  await page.goto('/login')
  await open(page)
  expect(await violationsInBothColours(page)).toEqual(nothingFound)
})

test('the addresses behind it answer with the configured account', atOneWidth, async () => {
  const link = await fetch(`${stackAddress}/api/contact/line`, { redirect: 'manual' })
  expect(link.status).toBe(307)
  expect(link.headers.get('Location')).toMatch(/^https:\/\/line\.me\/R\/oaMessage\/%40partim\/\?%E0/)
  const picture = await fetch(`${stackAddress}/api/contact/line-qr`)
  expect(picture.headers.get('Content-Type')).toBe('image/svg+xml')
  expect(await picture.text()).toMatch(/^<svg /)
})
