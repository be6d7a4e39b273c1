import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { asPerson, branch, employerWithBranch, signInBrowser } from '../account'
import { openFields } from '../employer'
import { atOneWidth, expect, test } from '../fixtures'
import { stackAddresses } from '../stack'
import { thai } from '../thai'

const { jobPost } = stackAddresses

const cards = (page: Page) => page.getByRole('heading', { level: 2 })
const action = (page: Page, key: string, name: string) =>
  page.getByRole('button', { name: `${thai(`branchList.${key}`)} ${name}` })
const deletion = (key: string) => thai(`branchList.deletion.${key}`)
const state = (page: Page, key: string) => page.getByRole('link', { name: thai(`branches.states.${key}`) })

/** An employer with two branches: one that no post names, and one that a draft names. */
async function employerOfTwo(page: Page) {
  const account = await employerWithBranch()
  const { body } = await asPerson<{ id: string }>(account, `${jobPost}/v1/branches`, {
    body: { ...branch, name: 'ทองหล่อ', taxBranchNumber: '00001' },
  })
  const draft = { branchId: body.id, title: 'พนักงานเสิร์ฟ', shifts: [] }
  expect((await asPerson(account, `${jobPost}/v1/job-posts`, { body: draft })).status).toBe(201)
  await signInBrowser(page.context(), account)
  await page.goto('/branch')
  await page.waitForLoadState('networkidle')
  return account
}

test(
  'a branch goes out of use and comes back, by keyboard; deleting is asked for and refused while something hangs on it',
  atOneWidth,
  async ({ page }) => {
    await employerOfTwo(page)
    await action(page, 'remove', 'สยามสแควร์').press('Enter')
    await expect(page.getByText(thai('branchList.done.archived', { name: 'สยามสแควร์' }))).toBeVisible()
    await action(page, 'delete', 'สยามสแควร์').press('Enter')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: deletion('confirm') })
      .press('Enter')
    await expect(page.getByText(thai('branchList.done.deleted', { name: 'สยามสแควร์' }))).toBeVisible()
    await expect(action(page, 'undo', 'สยามสแควร์')).toBeFocused()
    await page.keyboard.press('Enter')
    await page.getByText(thai('branchList.done.archived', { name: 'สยามสแควร์' })).waitFor()
    await expect(action(page, 'undo', 'สยามสแควร์')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(action(page, 'remove', 'สยามสแควร์')).toBeFocused()

    await action(page, 'remove', 'ทองหล่อ').press('Enter')
    await expect(page.getByText(thai('branchList.done.archived', { name: 'ทองหล่อ' }))).toBeVisible()
    await page.goto('/job-posting/create')
    await openFields(page)
    const choice = page.getByLabel(thai('jobPosts.form.branch'), { exact: true })
    await expect(choice.locator('option')).toHaveText([thai('jobPosts.form.branchPlaceholder'), 'สยามสแควร์'])

    await page.goto('/branch')
    await state(page, 'archived').press('Enter')
    await expect(cards(page)).toHaveText(['ทองหล่อ'])
    await action(page, 'delete', 'ทองหล่อ').press('Enter')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: deletion('confirm') })
      .press('Enter')
    const inUse = thai('problems.branch_in_use', { posts: 1, members: 0, invitations: 0 })
    await expect(page.getByRole('alert').filter({ hasText: inUse })).toBeVisible()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: deletion('close') })
      .press('Enter')
    await action(page, 'restore', 'ทองหล่อ').press('Enter')
    await expect(page.getByText(thai('branchList.done.restored', { name: 'ทองหล่อ' }))).toBeVisible()
    await state(page, 'active').press('Enter')
    await expect(cards(page)).toHaveText(['ทองหล่อ', 'สยามสแควร์'])
  },
)

const headings = [
  'name',
  'taxBranchNumber',
  'line',
  'subdistrict',
  'district',
  'province',
  'postcode',
  'lat',
  'lng',
  'phone',
].map((column) => thai(`branchImport.columns.${column}`))

/** Encodes text as Thai spreadsheets on Windows do. */
const windowsThai = (text: string) =>
  Buffer.from(
    Array.from(text, (letter) => {
      const code = letter.codePointAt(0) ?? 0
      return code >= 0x0e00 ? code - 0x0e00 + 0xa0 : code
    }),
  )

