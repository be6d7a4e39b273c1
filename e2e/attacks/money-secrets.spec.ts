import { asPerson, hiringEmployer, sendJson, signInBrowser } from '../account'
import { orderByCard, testCards } from '../cards'
import { expect, test } from '../fixtures'
import { salesLink, topupLink } from '../sales-links'
import { sharedLogs, stackAddresses } from '../stack'

const { jobPost } = stackAddresses

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
    const answer = await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    pages.push((await answer?.text()) ?? '', await page.content())
  }
  const spaced = [testCards.visa, testCards.insufficientFund].map((number) =>
    number.replaceAll(/(\d{4})(?=\d)/g, '$1 ?'),
  )
  const never = new RegExp([...spaced, 'tokn_', 'skey_', sale, topup, pass].join('|'))
  // The logs of these very requests are among them, once they are written.
  await expect.poll(sharedLogs).toContain('/v1/buffet-links/activations')
  await expect.poll(sharedLogs).toContain('/v1/topup-passes')
  const logs = sharedLogs()
  for (const text of [logs, ...pages]) expect(never.exec(text)?.[0]).toBeUndefined()
})
