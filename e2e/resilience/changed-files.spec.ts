import { unlink, utimes, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { importColumns } from '@/lib/branches/import-columns'
import { deferred } from '@/lib/testing/deferred'
import { harmlessPdf } from '@/services/shared/uploads/testing/sample-files'
import { asPerson, employerWithBranch, signInBrowser } from '../account'
import { certificate, choose, kindSection } from '../company-documents'
import { expect, test } from '../fixtures'
import { stackAddresses } from '../stack'
import { thai } from '../thai'

/** How long somebody may wait to hear that a file is not the one they picked any more, in milliseconds. */
const atMostMs = 5_000

/** What happens to a file on somebody's disk between picking and sending it. */
const fates: Readonly<Record<string, (path: string) => Promise<void>>> = {
  deleted: unlink,
  changed: async (path) => {
    await writeFile(path, 'something else')
    await utimes(path, new Date(), new Date(Date.now() + 60_000))
  },
  'changed to nothing': async (path) => {
    await writeFile(path, '')
    await utimes(path, new Date(), new Date(Date.now() + 60_000))
  },
}

const unreadable = thai('problems.file_unreadable')

for (const [fate, befall] of Object.entries(fates)) {
  test.describe('without a network for a while', () => {
    test.use({ outage: true })

    test(`of a document that was ${fate} after it was picked this is said within 5 s`, async ({
      page,
      context,
    }, testInfo) => {
      const path = testInfo.outputPath('บัตรกรรมการ.pdf')
      await writeFile(path, harmlessPdf())
      await signInBrowser(context, await employerWithBranch())
      await page.goto('/profile-document')
      await choose(page, 'company_certificate', certificate)
      const stored = page.getByRole('link', { name: new RegExp(certificate.name) })
      await expect(stored).toBeVisible()

      await context.setOffline(true)
      await choose(page, 'director_id_card', path)
      const said = kindSection(page, 'director_id_card').getByRole('alert')
      await expect(said).toHaveText(thai('problems.network'))
      await befall(path)
      const begun = performance.now()
      // It is sent by itself as soon as there is a network.
      await context.setOffline(false)
      await expect(said).toHaveText(unreadable)
      expect(performance.now() - begun).toBeLessThan(atMostMs)

      await writeFile(path, harmlessPdf())
      await choose(page, 'director_id_card', path)
      await expect(
        kindSection(page, 'director_id_card').getByRole('link', { name: /บัตรกรรมการ/ }),
      ).toBeVisible()
    })
  })

  test(`of a table of branches that was ${fate} before it was read this is said within 5 s`, async ({
    page,
    context,
  }, testInfo) => {
    const path = testInfo.outputPath('สาขา.csv')
    await writeFile(path, table)
    await signInBrowser(context, await employerWithBranch())
    const goOn = await holdReader(page)
    await page.goto('/branch?import=1')
    const file = page.getByLabel(thai('branchImport.choose'))
    await expect(file).toBeEnabled()
    await file.setInputFiles(path)
    await expect(page.getByRole('status').filter({ hasText: thai('branchImport.reading') })).toBeVisible()
    await befall(path)
    const begun = performance.now()
    goOn()
    await expect(page.getByText(unreadable)).toBeVisible()
    expect(performance.now() - begun).toBeLessThan(atMostMs)

    await writeFile(path, table)
    await file.setInputFiles(path)
    await expect(start(page)).toBeVisible()
  })
}

test('a table of branches that was deleted after it was read is sent as it was read', async ({
  page,
  context,
}, testInfo) => {
  const path = testInfo.outputPath('สาขา.csv')
  await writeFile(path, table)
  const account = await employerWithBranch()
  await signInBrowser(context, account)
  await page.goto('/branch?import=1')
  const file = page.getByLabel(thai('branchImport.choose'))
  await expect(file).toBeEnabled()
  await file.setInputFiles(path)
  await expect(start(page)).toBeVisible()
  await unlink(path)
  const begun = performance.now()
  await start(page).click()
  await expect(
    page.getByRole('heading', { name: thai('branchImport.doneTitle', { count: 1 }) }),
  ).toBeVisible()
  expect(performance.now() - begun).toBeLessThan(atMostMs)
  const { body } = await asPerson<{ items: { name: string }[] }>(
    account,
    `${stackAddresses.jobPost}/v1/branches`,
    { method: 'GET' },
  )
  expect(body.items.map(({ name }) => name)).toContain('ลาดพร้าว')
})

const table = [
  importColumns.map((column) => thai(`branchImport.columns.${column}`)),
  ['ลาดพร้าว', '21', '1', 'จอมพล', 'จตุจักร', 'กรุงเทพมหานคร', '10900', '', '', '0212345678'],
]
  .map((cells) => cells.join(','))
  .join('\n')

const start = (page: Page) => page.getByRole('button', { name: thai('branchImport.start', { count: 1 }) })

/** Holds back the script that reads tables, as a slow network does, until the returned function is called. */
async function holdReader(page: Page): Promise<() => void> {
  const { promise, resolve } = deferred()
  await page.route('**/_next/static/**/*.js', async (route) => {
    const response = await route.fetch()
    // The cause that no other script knows.
    if (/\bnotText\b/.test(await response.text())) await promise
    await route.fulfill({ response })
  })
  return resolve
}
