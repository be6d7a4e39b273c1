import type { Page } from '@playwright/test'
import { type Account, asPerson, hiringEmployer, registered, signInBrowser, writeResume } from '../account'
import { expect } from '../fixtures'
import { FormFields } from '../form-fields'
import { publishedPost } from '../job-posts'
import { member, type Screen, see, shared } from '../screen'
import { invitedWorker, withBranch, withoutCredit } from '../screen-states'
import { stackAddresses } from '../stack'
import { thai } from '../thai'

const { partim } = stackAddresses

/** A company with an open post and two favourites, one of whom is in a group and hides their resume. */
const withFavourites = shared(async () => {
  const account = await hiringEmployer()
  const call = <Body>(path: string, method = 'PUT', body?: object, as: Account = account) =>
    asPerson<Body>(as, `${partim}/v1/${path}`, { method, body })
  const workerIds: string[] = []
  for (const visibility of ['open', 'hidden']) {
    const someone = await registered('worker')
    await writeResume(someone, visibility)
    const { body } = await call<{ id: string }>('workers/me', 'GET', undefined, someone)
    workerIds.push(body.id)
    expect((await call(`favourites/${body.id}`)).status).toBe(200)
  }
  const { body: group } = await call<{ id: string }>('favourite-groups', 'POST', { name: 'มาได้กะดึก' })
  expect((await call(`favourite-groups/${group.id}/members/${workerIds[1]}`)).status).toBe(204)
  await publishedPost(account, { branchId: account.branchId, workType: 'delivery', title: 'ส่งของรอบร้าน' })
  return { account, groupId: group.id }
})

async function openFavourites(page: Page): Promise<void> {
  await signInBrowser(page.context(), (await withFavourites()).account)
  await see(page, '/partimers/favourites')
  await page.getByText(thai('favourites.groups.sort')).first().click()
  await expect(page.getByRole('checkbox', { name: 'มาได้กะดึก' }).first()).toBeVisible()
}

/** The dialog that invites favourites, with a post and one of them chosen; the other hides their resume. */
async function openInvitingFavourites(page: Page): Promise<void> {
  await signInBrowser(page.context(), (await withFavourites()).account)
  await see(page, '/partimers/favourites')
  await page.getByRole('button', { name: thai('inviting.action'), exact: true }).click()
  await page.getByRole('radio').first().check()
  await page.getByRole('dialog').locator('input[type=checkbox]:enabled').check()
  await expect(page.getByRole('button', { name: thai('inviting.send', { count: 1 }) })).toBeEnabled()
}

/** Invitations that wait for an answer, and the way to their posts. */
async function openSentInvites(page: Page): Promise<void> {
  await invitedWorker()
  await signInBrowser(page.context(), (await withoutCredit()).account)
  await see(page, '/partimers/favourites/invites')
  await expect(page.getByRole('list').getByRole('link').first()).toBeVisible()
}

async function openGroupNaming(page: Page): Promise<void> {
  const { account, groupId } = await withFavourites()
  await signInBrowser(page.context(), account)
  await see(page, `/partimers/favourites?group=${groupId}`)
  await page.getByRole('button', { name: thai('favourites.groups.create') }).click()
  const form = new FormFields(page, 'favourite-group')
  await form.submit.click()
  await expect(form.root.locator('[aria-invalid="true"]')).toBeVisible()
}

/** Favourite workers, their groups, and invitations to posts. */
export const favouriteScreens: readonly Screen[] = [
  { name: 'favourites', route: '/partimers/favourites', open: openFavourites },
  {
    name: 'no favourites yet',
    route: '/partimers/favourites',
    open: member(withBranch, '/partimers/favourites'),
  },
  { name: 'inviting favourites', route: '/partimers/favourites', open: openInvitingFavourites },
  { name: 'sent invitations', route: '/partimers/favourites/invites', open: openSentInvites },
  {
    name: 'no invitations yet',
    route: '/partimers/favourites/invites',
    open: member(withBranch, '/partimers/favourites/invites'),
  },
  { name: 'a group without a name', route: '/partimers/favourites', open: openGroupNaming },
]
