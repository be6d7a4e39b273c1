import type { Page } from '@playwright/test'
import { harmlessPdf } from '@/services/shared/uploads/testing/sample-files'
import { bangkokToday } from '@/validators/rules'
import { hiringEmployer, signInBrowser } from '../account'
import { orderFor } from '../credits'
import { expect } from '../fixtures'
import { FormFields } from '../form-fields'
import { type Screen, see, shared } from '../screen'
import { employerWithPayment, refundOf, staffDecide } from '../tax-refunds'
import { thai } from '../thai'

/** A refund that is not begun yet. */
const unbegun = shared(employerWithPayment)
const begun = shared(employerWithPayment)
const sent = shared(employerWithPayment)
const ordering = shared(async () => {
  const account = await hiringEmployer()
  for (const state of ['waiting', 'over', 'paid'] as const) await orderFor(account, state)
  return account
})

async function openUnbegun(page: Page): Promise<void> {
  const { account, paymentId } = await unbegun()
  await signInBrowser(page.context(), account)
  await see(page, `/tax-refund/${paymentId}`)
  await expect(page.getByRole('button', { name: thai('taxRefunds.begin.action') })).toBeVisible()
}

/** Opens a refund's form, begun where it was not yet. */
async function openForm(page: Page, employer: typeof begun): Promise<FormFields> {
  const { account, paymentId } = await employer()
  await signInBrowser(page.context(), account)
  await see(page, `/tax-refund/${paymentId}`)
  const form = new FormFields(page, 'tax-refund')
  const begin = page.getByRole('button', { name: thai('taxRefunds.begin.action') })
  await expect(begin.or(form.submit)).toBeVisible()
  if (await begin.isVisible()) await begin.click()
  await expect(form.submit).toBeEnabled()
  return form
}

async function openFaulty(page: Page): Promise<void> {
  const form = await openForm(page, begun)
  await page.getByLabel(thai('taxRefunds.form.accountNumber')).fill('12')
  await form.submit.click()
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
}

/** A refund that staff have had corrected: with a reason, a file and a timeline. */
async function openCorrection(page: Page): Promise<void> {
  const { account, paymentId } = await sent()
  const state = (await refundOf(account, paymentId))?.state
  if (state !== 'needs_correction') {
    const form = await openForm(page, sent)
    await page.getByLabel(thai('taxRefunds.form.number')).fill('3/15')
    await page.getByLabel(thai('taxRefunds.form.date')).fill(bangkokToday())
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: '50ทวิ.pdf', mimeType: 'application/pdf', buffer: harmlessPdf() })
    await expect(page.getByRole('link', { name: thai('taxRefunds.form.fileOpen') })).toBeVisible()
    await page.getByLabel(thai('taxRefunds.form.bank')).selectOption('004')
    await page.getByLabel(thai('taxRefunds.form.accountNumber')).fill('1234567890')
    await form.submit.click()
    await expect(page.getByText(thai('taxRefunds.states.submitted')).first()).toBeVisible()
    const { id } = await refundOf(account, paymentId)
    await staffDecide(id, 'begin_review')
    await staffDecide(id, 'ask_correction', { reason: 'เลขที่ไม่ตรงกับไฟล์' })
  }
  await openForm(page, sent)
}

async function openOrders(page: Page): Promise<void> {
  await signInBrowser(page.context(), await ordering())
  await see(page, '/my-credit')
  await expect(page.getByRole('link', { name: /^ใบเสร็จ INV-/ })).toBeVisible()
}

const route = '/tax-refund/{orderPaymentID}'

/** The screens of refunds of withheld tax, and of orders with their receipts. */
export const taxRefundScreens: readonly Screen[] = [
  { name: 'a refund of withheld tax, not begun', route, open: openUnbegun },
  { name: 'a refund of withheld tax, its form with faults', route, open: openFaulty },
  { name: 'a refund of withheld tax, to be corrected', route, open: openCorrection },
  { name: 'orders with their receipts', route: '/my-credit', open: openOrders },
]
