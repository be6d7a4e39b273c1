import type { Page } from '@playwright/test'
import { type Account, address, asPerson, employerWithBranch, signInBrowser, verified } from '../account'
import { expect } from '../fixtures'
import { FormFields } from '../form-fields'
import { type Screen, see, shared } from '../screen'
import { stackAddresses } from '../stack'
import { thai } from '../thai'
import { uniqueDigits } from '../unique'

const newcomer = shared(() => verified('employer'))
const withBranch = shared(() => employerWithBranch())

/** A valid number of a person, another one each time. */
export function personalNumber(): string {
  const digits = `1000${uniqueDigits()}`
  const sum = Array.from(digits, Number).reduce((total, digit, index) => total + digit * (13 - index), 0)
  return `${digits}${(11 - (sum % 11)) % 10}`
}

/** An employer in their own name, whose documents are still to be sent. */
export async function stallKeeper(): Promise<Account> {
  const account = await verified('employer')
  const body = { kind: 'sole_proprietor', juristicId: personalNumber(), name: 'ครัวยายบัว', address }
  expect((await asPerson(account, `${stackAddresses.jobPost}/v1/companies`, { body })).status).toBe(201)
  return account
}
const person = shared(stallKeeper)

/** Chooses a card as soon as the form's script has enabled it. */
export async function chooseKind(page: Page, kind: 'juristic_person' | 'sole_proprietor' | 'individual') {
  const radio = page.locator(`input[name="kind"][value="${kind}"]`)
  await radio.locator('xpath=ancestor::label').click()
  await expect(radio).toBeChecked()
}

const asPersonRefused =
  (kind: 'sole_proprietor' | 'individual'): Screen['open'] =>
  async (page) => {
    await signInBrowser(page.context(), await newcomer())
    await see(page, '/verify-employer')
    await chooseKind(page, kind)
    const form = new FormFields(page, `company-${kind}`)
    await form.submit.click()
    await expect(form.error('juristicId')).toBeVisible()
  }

async function openNewBranch(page: Page, someone: () => Promise<Account>): Promise<void> {
  await signInBrowser(page.context(), await someone())
  await see(page, '/branch/create')
  await expect(page.getByLabel(thai('branches.name'))).toBeEnabled()
}

async function openPlaced(page: Page): Promise<void> {
  await openNewBranch(page, withBranch)
  await page.getByLabel(thai('maps.link')).fill('https://maps.app.goo.gl/phone-Nimman')
  await page.getByRole('button', { name: thai('maps.useLink') }).click()
  await expect(page.getByText(thai('maps.fromLink'))).toBeVisible()
}

/** Types a branch, and comes back to its draft later. */
async function openDraft(page: Page): Promise<void> {
  await openNewBranch(page, withBranch)
  await page.getByLabel(thai('branches.name')).fill('อารีย์')
  await page.getByLabel(thai('branches.name')).blur()
  await page.reload()
  await expect(page.getByRole('button', { name: thai('forms.draft.accept') })).toBeVisible()
}

async function openLeaving(page: Page): Promise<void> {
  await signInBrowser(page.context(), await withBranch())
  await see(page, '/branch')
  await page.locator('a[href="/branch/create"]').first().click()
  await expect(page.getByLabel(thai('branches.name'))).toBeEnabled()
  await page.getByLabel(thai('branches.name')).fill('อารีย์')
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** Takes a branch out of use and asks to delete it, without deleting it. */
async function openDeletion(page: Page): Promise<void> {
  await signInBrowser(page.context(), await employerWithBranch())
  await see(page, '/branch')
  await page.getByRole('button', { name: new RegExp(`^${thai('branchList.remove')}`) }).click()
  await page.getByRole('button', { name: new RegExp(`^${thai('branchList.delete')}`) }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** The screens of employers in their own name, and of what the forms of a company and its branches ask. */
export const employerScreens: readonly Screen[] = [
  {
    name: 'verify the company, a sole proprietor, refused',
    route: '/verify-employer',
    open: asPersonRefused('sole_proprietor'),
  },
  {
    name: 'verify the company, an individual, refused',
    route: '/verify-employer',
    open: asPersonRefused('individual'),
  },
  {
    name: 'documents of a sole proprietor',
    route: '/profile-document',
    open: async (page) => {
      await signInBrowser(page.context(), await person())
      await see(page, '/profile-document')
    },
  },
  { name: 'a branch at a pasted link', route: '/branch/create', open: openPlaced },
  { name: 'a branch, its draft found', route: '/branch/create', open: openDraft },
  { name: 'a branch, leaving it', route: '/branch/create', open: openLeaving },
  { name: 'branches, deleting one', route: '/branch', open: openDeletion },
]
