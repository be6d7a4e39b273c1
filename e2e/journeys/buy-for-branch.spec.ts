import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { pdfLines } from '@/services/shared/testing/pdf-text'
import { branchAt, hiringEmployer, signInBrowser } from '../account'
import { atTheBank } from '../credits'
import { atOneWidth, expect, handOf, test } from '../fixtures'
import { refund } from '../returned-money'
import { thai } from '../thai'

/** The lines of a document that a link downloads. */
async function linesOf(page: Page, link: Locator): Promise<string[]> {
  const download = page.waitForEvent('download')
  await link.click()
  const [lines = []] = await pdfLines(await readFile(await (await download).path()))
  return lines
}

test(
  'a branch buys in its own name, which stands on its receipt and on its credit note',
  atOneWidth,
  async ({ page }) => {
    const hand = handOf('mouse', page)
    const employer = await hiringEmployer()
    await branchAt(employer, { lat: '13.7449', lng: '100.5347' })
    await signInBrowser(page.context(), employer)
    await page.goto('/credit-package?kind=job_post&size=5')
    const buyer = page.getByLabel(thai('orders.buy.buyer'))
    await buyer.selectOption({ label: thai('orders.buy.branchNamed', { number: '00001', name: 'สาขาอื่น' }) })
    await expect(
      page.getByText(thai('orders.buy.branch', { number: '00001' }), { exact: true }),
    ).toBeVisible()
    // It is kept over a reload.
    await page.reload()
    await expect(buyer.locator('option:checked')).toContainText('สาขาอื่น')
    await hand.press(page.getByRole('button', { name: /^จ่าย ฿2,664\.30/ }))
    await expect(page.getByRole('img', { name: /คิวอาร์พร้อมเพย์/ })).toBeVisible()
    const [number = ''] = /CR-\d{4}-\d{5}/.exec((await page.locator('main').textContent()) ?? '') ?? []
    await atTheBank(number, 'mark_as_paid')

    const ofBranch = expect.stringMatching(/^เลขประจำตัวผู้เสียภาษี .+ \(สาขาที่ 00001\)$/)
    const receipt = page.getByRole('link', { name: thai('orders.pay.paid.receipt') })
    await expect(receipt).toBeVisible()
    expect(await linesOf(page, receipt)).toEqual(
      expect.arrayContaining([ofBranch, `คำสั่งซื้อ ${number}`, 'จำนวนเงินรวมทั้งสิ้น 2,664.30']),
    )

    await refund(number, 532_86)
    await page.goto('/my-credit')
    const orders = page.getByRole('region', { name: thai('orders.history.title') })
    await expect(orders.getByText(thai('orders.history.returned', { amount: '฿532.86' }))).toBeVisible()
    const note = await linesOf(page, orders.getByRole('link', { name: /^ใบลดหนี้ CN-/ }))
    expect(note).toEqual(expect.arrayContaining(['ใบลดหนี้', ofBranch, `คำสั่งซื้อ ${number}`, 'รวมเงินที่คืน 532.86']))
  },
)
