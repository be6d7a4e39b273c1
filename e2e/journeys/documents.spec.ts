import { publicPages } from '../../lib/auth/public-pages'
import { formatDate } from '../../lib/dates/format-long'
import { documentVersions } from '../../validators/document-versions'
import { atOneWidth, expect, test } from '../fixtures'
import { stackAddress } from '../stack'
import { thai } from '../thai'

const documents = publicPages.filter(({ group }) => group === 'policies')

for (const { path, key } of documents) {
  test(`${path} can be read from its contents list`, async ({ page, isMobile }) => {
    await page.goto(path)
    const version = documentVersions[key as keyof typeof documentVersions]
    await expect(page.getByText(thai('documents.version', { version }))).toBeVisible()
    await expect(page.getByText(formatDate(version)).first()).toBeVisible()
    const contents = page.getByRole('navigation', { name: thai('documents.contents') })
    if (isMobile) await contents.locator('summary').click()
    const entries = contents.getByRole('link').filter({ visible: true })
    const sections = page.getByRole('heading', { level: 2 })
    // The summary has a heading but no entry in the contents list.
    expect(await entries.count()).toBe((await sections.count()) - 1)

    const last = entries.last()
    const title = ((await last.textContent()) ?? '').replace(/^\d+\.\s*/, '')
    await last.click()
    await expect(sections.filter({ hasText: title })).toBeInViewport()
    expect(new URL(page.url()).hash).toBe(await last.getAttribute('href'))
  })

  test(`${path} has no link within it that leads nowhere`, atOneWidth, async ({ page, request }) => {
    await page.goto(path)
    const links = await page
      .getByRole('main')
      .locator('a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(links.length).toBeGreaterThan(0)
    const anchors = links.filter((href) => href.startsWith('#')).map((href) => href.slice(1))
    const missing = await page.evaluate(
      (ids) => ids.filter((id) => document.getElementById(id) === null),
      anchors,
    )
    expect(missing).toEqual([])
    for (const href of new Set(links.filter((link) => link.startsWith('/')))) {
      const [target = '', anchor] = href.split('#')
      const answer = await request.get(target)
      expect(answer.status(), href).toBe(200)
      if (anchor) expect(await answer.text(), href).toContain(`id="${anchor}"`)
    }
  })

  test(
    `${path} is printed as a document: no chrome, black on white, links with their addresses`,
    atOneWidth,
    async ({ page }) => {
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      await page.goto(path)
      await expect(page.getByRole('banner')).toBeHidden()
      await expect(page.getByRole('contentinfo')).toBeHidden()
      await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
      await expect(
        page.getByText(thai('documents.printedFrom', { address: `${stackAddress}${path}` })),
      ).toBeVisible()
      const { ground, ink } = await page.evaluate(() => ({
        ground: getComputedStyle(document.documentElement).backgroundColor,
        ink: getComputedStyle(document.documentElement).color,
      }))
      expect([ground, ink]).toEqual(['rgb(255, 252, 246)', 'rgb(20, 33, 61)'])
      const pdf = await page.pdf({ preferCSSPageSize: true })
      // The PDF gives the size of A4 in points.
      expect(pdf.toString('latin1')).toMatch(/\/MediaBox \[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/)
      const away = await page
        .getByRole('main')
        .locator('section a[href^="/"]')
        .first()
        .evaluate((link) => getComputedStyle(link, '::after').content)
      expect(away).toContain('(')
    },
  )
}

test(
  'the boxes of the registration form lead to the documents they speak of',
  atOneWidth,
  async ({ page }) => {
    await page.goto('/register')
    const terms = page.locator('label', { has: page.locator('input[name="acceptTerms"]') })
    for (const path of ['/condition', '/privacy-policy']) {
      const link = terms.locator(`a[href="${path}"]`)
      await expect(link).toBeVisible()
      const opened = page.waitForEvent('popup')
      await link.click()
      const document = await opened
      await expect(document.getByRole('heading', { level: 1 })).toBeVisible()
      expect(new URL(document.url()).pathname).toBe(path)
      await document.close()
    }
    await expect(page.locator('input[name="acceptTerms"]')).not.toBeChecked()
  },
)
