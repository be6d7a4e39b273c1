import type { Page } from '@playwright/test'
import { asPerson, branch, employerWithBranch, signInBrowser } from '../account'
import { atOneWidth, expect, test } from '../fixtures'
import { stackAddresses } from '../stack'
import { thai } from '../thai'
import { lostMarks } from '../thai-marks'

const { jobPost, web } = stackAddresses

const names = ['สยามสแควร์', 'ทองหล่อ'] as const

/** An employer with two branches and a draft in each. */
async function employerOfTwo() {
  const account = await employerWithBranch()
  const second = await asPerson<{ id: string }>(account, `${jobPost}/v1/branches`, {
    body: { ...branch, name: names[1], taxBranchNumber: '00001' },
  })
  const ids = [account.branchId, second.body.id]
  for (const [position, branchId] of ids.entries()) {
    const body = { branchId, title: `งาน ${names[position]}`, shifts: [] }
    const { status } = await asPerson(account, `${jobPost}/v1/job-posts`, { body })
    expect(status).toBe(201)
  }
  return account
}

const switcher = (page: Page) => page.getByRole('combobox', { name: thai('branchSwitcher.label') })
const post = (page: Page, name: string) => page.getByRole('link', { name: `งาน ${name}`, exact: true })

/** The entry for a post in the list of action items. */
const need = (page: Page, name: string) => page.getByRole('heading', { name: `งาน ${name}`, exact: true })

const rememberedBranch = async (page: Page) =>
  (await page.context().cookies(web)).find(({ name }) => name === 'partim-branch')

test('an employer looks at one branch, and everything follows', async ({ page }) => {
  await signInBrowser(page.context(), await employerOfTwo())
  await page.goto('/job-posting')
  await expect(post(page, names[0])).toBeVisible()
  await expect(post(page, names[1])).toBeVisible()
  // With the switcher above them, all places of the sidebar are in sight.
  const places = page.getByRole('navigation', { name: thai('layout.mainNavigation') })
  await expect(places.getByRole('link', { name: thai('layout.account') })).toBeInViewport({ ratio: 1 })

  await switcher(page).selectOption({ label: names[1] })
  await expect(post(page, names[0])).toBeHidden()
  await expect(post(page, names[1])).toBeVisible()
  expect(await rememberedBranch(page)).toMatchObject({ sameSite: 'Strict' })
  await expect(page.getByText(thai('layout.waiting', { count: 1 })).first()).toBeAttached()

  await page.goto('/dashboard')
  await expect(switcher(page).locator('option:checked')).toHaveText(names[1])
  await expect(need(page, names[1])).toBeVisible()
  await expect(need(page, names[0])).toBeHidden()
  const drafts = page.getByRole('link', { name: new RegExp(`^${thai('jobPosts.states.draft')}`) })
  await expect(drafts).toHaveText(/1$/)

  await page.goto('/job-posting/create')
  const branchOfPost = page.getByLabel(thai('jobPosts.form.branch'), { exact: true })
  await expect(branchOfPost.locator('option:checked')).toHaveText(names[1])

  await switcher(page).selectOption({ label: thai('branchSwitcher.all') })
  await expect.poll(() => rememberedBranch(page)).toBeUndefined()
  await page.goto('/job-posting')
  await expect(post(page, names[0])).toBeVisible()
})

test(
  'the switcher works by keyboard, fits a window 320 px wide and cuts no mark off',
  atOneWidth,
  async ({ page }) => {
    await signInBrowser(page.context(), await employerOfTwo())
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/job-posting')
    await expect(switcher(page)).toBeInViewport({ ratio: 1 })
    await page.waitForLoadState('networkidle')
    await switcher(page).focus()
    await page.keyboard.press('ArrowDown')
    await expect(switcher(page).locator('option:checked')).not.toHaveText(thai('branchSwitcher.all'))
    await expect(post(page, names[0]).or(post(page, names[1]))).toHaveCount(1)
    await expect(switcher(page)).toBeFocused()
    expect((await lostMarks(page)).lost).toEqual([])
  },
)

test(
  'a remembered branch that is gone or not theirs is no branch: all are shown',
  atOneWidth,
  async ({ page }) => {
    await signInBrowser(page.context(), await employerOfTwo())
    const nobody = '0190a5c2-1111-7000-8000-00000000000a'
    for (const value of [nobody, 'ก%', '']) {
      await page.context().addCookies([{ name: 'partim-branch', value: encodeURIComponent(value), url: web }])
      await page.goto('/job-posting')
      await expect(switcher(page).locator('option:checked')).toHaveText(thai('branchSwitcher.all'))
      await expect(post(page, names[0])).toBeVisible()
      await expect(post(page, names[1])).toBeVisible()
    }
  },
)

test('with one branch there is nothing to choose, and a newcomer has the credits one starts with', async ({
  page,
  viewport,
}) => {
  await signInBrowser(page.context(), await employerWithBranch())
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(switcher(page)).toHaveCount(0)
  const balance = page.getByRole('region', { name: thai('credits.title') })
  if ((viewport?.width ?? 0) < 1024) await expect(balance).toBeHidden()
  else
    await expect(balance).toHaveText(
      `${thai('credits.job_post')}3${thai('credits.profile_unlock')}0${thai('credits.see')}${thai('credits.buy')}`,
    )
})
