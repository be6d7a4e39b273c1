import { type Account, asPerson, hiringEmployer, signInBrowser, verified, writeResume } from '../account'
import { saidToCome } from '../applications'
import { daysAhead, expect, handOf, linkFromMailAbout } from '../fixtures'
import { FormFields } from '../form-fields'
import { publishedPost } from '../job-posts'
import { clockFromNow, expectNewestInBell } from '../press-clock'
import { stackAddresses } from '../stack'
import { thai } from '../thai'
import { test } from '../two-people'
import { uniqueWord } from '../unique'

const { jobPost } = stackAddresses
const name = 'สมหญิง ใจดี'

/** Applies for a post and is hired, directly at the service; ends once the worker was told. */
async function hired(employer: Account, worker: Account, jobPostId: string, title: string): Promise<void> {
  const body = { jobPostId, answers: [], birthDate: '1999-04-13' }
  const sent = await asPerson<{ id: string }>(worker, `${jobPost}/v1/my/applications`, { body })
  const hire = { body: { event: 'hire', from: 'submitted' } }
  const made = await asPerson(employer, `${jobPost}/v1/applications/${sent.body.id}/events`, hire)
  expect([sent.status, made.status]).toEqual([201, 200])
  await linkFromMailAbout(worker.email, `คุณได้งาน “${title}” แล้ว ไปได้ไหม`, '/jobs/applications')
  await saidToCome(worker, sent.body.id)
}

test('who is hired for 600 and asked to take 550 keeps the 600, and the employer hears of it', async ({
  page,
  pageOf,
  isMobile,
}) => {
  const hand = handOf(isMobile ? 'mouse' : 'keyboard', page)
  const [employer, worker] = await Promise.all([hiringEmployer(), verified('worker')])
  await writeResume(worker)
  const title = `บาริสต้าหกร้อย ${uniqueWord()}`
  const postId = await publishedPost(employer, {
    branchId: employer.branchId,
    title,
    headcount: 1,
    shifts: [{ date: daysAhead(1), startTime: '10:00', endTime: '19:00', breakMinutes: 60 }],
  })
  await hired(employer, worker, postId, title)
  await signInBrowser(page.context(), worker)
  await page.goto('/jobs/applications')
  const ticket = page.getByRole('region', { name: thai('ownApplications.groups.next') })
  await expect(ticket).toContainText('฿600')

  // The form says how many are asked before anything is saved.
  const desk = await pageOf(employer)
  await desk.goto(`/job-posting/edit/${postId}`)
  await expect(desk.getByText(thai('jobPosts.form.changesTerms', { hired: 1, offered: 0 }))).toBeVisible()
  const form = new FormFields(desk, 'job-post')
  await form.put('payAmount', '550')
  await desk.getByRole('button', { name: thai('jobPosts.form.saveChanges') }).click()
  const question = desk.getByRole('dialog', { name: thai('jobPosts.form.saveQuestion.asks', { count: 1 }) })
  await expect(question).toContainText('฿600/วัน → ฿550/วัน')
  await question.getByRole('button', { name: thai('jobPosts.form.saveChanges') }).click()
  await desk.waitForURL(`**/job-posting/${postId}**`)

  const subject = `ร้านขอเปลี่ยนเงื่อนไขงาน “${title}” กรุณาตอบ`
  await page.goto(await linkFromMailAbout(worker.email, subject, '/jobs/applications?application='))
  const card = page.getByRole('region', { name: thai('ownApplications.groups.asked') })
  await expect(card.getByRole('heading', { level: 3 })).toHaveText(thai('ownApplications.terms.title'))
  await expect(card.locator('del').first()).toContainText('฿600/วัน')
  await expect(card).toContainText('฿550/วัน')
  await expect(ticket).toContainText('฿600')
  await expect(ticket).not.toContainText('฿550')
  await expectNewestInBell(page, '600 บาทต่อวัน → 550 บาทต่อวัน')

  await desk.goto('/dashboard')
  const tomorrow = desk.getByRole('region', { name: new RegExp(`^${thai('dashboard.days.tomorrow')}`) })
  await expect(tomorrow).toContainText(thai('dashboard.days.former.asked', { person: name }))

  await hand.press(card.getByRole('button', { name: new RegExp(`^${thai('ownApplications.terms.keep')}`) }))
  const kept = clockFromNow()
  await expect(page.getByText(thai('ownApplications.done.keepTerms.title'))).toBeVisible()
  await expect(card).toHaveCount(0)
  await expect(ticket).toContainText('฿600')
  await expect(ticket).not.toContainText('฿550')

  // The dashboard and the bell hear of it by themselves, and a mail has come.
  const happened = desk.getByRole('region', { name: thai('dashboard.days.answers.title') })
  await kept.arrived('an answer about terms on the dashboard', () =>
    expect(happened.getByRole('link').first()).toContainText(`${name} ขอตามเงื่อนไขเดิม ${title}`),
  )
  await expect(tomorrow).toContainText(thai('dashboard.days.former.stand', { person: name }))
  await linkFromMailAbout(employer.email, `${name} ขอตามเงื่อนไขเดิม: ${title}`, `/job-posting/${postId}`)
  await expectNewestInBell(desk, `${name} ขอตามเงื่อนไขเดิม`)
})
