import { manyBranches, searches, timePages, timeSearches, watchShifts } from '../../bench/branch-answers.mjs'
import { asPerson, employerWithBranch, signInBrowser } from '../account'
import { expect, test } from '../fixtures'
import { stackAddresses } from '../stack'
import { thai } from '../thai'

const pageSize = 20

// How quick they are is measured by `npm run bench -- company`.
test('500 branches: searches and further pages are there, a page at a time, and nothing moves by itself', async ({
  page,
}) => {
  const account = await employerWithBranch()
  for (const body of manyBranches(500)) {
    const { status } = await asPerson(account, `${stackAddresses.jobPost}/v1/branches/imports`, { body })
    expect(status).toBe(200)
  }
  await signInBrowser(page.context(), account)
  const shifted = await watchShifts(page)
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname !== '/api/job-post/v1/branches') return
    sizes.push(response.json().then(({ items }) => items.length))
  })
  await page.goto('/branch')
  await page.waitForLoadState('networkidle')
  await expect(page.getByText(thai('branches.count', { company: 'ร้านครัวยายบัว', count: 501 }))).toBeVisible()
  const more = page.getByRole('button', { name: thai('branchList.more') })
  const pages = await timePages(page, more, 5)
  await expect(page.locator('main ul > li')).toHaveCount(120)
  const found = await timeSearches(page, searches)
  const answers = await Promise.all(sizes)
  expect(answers.length).toBe(pages.length + found.length)
  expect(Math.max(...answers)).toBe(pageSize)
  // Rows that were asked for push the button below them down; a browser forgives that only for half a second.
  const asked = thai('branchList.more')
  const byThemselves = (await shifted()).filter(({ moved }) => moved.some((text) => text !== asked))
  expect(byThemselves).toEqual([])
})
