import type { Page } from '@playwright/test'
import { asPerson, hiringEmployer, person, signInBrowser, verified, writeResume } from '../account'
import { applied, decided, stateOf, toldOf } from '../applications'
import { atOneWidth, daysAhead, expect, test } from '../fixtures'
import { FormFields } from '../form-fields'
import { publishedPost } from '../job-posts'
import { stackAddresses } from '../stack'
import { thai } from '../thai'
import { uniqueWord } from '../unique'

test.use({ outage: true })

type Board = { readonly stages: readonly { readonly items: readonly unknown[] }[] }

/** A post, a worker of whom all is known, and how many applications the employer has. */
async function jobAndWorker() {
  const [employer, worker] = await Promise.all([hiringEmployer(), verified('worker')])
  await writeResume(worker, 'open', { headline: 'เสิร์ฟได้ทุกแบบ' })
  const title = `พนักงานเสิร์ฟริมคลอง ${uniqueWord()}`
  const id = await publishedPost(employer, {
    branchId: employer.branchId,
    title,
    shifts: [{ date: daysAhead(3), startTime: '16:00', endTime: '22:00', breakMinutes: 60 }],
  })
  const board = `${stackAddresses.jobPost}/v1/job-posts/${id}/board`
  const applicants = async () => {
    const { body } = await asPerson<Board>(employer, board, { method: 'GET' })
    return body.stages.reduce((sum, { items }) => sum + items.length, 0)
  }
  return { employer, worker, title, id, applicants }
}

const sheetOf = (page: Page, title: string) =>
  page.getByRole('dialog', { name: thai('jobs.applySheet.title', { title }) })
const waiting = thai('unsent.application')
const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('partim:unsent:')))

/** Follows a link of the page, as the router does. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    const { next } = window as unknown as { next: { router: { push(path: string): void } } }
    next.router.push(to)
  }, path)

/** Opens the sheet of a job, and presses its button once it can be pressed. */
async function openSheet(page: Page, title: string) {
  await page.getByRole('link', { name: thai('jobs.apply') }).click()
  const form = new FormFields(page, 'apply')
  await expect(form.submit).toBeEnabled()
  await expect(sheetOf(page, title).getByRole('textbox')).toHaveCount(0)
  return form
}

test(
  'who applies without a network may leave the page: the employer has it once when it is back',
  atOneWidth,
  async ({ page, context }) => {
    const { worker, title, id, applicants } = await jobAndWorker()
    await signInBrowser(context, worker)
    await page.goto('/jobs/applications', { waitUntil: 'networkidle' })
    await follow(page, `/jobs/${id}`)
    const form = await openSheet(page, title)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await form.submit.click()
    await expect(sheetOf(page, title).getByText(waiting)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheetOf(page, title)).toBeHidden()
    await page.goBack()
    const list = page.getByRole('list', { name: thai('unsent.list') })
    await expect(list.getByText(title)).toBeVisible()
    await expect(list.getByText(waiting)).toBeVisible()

    await context.setOffline(false)
    await expect(page.getByText(thai('unsent.sent', { title })).first()).toBeVisible()
    await expect(page.getByRole('link', { name: title })).toBeVisible()
    expect(await applicants()).toBe(1)
    await page.getByRole('button', { name: thai('unsent.dismissOf', { title }) }).click()
    expect(await kept(page)).toEqual([])
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await applicants()).toBe(1)
  },
)

test(
  'an offer that is accepted without a network is theirs when it is back',
  atOneWidth,
  async ({ page, context }) => {
    const { employer, worker, title, id } = await jobAndWorker()
    const application = await applied(worker, id)
    await decided(employer, application.id, 'offer')
    await toldOf(employer, application.id)
    await signInBrowser(context, worker)
    await page.goto('/jobs/applications', { waitUntil: 'networkidle' })
    const event = thai('ownApplications.events.accept')
    const name = thai('ownApplications.eventOf', { event, title })
    const accept = page.getByRole('button', { name, exact: true })
    await expect(accept).toBeEnabled()
    await context.setOffline(true)
    await accept.click()
    const said = thai('unsent.answer', { decision: 'accept' })
    await expect(page.getByText(said)).toBeVisible()
    expect(await stateOf(worker, application.id)).toBe('offered')

    await context.setOffline(false)
    await expect(page.getByText(thai('ownApplications.done.accept.title'))).toBeVisible()
    await expect(page.getByText(said)).toBeHidden()
    expect(await stateOf(worker, application.id)).toBe('hired')
    expect(await kept(page)).toEqual([])
  },
)

test(
  'what waits is there after a reload, and gone after signing out',
  atOneWidth,
  async ({ page, context }) => {
    const { worker, title, id, applicants } = await jobAndWorker()
    await signInBrowser(context, worker)
    // A network that lets everything else through: a page without any cannot be loaded again.
    await page.route('**/api/job-post/v1/my/applications', (route) =>
      route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue(),
    )
    await page.goto(`/jobs/${id}`)
    const form = await openSheet(page, title)
    await form.submit.click()
    await expect(sheetOf(page, title).getByText(waiting)).toBeVisible()
    await page.goto('/jobs/applications')
    await expect(page.getByRole('list', { name: thai('unsent.list') }).getByText(title)).toBeVisible()

    await page.locator('summary').filter({ hasText: person.displayName }).click()
    await page.getByRole('button', { name: thai('userMenu.signOut'), exact: true }).click()
    await page.waitForURL('/')
    expect(await kept(page)).toEqual([])
    await page.unroute('**/api/job-post/v1/my/applications')
    await signInBrowser(context, worker)
    await page.goto('/jobs/applications', { waitUntil: 'networkidle' })
    expect(await applicants()).toBe(0)
  },
)
