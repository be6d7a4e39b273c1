import type { Page } from '@playwright/test'
import { hiringEmployer, signInBrowser } from '../account'
import { orderFor } from '../credits'
import { expect } from '../fixtures'
import { member, type Screen, see, shared } from '../screen'
import { demoOwner, demoRecruiter, newcomer, withBranch, withoutCredit } from '../screen-states'
import { thai } from '../thai'

async function openPackages(page: Page): Promise<void> {
  await signInBrowser(page.context(), (await withoutCredit()).account)
  await see(page, '/credit-package')
  await expect(page.getByRole('radio').first()).toBeEnabled()
}

/** An order with a code to scan, one whose code has ended, and one that is paid. */
const buyer = shared(async () => {
  const account = await hiringEmployer()
  return {
    account,
    waiting: await orderFor(account, 'waiting'),
    over: await orderFor(account, 'over'),
    paid: await orderFor(account, 'paid'),
  }
})

const openOrder = (which: 'waiting' | 'over' | 'paid', heading: string) => async (page: Page) => {
  const all = await buyer()
  await signInBrowser(page.context(), all.account)
  await page.goto(`/payment/promptpay?order=${all[which]}`)
  await expect(page.getByRole('heading', { name: heading })).toBeVisible()
}

/** Balances and their statement, packages, and orders paid by a code to scan. */
export const creditScreens: readonly Screen[] = [
  { name: 'credits', route: '/my-credit', open: member(demoOwner, '/my-credit') },
  {
    name: 'credits, filtered',
    route: '/my-credit',
    open: member(demoOwner, '/my-credit?type=reserve&from=2026-01-01'),
  },
  {
    name: 'credits, nothing under the filter',
    route: '/my-credit',
    open: member(withBranch, '/my-credit?type=refund'),
  },
  { name: 'credits, the balances alone', route: '/my-credit', open: member(demoRecruiter, '/my-credit') },
  { name: 'credits without a company', route: '/my-credit', open: member(newcomer, '/my-credit') },
  { name: 'credit packages', route: '/credit-package', open: openPackages },
  {
    name: 'credit packages, not for everybody',
    route: '/credit-package',
    open: member(demoRecruiter, '/credit-package'),
  },
  {
    name: 'credit packages without a company',
    route: '/credit-package',
    open: member(newcomer, '/credit-package'),
  },
  {
    name: 'a code to scan',
    route: '/payment/promptpay',
    open: openOrder('waiting', thai('orders.pay.title')),
  },
  {
    name: 'a code whose time is over',
    route: '/payment/promptpay',
    open: openOrder('over', thai('orders.pay.over.title')),
  },
  {
    name: 'a paid order',
    route: '/payment/promptpay',
    open: openOrder('paid', thai('orders.pay.paid.title', { count: 5 })),
  },
  { name: 'no such order', route: '/payment/promptpay', open: member(withBranch, '/payment/promptpay') },
]
