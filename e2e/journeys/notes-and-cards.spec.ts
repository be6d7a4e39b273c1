import { branchAt, hiringEmployer, registeredEmployer, signInBrowser, unknownJuristicId } from '../account'
import { atOneWidth, atWidthOf, expect, handNames, handOf, test } from '../fixtures'
import { nearby } from '../screens/people'
import { uidOf } from '../screens/resumes'
import { thai } from '../thai'
import { uniquePlace, uniqueWord } from '../unique'
import { employerWithUnlocks, openWorker } from '../unlocks'

const phone = '081-234-5678'

for (const name of handNames) {
  test(
    `J3: the number of somebody found appears on their card, where the button was, by ${name}`,
    atWidthOf(name),
    async ({ page }) => {
      const hand = handOf(name, page)
      const left = (credits: number) =>
        page.getByText(`${thai('people.list.cost')} · ${thai('people.list.left', { left: credits })}`)
      const place = uniquePlace()
      const [employer] = await Promise.all([
        employerWithUnlocks(2),
        nearby('promoter', place),
        nearby('promoter', place),
      ])
      const branchId = await branchAt(employer, place)
      await signInBrowser(page.context(), employer)
      await page.goto(`/partimers?branch=${branchId}&work=promoter&km=1&sort=newest`)
      const list = page.getByRole('region', { name: thai('people.list.label') })
      const card = list
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 3 }) })
        .first()
      await expect(left(2)).toBeVisible()
      expect(await page.content()).not.toMatch(/0812345678|(?<![\da-f-])081[ -]?234/)
      const height = async () => (await card.boundingBox())?.height
      const before = await height()

      await hand.press(card.getByRole('button', { name: /^ดูเบอร์ · 1 เครดิต/ }))
      const call = card.getByRole('link', { name: new RegExp(`^โทร .*${phone}$`) })
      await expect(call).toHaveAttribute('href', 'tel:0812345678')
      await expect(call).toBeFocused()
      expect(await height()).toBe(before)
      await expect(left(1)).toBeVisible()

      await page.reload()
      await expect(list.getByRole('link', { name: /^เปิดเบอร์แล้ว/ })).toHaveCount(1)
    },
  )

  test(
    `a team writes about a worker, reads it on their page, and takes it back, by ${name}`,
    atWidthOf(name),
    async ({ page }) => {
      const hand = handOf(name, page)
      const [employer, { workerId }] = await Promise.all([hiringEmployer(), openWorker()])
      await signInBrowser(page.context(), employer)
      await page.goto(`/resume/${workerId}`)
      await hand.type(page.getByLabel(thai('workerNotes.label')), 'โทรแล้ว มาได้วันเสาร์')
      await hand.press(page.getByRole('button', { name: thai('workerNotes.add') }))
      await expect(page.getByText(thai('workerNotes.added'))).toBeVisible()
      await page.reload()
      const note = page.getByRole('listitem').filter({ hasText: 'โทรแล้ว มาได้วันเสาร์' })
      await expect(note).toBeVisible()
      await hand.press(note.getByRole('button', { name: new RegExp(`^${thai('workerNotes.remove')}`) }))
      await expect(note).toHaveCount(0)
      await page.reload()
      await expect(page.getByLabel(thai('workerNotes.label'))).toBeVisible()
      await expect(page.getByText('โทรแล้ว มาได้วันเสาร์', { exact: true })).toHaveCount(0)
    },
  )

  test(
    `a worker blocks a company by its name before it finds them, by ${name}`,
    atWidthOf(name),
    async ({ page, browser }) => {
      const hand = handOf(name, page)
      const company = `ชิมชา ${uniqueWord()}`
      const [employer, { account, workerId }] = await Promise.all([
        registeredEmployer({ juristicId: unknownJuristicId(), name: company }),
        openWorker(),
      ])
      await signInBrowser(page.context(), account)
      await page.goto(`/resume/${await uidOf(account)}?step=about`)
      await hand.type(page.getByLabel(thai('resumes.blocked.search')), company)
      await hand.press(page.getByRole('button', { name: thai('resumes.blocked.find'), exact: true }))
      await hand.press(page.getByRole('button', { name: `${thai('resumes.blocked.blockShort')} ${company}` }))
      await expect(page.getByText(thai('resumes.blocked.done', { company }))).toBeVisible()

      const theirs = await browser.newContext()
      await signInBrowser(theirs, employer)
      const profile = await theirs.newPage()
      await expect(async () => {
        await profile.goto(`/resume/${workerId}`)
        await expect(
          profile.getByRole('heading', { level: 1, name: thai('workerProfiles.gone.title') }),
        ).toBeVisible({ timeout: 2_000 })
      }).toPass()
      await theirs.close()
    },
  )
}

test('certificates and skills are filters that one sees and can take off', atOneWidth, async ({ page }) => {
  const employer = await hiringEmployer()
  await signInBrowser(page.context(), employer)
  await page.goto(`/partimers?branch=${employer.branchId}&work=barista`)
  const openForm = page.getByRole('button', { name: /ในระยะ/ })
  if (await openForm.isVisible()) await openForm.click()
  await page.locator('summary').filter({ hasText: 'ตัวกรอง' }).click()
  await page.getByText(thai('peopleSearch.chips.certificate.food_handler')).click()
  await page.getByText(thai('skills.latte_art')).click()
  await page.getByRole('button', { name: thai('peopleSearch.use') }).click()
  await page.waitForURL(/cert=food_handler/)
  expect(new URL(page.url()).searchParams.get('skill')).toBe('latte_art')
  const chips = page.getByRole('navigation', { name: thai('peopleSearch.chips.label') })
  await chips.getByRole('link', { name: new RegExp(thai('skills.latte_art')) }).click()
  await page.waitForURL((url) => !url.searchParams.has('skill'))
  expect(new URL(page.url()).searchParams.get('cert')).toBe('food_handler')
})
