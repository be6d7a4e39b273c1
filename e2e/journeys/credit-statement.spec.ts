import { readFile } from 'node:fs/promises'
import { asPerson, hiringEmployer, signInBrowser } from '../account'
import { daysAhead, expect, handOf, test } from '../fixtures'
import { post } from '../screen-states'
import { stackAddresses } from '../stack'
import { thai } from '../thai'

const { jobPost } = stackAddresses

test('an owner finds the credit of a post in the statement, narrows it down, reads on, and takes it home as a file', async ({
  page,
}, { project }) => {
  const hand = handOf(project.name === 'desktop' ? 'keyboard' : 'mouse', page)
  const employer = await hiringEmployer()
  const title = '=พนักงานเสิร์ฟ กะเช้า'
  const body = { ...post, title, branchId: employer.branchId }
  const { id } = (await asPerson<{ id: string }>(employer, `${jobPost}/v1/job-posts`, { body })).body
  const submitted = await asPerson(employer, `${jobPost}/v1/job-posts/${id}/events`, {
    body: { event: 'submit' },
  })
  expect(submitted.status).toBe(200)

  await signInBrowser(page.context(), employer)
  await page.goto('/dashboard')
  // The sidebar has the balance with its link on wide screens; on phones the menu of the person leads there.
  const inSidebar = page
    .getByRole('region', { name: thai('credits.title') })
    .getByRole('link', { name: thai('credits.see') })
  if (project.name === 'desktop') await hand.press(inSidebar)
  else {
    await page.locator('summary').filter({ hasText: '@' }).click()
    await hand.press(page.getByRole('link', { name: thai('userMenu.credits') }))
  }
  await page.waitForURL('**/my-credit')
  await expect(page.getByRole('heading', { level: 1, name: thai('creditStatement.title') })).toBeVisible()

  const statement = page.getByRole('region', { name: thai('creditStatement.statement') })
  const rows = statement.getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(title)
  await expect(rows.first()).toContainText(thai('creditStatement.outcome.captured'))
  await expect(rows.last()).toContainText(thai('creditStatement.got.starting'))

  await hand.press(statement.locator('summary'))
  await statement.getByLabel(thai('creditStatement.filters.type')).selectOption('grant')
  await hand.press(statement.getByRole('button', { name: thai('creditStatement.filters.use') }))
  await page.waitForURL('**/my-credit?type=grant#statement')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(thai('creditStatement.got.starting'))
  await hand.press(statement.getByRole('link', { name: thai('creditStatement.filters.clear') }))
  await page.waitForURL('**/my-credit#statement')
  await expect(rows).toHaveCount(2)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    hand.press(statement.getByRole('link', { name: thai('creditStatement.download') })),
  ])
  expect(download.suggestedFilename()).toMatch(/^รายการเดินเครดิต_\d{4}-\d{2}-\d{2}\.csv$/)
  const file = await readFile(await download.path(), 'utf8')
  expect(file.startsWith('\uFEFF')).toBe(true)
  const lines = file.slice(1).trimEnd().split('\r\n')
  expect(lines[0]).toBe(
    'วันที่,เวลา,รายการ,ประกาศ,สาขา,โดย,สถานะ,ชนิดเครดิต,เข้า,ออก,คงเหลือ,คำสั่งซื้อ,ใบกำกับภาษี/ใบเสร็จ,จ่าย (บาท)',
  )
  expect(lines).toHaveLength(3)
  expect(lines[1]).toMatch(/^\d{4}-\d{2}-\d{2},/)
  // No cell becomes a formula.
  expect(lines[1]).toContain(`'${title}`)
  expect(lines[1]).toMatch(/,เครดิตประกาศ,,1,2,,,$/)
  expect(lines[2]).toMatch(/,เครดิตประกาศ,3,,3,,,$/)

  await hand.press(rows.first().getByRole('link', { name: title }))
  await page.waitForURL(`**/job-posting/${id}`)
})

test('days the other way round, of the Buddhist era, or impossible: the statement is narrowed or whole, and says which', async ({
  page,
}, { project }) => {
  const hand = handOf(project.name === 'desktop' ? 'keyboard' : 'mouse', page)
  await signInBrowser(page.context(), await hiringEmployer())
  const statement = page.getByRole('region', { name: thai('creditStatement.statement') })
  const rows = statement.getByRole('listitem')
  const from = statement.getByLabel(thai('creditStatement.filters.from'))
  const to = statement.getByLabel(thai('creditStatement.filters.to'))
  const use = statement.getByRole('button', { name: thai('creditStatement.filters.use') })

  // An address that somebody changed by hand means nothing: the statement is whole.
  await page.goto('/my-credit?from=2026-02-30&to=xx&kind=gold&type=capture&branch=none')
  await expect(rows).toHaveCount(1)
  await hand.press(statement.locator('summary'))
  await expect(from).toHaveValue('')

  await from.fill(daysAhead(1))
  await to.fill(daysAhead(-1))
  await hand.press(use)
  await page.waitForURL('**/my-credit?from=*')
  await expect(rows).toHaveCount(1)
  await expect(from).toHaveValue(daysAhead(-1))
  await expect(to).toHaveValue(daysAhead(1))

  // Folded up, so that the first line is in sight.
  await expect(from).toBeHidden()
  await hand.press(statement.locator('summary'))
  const [year = '', ...day] = daysAhead(1).split('-')
  await from.fill([Number(year) + 543, ...day].join('-'))
  await to.fill('')
  await hand.press(use)
  await expect(page.getByRole('heading', { name: thai('creditStatement.nothingFound.title') })).toBeVisible()
  await expect(from).toHaveValue(daysAhead(1))
  await expect(statement.getByRole('link', { name: thai('creditStatement.download') })).toBeHidden()
  await hand.press(page.getByRole('link', { name: thai('creditStatement.filters.clear') }).last())
  await page.waitForURL('**/my-credit#statement')
  await expect(rows).toHaveCount(1)

  // The file has what the screen has, also under a filter that means nothing.
  const file = await page.request.get('/api/credit-statement?from=2026-02-30&type=capture')
  expect(file.status()).toBe(200)
  expect((await file.text()).trimEnd().split('\r\n')).toHaveLength(2)
})
