import { asPerson, employerWithBranch, person, signInBrowser } from '../account'
import { atOneWidth, expect, linkFromMail, test, uniqueEmail } from '../fixtures'
import { FormFields, type Values } from '../form-fields'
import { stackAddresses } from '../stack'
import { thai } from '../thai'

const password = 'phu-chuai-krua-2569'

const resumeText: Values = {
  visibility: 'limited',
  headline: 'เสิร์ฟมา 3 ปี พูดอังกฤษได้',
  province: 'กรุงเทพมหานคร',
  district: 'ปทุมวัน',
  minDailyPay: '500',
  about: 'ตรงเวลา ยิ้มเก่ง',
}

const kindsOfWork = ['waiter', 'barista'] as const

test('a worker registers, verifies the address and writes a resume that is there again', async ({ page }) => {
  const email = uniqueEmail('worker')
  await page.goto('/register')
  const register = new FormFields(page, 'register')
  await register.fill({
    kind: 'worker',
    displayName: person.displayName,
    email,
    phone: person.phone,
    password,
    passwordConfirm: password,
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

  const resume = new FormFields(page, 'resume')
  await resume.fill(resumeText)
  const chosen = kindsOfWork.map((type) => thai(`workTypes.${type}`))
  for (const label of chosen) await resume.root.getByText(label, { exact: true }).first().click()
  await resume.root.getByText(thai('resumes.weekdays.sat'), { exact: true }).click()
  await resume.submit.click()
  await expect(page.getByText(thai('resumes.saved'))).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await resume.expectTexts(resumeText)
  for (const name of [...chosen, thai('resumes.weekdays.sat')])
    await expect(resume.root.getByRole('checkbox', { name, exact: true })).toBeChecked()
  await expect(resume.root.getByRole('checkbox', { checked: true })).toHaveCount(3)

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
    await expect(page.getByRole('heading', { name: thai('errorScreens.notFound.title') })).toBeVisible()
  },
)
