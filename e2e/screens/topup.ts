import type { Page } from '@playwright/test'
import { type Account, hiringEmployer, registered, signInBrowser } from '../account'
import { expect } from '../fixtures'
import { employerWithBuffet, salesLink, topupLink } from '../sales-links'
import { member, type Screen, see, shared } from '../screen'
import { thai } from '../thai'

const employer = shared(() => hiringEmployer())
const worker = shared(() => registered('worker'))
const withBuffet = shared(employerWithBuffet)
const link = shared(() => salesLink())

const openLink = (someone?: () => Promise<Account>) => async (page: Page) => {
  if (someone) await signInBrowser(page.context(), await someone())
  await see(page, await link(), thai('buffetLink.title', { days: 30 }))
}

async function openTopup(page: Page): Promise<void> {
  await see(page, await topupLink(await employer()), thai('topup.title'))
  await expect(page.getByRole('radio').first()).toBeEnabled()
}

async function openCode(page: Page): Promise<void> {
  await openTopup(page)
  await page.getByRole('button', { name: /^จ่าย ฿/ }).click()
  await expect(page.getByRole('img', { name: /คิวอาร์พร้อมเพย์/ })).toBeVisible()
}

/** Sales links to the buffet, what it brings, and the screens inside a phone app. */
export const topupScreens: readonly Screen[] = [
  { name: 'a sales link, signed out', route: '/verify-buffet-token', open: openLink() },
  { name: 'a sales link', route: '/verify-buffet-token', open: openLink(employer) },
  { name: 'a sales link, for a worker', route: '/verify-buffet-token', open: openLink(worker) },
  {
    name: 'no sales link',
    route: '/verify-buffet-token',
    open: (page) => see(page, '/verify-buffet-token', thai('buffetLink.closed.none.title')),
  },
  { name: 'credits with a buffet', route: '/my-credit', open: member(withBuffet, '/my-credit') },
  { name: 'top-up in a phone app', route: '/employer/payment/topup', open: openTopup },
  { name: 'top-up, a code to scan', route: '/employer/payment/topup', open: openCode },
  {
    name: 'top-up, a link that is over',
    route: '/employer/payment/topup',
    open: (page) => see(page, '/employer/payment/topup?token=over', thai('topup.dead.title')),
  },
]
