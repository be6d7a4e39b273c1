import type { Page } from '@playwright/test'
import { hiringEmployer, signInBrowser, verified, writeResume } from '../account'
import { publishButton } from '../employer'
import { expect, test } from '../fixtures'
import { FormFields } from '../form-fields'
import { postOfTwoDays } from '../job-posts'
import { thai } from '../thai'
import { translatePages } from '../translator'

/** Waits until the page is translated, and no error took its place. */
async function isTranslated(page: Page) {
  await expect.poll(() => page.locator('main font').count()).toBeGreaterThan(0)
  await expect(page.getByText(thai('errorScreens.failed.title'))).toHaveCount(0)
}

test('whose browser translates every page finds a job, applies and has applied', async ({ page }) => {
  const [{ id, title, applicants }, worker] = await Promise.all([postOfTwoDays(), verified('worker')])
  await writeResume(worker, 'open', { headline: 'เสิร์ฟได้ทุกแบบ' })
  await signInBrowser(page.context(), worker)
  await translatePages(page)

  await page.goto('/jobs')
  await isTranslated(page)
  const words = page.getByRole('main').locator('input[name=q]').first()
  await words.fill(title)
  await words.press('Enter')
  const found = page.getByRole('main').getByRole('link', { name: title })
  await expect(found).toBeVisible()
  await found.click()
  await page.waitForURL(`**/jobs/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await isTranslated(page)
  // The name of who employs is what it is.
  await expect(page.locator('main [translate=no]').first()).toBeVisible()
  await expect(page.locator('[translate=no] font')).toHaveCount(0)

  await page.getByRole('link', { name: thai('jobs.apply') }).click()
  const sheet = page.getByRole('dialog', { name: thai('jobs.applySheet.title', { title }) })
  await expect(sheet.getByText('฿1,160')).toBeVisible()
  await new FormFields(page, 'apply').submit.click()
  await page.waitForURL(/\/jobs\/applications\?sent=/)
  await expect(page.getByText(thai('ownApplications.sent.title'))).toBeVisible()
  await isTranslated(page)
  expect(await applicants()).toHaveLength(1)
})

test('whose browser translates every page publishes a post from one line, with the numbers of the last one', async ({
  page,
  context,
}) => {
  await signInBrowser(context, await hiringEmployer())
  await translatePages(page)
  await page.goto('/job-posting/create')
  await isTranslated(page)
  const box = page.getByLabel(thai('jobPosts.quickPost.label'))
  await expect(box).toBeEnabled()
  const line = (people: number, pay: number) =>
    `พรุ่งนี้ 9 โมงเช้าถึง 6 โมงเย็น รับเด็กเสิร์ฟ ${people} คน สยาม วันละ ${pay}`
  await box.fill(line(5, 600))
  await expect(page.getByText(thai('jobPosts.quickPost.understood', { count: 6 }))).toBeVisible()
  await box.fill(line(4, 700))
  await box.press('Enter')
  const card = page.getByRole('region', { name: thai('jobPosts.form.preview') })
  await expect(card.getByText('฿2,800')).toBeVisible()
  await expect(page.getByText(/3,000|฿600/)).toHaveCount(0)

  await publishButton(page).click()
  await page.waitForURL(/\/job-posting\/[0-9a-f-]{36}/)
  await isTranslated(page)
  await expect(page.getByText(thai('jobPosts.states.published')).first()).toBeVisible()
  // A part of the post takes the place of another in the translated page.
  const parts = page.getByRole('navigation', { name: thai('jobPosts.parts.label') })
  await parts.getByRole('link', { name: thai('jobPosts.parts.post'), exact: true }).click()
  await page.waitForURL('**/post')
  await expect(page.getByText(/฿700/).first()).toBeVisible()
  await expect(page.getByText('฿2,800').first()).toBeVisible()
  await page.reload()
  await isTranslated(page)
  await expect(page.getByText(/฿700/).first()).toBeVisible()
})
