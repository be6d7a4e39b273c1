import type { Page } from '@playwright/test'
import { everyFreePart } from '@/validators/free-parts'
import {
  type Account,
  asPerson,
  demoColleague,
  employerWithBranch,
  hiringEmployer,
  registered,
  signInBrowser,
  verified,
  writeResume,
} from './account'
import { saidToCome } from './applications'
import { employerWithoutCredit } from './credits'
import { daysAhead, expect } from './fixtures'
import { publishedPost } from './job-posts'
import { member, type Screen, see, shared } from './screen'
import { stackAddresses } from './stack'
import { thai } from './thai'

const { jobPost, partim } = stackAddresses

export const newcomer = shared(() => verified('employer'))

export const unverified = shared(() => registered('employer'))

export const withBranch = shared(() => employerWithBranch())

export const demoOwner = shared(() => demoColleague('owner'))

export const demoRecruiter = shared(() => demoColleague('recruiter'))

export const worker = shared(() => registered('worker'))

/** A worker with a resume. */
export const applicant = shared(async () => {
  const account = await registered('worker')
  await writeResume(account)
  return account
})

export const post = {
  type: 'daily',
  workType: 'waiter',
  title: 'พนักงานเสิร์ฟ กะเย็น',
  description: 'เสื้อขาว กางเกงดำ',
  headcount: 5,
  payUnit: 'day',
  payAmount: 60_000,
  payday: 'same_day',
  shifts: [1, 2].map((days) => ({
    date: daysAhead(days),
    startTime: '18:00',
    endTime: '02:00',
    breakMinutes: 60,
  })),
}

/** A post that only the company's favourites can see, with its employer and one favourite. */
export const chosenPost = shared(async () => {
  const [employer, someone] = await Promise.all([hiringEmployer(), registered('worker')])
  await writeResume(someone)
  const { body: self } = await asPerson<{ id: string }>(someone, `${partim}/v1/workers/me`, { method: 'GET' })
  await asPerson(employer, `${partim}/v1/favourites/${self.id}`, { method: 'PUT' })
  const body = {
    ...post,
    title: 'พนักงานเสิร์ฟ เฉพาะคนที่รู้จัก',
    visibility: 'favourites',
    branchId: employer.branchId,
  }
  const { body: made } = await asPerson<{ id: string }>(employer, `${jobPost}/v1/job-posts`, { body })
  const submit = { body: { event: 'submit' } }
  const sent = await asPerson(employer, `${jobPost}/v1/job-posts/${made.id}/events`, submit)
  expect(sent.status).toBe(200)
  return { employer, someone, id: made.id }
})

/** A post's terms that break labour law in pay, rest, hours and age. */
const againstTheLaw = {
  minAge: 16,
  payAmount: 35_000,
  shifts: [{ date: daysAhead(1), startTime: '12:00', endTime: '23:30', breakMinutes: 30 }],
}

/** An employer with a published post and two drafts, one of which breaks labour law; with the posts' ids. */
export const busyEmployer = shared(async () => {
  const account = await hiringEmployer()
  const store = async (body: object) =>
    (await asPerson<{ id: string }>(account, `${jobPost}/v1/job-posts`, { body })).body.id
  const published = await store({ ...post, branchId: account.branchId })
  const submitted = await asPerson(account, `${jobPost}/v1/job-posts/${published}/events`, {
    body: { event: 'submit' },
  })
  expect(submitted.status).toBe(200)
  return {
    account,
    published,
    draft: await store({ title: 'ยังเขียนไม่เสร็จ', shifts: [] }),
    unlawful: await store({ ...post, ...againstTheLaw, branchId: account.branchId }),
  }
})

export const busy =
  (path: (ids: Awaited<ReturnType<typeof busyEmployer>>) => string): Screen['open'] =>
  async (page) => {
    const employer = await busyEmployer()
    await signInBrowser(page.context(), employer.account)
    await see(page, path(employer))
  }

/**
 * A post whose shifts people choose, with its employer. Shifts overlap, and there are more than a form shows opened.
 */
export const byShift = shared(async () => {
  const account = await hiringEmployer()
  const terms = { title: 'พนักงานเสิร์ฟ เลือกกะได้', shiftChoice: 'each', branchId: account.branchId }
  const hours = [
    ['06:00', '11:00'],
    ['10:00', '14:00'],
  ] as const
  const shifts = [2, 3].flatMap((ahead) =>
    hours.map(([startTime, endTime]) => ({ date: daysAhead(ahead), startTime, endTime, breakMinutes: 0 })),
  )
  return { account, id: await publishedPost(account, { ...terms, shifts }) }
})

export const withoutCredit = shared(employerWithoutCredit)

/** A worker who was invited to two posts and applied to another. */
export const invitedWorker = shared(async () => {
  const { account: employer, ids } = await withoutCredit()
  const [first, second, third] = ids
  const account = await registered('worker')
  await writeResume(account)
  const { body } = await asPerson<{ id: string }>(account, `${partim}/v1/workers/me`, { method: 'GET' })
  for (const id of [first, second]) {
    const invite = `${jobPost}/v1/job-posts/${id}/invites/${body.id}`
    expect((await asPerson(employer, invite, { method: 'PUT' })).status).toBe(200)
  }
  const application = { jobPostId: third, answers: [], birthDate: '2000-05-20' }
  const sent = await asPerson(account, `${jobPost}/v1/my/applications`, { body: application })
  expect(sent.status).toBe(201)
  return account
})

/** A worker who is hired for a shift tomorrow and for another next week, and is offered a third job. */
export const hiredWorker = shared(async () => {
  const employer = await hiringEmployer()
  const account = await registered('worker')
  await writeResume(account, 'limited', { freeParts: everyFreePart })
  const terms = { branchId: employer.branchId, gear: 'เสื้อขาว กางเกงดำ', contactName: 'คุณแอน ผู้จัดการกะ' }
  for (const [days, event] of [
    [1, 'hire'],
    [8, 'hire'],
    [4, 'offer'],
  ] as const) {
    const shifts = [{ date: daysAhead(days), startTime: '10:00', endTime: '19:00', breakMinutes: 60 }]
    const jobPostId = await publishedPost(employer, { ...terms, title: `แคชเชียร์ ร้าน ${days}`, shifts })
    const application = { jobPostId, answers: [], birthDate: '2000-05-20' }
    const sent = await asPerson<{ id: string }>(account, `${jobPost}/v1/my/applications`, {
      body: application,
    })
    const decided = await asPerson(employer, `${jobPost}/v1/applications/${sent.body.id}/events`, {
      body: { event, from: 'submitted' },
    })
    expect(decided.status).toBe(200)
  }
  const live = () =>
    asPerson<{ items: readonly { id: string; state: string }[] }>(account, `${jobPost}/v1/my/applications`, {
      method: 'GET',
    })
  await expect
    .poll(async () => (await live()).body.items.map(({ state }) => state))
    .toEqual(['offered', 'hired', 'hired'])
  const tomorrow = (await live()).body.items.at(-1)
  await saidToCome(account, tomorrow?.id ?? '')
  return account
})

export const openNotifications =
  (someone: () => Promise<Account>, at = '/dashboard') =>
  async (page: Page) => {
    await member(someone, at)(page)
    await page.getByRole('button', { name: new RegExp(`^${thai('notifications.title')}`) }).click()
    const panel = page.getByRole('dialog', { name: thai('notifications.title') })
    await expect(
      panel
        .getByRole('listitem')
        .or(panel.getByRole('heading', { level: 3 }))
        .first(),
    ).toBeVisible()
  }

export const nobody = '0190a5c2-1111-7000-8000-00000000000a'
