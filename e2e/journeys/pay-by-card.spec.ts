import type { Page } from '@playwright/test'
import { type Account, asPerson, hiringEmployer, signInBrowser } from '../account'
import { atTheCardsBank, cardField, testCards, typeCard } from '../cards'
import { chargesOf } from '../credits'
import { atOneWidth, expect, type Hand, handNames, handOf, test } from '../fixtures'
import { sharedLogs, stackAddresses } from '../stack'
import { thai } from '../thai'

const { jobPost, web } = stackAddresses

const button = (page: Page, name: string) => page.getByRole('button', { name })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const paid = (page: Page) => heading(page, thai('orders.pay.paid.title', { count: 5 }))
const payButton = (page: Page) => button(page, thai('orders.card.pay', { amount: '฿2,664.30' }))
const numberOn = async (page: Page): Promise<string> =>
  /CR-\d{4}-\d{5}/.exec((await page.locator('main').textContent()) ?? '')?.[0] ?? ''

const creditsOf = async (account: Account): Promise<number> => {
  const address = `${jobPost}/v1/credits/balance`
  const { body } = await asPerson<{ jobPost: { available: number } }>(account, address, { method: 'GET' })
  return body.jobPost.available
}

/** An employer at the packages, with five credits and a card chosen. */
async function choosing(page: Page, hand: Hand, next = ''): Promise<Account & { before: number }> {
  const account = await hiringEmployer()
  await signInBrowser(page.context(), account)
  await page.goto(`/credit-package${next}`)
  await hand.press(page.getByRole('radio', { name: /^5 เครดิต/ }))
  await hand.press(page.getByRole('radio', { name: new RegExp(`^${thai('orders.card.byCard')}`) }))
  return { ...account, before: await creditsOf(account) }
}

/** Everything that the browser sends to our own origin. */
function sentToUs(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(web)) sent.push(`${request.url()} ${request.postData() ?? ''}`)
  })
  return sent
}

for (const name of handNames) {
  test(`J2: credits are bought by a card that its owner confirms at the bank, by ${name}`, async ({
    page,
  }) => {
    const hand = handOf(name, page)
    const sent = sentToUs(page)
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/omise.js')) scripts.push(new URL(page.url()).pathname)
    })
    const account = await choosing(page, hand, '?next=%2Fjob-posting%2Fpending')
    await expect(cardField(page, 'number')).toBeVisible()
    expect(new Set(scripts)).toEqual(new Set(['/credit-package']))

    // What is missing is said at its place, and the first of it gets the focus.
    await hand.press(payButton(page))
    await expect(cardField(page, 'number')).toBeFocused()
    await expect(cardField(page, 'number')).toHaveAttribute('aria-invalid', 'true')

    await typeCard(hand, page, testCards.visa)
    await expect(cardField(page, 'number')).toHaveValue('4242 4242 4242 4242')
    await expect(page.getByText('Visa', { exact: true })).toBeVisible()
    await hand.press(payButton(page))
    await atTheCardsBank(hand, page, 'ยืนยัน')

    await expect(paid(page)).toBeVisible()
    await expect(
      page.getByText(thai('orders.card.named', { brand: 'Visa', lastDigits: '4242' })),
    ).toBeVisible()
    expect(await creditsOf(account)).toBe(account.before + 5)
    const number = await numberOn(page)
    expect((await chargesOf(number)).map(({ status }) => status)).toEqual(['successful'])

    // Neither a reload nor another window gives anything again.
    await page.reload()
    await expect(paid(page)).toBeVisible()
    const second = await page.context().newPage()
    await second.goto(page.url())
    await expect(paid(second)).toBeVisible()
    await second.close()
    expect(await creditsOf(account)).toBe(account.before + 5)
    expect(sent.filter((text) => text.replace(/\s/g, '').includes(testCards.visa))).toEqual([])
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    // Identifiers and times are made of any digits.
    expect(stored).not.toMatch(/(?<![\da-f-])(987|(4242 ?){1,4})(?![\da-f-])/)
    for (const text of [await page.content(), sharedLogs()]) {
      expect(text).not.toMatch(/4242 ?4242 ?4242 ?4242|tokn_|skey_/)
    }
    await hand.press(page.getByRole('link', { name: thai('orders.pay.paid.toPending') }))
    await expect(page).toHaveURL(/\/job-posting\/pending$/)
  })

  test(`J2: a declined card says why, and the same order is paid by another one, by ${name}`, async ({
    page,
  }) => {
    const hand = handOf(name, page)
    const account = await choosing(page, hand)
    await typeCard(hand, page, testCards.insufficientFund)
    await hand.press(payButton(page))
    await atTheCardsBank(hand, page, 'ยืนยัน')
    await expect(heading(page, thai('orders.card.stages.failed'))).toBeVisible()
    await expect(page.getByText(thai('orders.card.notTaken'))).toBeVisible()
    await expect(page.getByText(thai('orders.card.failures.insufficient_fund'))).toBeVisible()
    const number = await numberOn(page)

    await typeCard(hand, page, testCards.mastercard)
    await expect(page.getByText('Mastercard', { exact: true })).toBeVisible()
    await hand.press(payButton(page))
    await atTheCardsBank(hand, page, 'ยืนยัน')
    await expect(paid(page)).toBeVisible()
    expect(await numberOn(page)).toBe(number)
    expect((await chargesOf(number)).map(({ status }) => status).sort()).toEqual(['failed', 'successful'])
    expect(await creditsOf(account)).toBe(account.before + 5)
  })
}

