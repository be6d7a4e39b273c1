import {
  type Account,
  asPerson,
  type EmployerWithBranch,
  hiringEmployer,
  signInBrowser,
  verified,
  writeResume,
} from '../account'
import { daysAhead, expect, handOf } from '../fixtures'
import { FormFields } from '../form-fields'
import { publishedPost } from '../job-posts'
import { stackAddresses } from '../stack'
import { thai } from '../thai'
import { test } from '../two-people'

/** Publishes a post for three days, of which applicants choose their own. */
const published = (account: EmployerWithBranch) =>
  publishedPost(account, {
    branchId: account.branchId,
    title: 'พนักงานเสิร์ฟ เลือกวันได้',
    shiftChoice: 'each',
    shifts: [3, 4, 5].map((ahead) => ({
      date: daysAhead(ahead),
      startTime: '10:00',
      endTime: '19:00',
      breakMinutes: 60,
      ...(ahead === 5 && { headcount: 1 }),
    })),
  })

/** A post with chosen shifts, and a worker with a resume. */
async function postAndWorker() {
  const [employer, worker]: [EmployerWithBranch, Account] = await Promise.all([
    hiringEmployer(),
    verified('worker'),
  ])
  await writeResume(worker)
  return { employer, worker, postId: await published(employer) }
}

/** Applies for every shift of a post, directly at the service. */
async function applyFor(worker: Account, jobPostId: string): Promise<void> {
  const { jobPost } = stackAddresses
  const post = await asPerson<{ shifts: { id: string }[] }>(
    worker,
    `${jobPost}/v1/public/job-posts/${jobPostId}`,
    { method: 'GET' },
  )
  const shiftIds = post.body.shifts.map(({ id }) => id)
  const body = { jobPostId, answers: [], shiftIds, birthDate: '1999-04-13' }
  const sent = await asPerson(worker, `${jobPost}/v1/my/applications`, { body })
  expect(sent.status, JSON.stringify(sent.body)).toBe(201)
}

test('a worker chooses two days of three, is offered one, accepts, and its place is taken', async ({
  page,
  pageOf,
  isMobile,
}) => {
  const hand = handOf(isMobile ? 'mouse' : 'keyboard', page)
  const { employer, worker, postId } = await postAndWorker()

  await signInBrowser(page.context(), worker)
  await page.goto(`/jobs/${postId}`)
  await expect(page.getByText(thai('jobs.placesLeft', { left: 1, places: 1 }))).toBeVisible()
  await hand.press(page.getByRole('link', { name: thai('jobs.apply') }))
  const form = new FormFields(page, 'apply')
  const boxes = form.root.getByRole('checkbox')
  await expect(boxes).toHaveCount(3)
  await form.root.getByLabel(thai('applying.birthDate')).fill('1999-04-13')
  await hand.press(form.submit)
  await expect(
    form.root.getByText(thai('validation.required_select', { field: thai('shiftChoice.label') })),
  ).toBeVisible()
  await hand.press(boxes.nth(1))
  await hand.press(boxes.nth(2))
  await hand.press(form.submit)
  await page.waitForURL('**/jobs/applications*')
  const chosen = page.getByText(thai('ownApplications.shifts.chosen')).locator('..')
  await expect(chosen.getByRole('listitem')).toHaveCount(2)

  const desk = await pageOf(employer)
  await desk.goto(`/job-posting/${postId}`)
  const filling = desk.getByRole('heading', { name: thai('applications.shifts.title') }).locator('..')
  await expect(filling).toContainText(thai('applications.shifts.fullOf', { full: 0, count: 3 }))
  await desk.getByRole('button', { name: 'สมหญิง ใจดี', exact: true }).click()
  const dialog = desk.getByRole('dialog')
  await expect(dialog.getByRole('checkbox')).toHaveCount(2)
  await dialog.getByRole('checkbox').first().uncheck()
  await dialog.getByRole('button', { name: thai('applications.stages.offered') }).click()
  await expect(desk.getByText(thai('applications.moved.offer', { who: 'สมหญิง ใจดี' }))).toBeVisible()
  await expect(desk.getByText(/^แจ้งแล้ว/)).toBeVisible()

  await page.goto('/jobs/applications')
  const offer = page.getByRole('region', { name: thai('ownApplications.groups.offers', { count: 1 }) })
  await expect(offer.getByText('10:00–19:00')).toHaveCount(1)
  await hand.press(
    page.getByRole('button', { name: new RegExp(`^${thai('ownApplications.events.accept')}`) }),
  )
  await expect(page.getByRole('heading', { name: thai('ownApplications.groups.next') })).toBeVisible()

  await desk.reload()
  await expect(filling).toContainText(thai('applications.shifts.fullOf', { full: 1, count: 3 }))
  await expect(filling.getByRole('listitem').last()).toContainText(
    thai('applications.shifts.filled', { taken: 1, places: 1 }),
  )
  await page.goto(`/jobs/${postId}`)
  await expect(page.getByText(thai('jobs.placesLeft', { left: 0, places: 1 }))).toBeVisible()
})

