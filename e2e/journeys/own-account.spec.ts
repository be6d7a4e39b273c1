import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { profilePhotoSide } from '@/validators/upload-terms'
import { type Account, employerWithBranch, registered, signInBrowser, verified } from '../account'
import { expect, handOf, linkFromMail, test } from '../fixtures'
import { FormFields } from '../form-fields'
import { stackAddresses } from '../stack'
import { thai } from '../thai'
import { uniqueEmail } from '../unique'

const section = (page: Page, name: string) =>
  page.getByRole('region', { name: thai(`account.sections.${name}.title`) })

async function openAccount(page: Page, account: Account, hash = ''): Promise<void> {
  await signInBrowser(page.context(), account)
  await page.goto(`/my-account${hash}`)
  await expect(page.getByRole('heading', { level: 1, name: thai('account.title') })).toBeVisible()
}

/** Signs the same person in to another browser. */
async function elsewhere(browser: Browser, { email, password }: Account): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(`${stackAddresses.web}/login?next=/my-account`)
  const form = new FormFields(page, 'sign-in')
  await form.fill({ email, password })
  await form.submit.click()
  await page.waitForURL((url) => url.pathname === '/my-account')
  return page
}

test('own data is changed by keyboard; after a change elsewhere both versions are shown and none is lost', async ({
  page,
}) => {
  const account = await verified('employer')
  const hand = handOf('keyboard', page)
  await openAccount(page, account)
  await hand.press(page.getByRole('button', { name: thai('account.editName') }))
  const form = new FormFields(page, 'own-data')
  const other = await page.context().newPage()
  await openAccount(other, account)
  await other.getByRole('button', { name: thai('account.editName') }).click()
  const first = new FormFields(other, 'own-data')
  await first.fill({ displayName: 'ชื่อจากอีกแท็บ' })
  await first.submit.click()
  await expect(section(other, 'profile').getByText('ชื่อจากอีกแท็บ')).toBeVisible()
  await other.close()

  const name = page.locator('#own-data-displayName')
  await hand.type(name, 'ชื่อของแท็บนี้')
  await hand.press(form.submit)
  const conflict = page.getByRole('dialog', { name: thai('editing.conflict.title') })
  await expect(conflict.getByText('ชื่อจากอีกแท็บ')).toBeVisible()
  await expect(conflict.getByText('ชื่อของแท็บนี้')).toBeVisible()
  await hand.press(conflict.getByRole('button', { name: thai('editing.conflict.keepMine') }))
  await expect(section(page, 'profile').getByText('ชื่อของแท็บนี้')).toBeVisible()
  await page.reload()
  await expect(section(page, 'profile').getByText('ชื่อของแท็บนี้')).toBeVisible()
})

test('another device is signed out, and this one stays', async ({ page, browser }) => {
  const account = await employerWithBranch()
  const other = await elsewhere(browser, account)
  await openAccount(page, account, '#devices')
  const devices = section(page, 'devices')
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByRole('listitem').filter({ hasText: thai('account.devices.this') })).toHaveCount(1)
  await devices
    .getByRole('button', { name: /^ให้ออกจากระบบ/ })
    .first()
    .click()
  await expect(devices.getByRole('listitem')).toHaveCount(1)

  await other.goto('/my-account')
  await other.waitForURL(/\/login\?reason=revoked/)
  await page.reload()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await other.context().close()
})

test('a new address is used from its link on, and everybody signs in with it', async ({ page }) => {
  const account = await verified('employer')
  const email = uniqueEmail('moved')
  await openAccount(page, account, '#sign-in')
  await page.getByRole('button', { name: thai('account.emailChange.open') }).click()
  const form = new FormFields(page, 'email-change')
  await form.fill({ email, presentPassword: account.password })
  await form.submit.click()
  await expect(page.getByText(thai('account.emailChange.sentAbout'))).toBeVisible()
  await page.goto(await linkFromMail(email, '/verify-token'))
  await expect(page.getByRole('heading', { name: thai('verifyToken.changed.title') })).toBeVisible()
  await page.getByRole('link', { name: thai('verifyToken.toLogin') }).click()
  await page.waitForURL(/\/login/)
  const signIn = new FormFields(page, 'sign-in')
  await signIn.fill({ email, password: account.password })
  await signIn.submit.click()
  await page.waitForURL('**/dashboard')
})

test('a new password is set with the present one, and this browser stays signed in', async ({ page }) => {
  const account = await verified('employer')
  await openAccount(page, account, '#sign-in')
  await page.getByRole('button', { name: thai('account.passwordChange.open') }).click()
  const form = new FormFields(page, 'password-change')
  const next = 'khao-niao-mamuang-2570'
  await form.fill({ presentPassword: 'not-this-one', password: next, passwordConfirm: next })
  await form.submit.click()
  await expect(form.root.getByText(thai('validation.wrong_password'))).toBeVisible()
  await form.fill({ presentPassword: account.password })
  await form.submit.click()
  await expect(form.root).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: thai('account.title') })).toBeVisible()
  expect(await linkFromMail(account.email, '/my-account')).toContain('#sign-in')
})

