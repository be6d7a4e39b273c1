import { asPerson, branchAt, signInBrowser } from '../account'
import { atTheBank } from '../credits'
import { atWidthOf, everyHandName, expect, handNames, handOf, test } from '../fixtures'
import { numberOn } from '../sales-links'
import { stackAddresses } from '../stack'
import { thai } from '../thai'
import { uniquePlace } from '../unique'
import { employerWithUnlocks, openWorker, unlocked } from '../unlocks'

const { partim } = stackAddresses
const phone = '081-234-5678'

for (const name of everyHandName) {
  test.describe(`by ${name}`, () => {
    if (name === 'touch') test.use({ hasTouch: true })

    test('J3: an employer searches near a branch, takes a filter, and unlocks whom they found', async ({
      page,
    }) => {
      const hand = handOf(name, page)
      const place = uniquePlace()
      const [account, { workerId }] = await Promise.all([
        employerWithUnlocks(1),
        openWorker({ ...place, workTypes: ['barista'], minDailyPay: 55_000 }),
      ])
      await signInBrowser(page.context(), account)
      await page.goto(`/partimers?branch=${await branchAt(account, place)}&km=1`)
      const openForm = page.getByRole('button', { name: /ในระยะ/ })
      if (await openForm.isVisible()) await hand.press(openForm)
      await hand.type(page.getByLabel(thai('peopleSearch.say')), 'บาริสต้า ไม่เกิน 900')
      await hand.press(page.getByRole('button', { name: thai('peopleSearch.submit'), exact: true }))
      await page.waitForURL(/work=barista/)

      const list = page.getByRole('region', { name: thai('people.list.label') })
      await hand.press(list.getByRole('link', { name: 'สมหญิง จ.' }).first())
      await page.waitForURL(`**/resume/${workerId}`)
      const main = page.locator('main')
      await expect(main.getByText(thai('unlocks.left', { left: 1 }))).toBeVisible()
      expect(await page.content()).not.toMatch(/0812345678|(?<![\da-f-])081[ -]?234/)
      await hand.press(main.getByRole('button', { name: /^ดูเบอร์ · 1 เครดิต/ }))
      await expect(
        main.getByRole('link', { name: thai('unlocks.contact.phone', { phone }) }),
      ).toHaveAttribute('href', 'tel:0812345678')
    })
  })
}

for (const name of handNames) {
  test(
    `J3: an employer buys a profile credit, comes back and reads a worker's number, by ${name}`,
    atWidthOf(name),
    async ({ page }) => {
      const hand = handOf(name, page)
      const [account, { workerId }] = await Promise.all([employerWithUnlocks(0), openWorker()])
      await signInBrowser(page.context(), account)
      await page.goto(`/resume/${workerId}`)
      const main = page.locator('main')
      await expect(page.getByRole('heading', { level: 1, name: 'สมหญิง จ.' })).toBeVisible()
      await expect(main.getByText(thai('workerProfiles.fit.title', { post: 'ส่งของรอบร้าน' }))).toBeVisible()
      expect(await page.content()).not.toMatch(/0812345678|(?<![\da-f-])081[ -]?234/)

      await hand.press(main.getByRole('link', { name: thai('unlocks.button.buy') }))
      await hand.press(page.getByRole('radio', { name: /10 คน/ }))
      await hand.press(page.getByRole('button', { name: /^จ่าย ฿/ }))
      await expect(page.getByRole('img', { name: /คิวอาร์พร้อมเพย์/ })).toBeVisible()
      await atTheBank(await numberOn(page), 'mark_as_paid', 'employers')
      await hand.press(page.getByRole('link', { name: thai('orders.pay.paid.onward') }))
      await page.waitForURL(`**/resume/${workerId}`)

      await expect(main.getByText(thai('unlocks.left', { left: 10 }))).toBeVisible()
      await hand.press(main.getByRole('button', { name: /^ดูเบอร์ · 1 เครดิต/ }))
      await expect(page.getByText(thai('unlocks.button.doneLeft', { left: 9 }))).toBeVisible()
      await expect(
        main.getByRole('link', { name: thai('unlocks.contact.phone', { phone }) }),
      ).toHaveAttribute('href', 'tel:0812345678')
      await expect(page.getByRole('heading', { level: 1, name: 'สมหญิง ใจดี' })).toBeVisible()

      await page.goto('/my-credit?kind=profile_unlock')
      await expect(page.getByRole('link', { name: 'สมหญิง จ.' })).toHaveAttribute(
        'href',
        `/resume/${workerId}`,
      )
    },
  )

  test(
    `a worker sees who reads their number, and objects, by ${name}`,
    atWidthOf(name),
    async ({ page, browser }) => {
      const hand = handOf(name, page)
      const [account, { account: worker, workerId }] = await Promise.all([
        employerWithUnlocks(1),
        openWorker(),
      ])
      await unlocked(account, workerId)
      await signInBrowser(page.context(), worker)
      await page.goto('/my-account#unlocks')
      const section = page.locator('#unlocks')
      await hand.press(section.getByRole('button', { name: new RegExp(`^${thai('unlocks.own.object')}`) }))
      await hand.press(page.getByRole('button', { name: thai('unlocks.own.objectConfirm') }))
      await expect(section.getByText(thai('unlocks.own.objected'))).toBeVisible()

      const employer = await browser.newContext()
      await signInBrowser(employer, account)
      const profile = await employer.newPage()
      await profile.goto(`/resume/${workerId}`)
      await expect(profile.getByText(thai('unlocks.contact.objected'))).toBeVisible()
      expect(await profile.content()).not.toContain('0812345678')
      await employer.close()
    },
  )
}

test('somebody who hides is said to be gone, whoever they are, and others are offered', async ({ page }) => {
  const account = await employerWithUnlocks(1)
  await signInBrowser(page.context(), account)
  for (const id of ['0199db4b-41db-708b-a23e-1fc5e937ac29', 'nobody']) {
    await page.goto(`/resume/${id}`)
    await expect(
      page.getByRole('heading', { level: 1, name: thai('workerProfiles.gone.title') }),
    ).toBeVisible()
  }
})

test('a worker does not read another worker, and an unlocked one is free to the company', async ({
  page,
}) => {
  const [{ account: worker }, { workerId }] = await Promise.all([openWorker(), openWorker()])
  await signInBrowser(page.context(), worker)
  await page.goto(`/resume/${workerId}`)
  await expect(
    page.getByRole('heading', { level: 1, name: thai('workerProfiles.worker.title') }),
  ).toBeVisible()
  expect((await asPerson(worker, `${partim}/v1/workers/${workerId}/profile`, { method: 'GET' })).status).toBe(
    403,
  )
})
