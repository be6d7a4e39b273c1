import type { Page } from '@playwright/test'
import { asPerson, hiringEmployer, sendJson, signInBrowser } from '../account'
import { orderByCard, testCards } from '../cards'
import { expect, test } from '../fixtures'
import { salesLink, topupLink } from '../sales-links'
import { sharedLogs, stackAddresses } from '../stack'

const { jobPost } = stackAddresses

/** A page as the server sent it, and as it stands in the browser. */
async function readPage(page: Page, path: string): Promise<string[]> {
  const answer = await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  return [(await answer?.text()) ?? '', await page.content()]
}

test('no card, card token, key, sales token or pass is in a log or in a page', async ({ page }) => {
  const account = await hiringEmployer()
  const orders = {
    paid: await orderByCard(account, 'paid'),
    declined: await orderByCard(account, 'declined'),
    confirm: await orderByCard(account, 'confirm'),
  }
  const tokenOf = (path: string) => new URL(path, 'http://x').searchParams.get('token') ?? ''
  const sale = tokenOf(await salesLink())
  const activation = `${jobPost}/v1/buffet-links/activations`
  expect((await asPerson(account, activation, { body: { token: sale } })).status).toBe(200)
  const topup = tokenOf(await topupLink(account))
  const opened = await sendJson<{ pass: string }>(`${jobPost}/v1/topup-passes`, { body: { token: topup } })
  const { pass } = opened.body

  await signInBrowser(page.context(), account)
  const pages: string[] = []
  for (const path of [
    '/credit-package',
    '/my-credit',
    ...Object.values(orders).map((id) => `/payment/callback?order=${id}`),
  ]) {
    pages.push(...(await readPage(page, path)))
  }
  const spaced = [testCards.visa, testCards.insufficientFund].map((number) =>
    number.replaceAll(/(\d{4})(?=\d)/g, '$1 ?'),
  )
  const never = new RegExp([...spaced, 'tokn_', 'skey_', sale, topup, pass].join('|'), 'g')
  // The logs of these very requests are among them, once they are written.
  await expect.poll(sharedLogs).toContain('/v1/buffet-links/activations')
  await expect.poll(sharedLogs).toContain('/v1/topup-passes')
  const logs = sharedLogs()
  for (const text of [logs, ...pages]) expect(text.match(never)).toBeNull()

  // The same search finds each of them in a page in which it was planted, as it was sent and as it stands.
  const planted = ['4242 4242 4242 4242', testCards.insufficientFund, 'tokn_', 'skey_', sale, topup, pass]
  await page.route('**/my-credit', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      /<body[^>]*>/,
      (tag) => `${tag}<!-- ${planted.join(' ')} -->`,
    )
    await route.fulfill({ response, body })
  })
  const [sent, standing] = await readPage(page, '/my-credit')
  expect(sent?.match(never)).toEqual(planted)
  expect(standing?.match(never)).toEqual(planted)
})