test('a photo of oneself is in the menu, and in the copy of everything, which is told by mail', async ({
  page,
}) => {
  const account = await registered('worker')
  await openAccount(page, account)
  const choose = page.locator('#profile input[type=file]')
  await choose.setInputFiles('lib/uploads/testing/photo-with-location.jpg')
  await expect(page.getByText(thai('account.photo.saved'))).toBeVisible()
  const inMenu = page.locator('summary img')
  await expect(inMenu).toBeVisible()
  const photo = (await inMenu.getAttribute('src')) ?? ''
  const size = await inMenu.evaluate((image: HTMLImageElement) =>
    Math.max(image.naturalWidth, image.naturalHeight),
  )
  expect([size > 0, size <= profilePhotoSide]).toEqual([true, true])
  await page.getByRole('button', { name: thai('account.export.ask') }).click()
  const download = page.getByRole('link', { name: thai('account.export.download') })
  await expect(download).toBeVisible({ timeout: 30_000 })
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()])
  const archive = await readFile(await file.path())
  expect(archive.subarray(0, 2).toString()).toBe('PK')
  for (const name of [
    'README.txt',
    'photo.jpg',
    'account.json',
    'resume.json',
    'applications.json',
    'cookie-decisions.json',
  ]) {
    expect(archive.includes(name)).toBe(true)
  }
  expect(await linkFromMail(account.email, '/my-account')).toContain('#data')

  await page.getByRole('button', { name: thai('account.photo.remove') }).click()
  await expect(page.getByText(thai('account.photo.removed'))).toBeVisible()
  await expect(inMenu).toHaveCount(0)
  // Nobody can load it any more.
  await expect.poll(async () => (await page.request.get(photo)).status()).toBe(404)
})

test('an account is given up by keyboard, and kept after all by whoever signs in again', async ({ page }) => {
  const account = await verified('employer')
  const hand = handOf('keyboard', page)
  await openAccount(page, account, '#deletion')
  const deletion = section(page, 'deletion')
  await hand.press(deletion.getByRole('button', { name: thai('account.deletion.open') }))
  const form = new FormFields(page, 'account-deletion')
  await hand.type(page.locator('#account-deletion-confirmation'), 'ลบบัญชี')
  await hand.type(page.locator('#account-deletion-presentPassword'), account.password)
  await hand.press(form.submit)
  await page.waitForURL('**/login?reason=deleted')
  await expect(page.getByText(thai('accounts.signIn.deleted.title'))).toBeVisible()

  await page.goto(await linkFromMail(account.email, '/my-account'))
  await page.waitForURL(/\/login/)
  const signIn = new FormFields(page, 'sign-in')
  await signIn.fill({ email: account.email, password: account.password })
  await signIn.submit.click()
  await page.waitForURL((url) => url.pathname === '/my-account')
  await hand.press(page.getByRole('button', { name: thai('account.deletion.keep') }))
  await expect(page.getByRole('button', { name: thai('account.deletion.open') })).toBeVisible()
})

test('the chosen theme is there before anything is painted, on every page of the browser', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openAccount(page, await registered('employer'), '#theme')
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const light = await ground()
  await handOf('keyboard', page).press(page.getByRole('radio', { name: thai('account.theme.dark') }))
  await expect.poll(ground).not.toBe(light)
  const dark = await ground()
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.body) return
      observer.disconnect()
      Object.assign(window, { groundAtFirst: getComputedStyle(document.documentElement).backgroundColor })
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/privacy-policy')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { groundAtFirst: string }).groundAtFirst)).toBe(dark)
})

test('help, prices and our LINE account are reached from both kinds of account', async ({ page }) => {
  for (const kind of ['employer', 'worker'] as const) {
    await page.context().clearCookies()
    await openAccount(page, await verified(kind), '#help')
    const help = section(page, 'help')
    for (const [path, key] of [
      ['/question', 'question'],
      ['/howto', 'howto'],
      ['/product', 'product'],
    ]) {
      const link = help.getByRole('link', { name: thai(`pages.${key}.title`) })
      await expect(link).toHaveAttribute('href', path ?? '')
    }
    await expect(help.getByRole('link', { name: thai('contact.line') })).toHaveAttribute(
      'href',
      '/api/contact/line',
    )
    await help.getByRole('link', { name: thai('pages.product.title') }).click()
    await expect(page.getByRole('heading', { level: 1, name: thai('pages.product.title') })).toBeVisible()
  }
})
