import { signInBrowser, verified } from '../account'
import { atWidthOf, expect, test } from '../fixtures'
import { chooseKind, personalNumber } from '../screens/employers'
import { thai } from '../thai'

test(
  'a stall keeper becomes an employer, whose branch is where the company is and where a pasted link points',
  atWidthOf('mouse'),
  async ({ page }) => {
    const number = personalNumber()
    await signInBrowser(page.context(), await verified('employer'))
    await page.goto('/verify-employer')
    await chooseKind(page, 'sole_proprietor')
    await page.getByLabel(thai('companies.person.sole_proprietor.name')).fill('ครัวยายบัว')
    await page.getByLabel(thai('companies.person.number')).fill(number)
    await page.getByLabel(thai('addresses.line'), { exact: true }).fill('9 ซอยสุขใจ')
    await page.getByLabel(thai('addresses.postcode')).fill('10330')
    await page.getByLabel(thai('addresses.postcode')).blur()
    await page.getByRole('button', { name: 'แขวงปทุมวัน เขตปทุมวัน' }).click()
    await page.getByRole('button', { name: thai('companies.person.confirm') }).click()
    await page.waitForURL('**/branch/create')

    await expect(page.getByLabel(thai('addresses.line'), { exact: true })).toHaveValue('9 ซอยสุขใจ')
    await expect(page.getByLabel(thai('addresses.bangkok.subdistrict'), { exact: true })).toHaveValue('ปทุมวัน')
    await page.getByLabel(thai('branches.name')).fill('หน้าโรงเรียน')
    await page.getByLabel(thai('branches.phone')).fill('021234567 ต่อ 12')
    await page.goBack()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: thai('forms.draft.stay') })
      .click()
    await expect(page).toHaveURL(/\/branch\/create$/)
    await expect(page.getByLabel(thai('branches.name'))).toHaveValue('หน้าโรงเรียน')
    await page.getByLabel(thai('maps.link')).fill('ร้านเรา https://maps.app.goo.gl/phone-SiamSquare')
    await page.getByRole('button', { name: thai('maps.useLink') }).click()
    await expect(page.getByLabel(thai('maps.lat'))).toHaveValue(/^13\.7449/)
    await page.getByRole('button', { name: thai('branches.create') }).click()
    await page.waitForURL('**/job-posting/create')

    await page.goto('/branch')
    await expect(page.getByRole('link', { name: /02-123-4567 ต่อ 12/ })).toHaveAttribute(
      'href',
      'tel:021234567,12',
    )
    await page.goto('/profile-document')
    await expect(
      page.getByRole('region', { name: thai('companyDocuments.kinds.commercial_registration.title') }),
    ).toBeVisible()
    await page.goto('/profile')
    await expect(page.getByText(`•••••••••${number.slice(-4)}`)).toBeVisible()
    expect(await page.content()).not.toContain(number)
  },
)
