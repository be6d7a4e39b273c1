import type { Page } from '@playwright/test'
import { asPerson, signInBrowser } from '../account'
import { expect } from '../fixtures'
import { filmedWorker } from '../intro-films'
import { type Screen, see, shared } from '../screen'
import { stackAddresses } from '../stack'
import { thai } from '../thai'
import { employerWithUnlocks, openWorker } from '../unlocks'
import { nearby } from './people'
import { uidOf } from './resumes'

const { partim } = stackAddresses
const employer = shared(() => employerWithUnlocks(5))
const worker = shared(openWorker)

/** A worker about whom the team wrote, and that team. */
const noted = shared(async () => {
  const [account, { workerId }] = await Promise.all([employer(), worker()])
  for (const text of ['โทรแล้ว มาได้วันเสาร์ ขอเริ่ม 10 โมง', 'ลองกะเย็นก่อน']) {
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const path = `${partim}/v1/workers/${workerId}/notes`
    expect((await asPerson(account, path, { body: { text }, headers })).status).toBe(201)
  }
  return { account, workerId }
})

async function openNoted(page: Page): Promise<void> {
  const { account, workerId } = await noted()
  await signInBrowser(page.context(), account)
  await see(page, `/resume/${workerId}`)
  await expect(page.getByText('ลองกะเย็นก่อน', { exact: true }).first()).toBeVisible()
}

async function openNumberOnCard(page: Page): Promise<void> {
  const account = await employerWithUnlocks(2)
  await Promise.all([nearby('promoter'), nearby('promoter')])
  await signInBrowser(page.context(), account)
  await see(page, `/partimers?branch=${account.branchId}&work=promoter&sort=newest&km=1`)
  await page
    .getByRole('button', { name: /^ดูเบอร์ · 1 เครดิต/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: /^โทร / })).toBeVisible()
  // The toast comes late and fades, which no reader of colours should measure.
  const toast = page.getByText(thai('unlocks.button.doneLeft', { left: 1 }))
  await expect(toast).toBeVisible()
  await expect(toast).toHaveCount(0)
}

async function openFilters(page: Page): Promise<void> {
  const account = await employer()
  await signInBrowser(page.context(), account)
  await see(page, `/partimers?branch=${account.branchId}&work=barista&cert=food_handler&skill=latte_art`)
  const openForm = page.getByRole('button', { name: /ในระยะ/ })
  if (await openForm.isVisible()) await openForm.click()
  await page.locator('summary').filter({ hasText: 'ตัวกรอง' }).click()
  await expect(page.getByRole('group', { name: thai('peopleSearch.skills') })).toBeVisible()
}

async function openBlocking(page: Page): Promise<void> {
  const [{ account }] = await Promise.all([worker(), employer()])
  await signInBrowser(page.context(), account)
  await page.goto(`/resume/${await uidOf(account)}?step=about`)
  await page.getByLabel(thai('resumes.blocked.search')).fill('ร้านครัว')
  await page.getByRole('button', { name: thai('resumes.blocked.find'), exact: true }).click()
  await expect(page.getByRole('list', { name: thai('resumes.blocked.results') })).toBeVisible()
}

/** Two workers with films, of whom one made two. */
const filmed = shared(async () => {
  const [account, other] = [await employer(), await filmedWorker('security')]
  const { workerId } = await filmedWorker('security', ['introduce', 'experience'])
  return { account, workerId, other }
})

async function openFilm(page: Page): Promise<void> {
  const { account, workerId } = await filmed()
  await signInBrowser(page.context(), account)
  await see(page, `/partimers/videos/${workerId}?branch=${account.branchId}&work=security&sort=newest&km=1`)
  await expect(page.getByRole('list', { name: thai('personVideos.segments') })).toBeVisible()
}

async function openWithFilm(page: Page): Promise<void> {
  const { account, workerId } = await filmed()
  await signInBrowser(page.context(), account)
  await see(page, `/resume/${workerId}`)
  await expect(page.getByRole('region', { name: thai('personVideos.title') })).toBeVisible()
}

async function openWithoutFilm(page: Page): Promise<void> {
  const { account, workerId } = await noted()
  await signInBrowser(page.context(), account)
  await see(page, `/partimers/videos/${workerId}?branch=${account.branchId}`)
}

async function openGone(page: Page): Promise<void> {
  await signInBrowser(page.context(), await employer())
  await see(page, '/partimers/videos/0199db4b-41db-708b-a23e-1fc5e937ac29')
}

const route = '/partimers/videos/{userID}'

/** What an employer sees of people besides their resume: films, notes, numbers on cards; and how a worker keeps one away. */
export const watchingScreens: readonly Screen[] = [
  { name: 'a worker with notes', route: '/resume/{userID}', open: openNoted },
  { name: 'a number on a card', route: '/partimers', open: openNumberOnCard },
  { name: 'filters by certificate and skill', route: '/partimers', open: openFilters },
  { name: 'blocking a company by name', route: '/resume/{userID}', open: openBlocking },
  { name: 'watching a film', route, open: openFilm },
  { name: 'a worker with a film', route: '/resume/{userID}', open: openWithFilm },
  { name: 'somebody without a film, with notes', route, open: openWithoutFilm },
  { name: 'nobody to watch', route, open: openGone },
]
