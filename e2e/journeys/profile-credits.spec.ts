import { type Account, asPerson, hiringEmployer, signInBrowser } from '../account'
import { atTheCardsBank, testCards, typeCard } from '../cards'
import { atTheBank, chargesOf } from '../credits'
import { atWidthOf, expect, handNames, handOf, test } from '../fixtures'
import { numberOn } from '../sales-links'
import { stackAddresses } from '../stack'
import { thai } from '../thai'

const { jobPost } = stackAddresses

/** Who has a charge of the order at the provider. */
const merchantsPaid = async (number: string) => ({
  employers: (await chargesOf(number, 'employers')).length,
  job_post: (await chargesOf(number, 'job_post')).length,
})

const unlocksOf = async (account: Account): Promise<number> => {
  const address = `${jobPost}/v1/credits/balance`
  const { body } = await asPerson<{ profileUnlock: { available: number } }>(account, address, {
    method: 'GET',
  })
  return body.profileUnlock.available
}

for (const name of handNames) {
  test(
    `an employer goes from the prices of cooks' profiles to profile credits, paid by PromptPay, by ${name}`,
    atWidthOf(name),
    async ({ page }) => {
      const hand = handOf(name, page)
      const account = await hiringEmployer()
      await signInBrowser(page.context(), account)
      await page.goto('/profile-package/cook')
      await hand.press(page.getByRole('link', { name: thai('profilePackages.buy', { size: 10 }) }))
      await expect(page.getByRole('radio', { name: /^เปิดโปรไฟล์ 10 คน/ })).toBeChecked()
      await hand.press(page.getByRole('button', { name: thai('orders.buy.pay', { amount: '฿738.30' }) }))
      await expect(page.getByRole('img', { name: /คิวอาร์พร้อมเพย์/ })).toBeVisible()
      const number = await numberOn(page)
      await atTheBank(number, 'mark_as_paid', 'employers')
      const heading = thai('orders.pay.paid.unlockTitle', { count: 10 })
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      expect(await merchantsPaid(number)).toEqual({ employers: 1, job_post: 0 })

      await hand.press(page.getByRole('link', { name: thai('orders.pay.paid.toCredits') }))
      await expect(page).toHaveURL(/\/my-credit$/)
      const row = page.getByRole('listitem').or(page.getByRole('row')).filter({ hasText: number })
      await expect(row.first()).toBeVisible()
      expect(await unlocksOf(account)).toBe(10)
    },
  )
}

test('by card they are charged with the employers’ own key, and given once', async ({ page }) => {
  const hand = handOf('mouse', page)
  const account = await hiringEmployer()
  await signInBrowser(page.context(), account)
  await page.goto('/credit-package?kind=profile_unlock&size=50')
  await hand.press(page.getByRole('radio', { name: new RegExp(`^${thai('orders.card.byCard')}`) }))
  await typeCard(hand, page, testCards.visa)
  await hand.press(page.getByRole('button', { name: /ด้วยบัตร$/ }))
  await atTheCardsBank(hand, page, 'ยืนยัน')
  const heading = thai('orders.pay.paid.unlockTitle', { count: 50 })
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  const number = await numberOn(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  expect(await unlocksOf(account)).toBe(50)
  expect(await merchantsPaid(number)).toEqual({ employers: 1, job_post: 0 })
})
