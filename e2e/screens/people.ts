import type { Page } from '@playwright/test'
import {
  asPerson,
  employerWithBranch,
  hiringEmployer,
  registered,
  signInBrowser,
  writeResume,
} from '../account'
import { daysAhead, expect } from '../fixtures'
import { member, type Screen, see, shared } from '../screen'
import { stackAddresses } from '../stack'
import { thai } from '../thai'

const unregistered = shared(() => employerWithBranch())
const empty = shared(hiringEmployer)

/** Somebody who wants a type of work, by default near the branches of tests. */
export async function nearby(workType: string, place = { lat: '13.7461', lng: '100.5332' }): Promise<void> {
  const wishes = { ...place, minDailyPay: 55_000, workTypes: [workType] }
  await writeResume(await registered('worker'), 'open', wishes)
}

/** An employer who saved a search of each kind: one near a branch of theirs, one near a branch that is gone. */
const seeking = shared(async () => {
  const account = await hiringEmployer()
  await Promise.all([nearby('waiter'), nearby('waiter'), nearby('cashier')])
  const filters = { lat: '13.7449', lng: '100.5347' }
  const save = (body: object) =>
    asPerson(account, `${stackAddresses.partim}/v1/saved-searches`, { body: { filters, ...body } })
  const near = `branch=${account.branchId}`
  const gone = '0199db4b-41db-708b-a23e-1fc5e937ac29'
  const saved = await Promise.all([
    save({ name: 'เสิร์ฟใกล้ร้าน', address: `${near}&work=waiter`, branchId: account.branchId, notice: 'daily' }),
    save({ name: 'ครัวสาขาเก่า', address: `branch=${gone}&work=cook`, branchId: gone, notice: 'instant' }),
  ])
  expect(saved.map(({ status }) => status)).toEqual([201, 201])
  return account
})

async function openFound(page: Page, query = ''): Promise<void> {
  const account = await seeking()
  await signInBrowser(page.context(), account)
  await see(page, `/partimers?branch=${account.branchId}&km=50${query}`)
  await expect(
    page
      .getByRole('region', { name: thai('people.list.label') })
      .or(page.getByRole('heading', { level: 3 }))
      .first(),
  ).toBeAttached()
}

async function openCompared(page: Page): Promise<void> {
  await openFound(page)
  const ticks = page.getByRole('checkbox', { name: /^เทียบ / })
  await ticks.nth(0).check()
  await ticks.nth(1).check()
  await page.getByRole('link', { name: thai('people.compare.look') }).click()
  await expect(page.getByRole('table')).toBeVisible()
}

async function openSaving(page: Page): Promise<void> {
  await openFound(page)
  await page.getByRole('button', { name: thai('savedSearches.saveTitle') }).click()
  await page.getByLabel(thai('savedSearches.name')).fill('')
  await page.getByRole('button', { name: thai('savedSearches.save'), exact: true }).click()
  await expect(page.getByText(thai('savedSearches.nameMissing'))).toBeVisible()
}

async function openInviting(page: Page): Promise<void> {
  await openFound(page)
  await page.getByRole('button', { name: /^เชิญ \d+ คนแรก/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** The search for people, its saved searches, and people side by side. */
export const peopleScreens: readonly Screen[] = [
  { name: 'people found', route: '/partimers', open: (page) => openFound(page) },
  {
    name: 'people found by a sentence, on a day',
    route: '/partimers',
    open: (page) =>
      openFound(
        page,
        `&days=${daysAhead(1)}&from=09:00&until=18:00&work=waiter,cashier&said=${encodeURIComponent('เด็กเสิร์ฟ')}`,
      ),
  },
  { name: 'people on the map', route: '/partimers', open: (page) => openFound(page, '&map=1') },
  { name: 'nobody found', route: '/partimers', open: (page) => openFound(page, '&fav=1&pay=100&work=cook') },
  { name: 'people withheld', route: '/partimers', open: member(unregistered, '/partimers') },
  { name: 'inviting the first', route: '/partimers', open: openInviting },
  { name: 'a search saved without a name', route: '/partimers', open: openSaving },
  { name: 'people side by side', route: '/partimers/compare', open: openCompared },
  { name: 'nobody side by side', route: '/partimers/compare', open: member(empty, '/partimers/compare') },
  { name: 'saved searches', route: '/partimers/saved', open: member(seeking, '/partimers/saved') },
  { name: 'no saved searches', route: '/partimers/saved', open: member(empty, '/partimers/saved') },
]
