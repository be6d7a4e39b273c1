import { asPerson, hiringEmployer, registered, signInBrowser, writeResume } from '../account'
import { expect, handOf, test } from '../fixtures'
import { publishedPost } from '../job-posts'
import { stackAddresses } from '../stack'
import { thai } from '../thai'

const { jobPost, partim } = stackAddresses
const applicant = 'สมหญิง ใจดี'

test('an applicant is marked on the board, put into a group, alone sees the post that is for it, and is invited', async ({
  page,
}, { project }) => {
  const hand = handOf(project.name === 'desktop' ? 'keyboard' : 'mouse', page)
  const [employer, worker, stranger] = await Promise.all([
    hiringEmployer(),
    registered('worker'),
    registered('worker'),
  ])
  await writeResume(worker)
  const publish = (changes: { title: string; visibility?: string; favouriteGroupId?: string | null }) =>
    publishedPost(employer, { branchId: employer.branchId, workType: 'delivery', ...changes })
  const first = await publish({ title: 'ส่งของรอบร้าน' })
  const application = { jobPostId: first, answers: [], birthDate: '2000-05-20' }
  const sent = await asPerson(worker, `${jobPost}/v1/my/applications`, { body: application })
  expect(sent.status).toBe(201)

  await signInBrowser(page.context(), employer)
  await page.goto(`/job-posting/${first}`)
  const star = page
    .getByRole('article')
    .getByRole('button', { name: thai('favouriteMark.action', { name: applicant }) })
  await hand.press(star)
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  // The favourite is stored by the service, not only shown by the page.
  await expect
    .poll(async () => {
      const marks = `${partim}/v1/favourites/marks`
      return (await asPerson<{ workerIds: string[] }>(employer, marks, { method: 'GET' })).body.workerIds
        .length
    })
    .toBe(1)

  await page.goto('/partimers/favourites')
  await hand.press(page.getByRole('button', { name: thai('favourites.groups.create') }))
  await hand.type(page.getByLabel(thai('favourites.groups.name')), 'มาได้กะดึก')
  await hand.press(page.getByRole('button', { name: thai('favourites.groups.save') }))
  await page.waitForURL('**/partimers/favourites?group=*')
  const favouriteGroupId = new URL(page.url()).searchParams.get('group')
  await hand.press(page.getByRole('link', { name: thai('favourites.emptyGroup.action') }))
  // The empty group's text contains the same words, so the locator names the element too.
  await hand.press(page.locator('summary', { hasText: thai('favourites.groups.sort') }))
  await hand.press(page.getByRole('checkbox', { name: 'มาได้กะดึก' }))
  await expect(page.getByRole('link', { name: 'มาได้กะดึก 1' })).toBeVisible()

  const title = 'ส่งของกะดึก เฉพาะคนที่รู้จัก'
  const chosen = await publish({ title, visibility: 'group', favouriteGroupId })
  await page.goto(`/partimers/favourites?group=${favouriteGroupId}`)
  const window = page.viewportSize() ?? { width: 1280, height: 800 }
  await page.setViewportSize({ ...window, height: 500 })
  await hand.press(
    page.getByRole('button', { name: thai('inviting.actionOfGroup', { count: 1 }), exact: true }),
  )
  await hand.press(page.getByRole('radio', { name: title }))
  const send = page.getByRole('button', { name: thai('inviting.send', { count: 1 }), exact: true })
  // However long the list of posts is, the button to send is in sight.
  const dialog = page.getByRole('dialog')
  expect(await dialog.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true)
  await dialog.evaluate((element) => element.scrollTo(0, 0))
  await expect(send).toBeInViewport({ ratio: 1 })
  await hand.press(send)
  await page.setViewportSize(window)
  await expect(page.getByText(thai('inviting.report.done', { count: 1 }))).toBeVisible()

  await page.context().clearCookies()
  await signInBrowser(page.context(), worker)
  await page.goto('/jobs/applications')
  const invitations = page.getByRole('region', { name: thai('jobPostInvites.title') })
  await hand.press(invitations.getByRole('button', { name: `${thai('jobPostInvites.decline')} ${title}` }))
  await expect(invitations.getByText(thai('jobPostInvites.declined', { title }))).toBeVisible()
  await page.goto('/jobs')
  const forMe = page.getByRole('region', { name: thai('jobs.chosen.title') })
  await hand.press(forMe.getByRole('link', { name: title }))
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText(thai('jobs.chosen.badge')).first()).toBeVisible()
  await hand.press(page.getByRole('link', { name: thai('jobs.apply') }))
  await expect(page.getByRole('dialog', { name: thai('jobs.applySheet.title', { title }) })).toBeVisible()

  await page.context().clearCookies()
  await signInBrowser(page.context(), employer)
  await page.goto('/partimers/favourites/invites')
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText(
    thai('inviting.states.declined'),
  )

  for (const reader of [stranger, null]) {
    await page.context().clearCookies()
    if (reader) await signInBrowser(page.context(), reader)
    const answer = await page.request.get(`/jobs/${chosen}`)
    expect([answer.status(), (await answer.text()).includes(title)]).toEqual([404, false])
  }
})
