import {
  manyBranches,
  median,
  searches,
  timeBare,
  timePages,
  timeSearches,
  watchShifts,
} from '../../bench/branch-answers.mjs'
import { asPerson, employerWithBranch, signInBrowser } from '../account'
import { expect, test } from '../fixtures'
import { stackAddresses } from '../stack'
import { thai } from '../thai'

/** Milliseconds at the median on a machine at rest; a busy one has as many times the smallest answer as that is. */
const limitMs = 100
const timesTheSmallestAnswer = 25

test('500 branches: searches and further pages are there at once, and nothing moves by itself', async ({
  page,
}) => {
  const account = await employerWithBranch()
  for (const body of manyBranches(500)) {
    const { status } = await asPerson(account, `${stackAddresses.jobPost}/v1/branches/imports`, { body })
    expect(status).toBe(200)
  }
  await signInBrowser(page.context(), account)
  const shifted = await watchShifts(page)
  await page.goto('/branch')
  await page.waitForLoadState('networkidle')
  await expect(page.getByText(thai('branches.count', { company: 'ร้านครัวยายบัว', count: 501 }))).toBeVisible()
  const more = page.getByRole('button', { name: thai('branchList.more') })
  const pages = await timePages(page, more, 5)
  await expect(page.locator('main ul > li')).toHaveCount(120)
  const found = await timeSearches(page, searches)
  const bare = await timeBare(page, 20)
  const allowed = Math.max(limitMs, timesTheSmallestAnswer * median(bare))
  const figures = { search: median(found), page: median(pages), bare: median(bare) }
  expect(figures.search, JSON.stringify(figures)).toBeLessThanOrEqual(allowed)
  expect(figures.page, JSON.stringify(figures)).toBeLessThanOrEqual(allowed)
  expect(await shifted()).toEqual([])
})
