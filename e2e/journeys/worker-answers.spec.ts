import { asPerson, hiringEmployer, signInBrowser, verified, writeResume } from '../account'
import { applied, decided } from '../applications'
import { daysAhead, expect, handOf, linkFromMail } from '../fixtures'
import { publishedPost } from '../job-posts'
import { clockFromNow, expectNewestInBell, unreadIn } from '../press-clock'
import { stackAddresses } from '../stack'
import { thai } from '../thai'
import { test } from '../two-people'
import { uniqueWord } from '../unique'

const { jobPost } = stackAddresses
const name = 'สมหญิง ใจดี'

test('who accepts and then cannot come is known to the employer at once, who finds somebody else', async ({
  page,
  pageOf,
  isMobile,
}) => {
  const hand = handOf(isMobile ? 'mouse' : 'keyboard', page)
  const [employer, worker] = await Promise.all([hiringEmployer(), verified('worker')])
  await writeResume(worker)
  const title = `บาริสต้าแทนด่วน ${uniqueWord()}`
  const postId = await publishedPost(employer, {
    branchId: employer.branchId,
    title,
    headcount: 1,
    shifts: [{ date: daysAhead(1), startTime: '10:00', endTime: '19:00', breakMinutes: 60 }],
  })
  await decided(employer, (await applied(worker, postId)).id, 'offer')

  const desk = await pageOf(employer)
  await desk.goto('/dashboard')
  await expect(desk.getByRole('heading', { level: 1 })).toContainText('พรุ่งนี้')

  await signInBrowser(page.context(), worker)
  await page.goto('/jobs/applications')
  const before = await unreadIn(desk)
  await hand.press(
    page.getByRole('button', { name: new RegExp(`^${thai('ownApplications.events.accept')}`) }),
  )
  await clockFromNow().inBell('an offer accepted', desk, before + 1)
  await expect(page.getByText(thai('ownApplications.done.accept.title'))).toBeVisible()
  // The dashboard and the bell hear of it by themselves, and a mail has come.
  const happened = desk.getByRole('region', { name: thai('dashboard.days.answers.title') })
  await expect(happened.getByRole('link')).toContainText(`${name} รับงาน ${title}`)
  await linkFromMail(employer.email, `/job-posting/${postId}#applications`)

  // Nobody else is looked for: somebody else would be too late.
  const close = { body: { event: 'close' } }
  expect((await asPerson(employer, `${jobPost}/v1/job-posts/${postId}/events`, close)).status).toBe(200)
  await hand.press(page.getByRole('button', { name: new RegExp(`^${thai('ownApplications.events.leave')}`) }))
  const sheet = page.getByRole('dialog')
  await sheet.getByText(thai('cannotCome.reasons.family')).click()
  await hand.press(sheet.getByRole('button', { name: thai('cannotCome.give', { count: 1 }) }))
  await expect(page.getByText(thai('ownApplications.done.leave.title', { job: title }))).toBeVisible()

  const lost = desk.getByRole('region', { name: thai('dashboard.days.lostPlaces.title') })
  await expect(lost.getByRole('heading', { level: 3 })).toHaveText(`${name} มาไม่ได้พรุ่งนี้`)
  await expect(desk.getByRole('heading', { level: 1 })).toContainText('พรุ่งนี้ขาด 1 คน')
  await linkFromMail(employer.email, `/job-posting/${postId}/matches`)
  await expectNewestInBell(desk, `${name} มาไม่ได้`)

  await lost.getByRole('link', { name: new RegExp(`^${thai('dashboard.days.lostPlaces.replace')}`) }).click()
  await desk.waitForURL(`**/job-posting/${postId}/matches`)
  await desk.getByRole('button', { name: thai('jobPosts.actions.reopen') }).click()
  await expect(desk.getByRole('heading', { name: thai('matches.titleOfLost'), exact: true })).toBeVisible()
})
