import type { Page } from '@playwright/test'
import { formatDay } from '@/lib/dates/format-thai'
import { employerWithBranch, hiringEmployer, person, signInBrowser, verified, writeResume } from '../account'
import { applied, decided, toldOf } from '../applications'
import { daysAhead, expect, test } from '../fixtures'
import { FormFields } from '../form-fields'
import { publishedPost } from '../job-posts'
import { unlistedIn } from '../stored-items'
import { thai } from '../thai'
import { uniqueWord } from '../unique'

// The router says so before it asks the browser for the page.
const routerGaveUp = /^Failed to fetch RSC payload .* Falling back to browser navigation/

test.use({ serviceWorkers: 'allow', outage: true, plannedError: routerGaveUp })

const offlineHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: thai('errorScreens.offline.title') })

/** Waits until the browser has the offline page, and the page is asked for through the service worker. */
const isPrepared = (page: Page) =>
  page.waitForFunction(
    () => navigator.serviceWorker.controller !== null && caches.keys().then(({ length }) => length > 0),
  )

test('without a network a page of ours stands in, what was typed is kept, and it goes on by itself', async ({
  page,
  context,
}) => {
  await signInBrowser(context, await employerWithBranch())
  await page.goto('/branch/create')
  await isPrepared(page)
  const form = new FormFields(page, 'branch')
  await form.put('name', 'สาขาริมคลอง')
  await page.locator('#branch-photos').setInputFiles('lib/uploads/testing/photo-with-location.jpg')
  // A file is sent past the service worker.
  await expect(page.getByRole('list', { name: /.*/ }).locator('img').first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('partim:draft:')

  page.on('dialog', (dialog) => dialog.accept())
  await context.setOffline(true)
  await page.goto('/branch').catch(() => undefined)
  await expect(offlineHeading(page)).toBeVisible()
  await expect(page.getByText(thai('errorScreens.offline.drafts'))).toBeVisible()
  await page.getByRole('link', { name: thai('errorScreens.offline.retry') }).click()
  await expect(offlineHeading(page)).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: thai('branches.title') })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/branch')
  await page.goto('/branch/create')
  await expect(form.control('name')).toHaveValue('สาขาริมคลอง')
  expect(await unlistedIn(page)).toEqual([])
})

test('a link pressed without a network leads to it too, and nothing of who is signed in is kept for it', async ({
  page,
  context,
}) => {
  await signInBrowser(context, await employerWithBranch())
  await page.goto('/dashboard', { waitUntil: 'networkidle' })
  await isPrepared(page)
  await context.setOffline(true)
  // Not yet fetched beforehand, as a link in a text is.
  await page.evaluate(() => {
    const { next } = window as unknown as { next: { router: { push(path: string): void } } }
    next.router.push('/job-posting?state=closed')
  })
  await expect(offlineHeading(page)).toBeVisible()
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toEqual(['/offline'])
  await context.setOffline(false)
  await page.waitForURL('/job-posting?state=closed')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('who has a job reads when, where and for how much without a network, and nobody after signing out', async ({
  page,
  context,
}) => {
  const [employer, worker] = [await hiringEmployer(), await verified('worker')]
  const title = `พนักงานเสิร์ฟ ${uniqueWord()}`
  const date = daysAhead(1)
  const jobPostId = await publishedPost(employer, {
    branchId: employer.branchId,
    title,
    gear: 'เสื้อขาว กางเกงดำ',
    shifts: [{ date, startTime: '10:00', endTime: '19:00', breakMinutes: 60 }],
  })
  await writeResume(worker)
  const { id } = await applied(worker, jobPostId)
  await decided(employer, id, 'hire')
  await toldOf(employer, id)
  await signInBrowser(context, worker)
  await page.goto('/jobs/applications')
  await isPrepared(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('partim:own-jobs'))).toContain(title)

  // The page that is open says how old it is, and so does the one that stands in for it.
  await context.setOffline(true)
  await expect(
    page.getByRole('status').filter({ hasText: /^ออฟไลน์ · ข้อมูลเมื่อ \d\d:\d\d\sน\.$/ }),
  ).toBeVisible()
  await page.goto('/jobs/applications').catch(() => undefined)
  await expect(offlineHeading(page)).toBeVisible()
  const jobs = page.getByRole('region', { name: thai('errorScreens.offline.jobs') })
  await expect(jobs.getByRole('heading', { name: title })).toBeVisible()
  for (const text of [formatDay(date), '10:00–19:00 น.', '฿600', 'เสื้อขาว กางเกงดำ'])
    await expect(jobs.getByText(text)).toBeVisible()
  await expect(jobs.getByText(thai('errorScreens.offline.seen'))).toBeVisible()
  await expect(jobs.getByRole('button')).toHaveCount(0)

  await context.setOffline(false)
  await page.waitForURL('**/jobs/applications')
  await expect(page.getByRole('heading', { level: 1, name: thai('ownApplications.title') })).toBeVisible()
  await page.locator('summary').filter({ hasText: person.displayName }).click()
  await page.getByRole('button', { name: thai('userMenu.signOut'), exact: true }).click()
  await page.waitForURL('/')
  expect(await page.evaluate(() => localStorage.getItem('partim:own-jobs'))).toBeNull()
  await context.setOffline(true)
  await page.goto('/jobs').catch(() => undefined)
  await expect(offlineHeading(page)).toBeVisible()
  await expect(jobs).toBeHidden()
})
