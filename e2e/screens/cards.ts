import type { Page } from '@playwright/test'
import { hiringEmployer, signInBrowser } from '../account'
import { type CardOutcome, cardField, orderByCard } from '../cards'
import { expect } from '../fixtures'
import { type Screen, shared } from '../screen'
import { thai } from '../thai'

/** An employer whose orders are paid by card, or wait for it; the paid one's card is remembered. */
const buyer = shared(async () => {
  const account = await hiringEmployer()
  return {
    account,
    paid: await orderByCard(account, 'paid'),
    declined: await orderByCard(account, 'declined'),
    confirm: await orderByCard(account, 'confirm'),
  }
})

const byCard = (page: Page) => page.getByRole('radio', { name: new RegExp(`^${thai('orders.card.byCard')}`) })

async function openNewCard(page: Page): Promise<void> {
  await signInBrowser(page.context(), await hiringEmployer())
  await page.goto('/credit-package')
  await byCard(page).check()
  await expect(cardField(page, 'number')).toBeVisible()
}

async function openFaultyCard(page: Page): Promise<void> {
  await openNewCard(page)
  await page.getByRole('button', { name: /ด้วยบัตร$/ }).click()
  await expect(cardField(page, 'name')).toHaveAttribute('aria-invalid', 'true')
}

async function openSavedCards(page: Page): Promise<void> {
  await signInBrowser(page.context(), (await buyer()).account)
  await page.goto('/credit-package')
  await byCard(page).check()
  await expect(page.getByRole('radio', { name: /^Visa\s••••\s4242/ })).toBeChecked()
}

const openResult = (outcome: CardOutcome, heading: string) => async (page: Page) => {
  const all = await buyer()
  await signInBrowser(page.context(), all.account)
  await page.goto(`/payment/callback?order=${all[outcome]}`)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  if (outcome === 'declined')
    await expect(page.getByRole('radio', { name: /^Visa\s••••\s4242/ })).toBeChecked()
}

/** The screens on which a card is typed, and what became of it. */
export const cardScreens: readonly Screen[] = [
  { name: 'a card to type', route: '/credit-package', open: openNewCard },
  { name: 'a card to type, refused', route: '/credit-package', open: openFaultyCard },
  { name: 'remembered cards', route: '/credit-package', open: openSavedCards },
  {
    name: 'a card that waits for the bank',
    route: '/payment/callback',
    open: openResult('confirm', thai('orders.card.stages.confirm')),
  },
  {
    name: 'a declined card',
    route: '/payment/callback',
    open: openResult('declined', thai('orders.card.stages.failed')),
  },
  {
    name: 'an order paid by card',
    route: '/payment/callback',
    open: openResult('paid', thai('orders.pay.paid.title', { count: 5 })),
  },
]
