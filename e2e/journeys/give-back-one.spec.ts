import { shortDay } from '@/lib/dates/format-thai'
import { deletionPhrase } from '@/validators/deletion-phrase'
import { type Account, asPerson, hiringEmployer, signInBrowser, verified, writeResume } from '../account'
import { daysAhead, expect, handOf, linkFromMail } from '../fixtures'
import { publishedPost } from '../job-posts'
import { clockFromNow, unreadIn } from '../press-clock'
import { stackAddresses } from '../stack'
import { thai } from '../thai'
import { type PageOf, test } from '../two-people'
import { uniqueWord } from '../unique'

const { jobPost } = stackAddresses
const name = 'สมหญิง ใจดี'
const shiftOn = (ahead: number) => ({
  date: daysAhead(ahead),
  startTime: '10:00',
  endTime: '19:00',
  breakMinutes: 60,
  headcount: 1,
})

/** Applies for every shift of a post and is hired for them, directly at the service. */
async function hired(employer: Account, worker: Account, jobPostId: string): Promise<string> {
  const post = await asPerson<{ shifts: readonly { id: string }[] }>(
    employer,
    `${jobPost}/v1/job-posts/${jobPostId}`,
    { method: 'GET' },
  )
  const shiftIds = post.body.shifts.map(({ id }) => id)
  const body = { jobPostId, answers: [], shiftIds, birthDate: '1999-04-13' }
  const sent = await asPerson<{ id: string }>(worker, `${jobPost}/v1/my/applications`, { body })
  const hire = { body: { event: 'hire', from: 'submitted', shiftIds } }
  const made = await asPerson(employer, `${jobPost}/v1/applications/${sent.body.id}/events`, hire)
  expect([sent.status, made.status]).toEqual([201, 200])
  const own = () =>
    asPerson<{ state: string }>(worker, `${jobPost}/v1/my/applications/${sent.body.id}`, { method: 'GET' })
  // They are told once the decision stands.
  await expect.poll(async () => (await own()).body.state, { timeout: 30_000 }).toBe('hired')
  return sent.body.id
}

/** An employer with a post of two days, of which people choose theirs, and a worker with a resume. */
async function postAndWorker() {
  const [employer, worker] = await Promise.all([hiringEmployer(), verified('worker')])
  await writeResume(worker)
  const title = `เสิร์ฟสองวัน ${uniqueWord()}`
  const postId = await publishedPost(employer, {
    branchId: employer.branchId,
    title,
    headcount: 1,
    shiftChoice: 'each',
    shifts: [shiftOn(1), shiftOn(2)],
  })
  return { employer, worker, title, postId }
}

/** The same, with the worker hired for both days and the employer at their dashboard. */
async function hiredAndWatched(pageOf: PageOf) {
  const made = await postAndWorker()
  await hired(made.employer, made.worker, made.postId)
  const desk = await pageOf(made.employer)
  await desk.goto('/dashboard')
  await expect(desk.getByRole('heading', { level: 1 })).toContainText('พรุ่งนี้')
  return { ...made, desk }
}

