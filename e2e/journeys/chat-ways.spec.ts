import type { Locator, Page } from '@playwright/test'
import {
  type Account,
  asPerson,
  hiringEmployer,
  registered,
  registeredEmployer,
  signInBrowser,
} from '../account'
import { atOneWidth, atWidthOf, expect, type Hand, handNames, handOf, test } from '../fixtures'
import { publishedPost } from '../job-posts'
import { stackAddresses } from '../stack'
import { thai } from '../thai'
import { employerWithUnlocks, openWorker, unlocked } from '../unlocks'

const { jobPost, partim } = stackAddresses

const title = 'พนักงานเสิร์ฟ กะเย็น'
const personName = 'สมหญิง ใจดี'

const talkButton = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name: typeof name === 'string' ? thai('talkWays.actionOf', { name }) : name })
/** Presses the button until it leads to the conversation: the partim service hears of an application a moment after it. */
async function goToTalk(page: Page, hand: Hand, button: Locator): Promise<void> {
  const isThere = /\/chat\?c=[\w-]+$/
  await expect(async () => {
    if (!isThere.test(page.url())) await hand.press(button)
    await page.waitForURL(isThere, { timeout: 3_000 })
  }).toPass()
}
const placeOfChat = (page: Page) =>
  page
    .getByRole('navigation', { name: thai('layout.mainNavigation') })
    .getByRole('link', { name: new RegExp(thai('layout.chat')) })
const unread = (page: Page, count: number) =>
  placeOfChat(page).getByText(thai('notifications.unreadTalks', { count }))

/** Publishes a post and lets a worker apply to it; answers the post's id. */
async function applied(employer: Account & { branchId: string }, worker: Account): Promise<string> {
  const postId = await publishedPost(employer, { branchId: employer.branchId, title })
  const body = { jobPostId: postId, answers: [], birthDate: '2000-05-20' }
  const { status } = await asPerson(worker, `${jobPost}/v1/my/applications`, { body })
  expect(status).toBe(201)
  return postId
}

/** Writes in a company's name to a worker without the web, once the two may talk; answers the conversation's id. */
async function written(employer: Account, workerId: string, text: string): Promise<string> {
  const path = `${partim}/v1/company-conversations`
  let id = ''
  // The partim service hears of an application a moment after it.
  await expect
    .poll(async () => {
      const { status, body } = await asPerson<{ id: string }>(employer, path, { body: { workerId } })
      id = body.id
      return status
    })
    .toBeLessThan(300)
  const message = `${path}/${id}/messages/${crypto.randomUUID()}`
  const { status } = await asPerson(employer, message, {
    method: 'PUT',
    body: { text, isConfirmed: false },
  })
  expect(status).toBe(200)
  return id
}

const idOf = async (worker: Account): Promise<string> =>
  (await asPerson<{ id: string }>(worker, `${partim}/v1/workers/me`, { method: 'GET' })).body.id

for (const name of handNames) {
  test(
    `from an applicant a company comes to their conversation, by ${name}`,
    atWidthOf(name),
    async ({ page }) => {
      const hand = handOf(name, page)
      const [employer, worker] = [await hiringEmployer(), await registered('worker')]
      const postId = await applied(employer, worker)
      await signInBrowser(page.context(), employer)
      await page.goto(`/job-posting/${postId}#applications`)
      await goToTalk(page, hand, talkButton(page, personName))
      const { pathname } = new URL(page.url())
      expect(pathname).toBe('/chat')
      await expect(page.getByRole('heading', { name: personName }).first()).toBeVisible()

      // Again, from everything about them: the same conversation.
      const first = page.url()
      await page.goto(`/job-posting/${postId}#applications`)
      await hand.press(page.getByRole('button', { name: personName, exact: true }))
      await hand.press(page.getByRole('dialog').getByRole('button', { name: /^แชตกับ/ }))
      await page.waitForURL(first)
    },
  )

  test(
    `from an application of theirs a worker comes to the conversation with the company, by ${name}`,
    atWidthOf(name),
    async ({ page }) => {
      const hand = handOf(name, page)
      const [employer, worker] = [await hiringEmployer(), await registered('worker')]
      await applied(employer, worker)
      await signInBrowser(page.context(), worker)
      await page.goto('/jobs/applications')
      const button = talkButton(page, /^แชตกับ/)
      const company = ((await button.getAttribute('aria-label')) ?? '').replace(/^แชตกับ /, '')
      await goToTalk(page, hand, button)
      await expect(page.getByRole('heading', { name: company }).first()).toBeVisible()
    },
  )

  test(
    `the place of chat says how many conversations are unread, until they are read, by ${name}`,
    atWidthOf(name),
    async ({ page }) => {
      const hand = handOf(name, page)
      const [employer, worker] = [await hiringEmployer(), await registered('worker')]
      await applied(employer, worker)
      const conversationId = await written(employer, await idOf(worker), 'พรุ่งนี้มาลองงานได้ไหม')
      await signInBrowser(page.context(), worker)
      await page.goto('/my-account')
      await expect(unread(page, 1)).toBeAttached()
      await hand.press(placeOfChat(page))
      await page.waitForURL('**/chat*')
      await page.goto(`/chat?c=${conversationId}`)
      await expect(page.getByRole('log').getByText('พรุ่งนี้มาลองงานได้ไหม')).toBeVisible()
      await page.goto('/my-account')
      await expect(placeOfChat(page)).toBeVisible()
      await expect(unread(page, 1)).toHaveCount(0)
    },
  )
}

