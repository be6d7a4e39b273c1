import type { Page } from '@playwright/test'
import { asPerson, hiringEmployer, signInBrowser } from '../account'
import { publishButton } from '../employer'
import { atWidthOf, daysAhead, expect, handNames, handOf, test } from '../fixtures'
import { publishedPost } from '../job-posts'
import { stackAddresses } from '../stack'
import { thai } from '../thai'

const { jobPost } = stackAddresses

const line = 'พรุ่งนี้ 9 โมงเช้าถึง 6 โมงเย็น รับเด็กเสิร์ฟ 5 คน สยาม วันละ 600'
/** The time per key of a person who types on a phone at an ordinary pace, and per press, with looking for its button. */
const keyMs = 333
const pressMs = 4_000

/** The way on from a line, to the post as workers will see it. */
const toCard = (page: Page) => page.getByRole('button', { name: thai('jobPosts.form.toCard') })

test.use({ outage: true })

for (const name of handNames) {
  test(
    `a first post takes a minute: one line of Thai, read without a network, published, by ${name}`,
    atWidthOf(name),
    async ({ page, context }) => {
      const hand = handOf(name, page)
      await signInBrowser(context, await hiringEmployer())
      await page.goto('/job-posting/create')
      const box = page.getByLabel(thai('jobPosts.quickPost.label'))
      await expect(box).toBeEnabled()

      let presses = 0
      await page.exposeBinding('countPress', () => {
        presses += 1
      })
      await page.evaluate(() => {
        const { countPress } = window as unknown as { countPress: () => void }
        document.addEventListener('click', ({ isTrusted }) => isTrusted && countPress(), { capture: true })
      })
      await context.setOffline(true)
      await hand.type(box, line)
      await expect(page.getByText(thai('jobPosts.quickPost.understood', { count: 6 }))).toBeVisible()
      await box.press('Enter')
      const card = page.getByRole('region', { name: thai('jobPosts.form.preview') })
      await expect(card).toBeFocused()
      await expect(card.getByText('฿3,000')).toBeVisible()
      await expect(page.getByLabel(thai('jobPosts.shifts.date'), { exact: true })).toHaveValue(daysAhead(1))
      await expect(page.getByLabel(thai('jobPosts.shifts.end'))).toHaveValue('18:00')
      await context.setOffline(false)

      await hand.press(publishButton(page))
      await page.waitForURL(/\/job-posting\/[0-9a-f-]{36}/)
      await expect(page.getByText(thai('jobPosts.states.published')).first()).toBeVisible()
      expect(presses).toBeGreaterThan(0)
      expect(line.length * keyMs + presses * pressMs).toBeLessThan(60_000)
    },
  )
}

test('what a line leaves open is asked with buttons, and nothing is published before it is answered', async ({
  page,
  context,
}) => {
  await signInBrowser(context, await hiringEmployer())
  await page.goto('/job-posting/create')
  const box = page.getByLabel(thai('jobPosts.quickPost.label'))
  const day = page.getByLabel(thai('jobPosts.shifts.date'), { exact: true })
  await expect(box).toBeEnabled()
  await expect(day).toBeHidden()
  await box.fill('บาริสต้า 1 อัตรา จ-ศ 7.00-15.00 น. เริ่มต้นเดือนหน้า วันละ 550 สยาม')
  const part = thai('jobPosts.quickPost.parts.days')
  await expect(page.getByText(thai('jobPosts.form.left', { count: 1, part }))).toBeVisible()
  await toCard(page).click()
  const asked = page.getByRole('region', { name: thai('jobPosts.quickPost.questions.days') })
  await expect(asked.getByText(thai('jobPosts.quickPost.questions.days'))).toBeFocused()
  for (const answer of await asked.getByRole('button').all())
    await expect(answer).toBeInViewport({ ratio: 1 })
  await expect(day).toHaveValue('')
  await expect(page).toHaveURL(/\/job-posting\/(?:create|edit\/[0-9a-f-]{36})$/)

  await asked.getByRole('button').first().click()
  // Of several days it is asked, too, whether people choose theirs.
  const choice = page.getByRole('region', { name: thai('jobPosts.quickPost.questions.shiftChoice') })
  await choice.getByRole('button', { name: thai('jobPosts.shiftChoices.all') }).click()
  const card = page.getByRole('region', { name: thai('jobPosts.form.preview') })
  await expect(card).toBeFocused()
  const toOther = thai('jobPosts.form.changeChoice', { choice: thai('jobPosts.shiftChoices.each') })
  await expect(card.getByRole('button', { name: toOther })).toBeVisible()
  await publishButton(page).click()
  await page.waitForURL(/\/job-posting\/[0-9a-f-]{36}$/)
  await expect(page.getByText(thai('jobPosts.states.published')).first()).toBeVisible()
})

test('what the law forbids unfolds the form, with the focus in its field', async ({ page, context }) => {
  await signInBrowser(context, await hiringEmployer())
  await page.goto('/job-posting/create')
  const box = page.getByLabel(thai('jobPosts.quickPost.label'))
  await expect(box).toBeEnabled()
  await box.fill(line.replace('600', '200'))
  await toCard(page).click()
  await publishButton(page).click()
  await expect(page.getByLabel(thai('jobPosts.form.payAmount'))).toBeFocused()
  await expect(page.getByLabel(thai('jobPosts.form.payAmount'))).toBeInViewport()
})

