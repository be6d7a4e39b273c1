import type { Page } from '@playwright/test'
import { asPerson, person, registered, signInBrowser, verified, writeResume } from '../account'
import { applied } from '../applications'
import { expect, handOf, linkFromMail, test } from '../fixtures'
import { FormFields } from '../form-fields'
import { postOfTwoDays } from '../job-posts'
import { stackAddresses } from '../stack'
import { thai } from '../thai'
import { uniqueEmail } from '../unique'

const { partim } = stackAddresses
const password = 'phu-chuai-krua-2569'

const sheetOf = (page: Page, title: string) =>
  page.getByRole('dialog', { name: thai('jobs.applySheet.title', { title }) })
const open = (page: Page) => page.getByRole('link', { name: thai('jobs.apply') })
const sent = (page: Page) => page.getByText(thai('ownApplications.sent.title'))

test('a stranger applies on the job’s page, and proves the address afterwards', async ({ page }, {
  project,
}) => {
  const hand = handOf(project.name === 'desktop' ? 'keyboard' : 'mouse', page)
  const { id, title, applicants } = await postOfTwoDays()
  const email = uniqueEmail('stranger')
  await page.goto(`/jobs/${id}`)
  await hand.press(open(page))
  const sheet = sheetOf(page, title)
  const form = new FormFields(page, 'apply')
  await expect(sheet.getByText('2 กะ · ฿1,160')).toBeVisible()
  await hand.type(form.control('displayName'), person.displayName)
  await hand.type(form.control('email'), 'somying@gmial.com')
  await hand.type(form.control('phone'), person.phone)
  await hand.press(sheet.getByRole('button', { name: 'somying@gmail.com' }))
  await form.put('email', email)

  // The sheet and what was typed are there again, but for the password, which is kept nowhere.
  await form.put('password', password)
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(email)
  await page.reload()
  await expect(form.control('email')).toHaveValue(email)
  await expect(form.control('password')).toHaveValue('')
  await hand.type(form.control('password'), password)
  await hand.press(form.submit)
  // The way back leads to the first step, where all is there still.
  await expect(sheet.getByRole('heading', { name: thai('applying.lastStep') })).toBeVisible()
  await page.goBack()
  await expect(form.control('email')).toHaveValue(email)
  await expect(form.control('email')).toBeVisible()
  await hand.press(form.submit)

  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude: 13.8078, longitude: 100.5563 })
  await hand.press(sheet.getByRole('button', { name: thai('addresses.here.use') }))
  await expect(form.control('district')).toHaveValue('จตุจักร')
  await hand.type(form.control('birthDate'), '10052547')
  await expect(sheet.getByText(/^\d+ \S+ 25\d\d อายุ \d+\sปี$/)).toBeVisible()
  await hand.type(form.control('headline'), 'เคยเสิร์ฟร้านชาบู 3 เดือน')
  await expect(sheet.getByText(/จตุจักร กรุงเทพมหานคร · พนักงานเสิร์ฟ · เคยเสิร์ฟร้านชาบู 3 เดือน/)).toBeVisible()
  await hand.press(form.submit)
  await page.waitForURL(/\/jobs\/applications\?sent=/)
  await expect(sent(page)).toBeVisible()
  await expect(page.getByText(thai('ownApplications.unverified.title'))).toBeVisible()
  expect(await applicants()).toHaveLength(1)
  // Nothing is left of the sheet on the way back to the job, and to what was before it.
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(sheet).toBeHidden()
  await page.goBack()
  expect(page.url()).toBe('about:blank')

  await page.goto(await linkFromMail(email, '/verify-token'))
  await expect(page.getByText(thai('verifyToken.verified.title'))).toBeVisible()
  await page.goto('/jobs/applications')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await expect(page.getByText(thai('ownApplications.unverified.title'))).toBeHidden()
})