test(
  'an opened contact and a company that opened it lead to one conversation',
  atOneWidth,
  async ({ page, browser }) => {
    const [employer, { account: worker, workerId }] = await Promise.all([
      employerWithUnlocks(1),
      openWorker(),
    ])
    await unlocked(employer, workerId)
    await signInBrowser(page.context(), employer)
    await page.goto(`/resume/${workerId}`)
    await talkButton(page, personName).click()
    await page.waitForURL(/\/chat\?c=[\w-]+$/)

    const context = await browser.newContext()
    await signInBrowser(context, worker)
    const other = await context.newPage()
    await other.goto('/my-account#unlocks')
    await talkButton(other, /^แชตกับ/).click()
    await other.waitForURL(/\/chat\?c=[\w-]+$/)
    expect(new URL(other.url()).search).toBe(new URL(page.url()).search)
    await context.close()
  },
)

test(
  'a worker who objects is written to no more, and who tries is told when one may',
  atOneWidth,
  async ({ page }) => {
    const [employer, { account: worker, workerId }] = await Promise.all([
      employerWithUnlocks(1),
      openWorker(),
    ])
    await unlocked(employer, workerId)
    await signInBrowser(page.context(), employer)
    await page.goto(`/resume/${workerId}`)
    await expect(talkButton(page, personName)).toBeVisible()
    const unlocks = await asPerson<{ items: { id: string }[] }>(worker, `${partim}/v1/my/unlocks`, {
      method: 'GET',
    })
    const [unlock] = unlocks.body.items
    await asPerson(worker, `${partim}/v1/my/unlocks/${unlock?.id}/objection`, { method: 'PUT' })
    await talkButton(page, personName).click()
    await expect(page.getByText(thai('talkWays.worker', { name: personName }))).toBeVisible()
  },
)

test(
  'on phones branches are found in the person’s menu, and five places below',
  atWidthOf('mouse'),
  async ({ page }) => {
    await signInBrowser(page.context(), await hiringEmployer())
    await page.goto('/dashboard')
    const places = page.getByRole('navigation', { name: thai('layout.mainNavigation') }).getByRole('link')
    await expect(places).toHaveText(
      (['dashboard', 'jobPosting', 'people', 'chat', 'account'] as const).map((key) => thai(`layout.${key}`)),
    )
    await page.locator('summary').filter({ hasText: personName }).click()
    await page.getByRole('link', { name: thai('userMenu.branches'), exact: true }).click()
    await page.waitForURL('**/branch')
  },
)

test('a company that is registered writes to its own applicants', atOneWidth, async ({ page }) => {
  const [employer, worker] = [await registeredEmployer(), await registered('worker')]
  const postId = await applied(employer, worker)
  await signInBrowser(page.context(), employer)
  await page.goto(`/job-posting/${postId}#applications`)
  await goToTalk(page, handOf('mouse', page), talkButton(page, /^แชตกับ/).first())
  await expect(page.getByRole('textbox', { name: thai('chat.field', { name: 'สมหญิง จ.' }) })).toBeVisible()
})