test('the shifts of somebody hired are changed, both sides see it, and the place given back is free', async ({
  page,
  browser,
  isMobile,
}) => {
  const hand = handOf(isMobile ? 'mouse' : 'keyboard', page)
  const { employer, worker, postId } = await postAndWorker()
  await applyFor(worker, postId)

  await signInBrowser(page.context(), employer)
  await page.goto(`/job-posting/${postId}`)
  await hand.press(page.getByRole('button', { name: 'สมหญิง ใจดี', exact: true }))
  const dialog = page.getByRole('dialog')
  const boxes = dialog.getByRole('checkbox')
  await boxes.first().uncheck()
  await hand.press(dialog.getByRole('button', { name: thai('applications.stages.hired') }))
  const filling = page.getByRole('heading', { name: thai('applications.shifts.title') }).locator('..')
  await expect(filling).toContainText(thai('applications.shifts.fullOf', { full: 1, count: 3 }))

  const stage = page.getByRole('button', { name: new RegExp(`^${thai('applications.stages.hired')}`) })
  if (isMobile) await hand.press(stage)
  await hand.press(page.getByRole('button', { name: 'สมหญิง ใจดี', exact: true }))
  await hand.press(dialog.getByRole('button', { name: thai('applications.shifts.change') }))
  await expect(boxes.first()).toBeFocused()
  await hand.press(boxes.first())
  await hand.press(boxes.last())
  await hand.press(dialog.getByRole('button', { name: thai('applications.shifts.save') }))
  await expect(dialog.getByText(thai('applications.shifts.changed'))).toBeVisible()
  await expect(
    dialog.getByRole('heading', { name: thai('applications.shifts.works', { count: 2 }) }),
  ).toBeVisible()
  const newest = dialog.getByRole('heading', { name: thai('applications.history') }).locator('..')
  await expect(newest.getByRole('listitem').last()).toContainText(thai('applications.shifts.change'))
  await hand.press(dialog.getByRole('button', { name: thai('applications.close') }))
  await expect(filling).toContainText(thai('applications.shifts.fullOf', { full: 0, count: 3 }))

  const own = () =>
    asPerson<{ items: readonly { state: string }[] }>(
      worker,
      `${stackAddresses.jobPost}/v1/my/applications`,
      {
        method: 'GET',
      },
    )
  await expect.poll(async () => (await own()).body.items.map(({ state }) => state)).toEqual(['hired'])
  const phone = await browser.newContext()
  const theirs = await phone.newPage()
  await signInBrowser(phone, worker)
  await theirs.goto('/jobs/applications')
  await expect(theirs.getByText(thai('ownApplications.pay.total', { shifts: 2 }))).toBeVisible()
  await theirs.goto(`/jobs/${postId}`)
  await expect(theirs.getByText(thai('jobs.placesLeft', { left: 1, places: 1 }))).toBeVisible()
  await phone.close()
})