test('branches from a file: every row is judged, the good ones are stored, the others go back with reasons', async ({
  page,
}) => {
  await employerOfTwo(page)
  await page.getByRole('link', { name: thai('branchImport.link') }).click()
  const file = page.getByLabel(thai('branchImport.choose'))
  await expect(file).toBeEnabled()
  const rows = [
    headings,
    ['หาดใหญ่', '11', '1 ถนนนิพัทธ์อุทิศ', 'ต.หาดใหญ่', 'หาดใหญ่', 'สงขลา', '', '7.0086', '100.4747', '741234567'],
    ['=cmd', '12', '2', 'ไม่มีที่นี่', 'หาดใหญ่', 'สงขลา', '90110', '', '', '12'],
    ['อารีย์', '1', '3', 'สามเสนใน', 'พญาไท', 'กทม', '10400', '', '', '0212345678'],
  ]
  const text = rows.map((row) => row.join(';')).join('\r\n')
  await file.setInputFiles({ name: 'สาขา.csv', mimeType: 'text/csv', buffer: windowsThai(text) })

  const step = page.getByRole('heading', { level: 2 })
  await expect(step).toHaveText(thai('branchImport.lookingTitle', { count: 3 }))
  await expect(step).toBeFocused()
  const bad = page.getByRole('region', { name: thai('branchImport.badRows') })
  const phone = thai('validation.contact_phone', { field: thai('branchImport.columns.phone') })
  const place = thai('branchImport.cells.unknownPlace', { field: thai('branchImport.columns.subdistrict') })
  const taken = thai('validation.taken', { field: thai('branchImport.columns.taxBranchNumber') })
  for (const reason of [phone, place, taken]) await expect(bad.getByText(reason)).toBeVisible()

  const download = page.waitForEvent('download')
  await bad.getByRole('button', { name: thai('branchImport.saveBad') }).click()
  const saved = readFileSync(await (await download).path(), 'utf8')
  expect(saved.startsWith('\uFEFF')).toBe(true)
  expect(saved).toContain(`'=cmd`)
  // Figures and their units are joined by a space at which no line breaks.
  const words = saved.replaceAll('\u00a0', ' ')
  for (const reason of [phone, place, taken]) expect(words).toContain(reason)

  await page.getByRole('button', { name: thai('branchImport.start', { count: 1 }) }).press('Enter')
  await expect(step).toHaveText(thai('branchImport.doneTitle', { count: 1 }))
  await page.getByRole('link', { name: thai('branchImport.see') }).click()
  await expect(cards(page)).toHaveText(['ทองหล่อ', 'สยามสแควร์', 'หาดใหญ่'])
})

test('an import whose answer is lost goes on without making anything twice', atOneWidth, async ({ page }) => {
  await employerOfTwo(page)
  await page.goto('/branch?import=1')
  const file = page.getByLabel(thai('branchImport.choose'))
  await expect(file).toBeEnabled()
  const row = ['ลาดพร้าว', '21', '1', 'จอมพล', 'จตุจักร', 'กรุงเทพมหานคร', '10900', '', '', '0212345678']
  const buffer = Buffer.from([headings, row].map((cells) => cells.join(',')).join('\n'))
  await file.setInputFiles({ name: 'สาขา.csv', mimeType: 'text/csv', buffer })
  const start = page.getByRole('button', { name: thai('branchImport.start', { count: 1 }) })
  await expect(start).toBeVisible()

  const address = '**/api/job-post/v1/branches/imports'
  await page.route(address, async (route) => {
    await route.fetch()
    await route.fulfill({ status: 503, json: {} })
  })
  await start.click()
  const goOn = page.getByRole('button', { name: thai('branchImport.goOn') })
  await expect(goOn).toBeVisible()
  await page.unroute(address)
  await goOn.click()
  const done = page.getByRole('heading', { name: thai('branchImport.doneTitle', { count: 1 }) })
  await expect(done).toBeVisible()
})

test('who sets a pin because a post needs one comes back to the post as it was written', async ({ page }) => {
  const account = await employerWithBranch()
  const { body } = await asPerson<{ id: string }>(account, `${jobPost}/v1/branches`, {
    body: { ...branch, name: 'ทองหล่อ', taxBranchNumber: '00001', lat: '', lng: '' },
  })
  await signInBrowser(page.context(), account)
  await page.goto('/job-posting/create')
  await openFields(page)
  const title = page.getByLabel(thai('jobPosts.form.title'), { exact: true })
  await expect(title).toBeEnabled()
  await title.fill('พนักงานเสิร์ฟ กะค่ำ')
  const choice = page.getByLabel(thai('jobPosts.form.branch'), { exact: true })
  await choice.selectOption({ label: 'สยามสแควร์' })
  const pin = page.getByRole('link', { name: thai('jobPosts.form.pin.set') })
  await expect(pin).toHaveCount(0)
  await choice.selectOption({ label: 'ทองหล่อ' })
  await pin.click()
  await page.waitForURL(({ pathname }) => pathname === `/branch/edit/${body.id}`)

  await expect(page.getByText(thai('branches.positionWithout'))).toBeVisible()
  const lat = page.getByLabel(thai('maps.lat'))
  await expect(lat).toBeEnabled()
  await lat.fill('18.7883')
  await page.getByLabel(thai('maps.lng')).fill('98.9853')
  const question = page.getByRole('alert').filter({ hasText: thai('maps.stray.right') })
  await expect(question).toContainText('เขตปทุมวัน')
  await question.getByRole('button', { name: thai('maps.stray.right') }).click()
  await expect(question).toHaveCount(0)
  await page.getByRole('button', { name: thai('branches.save') }).click()
  await page.waitForURL('**/job-posting/edit/*')
  await expect(title).toHaveValue('พนักงานเสิร์ฟ กะค่ำ')
  await expect(choice.locator('option:checked')).toHaveText('ทองหล่อ')
  await expect(pin).toHaveCount(0)
})
