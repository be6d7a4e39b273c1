import type { Page } from '@playwright/test'
import { type Account, signInBrowser } from './account'
import { expect } from './fixtures'
import { FormFields } from './form-fields'

/** One screen in one state. */
export type Screen = {
  readonly name: string
  /** The route as lib/auth/routes writes it. */
  readonly route: string
  /** Signs in whoever sees it, opens it and brings it into its state. */
  readonly open: (page: Page) => Promise<void>
}

/** Opens a page and waits for its heading. */
export async function see(page: Page, path: string, heading?: string): Promise<void> {
  await page.goto(path)
  const headings = page.getByRole('heading', { level: 1 })
  await expect(heading ? headings.filter({ hasText: heading }) : headings.first()).toBeVisible()
}

/** A page as whoever is signed out meets it. */
export const visitor = (path: string, heading?: string) => (page: Page) => see(page, path, heading)

/** A page as somebody meets it. */
export const member = (someone: () => Promise<Account>, path: string) => async (page: Page) => {
  await signInBrowser(page.context(), await someone())
  await see(page, path)
}

/** Screens only read, so those who look at them are made once. */
export function shared<Someone>(make: () => Promise<Someone>): () => Promise<Someone> {
  let someone: Promise<Someone> | undefined
  return () => {
    someone ??= make()
    return someone
  }
}

/** Sends the form as it opens, so that every message it has is shown. */
export const refused = (open: Screen['open'], formId: string) => async (page: Page) => {
  await open(page)
  const form = new FormFields(page, formId)
  await form.submit.click()
  await expect(form.root.locator('[aria-invalid="true"]').first()).toBeVisible()
}
