import type { Page } from '@playwright/test'
import { registeredEmployer, signInBrowser } from '../account'
import { expect } from '../fixtures'
import { type Screen, see, shared } from '../screen'
import { thai } from '../thai'
import { employerWithUnlocks, openWorker, unlocked } from '../unlocks'

const withCredit = shared(() => employerWithUnlocks(5))
const withoutCredit = shared(() => employerWithUnlocks(0))
const registered = shared(() => registeredEmployer())
const masked = shared(openWorker)

/** A company that unlocked a worker, and that worker. */
const opened = shared(async () => {
  const [account, worker] = await Promise.all([employerWithUnlocks(3), openWorker()])
  await unlocked(account, worker.workerId)
  return { employer: account, worker: worker.account, workerId: worker.workerId }
})

const openMasked = (employer: typeof withCredit | typeof registered) => async (page: Page) => {
  const [account, { workerId }] = await Promise.all([employer(), masked()])
  await signInBrowser(page.context(), account)
  await see(page, `/resume/${workerId}`)
}

async function openUnlocked(page: Page): Promise<void> {
  const { employer, workerId } = await opened()
  await signInBrowser(page.context(), employer)
  await see(page, `/resume/${workerId}`)
  await expect(page.getByText(thai('unlocks.contact.title'))).toBeVisible()
}

async function openReporting(page: Page): Promise<void> {
  await openUnlocked(page)
  await page.getByRole('button', { name: thai('unlocks.report.action') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

async function openGone(page: Page): Promise<void> {
  await signInBrowser(page.context(), await withCredit())
  await see(page, '/resume/0199db4b-41db-708b-a23e-1fc5e937ac29')
}

async function openOthers(page: Page): Promise<void> {
  const [{ worker }, { workerId }] = await Promise.all([opened(), masked()])
  await signInBrowser(page.context(), worker)
  await see(page, `/resume/${workerId}`)
}

async function openOwnUnlocks(page: Page): Promise<void> {
  await signInBrowser(page.context(), (await opened()).worker)
  await see(page, '/my-account#unlocks')
}

async function openObjecting(page: Page): Promise<void> {
  await openOwnUnlocks(page)
  await page
    .locator('#unlocks')
    .getByRole('button', { name: new RegExp(`^${thai('unlocks.own.object')}`) })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

const route = '/resume/{userID}'

/** The page of a worker for an employer, and what the worker sees of it. */
export const unlockScreens: readonly Screen[] = [
  { name: 'a worker, masked', route, open: openMasked(withCredit) },
  { name: 'a worker, without a credit', route, open: openMasked(withoutCredit) },
  { name: 'a worker, for a company that is not represented', route, open: openMasked(registered) },
  { name: 'a worker, unlocked', route, open: openUnlocked },
  { name: 'reporting a number', route, open: openReporting },
  { name: 'a worker who is gone', route, open: openGone },
  { name: 'another worker', route, open: openOthers },
  { name: 'who unlocked me', route: '/my-account', open: openOwnUnlocks },
  { name: 'objecting', route: '/my-account', open: openObjecting },
]
