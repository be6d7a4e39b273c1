import type { BrowserContext, Page } from '@playwright/test'
import { hiringEmployer } from '../account'
import { atTheBank } from '../credits'
import { expect, handOf, test } from '../fixtures'
import { numberOn, topupLink } from '../sales-links'
import { thai } from '../thai'

type Told = { readonly state: string; readonly orderNumber: string }

/** Listens as a phone app does, from before the page's own scripts. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const told: string[] = []
    Object.assign(window, { told, ReactNativeWebView: { postMessage: (text: string) => told.push(text) } })
  })
const heard = (page: Page): Promise<Told[]> =>
  page.evaluate(() => (window as unknown as { told: string[] }).told.map((text) => JSON.parse(text) as Told))

const cookiesOf = (context: BrowserContext) =>
  context.cookies().then((all) => all.filter(({ name }) => name === 'partim-topup').map(({ path }) => path))

test('a phone app’s link opens the bare screens, which buy credit and answer the app', async ({ page }) => {
  const hand = handOf('mouse', page)
  const account = await hiringEmployer()
  await listen(page)
  await page.goto(await topupLink(account))
  await expect(page).toHaveURL(/\/employer\/payment\/topup$/)
  await expect(page.getByRole('heading', { level: 1, name: thai('topup.title') })).toBeVisible()
  expect((await cookiesOf(page.context())).sort()).toEqual(['/api/topup', '/employer/payment/topup'])
  for (const shell of [page.locator('header'), page.locator('footer'), page.locator('nav')])
    await expect(shell).toHaveCount(0)

  await hand.press(page.getByRole('radio', { name: /^5 เครดิต/ }))
  await hand.press(page.getByRole('button', { name: thai('orders.buy.pay', { amount: '฿2,664.30' }) }))
  const code = page.getByRole('img', { name: /คิวอาร์พร้อมเพย์/ })
  await expect(code).toBeVisible()
  await expect
    .poll(() => code.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  const number = await numberOn(page)
  await atTheBank(number, 'mark_as_paid')
  await expect(
    page.getByRole('heading', { level: 1, name: thai('orders.pay.paid.title', { count: 5 }) }),
  ).toBeVisible()
  await expect.poll(async () => (await heard(page)).map(({ state }) => state)).toEqual(['ordered', 'paid'])
  expect((await heard(page)).at(-1)).toMatchObject({ type: 'partim.topup', orderNumber: number })
  await expect(page.getByRole('button', { name: thai('topup.backToApp') })).toBeVisible()
})

test('the pass opens nothing else of ours, and a link opens once', async ({ page, browser }) => {
  const account = await hiringEmployer()
  const link = await topupLink(account)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: thai('topup.title') })).toBeVisible()
  for (const path of ['/credit-package', '/my-credit', '/dashboard', '/payment/promptpay']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login\?/)
  }
  const api = (path: string) => page.request.get(path).then((answer) => answer.status())
  expect(await api('/api/topup/v1/purchase-options')).toBe(200)
  expect(await api('/api/topup/v1/orders')).toBe(404)
  expect(await api('/api/topup/v1/credits/statement')).toBe(404)
  expect(await api('/api/topup/v1/me')).toBe(404)
  expect(await api('/api/job-post/v1/purchase-options')).toBe(401)

  // Loaded again where it was opened, it goes on; elsewhere it is over.
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: thai('topup.title') })).toBeVisible()
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto(link)
  await expect(other.getByRole('heading', { level: 1, name: thai('topup.dead.title') })).toBeVisible()
  await other.goto('/employer/payment/topup')
  await expect(other).toHaveURL(/\/login\?next=%2Femployer%2Fpayment%2Ftopup/)
  await elsewhere.close()
})
