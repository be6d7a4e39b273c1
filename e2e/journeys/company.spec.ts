import type { Page } from '@playwright/test'
import { hostileFiles } from '@/services/shared/uploads/testing/hostile-files'
import { asPerson, demoColleague, employerWithBranch, signInBrowser } from '../account'
import { certificate, choose, idCard, kindSection, ops } from '../company-documents'
import { atOneWidth, expect, test } from '../fixtures'
import { FormFields } from '../form-fields'
import { stackAddresses } from '../stack'
import { thai } from '../thai'

const { jobPost, web } = stackAddresses

type Company = { id: string; about: string | null; logo: string[]; version: number }

async function openAs(page: Page, path: string) {
  const account = await employerWithBranch()
  await signInBrowser(page.context(), account)
  await page.goto(path)
  const stored = async () =>
    (await asPerson<Company>(account, `${jobPost}/v1/company`, { method: 'GET' })).body
  return { account, stored }
}

/** The row of a document that has been added; during the upload it has no link yet. */
const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ hasText: name, has: page.getByRole('link') })

test('documents are previewed, replaced, asked for again with the reason, and taken', async ({ page }) => {
  const { stored } = await openAs(page, '/profile-document')
  const { id } = await stored()
  await choose(page, 'director_id_card', idCard)
  const card = row(page, idCard.name)
  await expect(card.getByText(thai('companyDocuments.states.draft'))).toBeVisible()
  await expect
    .poll(() => card.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBe(60)

  await page.getByRole('button', { name: thai('companyDocuments.submit') }).click()
  await expect(page.getByText(/^ยังไม่มีหนังสือรับรองบริษัท/)).toBeVisible()
  await expect(kindSection(page, 'company_certificate')).toBeFocused()
  await choose(page, 'company_certificate', certificate)
  await expect(row(page, certificate.name)).toBeVisible()
  await card.getByLabel(thai('companyDocuments.expiry.label')).fill('2040-12-31')
  await page.getByRole('button', { name: thai('companyDocuments.submit') }).click()
  await expect(page.getByText(thai('companies.notice.documents_submitted.title'))).toBeVisible()
  await expect(card.getByText(/ใช้ได้ถึง/)).toBeVisible()
  await expect(page.locator('input[type="file"]')).toHaveCount(0)

  const shown = await ops(['show', id])
  const cardId = /([0-9a-f-]{36}) {2}บัตรประชาชนกรรมการ/.exec(shown)?.[1] ?? ''
  await ops(['review', id])
  await ops(['more', id, '--reason', 'ขอสำเนาบัตรที่ชัดกว่านี้', '--refuse', `${cardId}=ภาพเบลอ`])
  await page.goto('/dashboard')
  await page.getByRole('link', { name: thai('dashboard.verification.needs_more_documents.action') }).click()
  await expect(page.getByText('ขอสำเนาบัตรที่ชัดกว่านี้')).toBeVisible()
  await expect(card.getByText('ภาพเบลอ')).toBeVisible()
  await card.locator('input[type="file"]').setInputFiles({ ...idCard, name: 'บัตรใหม่.png' })
  await expect(row(page, 'บัตรใหม่.png')).toBeVisible()
  await expect(card).toHaveCount(0)
  await page.getByRole('button', { name: thai('companyDocuments.submit') }).click()
  await expect(page.getByText(thai('companies.notice.documents_submitted.title'))).toBeVisible()
  await ops(['review', id])
  await ops(['approve', id])
  await page.reload()
  await expect(page.getByText(thai('companies.notice.verified.title'))).toBeVisible()
})

test(
  'files that are not what they say are refused with the reason, and none is added',
  atOneWidth,
  async ({ page }) => {
    await openAs(page, '/profile-document')
    const named = (name: string) => {
      const found = hostileFiles.find((file) => file.name === name)
      if (!found) throw new Error(`the corpus has no ${name}`)
      return found.bytes()
    }
    await choose(page, 'other', [
      { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: named('script in an SVG, as it is') },
      { name: 'page.png', mimeType: 'image/png', buffer: named('page called logo.png') },
      { name: 'script.pdf', mimeType: 'application/pdf', buffer: named('PDF with a script to begin with') },
      { name: 'card.pdf.exe', mimeType: 'application/pdf', buffer: certificate.buffer },
    ])
    const section = kindSection(page, 'other')
    await expect(section.getByText(thai('problems.file_type_wrong'))).toHaveCount(2)
    await expect(section.getByText('ไฟล์นี้ต้องเป็นไฟล์ pdf หรือไฟล์ภาพ เช่น jpg หรือ png')).toBeVisible()
    await expect(section.getByText(thai('problems.pdf_active'))).toBeVisible()
    await page.reload()
    await expect(section.locator('input[type="file"][multiple]')).toBeVisible()
    await expect(section.getByRole('listitem')).toHaveCount(0)
  },
)

test(
  'a document opens for the owner in a sandbox, and for nobody without the session',
  atOneWidth,
  async ({ page, request }) => {
    await openAs(page, '/profile-document')
    await choose(page, 'other', [
      { ...certificate, name: 'a.pdf' },
      { ...idCard, name: 'b.png' },
    ])
    for (const [name, disposition] of [
      ['a.pdf', /^attachment/],
      ['b.png', /^inline/],
    ] as const) {
      const path = await row(page, name).getByRole('link').getAttribute('href')
      const mine = await page.request.get(`${web}${path}`)
      expect(mine.status()).toBe(200)
      expect(mine.headers()['content-disposition']).toMatch(disposition)
      expect(mine.headers()['content-security-policy']).toBe(
        "default-src 'none'; frame-ancestors 'none'; sandbox",
      )
      expect(mine.headers()['x-content-type-options']).toBe('nosniff')
      expect(mine.headers()['cache-control']).toContain('no-store')
      expect(mine.url()).toContain('/api/company-documents/file?link=')
      for (const address of [`${web}${path}`, mine.url()]) {
        const nobody = await request.get(address, { headers: { cookie: '' } })
        expect(nobody.status()).toBe(401)
      }
    }
  },
)

test(
  'the profile keeps logo and texts; a colleague’s change meanwhile is shown beside one’s own',
  atOneWidth,
  async ({ page }) => {
    const { account, stored } = await openAs(page, '/profile')
    const form = new FormFields(page, 'company-profile')
    await form.fill({ about: 'ครัวอาหารไทย เปิดทุกวัน', website: 'https://krua.example' })
    await page.locator('#company-profile-logo').setInputFiles({ ...idCard, name: 'logo.png' })
    await expect(page.getByText(thai('uploads.added', { count: 1 }))).toBeVisible()
    await form.submit.click()
    await expect(page.getByText(thai('companies.profile.saved'))).toBeVisible()
    const saved = await stored()
    expect(saved).toMatchObject({ about: 'ครัวอาหารไทย เปิดทุกวัน', website: 'https://krua.example' })
    expect(saved.logo).toHaveLength(1)

    const { name, address } = saved as Company & { name: string; address: object }
    const changed = await asPerson(account, `${jobPost}/v1/company`, {
      method: 'PUT',
      headers: { 'If-Match': `"${saved.version}"` },
      body: { name, address, logo: saved.logo, about: 'ข้อความของเพื่อน' },
    })
    expect(changed.status).toBe(200)
    await form.fill({ about: 'ข้อความของฉัน' })
    await form.submit.click()
    const dialog = page.getByRole('dialog', { name: thai('editing.conflict.title') })
    await expect(dialog.getByText('ข้อความของเพื่อน')).toBeVisible()
    await expect(dialog.getByText('ข้อความของฉัน')).toBeVisible()
    await dialog.getByRole('button', { name: thai('editing.conflict.keepMine') }).click()
    await expect.poll(async () => (await stored()).about).toBe('ข้อความของฉัน')
  },
)

test('a colleague who may not edit reads the profile and opens no document', atOneWidth, async ({ page }) => {
  await signInBrowser(page.context(), await demoColleague('recruiter'))
  await page.goto('/profile')
  await expect(page.getByText(thai('companies.profile.readOnly'))).toBeVisible()
  await expect(page.locator('form')).toHaveCount(0)
  await page.goto('/profile-document')
  await expect(page.getByText(thai('companyDocuments.forbidden.title'))).toBeVisible()
})
