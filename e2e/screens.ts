import { signInBrowser } from './account'
import { claimScreens } from './claim-screens'
import { employerScreens } from './employer-screens'
import { expect } from './fixtures'
import { FormFields } from './form-fields'
import { member, refused, type Screen, see, visitor } from './screen'
import {
  applicant,
  askedForMore,
  busy,
  busyEmployer,
  chosenPost,
  demoOwner,
  demoRecruiter,
  detail,
  newBranch,
  newcomer,
  newPost,
  nobody,
  openApplicant,
  openApplicants,
  openCalendar,
  openChosenPosts,
  openChosenShifts,
  openFavourites,
  openGroupNaming,
  openInvites,
  openInvitingFavourites,
  openNotifications,
  openQuickPost,
  openResume,
  openSentInvites,
  openShiftAtFault,
  openWaitingForCredit,
  post,
  unverified,
  verifyEmployer,
  withBranch,
  worker,
} from './screen-states'
import {
  openInvitation,
  openInvitationOfAnother,
  openInvitedRegistration,
  openInviting,
  openTeam,
} from './team-states'
import { thai } from './thai'
import { visitorScreens } from './visitor-screens'

/** Every screen in each of its states. */
export const screens: readonly Screen[] = [
  ...visitorScreens,
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
    open: visitor('/jobs?q=เสริฟ&sort=near&near=13.75%2C100.53'),
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
  {
    name: 'a worker’s notifications, none yet',
    route: '/jobs/applications',
    open: openNotifications(worker, '/jobs/applications'),
  },
  { name: 'an employer’s screen, opened by a worker', route: '/branch', open: member(worker, '/branch') },
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
  { name: 'inviting favourites', route: '/partimers/favourites', open: openInvitingFavourites },
  { name: 'sent invitations', route: '/partimers/favourites/invites', open: openSentInvites },
  {
    name: 'no invitations yet',
    route: '/partimers/favourites/invites',
    open: member(withBranch, '/partimers/favourites/invites'),
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
    name: 'account with a photo, and a file refused in its place',
    route: '/my-account',
    open: async (page) => {
      await member(withBranch, '/my-account')(page)
      const choose = page.locator('#profile input[type=file]')
      await choose.setInputFiles('lib/uploads/testing/photo-with-location.jpg')
      await expect(page.getByText(thai('account.photo.saved'))).toBeVisible()
      await choose.setInputFiles({ name: 'สัญญา.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') })
      await expect(page.locator('#profile').getByRole('alert')).toBeVisible()
    },
  },
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
  ...claimScreens,
  ...employerScreens,
  { name: 'no such page', route: 'none', open: visitor('/no-such-page') },
  { name: 'no such page, signed in', route: 'none', open: member(withBranch, '/profile-package/pilot') },
  { name: 'no network', route: 'none', open: visitor('/offline') },
]
