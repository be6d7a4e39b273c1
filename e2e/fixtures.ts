import { writeFile } from 'node:fs/promises'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { allDisabled, serialisePreference } from '@/lib/consent/preference'
import { preferenceKey } from '@/lib/consent/storage'
import { logEnds, stackAddresses } from './stack'
import { unlistedIn } from './stored-items'

/** How a person operates a page: with a pointer, with fingers, or with the keyboard alone. */
export type Hand = {
  press(target: Locator): Promise<void>
  type(target: Locator, text: string): Promise<void>
  choose(target: Locator, label: string): Promise<void>
}

/** Where a pointer presses: the radio of a card is invisible, so its label is pressed, or the box if that contains links. */
async function pressable(target: Locator): Promise<Locator> {
  await expect(target).toBeEnabled()
  const label = target.locator('xpath=ancestor::label[not(.//a)]')
  return (await label.count()) > 0 ? label : target
}

const mouse: Hand = {
  press: async (target) => (await pressable(target)).click(),
  type: (target, text) => target.fill(text),
  choose: async (target, label) => {
    await target.selectOption({ label })
  },
}

/** Events of a finger, of which a browser makes those of a mouse; only where the page is opened with `hasTouch`. */
const touch: Hand = {
  ...mouse,
  press: async (target) => (await pressable(target)).tap(),
  type: async (target, text) => {
    await target.tap()
    await target.fill(text)
  },
}

/** Presses Tab until the target has the focus; fails when it cannot be reached by keyboard. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  // Some buttons wait for their script, and a disabled one is no stop for the Tab key.
  await expect(target).toBeEnabled()
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 150; presses++) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not reach ${target}`)
}

function keyboardOf(page: Page): Hand {
  return {
    press: async (target) => {
      const isRadio = await target.evaluate(
        (element) => element instanceof HTMLInputElement && element.type === 'radio',
      )
      if (isRadio) return chooseRadio(page, target)
      await tabTo(page, target)
      const box = await target.evaluate(
        (element) => element instanceof HTMLInputElement && element.type === 'checkbox',
      )
      await page.keyboard.press(box ? 'Space' : 'Enter')
    },
    type: async (target, text) => {
      await tabTo(page, target)
      const native = await target.evaluate(
        (element) => element instanceof HTMLInputElement && ['date', 'time'].includes(element.type),
      )
      // The order of keys in a native date or time field depends on the machine's locale, so its value is set directly.
      if (native) return target.fill(text)
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.insertText(text)
    },
    choose: async (target, label) => {
      await tabTo(page, target)
      // Figures are joined with their units by a no-break space.
      const chosen = () =>
        target.evaluate((element) =>
          ((element as HTMLSelectElement).selectedOptions[0]?.label ?? '').replaceAll('\u00a0', ' '),
        )
      // The options of a district are loaded after its province is chosen.
      await expect(target.locator('option', { hasText: label }).first()).toBeAttached()
      const count = await target.locator('option').count()
      // What is already chosen can stand below what is wanted.
      if ((await chosen()) !== label) await page.keyboard.press('Home')
      for (let presses = 0; presses <= count && (await chosen()) !== label; presses++) {
        await page.keyboard.press('ArrowDown')
      }
      expect(await chosen()).toBe(label)
    },
  }
}

/** A group of radios is one stop for the Tab key; arrow keys move between its radios. */
async function chooseRadio(page: Page, target: Locator): Promise<void> {
  const name = await target.getAttribute('name')
  for (let presses = 0; presses < 150; presses++) {
    const inGroup = await page.evaluate(
      (group) => document.activeElement instanceof HTMLInputElement && document.activeElement.name === group,
      name,
    )
    if (inGroup) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Space')
  for (let presses = 0; presses < 40; presses++) {
    if (await target.isChecked()) return
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`the keyboard does not choose ${target}`)
}

export type HandName = 'mouse' | 'keyboard'
export const handNames: readonly HandName[] = ['mouse', 'keyboard']
/** For the journeys that are walked in each way at both widths. */
export const everyHandName = [...handNames, 'touch'] as const
export const handOf = (name: (typeof everyHandName)[number], page: Page): Hand =>
  name === 'keyboard' ? keyboardOf(page) : { mouse, touch }[name]

/** Tag for a test whose outcome does not depend on the width: it runs on the desktop only. */
export const atOneWidth = { tag: '@desktop' }

/** Tag for a journey that is the same at every width: it runs by touch on the phone and by keyboard on the desktop. */
export const atWidthOf = (name: HandName) => ({ tag: name === 'mouse' ? '@phone' : '@desktop' })

/** Console errors that are no fault: Chromium logs every answer with an error status, and the product expects some. */
const expectedNoise = /Failed to load resource: the server responded with a status of (4\d\d|503)/

/** Console errors that are no fault when a test takes away the server or the network in the middle of an answer. */
const outageNoise =
  /net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING|INTERNET_DISCONNECTED)|^ChunkLoadError/

