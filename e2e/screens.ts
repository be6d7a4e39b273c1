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
import { claimScreens } from './claim-screens'
import { addDocument, certificate, idCard, ops } from './company-documents'
import { daysAhead, expect, linkFromMail, uniqueEmail } from './fixtures'
import { FormFields } from './form-fields'
import { publishedPost } from './job-posts'
import { member, refused, type Screen, see, shared, visitor } from './screen'
import { stackAddresses } from './stack'
import { thai } from './thai'

const { jobPost, partim } = stackAddresses

const newcomer = shared(() => verified('employer'))
const unverified = shared(() => registered('employer'))
const withBranch = shared(() => employerWithBranch())
const demoOwner = shared(() => demoColleague('owner'))
const demoRecruiter = shared(() => demoColleague('recruiter'))
const worker = shared(() => registered('worker'))
/** A worker whose resume says what they can do. */
const applicant = shared(async () => {
  const account = await registered('worker')
  await writeResume(account)
  return account
})

async function askToForget(page: Page): Promise<void> {
  await see(page, '/login')
  await page.getByRole('button', { name: thai('accounts.forgotten.link') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

async function openNewPassword(page: Page): Promise<void> {
  const { email } = await unverified()
  await fetch(`${jobPost}/v1/password-resets`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  await see(page, await linkFromMail(email, '/new-password'), thai('newPassword.title'))
}

const post = {
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

/** Pay, rest, hours and age that labour law objects to. */
const againstTheLaw = {
  minAge: 16,
  payAmount: 35_000,
  shifts: [{ date: daysAhead(1), startTime: '12:00', endTime: '23:30', breakMinutes: 30 }],
}

/** A post that only its company's favourites are shown, and one of them. */
const chosenPost = shared(async () => {
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

/** An employer with a published post and two drafts, and the ids of all. */
const busyEmployer = shared(async () => {
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

const busy =
  (path: (ids: Awaited<ReturnType<typeof busyEmployer>>) => string): Screen['open'] =>
  async (page) => {
    const employer = await busyEmployer()
    await signInBrowser(page.context(), employer.account)
    await see(page, path(employer))
  }

/** A post whose shifts people choose, two of them at once and more than are open in a form, and its employer. */
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

/** Shifts that nobody can work together are ticked. */
async function openChosenShifts(page: Page): Promise<void> {
  await member(applicant, `/jobs/${(await byShift()).id}/apply`)(page)
  await page.getByRole('button', { name: thai('shiftChoice.all', { count: 4 }) }).click()
  await new FormFields(page, 'apply').submit.click()
  await expect(page.getByText(thai('validation.chosen_overlap'))).toBeVisible()
}

/** A number of people that cannot be, at one of the shifts. */
async function openShiftAtFault(page: Page): Promise<void> {
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

/** An employer whose starting credits are spent: three published posts, and one that waits for credit. */
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

async function openWaitingForCredit(page: Page): Promise<void> {
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

async function openInvites(page: Page): Promise<void> {
  await member(invitedWorker, '/jobs/applications')(page)
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(3)
}

async function openChosenPosts(page: Page): Promise<void> {
  await busy(() => '/job-posting')(page)
  await page.getByRole('checkbox', { name: thai('jobPosts.bulk.chooseAll') }).check()
  await expect(page.getByRole('region', { name: thai('jobPosts.bulk.label') })).toBeVisible()
}

/** The demo company's post that people applied to, in every stage. */
const withApplicants = shared(async () => {
  const account = await demoOwner()
  const q = encodeURIComponent('พนักงานเสิร์ฟ สุดสัปดาห์')
  const { body } = await asPerson<{ items: { id: string }[] }>(account, `${jobPost}/v1/job-posts?q=${q}`, {
    method: 'GET',
  })
  return { account, postId: body.items[0]?.id ?? '' }
})

async function openApplicants(page: Page): Promise<void> {
  const { account, postId } = await withApplicants()
  await signInBrowser(page.context(), account)
  await see(page, `/job-posting/${postId}`)
  await expect(page.getByRole('heading', { name: thai('applications.title') })).toBeVisible()
}

async function openApplicant(page: Page): Promise<void> {
  await openApplicants(page)
  // Somebody further on: opening a new one moves them for whoever looks next.
  const stage = thai('applications.stages.shortlisted')
  const tab = page.getByRole('button', { name: new RegExp(`^${stage}`) })
  if (await tab.isVisible()) await tab.click()
  await page.locator('[data-stage="shortlisted"]').getByRole('article').getByRole('button').first().click()
  await expect(page.getByRole('dialog').getByText('โทรแล้ว มาได้ทั้งสองวัน')).toBeVisible()
}

async function openResume(page: Page): Promise<void> {
  const account = await worker()
  const { body } = await asPerson<{ uid: string }>(account, `${partim}/v1/me`, { method: 'GET' })
  await signInBrowser(page.context(), account)
  await see(page, `/resume/${body.uid}`)
}

async function openQuestion(page: Page): Promise<void> {
  await see(page, '/question#vat')
  await expect(page.locator('#vat')).toBeVisible()
}

async function findNoQuestion(page: Page): Promise<void> {
  await see(page, '/question')
  await page.getByRole('searchbox').fill('กขคฆง')
  await expect(page.getByText(thai('questions.nothing'))).toBeVisible()
}

const openNotifications = (someone: () => Promise<Account>) => async (page: Page) => {
  await member(someone, '/dashboard')(page)
  await page.getByRole('button', { name: new RegExp(`^${thai('notifications.title')}`) }).click()
  const panel = page.getByRole('dialog', { name: thai('notifications.title') })
  await expect(
    panel
      .getByRole('listitem')
      .or(panel.getByRole('heading', { level: 3 }))
      .first(),
  ).toBeVisible()
}

/** Somebody invited and whoever opens the link: a stranger, or the one who sent it. */
const invited = shared(async () => {
  const owner = await employerWithBranch()
  const body = { email: uniqueEmail('colleague'), role: 'branch_manager', branchIds: [owner.branchId] }
  expect((await asPerson(owner, `${jobPost}/v1/invitations`, { body })).status).toBe(201)
  return { owner, link: await linkFromMail(body.email, '/accept-invitation') }
})

async function openInvitation(page: Page): Promise<void> {
  await see(page, (await invited()).link)
}

async function openInvitationOfAnother(page: Page): Promise<void> {
  const { owner, link } = await invited()
  await signInBrowser(page.context(), owner)
  await see(page, link)
  await expect(page.getByText(thai('invitation.otherAddress.title'))).toBeVisible()
}

async function openInvitedRegistration(page: Page): Promise<void> {
  await see(page, (await invited()).link.replace('/accept-invitation', '/accept-register'))
}

/** The team of the account page, with an open invitation. */
async function openTeam(page: Page): Promise<void> {
  await signInBrowser(page.context(), (await invited()).owner)
  await see(page, '/my-account')
  await page.locator('#team summary').click()
}

async function openInviting(page: Page): Promise<void> {
  await openTeam(page)
  await page.getByRole('button', { name: thai('members.invite.open') }).click()
  const form = new FormFields(page, 'invitation')
  await form.put('role', 'branch_manager')
  await expect(form.root.getByRole('checkbox')).toHaveCount(1)
  await form.submit.click()
  await expect(form.root.locator('[aria-invalid="true"]').first()).toBeVisible()
}

/** A company that has sent its papers and was asked for more. */
const askedForMore = shared(async () => {
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

/** A company with two favourites, one of them in a group, who hides their resume since. */
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
  return { account, groupId: group.id }
})

async function openFavourites(page: Page): Promise<void> {
  await signInBrowser(page.context(), (await withFavourites()).account)
  await see(page, '/partimers/favourites')
  await page.getByText(thai('favourites.groups.sort')).first().click()
  await expect(page.getByRole('checkbox', { name: 'มาได้กะดึก' }).first()).toBeVisible()
}

async function openGroupNaming(page: Page): Promise<void> {
  const { account, groupId } = await withFavourites()
  await signInBrowser(page.context(), account)
  await see(page, `/partimers/favourites?group=${groupId}`)
  await page.getByRole('button', { name: thai('favourites.groups.create') }).click()
  const form = new FormFields(page, 'favourite-group')
  await form.submit.click()
  await expect(form.root.locator('[aria-invalid="true"]')).toBeVisible()
}

const detail = busy(({ published }) => `/job-posting/${published}`)
const verifyEmployer = member(newcomer, '/verify-employer')
const newBranch = member(withBranch, '/branch/create')
const newPost = member(withBranch, '/job-posting/create')

/** Of a company of its own: what is written is stored, and its lists are empty no more. */
const writtenPost = member(
  shared(() => employerWithBranch()),
  '/job-posting/create',
)

/** A line the form understands in part, put in after a number was typed by hand. */
async function openQuickPost(page: Page): Promise<void> {
  await writtenPost(page)
  const headcount = new FormFields(page, 'job-post').control('headcount')
  await expect(headcount).toBeEnabled()
  await headcount.fill('4')
  await page.getByLabel(thai('jobPosts.quickPost.label')).fill('พรุ่งนี้ 6 โมง เสิร์ฟ 5 คน สยาม วันละ 600')
  await page.getByRole('button', { name: thai('jobPosts.quickPost.fill') }).click()
  await expect(page.getByRole('button', { name: thai('jobPosts.quickPost.useLine') })).toBeVisible()
}

/** Days of the next month on the calendar of a new post, two of them picked. */
async function openCalendar(page: Page): Promise<void> {
  await writtenPost(page)
  const button = page.getByRole('button', { name: thai('jobPosts.calendar.open') })
  await expect(button).toBeEnabled()
  await button.click()
  await page.getByRole('button', { name: thai('dates.grid.next') }).click()
  for (const day of ['12', '13']) await page.getByRole('grid').getByText(day, { exact: true }).click()
  await expect(page.getByText(thai('jobPosts.calendar.count', { count: 3 }))).toBeVisible()
}

const nobody = '0190a5c2-1111-7000-8000-00000000000a'

/** Every screen there is, in each state somebody can meet it. */
export const screens: readonly Screen[] = [
  { name: 'home', route: '/', open: visitor('/') },
  { name: 'guides', route: '/howto', open: visitor('/howto') },
  { name: 'questions', route: '/question', open: visitor('/question') },
  { name: 'a question', route: '/question', open: openQuestion },
  { name: 'questions, nothing found', route: '/question', open: findNoQuestion },
  { name: 'prices', route: '/product', open: visitor('/product') },
  { name: 'interviews', route: '/job-interview', open: visitor('/job-interview') },
  { name: 'profile packages', route: '/profile-package', open: visitor('/profile-package') },
  {
    name: 'profile packages of a type of work',
    route: '/profile-package/{workID}',
    open: visitor('/profile-package/event_staff'),
  },
  {
    name: 'no such type of work',
    route: '/profile-package/{workID}',
    open: visitor('/profile-package/pilot'),
  },
  {
    name: 'open jobs',
    route: '/jobs',
    open: async (page) => {
      await busyEmployer()
      await see(page, '/jobs')
      await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
    },
  },
  { name: 'open jobs, none found', route: '/jobs', open: visitor('/jobs?q=กขคฆง&pay=day-500') },
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
    name: 'a post for chosen workers',
    route: '/job-posting/{jobPostID}',
    open: async (page) => {
      const { employer, id } = await chosenPost()
      await signInBrowser(page.context(), employer)
      await see(page, `/job-posting/${id}`)
    },
  },
  {
    name: 'an open job',
    route: '/jobs/{jobPostID}',
    open: async (page) => see(page, `/jobs/${(await busyEmployer()).published}`, post.title),
  },
  { name: 'no such job', route: '/jobs/{jobPostID}', open: visitor(`/jobs/${nobody}`) },
  {
    name: 'an open job, as its employer reads it',
    route: '/as-member/jobs/{jobPostID}',
    open: busy(({ published }) => `/jobs/${published}`),
  },
  {
    name: 'applying, without a resume yet',
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
  { name: 'own applications and invitations', route: '/jobs/applications', open: openInvites },
  {
    name: 'a poster',
    route: '/job-posting/{jobPostID}/poster',
    open: busy(({ published }) => `/job-posting/${published}/poster`),
  },
  { name: 'prices, signed in', route: '/as-member/product', open: member(withBranch, '/product') },
  {
    name: 'interviews, signed in',
    route: '/as-member/job-interview',
    open: member(withBranch, '/job-interview'),
  },
  {
    name: 'profile packages, signed in',
    route: '/as-member/profile-package',
    open: member(withBranch, '/profile-package'),
  },
  {
    name: 'profile packages of a type of work, signed in',
    route: '/as-member/profile-package/{workID}',
    open: member(withBranch, '/profile-package/cook'),
  },
  { name: 'login', route: '/login', open: visitor('/login') },
  { name: 'login, refused', route: '/login', open: refused(visitor('/login'), 'sign-in') },
  { name: 'login, session ended', route: '/login', open: visitor('/login?reason=revoked') },
  { name: 'forgotten password', route: '/login', open: askToForget },
  {
    name: 'redirected sign-in that did not end',
    route: '/login/redirect-auth',
    open: visitor('/login/redirect-auth', thai('redirectAuth.failed')),
  },
  { name: 'register', route: '/register', open: visitor('/register') },
  { name: 'register, refused', route: '/register', open: refused(visitor('/register'), 'register') },
  {
    name: 'where the mail went',
    route: '/register/send-email',
    open: member(unverified, '/register/send-email'),
  },
  {
    name: 'where the mail went, signed out',
    route: '/register/send-email',
    open: visitor('/register/send-email'),
  },
  {
    name: 'a verification link that is wrong',
    route: '/verify-token',
    open: visitor('/verify-token?token=x', thai('verifyToken.invalid.title')),
  },
  {
    name: 'a reset link that is wrong',
    route: '/new-password',
    open: visitor('/new-password?token=x', thai('newPassword.invalid.title')),
  },
  { name: 'new password, refused', route: '/new-password', open: refused(openNewPassword, 'new-password') },
  { name: 'verify the company', route: '/verify-employer', open: refused(verifyEmployer, 'company-number') },
  {
    name: 'verify the company, address not verified',
    route: '/verify-employer',
    open: member(unverified, '/verify-employer'),
  },
  { name: 'dashboard of a newcomer', route: '/dashboard', open: member(newcomer, '/dashboard') },
  { name: 'dashboard', route: '/dashboard', open: busy(() => '/dashboard') },
  { name: 'dashboard, much to do', route: '/dashboard', open: member(demoOwner, '/dashboard') },
  {
    name: 'dashboard, the menu of the person open',
    route: '/dashboard',
    open: async (page) => {
      await busy(() => '/dashboard')(page)
      await page.locator('summary').filter({ hasText: '@' }).click()
      await expect(page.getByRole('button', { name: thai('userMenu.signOutEverywhere') })).toBeVisible()
    },
  },
  {
    name: 'dashboard, the notifications open',
    route: '/dashboard',
    open: openNotifications(demoOwner),
  },
  {
    name: 'dashboard, no notifications yet',
    route: '/dashboard',
    open: openNotifications(withBranch),
  },
  { name: 'profile', route: '/profile', open: member(withBranch, '/profile') },
  {
    name: 'profile of a verified company',
    route: '/profile',
    open: member(demoOwner, '/profile'),
  },
  { name: 'profile, read only', route: '/profile', open: member(demoRecruiter, '/profile') },
  { name: 'profile without a company', route: '/profile', open: member(newcomer, '/profile') },
  { name: 'documents', route: '/profile-document', open: member(withBranch, '/profile-document') },
  {
    name: 'documents, more asked for',
    route: '/profile-document',
    open: member(askedForMore, '/profile-document'),
  },
  {
    name: 'documents, not for everybody',
    route: '/profile-document',
    open: member(demoRecruiter, '/profile-document'),
  },
  { name: 'branches', route: '/branch', open: member(withBranch, '/branch') },
  {
    name: 'branches, nothing found',
    route: '/branch',
    open: member(withBranch, '/branch?q=%E0%B8%81%E0%B8%82%E0%B8%84'),
  },
  { name: 'no archived branches', route: '/branch', open: member(withBranch, '/branch?state=archived') },
  { name: 'branches from a file', route: '/branch', open: member(withBranch, '/branch?import=1') },
  { name: 'branches without a company', route: '/branch', open: member(newcomer, '/branch') },
  { name: 'new branch', route: '/branch/create', open: newBranch },
  { name: 'new branch, refused', route: '/branch/create', open: refused(newBranch, 'branch') },
  {
    name: 'edit a branch',
    route: '/branch/edit/{branchID}',
    open: busy(({ account }) => `/branch/edit/${account.branchId}`),
  },
  {
    name: 'no such branch',
    route: '/branch/edit/{branchID}',
    open: member(withBranch, `/branch/edit/${nobody}`),
  },
  { name: 'posts', route: '/job-posting', open: busy(() => '/job-posting') },
  { name: 'no posts yet', route: '/job-posting', open: member(withBranch, '/job-posting') },
  {
    name: 'nothing found',
    route: '/job-posting',
    open: busy(() => '/job-posting?q=%E0%B8%81%E0%B8%82%E0%B8%84'),
  },
  { name: 'posts, several chosen', route: '/job-posting', open: openChosenPosts },
  {
    name: 'posts, narrowed down',
    route: '/job-posting',
    open: busy(() => '/job-posting?type=daily&from=2026-11-21'),
  },
  { name: 'pending posts', route: '/job-posting/pending', open: busy(() => '/job-posting/pending') },
  { name: 'pending posts, one waits for credit', route: '/job-posting/pending', open: openWaitingForCredit },
  {
    name: 'nothing pending',
    route: '/job-posting/pending',
    open: member(withBranch, '/job-posting/pending'),
  },
  {
    name: 'a post written again',
    route: '/job-posting/clone/{id}',
    open: busy(({ published }) => `/job-posting/clone/${published}`),
  },
  { name: 'new post', route: '/job-posting/create', open: newPost },
  { name: 'new post, filled by a line', route: '/job-posting/create', open: openQuickPost },
  { name: 'new post, days picked on the calendar', route: '/job-posting/create', open: openCalendar },
  { name: 'new post, refused', route: '/job-posting/create', open: refused(newPost, 'job-post') },
  { name: 'a post', route: '/job-posting/{jobPostID}', open: detail },
  { name: 'a post with applicants', route: '/job-posting/{jobPostID}', open: openApplicants },
  { name: 'one of the applicants', route: '/job-posting/{jobPostID}', open: openApplicant },
  {
    name: 'a post about to be closed',
    route: '/job-posting/{jobPostID}',
    open: async (page) => {
      await detail(page)
      await page.getByRole('button', { name: thai('jobPosts.actions.close') }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'no such post',
    route: '/job-posting/{jobPostID}',
    open: member(withBranch, `/job-posting/${nobody}`),
  },
  { name: 'a draft', route: '/job-posting/{jobPostID}', open: busy(({ draft }) => `/job-posting/${draft}`) },
  {
    name: 'edit a post',
    route: '/job-posting/edit/{id}',
    open: busy(({ published }) => `/job-posting/edit/${published}`),
  },
  {
    name: 'edit a post whose shifts people choose, one at fault',
    route: '/job-posting/edit/{id}',
    open: openShiftAtFault,
  },
  {
    name: 'a post that breaks the law',
    route: '/job-posting/edit/{id}',
    open: async (page) => {
      await busy(({ unlawful }) => `/job-posting/edit/${unlawful}`)(page)
      await expect(page.getByText(thai('jobPosts.labourLaw.young_night.title'))).toBeVisible()
      await expect(page.getByText(thai('jobPosts.labourLaw.minimum_wage.title'))).toBeVisible()
    },
  },
  { name: 'favourites', route: '/partimers/favourites', open: openFavourites },
  {
    name: 'no favourites yet',
    route: '/partimers/favourites',
    open: member(withBranch, '/partimers/favourites'),
  },
  { name: 'a group without a name', route: '/partimers/favourites', open: openGroupNaming },
  {
    name: 'an invitation that is wrong',
    route: '/accept-invitation',
    open: visitor('/accept-invitation?token=x', thai('invitation.closed.invalid.title')),
  },
  { name: 'an invitation, signed out', route: '/accept-invitation', open: openInvitation },
  {
    name: 'an invitation, signed in with another address',
    route: '/accept-invitation',
    open: openInvitationOfAnother,
  },
  {
    name: 'registration by an invitation, refused',
    route: '/accept-register',
    open: refused(openInvitedRegistration, 'accept-register'),
  },
  { name: 'account with a team', route: '/my-account', open: openTeam },
  { name: 'inviting, refused', route: '/my-account', open: openInviting },
  { name: 'account', route: '/my-account', open: member(withBranch, '/my-account') },
  {
    name: 'account, its forms open',
    route: '/my-account',
    open: async (page) => {
      await member(newcomer, '/my-account')(page)
      await page.getByRole('button', { name: thai('account.editName') }).click()
      await page.getByRole('button', { name: thai('account.passwordChange.open') }).click()
      await page.getByRole('button', { name: thai('account.deletion.open') }).click()
      for (const id of ['own-data', 'password-change', 'deletion']) {
        await expect(new FormFields(page, id).submit).toBeVisible()
      }
    },
  },
  { name: 'resume', route: '/resume/{userID}', open: openResume },
  { name: 'resume, refused', route: '/resume/{userID}', open: refused(openResume, 'resume') },
  ...['/business-policy', '/condition', '/cookie-policy', '/privacy-policy'].map((route) => ({
    name: `document ${route}`,
    route,
    open: visitor(route),
  })),
  ...claimScreens,
  { name: 'no such page', route: 'none', open: visitor('/no-such-page') },
]