test.describe('where an answer is lost', () => {
  test.use({ outage: true })

  test('a known worker presses twice, and waits when the answer is lost: the company has one application', async ({
    page,
  }) => {
    const [{ id, title, applicants }, worker] = await Promise.all([postOfTwoDays(), verified('worker')])
    await writeResume(worker, 'open', { headline: 'เสิร์ฟได้ทุกแบบ' })
    await signInBrowser(page.context(), worker)
    await page.goto(`/jobs/${id}`)
    let isLost = false
    await page.route('**/api/job-post/v1/my/applications', async (route) => {
      if (isLost || route.request().method() !== 'POST') return route.continue()
      isLost = true
      await route.fetch()
      await route.abort('connectionreset')
    })
    await open(page).click()
    const form = new FormFields(page, 'apply')
    await expect(sheetOf(page, title).getByRole('textbox')).toHaveCount(0)
    await form.submit.click()
    await expect(sheetOf(page, title).getByText(thai('unsent.application'))).toBeVisible()
    expect(isLost).toBe(true)
    await page.waitForURL(/\/jobs\/applications\?sent=/)
    await expect(sent(page)).toBeVisible()
    expect(await applicants()).toHaveLength(1)
  })
})

test('whose address has an account signs in where they are, and applies with it', async ({ page }) => {
  const [{ id, title, applicants }, worker] = await Promise.all([postOfTwoDays(), registered('worker')])
  await page.goto(`/jobs/${id}`)
  await open(page).click()
  const form = new FormFields(page, 'apply')
  const named = { displayName: person.displayName, email: worker.email, phone: person.phone }
  await form.fill({ ...named, password: 'something-else-2569' })
  await form.submit.click()
  await form.fill({ district: 'จตุจักร', birthDate: '10/05/2004' })
  await form.submit.click()
  await expect(form.control('email')).toBeFocused()
  await sheetOf(page, title)
    .getByRole('button', { name: thai('accounts.register.signInInstead') })
    .click()
  const signIn = new FormFields(page, 'sign-in')
  await expect(signIn.control('email')).toHaveValue(worker.email)
  await signIn.fill({ password: worker.password })
  await signIn.submit.click()
  // What they typed of themselves before is there.
  await expect(form.control('district')).toHaveValue('จตุจักร')
  await form.submit.click()
  await page.waitForURL(/\/jobs\/applications\?sent=/)
  expect(await applicants()).toHaveLength(1)
  const me = await asPerson<{ workTypes: string[] }>(worker, `${partim}/v1/workers/me`, { method: 'GET' })
  expect(me.body.workTypes).toEqual(['waiter'])
})

test('from where a link in the sheet leads one comes back to it, then to the job and what was before', async ({
  page,
}) => {
  const [{ id, title }, worker] = await Promise.all([postOfTwoDays(), verified('worker')])
  await writeResume(worker)
  const { id: earlier } = await applied(worker, id)
  await page.goto('/jobs')
  await page.goto(`/jobs/${id}`)
  await open(page).click()
  const sheet = sheetOf(page, title)
  await sheet.getByRole('button', { name: thai('applying.haveAccount') }).click()
  const signIn = new FormFields(page, 'sign-in')
  await signIn.fill({ email: worker.email, password: worker.password })
  await signIn.submit.click()
  await sheet.getByRole('link', { name: thai('applying.clash.action') }).click()
  await page.waitForURL(`**/jobs/applications?application=${earlier}`)
  await page.goBack()
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeHidden()
  expect(new URL(page.url()).pathname).toBe(`/jobs/${id}`)
  await page.goBack()
  await expect(page).toHaveURL(/\/jobs$/)
})

test('pressed before its script has come, the sheet opens when it has', async ({ page }) => {
  const { id, title } = await postOfTwoDays()
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(`/jobs/${id}`, { waitUntil: 'commit' })
  await open(page).click()
  release()
  await expect(sheetOf(page, title)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(`/jobs/${id}`)
})
