import type { Page } from '@playwright/test'
import { harmlessPdf } from '@/services/shared/uploads/testing/sample-files'
import { bangkokToday } from '@/validators/rules'
import { demoColleague, hiringEmployer, signInBrowser, verified } from '../account'
import { atTheCardsBank, cardField, testCards, typeCard } from '../cards'
import { expect, handOf } from '../fixtures'
import { FormFields } from '../form-fields'
import { type MoneyFate, orderWithFate } from '../returned-money'
import { salesLink, topupLink } from '../sales-links'
import { member, type Screen, see, shared } from '../screen'
import { employerWithPayment, refundOf, staffDecide } from '../tax-refunds'
import { thai } from '../thai'

const employer = shared(() => hiringEmployer())
const newcomer = shared(() => verified('employer'))
const recruiter = shared(() => demoColleague('recruiter'))
const link = shared(() => salesLink())

const fates = ['refunded', 'partly_refunded', 'disputed', 'reversed'] as const

/** An employer with an order of each fate. */
const returned = shared(async () => {
  const account = await hiringEmployer()
  const orders = {} as Record<MoneyFate, string>
  for (const fate of fates) orders[fate] = await orderWithFate(account, fate)
  return { account, orders }
})

const openReturned = (fate: MoneyFate) => async (page: Page) => {
  const { account, orders } = await returned()
  await signInBrowser(page.context(), account)
  await see(page, `/payment/promptpay?order=${orders[fate]}`)
  await expect(page.getByRole('link', { name: /^ใบเสร็จ INV-/ })).toBeVisible()
}

async function openReturnedList(page: Page): Promise<void> {
  await signInBrowser(page.context(), (await returned()).account)
  await see(page, '/my-credit')
  await expect(page.getByText(thai('orders.history.states.reversed'))).toBeVisible()
}

const sent = { rejected: shared(employerWithPayment), paid: shared(employerWithPayment) }

/** A refund of withheld tax that staff rejected or paid. */
const openDecided = (outcome: keyof typeof sent) => async (page: Page) => {
  const { account, paymentId } = await sent[outcome]()
  await signInBrowser(page.context(), account)
  await see(page, `/tax-refund/${paymentId}`)
  if ((await refundOf(account, paymentId))?.state !== outcome) {
    await page.getByRole('button', { name: thai('taxRefunds.begin.action') }).click()
    const form = new FormFields(page, 'tax-refund')
    await expect(form.submit).toBeEnabled()
    await page.getByLabel(thai('taxRefunds.form.number')).fill('3/15')
    await page.getByLabel(thai('taxRefunds.form.date')).fill(bangkokToday())
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: '50ทวิ.pdf', mimeType: 'application/pdf', buffer: harmlessPdf() })
    await expect(page.getByRole('link', { name: thai('taxRefunds.form.fileOpen') })).toBeVisible()
    await page.getByLabel(thai('taxRefunds.form.bank')).selectOption('004')
    await page.getByLabel(thai('taxRefunds.form.accountName')).fill('บริษัท ครัวยายบัว จำกัด')
    await page.getByLabel(thai('taxRefunds.form.accountNumber')).fill('1234567890')
    await form.submit.click()
    await expect(page.getByText(thai('taxRefunds.states.submitted')).first()).toBeVisible()
    const { id } = await refundOf(account, paymentId)
    await staffDecide(id, 'begin_review')
    if (outcome === 'rejected') await staffDecide(id, 'reject', { reason: 'หนังสือรับรองเป็นของบริษัทอื่น' })
    else {
      await staffDecide(id, 'approve')
      await staffDecide(id, 'mark_paid', { reference: '25691125-001' })
    }
    await page.reload()
  }
  await expect(page.getByText(thai(`taxRefunds.states.${outcome}`)).first()).toBeVisible()
}

async function openTopupCard(page: Page): Promise<void> {
  await see(page, await topupLink(await employer()), thai('topup.title'))
  await page.getByRole('radio', { name: new RegExp(`^${thai('orders.card.byCard')}`) }).check()
  await expect(cardField(page, 'number')).toBeVisible()
}

async function openTopupDeclined(page: Page): Promise<void> {
  const hand = handOf('mouse', page)
  await openTopupCard(page)
  await typeCard(hand, page, testCards.insufficientFund)
  await hand.press(page.getByRole('button', { name: /ด้วยบัตร$/ }))
  await atTheCardsBank(hand, page, 'ยืนยัน')
  await expect(page.getByRole('heading', { level: 1, name: thai('orders.card.stages.failed') })).toBeVisible()
  await expect(cardField(page, 'number')).toBeVisible()
}

const topup = '/employer/payment/topup'
const noId = '019aa000-0000-7000-8000-000000000099'

async function openTopupWithoutOrder(page: Page): Promise<void> {
  await see(page, await topupLink(await employer()), thai('topup.title'))
  await see(page, `${topup}?order=${noId}`, thai('topup.noOrder.title'))
}

async function openLinkWithoutCompany(page: Page): Promise<void> {
  await signInBrowser(page.context(), await newcomer())
  await see(page, await link(), thai('buffetLink.title', { days: 30 }))
}

/** What becomes of money after it was paid, and where buying ends without an order. */
export const moneyScreens: readonly Screen[] = [
  ...fates.map((fate) => ({
    name: `an order that is ${fate.replace('_', ' ')}`,
    route: '/payment/promptpay',
    open: openReturned(fate),
  })),
  { name: 'orders whose money went back', route: '/my-credit', open: openReturnedList },
  {
    name: 'a refund of withheld tax, rejected',
    route: '/tax-refund/{orderPaymentID}',
    open: openDecided('rejected'),
  },
  {
    name: 'a refund of withheld tax, paid',
    route: '/tax-refund/{orderPaymentID}',
    open: openDecided('paid'),
  },
  { name: 'top-up, a card to type', route: topup, open: openTopupCard },
  { name: 'top-up, a declined card', route: topup, open: openTopupDeclined },
  {
    name: 'top-up, a pass that is over',
    route: topup,
    open: (page) => see(page, `${topup}?order=${noId}&from=bank`, thai('topup.over.title')),
  },
  { name: 'top-up, no such order', route: topup, open: openTopupWithoutOrder },
  {
    name: 'an order, without permission',
    route: '/payment/callback',
    open: member(recruiter, `/payment/callback?order=${noId}`),
  },
  {
    name: 'packages, without permission',
    route: '/credit-package',
    open: member(recruiter, '/credit-package'),
  },
  { name: 'a sales link, without a company', route: '/verify-buffet-token', open: openLinkWithoutCompany },
  {
    name: 'a company for a sales link',
    route: '/verify-employer',
    open: member(newcomer, '/verify-employer?next=%2Fverify-buffet-token'),
  },
]
