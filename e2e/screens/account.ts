import type { Page } from '@playwright/test'
import { asPerson, employerWithBranch, signInBrowser } from '../account'
import { expect, linkFromMail } from '../fixtures'
import { FormFields } from '../form-fields'
import { member, refused, type Screen, see, shared, visitor } from '../screen'
import { busy, demoOwner, newcomer, openNotifications, withBranch, worker } from '../screen-states'
import { stackAddresses } from '../stack'
import { thai } from '../thai'
import { uniqueEmail } from '../unique'

const { jobPost, partim } = stackAddresses

/** An open invitation: its link, and the owner who sent it. */
const invited = shared(async () => {
  const owner = await employerWithBranch()
  const body = { email: uniqueEmail('colleague'), role: 'branch_manager', branchIds: [owner.branchId] }
  expect((await asPerson(owner, `${jobPost}/v1/invitations`, { body })).status).toBe(201)
  return { owner, link: await linkFromMail(body.email, '/accept-invitation') }
})

async function openInvitation(page: Page): Promise<void> {
  await see(page, (await invited()).link)
}

async function openInvitationOfAnother(page: Page): Promise<void> {
  const { owner, link } = await invited()
  await signInBrowser(page.context(), owner)
  await see(page, link)
  await expect(page.getByText(thai('invitation.otherAddress.title'))).toBeVisible()
}

async function openInvitedRegistration(page: Page): Promise<void> {
  await see(page, (await invited()).link.replace('/accept-invitation', '/accept-register'))
}

/** Opens the team on the account page, which has an open invitation. */
async function openTeam(page: Page): Promise<void> {
  await signInBrowser(page.context(), (await invited()).owner)
  await see(page, '/my-account')
  await page.locator('#team summary', { hasText: thai('members.whoMay') }).click()
}

async function openInviting(page: Page): Promise<void> {
  await openTeam(page)
  await page.getByRole('button', { name: thai('members.invite.open') }).click()
  const form = new FormFields(page, 'invitation')
  await form.put('role', 'branch_manager')
  await expect(form.root.getByRole('checkbox')).toHaveCount(1)
  await form.submit.click()
  await expect(form.root.locator('[aria-invalid="true"]').first()).toBeVisible()
}

async function openResume(page: Page): Promise<void> {
  const account = await worker()
  const { body } = await asPerson<{ uid: string }>(account, `${partim}/v1/me`, { method: 'GET' })
  await signInBrowser(page.context(), account)
  await see(page, `/resume/${body.uid}`)
}

/** What a signed-in person sees of the guides, their dashboard, account, invitations and resume. */
export const accountScreens: readonly Screen[] = [
  { name: 'prices, signed in', route: '/as-member/product', open: member(withBranch, '/product') },
  {
    name: 'interviews, signed in',
    route: '/as-member/job-interview',
    open: member(withBranch, '/job-interview'),
  },
  {
    name: 'profile packages, signed in',
    route: '/as-member/profile-package',
    open: member(withBranch, '/profile-package'),
  },
  {
    name: 'profile packages of a type of work, signed in',
    route: '/as-member/profile-package/{workID}',
    open: member(withBranch, '/profile-package/cook'),
  },
  { name: 'dashboard of a newcomer', route: '/dashboard', open: member(newcomer, '/dashboard') },
  { name: 'dashboard', route: '/dashboard', open: busy(() => '/dashboard') },
  { name: 'dashboard, much to do', route: '/dashboard', open: member(demoOwner, '/dashboard') },
  {
    name: 'dashboard, the menu of the person open',
    route: '/dashboard',
    open: async (page) => {
      await busy(() => '/dashboard')(page)
      await page.locator('summary').filter({ hasText: '@' }).click()
      await expect(page.getByRole('button', { name: thai('userMenu.signOutEverywhere') })).toBeVisible()
    },
  },
  {
    name: 'dashboard, the notifications open',
    route: '/dashboard',
    open: openNotifications(demoOwner),
  },
  {
    name: 'dashboard, no notifications yet',
    route: '/dashboard',
    open: openNotifications(withBranch),
  },
  {
    name: 'an invitation that is wrong',
    route: '/accept-invitation',
    open: visitor('/accept-invitation?token=x', thai('invitation.closed.invalid.title')),
  },
  { name: 'an invitation, signed out', route: '/accept-invitation', open: openInvitation },
  {
    name: 'an invitation, signed in with another address',
    route: '/accept-invitation',
    open: openInvitationOfAnother,
  },
  {
    name: 'registration by an invitation, refused',
    route: '/accept-register',
    open: refused(openInvitedRegistration, 'accept-register'),
  },
  { name: 'account with a team', route: '/my-account', open: openTeam },
  { name: 'inviting, refused', route: '/my-account', open: openInviting },
  { name: 'account', route: '/my-account', open: member(withBranch, '/my-account') },
  {
    name: 'account with a photo, and a file refused in its place',
    route: '/my-account',
    open: async (page) => {
      await member(withBranch, '/my-account')(page)
      const choose = page.locator('#profile input[type=file]')
      await choose.setInputFiles('lib/uploads/testing/photo-with-location.jpg')
      await expect(page.getByText(thai('account.photo.saved'))).toBeVisible()
      await choose.setInputFiles({ name: 'สัญญา.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') })
      await expect(page.locator('#profile').getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'account, its forms open',
    route: '/my-account',
    open: async (page) => {
      await member(newcomer, '/my-account')(page)
      await page.getByRole('button', { name: thai('account.editName') }).click()
      await page.getByRole('button', { name: thai('account.passwordChange.open') }).click()
      await page.getByRole('button', { name: thai('account.deletion.open') }).click()
      for (const id of ['own-data', 'password-change', 'account-deletion']) {
        await expect(new FormFields(page, id).submit).toBeVisible()
      }
    },
  },
  { name: 'resume', route: '/resume/{userID}', open: openResume },
  { name: 'resume, refused', route: '/resume/{userID}', open: refused(openResume, 'resume-work') },
]
