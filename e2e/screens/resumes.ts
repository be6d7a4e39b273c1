import type { Page } from '@playwright/test'
import { type Account, asPerson, hiringEmployer, registered, signInBrowser } from '../account'
import { expect } from '../fixtures'
import { type Screen, shared } from '../screen'
import { stackAddresses } from '../stack'
import { thai } from '../thai'

const { partim } = stackAddresses

const whole = {
  headline: 'เสิร์ฟมา 3 ปี พูดอังกฤษได้',
  about: 'ตรงเวลา ยิ้มเก่ง โทร 0812345678 ได้ตลอด',
  workTypes: ['waiter', 'cashier'],
  lengthsOfExperience: [
    { workType: 'waiter', length: 'one_to_two' },
    { workType: 'cashier', length: 'under_year' },
  ],
  workExperiences: [
    { workType: 'waiter', workplace: 'ร้านข้าวแกงป้าศรี', startedOn: '2024-01-01', endedOn: '2025-09-01' },
  ],
  skills: ['carry_trays', 'qr_payment'],
  languages: [{ code: 'th', level: 'fluent' }],
  education: 'ม.6',
  province: 'กรุงเทพมหานคร',
  district: 'พญาไท',
  radiusKm: 6,
  freeParts: 0b0111_0000_0011_0111,
  minDailyPay: 55_000,
  avoids: ['night_shift'],
  visibility: 'limited',
}

/** The account's own id, by which its resume is addressed. */
export async function uidOf(account: Account): Promise<string> {
  return (await asPerson<{ uid: string }>(account, `${partim}/v1/me`, { method: 'GET' })).body.uid
}

/** A worker with a whole resume, which a company has read. */
const withResume = shared(async () => {
  const [account, employer] = await Promise.all([registered('worker'), hiringEmployer()])
  const headers = { 'If-Match': '"1"' }
  const stored = await asPerson(account, `${partim}/v1/resumes/me`, { method: 'PATCH', body: whole, headers })
  expect(stored.status).toBe(200)
  const { body } = await asPerson<{ id: string }>(account, `${partim}/v1/workers/me`, { method: 'GET' })
  await asPerson(employer, `${partim}/v1/workers/${body.id}`, { method: 'GET' })
  return { account, uid: await uidOf(account) }
})

const open = (query: string, heading: string) => async (page: Page) => {
  const { account, uid } = await withResume()
  await signInBrowser(page.context(), account)
  await page.goto(`/resume/${uid}${query}`)
  await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
}

async function openNobody(page: Page): Promise<void> {
  const account = await registered('worker')
  await signInBrowser(page.context(), account)
  await page.goto(`/resume/${await uidOf(account)}?view=readers`)
  await expect(page.getByText(thai('resumes.readers.none'))).toBeVisible()
}

async function openUnlocked(page: Page): Promise<void> {
  await open('?view=preview', thai('resumes.preview.title'))(page)
  await page.getByRole('tab', { name: thai('resumes.preview.unlocked') }).click()
  await expect(page.getByText(thai('resumes.preview.unlockedAbout'))).toBeVisible()
}

async function openWorkplace(page: Page): Promise<void> {
  await open('?step=work', thai('resumes.steps.work.title'))(page)
  await page.getByRole('button', { name: thai('resumes.experience.add') }).click()
  await page.getByRole('button', { name: thai('resumes.experience.done') }).click()
  await expect(page.getByRole('dialog').locator('[aria-invalid="true"]').first()).toBeVisible()
}

/** Somebody of unknown age who wants their resume open. */
async function openBirthDate(page: Page): Promise<void> {
  const account = await registered('worker')
  await signInBrowser(page.context(), account)
  await page.goto(`/resume/${await uidOf(account)}?step=about`)
  const isOpen = page.getByRole('radio', { name: new RegExp(`^${thai('resumes.visibilities.open.label')}`) })
  await page.locator('label').filter({ has: isOpen }).click()
  await page.getByRole('button', { name: thai('resumes.birthDate.save') }).click()
  await expect(page.getByLabel(thai('resumes.birthDate.title'))).toHaveAttribute('aria-invalid', 'true')
}

const route = '/resume/{userID}'

/** The worker's own resume: its sheet, its steps, and who reads it. */
export const resumeScreens: readonly Screen[] = [
  { name: 'own resume', route, open: open('', thai('resumes.title')) },
  { name: 'resume, first step', route, open: open('?step=work', thai('resumes.steps.work.title')) },
  { name: 'resume, second step', route, open: open('?step=times', thai('resumes.steps.times.title')) },
  { name: 'resume, third step', route, open: open('?step=about', thai('resumes.steps.about.title')) },
  { name: 'resume, a birth date asked before it is open', route, open: openBirthDate },
  { name: 'resume, a workplace refused', route, open: openWorkplace },
  { name: 'resume as companies see it', route, open: open('?view=preview', thai('resumes.preview.title')) },
  { name: 'resume as companies see it, unlocked', route, open: openUnlocked },
  { name: 'readers of a resume', route, open: open('?view=readers', thai('resumes.readers.title')) },
  { name: 'readers of a resume, none', route, open: openNobody },
]
