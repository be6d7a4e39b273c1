import type { Page } from '@playwright/test'
import { type Account, asPerson, hiringEmployer, signInBrowser } from '../account'
import { atTheCardsBank, cardField, testCards, typeCard } from '../cards'
import { chargesOf } from '../credits'
import { expect, type Hand, handOf, test } from '../fixtures'
import { numberOn, topupLink } from '../sales-links'
import { stackAddresses } from '../stack'
import { thai } from '../thai'

const { gateway, jobPost } = stackAddresses
const path = '/employer/payment/topup'

type Told = { readonly state: string; readonly orderId: string; readonly orderNumber: string | null }

/** Listens as a phone app does, from before the page's own scripts, and over all its pages. */
async function listen(page: Page): Promise<Told[]> {
  const told: Told[] = []
  await page.exposeFunction('hearTopup', (text: string) => told.push(JSON.parse(text)))
  await page.addInitScript(() => {
    const { hearTopup } = window as unknown as { hearTopup: (text: string) => void }
    Object.assign(window, { ReactNativeWebView: { postMessage: (text: string) => hearTopup(text) } })
  })
  return told
}

const button = (page: Page, name: string) => page.getByRole('button', { name })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const paid = (page: Page) => heading(page, thai('orders.pay.paid.title', { count: 5 }))
const payButton = (page: Page) => button(page, thai('orders.card.pay', { amount: '฿2,664.30' }))

const creditsOf = async (account: Account): Promise<number> => {
  const address = `${jobPost}/v1/credits/balance`
  const { body } = await asPerson<{ jobPost: { available: number } }>(account, address, { method: 'GET' })
  return body.jobPost.available
}

/** Five credits and a card are chosen in the screens that a phone app opened. */
async function choosing(page: Page, hand: Hand): Promise<Account & { before: number }> {
  const account = await hiringEmployer()
  await page.goto(await topupLink(account))
  await hand.press(page.getByRole('radio', { name: /^5 เครดิต/ }))
  await hand.press(page.getByRole('radio', { name: new RegExp(`^${thai('orders.card.byCard')}`) }))
  return { ...account, before: await creditsOf(account) }
}

async function payBy(page: Page, hand: Hand, card: string): Promise<void> {
  await typeCard(hand, page, card)
  await hand.press(payButton(page))
}

test('a card is charged inside a phone app, whose pass holds over the bank', async ({ page }) => {
  const hand = handOf('mouse', page)
  const told = await listen(page)
  const account = await choosing(page, hand)
  await payBy(page, hand, testCards.visa)
  await atTheCardsBank(hand, page, 'ยืนยัน')
  await expect(paid(page)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(path))
  await expect(page).not.toHaveURL(/[?&]from=/)
  for (const shell of ['header', 'footer', 'nav']) await expect(page.locator(shell)).toHaveCount(0)
  const number = await numberOn(page)
  expect((await chargesOf(number)).map(({ status }) => status)).toEqual(['successful'])
  expect(await creditsOf(account)).toBe(account.before + 5)
  expect(told.at(-1)).toMatchObject({ type: 'partim.topup', state: 'paid', orderNumber: number })

  await expect(button(page, thai('topup.backToApp'))).toBeVisible()

  // Neither another look nor the way back to the app gives anything again.
  const second = await page.context().newPage()
  await second.goto(`${path}?order=${told.at(-1)?.orderId}`)
  await expect(paid(second)).toBeVisible()
  await expect(button(second, thai('topup.backToApp'))).toBeVisible()
  expect(await creditsOf(account)).toBe(account.before + 5)
})

