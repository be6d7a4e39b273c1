import type { Locator, Page } from '@playwright/test'
import { hiringEmployer, signInBrowser } from '../account'
import { nothingFound, violationsInBothColours } from '../axe'
import { contactPlace, expectContactToGiveWay, scrollPage } from '../contact-place'
import { atOneWidth, expect, test } from '../fixtures'
import { publishedPost } from '../job-posts'
import { shared } from '../screen'
import { stackAddress } from '../stack'
import { thai } from '../thai'

const buttonOf = (page: Page) => page.getByRole('button', { name: thai('contact.open') })
const lineOf = (page: Page) => page.getByRole('link', { name: thai('contact.line') })

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1280

/** Where it is in sight whatever the page is like. */
const goToEnd = (page: Page) =>
  page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))

async function open(page: Page): Promise<void> {
  if (isWide(page)) await buttonOf(page).hover()
  else {
    await goToEnd(page)
    await buttonOf(page).click()
  }
  await expect(lineOf(page)).toBeVisible()
}

test('the menu opens by hover on wide screens and closes 300 ms after the pointer left', async ({ page }) => {
  test.skip(!isWide(page), 'narrower screens toggle on click')
  await page.clock.install()
  await page.goto('/login')
  await buttonOf(page).hover()
  await expect(lineOf(page)).toBeVisible()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3_600_000)
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
  await goToEnd(page)
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
    await expect(page.getByRole('link', { name: thai('contact.help') })).toBeFocused()
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

test.describe('its place', () => {
  const employerWithPost = shared(async () => {
    const employer = await hiringEmployer()
    const job = await publishedPost(employer, { branchId: employer.branchId, title: 'พนักงานเสิร์ฟ กะเย็น' })
    return { employer, job }
  })

  /** How far its right and lower edge are from those of the window. */
  const distances = (page: Page) =>
    buttonOf(page).evaluate((button) => {
      const { right, bottom } = button.getBoundingClientRect()
      return [document.documentElement.clientWidth - right, innerHeight - bottom].map(Math.round)
    })

  /** Whether a press in the middle of something reaches it. */
  const isPressable = (target: Locator) =>
    target.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
    })

  test('covers no control and no words of a page, and is in sight at its end', async ({ page }) => {
    const { employer, job } = await employerWithPost()
    for (const path of ['/', '/login', '/register', '/question', `/jobs/${job}`]) {
      await page.goto(path)
      await expectContactToGiveWay(page, path)
    }
    await signInBrowser(page.context(), employer)
    for (const path of ['/job-posting', '/job-posting/create', '/branch/create', '/my-account']) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await expectContactToGiveWay(page, path)
    }
  })

  test('is at the end alone where there is no margin beside the page', async ({ page }) => {
    test.skip(isWide(page), 'a wide screen has a margin')
    await page.goto('/condition')
    await goToEnd(page)
    await expect.poll(() => contactPlace(page)).toEqual({ isShown: true, covers: [] })
    await scrollPage(page, 0.5)
    await expect.poll(() => contactPlace(page)).toEqual({ isShown: false, covers: [] })
  })

  test('stays the same when somebody goes to another page', async ({ page }) => {
    await page.goto('/condition')
    await goToEnd(page)
    await expect.poll(() => contactPlace(page)).toEqual({ isShown: true, covers: [] })
    await page
      .getByRole('link', { name: thai('layout.jobs') })
      .first()
      .click()
    await page.waitForURL('/jobs')
    await expect(page.getByRole('main')).toBeFocused()
    expect(await distances(page)).toEqual([16, 16])
    await expectContactToGiveWay(page, 'after going on')
  })

  test.describe('after a failed upload', () => {
    test.use({ plannedError: /net::ERR_FAILED/ })

    test('stays the same', async ({ page }) => {
      await signInBrowser(page.context(), (await employerWithPost()).employer)
      await page.goto('/branch/create')
      await page.route(/\/v0\/b\//, (route) => route.abort())
      // It is raised above the form's bar one frame after its script has come.
      await expectContactToGiveWay(page, 'before the upload')
      await scrollPage(page, 0)
      const before = await distances(page)
      await page.locator('#branch-photos').setInputFiles('lib/uploads/testing/photo-with-location.jpg')
      await expect(page.getByRole('alert').first()).toBeVisible()
      expect(await distances(page)).toEqual(before)
      await expectContactToGiveWay(page, 'after a failed upload')
    })
  })

  test('is left free until its script has come', async ({ page }) => {
    const { job } = await employerWithPost()
    await page.route('**/_next/static/chunks/**/*.js', () => undefined)
    await page.goto(`/jobs/${job}`, { waitUntil: 'commit' })
    const apply = page.getByRole('link', { name: thai('jobs.apply') })
    await expect(apply).toBeVisible()
    expect(await contactPlace(page)).toEqual({ isShown: false, covers: [] })
    expect(await isPressable(apply)).toBe(true)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('is the end of the page, where the link itself stands', async ({ page }) => {
      const { job } = await employerWithPost()
      await page.goto(`/jobs/${job}`)
      const apply = page.getByRole('link', { name: thai('jobs.apply') })
      expect(await isPressable(apply)).toBe(true)
      await expect(buttonOf(page)).toBeHidden()
      await lineOf(page).scrollIntoViewIfNeeded()
      await expect(lineOf(page)).toBeInViewport({ ratio: 1 })
      expect(await isPressable(lineOf(page))).toBe(true)
    })
  })
})
