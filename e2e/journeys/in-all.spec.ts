import { hiringEmployer, signInBrowser, verified, writeResume } from '../account'
import { applied, decided, toldOf } from '../applications'
import { daysAhead, expect, test } from '../fixtures'
import { publishedPost } from '../job-posts'
import { thai } from '../thai'
import { uniqueWord } from '../unique'

const shift = (day: number, startTime = '10:00', endTime = '19:00') => ({
  date: daysAhead(day),
  startTime,
  endTime,
  breakMinutes: 60,
})

test('a job says what it pays in all and that all days are worked, from its card to the notice that it was applied for', async ({
  page,
}) => {
  const employer = await hiringEmployer()
  const title = `จัดบูธ ${uniqueWord()}`
  const shifts = [shift(2), shift(3), shift(4)]
  const id = await publishedPost(employer, { branchId: employer.branchId, title, shifts })
  const [total, everyDay] = [
    thai('jobs.inAll.total', { amount: '฿1,800' }),
    thai('jobs.inAll.everyDay', { days: 3 }),
  ]

  await page.goto(`/jobs?q=${encodeURIComponent(title)}`)
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) })
  await expect(card).toContainText(total)
  await expect(card).toContainText(everyDay)

  await page.goto(`/jobs/${id}`)
  const bar = page.getByRole('main').locator('[data-docked]')
  for (const text of [total, everyDay]) await expect(bar.getByText(text)).toBeVisible()

  const worker = await verified('worker')
  await writeResume(worker)
  const sent = await applied(worker, id)
  await signInBrowser(page.context(), worker)
  await page.goto(`/jobs/applications?sent=${sent.id}`)
  await expect(page.getByRole('alert').filter({ hasText: thai('ownApplications.sent.title') })).toContainText(
    total,
  )
  const waiting = page.getByRole('region', { name: thai('ownApplications.groups.waiting', { count: 1 }) })
  await expect(waiting).toContainText('฿1,800')
})

test('a job that clashes with one that somebody has names it instead of the button, and leads to it', async ({
  page,
}) => {
  const employer = await hiringEmployer()
  const worker = await verified('worker')
  await writeResume(worker)
  const word = uniqueWord()
  const own = `แคชเชียร์ ${word}`
  const held = await publishedPost(employer, { branchId: employer.branchId, title: own, shifts: [shift(3)] })
  const application = await applied(worker, held)
  await decided(employer, application.id, 'hire')
  await toldOf(employer, application.id)

  const other = (shifts: object[], more = {}) =>
    publishedPost(employer, { branchId: employer.branchId, title: `เสิร์ฟ ${uniqueWord()}`, shifts, ...more })
  const clashing = await other([shift(3, '18:00', '23:00')])
  const chosen = await other([shift(3, '18:00', '23:00'), shift(4)], { shiftChoice: 'each' })
  await signInBrowser(page.context(), worker)

  const apply = page.getByRole('link', { name: thai('jobs.apply'), exact: true })
  const bar = page.getByRole('main').locator('[data-docked]')
  await page.goto(`/jobs/${clashing}`)
  const clash = page.locator('#clash')
  const height = page.viewportSize()?.height ?? 0
  const isLow = async () => expect((await bar.boundingBox())?.height).toBeLessThan(height / 5)
  await expect(clash).toContainText(own)
  await expect(apply).toHaveCount(0)
  await isLow()
  await bar.getByRole('link', { name: thai('jobs.clash.look') }).click()
  await page.waitForURL(({ pathname }) => pathname === '/jobs/applications')
  await expect(page.locator(`#application-${application.id}`)).toBeFocused()

  await page.goto(`/jobs/${chosen}`)
  await expect(clash).toContainText(own)
  await expect(apply).toBeVisible()
  await isLow()
})
