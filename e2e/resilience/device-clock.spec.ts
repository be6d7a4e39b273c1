import type { Browser, BrowserContext, Page } from '@playwright/test'
import {
  type Account,
  type EmployerWithBranch,
  hiringEmployer,
  signInBrowser,
  verified,
  writeResume,
} from '../account'
import { applied, decided, toldOf } from '../applications'
import { daysAhead, expect, test } from '../fixtures'
import { publishedPost } from '../job-posts'
import { thai } from '../thai'
import { setClockAhead, wrongClocks } from '../wrong-clock'

let employer: EmployerWithBranch
let worker: Account
let id: string

test.beforeAll(async () => {
  ;[employer, worker] = await Promise.all([hiringEmployer(), verified('worker')])
  await writeResume(worker, 'open')
  id = await publishedPost(employer, {
    branchId: employer.branchId,
    title: 'พนักงานเสิร์ฟวันพรุ่งนี้',
    shifts: [{ date: daysAhead(1), startTime: '10:00', endTime: '19:00', breakMinutes: 60 }],
  })
  const { id: applicationId } = await applied(worker, id)
  await decided(employer, applicationId, 'hire')
  await toldOf(employer, applicationId)
})

/** What a page shows once it is at rest, without what passes meanwhile: clock times, and minutes ago. */
async function shownOn(page: Page, path: string): Promise<string[]> {
  await page.goto(path, { waitUntil: 'networkidle' })
  const text = (await page.locator('main').allInnerTexts()).join('\n')
  return text
    .split('\n')
    .map((line) =>
      line
        .replaceAll(/\d{1,2}:\d{2}/g, '–')
        .replaceAll(/\d+\s(นาที|วินาที)|เมื่อสักครู่/g, '–')
        .trim(),
    )
    .filter(Boolean)
}

async function contextOf(browser: Browser, account: Account): Promise<BrowserContext> {
  const context = await browser.newContext()
  await signInBrowser(context, account)
  return context
}

const screens = {
  employer: () => ['/dashboard', '/job-posting', `/job-posting/${id}`, '/my-credit', '/job-posting/create'],
  worker: () => ['/jobs/applications', `/jobs/${id}`, '/jobs', '/my-account'],
}

for (const [name, ahead] of Object.entries(wrongClocks))
  for (const who of ['employer', 'worker'] as const)
    test(`a device whose clock is ${name} shows a signed-in ${who} what any other shows`, async ({
      page,
      context,
      browser,
    }) => {
      const account = who === 'employer' ? employer : worker
      const right = await contextOf(browser, account)
      await signInBrowser(context, account)
      await setClockAhead(page, ahead)
      const rightPage = await right.newPage()
      for (const path of screens[who]()) {
        const expected = await shownOn(rightPage, path)
        expect({ path, shown: await shownOn(page, path) }).toEqual({ path, shown: expected })
      }
      const there = await page.evaluate(() => Date.now())
      expect(Math.abs(there - Date.now() - ahead)).toBeLessThan(60_000)
      await right.close()
    })

test('on such a device “tomorrow” of a post is tomorrow, and it is published', async ({ page, context }) => {
  await signInBrowser(context, employer)
  await setClockAhead(page, Object.values(wrongClocks)[0] ?? 0)
  await page.goto('/job-posting/create')
  const box = page.getByLabel(thai('jobPosts.quickPost.label'))
  await expect(box).toBeEnabled()
  await box.fill('พรุ่งนี้ 9 โมงเช้าถึง 6 โมงเย็น รับเด็กเสิร์ฟ 5 คน สยาม วันละ 600')
  await expect(page.getByText(thai('jobPosts.quickPost.understood', { count: 6 }))).toBeVisible()
  await box.press('Enter')
  await expect(page.getByRole('region', { name: thai('jobPosts.form.preview') })).toBeVisible()
  await expect(page.getByLabel(thai('jobPosts.shifts.date'), { exact: true })).toHaveValue(daysAhead(1))
})