test('a declined card gives way to another one, and that to PromptPay, for the same order', async ({
  page,
}) => {
  const hand = handOf('mouse', page)
  const account = await choosing(page, hand)
  await payBy(page, hand, testCards.insufficientFund)
  await atTheCardsBank(hand, page, 'ยืนยัน')
  await expect(page.getByText(thai('orders.card.failures.insufficient_fund'))).toBeVisible()
  const number = await numberOn(page)

  await payBy(page, hand, testCards.notConfirmed)
  await atTheCardsBank(hand, page, 'ยืนยัน')
  await expect(page.getByText(thai('orders.card.failures.failed_processing'))).toBeVisible()
  expect(await numberOn(page)).toBe(number)

  await hand.press(button(page, thai('orders.card.promptPayInstead')))
  await expect(page.getByRole('img', { name: /คิวอาร์พร้อมเพย์/ })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${path}\\?order=`))
  await hand.press(page.getByRole('link', { name: thai('orders.card.instead') }))
  await payBy(page, hand, testCards.mastercard)
  await atTheCardsBank(hand, page, 'ยืนยัน')
  await expect(paid(page)).toBeVisible()
  expect(await numberOn(page)).toBe(number)
  expect((await chargesOf(number)).map(({ status }) => status).sort()).toEqual([
    'expired',
    'failed',
    'failed',
    'successful',
  ])
  expect(await creditsOf(account)).toBe(account.before + 5)
})

test('whose pass ends at the bank is told that nothing is lost, and the money counts', async ({ page }) => {
  const hand = handOf('mouse', page)
  const told = await listen(page)
  const account = await choosing(page, hand)
  await payBy(page, hand, testCards.visa)
  await page.waitForURL(`${gateway}/payments/*/authorize`)
  await page.context().clearCookies({ name: 'partim-topup' })
  await atTheCardsBank(hand, page, 'ยืนยัน')
  await expect(heading(page, thai('topup.over.title'))).toBeVisible()
  await expect.poll(() => creditsOf(account)).toBe(account.before + 5)
  await expect.poll(() => told.at(-1)).toMatchObject({ state: 'over', orderNumber: null })

  // Who signs in there sees the order.
  const login = page.getByRole('link', { name: thai('topup.over.action') })
  const next = new URL((await login.getAttribute('href')) ?? '', page.url()).searchParams.get('next')
  await signInBrowser(page.context(), account)
  await page.goto(next ?? '')
  await expect(paid(page)).toBeVisible()
})

test('whose pass ends while a card is typed is told so, and nothing is charged', async ({ page }) => {
  const hand = handOf('mouse', page)
  const account = await choosing(page, hand)
  await typeCard(hand, page, testCards.visa)
  await page.context().clearCookies({ name: 'partim-topup' })
  await hand.press(payButton(page))
  await expect(page.getByText(thai('problems.pass_over'))).toBeVisible()
  await expect(cardField(page, 'number')).toHaveValue('4242 4242 4242 4242')
  expect(await creditsOf(account)).toBe(account.before)
})

test('whose pass ends beside a code is told that late money counts', async ({ page }) => {
  const hand = handOf('mouse', page)
  const account = await hiringEmployer()
  await page.goto(await topupLink(account))
  await hand.press(page.getByRole('button', { name: /^จ่าย ฿/ }))
  await expect(page.getByRole('img', { name: /คิวอาร์พร้อมเพย์/ })).toBeVisible()
  await page.context().clearCookies({ name: 'partim-topup' })
  await expect(heading(page, thai('topup.over.title'))).toBeVisible({ timeout: 15_000 })
})

test('a remembered card pays inside the app, and is not removed there', async ({ page }) => {
  const hand = handOf('mouse', page)
  const account = await choosing(page, hand)
  await typeCard(hand, page, testCards.visa)
  await hand.press(page.getByRole('checkbox', { name: new RegExp(thai('orders.card.remember')) }))
  await hand.press(payButton(page))
  await atTheCardsBank(hand, page, 'ยืนยัน')
  await expect(paid(page)).toBeVisible()

  await page.goto(path)
  await hand.press(page.getByRole('radio', { name: /^5 เครดิต/ }))
  await hand.press(page.getByRole('radio', { name: new RegExp(`^${thai('orders.card.byCard')}`) }))
  await expect(page.getByRole('radio', { name: /^Visa\s••••\s4242/ })).toBeChecked()
  await expect(button(page, 'ลบบัตร Visa ลงท้าย 4242')).toHaveCount(0)
  await hand.press(payButton(page))
  await atTheCardsBank(hand, page, 'ยืนยัน')
  await expect(paid(page)).toBeVisible()
  expect(await creditsOf(account)).toBe(account.before + 10)
})

test('a signed-in member who pays in these screens comes back to them from the bank', async ({ page }) => {
  const hand = handOf('mouse', page)
  const account = await hiringEmployer()
  await signInBrowser(page.context(), account)
  await page.goto(path)
  await hand.press(page.getByRole('radio', { name: /^5 เครดิต/ }))
  await hand.press(page.getByRole('radio', { name: new RegExp(`^${thai('orders.card.byCard')}`) }))
  await payBy(page, hand, testCards.visa)
  await atTheCardsBank(hand, page, 'ยืนยัน')
  await expect(paid(page)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(path))
})
