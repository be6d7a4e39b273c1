import type { Page } from '@playwright/test'
import { type Account, asPerson, hiringEmployer } from './account'
import { ops } from './company-documents'
import { expect } from './fixtures'
import { stackAddresses } from './stack'

const { jobPost } = stackAddresses

const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address)
  return `${pathname}${search}`
}

/** The path of a new sales link to the buffet, as staff make it with these options. */
export async function salesLink(...options: string[]): Promise<string> {
  const text = await ops(['buffet', 'make', '--reason', 'ทดสอบ', ...options])
  const link = /https?:\S+token=[\w-]+/.exec(text)?.[0]
  if (!link) throw new Error(text)
  return pathOf(link)
}

/** The path of a new top-up link, as a member's phone app gets it. */
export async function topupLink(account: Account): Promise<string> {
  const { status, body } = await asPerson<{ url: string }>(account, `${jobPost}/v1/topup-links`, {
    body: { returnTo: 'partim://topup' },
  })
  expect(status).toBe(201)
  return pathOf(body.url)
}

/** A member whose company has days of unlimited posting, by a sales link. */
export async function employerWithBuffet(): Promise<Account> {
  const account = await hiringEmployer()
  const token = new URLSearchParams((await salesLink()).split('?')[1]).get('token')
  const activation = `${jobPost}/v1/buffet-links/activations`
  expect((await asPerson(account, activation, { body: { token } })).status).toBe(200)
  return account
}

/** The order number that a page shows. */
export const numberOn = async (page: Page): Promise<string> =>
  /CR-\d{4}-\d{5}/.exec((await page.locator('main').textContent()) ?? '')?.[0] ?? ''
