import { hiringEmployer } from '../account'
import { expect, test } from '../fixtures'
import { publishedPost } from '../job-posts'
import { thai } from '../thai'

test('who chooses to look for work on the home page sees open jobs first, goes to one, and comes back to them', async ({
  page,
}) => {
  const employer = await hiringEmployer()
  await publishedPost(employer, { branchId: employer.branchId, title: 'พนักงานเสิร์ฟหน้าแรก' })
  await page.goto('/')
  await page.getByRole('link', { name: thai('home.sides.worker'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: thai('home.worker.title') })).toBeVisible()
  const first = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 }).first()
  await expect(first).toBeInViewport()
  await expect(page.locator('#start input[name=kind][value=worker]')).toBeChecked()
  await first.getByRole('link').click()
  await page.waitForURL(/\/jobs\/[\da-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: thai('home.worker.title') })).toBeVisible()
  await page.getByRole('searchbox').fill('เสิร์ฟ')
  await page.getByRole('searchbox').press('Enter')
  await page.waitForURL((url) => url.pathname === '/jobs' && url.searchParams.get('q') === 'เสิร์ฟ')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the choice leads to the page of jobs', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: thai('home.sides.worker'), exact: true }).click()
    await page.waitForURL('/jobs')
  })
})
