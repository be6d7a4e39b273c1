import { ops, sendDocuments, waitingCompany } from '../company-documents'
import {
  addBranch,
  confirmCompany,
  newEmployer,
  postTitle,
  publish,
  register,
  verifyEmail,
  writePost,
} from '../employer'
import { expect, handNames, handOf, ownRegistryCompany, test } from '../fixtures'
import { thai } from '../thai'

for (const name of handNames) {
  test(`J1: from registration through full verification to a published post, by ${name}`, async ({
    page,
  }) => {
    const hand = handOf(name, page)
    const employer = newEmployer()
    const company = await ownRegistryCompany()

    await register(page, hand, employer)
    await verifyEmail(page, hand, employer)
    await confirmCompany(page, hand, company)

    await sendDocuments(page, hand)
    const companyId = await waitingCompany(company.juristicId)
    await ops(['review', companyId])
    expect(await ops(['approve', companyId])).toContain('(verified)')
    await page.goto('/dashboard')
    await expect(page.getByText(thai('dashboard.verification.registry_matched.title'))).toHaveCount(0)
    await hand.press(page.getByRole('link', { name: thai('dashboard.steps.branch.action') }))
    await page.waitForURL('**/branch/create')

    await addBranch(page, hand)
    await writePost(page, hand)
    await expect(page.getByText('฿6,000').first()).toBeVisible()
    await publish(page, hand)

    await expect(page.getByRole('heading', { name: postTitle })).toBeVisible()
    await expect(page.getByText('เปิดรับสมัคร').first()).toBeVisible()

    await page.goto('/job-posting')
    await expect(page.getByRole('link', { name: postTitle, exact: true })).toBeVisible()
    await expect(page.getByText('เปิดรับสมัคร').first()).toBeVisible()
  })
}
