import type { Page } from '@playwright/test'
import { asPerson, employerWithBranch, signInBrowser } from './account'
import { expect, linkFromMail, uniqueEmail } from './fixtures'
import { FormFields } from './form-fields'
import { see, shared } from './screen'
import { stackAddresses } from './stack'
import { thai } from './thai'

const { jobPost } = stackAddresses

/** An open invitation: its link, and the owner who sent it. */
const invited = shared(async () => {
  const owner = await employerWithBranch()
  const body = { email: uniqueEmail('colleague'), role: 'branch_manager', branchIds: [owner.branchId] }
  expect((await asPerson(owner, `${jobPost}/v1/invitations`, { body })).status).toBe(201)
  return { owner, link: await linkFromMail(body.email, '/accept-invitation') }
})

export async function openInvitation(page: Page): Promise<void> {
  await see(page, (await invited()).link)
}

export async function openInvitationOfAnother(page: Page): Promise<void> {
  const { owner, link } = await invited()
  await signInBrowser(page.context(), owner)
  await see(page, link)
  await expect(page.getByText(thai('invitation.otherAddress.title'))).toBeVisible()
}

export async function openInvitedRegistration(page: Page): Promise<void> {
  await see(page, (await invited()).link.replace('/accept-invitation', '/accept-register'))
}

/** Opens the team on the account page, which has an open invitation. */
export async function openTeam(page: Page): Promise<void> {
  await signInBrowser(page.context(), (await invited()).owner)
  await see(page, '/my-account')
  await page.locator('#team summary', { hasText: thai('members.whoMay') }).click()
}

export async function openInviting(page: Page): Promise<void> {
  await openTeam(page)
  await page.getByRole('button', { name: thai('members.invite.open') }).click()
  const form = new FormFields(page, 'invitation')
  await form.put('role', 'branch_manager')
  await expect(form.root.getByRole('checkbox')).toHaveCount(1)
  await form.submit.click()
  await expect(form.root.locator('[aria-invalid="true"]').first()).toBeVisible()
}
