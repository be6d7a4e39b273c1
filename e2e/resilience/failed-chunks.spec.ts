import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { thai } from '../thai'

test.use({ outage: true })

const scripts = '**/_next/static/chunks/*.js'

/** Answers 404 for scripts, as after a release that removed the old ones, and counts the page loads. */
async function refuseScripts(page: Page) {
  const state = { refusing: true, pages: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) state.pages += 1
  })
  await page.route(scripts, (route) => (state.refusing ? route.fulfill({ status: 404 }) : route.continue()))
  return state
}

const notice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: thai('errorScreens.incomplete.about') })
const errorScreen = (page: Page) => page.getByRole('heading', { name: thai('errorScreens.failed.title') })

type Refused = 'scripts of the login page' | 'everything new'

/** Loads the home page completely, and then refuses scripts that it has not loaded. */
async function refuseOtherPages(page: Page, refused: Refused = 'everything new') {
  const loginPage = await (await page.request.get('/login')).text()
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  const state = { refusing: true, pages: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest()) state.pages += 1
  })
  await page.route(scripts, (route) => {
    const { pathname } = new URL(route.request().url())
    const isRefused =
      !loaded.includes(pathname) && (refused === 'everything new' || loginPage.includes(pathname))
    return state.refusing && isRefused ? route.fulfill({ status: 404 }) : route.continue()
  })
  return state
}

const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: thai('layout.signIn') })

const goToLogin = (page: Page) => loginLink(page).click()

/** Expects that a button of the login page works, so its scripts are running. */
async function expectLoginToWork(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: thai('accounts.forgotten.link') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

test('a failed chunk load triggers one page reload, and all is well', async ({ page }) => {
  const scriptsOf = await refuseScripts(page)
  page.on('request', (request) => {
    // The reload gets the scripts that the first page load did not.
    if (request.isNavigationRequest() && scriptsOf.pages === 2) scriptsOf.refusing = false
  })
  await page.goto('/login')
  await expect.poll(() => scriptsOf.pages).toBe(2)
  await expectLoginToWork(page)
  await expect(notice(page)).toBeHidden()
  expect(scriptsOf.pages).toBe(2)
})

test('it is limited by a session marker lasting 10 seconds: no loop, and the page still reads', async ({
  page,
}) => {
  const start = new Date('2026-11-21T09:00:00+07:00')
  await page.clock.setFixedTime(start)
  const scriptsOf = await refuseScripts(page)
  await page.goto('/login')
  await expect(notice(page)).toBeVisible()
  expect(scriptsOf.pages, 'the first page and one reload').toBe(2)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  const again = notice(page).getByRole('link', { name: thai('errorScreens.incomplete.reload') })
  await page.clock.setFixedTime(start.getTime() + 9_999)
  await Promise.all([page.waitForEvent('load'), again.click()])
  await expect(notice(page)).toBeVisible()
  expect(scriptsOf.pages, 'within ten seconds only what was asked for').toBe(3)

  await page.clock.setFixedTime(start.getTime() + 10_001)
  await again.click()
  await expect.poll(() => scriptsOf.pages, { message: 'asked for, and one reload more' }).toBe(5)
  await expect(notice(page)).toBeVisible()
  expect(scriptsOf.pages).toBe(5)
})

test('a chunk that fails on the way to another page: one reload there, and all is well', async ({ page }) => {
  const scriptsOf = await refuseOtherPages(page)
  page.on('request', (request) => {
    if (request.isNavigationRequest()) scriptsOf.refusing = false
  })
  await goToLogin(page)
  await expect.poll(() => scriptsOf.pages).toBe(1)
  await expect(page).toHaveURL(/\/login$/)
  await expectLoginToWork(page)
  await expect(errorScreen(page)).toBeHidden()
  expect(scriptsOf.pages).toBe(1)
})

test('a chunk that never comes: one reload there, then the page says so and asks for it again', async ({
  page,
}) => {
  const scriptsOf = await refuseOtherPages(page)
  await goToLogin(page)
  await expect(notice(page)).toBeVisible()
  expect(scriptsOf.pages, 'one reload').toBe(1)

  scriptsOf.refusing = false
  await notice(page)
    .getByRole('link', { name: thai('errorScreens.incomplete.reload') })
    .click()
  await expect(notice(page)).toBeHidden()
  await expectLoginToWork(page)
})

test('where the ten seconds are not over, the error screen stands instead, and its retry reloads', async ({
  page,
}) => {
  const scriptsOf = await refuseOtherPages(page, 'scripts of the login page')
  await page.evaluate(() => sessionStorage.setItem('partim:reloaded-at', String(Date.now())))
  await goToLogin(page)
  await expect(errorScreen(page)).toBeVisible()
  expect(scriptsOf.pages, 'no reload').toBe(0)

  scriptsOf.refusing = false
  await page.getByRole('button', { name: thai('errorScreens.failed.retry') }).click()
  await expect(errorScreen(page)).toBeHidden()
  await expectLoginToWork(page)
})

test('where even the error screen does not come, a line of the document says so, above all that floats', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const scriptsOf = await refuseOtherPages(page)
  await page.evaluate(() => sessionStorage.setItem('partim:reloaded-at', String(Date.now())))
  await goToLogin(page)
  const again = notice(page).getByRole('link', { name: thai('errorScreens.incomplete.reload') })
  await expect(again).toBeVisible()
  const isWhole = await notice(page).evaluate((line) => {
    const { left, right, top, bottom } = line.getBoundingClientRect()
    const across = Array.from({ length: 20 }, (_, step) => left + ((right - left) * (step + 0.5)) / 20)
    return across.every((x) => line.contains(document.elementFromPoint(x, (top + bottom) / 2)))
  })
  expect(isWhole, 'nothing lies over the line').toBe(true)
  scriptsOf.refusing = false
  await again.click()
  await expectLoginToWork(page)
})
