import type { Page } from '@playwright/test'
import {
  type Account,
  asPerson,
  branch,
  type EmployerWithBranch,
  employerWithBranch,
  signedInAgain,
  signInBrowser,
  verified,
} from '../account'
import { atOneWidth, atWidthOf, expect, type Hand, handNames, handOf, linkFromMail, test } from '../fixtures'
import { stackAddresses } from '../stack'
import { thai } from '../thai'
import { uniqueEmail } from '../unique'

const { jobPost } = stackAddresses
const company = 'ร้านครัวยายบัว'
const password = 'krua-yai-2569'

const main = (page: Page) => page.getByRole('main')
const team = (page: Page) => page.getByRole('region', { name: thai('members.title', { company }) })

/** The owner invites an address on the account page; ends with the invitation in the list. */
async function invite(
  page: Page,
  hand: Hand,
  owner: Account,
  email: string,
  role: 'recruiter' | 'branch_manager',
) {
  await signInBrowser(page.context(), owner)
  await page.goto('/my-account')
  await hand.press(team(page).getByRole('button', { name: thai('members.invite.open') }))
  const dialog = page.getByRole('dialog', { name: thai('members.invite.title') })
  await hand.type(dialog.getByLabel(thai('members.invite.email')), email)
  await hand.choose(dialog.getByLabel(thai('members.role')), thai(`members.roles.${role}`))
  if (role === 'branch_manager') await hand.press(dialog.getByRole('checkbox', { name: branch.name }))
  await hand.press(dialog.getByRole('button', { name: thai('members.invite.send') }))
  await expect(dialog).toBeHidden()
  await expect(team(page).getByText(email)).toBeVisible()
  await expect(team(page).getByText(thai('members.invitations.states.pending'))).toBeVisible()
}

/** Opens the mailed link in a browser where nobody is signed in. */
async function openInvitation(page: Page, email: string): Promise<void> {
  await page.context().clearCookies()
  await page.goto(await linkFromMail(email, '/accept-invitation'))
  await expect(page.getByRole('heading', { name: thai('invitation.title', { company }) })).toBeVisible()
}

async function signIn(page: Page, hand: Hand, { email }: Pick<Account, 'email'>): Promise<void> {
  await hand.type(page.getByLabel(thai('accounts.email')), email)
  await hand.type(page.getByLabel(thai('accounts.password'), { exact: true }), password)
  await hand.press(main(page).getByRole('button', { name: thai('accounts.signIn.submit') }))
}

/** Expects the account page to show the member's own role and no means to invite. */
async function expectRole(page: Page, role: string): Promise<void> {
  await page.goto('/my-account')
  await expect(
    team(page)
      .getByText(thai(`members.roles.${role}`))
      .first(),
  ).toBeVisible()
  await expect(team(page).getByRole('button', { name: thai('members.invite.open') })).toHaveCount(0)
}

const addBranch = (as: Account) =>
  asPerson<{ code: string }>(as, `${jobPost}/v1/branches`, { body: { ...branch, taxBranchNumber: '00009' } })

async function secondBranch(owner: EmployerWithBranch): Promise<void> {
  const body = { ...branch, name: 'ทองหล่อ', taxBranchNumber: '00001' }
  expect((await asPerson(owner, `${jobPost}/v1/branches`, { body })).status).toBe(201)
}

for (const name of handNames) {
  test(
    `J4: a colleague with an account is invited, accepts, and acts within the role and no further, by ${name}`,
    atWidthOf(name),
    async ({ page }) => {
      const hand = handOf(name, page)
      const [owner, guest] = [await employerWithBranch(), await verified('employer')]
      await secondBranch(owner)
      await invite(page, hand, owner, guest.email, 'branch_manager')

      await openInvitation(page, guest.email)
      await expect(main(page).getByText(branch.name)).toBeVisible()
      await hand.press(main(page).getByRole('link', { name: thai('invitation.signIn') }))
      await page.waitForURL('**/login?**')
      await signIn(page, hand, guest)
      await page.waitForURL('**/accept-invitation')
      await hand.press(page.getByRole('button', { name: thai('invitation.accept') }))
      await page.waitForURL('**/dashboard')

      await page.goto('/branch')
      await expect(page.getByText(branch.name).first()).toBeVisible()
      await expect(page.getByText('ทองหล่อ')).toHaveCount(0)
      await expect(page.getByRole('link', { name: thai('branches.add') })).toHaveCount(0)
      const refused = await addBranch(guest)
      expect([refused.status, refused.body.code]).toEqual([403, 'forbidden'])
      await expectRole(page, 'branch_manager')
    },
  )

  test(
    `J4: a colleague without an account registers by the invitation and is in the team, by ${name}`,
    atWidthOf(name),
    async ({ page }) => {
      const hand = handOf(name, page)
      const email = uniqueEmail('colleague')
      await invite(page, hand, await employerWithBranch(), email, 'recruiter')

      await openInvitation(page, email)
      await hand.press(main(page).getByRole('link', { name: thai('invitation.register') }))
      await page.waitForURL('**/accept-register')
      await hand.type(page.getByLabel(thai('accounts.displayName')), 'มาลี มาใหม่')
      await hand.type(page.getByLabel(thai('accounts.phone')), '0812345678')
      await hand.type(page.getByLabel(thai('accounts.password'), { exact: true }), password)
      await hand.press(page.getByRole('checkbox', { name: /ยอมรับ/ }))
      await hand.press(page.getByRole('button', { name: thai('invitation.registerAndAccept') }))
      await page.waitForURL('**/dashboard')

      await expectRole(page, 'recruiter')
      await page.goto('/job-posting/create')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.goto(await linkFromMail(email, '/accept-invitation'))
      await expect(
        page.getByRole('heading', { name: thai('invitation.memberHere.title', { company }) }),
      ).toBeVisible()
    },
  )
}

test(
  'who is signed in with another address is told so, signs out and goes on; who declines is heard',
  atOneWidth,
  async ({ page }) => {
    const owner = await employerWithBranch()
    const email = uniqueEmail('colleague')
    const invitation = { email, role: 'finance' }
    expect((await asPerson(owner, `${jobPost}/v1/invitations`, { body: invitation })).status).toBe(201)
    await signInBrowser(page.context(), owner)
    await page.goto(await linkFromMail(email, '/accept-invitation'))
    await expect(page.getByText(thai('invitation.otherAddress.title'))).toBeVisible()
    await page.getByRole('button', { name: thai('invitation.switch') }).click()
    const decline = page.getByRole('button', { name: thai('invitation.decline') })
    const declined = page.getByRole('heading', { name: thai('invitation.closed.declined.title') })
    const refuse = async () => {
      await decline.click()
      await page.getByRole('group', { name: /\?$/ }).waitFor()
      await decline.click()
      await expect(declined).toBeVisible()
    }
    await refuse()
    await page.getByRole('button', { name: thai('invitation.reconsider') }).click()
    await expect(declined).toBeHidden()
    await refuse()

    await signInBrowser(page.context(), await signedInAgain(owner))
    await page.goto('/my-account')
    await expect(team(page).getByText(thai('members.invitations.states.declined'))).toBeVisible()
  },
)
