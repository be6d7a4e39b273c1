import type { Page } from '@playwright/test'
import { type Account, asPerson, demoColleague, registered, signInBrowser } from '../account'
import { atOneWidth, atWidthOf, daysAhead, expect, handNames, handOf, test } from '../fixtures'
import { stackAddresses } from '../stack'
import { thai } from '../thai'

const { jobPost } = stackAddresses

/**
 * Two members of the demo company: one causes notifications, the other reads them. Phone and desktop run at the same
 * time, so they use them in opposite roles.
 */
async function colleagues(page: Page): Promise<{ reader: Account; writer: Account }> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024
  const [reader, writer] = [
    await demoColleague(isPhone ? 'owner' : 'recruiter'),
    await demoColleague(isPhone ? 'recruiter' : 'owner'),
  ]
  await asPerson(reader, `${jobPost}/v1/notifications/read`, { body: { upTo: newestPossibleId } })
  return { reader, writer }
}

const newestPossibleId = 'ffffffff-ffff-7fff-bfff-ffffffffffff'

/**
 * Publishes a post whose title is unique by its digits; letters would fail the checks for English text in other tests.
 */
async function publishPost(writer: Account): Promise<string> {
  const title = `พนักงานเสิร์ฟ ${crypto.getRandomValues(new Uint32Array(1))[0]}`
  const branches = await asPerson<{ items: { id: string }[] }>(writer, `${jobPost}/v1/branches`, {
    method: 'GET',
  })
  const post = {
    branchId: branches.body.items[0]?.id,
    type: 'daily',
    workType: 'waiter',
    title,
    description: 'เสื้อขาว กางเกงดำ',
    headcount: 5,
    payUnit: 'day',
    payAmount: 60_000,
    payday: 'same_day',
    shifts: [{ date: daysAhead(1), startTime: '18:00', endTime: '22:00', breakMinutes: 0 }],
  }
  const made = await asPerson<{ id: string }>(writer, `${jobPost}/v1/job-posts`, { body: post })
  const events = `${jobPost}/v1/job-posts/${made.body.id}/events`
  expect((await asPerson(writer, events, { body: { event: 'submit' } })).status).toBe(200)
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

/** Imitates a return to the tab. */
const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

for (const hand of handNames) {
  test(
    `a colleague’s post is told without a reload, seen and read, by ${hand}`,
    atWidthOf(hand),
    async ({ page }) => {
      const { reader, writer } = await colleagues(page)
      await signInBrowser(page.context(), reader)
      await page.goto('/dashboard')
      await unread(page, 0)
      const title = await publishPost(writer)
      await lookAgain(page)
      await unread(page, 1)

      const told = page.getByRole('status').filter({ hasText: title })
      await expect(told).toContainText(thai('notifications.arrived', { count: 1 }))
      const box = await told.boundingBox()
      const width = await page.evaluate(() => document.documentElement.clientWidth)
      expect(
        [box?.y, width - (box?.x ?? 0) - (box?.width ?? 0)].map((side) => Math.round(side ?? 0)),
      ).toEqual([24, 24])
      // Nothing covers it, although it appears where phones have their top bar.
      await told.click({ trial: true })
      await handOf(hand, page).press(told.getByRole('button', { name: thai('notifications.closeNew') }))
      await expect(told).toBeHidden()

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
  const { reader, writer } = await colleagues(page)
  await signInBrowser(page.context(), reader)
  await page.goto('/dashboard')
  await unread(page, 0)
  await publishPost(writer)
  const newest = await publishPost(writer)
  await lookAgain(page)
  const told = page.getByRole('status').filter({ hasText: newest })
  await expect(told).toContainText(thai('notifications.arrived', { count: 2 }))
  await expect(told).toBeHidden({ timeout: 8_000 })
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
    const { reader, writer } = await colleagues(page)
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
    const { reader, writer } = await colleagues(page)
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
