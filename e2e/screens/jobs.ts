import type { Page } from '@playwright/test'
import { signInBrowser } from '../account'
import { expect } from '../fixtures'
import { FormFields } from '../form-fields'
import { member, type Screen, see, visitor } from '../screen'
import {
  applicant,
  busy,
  busyEmployer,
  byShift,
  chosenPost,
  hiredWorker,
  invitedWorker,
  nobody,
  openNotifications,
  post,
  worker,
} from '../screen-states'
import { thai } from '../thai'

/** Ticks shifts that overlap and sends the application, so that its error is shown. */
async function openChosenShifts(page: Page): Promise<void> {
  await member(applicant, `/jobs/${(await byShift()).id}/apply`)(page)
  await page.getByRole('button', { name: thai('shiftChoice.all', { count: 4 }) }).click()
  await new FormFields(page, 'apply').submit.click()
  await expect(page.getByText(thai('validation.chosen_overlap'))).toBeVisible()
}

/** Opens the sheet of applying as a stranger; the faults of its first step, or its second step, are shown. */
const openSheet = (step: 'person' | 'details') => async (page: Page) => {
  await see(page, `/jobs/${(await busyEmployer()).published}`, post.title)
  await page.getByRole('link', { name: thai('jobs.apply') }).click()
  const form = new FormFields(page, 'apply')
  if (step === 'details') {
    const email = 'somying@partim.example'
    await form.fill({ displayName: 'สมหญิง ใจดี', email, phone: '0812345678', password: 'phu-chuai-krua-2569' })
  }
  await form.submit.click()
  const shown = form.control(step === 'details' ? 'birthDate' : 'displayName')
  await expect(shown).toBeVisible()
}

async function openInvites(page: Page): Promise<void> {
  await member(invitedWorker, '/jobs/applications')(page)
  // Two invitations and an application come first; jobs of other tests may be offered below them.
  await expect(page.getByRole('heading', { level: 3 }).nth(2)).toBeVisible()
}

/** Open jobs, as strangers, workers and their employer read them, and a worker’s own applications. */
export const jobScreens: readonly Screen[] = [
  {
    name: 'open jobs',
    route: '/jobs',
    open: async (page) => {
      await busyEmployer()
      await see(page, '/jobs')
      await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
    },
  },
  { name: 'open jobs, none found', route: '/jobs', open: visitor('/jobs?q=กขคฆง') },
  {
    name: 'open jobs, a filter in the way',
    route: '/jobs',
    open: async (page) => {
      await busyEmployer()
      await see(page, '/jobs?province=กรุงเทพมหานคร&pay=job-2000')
      await expect(page.getByText(thai('jobs.nothing.leaveOut'))).toBeVisible()
    },
  },
  {
    name: 'open jobs, the nearest of misspelt words',
    route: '/jobs',
    open: visitor('/jobs?q=เสริฟ&sort=near&near=สยาม'),
  },
  { name: 'open jobs, signed in', route: '/as-member/jobs', open: member(worker, '/jobs?work=waiter') },
  {
    name: 'open jobs, one of them for chosen workers',
    route: '/as-member/jobs',
    open: async (page) => {
      await signInBrowser(page.context(), (await chosenPost()).someone)
      await see(page, '/jobs')
      await expect(page.getByRole('heading', { name: thai('jobs.chosen.title') })).toBeVisible()
    },
  },
  {
    name: 'a job for chosen workers',
    route: '/as-member/jobs/{jobPostID}',
    open: async (page) => {
      const { someone, id } = await chosenPost()
      await signInBrowser(page.context(), someone)
      await see(page, `/jobs/${id}`, 'เฉพาะคนที่รู้จัก')
    },
  },
  {
    name: 'an open job',
    route: '/jobs/{jobPostID}',
    open: async (page) => see(page, `/jobs/${(await busyEmployer()).published}`, post.title),
  },
  {
    name: 'an open job, a stranger applies and leaves something out',
    route: '/jobs/{jobPostID}',
    open: openSheet('person'),
  },
  {
    name: 'an open job, a stranger applies and says what is missing',
    route: '/jobs/{jobPostID}',
    open: openSheet('details'),
  },
  { name: 'no such job', route: '/jobs/{jobPostID}', open: visitor(`/jobs/${nobody}`) },
  {
    name: 'an open job, as its employer reads it',
    route: '/as-member/jobs/{jobPostID}',
    open: busy(({ published }) => `/jobs/${published}`),
  },
  {
    name: 'applying, for the first time',
    route: '/jobs/{jobPostID}/apply',
    open: async (page) => member(worker, `/jobs/${(await busyEmployer()).published}/apply`)(page),
  },
  {
    name: 'applying',
    route: '/jobs/{jobPostID}/apply',
    open: async (page) => {
      await member(applicant, `/jobs/${(await busyEmployer()).published}/apply`)(page)
      await new FormFields(page, 'apply').submit.click()
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
    },
  },
  {
    name: 'applying for shifts, too many of them',
    route: '/jobs/{jobPostID}/apply',
    open: openChosenShifts,
  },
  {
    name: 'own applications, none yet',
    route: '/jobs/applications',
    open: member(worker, '/jobs/applications'),
  },
  {
    name: 'a worker’s notifications, none yet',
    route: '/jobs/applications',
    open: openNotifications(worker, '/jobs/applications'),
  },
  {
    name: 'own applications, a shift tomorrow and an offer',
    route: '/jobs/applications',
    open: async (page) => {
      await member(hiredWorker, '/jobs/applications')(page)
      await expect(page.getByRole('link', { name: thai('ownApplications.workDay.navigate') })).toBeVisible()
    },
  },
  { name: 'own applications and invitations', route: '/jobs/applications', open: openInvites },
]
