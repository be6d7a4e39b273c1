import type { Page } from '@playwright/test'
import { type Account, asPerson, employerWithBranch, person, signedInAgain, signInBrowser } from '../account'
import { openFields } from '../employer'
import { expect, test } from '../fixtures'
import { FormFields } from '../form-fields'
import { stackAddresses } from '../stack'
import { thai } from '../thai'
import { uniqueDigits } from '../unique'

/** The titles of a company's posts. */
async function titlesOf(account: Account): Promise<(string | null)[]> {
  const posts = await asPerson<{ items: { title: string | null }[] }>(
    account,
    `${stackAddresses.jobPost}/v1/job-posts`,
    { method: 'GET' },
  )
  return posts.body.items.map(({ title }) => title)
}

async function signInBy(form: FormFields, { email, password }: Account): Promise<void> {
  await form.fill({ email, password })
  await form.submit.click()
}

/** As somebody signs in who is handed the phone while another person's page is open in it. */
async function signInBeside(page: Page, account: Account): Promise<Page> {
  const other = await page.context().newPage()
  await other.goto('/login?reason=expired&next=%2Fdashboard')
  await signInBy(new FormFields(other, 'sign-in'), account)
  await other.waitForURL('**/dashboard')
  return other
}

test('two people share a browser: what one types is never stored for the other, and waits for them', async ({
  page,
}) => {
  const [owner, other] = await Promise.all([employerWithBranch(), employerWithBranch()])
  const title = `พนักงานเสิร์ฟ ${uniqueDigits()}`
  await signInBrowser(page.context(), owner)
  await page.goto('/job-posting/create')
  await openFields(page)
  const field = page.getByLabel('ชื่องาน')
  await field.fill(title)
  await expect.poll(() => titlesOf(owner)).toEqual([title])
  const more = `${title} ร้านริมน้ำ`

  const beside = await signInBeside(page, other)

  const notice = page.getByRole('dialog', { name: thai('displacement.account.title') })
  await expect(notice).toBeVisible()
  await expect(notice).toContainText(person.displayName)
  // Even a script that types and sends does not get through.
  await field.evaluate((input: HTMLInputElement, text) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.form?.requestSubmit()
  }, more)
  const kept = () => beside.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(await kept()).not.toContain(title)
  await beside.goto('/job-posting')
  await expect(beside.getByRole('main')).toBeVisible()
  expect(await kept()).not.toContain(title)

  const form = new FormFields(page, 'sign-in')
  await signInBy(form, owner)
  await expect(notice).toBeHidden()
  await expect(field).toHaveValue(more)
  const whole = `${more} สาขาสยาม`
  await field.fill(whole)
  // Each signing in has ended the session that was there before.
  const [again, otherAgain] = await Promise.all([signedInAgain(owner), signedInAgain(other)])
  await expect.poll(() => titlesOf(again)).toEqual([whole])
  expect(await titlesOf(otherAgain)).toEqual([])
  // The other page is the one that is covered now.
  await expect(beside.getByRole('dialog', { name: thai('displacement.account.title') })).toBeVisible()
})