test('a card that is not confirmed gives way to PromptPay, for the same order', async ({ page }) => {
  const hand = handOf('mouse', page)
  await choosing(page, hand)
  await typeCard(hand, page, testCards.notConfirmed)
  await hand.press(payButton(page))
  await atTheCardsBank(hand, page, 'ยืนยัน')
  await expect(page.getByText(thai('orders.card.failures.failed_processing'))).toBeVisible()
  const number = await numberOn(page)
  await typeCard(hand, page, testCards.visa)
  await hand.press(payButton(page))
  await atTheCardsBank(hand, page, 'ปฏิเสธ')
  await expect(page.getByText(thai('orders.card.failures.payment_rejected'))).toBeVisible()
  await hand.press(button(page, thai('orders.card.promptPayInstead')))
  await expect(page.getByRole('img', { name: /คิวอาร์พร้อมเพย์/ })).toBeVisible()
  expect(await numberOn(page)).toBe(number)

  // And back to a card: the code is dead then.
  await hand.press(page.getByRole('link', { name: thai('orders.card.instead') }))
  await typeCard(hand, page, testCards.visa)
  await hand.press(payButton(page))
  await atTheCardsBank(hand, page, 'ยืนยัน')
  await expect(paid(page)).toBeVisible()
  expect((await chargesOf(number)).map(({ status }) => status).sort()).toEqual([
    'expired',
    'failed',
    'failed',
    'successful',
  ])
})

test('who comes back from the bank signed out signs in, and lands at the result', async ({ page }) => {
  const hand = handOf('mouse', page)
  const account = await choosing(page, hand)
  await typeCard(hand, page, testCards.visa)
  await hand.press(payButton(page))
  await page.waitForURL(`${stackAddresses.gateway}/payments/*/authorize`)
  await page.context().clearCookies()
  await atTheCardsBank(hand, page, 'ยืนยัน')
  await page.waitForURL('**/login?next=*')
  // As after signing in: the way back is in the address.
  await signInBrowser(page.context(), account)
  await page.goto(new URL(page.url()).searchParams.get('next') ?? '')
  await expect(paid(page)).toBeVisible()
  expect(await creditsOf(account)).toBe(account.before + 5)
})

test('who leaves the bank finds the order waiting, goes back there, and the page goes on by itself', async ({
  page,
}) => {
  const hand = handOf('mouse', page)
  const account = await choosing(page, hand)
  await typeCard(hand, page, testCards.visa)
  await hand.press(payButton(page))
  await page.waitForURL(`${stackAddresses.gateway}/payments/*/authorize`)
  const bank = page.url()
  await page.goto('/credit-package')
  await hand.press(page.getByRole('link', { name: thai('orders.buy.open.action') }))
  await expect(heading(page, thai('orders.card.stages.confirm'))).toBeVisible()
  await hand.press(button(page, thai('orders.card.toBank')))
  await page.waitForURL(bank)
  await page.goBack()
  await expect(heading(page, thai('orders.card.stages.confirm'))).toBeVisible()
  // It is confirmed in another window.
  await fetch(bank, {
    method: 'POST',
    body: new URLSearchParams({ decision: 'approve' }),
    redirect: 'manual',
  })
  await expect(paid(page)).toBeVisible()
  expect(await creditsOf(account)).toBe(account.before + 5)
})

