import type { Locator } from '@playwright/test'
import { asPerson, registeredEmployer, signInBrowser, verified, writeResume } from '../account'
import { daysAhead, expect } from '../fixtures'
import { publishedPost } from '../job-posts'
import { stackAddresses } from '../stack'
import { thai } from '../thai'
import { test } from '../two-people'
import { uniqueWord } from '../unique'

const { jobPost } = stackAddresses
const [masked, name, phone] = ['สมหญิง จ.', 'สมหญิง ใจดี', '0812345678']
const branchPhone = '0212345678'

/** A number that a press calls, large enough for a thumb, or for a mouse where there is room. */
async function expectCall(link: Locator, number: string): Promise<void> {
  await expect(link).toHaveAttribute('href', `tel:${number}`)
  const isPhone = (link.page().viewportSize()?.width ?? 0) < 640
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(isPhone ? 44 : 36)
}

test('who is to meet reads the other’s number from the interview on, and neither did before', async ({
  page,
  pageOf,
}) => {
  const [employer, worker] = await Promise.all([registeredEmployer(), verified('worker')])
  await writeResume(worker)
  const title = `แคชเชียร์หน้าร้าน ${uniqueWord()}`
  const postId = await publishedPost(employer, {
    branchId: employer.branchId,
    title,
    contactName: 'คุณแอน ผู้จัดการกะ',
    shifts: [{ date: daysAhead(3), startTime: '10:00', endTime: '19:00', breakMinutes: 60 }],
  })
  const body = { jobPostId: postId, answers: [], birthDate: '1999-04-13' }
  expect((await asPerson(worker, `${jobPost}/v1/my/applications`, { body })).status).toBe(201)

  const desk = await pageOf(employer)
  await desk.goto(`/job-posting/${postId}#applications`)
  await desk.getByRole('button', { name: masked, exact: true }).click()
  const dialog = desk.getByRole('dialog')
  await expect(dialog.getByText(thai('applications.contactBar.not_met'))).toBeVisible()
  await expect(dialog.locator('a[href^="tel:"]')).toHaveCount(0)

  await signInBrowser(page.context(), worker)
  await page.goto('/jobs/applications')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await expect(page.locator('a[href^="tel:"]')).toHaveCount(0)

  await dialog.getByRole('button', { name: thai('interviewing.proposeTo', { name: masked }) }).click()
  const times = desk.getByRole('dialog', { name: thai('interviewing.form.title', { name: masked }) })
  await times.getByRole('button', { name: thai('interviewing.form.send') }).click()
  await expect(times).toHaveCount(0)
  // The worker hears of the interview with its times; so it is shown as soon as the application has followed.
  await expect(dialog.getByRole('heading', { name, exact: true })).toBeVisible({ timeout: 20_000 })
  await expectCall(dialog.getByRole('link', { name: thai('applications.call', { phone }) }), phone)

  // A registered company may write to its own applicants.
  await expect(dialog.getByRole('button', { name: thai('talkWays.actionOf', { name }) })).toBeVisible()

  await page.goto('/jobs/applications')
  await expect(page.getByText(thai('ownApplications.about.interview'))).toBeVisible()
  await expect(page.getByText(thai('ownApplications.contact.already'))).toBeVisible()
  await expect(page.getByText('ถามหา คุณแอน ผู้จัดการกะ')).toBeVisible()
  const call = page.getByRole('link', {
    name: thai('ownApplications.workDay.callOf', { phone: branchPhone }),
  })
  await expectCall(call, branchPhone)
})