test('who cannot come to one shift gives it back, keeps the other, and the employer knows which', async ({
  page,
  pageOf,
  isMobile,
}) => {
  const hand = handOf(isMobile ? 'mouse' : 'keyboard', page)
  const { employer, worker, title, postId, desk } = await hiredAndWatched(pageOf)

  await signInBrowser(page.context(), worker)
  await page.goto('/jobs/applications')
  await hand.press(
    page.getByRole('button', {
      name: thai('ownApplications.coming.answerOf', { answer: thai('ownApplications.coming.no'), title }),
    }),
  )
  const sheet = page.getByRole('dialog', { name: thai('cannotCome.title') })
  await sheet.getByRole('checkbox').first().check()
  const consequence = sheet.getByRole('status')
  await expect(consequence).toContainText('คืนให้')
  await expect(consequence).toContainText('ยังเป็นของคุณ')
  await sheet.getByText(thai('cannotCome.reasons.family')).click()
  const before = await unreadIn(desk)
  await hand.press(sheet.getByRole('button', { name: thai('cannotCome.give', { count: 1 }) }))
  await clockFromNow().inBell('a shift given back', desk, before + 1)
  await expect(page.getByText(thai('ownApplications.done.give_back.title', { job: title }))).toBeVisible()
  // Whether they come to the other one is still to be answered.
  const asked = page.getByRole('region', { name: thai('ownApplications.groups.offers', { count: 1 }) })
  await expect(asked.getByText(thai('ownApplications.shifts.givenBack', { count: 1 }))).toBeVisible()

  const lost = desk.getByRole('region', { name: thai('dashboard.days.lostPlaces.title') })
  await expect(lost.getByRole('heading', { level: 3 })).toHaveText(`${name} มาไม่ได้พรุ่งนี้`)
  await expect(lost).toContainText(thai('dashboard.days.lostPlaces.reasons.family'))
  await expect(desk.getByRole('heading', { level: 1 })).toContainText('พรุ่งนี้ขาด 1 คน')
  await linkFromMail(employer.email, `/job-posting/${postId}/matches`)

  await desk.goto(`/job-posting/${postId}`)
  const filling = desk.getByRole('heading', { name: thai('applications.shifts.title') }).locator('..')
  await expect(filling).toContainText(thai('applications.shifts.fullOf', { full: 1, count: 2 }))
  const badge = thai('applications.shifts.cannotCome', { when: `${shortDay(daysAhead(1))} 10:00`, others: 0 })
  await expect(desk.getByText(badge).first()).toBeVisible()
})

test('who deletes their account reads which shifts end, and the employer knows at once', async ({
  page,
  pageOf,
  isMobile,
}) => {
  const hand = handOf(isMobile ? 'mouse' : 'keyboard', page)
  const { employer, worker, title, postId, desk } = await hiredAndWatched(pageOf)

  await signInBrowser(page.context(), worker)
  await page.goto('/my-account#deletion')
  await hand.press(page.getByRole('button', { name: thai('account.deletion.open') }))
  await expect(page.getByText(thai('account.deletion.shifts.title', { count: 2 }))).toBeVisible()
  await expect(page.getByText(title)).toBeVisible()
  await hand.type(page.locator('#account-deletion-confirmation'), deletionPhrase)
  await hand.type(page.locator('#account-deletion-presentPassword'), worker.password)
  await hand.press(page.getByRole('button', { name: thai('account.deletion.submit') }))
  await page.waitForURL('**/login?reason=deleted')

  const lost = desk.getByRole('region', { name: thai('dashboard.days.lostPlaces.title') })
  await expect(lost.getByRole('heading', { level: 3 })).toHaveText(`${name} มาไม่ได้พรุ่งนี้`)
  await linkFromMail(employer.email, `/job-posting/${postId}/matches`)
})

test('a worker with two windows reads in one what they did in the other', async ({ page }) => {
  const { employer, worker, title, postId } = await postAndWorker()
  const post = await asPerson<{ shifts: readonly { id: string }[] }>(
    employer,
    `${jobPost}/v1/job-posts/${postId}`,
    { method: 'GET' },
  )
  const [{ id: shiftId } = { id: '' }] = post.body.shifts
  const body = { jobPostId: postId, answers: [], shiftIds: [shiftId], birthDate: '1999-04-13' }
  const sent = await asPerson<{ id: string }>(worker, `${jobPost}/v1/my/applications`, { body })
  const decide = (event: string, from: string) =>
    asPerson(employer, `${jobPost}/v1/applications/${sent.body.id}/events`, {
      body: { event, from, shiftIds: [shiftId] },
    })
  expect((await decide('offer', 'submitted')).status).toBe(200)
  const own = `${jobPost}/v1/my/applications/${sent.body.id}`
  const state = async () => (await asPerson<{ state: string }>(worker, own, { method: 'GET' })).body.state
  await expect.poll(state, { timeout: 30_000 }).toBe('offered')

  await signInBrowser(page.context(), worker)
  await page.goto('/jobs/applications')
  const decline = page.getByRole('button', { name: `${thai('ownApplications.events.decline')} ${title}` })
  await expect(decline).toBeVisible()
  // In another window.
  const accepted = await asPerson(worker, `${own}/events`, { body: { event: 'accept', from: 'offered' } })
  expect(accepted.status).toBe(200)
  // The offer is no question any more, which this window hears by itself.
  await expect(page.getByRole('region', { name: thai('ownApplications.groups.next') })).toBeVisible()
  await expect(decline).toHaveCount(0)
})
