import process from 'node:process'
import { defineConfig, devices } from '@playwright/test'
import { stackAddress } from './e2e/stack'
import { chromiumOnPath, chromiumSwitches } from './scripts/checks/chromium.mjs'

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
const desktop = { viewport: { width: 1280, height: 800 } }

/** Thousands of requests, mails that are waited for, windows of other sites, a company of 500 branches. */
const slow = /(attacks\/(gates|mailed-links)|answers\/(sign-in-providers|many-branches))\.spec\.ts/
/** What no width changes. */
const desktopOnly = /journeys\/(own-account|password)\.spec\.ts/
/** What every employer and every worker does first and most, and what they pay. */
const mostWalked =
  /journeys\/(first-post|quick-post|company|branches|team|apply|apply-sheet|applicants|hired|worker|resume|found|people|unlock|buy-credits|topup|credit-statement|notifications|offline|told|user-menu|worker-answers)\.spec\.ts/
const atDesktop = /journeys\/navigation\.spec\.ts/
/** What lies elsewhere on a wide screen: panels beside lists, tables, menus, what floats. */
const differsWhenWide =
  /journeys\/(applicants|apply|apply-sheet|branch-switcher|buy-credits|changed-terms|chat|chat-ways|company|contact|found|give-back-one|hired|home-sides|navigation|pay-by-card|people|post-parts|posts-again|public-header|reach-each-other|team|told|unlock|watching|worker|worker-answers)\.spec\.ts/

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: false,
  workers: 2,
  // A test that fails and then passes is flaky, not failed (docs/decisions/0124).
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  // A busy machine is slow, not wrong; what must be quick is measured where it is promised.
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: stackAddress,
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    reducedMotion: 'reduce',
    // What a service worker asks, no test can see or hold back; e2e/journeys/offline.spec.ts is about it.
    serviceWorkers: 'block',
    // Of the run that failed, so that a cause can be found without seeing it again; pictures of every step take long.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    launchOptions: {
      executablePath: chromiumOnPath(),
      args: chromiumSwitches,
    },
  },
  // `npm test` runs the first three, `npm run test:long` the others (docs/decisions/0058).
  projects: [
    { name: 'once', use: desktop, testMatch: /e2e\/(answers|attacks)\/.*\.spec\.ts/, testIgnore: slow },
    {
      name: 'phone',
      use: phone,
      testMatch: mostWalked,
      grepInvert: /@desktop|by keyboard/,
    },
    { name: 'desktop only', use: desktop, testMatch: desktopOnly },
    // First of the long ones, for some of them wait for a minute to pass: the others fill it.
    { name: 'faults', use: desktop, testMatch: [/e2e\/resilience\/.*\.spec\.ts/, slow] },
    {
      name: 'other journeys of a phone',
      use: phone,
      testMatch: /e2e\/journeys\/.*\.spec\.ts/,
      testIgnore: [desktopOnly, atDesktop, mostWalked],
      grepInvert: /@desktop|by keyboard/,
    },
    { name: 'screens', use: desktop, testMatch: /e2e\/screens\/(?!thai-marks).*\.spec\.ts/ },
    // Marks are cut off by boxes and lines, which are the same at both widths.
    {
      name: 'screens of a phone',
      use: phone,
      testMatch: /e2e\/screens\/(?!access).*\.spec\.ts/,
      grepInvert: /@desktop/,
    },
    {
      name: 'keyboard of a phone',
      use: phone,
      testMatch: /e2e\/journeys\/.*\.spec\.ts/,
      testIgnore: [desktopOnly, atDesktop],
      grep: /by keyboard/,
      grepInvert: /@desktop/,
    },
    { name: 'desktop', use: desktop, testMatch: differsWhenWide, grepInvert: /@phone/ },
    {
      name: 'keyboard of a desktop',
      use: desktop,
      testMatch: /e2e\/journeys\/.*\.spec\.ts/,
      testIgnore: [desktopOnly, differsWhenWide],
      grep: /@desktop|by keyboard/,
    },
  ],
})
