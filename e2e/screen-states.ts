import type { Page } from '@playwright/test'
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
import { addDocument, certificate, idCard, ops } from './company-documents'
import { daysAhead, expect, linkFromMail } from './fixtures'
import { FormFields } from './form-fields'
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

export async function askToForget(page: Page): Promise<void> {
  await see(page, '/login')
  await page.getByRole('button', { name: thai('accounts.forgotten.link') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

export async function openNewPassword(page: Page): Promise<void> {
  const { email } = await unverified()
  await fetch(`${jobPost}/v1/password-resets`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  await see(page, await linkFromMail(email, '/new-password'), thai('newPassword.title'))
}

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

/** A post's terms that break labour law in pay, rest, hours and age. */
const againstTheLaw = {
  minAge: 16,
  payAmount: 35_000,
  shifts: [{ date: daysAhead(1), startTime: '12:00', endTime: '23:30', breakMinutes: 30 }],
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
const byShift = shared(async () => {
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

/** Ticks shifts that overlap and sends the application, so that its error is shown. */
export async function openChosenShifts(page: Page): Promise<void> {
  await member(applicant, `/jobs/${(await byShift()).id}/apply`)(page)
  await page.getByRole('button', { name: thai('shiftChoice.all', { count: 4 }) }).click()
  await new FormFields(page, 'apply').submit.click()
  await expect(page.getByText(thai('validation.chosen_overlap'))).toBeVisible()
}

/** Enters an impossible number of people for a shift, so that its error is shown. */
export async function openShiftAtFault(page: Page): Promise<void> {
  const { account, id } = await byShift()
  await signInBrowser(page.context(), account)
  await see(page, `/job-posting/edit/${id}`)
  const form = new FormFields(page, 'job-post')
  await page
    .getByRole('group', { name: thai('jobPosts.shifts.day', { number: 2 }), exact: true })
    .getByRole('button')
    .first()
    .click()
  await form.put('shifts.1.headcount', '0')
  await form.submit.click()
  await expect(form.error('shifts.1.headcount')).toBeVisible()
}

/** An employer without credits: three posts are published, and a fourth waits for credit. */
const withoutCredit = shared(async () => {
  const account = await hiringEmployer()
  const ids: string[] = []
  for (const title of ['พนักงานเสิร์ฟ กะเช้า', 'พนักงานเสิร์ฟ กะบ่าย', 'ผู้ช่วยครัว', 'แคชเชียร์']) {
    const body = { ...post, title, branchId: account.branchId }
    const { id } = (await asPerson<{ id: string }>(account, `${jobPost}/v1/job-posts`, { body })).body
    const { status } = await asPerson(account, `${jobPost}/v1/job-posts/${id}/events`, {
      body: { event: 'submit' },
    })
    expect([title, status]).toEqual([title, ids.length < 3 ? 200 : 409])
    ids.push(id)
  }
  return { account, ids }
})

export async function openWaitingForCredit(page: Page): Promise<void> {
  await signInBrowser(page.context(), (await withoutCredit()).account)
  await see(page, '/job-posting/pending')
  const step = page.getByRole('link', { name: new RegExp(`^${thai('jobPosts.pending.step.buy')}`) })
  await expect(step).toBeVisible()
}

/** A worker who was invited to two posts and applied to another. */
const invitedWorker = shared(async () => {
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

export async function openInvites(page: Page): Promise<void> {
  await member(invitedWorker, '/jobs/applications')(page)
  // Two invitations and an application come first; jobs of other tests may be offered below them.
  await expect(page.getByRole('heading', { level: 3 }).nth(2)).toBeVisible()
}

export async function openChosenPosts(page: Page): Promise<void> {
  await busy(() => '/job-posting')(page)
  await page.getByRole('checkbox', { name: thai('jobPosts.bulk.chooseAll') }).check()
  await expect(page.getByRole('region', { name: thai('jobPosts.bulk.label') })).toBeVisible()
}

/** A post of the demo company with applicants in every stage. */
const withApplicants = shared(async () => {
  const account = await demoOwner()
  const q = encodeURIComponent('พนักงานเสิร์ฟ สุดสัปดาห์')
  const { body } = await asPerson<{ items: { id: string }[] }>(account, `${jobPost}/v1/job-posts?q=${q}`, {
    method: 'GET',
  })
  return { account, postId: body.items[0]?.id ?? '' }
})

export async function openApplicants(page: Page): Promise<void> {
  const { account, postId } = await withApplicants()
  await signInBrowser(page.context(), account)
  await see(page, `/job-posting/${postId}`)
  await expect(page.getByRole('heading', { name: thai('applications.title') })).toBeVisible()
}

export async function openApplicant(page: Page): Promise<void> {
  await openApplicants(page)
  // Not a new applicant: opening one would move them to another stage and change what later tests see.
  const stage = thai('applications.stages.shortlisted')
  const tab = page.getByRole('button', { name: new RegExp(`^${stage}`) })
  if (await tab.isVisible()) await tab.click()
  await page.locator('[data-stage="shortlisted"]').getByRole('article').getByRole('button').first().click()
  await expect(page.getByRole('dialog').getByText('โทรแล้ว มาได้ทั้งสองวัน')).toBeVisible()
}

export async function openResume(page: Page): Promise<void> {
  const account = await worker()
  const { body } = await asPerson<{ uid: string }>(account, `${partim}/v1/me`, { method: 'GET' })
  await signInBrowser(page.context(), account)
  await see(page, `/resume/${body.uid}`)
}

export async function openQuestion(page: Page): Promise<void> {
  await see(page, '/question#vat')
  await expect(page.locator('#vat')).toBeVisible()
}

export async function findNoQuestion(page: Page): Promise<void> {
  await see(page, '/question')
  await page.getByRole('searchbox').fill('กขคฆง')
  await expect(page.getByText(thai('questions.nothing'))).toBeVisible()
}

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

/** A company that has sent its documents and was asked for more. */
export const askedForMore = shared(async () => {
  const account = await employerWithBranch()
  const document = { kind: 'company_certificate', name: 'หนังสือรับรอง' }
  await addDocument(account, { ...document, file: certificate })
  await addDocument(account, { kind: 'director_id_card', name: 'บัตรกรรมการ', file: idCard })
  await asPerson(account, `${jobPost}/v1/company/verification-events`, { body: { event: 'submit' } })
  const { body } = await asPerson<{ id: string }>(account, `${jobPost}/v1/company`, { method: 'GET' })
  await ops(['review', body.id])
  await ops(['more', body.id, '--reason', 'ขอสำเนาบัตรที่ชัดกว่านี้'])
  return account
})

/** A company with an open post and two favourites, one of whom is in a group and hides their resume. */
const withFavourites = shared(async () => {
  const account = await hiringEmployer()
  const call = <Body>(path: string, method = 'PUT', body?: object, as: Account = account) =>
    asPerson<Body>(as, `${partim}/v1/${path}`, { method, body })
  const workerIds: string[] = []
  for (const visibility of ['open', 'hidden']) {
    const someone = await registered('worker')
    await writeResume(someone, visibility)
    const { body } = await call<{ id: string }>('workers/me', 'GET', undefined, someone)
    workerIds.push(body.id)
    expect((await call(`favourites/${body.id}`)).status).toBe(200)
  }
  const { body: group } = await call<{ id: string }>('favourite-groups', 'POST', { name: 'มาได้กะดึก' })
  expect((await call(`favourite-groups/${group.id}/members/${workerIds[1]}`)).status).toBe(204)
  await publishedPost(account, { branchId: account.branchId, workType: 'delivery', title: 'ส่งของรอบร้าน' })
  return { account, groupId: group.id }
})

export async function openFavourites(page: Page): Promise<void> {
  await signInBrowser(page.context(), (await withFavourites()).account)
  await see(page, '/partimers/favourites')
  await page.getByText(thai('favourites.groups.sort')).first().click()
  await expect(page.getByRole('checkbox', { name: 'มาได้กะดึก' }).first()).toBeVisible()
}

/** The dialog that invites favourites, with a post and one of them chosen; the other hides their resume. */
export async function openInvitingFavourites(page: Page): Promise<void> {
  await signInBrowser(page.context(), (await withFavourites()).account)
  await see(page, '/partimers/favourites')
  await page.getByRole('button', { name: thai('inviting.action'), exact: true }).click()
  await page.getByRole('radio').first().check()
  await page.getByRole('dialog').locator('input[type=checkbox]:enabled').check()
  await expect(page.getByRole('button', { name: thai('inviting.send', { count: 1 }) })).toBeEnabled()
}

/** Invitations that wait for an answer, and the way to their posts. */
export async function openSentInvites(page: Page): Promise<void> {
  await invitedWorker()
  await signInBrowser(page.context(), (await withoutCredit()).account)
  await see(page, '/partimers/favourites/invites')
  await expect(page.getByRole('list').getByRole('link').first()).toBeVisible()
}

export async function openGroupNaming(page: Page): Promise<void> {
  const { account, groupId } = await withFavourites()
  await signInBrowser(page.context(), account)
  await see(page, `/partimers/favourites?group=${groupId}`)
  await page.getByRole('button', { name: thai('favourites.groups.create') }).click()
  const form = new FormFields(page, 'favourite-group')
  await form.submit.click()
  await expect(form.root.locator('[aria-invalid="true"]')).toBeVisible()
}

export const detail = busy(({ published }) => `/job-posting/${published}`)

export const verifyEmployer = member(newcomer, '/verify-employer')

export const newBranch = member(withBranch, '/branch/create')

export const newPost = member(withBranch, '/job-posting/create')

/** Uses a company of its own, because autosave stores a draft and the company's lists are then no longer empty. */
const writtenPost = member(
  shared(() => employerWithBranch()),
  '/job-posting/create',
)

/** Fills the form from a line it understands only in part, after the number of people was typed by hand. */
export async function openQuickPost(page: Page): Promise<void> {
  await writtenPost(page)
  const headcount = new FormFields(page, 'job-post').control('headcount')
  await expect(headcount).toBeEnabled()
  await headcount.fill('4')
  await page.getByLabel(thai('jobPosts.quickPost.label')).fill('พรุ่งนี้ 6 โมง เสิร์ฟ 5 คน สยาม วันละ 600')
  await page.getByRole('button', { name: thai('jobPosts.quickPost.fill') }).click()
  await expect(page.getByRole('button', { name: thai('jobPosts.quickPost.useLine') })).toBeVisible()
}

/** Picks two days of the next month on the calendar of a new post. */
export async function openCalendar(page: Page): Promise<void> {
  await writtenPost(page)
  const button = page.getByRole('button', { name: thai('jobPosts.calendar.open') })
  await expect(button).toBeEnabled()
  await button.click()
  await page.getByRole('button', { name: thai('dates.grid.next') }).click()
  for (const day of ['12', '13']) await page.getByRole('grid').getByText(day, { exact: true }).click()
  await expect(page.getByText(thai('jobPosts.calendar.count', { count: 3 }))).toBeVisible()
}

export const nobody = '0190a5c2-1111-7000-8000-00000000000a'
