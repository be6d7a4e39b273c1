import { asPerson, colleagueOf, employerWithBranch, signInBrowser } from '../account'
import { expect, test } from '../fixtures'
import { thai } from '../thai'

test('who keeps the books finds the credits at once, and is not let write what they cannot publish', async ({
  page,
  context,
}) => {
  const owner = await employerWithBranch()
  const colleague = await colleagueOf(owner, 'finance')
  await signInBrowser(context, colleague)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: thai('dashboard.books') })).toBeVisible()
  await expect(page.getByRole('region', { name: thai('credits.job_post') })).toBeVisible()
  await expect(page.getByRole('heading', { name: thai('orders.history.title') })).toBeVisible()
  await page
    .getByRole('navigation', { name: thai('layout.mainNavigation') })
    .getByRole('link', { name: thai('layout.credits') })
    .click()
  await page.waitForURL('**/my-credit')

  for (const [path, of] of [
    ['/job-posting/create', 'people'],
    ['/branch/create', 'branches'],
    [`/branch/edit/${owner.branchId}`, 'branches'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(thai(`errorScreens.notForYou.${of}.title`))).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
  }
  await page.goto('/product')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: thai('plans.newPost') })).toHaveCount(0)
  const refused = await asPerson(colleague, `${colleague.addresses.jobPost}/v1/job-posts`, { body: {} })
  expect(refused.status).toBe(403)
})
