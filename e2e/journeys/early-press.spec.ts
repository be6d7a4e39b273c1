import type { Page } from '@playwright/test'
import { branchAt, hiringEmployer, signInBrowser } from '../account'
import { expect, test } from '../fixtures'
import { nearby } from '../screens/people'
import { thai } from '../thai'
import { uniquePlace } from '../unique'

const forgotten = (page: Page) => page.getByRole('button', { name: thai('accounts.forgotten.link') })

/** Opens a page whose scripts are held back, as on a slow network; the returned function lets them come. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return release
}

async function pressEarly(page: Page): Promise<() => void> {
  const release = await openWithoutScripts(page, '/login')
  await forgotten(page).click()
  return release
}

test('a button pressed before its script has come does what it says when the script is there', async ({
  page,
}) => {
  const release = await pressEarly(page)
  await expect(forgotten(page)).toHaveCSS('opacity', '0.6')
  await expect(page.getByRole('dialog')).toBeHidden()
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(forgotten(page)).toHaveCSS('opacity', '1')
})

test('whoever goes on to something else before the script has come is not interrupted later', async ({
  page,
}) => {
  const release = await pressEarly(page)
  const email = page.getByLabel(thai('accounts.email'), { exact: true })
  await email.click()
  await email.pressSequentially('somchai')
  release()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('button', { name: thai('accounts.signIn.submit'), exact: true })).toBeEnabled()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(email).toHaveValue('somchai')
})

test('people ticked before the script has come are compared when it is there', async ({ page }) => {
  const employer = await hiringEmployer()
  const place = uniquePlace()
  await Promise.all([nearby('waiter', place), nearby('waiter', place)])
  await signInBrowser(page.context(), employer)
  const release = await openWithoutScripts(page, `/partimers?branch=${await branchAt(employer, place)}&km=1`)
  const ticks = page.getByRole('checkbox', { name: /^เทียบ / })
  await ticks.first().check()
  await page.getByText(thai('people.card.compare'), { exact: true }).nth(1).click()
  await expect(ticks.nth(1)).toBeChecked()
  release()
  await expect(page.getByText(thai('people.compare.count', { count: 2 }))).toBeVisible()
  await ticks.first().uncheck()
  await expect(page.getByText(thai('people.compare.count', { count: 1 }))).toBeVisible()
})

test('a number of posts chosen before the script has come is what is counted with', async ({ page }) => {
  const release = await openWithoutScripts(page, '/product')
  const posts = page.getByRole('slider')
  await posts.focus()
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await posts.press(key)
  await expect(posts).toHaveValue('7')
  release()
  await expect(posts).toHaveAttribute('aria-valuetext', /7/)
  await expect(posts).toHaveValue('7')
})

test('what is looked for among branches before the script has come is found when it is there', async ({
  page,
}) => {
  const employer = await hiringEmployer()
  await signInBrowser(page.context(), employer)
  const release = await openWithoutScripts(page, '/branch')
  const box = page.getByRole('searchbox', { name: thai('branchList.search') })
  await box.click()
  await box.pressSequentially('สาขาที่ไม่มี')
  release()
  await expect(page).toHaveURL(/q=/)
  await expect(box).toHaveValue('สาขาที่ไม่มี')
})
