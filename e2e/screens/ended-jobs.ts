import type { Page } from '@playwright/test'
import { type Account, asPerson, hiringEmployer, signInBrowser, verified, writeResume } from '../account'
import { applied, decided, toldOf } from '../applications'
import { daysAhead, expect } from '../fixtures'
import { publishedPost } from '../job-posts'
import { type Screen, see, shared } from '../screen'
import { stackAddresses } from '../stack'
import { thai } from '../thai'

const { jobPost } = stackAddresses

async function applicant(postId: string): Promise<{ account: Account; id: string }> {
  const account = await verified('worker')
  await writeResume(account)
  return { account, id: (await applied(account, postId)).id }
}

async function openTomorrow() {
  const account = await hiringEmployer()
  const postId = await publishedPost(account, {
    branchId: account.branchId,
    title: 'พนักงานเสิร์ฟ พรุ่งนี้',
    shifts: [{ date: daysAhead(1), startTime: '10:00', endTime: '19:00', breakMinutes: 60 }],
  })
  const [hired, waiting] = await Promise.all([applicant(postId), applicant(postId)])
  await decided(account, hired.id, 'hire')
  await toldOf(account, hired.id)
  return { account, postId, hired, waiting }
}

const cancelled = shared(async () => {
  const job = await openTomorrow()
  const body = { event: 'cancel', reason: 'น้ำท่วมหน้าร้าน' }
  const { status } = await asPerson(job.account, `${jobPost}/v1/job-posts/${job.postId}/events`, { body })
  expect(status).toBe(200)
  return job
})

const left = shared(async () => {
  const job = await openTomorrow()
  const own = `${jobPost}/v1/my/applications/${job.hired.id}`
  const { body } = await asPerson<{ version: number; shifts: { id: string }[] }>(job.hired.account, own, {
    method: 'GET',
  })
  const given = { shiftIds: body.shifts.map(({ id }) => id), reason: 'personal', version: body.version }
  const { status } = await asPerson(job.hired.account, `${own}/given-back-shifts`, { body: given })
  expect(status).toBe(200)
  return job
})

async function openCancelled(page: Page): Promise<void> {
  const { account, postId } = await cancelled()
  await signInBrowser(page.context(), account)
  await see(page, `/job-posting/${postId}`)
  await expect(page.getByRole('region', { name: /แจ้งแล้ว/ })).toBeVisible()
}

const openOwn =
  (who: 'hired' | 'waiting', lost: 'job' | 'applied') =>
  async (page: Page): Promise<void> => {
    await signInBrowser(page.context(), (await cancelled())[who].account)
    await see(page, '/jobs/applications')
    const title = thai(`ownApplications.takenBack.${lost}`, { days: 1 })
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  }

async function openReplacement(page: Page): Promise<void> {
  const { account, postId } = await left()
  await signInBrowser(page.context(), account)
  await see(page, `/job-posting/${postId}/matches`)
  await expect(page.getByText('แทน สมหญิง ใจดี')).toBeVisible()
}

/** What both sides see of a job that is cancelled, and of a place that somebody gave back. */
export const endedJobScreens: readonly Screen[] = [
  {
    name: 'a cancelled job, with whom it let down',
    route: '/job-posting/{jobPostID}',
    open: openCancelled,
  },
  {
    name: 'own applications, a job that was cancelled',
    route: '/jobs/applications',
    open: openOwn('hired', 'job'),
  },
  {
    name: 'own applications, a job that was cancelled before an answer',
    route: '/jobs/applications',
    open: openOwn('waiting', 'applied'),
  },
  {
    name: 'somebody in the place of who cannot come',
    route: '/job-posting/{jobPostID}/matches',
    open: openReplacement,
  },
]
