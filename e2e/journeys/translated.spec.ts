import type { Page } from '@playwright/test'
import { asPerson, hiringEmployer, signInBrowser, verified, writeResume } from '../account'
import { daysAhead, expect, test } from '../fixtures'
import { FormFields } from '../form-fields'
import { publishedPost } from '../job-posts'
import { stackAddresses } from '../stack'
import { thai } from '../thai'
import { translatePages } from '../translator'
import { uniqueWord } from '../unique'

type Board = { readonly stages: readonly { readonly items: readonly unknown[] }[] }

/** Waits until the page is translated, and no error took its place. */
async function isTranslated(page: Page) {
  await expect.poll(() => page.locator('main font').count()).toBeGreaterThan(0)
  await expect(page.getByText(thai('errorScreens.failed.title'))).toHaveCount(0)
}

test('whose browser translates every page finds a job, applies and has applied', async ({ page }) => {
  const [owner, worker] = await Promise.all([hiringEmployer(), verified('worker')])
  await writeResume(worker, 'open', { headline: 'เสิร์ฟได้ทุกแบบ' })
  const title = `พนักงานเสิร์ฟกะเย็น ${uniqueWord()}`
  const hours = { startTime: '16:00', endTime: '22:00', breakMinutes: 60 }
  const id = await publishedPost(owner, {
    branchId: owner.branchId,
    title,
    payAmount: 58_000,
    shifts: [3, 4].map((days) => ({ date: daysAhead(days), ...hours })),
  })
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
  const { body } = await asPerson<Board>(owner, `${stackAddresses.jobPost}/v1/job-posts/${id}/board`, {
    method: 'GET',
  })
  expect(body.stages.flatMap(({ items }) => items)).toHaveLength(1)
})