test('what is fixed at the foot of a phone takes less than a fifth of it', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInBrowser(context, await hiringEmployer())
  await page.goto('/job-posting/create')
  const box = page.getByLabel(thai('jobPosts.quickPost.label'))
  await expect(box).toBeEnabled()
  await expect(box).toBeInViewport({ ratio: 1 })
  /** Pixels of the window's foot on which nothing of the page can be seen. */
  const taken = () =>
    page.locator('form [data-docked], nav[data-docked]').evaluateAll((bars) => {
      const tops = bars.map((bar) => bar.getBoundingClientRect()).filter(({ height }) => height > 0)
      return innerHeight - Math.min(...tops.map(({ top }) => top))
    })
  expect(await taken()).toBeLessThan(740 / 5)
  await box.fill(line)
  await expect(toCard(page)).toBeInViewport({ ratio: 1 })
  expect(await taken()).toBeLessThan(740 / 5)
  await box.press('Enter')
  await expect(page.getByRole('region', { name: thai('jobPosts.form.preview') })).toBeFocused()
  expect(await taken()).toBeLessThan(740 / 5)
})

test('a post of before is one for tomorrow by one press, and takes no credit before it is published', async ({
  page,
  context,
}) => {
  const account = await hiringEmployer()
  await publishedPost(account, { branchId: account.branchId, title: 'พนักงานเสิร์ฟ กะเย็น' })
  await signInBrowser(context, account)
  await page.goto('/job-posting/create')
  const again = page.getByRole('region', { name: thai('jobPosts.clone.again') })
  await expect(again).toBeInViewport({ ratio: 1 })
  const wide = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await wide(), 'pixels beside the window').toBeLessThanOrEqual(0)
  await again.getByRole('link', { name: new RegExp(thai('jobPosts.clone.tomorrow')) }).click()
  await page.waitForURL('**/job-posting/clone/*')
  const card = page.getByRole('region', { name: thai('jobPosts.form.preview') })
  await expect(card.getByText('พนักงานเสิร์ฟ กะเย็น')).toBeVisible()
  await expect(page.getByLabel(thai('jobPosts.shifts.date'), { exact: true })).toHaveValue(daysAhead(1))
  await publishButton(page).click()
  await page.waitForURL(/\/job-posting\/[0-9a-f-]{36}$/)
  await expect(page.getByText(thai('jobPosts.states.published')).first()).toBeVisible()
})

test('a line that was typed and not used yet is there again after a reload and a way back', async ({
  page,
  context,
}) => {
  await signInBrowser(context, await hiringEmployer())
  await page.goto('/job-posting/create')
  const box = page.getByLabel(thai('jobPosts.quickPost.label'))
  await expect(box).toBeEnabled()
  await box.fill('ล้างจาน 2 คน พรุ่งนี้')
  await page.reload()
  await expect(box).toHaveValue('ล้างจาน 2 คน พรุ่งนี้')
  await page.goto('/job-posting')
  await page.goBack()
  await expect(box).toHaveValue('ล้างจาน 2 คน พรุ่งนี้')
  // Nothing of it is in the form before somebody asks for it.
  await expect(page.getByLabel(thai('jobPosts.shifts.date'), { exact: true })).toHaveValue('')
})

test('a line that is written again, because its draft was left, is one post', async ({ page, context }) => {
  const account = await hiringEmployer()
  await signInBrowser(context, account)
  const write = async () => {
    await page.goto('/job-posting/create')
    const box = page.getByLabel(thai('jobPosts.quickPost.label'))
    await expect(box).toBeEnabled()
    await expect(box).toHaveValue('')
    await box.fill(line)
    await toCard(page).click()
    await expect(page.getByRole('region', { name: thai('jobPosts.form.preview') })).toBeFocused()
  }
  await write()
  // It is stored by itself.
  await page.waitForURL('**/job-posting/edit/*')
  await write()
  await publishButton(page).click()
  await page.waitForURL(/\/job-posting\/[0-9a-f-]{36}$/)
  const { body } = await asPerson<{ items: { state: string }[] }>(account, `${jobPost}/v1/job-posts`, {
    method: 'GET',
  })
  expect(body.items.map(({ state }) => state)).toEqual(['published'])
})

test('a line typed on the home page becomes the first post of whoever registered meanwhile', async ({
  page,
  context,
}) => {
  await page.goto('/')
  const visitors = page.getByLabel(thai('postLine.visitor.label'))
  await visitors.fill(line)
  await expect(page.locator('dd', { hasText: '฿600' })).toBeVisible()
  await expect(page.getByRole('link', { name: thai('postLine.visitor.use') })).toBeVisible()

  await signInBrowser(context, await hiringEmployer())
  await page.goto('/dashboard')
  await expect(page.getByLabel(thai('postLine.company.label'))).toHaveValue(line)
  // The branch that the visitor named is known now.
  await expect(page.locator('dd', { hasText: 'สยามสแควร์' })).toBeVisible()
  await page.getByRole('link', { name: thai('postLine.company.use') }).click()

  await expect(page.getByLabel(thai('jobPosts.quickPost.label'))).toHaveValue(line)
  await expect(page.getByLabel(thai('jobPosts.shifts.date'), { exact: true })).toHaveValue(daysAhead(1))
  await expect(page.getByRole('region', { name: thai('jobPosts.form.preview') })).toContainText('฿3,000')
  // The form has it now: a second post does not begin with the first one's line.
  await page.goto('/dashboard')
  await expect(page.getByLabel(thai('postLine.company.label'))).toHaveValue('')
})