type Fixtures = {
  page: Page
  /** Keeps the end of every process's log beside the report of a test that failed. */
  logsOfFailure: undefined
  /** Set in tests that take away the server or the network. */
  outage: boolean
  /** Set where the visitor has not answered the consent banner yet; otherwise only necessary cookies are allowed. */
  firstVisit: boolean
  /** Matches the errors that a test causes on purpose; the default matches nothing. */
  plannedError: RegExp
}

/**
 * Collects a page's errors: those in its console, those thrown in it, and everything that its Content-Security-Policy
 * blocked.
 */
export async function gatherComplaints(
  page: Page,
  isExpected: (text: string) => boolean = () => false,
): Promise<readonly string[]> {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => {
    if (!isExpected(String(error))) complaints.push(String(error))
  })
  await page.exposeBinding('complainOfPolicy', (_, text: string) => complaints.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      const { complainOfPolicy } = window as unknown as { complainOfPolicy: (text: string) => void }
      complainOfPolicy(`${effectiveDirective} stopped ${blockedURI} in ${sourceFile}`)
    })
  })
  return complaints
}

const answeredBanner = { name: preferenceKey, value: serialisePreference(allDisabled) }

/**
 * The test function of all journeys. It fails a test whose page logs or throws an error, whose policy blocks something,
 * or which leaves something in the browser that is not on the product's published list.
 */
export const test = base.extend<Fixtures>({
  outage: [false, { option: true }],
  firstVisit: [false, { option: true }],
  storageState: async ({ firstVisit, baseURL }, use) => {
    const visited = { origin: new URL(baseURL ?? stackAddresses.web).origin, localStorage: [answeredBanner] }
    await use({ cookies: [], origins: firstVisit ? [] : [visited] })
  },
  plannedError: [/$^/, { option: true }],
  // Automatic fixtures end last, so that what another one's end found counts as well.
  logsOfFailure: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use, testInfo) => {
      await use(undefined)
      if (testInfo.status === testInfo.expectedStatus) return
      for (const { name, end } of logEnds(64 * 1024)) {
        const path = testInfo.outputPath(name)
        await writeFile(path, end)
        testInfo.attachments.push({ name, path, contentType: 'text/plain' })
      }
    },
    { auto: true },
  ],
  page: async ({ page, outage, plannedError }, use) => {
    const isExpected = (text: string) =>
      expectedNoise.test(text) || (outage && outageNoise.test(text)) || plannedError.test(text)
    const complaints = await gatherComplaints(page, isExpected)
    await use(page)
    expect(complaints, 'errors in the browser console').toEqual([])
    // The browser's own error pages and closed pages have no storage to check.
    const isOurs = !page.isClosed() && page.url().startsWith('http')
    // Polled, because Firebase opens a database to test whether it can, and removes it at once.
    if (isOurs && !outage)
      await expect.poll(() => unlistedIn(page), 'what is stored without being listed').toEqual([])
  },
})

type Mail = { subject: string; text: string; links: string[] }

/** Waits for a mail to an address (with a subject, if one is given) and returns its link to a path. */
export async function linkFromMail(
  to: string,
  path: string,
  mailbox = stackAddresses.mailbox,
  subject?: string | RegExp,
): Promise<string> {
  const isMeant = (of: string) => (subject instanceof RegExp ? subject.test(of) : !subject || of === subject)

  let link = ''
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${mailbox}/api/mails?to=${encodeURIComponent(to)}`)
        const mails = ((await answer.json()) as Mail[]).filter((mail) => isMeant(mail.subject))
        link = mails.flatMap((mail) => mail.links).find((candidate) => candidate.includes(path)) ?? ''
        return link
      },
      // Nearly every test account waits here, and a mail usually arrives within a tenth of a second.
      { message: `a mail to ${to} with a link to ${path}`, timeout: 20_000, intervals: [50, 50, 100, 250] },
    )
    .not.toBe('')
  return link
}

/** Waits for a mail with a given subject and returns its link to a path. */
export const linkFromMailAbout = (to: string, subject: string | RegExp, path: string): Promise<string> =>
  linkFromMail(to, path, stackAddresses.mailbox, subject)

export type SandboxCompany = { juristicId: string; nameTh: string; active: boolean }

/** A company in the sandbox's registry that no other test registers. */
export async function ownRegistryCompany(): Promise<SandboxCompany> {
  const answer = await fetch(`${stackAddresses.registry}/sandbox/companies`, { method: 'POST' })
  return (await answer.json()) as SandboxCompany
}

/** The active companies in the sandbox's registry. */
export async function activeCompanies(registry: string): Promise<SandboxCompany[]> {
  const answer = await fetch(`${registry}/sandbox/companies`)
  const { companies } = (await answer.json()) as { companies: SandboxCompany[] }
  return companies.filter((company) => company.active)
}

/** The day that is a number of days after today in Thailand, as YYYY-MM-DD. */
export function daysAhead(days: number): string {
  return new Date(Date.now() + (days * 24 + 7) * 3_600_000).toISOString().slice(0, 10)
}

export { expect }