test('a card is remembered with consent, pays again, and is removed', async ({ page }) => {
  const hand = handOf('mouse', page)
  const account = await choosing(page, hand)
  await typeCard(hand, page, testCards.visa)
  await hand.press(page.getByRole('checkbox', { name: new RegExp(thai('orders.card.remember')) }))
  await hand.press(payButton(page))
  await atTheCardsBank(hand, page, 'ยืนยัน')
  await expect(paid(page)).toBeVisible()

  await page.goto('/credit-package')
  await hand.press(page.getByRole('radio', { name: /^5 เครดิต/ }))
  await hand.press(page.getByRole('radio', { name: new RegExp(`^${thai('orders.card.byCard')}`) }))
  await expect(page.getByRole('radio', { name: /^Visa\s••••\s4242/ })).toBeChecked()
  await hand.press(payButton(page))
  await atTheCardsBank(hand, page, 'ยืนยัน')
  await expect(paid(page)).toBeVisible()
  expect(await creditsOf(account)).toBe(account.before + 10)

  await page.goto('/credit-package')
  await hand.press(page.getByRole('radio', { name: new RegExp(`^${thai('orders.card.byCard')}`) }))
  await hand.press(button(page, thai('orders.card.remove', { brand: 'Visa', lastDigits: '4242' })))
  await hand.press(
    page.getByRole('dialog').getByRole('button', { name: thai('orders.card.removal.confirm') }),
  )
  await expect(cardField(page, 'number')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Visa\s••••\s4242/ })).toBeHidden()
})

test.describe('with a network that fails', () => {
  test.use({ outage: true, plannedError: /net::ERR_FAILED/ })

  test(
    'without a network no card is charged, and where the answer was lost none is charged twice',
    atOneWidth,
    async ({ page, context }) => {
      const hand = handOf('mouse', page)
      const account = await choosing(page, hand)
      await typeCard(hand, page, testCards.visa)
      await context.setOffline(true)
      await hand.press(payButton(page))
      await expect(
        page.getByRole('alert').filter({ hasText: thai('orders.card.tokenFailures.unreachable') }),
      ).toBeVisible()
      // Nothing typed is lost.
      await expect(cardField(page, 'number')).toHaveValue('4242 4242 4242 4242')
      await context.setOffline(false)

      const payments = '**/v1/orders/*/payments'
      await page.route(payments, async (route) => {
        await route.fetch()
        await route.abort()
      })
      await hand.press(payButton(page))
      await expect(page.getByRole('alert').filter({ hasText: thai('problems.network') })).toBeVisible()
      await page.unroute(payments)
      await hand.press(payButton(page))
      await atTheCardsBank(hand, page, 'ยืนยัน')
      await expect(paid(page)).toBeVisible()
      expect((await chargesOf(await numberOn(page))).map(({ status }) => status)).toEqual(['successful'])
      expect(await creditsOf(account)).toBe(account.before + 5)
    },
  )
})

test('an address without an order of the company says so', atOneWidth, async ({ page }) => {
  await signInBrowser(page.context(), await hiringEmployer())
  for (const path of [
    '/payment/callback',
    '/payment/callback?order=x',
    '/payment/callback?order=019aa000-0000-7000-8000-000000000099',
  ]) {
    await page.goto(path)
    await expect(heading(page, thai('orders.pay.noOrder.title'))).toBeVisible()
  }
})

test(
  'the payment provider is allowed where a card is typed, and nowhere else',
  atOneWidth,
  async ({ page }) => {
    await signInBrowser(page.context(), await hiringEmployer())
    const vault = stackAddresses.gateway
    const policyOf = async (path: string) =>
      (await page.goto(path))?.headers()['content-security-policy'] ?? ''
    for (const path of ['/credit-package', '/payment/callback', '/employer/payment/topup'])
      expect(await policyOf(path)).toContain(vault)
    for (const path of ['/dashboard', '/my-credit', '/payment/promptpay']) {
      expect(await policyOf(path)).not.toContain(vault)
    }
  },
)
