import type { Page } from '@playwright/test'
import { asPerson, employerWithBranch, signInBrowser } from '../account'
import { openFields } from '../employer'
import { daysAhead, expect } from '../fixtures'
import { FormFields } from '../form-fields'
import { member, refused, type Screen, see, shared } from '../screen'
import { busy, byShift, chosenPost, demoOwner, nobody, withBranch, withoutCredit } from '../screen-states'
import { stackAddresses } from '../stack'
import { thai } from '../thai'

const { jobPost } = stackAddresses

/** Enters an impossible number of people for a shift, so that its error is shown. */
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

async function openWaitingForCredit(page: Page): Promise<void> {
  await signInBrowser(page.context(), (await withoutCredit()).account)
  await see(page, '/job-posting/pending')
  const main = page.locator('main')
  const step = main.getByRole('link', { name: new RegExp(`^${thai('jobPosts.pending.step.buy')}`) })
  await expect(step).toBeVisible()
}

async function openChosenPosts(page: Page): Promise<void> {
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

async function openApplicants(page: Page): Promise<void> {
  const { account, postId } = await withApplicants()
  await signInBrowser(page.context(), account)
  await see(page, `/job-posting/${postId}`)
  await expect(page.getByRole('heading', { name: thai('applications.title') })).toBeVisible()
}

async function openApplicant(page: Page): Promise<void> {
  await openApplicants(page)
  // Not a new applicant: opening one would move them to another stage and change what later tests see.
  const stage = thai('applications.stages.shortlisted')
  const tab = page.getByRole('button', { name: new RegExp(`^${stage}`) })
  if (await tab.isVisible()) await tab.click()
  await page.locator('[data-stage="shortlisted"]').getByRole('article').getByRole('button').first().click()
  await expect(page.getByRole('dialog').getByText('โทรแล้ว มาได้ทั้งสองวัน')).toBeVisible()
}

const detail = busy(({ published }) => `/job-posting/${published}`)

/** A part of the demo company's post that has applicants. */
const openPart = (part: 'matches' | 'post' | 'results') => async (page: Page) => {
  const { account, postId } = await withApplicants()
  await signInBrowser(page.context(), account)
  await see(page, `/job-posting/${postId}/${part}`)
  // The part loads after the header of its post.
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
}

const newPost = member(withBranch, '/job-posting/create')
const newPostInFields = async (page: Page) => {
  await newPost(page)
  await openFields(page)
}

/** Uses a company of its own, because autosave stores a draft and the company's lists are then no longer empty. */
const writtenPost = member(
  shared(() => employerWithBranch()),
  '/job-posting/create',
)

/** Fills the form from a line it understands only in part, after the number of people was typed by hand. */
async function openQuickPost(page: Page): Promise<void> {
  await writtenPost(page)
  await openFields(page)
  const headcount = new FormFields(page, 'job-post').control('headcount')
  await expect(headcount).toBeEnabled()
  await headcount.fill('4')
  await page.getByLabel(thai('jobPosts.quickPost.label')).fill('พรุ่งนี้ 6 โมง เสิร์ฟ 5 คน สยาม วันละ 600')
  await page.getByRole('button', { name: thai('jobPosts.quickPost.fill') }).click()
  await expect(page.getByRole('button', { name: thai('jobPosts.quickPost.useLine') })).toBeVisible()
}

/** Writes a whole line, and looks at the card that the form folds to. */
const openCard = (open: Screen['open']) => async (page: Page) => {
  await open(page)
  const line = page.getByLabel(thai('jobPosts.quickPost.label'))
  await expect(line).toBeEnabled()
  await line.fill('พรุ่งนี้ 9 โมงเช้าถึง 6 โมงเย็น รับเด็กเสิร์ฟ 5 คน วันละ 600')
  await line.press('Enter')
  await expect(page.getByRole('region', { name: thai('jobPosts.form.preview') })).toBeVisible()
}

/** Picks two days of the next month on the calendar of a new post. */
async function openCalendar(page: Page): Promise<void> {
  await writtenPost(page)
  await openFields(page)
  const button = page.getByRole('button', { name: thai('jobPosts.calendar.open') })
  await expect(button).toBeEnabled()
  await button.click()
  await page.getByRole('button', { name: thai('dates.grid.next') }).click()
  for (const day of ['12', '13']) await page.getByRole('grid').getByText(day, { exact: true }).click()
  await expect(page.getByText(thai('jobPosts.calendar.count', { count: 2 }))).toBeVisible()
}

/** A company’s posts: their list, forms, parts and applicants. */
export const postScreens: readonly Screen[] = [
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
    name: 'a poster',
    route: '/job-posting/{jobPostID}/poster',
    open: busy(({ published }) => `/job-posting/${published}/poster`),
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
    open: busy(() => `/job-posting?type=daily&from=${daysAhead(-6)}`),
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
  { name: 'new post, as a card', route: '/job-posting/create', open: openCard(writtenPost) },
  {
    name: 'new post, as a card without credit',
    route: '/job-posting/create',
    open: openCard(member(async () => (await withoutCredit()).account, '/job-posting/create')),
  },
  { name: 'new post, filled by a line', route: '/job-posting/create', open: openQuickPost },
  { name: 'new post, days picked on the calendar', route: '/job-posting/create', open: openCalendar },
  { name: 'new post, refused', route: '/job-posting/create', open: refused(newPostInFields, 'job-post') },
  { name: 'a post', route: '/job-posting/{jobPostID}', open: detail },
  { name: 'a post with applicants', route: '/job-posting/{jobPostID}', open: openApplicants },
  { name: 'one of the applicants', route: '/job-posting/{jobPostID}', open: openApplicant },
  {
    name: 'the people who fit a post',
    route: '/job-posting/{jobPostID}/matches',
    open: openPart('matches'),
  },
  { name: 'a post as workers see it', route: '/job-posting/{jobPostID}/post', open: openPart('post') },
  { name: 'what a post has brought', route: '/job-posting/{jobPostID}/results', open: openPart('results') },
  {
    name: 'a post about to be closed',
    route: '/job-posting/{jobPostID}/post',
    open: async (page) => {
      await busy(({ published }) => `/job-posting/${published}/post`)(page)
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
]
