import type { Page } from '@playwright/test'
import { asPerson, colleagueOf, signInBrowser } from '../account'
import { atTheBank, chargesOf, employerWithoutCredit, payLate, toPostPaidFor } from '../credits'
import { atOneWidth, atWidthOf, expect, handNames, handOf, linkFromMailAbout, test } from '../fixtures'
import { stackAddresses } from '../stack'
import { thai } from '../thai'

const { jobPost } = stackAddresses

const numberOn = async (page: Page): Promise<string> =>
  /CR-\d{4}-\d{5}/.exec((await page.locator('main').textContent()) ?? '')?.[0] ?? ''
const code = (page: Page) => page.getByRole('img', { name: /คิวอาร์พร้อมเพย์/ })
const button = (page: Page, name: string) => page.getByRole('button', { name })

for (const name of handNames) {
  test(`J2: an employer whose post waits buys credit by PromptPay, and it publishes itself, by ${name}`, async ({
    page,
  }) => {
    const hand = handOf(name, page)
    const { account, ids } = await employerWithoutCredit()
    const waiting = ids.at(-1) ?? ''
    await signInBrowser(page.context(), account)
    await page.goto('/job-posting/pending')
    await hand.press(
      page.locator('main').getByRole('link', { name: new RegExp(`^${thai('jobPosts.pending.step.buy')}`) }),
    )
    await expect(page.getByRole('heading', { level: 1, name: thai('orders.buy.title') })).toBeVisible()
    await expect(page.locator('main').getByText(thai('orders.buy.balanceNone'))).toBeVisible()

    await hand.press(page.getByRole('radio', { name: /^5 เครดิต/ }))
    await hand.press(button(page, thai('orders.buy.pay', { amount: '฿2,664.30' })))

    await expect(page.getByRole('heading', { level: 1, name: thai('orders.pay.title') })).toBeVisible()
    await expect(code(page)).toBeVisible()
    await expect
      .poll(() => code(page).evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
    await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d\sนาที$/)
    const number = await numberOn(page)
    expect(await chargesOf(number)).toHaveLength(1)

    const saved = page.waitForEvent('download')
    await hand.press(button(page, thai('orders.pay.save')))
    expect((await saved).suggestedFilename()).toBe(`${number}.png`)

    // Who comes back finds the same order, and the same code.
    await page.reload()
    await expect(code(page)).toBeVisible()
    await hand.press(button(page, thai('orders.pay.paidAlready')))
    await expect(page.getByText(/^ธนาคารยังไม่แจ้งว่าเงินเข้า/)).toBeVisible()

    await atTheBank(number, 'mark_as_paid')
    await expect(
      page.getByRole('heading', { level: 1, name: thai('orders.pay.paid.title', { count: 5 }) }),
    ).toBeVisible()
    await expect(page.getByText(number)).toBeVisible()
    const credits = async () =>
      (
        await asPerson<{ jobPost: { available: number } }>(account, `${jobPost}/v1/credits/balance`, {
          method: 'GET',
        })
      ).body.jobPost.available
    // The post that waited takes one, after the order was paid.
    await expect.poll(credits).toBe(4)

    await hand.press(toPostPaidFor(page))
    await expect(page).toHaveURL(new RegExp(`/job-posting/${waiting}$`))
    await expect(page.getByText(thai('jobPosts.states.published')).first()).toBeVisible()
  })
}

test(
  'on a wide screen the button that pays is in sight at once, below the ways of paying',
  atOneWidth,
  async ({ page }) => {
    const { account } = await employerWithoutCredit()
    await signInBrowser(page.context(), account)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/credit-package')
    const pay = page.getByRole('button', { name: /^จ่าย ฿/ })
    await expect(pay).toBeInViewport({ ratio: 1 })
    const ways = await page.getByRole('group', { name: thai('orders.card.method') }).boundingBox()
    expect((await pay.boundingBox())?.y).toBeGreaterThan((ways?.y ?? 0) + (ways?.height ?? 0))
  },
)

