import { type Account, type EmployerWithBranch, hiringEmployer, registered, signInBrowser } from '../account'
import { applied, decided, stateOf } from '../applications'
import { daysAhead, expect, handNames, handOf, test } from '../fixtures'
import { publishedPost } from '../job-posts'
import { thai } from '../thai'

const title = 'พนักงานเสิร์ฟ กะเย็น'

/** Publishes a post for one person. */
const published = (account: EmployerWithBranch) =>
  publishedPost(account, {
    branchId: account.branchId,
    title,
    headcount: 1,
    shifts: [{ date: daysAhead(1), startTime: '10:00', endTime: '19:00', breakMinutes: 60 }],
  })

/** Lets a new worker apply and be hired for the post; returns the worker and the application's id. */
async function hired(employer: Account, jobPostId: string) {
  const worker = await registered('worker')
  const { id } = await applied(worker, jobPostId)
  await decided(employer, id, 'hire')
  return { worker, id }
}

for (const name of handNames) {
  test(`an applicant is moved, taken back and hired on the board, by ${name}`, async ({ page }) => {
    const hand = handOf(name, page)
    const [employer, worker] = [await hiringEmployer(), await registered('worker')]
    const postId = await published(employer)
    const { id } = await applied(worker, postId)
    await signInBrowser(page.context(), employer)
    await page.goto('/dashboard')
    const tomorrow = page.getByRole('region', { name: thai('dashboard.days.tomorrow') })
    const lacks = tomorrow.getByText(thai('dashboard.days.missing', { count: 1 }), { exact: true })
    await expect(lacks).toBeVisible()
    await expect(tomorrow.getByText('10:00')).toBeVisible()
    const step = `${thai('dashboard.days.choose', { count: 1 })} ${title}`
    await hand.press(page.getByRole('link', { name: step }))
    await page.waitForURL(`**/job-posting/${postId}#applications`)

    const applicant = 'สมหญิง ใจดี'
    const status = page.getByRole('region', { name: thai('applications.decisions') }).getByRole('status')
    const dialog = page.getByRole('dialog')
    await hand.press(page.getByRole('button', { name: `${thai('applications.move')} ${applicant}` }))
    await hand.press(dialog.getByRole('button', { name: thai('applications.stages.shortlisted') }))
    await expect(status).toHaveText(thai('applications.moved.shortlist', { who: applicant }))
    await hand.press(page.getByRole('button', { name: thai('applications.undo') }))
    const stage = thai('applications.stages.viewed')
    await expect(status).toHaveText(thai('applications.undoneTo', { who: applicant, stage }))

    // A phone shows one stage at a time.
    const tab = page.getByRole('button', { name: new RegExp(`^${thai('applications.stages.viewed')}`) })
    if (await tab.isVisible()) await hand.press(tab)
    await hand.press(page.getByRole('button', { name: applicant, exact: true }))
    await expect(
      dialog.getByRole('link', { name: thai('applications.call', { phone: '0812345678' }) }),
    ).toBeVisible()
    await hand.type(dialog.getByLabel(thai('applications.noteLabel')), 'มาได้พรุ่งนี้')
    await hand.press(dialog.getByRole('button', { name: thai('applications.addNote') }))
    await expect(dialog.getByRole('listitem').filter({ hasText: 'มาได้พรุ่งนี้' })).toBeVisible()
    await hand.press(dialog.getByRole('button', { name: thai('applications.stages.hired') }))
    await expect(status).toHaveText(thai('applications.moved.hire', { who: applicant, isBack: 'false' }))

    await expect.poll(() => stateOf(worker, id)).toBe('hired')
    // The post's only place is taken.
    await page.reload()
    await expect(page.getByText(thai('jobPosts.states.filled'), { exact: true })).toBeVisible()
    await page.goto('/dashboard')
    await expect(page.getByText(thai('dashboard.actionItems.nothing.title'))).toBeVisible()
    await expect(tomorrow.getByText(thai('dashboard.days.settled', { full: 1, unsought: 0 }))).toBeVisible()
    await expect(lacks).toHaveCount(0)
  })
}

test('an applicant is dragged into another stage', async ({ page, isMobile }) => {
  test.skip(isMobile, 'by touch applicants are moved by the list of stages')
  const [employer, worker] = [await hiringEmployer(), await registered('worker')]
  const postId = await published(employer)
  await applied(worker, postId)
  await signInBrowser(page.context(), employer)
  await page.goto(`/job-posting/${postId}`)
  const card = page.getByRole('article')
  // The board's script loads after the page.
  await expect(card.getByRole('checkbox')).toBeEnabled()
  await card.dragTo(page.locator('[data-stage="shortlisted"]'))
  await expect(page.locator('[data-stage="shortlisted"]').getByRole('article')).toBeVisible()
  const moved = thai('applications.moved.shortlist', { who: 'สมหญิง ใจดี' })
  await expect(page.getByText(moved)).toBeVisible()
})

for (const name of handNames) {
  test(`a job that has its people looks for one more, and is called off, by ${name}`, async ({ page }) => {
    const hand = handOf(name, page)
    const employer = await hiringEmployer()
    const postId = await published(employer)
    const { worker, id } = await hired(employer, postId)
    await signInBrowser(page.context(), employer)
    await page.goto(`/job-posting/${postId}`)
    await expect(page.getByText(thai('jobPosts.detail.next.filled'))).toBeVisible()
    await hand.press(page.getByRole('link', { name: thai('jobPosts.detail.edit') }))
    await hand.type(page.getByLabel(thai('jobPosts.form.headcount'), { exact: true }), '2')
    await hand.press(page.getByRole('button', { name: thai('jobPosts.form.saveChanges') }))
    await expect(page.getByText(thai('jobPosts.done.changed_published'))).toBeVisible()
    await page.waitForURL(`**/job-posting/${postId}`)
    await expect(page.getByText(thai('jobPosts.states.published'), { exact: true })).toBeVisible()

    await hired(employer, postId)
    await page.reload()
    await expect(page.getByText(thai('jobPosts.states.filled'), { exact: true })).toBeVisible()
    await hand.press(page.getByRole('link', { name: thai('jobPosts.parts.post'), exact: true }))
    await hand.press(page.getByRole('button', { name: thai('jobPosts.actions.cancel') }))
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(thai('jobPosts.actions.confirm.cancelTells.promised'))).toBeVisible()
    const reason = dialog.getByLabel(thai('jobPosts.cancelReason.label'))
    await hand.type(reason, 'โทร 0812345678')
    await hand.press(dialog.getByRole('button', { name: thai('jobPosts.actions.cancel') }))
    const field = thai('jobPosts.cancelReason.name')
    await expect(dialog.getByText(thai('validation.contact_details', { field }))).toBeVisible()
    await hand.type(reason, 'ฝนตกหนัก')
    await hand.press(dialog.getByRole('button', { name: thai('jobPosts.actions.cancel') }))
    await expect(page.getByText(thai('jobPosts.states.cancelled'), { exact: true })).toBeVisible()
    await expect.poll(() => stateOf(worker, id)).toBe('expired')
  })
}
