import type { Page } from '@playwright/test'
import { type Account, signInBrowser } from './account'
import { expect } from './fixtures'
import { FormFields } from './form-fields'

/** A screen in one of its states. */
export type Screen = {
  readonly name: string
  /** The route as written in lib/auth/routes. */
  readonly route: string
  /** Signs in a person who sees the screen, opens it, and brings it into its state. */
  readonly open: (page: Page) => Promise<void>
}

/** Opens a page and waits for its heading. */
export async function see(page: Page, path: string, heading?: string): Promise<void> {
  await page.goto(path)
  const headings = page.getByRole('heading', { level: 1 })
  await expect(heading ? headings.filter({ hasText: heading }) : headings.first()).toBeVisible()
}

/** Opens a page as a visitor who is not signed in. */
export const visitor = (path: string, heading?: string) => (page: Page) => see(page, path, heading)

/** Opens a page as a signed-in person. */
export const member = (someone: () => Promise<Account>, path: string) => async (page: Page) => {
  await signInBrowser(page.context(), await someone())
  await see(page, path)
}

/** Creates a person or company only once per worker: tests of screens only read, so they can share it. */
export function shared<Someone>(make: () => Promise<Someone>): () => Promise<Someone> {
  let someone: Promise<Someone> | undefined
  return () => {
    someone ??= make()
    return someone
  }
}

/** Opens a screen and sends its form unfilled, so that the form's error messages are shown. */
export const refused = (open: Screen['open'], formId: string) => async (page: Page) => {
  await open(page)
  const form = new FormFields(page, formId)
  await form.submit.click()
  await expect(form.root.locator('[aria-invalid="true"]').first()).toBeVisible()
}
