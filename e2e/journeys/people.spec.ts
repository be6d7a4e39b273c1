import { branchAt, hiringEmployer, signInBrowser } from '../account'
import { expect, handOf, test } from '../fixtures'
import { publishedPost } from '../job-posts'
import { nearby } from '../screens/people'
import { thai } from '../thai'
import { uniquePlace } from '../unique'

test('an employer searches in one sentence, takes a filter off, compares, and invites one who fits', async ({
  page,
}, { project }) => {
  const hand = handOf(project.name === 'desktop' ? 'keyboard' : 'mouse', page)
  const employer = await hiringEmployer()
  const place = uniquePlace()
  await Promise.all([nearby('barista', place), nearby('barista', place)])
  await publishedPost(employer, { branchId: employer.branchId, workType: 'waiter', title: 'เสิร์ฟรอบเย็น' })
  await signInBrowser(page.context(), employer)
  await page.goto(`/partimers?branch=${await branchAt(employer, place)}&km=1`)
  const openForm = page.getByRole('button', { name: /ในระยะ/ })
  if (await openForm.isVisible()) await hand.press(openForm)
  await hand.type(page.getByLabel(thai('peopleSearch.say')), 'บาริสต้า ไม่เกิน 900')
  await hand.press(page.getByRole('button', { name: thai('peopleSearch.submit'), exact: true }))
  await page.waitForURL(/work=barista/)
  expect(new URL(page.url()).searchParams.get('pay')).toBe('900')

  const chips = page.getByRole('navigation', { name: thai('peopleSearch.chips.label') })
  await hand.press(chips.getByRole('link', { name: /900/ }))
  await page.waitForURL((url) => !url.searchParams.has('pay'))
  expect(new URL(page.url()).searchParams.get('work')).toBe('barista')

  const people = page.getByRole('region', { name: thai('people.list.label') }).getByRole('listitem')
  await expect(people.first()).toBeVisible()
  const ticks = page.getByRole('checkbox', { name: /^เทียบ / })
  await hand.press(ticks.nth(0))
  await hand.press(ticks.nth(1))
  await hand.press(page.getByRole('link', { name: thai('people.compare.look') }))
  await page.waitForURL('**/partimers/compare?*')
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await hand.press(page.getByRole('link', { name: thai('comparing.back') }))
  await page.waitForURL(/\/partimers\?/)

  await hand.press(page.getByRole('button', { name: /^เชิญสมัคร/ }).first())
  const dialog = page.getByRole('dialog')
  const send = dialog.getByRole('button', { name: thai('inviting.sendOne') })
  await expect(send).toBeEnabled()
  await hand.press(send)
  await expect(dialog.getByText(thai('inviting.report.done', { count: 1 }))).toBeVisible()
})

test('a search is saved with a notice, found again, and removed and had back', async ({ page }, {
  project,
}) => {
  const hand = handOf(project.name === 'desktop' ? 'keyboard' : 'mouse', page)
  const employer = await hiringEmployer()
  await signInBrowser(page.context(), employer)
  await page.goto(`/partimers?branch=${employer.branchId}&work=cook`)
  await hand.press(page.getByRole('button', { name: thai('savedSearches.saveTitle') }))
  await hand.type(page.getByLabel(thai('savedSearches.name')), 'ครัวใกล้ร้าน')
  await page.getByLabel(thai('savedSearches.notice')).selectOption('instant')
  await hand.press(page.getByRole('button', { name: thai('savedSearches.save'), exact: true }))
  await hand.press(page.getByRole('link', { name: thai('savedSearches.done.look') }))
  await page.waitForURL('**/partimers/saved')
  await expect(page.getByRole('combobox')).toHaveValue('instant')

  await hand.press(page.getByRole('button', { name: 'ลบ ครัวใกล้ร้าน' }))
  await hand.press(page.getByRole('button', { name: thai('savedSearches.undo') }))
  await hand.press(page.getByRole('link', { name: 'เปิดดู ครัวใกล้ร้าน' }))
  await page.waitForURL(/work=cook.*sort=newest/)
})

test('a post’s own people are searched in one tap', async ({ page }) => {
  const employer = await hiringEmployer()
  const post = await publishedPost(employer, {
    branchId: employer.branchId,
    workType: 'waiter',
    title: 'เสิร์ฟรอบเย็น',
  })
  await signInBrowser(page.context(), employer)
  await page.goto(`/job-posting/${post}/matches`)
  await page.getByRole('link', { name: thai('matches.search') }).click()
  await page.waitForURL(/work=waiter/)
  const { searchParams } = new URL(page.url())
  expect([searchParams.get('post'), searchParams.get('branch')]).toEqual([post, employer.branchId])
  expect(searchParams.get('days')).toMatch(/^\d{4}-/)
})
