import { asPerson, employerWithBranch, person, signInBrowser } from '../account'
import { atOneWidth, expect, linkFromMail, test } from '../fixtures'
import { FormFields } from '../form-fields'
import { stackAddresses } from '../stack'
import { thai } from '../thai'
import { uniqueEmail } from '../unique'

const password = 'phu-chuai-krua-2569'

test('a worker registers, verifies the address and is led to the first step of their resume', async ({
  page,
}) => {
  const email = uniqueEmail('worker')
  await page.goto('/register')
  const register = new FormFields(page, 'register')
  await register.fill({
    kind: 'worker',
    displayName: person.displayName,
    email,
    phone: person.phone,
    password,
    acceptTerms: 'true',
  })
  await register.submit.click()
  await page.waitForURL('**/register/send-email')

  await page.goto(await linkFromMail(email, '/verify-token'))
  await expect(page.getByRole('heading', { name: thai('verifyToken.verified.title') })).toBeVisible()
  await page.getByRole('link', { name: thai('verifyToken.toOwnJobs') }).click()
  await page.waitForURL('**/jobs/applications')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: thai('layout.resume') })
    .click()
  await page.waitForURL(/\/resume\/[\w-]+$/)

  await expect(page.getByRole('heading', { name: thai('resumes.steps.work.title') })).toBeVisible()

  for (const path of ['/branch', '/job-posting', '/verify-employer', '/job-posting/create', '/profile']) {
    await page.goto(path)
    await expect(
      page.getByRole('heading', { name: thai('errorScreens.notYours.worker.title') }),
    ).toBeVisible()
    await expect(page.getByRole('main')).toHaveCount(1)
  }
  await page.getByRole('link', { name: thai('errorScreens.notYours.worker.home') }).click()
  await page.waitForURL('**/jobs/applications')
  for (const path of ['/dashboard', '/', '/login']) {
    await page.goto(path)
    await page.waitForURL('**/jobs/applications')
  }
})

test(
  "an employer gets no worker's own resume, and their own address leads nowhere",
  atOneWidth,
  async ({ page }) => {
    const employer = await employerWithBranch()
    const me = await asPerson<{ uid: string }>(employer, `${stackAddresses.jobPost}/v1/me`, { method: 'GET' })
    const asked = await asPerson<{ code: string }>(employer, `${stackAddresses.partim}/v1/resumes/me`, {
      method: 'GET',
    })
    expect({ status: asked.status, code: asked.body.code }).toEqual({ status: 403, code: 'workers_only' })
    await signInBrowser(page.context(), employer)
    await page.goto(`/resume/${me.body.uid}`)
    await expect(page.getByRole('heading', { name: thai('workerProfiles.gone.title') })).toBeVisible()
  },
)
