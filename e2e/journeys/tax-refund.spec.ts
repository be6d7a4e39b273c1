import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { pdfLines } from '@/services/shared/testing/pdf-text'
import { harmlessPdf } from '@/services/shared/uploads/testing/sample-files'
import { bangkokToday } from '@/validators/rules'
import { asPerson, signInBrowser } from '../account'
import { ops } from '../company-documents'
import { atWidthOf, expect, handNames, handOf, test } from '../fixtures'
import { FormFields } from '../form-fields'
import { stackAddresses } from '../stack'
import { employerWithPayment, refundOf, staffDecide } from '../tax-refunds'
import { thai } from '../thai'

const { jobPost } = stackAddresses
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const state = (page: Page, name: string) => page.locator('main').getByText(name, { exact: true }).first()

for (const name of handNames) {
  test(
    `who paid opens the receipt and reads what the order says, by ${name}`,
    atWidthOf(name),
    async ({ page }) => {
      const hand = handOf(name, page)
      const { account, orderId } = await employerWithPayment()
      const { body: order } = await asPerson<{ number: string; buyer: { name: string } }>(
        account,
        `${jobPost}/v1/orders/${orderId}`,
        { method: 'GET' },
      )
      await signInBrowser(page.context(), account)
      await page.goto(`/payment/promptpay?order=${orderId}`)
      const fromScreen = page.waitForEvent('download')
      await hand.press(page.getByRole('link', { name: thai('orders.pay.paid.receipt') }))
      const saved = await fromScreen
      expect(saved.suggestedFilename()).toMatch(/^INV-\d{4}-\d{5}\.pdf$/)
      const bytes = await readFile(await saved.path())
      const [lines = []] = await pdfLines(bytes)
      expect(lines).toEqual(
        expect.arrayContaining([
          'ใบกำกับภาษี/ใบเสร็จรับเงิน',
          order.buyer.name,
          `คำสั่งซื้อ ${order.number}`,
          `เลขที่ ${saved.suggestedFilename().replace('.pdf', '')}`,
          'จำนวนเงินรวมทั้งสิ้น 2,664.30',
          'สองพันหกร้อยหกสิบสี่บาทสามสิบสตางค์',
        ]),
      )

      await page.goto('/my-credit')
      const again = page.waitForEvent('download')
      await hand.press(page.getByRole('link', { name: /^ใบเสร็จ INV-/ }))
      expect(Buffer.compare(await readFile(await (await again).path()), bytes)).toBe(0)
    },
  )

  test(`withheld tax comes back, after one correction, by ${name}`, atWidthOf(name), async ({ page }) => {
    const hand = handOf(name, page)
    const { account, paymentId } = await employerWithPayment()
    await signInBrowser(page.context(), account)
    await page.goto('/my-credit')
    await hand.press(page.getByRole('link', { name: /^ขอคืนภาษีหัก ณ ที่จ่าย CR-/ }))
    await expect(page).toHaveURL(new RegExp(`/tax-refund/${paymentId}$`))
    await expect(page.locator('main').getByText('฿74.70').first()).toBeVisible()
    await hand.press(button(page, thai('taxRefunds.begin.action')))

    const form = new FormFields(page, 'tax-refund')
    await expect(form.submit).toBeEnabled()
    await hand.type(page.getByLabel(thai('taxRefunds.form.number')), '3/15')
    await hand.press(button(page, thai('taxRefunds.form.save')))
    await expect(page.getByText(thai('taxRefunds.form.saved'))).toBeVisible()
    await page.reload()
    await expect(page.getByLabel(thai('taxRefunds.form.number'))).toHaveValue('3/15')
    await expect(form.submit).toBeEnabled()

    await page.getByLabel(thai('taxRefunds.form.date')).fill(bangkokToday())
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: '50ทวิ.pdf', mimeType: 'application/pdf', buffer: harmlessPdf() })
    await expect(page.getByRole('link', { name: thai('taxRefunds.form.fileOpen') })).toBeVisible()
    await page.getByLabel(thai('taxRefunds.form.bank')).selectOption('004')
    await hand.type(page.getByLabel(thai('taxRefunds.form.accountNumber')), '123-4-56789-0')
    await hand.press(form.submit)
    await expect(state(page, thai('taxRefunds.states.submitted'))).toBeVisible()

    const { id } = await refundOf(account, paymentId)
    expect(await ops(['tax-refunds', 'list'])).toContain(id)
    const shown = await ops(['tax-refunds', 'show', id])
    expect(shown).toContain('…7890')
    expect(shown).not.toContain('1234567890')
    await staffDecide(id, 'begin_review')
    await staffDecide(id, 'ask_correction', { reason: 'เลขที่ไม่ตรงกับไฟล์' })

    await page.reload()
    await expect(page.locator('main').getByText('เลขที่ไม่ตรงกับไฟล์').first()).toBeVisible()
    await expect(form.submit).toBeEnabled()
    await page.getByLabel(thai('taxRefunds.form.number')).fill('')
    await hand.type(page.getByLabel(thai('taxRefunds.form.number')), '3/16')
    await hand.press(form.submit)
    await expect(state(page, thai('taxRefunds.states.submitted'))).toBeVisible()

    await staffDecide(id, 'begin_review')
    await staffDecide(id, 'approve')
    expect(await ops(['tax-refunds', 'account', id])).toContain('1234567890')
    await staffDecide(id, 'mark_paid', { reference: 'FT2569110100001' })
    await page.reload()
    await expect(state(page, thai('taxRefunds.states.paid'))).toBeVisible()
    await expect(page.locator('main').getByText(/FT2569110100001/)).toBeVisible()
    await expect(
      page.locator('main').getByText(thai('taxRefunds.form.accountEnd', { end: '7890' })),
    ).toBeVisible()
  })
}
