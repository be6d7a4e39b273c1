import process from 'node:process'
import { defineConfig, devices } from '@playwright/test'
import { stackAddress } from './e2e/stack'
import { chromiumOnPath, chromiumSwitches } from './scripts/checks/chromium.mjs'

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
const desktop = { viewport: { width: 1280, height: 800 } }

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: false,
  workers: 2,
  retries: 0,
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
    // TRACE=1 keeps what led to a failure; recording every step makes the journeys a fifth slower.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    launchOptions: {
      executablePath: chromiumOnPath(),
      args: chromiumSwitches,
    },
  },
  projects: [
    // First, for some of them wait for a minute to pass: the others fill it.
    { name: 'once', use: desktop, testMatch: /(answers|attacks|resilience)\/.*\.spec\.ts/ },
    // Access is judged at both widths of the one browser: to open every screen twice takes minutes. What the others left
    // out here do, and what is tagged, is the same at both widths (docs/decisions/0042).
    {
      name: 'phone',
      use: phone,
      testMatch: /journeys\/.*\.spec\.ts/,
      testIgnore: /journeys\/(access|navigation|own-account|password)\.spec\.ts/,
      grepInvert: /@desktop/,
    },
    // Marks are cut off by boxes and lines, which are the same at both widths.
    {
      name: 'desktop',
      use: desktop,
      testMatch: /journeys\/.*\.spec\.ts/,
      testIgnore: /journeys\/thai-marks\.spec\.ts/,
      grepInvert: /@phone/,
    },
  ],
})
