import { asPerson, hiringEmployer, signInBrowser, verified } from '../account'
import { atTheBank, employerWithoutCredit, toPostPaidFor } from '../credits'
import { atWidthOf, expect, handNames, handOf, test } from '../fixtures'
import { numberOn, salesLink } from '../sales-links'
import { chooseKind, personalNumber } from '../screens/employers'
import { stackAddresses } from '../stack'
import { thai } from '../thai'

const { jobPost } = stackAddresses

type Balance = { readonly jobPost: { readonly available: number }; readonly buffetUntil: string | null }

for (const name of handNames) {
  test(
    `an employer buys the buffet, and the post that waited publishes itself without credit, by ${name}`,
    atWidthOf(name),
    async ({ page }) => {
      const hand = handOf(name, page)
      const { account, ids } = await employerWithoutCredit()
      await signInBrowser(page.context(), account)
      await page.goto(`/job-posting/${ids.at(-1)}`)
      await hand.press(page.locator('main').getByRole('link', { name: thai('jobPosts.pending.step.buy') }))
      await hand.press(page.getByRole('radio', { name: /^บุฟเฟต์ 30 วัน/ }))
      await hand.press(page.getByRole('button', { name: thai('orders.buy.pay', { amount: '฿5,243' }) }))
      await expect(page.getByRole('img', { name: /คิวอาร์พร้อมเพย์/ })).toBeVisible()
      const number = await numberOn(page)
      await atTheBank(number, 'mark_as_paid')
      await expect(
        page.getByRole('heading', { level: 1, name: thai('orders.pay.paid.buffetTitle', { days: 30 }) }),
      ).toBeVisible()
      await hand.press(toPostPaidFor(page))
      await expect(page.getByText(thai('jobPosts.states.published')).first()).toBeVisible()
      const credits = async () =>
        (await asPerson<Balance>(account, `${jobPost}/v1/credits/balance`, { method: 'GET' })).body.jobPost
          .available
      await expect.poll(credits).toBe(0)

      await page.goto('/my-credit')
      const buffet = page.getByRole('region', { name: thai('creditStatement.buffet.title') })
      await expect(buffet.getByText(/^เหลือ (29|30)\sวัน$/)).toBeVisible()
    },
  )
}

test('a post that was changed since it was submitted stays a draft, and says so', async ({ page }) => {
  const { account, ids } = await employerWithoutCredit()
  const path = `${jobPost}/v1/job-posts/${ids.at(-1)}`
  const { body: post } = await asPerson<{ version: number; title: string; branchId: string }>(account, path, {
    method: 'GET',
  })
  const changed = await asPerson(account, path, {
    method: 'PUT',
    headers: { 'If-Match': `"${post.version}"` },
    body: { title: 'แคชเชียร์ กะดึก', branchId: post.branchId },
  })
  expect(changed.status).toBe(200)
  await signInBrowser(page.context(), account)
  await page.goto('/credit-package')
  await page.getByRole('radio', { name: /^1 เครดิต/ }).check()
  await page.getByRole('button', { name: /^จ่าย ฿/ }).click()
  await expect(page.getByRole('img', { name: /คิวอาร์พร้อมเพย์/ })).toBeVisible()
  const number = await numberOn(page)
  await atTheBank(number, 'mark_as_paid')
  await expect(page.getByRole('heading', { level: 1, name: /^ได้ 1 เครดิตแล้ว/ })).toBeVisible()
  await page.goto(`/job-posting/${ids.at(-1)}`)
  await expect(page.getByText(thai('jobPosts.keptDraft.changed'))).toBeVisible()
})

test('a sales link gives its days to one of two people who activate it at once', async ({ browser }) => {
  const link = await salesLink()
  const people = await Promise.all([hiringEmployer(), hiringEmployer()])
  const pages = await Promise.all(
    people.map(async (account) => {
      const context = await browser.newContext()
      await signInBrowser(context, account)
      const page = await context.newPage()
      await page.goto(link)
      await expect(page).toHaveURL(/\/verify-buffet-token$/)
      await expect(page.getByRole('button', { name: /^เปิดใช้กับ/ })).toBeEnabled()
      return page
    }),
  )
  await Promise.all(pages.map((page) => page.getByRole('button', { name: /^เปิดใช้กับ/ }).click()))
  const outcomes = await Promise.all(
    pages.map(async (page) => {
      await expect(page.getByRole('heading', { level: 1, name: /^(เปิดใช้แล้ว|ลิงก์นี้ใช้ไปแล้ว)$/ })).toBeVisible()
      return page.getByRole('heading', { level: 1 }).textContent()
    }),
  )
  expect(outcomes.sort()).toEqual(['ลิงก์นี้ใช้ไปแล้ว', 'เปิดใช้แล้ว'].sort())
  await Promise.all(pages.map((page) => page.context().close()))
})

test('who founds a company from a sales link is led back to it, and activates it', async ({ page }) => {
  const hand = handOf('mouse', page)
  await signInBrowser(page.context(), await verified('employer'))
  await page.goto(await salesLink('--days', '7'))
  await hand.press(page.getByRole('link', { name: thai('buffetLink.hindrances.no_company.action') }))
  await expect(page.getByText(thai('companies.forBuffet'))).toBeVisible()
  await chooseKind(page, 'sole_proprietor')
  await page.getByLabel(thai('companies.person.sole_proprietor.name')).fill('ครัวยายบัว')
  await page.getByLabel(thai('companies.person.number')).fill(personalNumber())
  await page.getByLabel(thai('addresses.line'), { exact: true }).fill('9 ซอยสุขใจ')
  await page.getByLabel(thai('addresses.postcode')).fill('10330')
  await page.getByLabel(thai('addresses.postcode')).blur()
  await page.getByRole('button', { name: 'แขวงปทุมวัน เขตปทุมวัน' }).click()
  await hand.press(page.getByRole('button', { name: thai('companies.person.confirm') }))
  await expect(page).toHaveURL(/\/verify-buffet-token$/)
  await hand.press(page.getByRole('button', { name: /^เปิดใช้กับ ครัวยายบัว/ }))
  await expect(page.getByRole('heading', { level: 1, name: thai('buffetLink.done.title') })).toBeVisible()
})

test('who opens a sales link signed out signs in, and goes on there', async ({ page }) => {
  const hand = handOf('mouse', page)
  const account = await hiringEmployer()
  await page.goto(await salesLink('--days', '7'))
  await expect(
    page.getByRole('heading', { level: 1, name: thai('buffetLink.title', { days: 7 }) }),
  ).toBeVisible()
  await hand.press(page.getByRole('link', { name: thai('buffetLink.signIn') }))
  await expect(page).toHaveURL(/\/login\?next=%2Fverify-buffet-token$/)
  await page.locator('input[type=email]').fill(account.email)
  await page.locator('input[type=password]').fill(account.password)
  await page
    .locator('main')
    .getByRole('button', { name: thai('buffetLink.signIn') })
    .click()
  await hand.press(page.getByRole('button', { name: /^เปิดใช้กับ/ }))
  await expect(page.getByRole('heading', { level: 1, name: thai('buffetLink.done.title') })).toBeVisible()
})
