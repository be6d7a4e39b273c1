import { asPerson, hiringEmployer, signInBrowser, verified, writeResume } from '../account'
import { daysAhead, expect, handOf, test } from '../fixtures'
import { FormFields } from '../form-fields'
import { publishedPost } from '../job-posts'
import { stackAddresses } from '../stack'
import { thai } from '../thai'
import { uniqueWord } from '../unique'

const { jobPost } = stackAddresses

const question = { id: 'motorcycle', text: 'ขี่มอเตอร์ไซค์ได้ไหม', kind: 'yes_no', choices: [], wanted: ['yes'] }

/** Publishes a public post with a unique title. */
async function openPost() {
  const owner = await hiringEmployer()
  const title = `ส่งของรอบร้าน ${uniqueWord()}`
  const id = await publishedPost(owner, {
    branchId: owner.branchId,
    workType: 'delivery',
    title,
    description: 'มีรถให้ใช้',
    payAmount: 65_000,
    knockOutQuestions: [question],
    shifts: [{ date: daysAhead(3), startTime: '10:00', endTime: '19:00', breakMinutes: 60 }],
  })
  return { owner, id, title }
}

test('a visitor finds a job, signs in as a worker, applies, and sees it among their own', async ({ page }, {
  project,
}) => {
  const hand = handOf(project.name === 'desktop' ? 'keyboard' : 'mouse', page)
  const [{ owner, id, title }, worker] = await Promise.all([openPost(), verified('worker')])
  await writeResume(worker)

  await page.goto('/jobs')
  await hand.type(page.getByRole('searchbox'), title)
  await hand.press(page.getByRole('button', { name: thai('jobs.search.submit') }))
  await hand.press(page.getByRole('link', { name: title }))
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.map((text) => JSON.parse(text)['@type'])).toContain('JobPosting')

  await hand.press(page.getByRole('link', { name: thai('jobs.apply') }))
  await hand.press(page.getByRole('button', { name: thai('applying.haveAccount') }))
  const signIn = new FormFields(page, 'sign-in')
  await signIn.fill({ email: worker.email, password: worker.password })
  await hand.press(signIn.submit)

  const form = new FormFields(page, 'apply')
  await hand.press(form.root.getByRole('radio', { name: thai('applying.yes'), exact: true }))
  await form.root.getByLabel(thai('applying.birthDate')).fill('13/04/2542')
  await hand.press(form.submit)
  await page.waitForURL('**/jobs/applications*')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await expect(page.getByText(thai('ownApplications.states.submitted'))).toBeVisible()
  // The page of the form does not offer it again: it leads to what was sent.
  await page.goto(`/jobs/${id}/apply`)
  await page.waitForURL('**/jobs/applications?application=*')
  await expect(form.root).toHaveCount(0)

  const board = await asPerson<{ stages: { count: number }[] }>(
    owner,
    `${jobPost}/v1/job-posts/${id}/board`,
    {
      method: 'GET',
    },
  )
  expect(board.body.stages.reduce((sum, { count }) => sum + count, 0)).toBe(1)

  await page.goto(`/jobs/${id}`)
  await expect(page.getByText(thai('jobs.own.states.submitted'), { exact: true })).toBeVisible()
  await signInBrowser(page.context(), owner)
  await page.goto(`/jobs/${id}`)
  await expect(page.getByText(thai('jobs.employer.title'))).toBeVisible()
})

test('a closed job says so before it is read, and a worker finds their own places around it', async ({
  page,
}) => {
  const [{ owner, id }, worker] = await Promise.all([openPost(), verified('worker')])
  await asPerson(owner, `${jobPost}/v1/job-posts/${id}/events`, { body: { event: 'close' } })
  // This session is older than the registration, so its token does not say what the person registered as.
  await signInBrowser(page.context(), worker)
  await page.goto(`/jobs/${id}`)
  await expect(page.getByText(thai('jobs.closed.title'))).toBeInViewport({ ratio: 1 })
  const places = page.getByRole('navigation').getByRole('link')
  await expect(places.filter({ hasText: thai('layout.resume'), visible: true })).toHaveCount(1)
  await expect(places.filter({ hasText: thai('layout.jobPosting') })).toHaveCount(0)
})

test('the list of jobs shows the first job whole within the first screen', async ({ page }) => {
  await openPost()
  await page.goto('/jobs')
  const first = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .first()
  await expect(first).toBeVisible()
  const bar = page.getByRole('navigation').filter({ visible: true }).last()
  const [job, nav] = [await first.boundingBox(), await bar.boundingBox()]
  const height = page.viewportSize()?.height ?? 0
  // A bar at the bottom covers what lies under it.
  const end = nav && nav.y > height / 2 ? Math.min(nav.y, height) : height
  expect((job?.y ?? 0) + (job?.height ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(end)
})
