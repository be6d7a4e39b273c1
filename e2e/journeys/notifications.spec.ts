import type { Locator, Page } from '@playwright/test'
import {
  type Account,
  colleagueOf,
  type EmployerWithBranch,
  hiringEmployer,
  registered,
  signInBrowser,
} from '../account'
import { atOneWidth, atWidthOf, expect, handNames, handOf, test } from '../fixtures'
import { publishedPost } from '../job-posts'
import { thai } from '../thai'
import { uniqueWord } from '../unique'

/** Two members of a company: one causes notifications, the other reads them. */
async function colleagues(): Promise<{ reader: Account; writer: EmployerWithBranch }> {
  const writer = await hiringEmployer()
  return { reader: await colleagueOf(writer), writer }
}

async function publishPost(writer: EmployerWithBranch): Promise<string> {
  const title = `พนักงานเสิร์ฟ ${uniqueWord()}`
  await publishedPost(writer, { branchId: writer.branchId, title })
  return title
}

const bell = (page: Page) =>
  page.getByRole('button', {
    name: new RegExp(`^${thai('notifications.title')}(?:$| ${thai('notifications.unread')})`),
  })
const panel = (page: Page) => page.getByRole('dialog', { name: thai('notifications.title') })
const unread = (page: Page, count: number) =>
  expect(bell(page)).toHaveAccessibleName(
    count === 0 ? thai('notifications.title') : thai('notifications.unreadCount', { count }),
  )

/** Stops the page's clock, so that a notification stays for as long as the test looks at it. */
async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 3_600_000)
}

/**
 * Lets moments of the page's clock pass until something holds, of so many milliseconds and a hundred times at most, for a
 * notification is shown for 4.5 s.
 */
async function withinMoments(page: Page, ms: number, holds: () => Promise<void>): Promise<void> {
  let moments = 0
  await expect(async () => {
    if (moments < 100) await page.clock.runFor(ms)
    moments += 1
    await holds()
  }).toPass({ intervals: [50] })
}

/** Returns to the tab, until the script that then looks for news has come and tells of them. */
const untilTold = (page: Page, told: Locator, count: number) =>
  withinMoments(page, 10, async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(told).toContainText(thai('notifications.arrived', { count }), { timeout: 300 })
  })

for (const hand of handNames) {
  test(
    `a colleague’s post is told without a reload, seen and read, by ${hand}`,
    atWidthOf(hand),
    async ({ page }) => {
      const { reader, writer } = await colleagues()
      await signInBrowser(page.context(), reader)
      await page.clock.install()
      await page.goto('/dashboard')
      await unread(page, 0)
      await stopClock(page)
      const title = await publishPost(writer)
      const told = page.getByRole('status').filter({ hasText: title })
      await untilTold(page, told, 1)
      await unread(page, 1)
      const box = await told.boundingBox()
      const width = await page.evaluate(() => document.documentElement.clientWidth)
      expect(
        [box?.y, width - (box?.x ?? 0) - (box?.width ?? 0)].map((side) => Math.round(side ?? 0)),
      ).toEqual([24, 24])
      // Nothing covers it, although it appears where phones have their top bar.
      await told.click({ trial: true })
      await handOf(hand, page).press(told.getByRole('button', { name: thai('notifications.closeNew') }))
      await withinMoments(page, 30, () => expect(told).toBeHidden({ timeout: 200 }))
      await page.clock.resume()

      const { press } = handOf(hand, page)
      await press(bell(page))
      const item = panel(page).getByRole('link', { name: new RegExp(title) })
      await expect(item).toContainText(thai('notifications.unread'))
      await press(item)
      await page.waitForURL(/\/job-posting\/[0-9a-f-]{36}/)
      await expect(page.getByRole('heading', { name: title }).first()).toBeVisible()
      await page.goto('/dashboard')
      await unread(page, 0)
      await press(bell(page))
      await expect(item).not.toContainText(thai('notifications.unread'))
      await page.keyboard.press('Escape')
      await expect(panel(page)).toBeHidden()
      await expect(bell(page)).toBeFocused()
    },
  )
}

test('a notification goes after 4.5 s; several are all read at once', atOneWidth, async ({ page }) => {
  const { reader, writer } = await colleagues()
  await signInBrowser(page.context(), reader)
  await page.clock.install()
  await page.goto('/dashboard')
  await unread(page, 0)
  // A look that begins between the two posts would tell of each by itself.
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/v1\/notifications\/unread/, async (route) => {
    await released
    await route.continue()
  })
  await stopClock(page)
  await publishPost(writer)
  const newest = await publishPost(writer)
  release()
  const told = page.getByRole('status').filter({ hasText: newest })
  await untilTold(page, told, 2)
  await page.clock.runFor(3_000)
  await expect(told).toBeVisible()
  await page.clock.runFor(1_500)
  await withinMoments(page, 30, () => expect(told).toBeHidden({ timeout: 200 }))
  await page.clock.resume()
  await bell(page).click()
  await panel(page)
    .getByRole('button', { name: thai('notifications.readAll') })
    .click()
  await unread(page, 0)
  await expect(panel(page).getByText(thai('notifications.unread'))).toHaveCount(0)
  await page.reload()
  await unread(page, 0)
})

test.describe('without a network', atOneWidth, () => {
  test.use({ outage: true })

  test('the panel says so, and goes on by itself when there is one', async ({ page }) => {
    const { reader, writer } = await colleagues()
    await publishPost(writer)
    await signInBrowser(page.context(), reader)
    await page.goto('/dashboard')
    await bell(page).click()
    await expect(panel(page).getByRole('listitem').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await page.context().setOffline(true)
    await bell(page).click()
    await expect(panel(page).getByRole('alert')).toContainText(thai('notifications.offline'))
    await page.context().setOffline(false)
    await expect(panel(page).getByRole('listitem').first()).toBeVisible()
    await expect(panel(page).getByRole('alert')).toHaveCount(0)
  })
})

test(
  'what the service cannot answer is said in the panel alone, and can be tried again',
  atOneWidth,
  async ({ page }) => {
    const { reader, writer } = await colleagues()
    await publishPost(writer)
    await signInBrowser(page.context(), reader)
    await page.route('**/api/job-post/v1/notifications**', (route) => route.fulfill({ status: 503 }))
    await page.goto('/dashboard')
    await bell(page).click()
    await expect(panel(page).getByRole('alert')).toContainText(thai('notifications.failed'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.unroute('**/api/job-post/v1/notifications**')
    await panel(page)
      .getByRole('button', { name: thai('notifications.retry') })
      .click()
    await expect(panel(page).getByRole('listitem').first()).toBeVisible()
  },
)

test('a worker, to whom nothing was told yet, is told so at the bell', atOneWidth, async ({ page }) => {
  await signInBrowser(page.context(), await registered('worker'))
  await page.goto('/my-account')
  await unread(page, 0)
  await bell(page).click()
  await expect(panel(page).getByText(thai('notifications.empty.title'))).toBeVisible()
  await expect(panel(page).getByRole('listitem')).toHaveCount(0)
})