test(
  'on a small phone the button that keeps the code is in sight above the bar',
  atWidthOf('mouse'),
  async ({ page }) => {
    const hand = handOf('mouse', page)
    const { account } = await employerWithoutCredit()
    await signInBrowser(page.context(), account)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/credit-package')
    await hand.press(page.getByRole('radio', { name: /^1 เครดิต/ }))
    await hand.press(button(page, thai('orders.buy.pay', { amount: '฿631.30' })))
    await expect(code(page)).toBeVisible()
    await expect
      .poll(() => code(page).evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
    const isOnTop = () =>
      button(page, thai('orders.pay.save')).evaluate((save) => {
        const { left, right, bottom } = save.getBoundingClientRect()
        return (
          window.scrollY === 0 && save.contains(document.elementFromPoint((left + right) / 2, bottom - 2))
        )
      })
    await expect.poll(isOnTop).toBe(true)
  },
)

test('a code that has ended gives way to another one of the same order, which is paid once', async ({
  page,
}) => {
  const hand = handOf('mouse', page)
  const { account } = await employerWithoutCredit()
  await signInBrowser(page.context(), account)
  await page.goto('/credit-package')
  await hand.press(page.getByRole('radio', { name: /^1 เครดิต/ }))
  await hand.press(button(page, thai('orders.buy.pay', { amount: '฿631.30' })))
  await expect(code(page)).toBeVisible()
  const number = await numberOn(page)
  await atTheBank(number, 'expire')
  await expect(page.getByRole('heading', { name: thai('orders.pay.over.title') })).toBeVisible()
  await hand.press(button(page, thai('orders.pay.renew')))
  await expect(code(page)).toBeVisible()
  expect(await numberOn(page)).toBe(number)
  expect((await chargesOf(number)).map(({ status }) => status).sort()).toEqual(['expired', 'pending'])

  // Left unpaid, it is found again where one buys.
  await page.goto('/credit-package')
  await page.getByRole('link', { name: thai('orders.buy.open.action') }).click()
  await expect(code(page)).toBeVisible()
  await atTheBank(number, 'mark_as_paid')
  await expect(
    page.getByRole('heading', { level: 1, name: thai('orders.pay.paid.title', { count: 1 }) }),
  ).toBeVisible()

  await page.goto('/credit-package')
  await expect(page.getByText(thai('orders.buy.open.title', { number }))).toBeHidden()
})

test('a code that is paid late counts once, and the code that took its place is dead', async ({ page }) => {
  const hand = handOf('mouse', page)
  const { account } = await employerWithoutCredit()
  await signInBrowser(page.context(), account)
  await page.goto('/credit-package')
  await hand.press(page.getByRole('radio', { name: /^20 เครดิต/ }))
  await hand.press(page.getByRole('button', { name: /^จ่าย ฿/ }))
  await expect(code(page)).toBeVisible()
  const number = await numberOn(page)
  await atTheBank(number, 'expire')
  await hand.press(button(page, thai('orders.pay.renew')))
  await expect(code(page)).toBeVisible()

  await payLate(number)
  const heading = thai('orders.pay.paid.title', { count: 20 })
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  const states = async () => (await chargesOf(number)).map(({ status }) => status).sort()
  await expect.poll(states).toEqual(['expired', 'successful'])
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect(code(page)).toBeHidden()
  const statement = await asPerson<{ items: { grant: { source: string } | null; amount: number }[] }>(
    account,
    `${jobPost}/v1/credits/statement?limit=100&type=grant`,
    { method: 'GET' },
  )
  const bought = statement.body.items.filter(({ grant }) => grant?.source === 'order')
  expect(bought.map(({ amount }) => amount)).toEqual([20])
})

test(
  'the button to pay is in sight on a desktop beside the post that waits',
  atOneWidth,
  async ({ page }) => {
    const { account, ids } = await employerWithoutCredit()
    await signInBrowser(page.context(), account)
    await page.goto(`/credit-package?${new URLSearchParams({ next: `/job-posting/${ids.at(-1)}` })}`)
    await expect(page.locator('main').getByText(/รออยู่ เผยแพร่เองทันทีที่จ่าย$/)).toBeVisible()
    await expect(button(page, thai('orders.buy.pay', { amount: '฿2,664.30' }))).toBeInViewport({ ratio: 1 })
  },
)

test('who mends the name on the invoice comes back to what was chosen, and from there to the post', async ({
  page,
}) => {
  const hand = handOf('mouse', page)
  const { account, ids } = await employerWithoutCredit()
  const waiting = ids.at(-1) ?? ''
  await signInBrowser(page.context(), account)
  await page.goto(`/credit-package?${new URLSearchParams({ next: `/job-posting/${waiting}` })}`)
  const twenty = page.getByRole('radio', { name: /^20 เครดิต/ })
  const byCard = page.getByRole('radio', { name: new RegExp(`^${thai('orders.card.byCard')}`) })
  await hand.press(twenty)
  await hand.press(byCard)
  const edit = page.getByRole('link', { name: thai('orders.buy.editCompany') })
  const company = page.getByRole('heading', { level: 1, name: thai('companies.profile.title') })
  await hand.press(edit)
  await expect(company).toBeVisible()
  await hand.press(page.getByRole('link', { name: thai('companies.profile.back') }))
  await expect(twenty).toBeChecked()
  await expect(byCard).toBeChecked()

  await hand.press(page.getByRole('radio', { name: new RegExp(`^${thai('orders.card.byPromptPay')}`) }))
  await hand.press(page.getByRole('button', { name: /^จ่าย ฿/ }))
  await expect(code(page)).toBeVisible()
  await atTheBank(await numberOn(page), 'mark_as_paid')
  await hand.press(toPostPaidFor(page))
  await expect(page).toHaveURL(new RegExp(`/job-posting/${waiting}$`))
})

test('who does not want to pay cancels, and the code is dead', async ({ page }) => {
  const hand = handOf('mouse', page)
  const { account } = await employerWithoutCredit()
  await signInBrowser(page.context(), account)
  await page.goto('/credit-package')
  await hand.press(page.getByRole('button', { name: /^จ่าย ฿/ }))
  await expect(code(page)).toBeVisible()
  const number = await numberOn(page)
  await hand.press(button(page, thai('orders.pay.cancel')))
  await hand.press(page.getByRole('dialog').getByRole('button', { name: thai('orders.pay.cancel') }))
  await expect(page.getByRole('heading', { name: thai('orders.pay.cancelled.title') })).toBeVisible()
  const states = async () => (await chargesOf(number)).map(({ status }) => status)
  await expect.poll(states).toEqual(['expired'])
})

test('who may not pay asks who may for the credit that a post waits for, and these are led to the checkout', async ({
  page,
}) => {
  const { account, ids } = await employerWithoutCredit()
  const waiting = `/job-posting/${ids.at(-1)}`
  await signInBrowser(page.context(), await colleagueOf(account))
  await page.goto(waiting)
  await expect(page.getByText(thai('jobPosts.detail.next.waits_for_credit'))).toBeVisible()
  await expect(page.getByText(thai('jobPosts.pending.askForCredit'))).toBeVisible()
  await handOf('mouse', page).press(button(page, thai('jobPosts.pending.ask')))
  const asked = page.getByRole('status').filter({ hasText: /^แจ้งแล้ว/ })
  await expect(asked).toBeVisible()
  // Who comes back reads that it was asked, and is not offered to ask again.
  await page.reload()
  await expect(asked).toBeVisible()
  await expect(button(page, thai('jobPosts.pending.ask'))).toHaveCount(0)

  const link = await linkFromMailAbout(account.email, /^ขอให้ซื้อเครดิต/, '/credit-package')
  await signInBrowser(page.context(), account)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: thai('orders.buy.title') })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('next')).toBe(waiting)
})
