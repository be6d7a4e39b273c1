import { branchAt, hiringEmployer, registered, signInBrowser } from '../account'
import { everyHandName, expect, handOf } from '../fixtures'
import { publishedPost } from '../job-posts'
import { uidOf } from '../screens/resumes'
import { thai } from '../thai'
import { test } from '../two-people'
import { uniqueWord } from '../unique'

/** The middle of the district that the worker says. */
const middleOfDistrict = { lat: '7.918', lng: '99.2' }

for (const handName of everyHandName) {
  test.describe(`by ${handName}`, () => {
    if (handName === 'touch') test.use({ hasTouch: true })

    test('J5: a worker who says a district alone is found there by a sentence, and invited', async ({
      page,
      pageOf,
    }) => {
      const [worker, employer] = await Promise.all([registered('worker'), hiringEmployer()])
      const branchId = await branchAt(employer, middleOfDistrict)
      await publishedPost(employer, { branchId, workType: 'barista', title: 'บาริสต้ารอบเช้า' })
      const headline = `ชงกาแฟ ${uniqueWord()}`

      await test.step('three steps, without a position', async () => {
        const hand = handOf(handName, page)
        await signInBrowser(page.context(), worker)
        await page.goto(`/resume/${await uidOf(worker)}`)
        await hand.press(page.getByRole('checkbox', { name: thai('workTypes.barista'), exact: true }))
        await hand.press(page.getByRole('button', { name: thai('resumes.steps.work.next') }))
        await hand.choose(page.getByLabel(thai('addresses.province')), 'กระบี่')
        await hand.choose(page.getByLabel(thai('addresses.elsewhere.district'), { exact: true }), 'คลองท่อม')
        await hand.press(page.getByRole('button', { name: 'วันเสาร์ทั้งวัน' }))
        await hand.press(page.getByRole('button', { name: thai('resumes.steps.times.next') }))
        await hand.type(page.getByLabel(thai('resumes.headline')), headline)
        await hand.press(
          page.getByRole('radio', { name: new RegExp(`^${thai('resumes.visibilities.open.label')}`) }),
        )
        await hand.type(page.getByLabel(thai('resumes.birthDate.title')), '1999-04-13')
        await hand.press(page.getByRole('button', { name: thai('resumes.birthDate.save') }))
        await expect(page.getByLabel(thai('resumes.birthDate.title'))).toBeHidden()
        await hand.press(page.getByRole('button', { name: thai('resumes.steps.about.next') }))
        await expect(page.getByRole('heading', { name: thai('resumes.preview.title') })).toBeVisible()
      })

      await test.step('found by a sentence, and invited', async () => {
        const search = await pageOf(employer)
        const hand = handOf(handName, search)
        await search.goto(`/partimers?branch=${branchId}&km=1`)
        const openForm = search.getByRole('button', { name: /ในระยะ/ })
        if (await openForm.isVisible()) await hand.press(openForm)
        await hand.type(search.getByLabel(thai('peopleSearch.say')), 'บาริสต้าว่างเสาร์นี้ ไม่เกิน 900')
        await hand.press(search.getByRole('button', { name: thai('peopleSearch.submit'), exact: true }))
        await search.waitForURL(/work=barista/)
        const card = search
          .getByRole('region', { name: thai('people.list.label') })
          .getByRole('listitem')
          .filter({ hasText: headline })
          .first()
        await expect(card.getByText(/จากกลางอำเภอ/)).toBeVisible()
        await hand.press(card.getByRole('button', { name: /^เชิญสมัคร/ }))
        const dialog = search.getByRole('dialog')
        const send = dialog.getByRole('button', { name: thai('inviting.sendOne') })
        await expect(send).toBeEnabled()
        await hand.press(send)
        await expect(dialog.getByText(thai('inviting.report.done', { count: 1 }))).toBeVisible()
      })

      await test.step('the worker reads the invitation', async () => {
        await page.goto('/jobs/applications')
        await expect(page.getByRole('region', { name: thai('jobPostInvites.title') })).toBeVisible()
      })
    })
  })
}
