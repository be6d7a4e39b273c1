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
import { activeCompanies, expect, type HandName, handNames, handOf, test } from '../fixtures'
import { thai } from '../thai'

/** Each run of the journey registers a different company. */
async function companyFor(isMobile: boolean, hand: HandName) {
  const companies = await activeCompanies()
  const index = ['phone mouse', 'phone keyboard', 'desktop mouse', 'desktop keyboard'].indexOf(
    `${isMobile ? 'phone' : 'desktop'} ${hand}`,
  )
  const company = companies[index]
  if (!company) throw new Error('the sandbox knows too few companies')
  return company
}

for (const name of handNames) {
  test(`J1: from registration through full verification to a published post, by ${name}`, async ({
    page,
    isMobile,
  }) => {
    const hand = handOf(name, page)
    const employer = newEmployer()
    const company = await companyFor(isMobile, name)

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
