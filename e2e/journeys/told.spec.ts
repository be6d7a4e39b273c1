import { type EmployerWithBranch, hiringEmployer, signInBrowser, verified, writeResume } from '../account'
import { applied, decided } from '../applications'
import { daysAhead, expect, handOf, linkFromMail, linkFromMailAbout } from '../fixtures'
import { publishedPost } from '../job-posts'
import { bellOf, clockFromNow, expectNewestInBell } from '../press-clock'
import { thai } from '../thai'
import { test } from '../two-people'
import { uniqueWord } from '../unique'

const name = 'สมหญิง ใจดี'

const publishedFor = (employer: EmployerWithBranch, title: string) =>
  publishedPost(employer, {
    branchId: employer.branchId,
    title,
    headcount: 1,
    shifts: [{ date: daysAhead(1), startTime: '10:00', endTime: '19:00', breakMinutes: 60 }],
  })

test('an offer reaches page, bell and mail once it stands, and so does that it is taken back', async ({
  page,
  pageOf,
  isMobile,
}) => {
  const hand = handOf(isMobile ? 'mouse' : 'keyboard', page)
  const [employer, worker] = await Promise.all([hiringEmployer(), verified('worker')])
  await writeResume(worker)
  const title = `บาริสต้าเช้า ${uniqueWord()}`
  const postId = await publishedFor(employer, title)
  await applied(worker, postId)
  const desk = await pageOf(employer)
  await desk.goto(`/job-posting/${postId}`)
  await signInBrowser(page.context(), worker)
  await page.goto('/jobs/applications')
  await expect(page.getByText(title)).toBeVisible()
  const accept = page.getByRole('button', { name: new RegExp(`^${thai('ownApplications.events.accept')}`) })

  const moveTo = async (stage: 'offered' | 'shortlisted') => {
    await desk.getByRole('button', { name: `${thai('applications.move')} ${name}` }).click()
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: thai(`applications.stages.${stage}`) })
      .click()
  }
  await moveTo('offered')
  const offered = clockFromNow()
  const undo = desk.getByRole('button', { name: thai('applications.undo') })
  await expect(undo).toBeVisible()
  await expect(accept).toHaveCount(0)
  await expect(bellOf(page)).not.toContainText(/\d/)
  await Promise.all([
    offered.arrived('offer on the page', () => expect(accept).toBeVisible()),
    offered.inBell('offer', page, 1),
    offered.arrived('offer by mail', () => linkFromMail(worker.email, '/jobs/applications')),
    offered.arrived('told, said to the employer', () =>
      expect(desk.getByText(/^แจ้งแล้ว/).first()).toBeVisible(),
    ),
  ])

  await moveTo('shortlisted')
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: thai('applications.takeBack.confirm', { what: 'offer' }) })
    .click()
  const takenBack = clockFromNow()
  const said = page.getByRole('heading', { name: thai('ownApplications.takenBack.offer') })
  await Promise.all([
    takenBack.arrived('withdrawal on the page', () => expect(said).toBeVisible()),
    takenBack.arrived('withdrawal by mail', () =>
      linkFromMailAbout(worker.email, new RegExp(`ถอนข้อเสนองาน “${title}”$`), '/jobs/applications'),
    ),
  ])
  await expect(accept).toHaveCount(0)
  await expectNewestInBell(page, `ถอนข้อเสนองาน “${title}”`)
  await hand.press(
    page.getByRole('button', { name: thai('ownApplications.takenBack.acknowledgeOf', { title }) }),
  )
  await expect(said).toHaveCount(0)
})

test('a job that is cancelled stands in red on top of the worker’s home, in the bell and in a mail', async ({
  page,
  pageOf,
  isMobile,
}) => {
  const hand = handOf(isMobile ? 'mouse' : 'keyboard', page)
  const [employer, worker] = await Promise.all([hiringEmployer(), verified('worker')])
  await writeResume(worker)
  const title = `ล้างจานเย็น ${uniqueWord()}`
  const postId = await publishedFor(employer, title)
  await decided(employer, (await applied(worker, postId)).id, 'hire')
  await signInBrowser(page.context(), worker)
  await page.goto('/jobs/applications')
  await expect(
    page.getByRole('button', {
      name: thai('ownApplications.coming.answerOf', { answer: thai('ownApplications.coming.yes'), title }),
    }),
  ).toBeVisible()
  const desk = await pageOf(employer)
  await desk.goto(`/job-posting/${postId}/post`)
  await desk.getByRole('button', { name: thai('jobPosts.actions.cancel') }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel(thai('jobPosts.cancelReason.label')).fill('ร้านน้ำท่วม')
  await dialog.getByRole('button', { name: thai('jobPosts.actions.cancel') }).click()
  const cancelled = clockFromNow()

  const red = page.getByRole('heading', { name: thai('ownApplications.takenBack.job', { days: 1 }) })
  await Promise.all([
    cancelled.arrived('cancellation on the page', () => expect(red).toBeVisible()),
    cancelled.arrived('cancellation by mail', () =>
      linkFromMailAbout(worker.email, `งาน “${title}” ถูกยกเลิก`, '/jobs/applications'),
    ),
  ])
  await expect(page.getByRole('main').getByText('เหตุผลจากร้าน “ร้านน้ำท่วม”')).toBeVisible()
  await expectNewestInBell(page, `ยกเลิกงาน “${title}”`)

  // The employer sees that it is off and who was told, on the post, its board and the dashboard.
  const told = /แจ้งแล้ว\s1\sคน/
  await expect(desk.getByRole('main')).toContainText(told)
  await desk.goto(`/job-posting/${postId}`)
  await expect(desk.getByRole('region', { name: told }).getByRole('article')).toHaveCount(1)
  await desk.goto('/dashboard')
  await expect(desk.getByRole('link', { name: title }).filter({ hasText: told })).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toHaveText(
    thai('ownApplications.takenBack.job', { days: 1 }),
  )
  await hand.press(
    page.getByRole('button', { name: thai('ownApplications.takenBack.acknowledgeOf', { title }) }),
  )
  await expect(red).toHaveCount(0)
})
