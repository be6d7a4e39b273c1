import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { nothingFound, violationsAtOtherWidth, violationsInBothColours } from '../axe'
import { brokenNames } from '../broken-names'
import { expectContactToGiveWay } from '../contact-place'
import { expect, test } from '../fixtures'
import {
  englishIn,
  enlargeText,
  expectToFit,
  expectWidth,
  motionIn,
  spread,
  tellingForms,
  zoomText,
} from '../judgement'
import { screens } from '../screens'
import { thai } from '../thai'

const wide = { width: 1280, height: 800 }
const phone = { width: 360, height: 740 }

/** The first listed state of every route. */
const firstOfRoute = new Set(new Map([...screens].reverse().map((screen) => [screen.route, screen])).values())

// This file takes by far the longest; a single worker would still be running it when all others are done.
test.describe.configure({ mode: 'parallel' })

/** What is judged at a width: words, motion, the rules of axe in both colours, and what floats. */
async function judge(
  page: Page,
  size: typeof wide,
  violations: typeof violationsInBothColours,
): Promise<void> {
  const width = `${size.width} px wide`
  await page.setViewportSize(size)
  expect(await englishIn(page), `English left in the page, ${width}`).toEqual([])
  expect(await motionIn(page), `what moves, ${width}`).toEqual([])
  expect(await violations(page), `axe, ${width}`).toEqual(nothingFound)
  await expectContactToGiveWay(page, width)
}

for (const screen of screens) {
  const isFirst = firstOfRoute.has(screen)
  const extent = isFirst ? 'wide and on a phone' : 'on a phone'
  test(`${screen.name}: readable by everybody, in Thai, at rest, ${extent}, in light and dark, 320 px wide, text spread and doubled, nothing under the contact button`, async ({
    page,
  }) => {
    await screen.open(page)
    expect(await tellingForms(page), 'forms that tell').toEqual([])
    // What its other states add to a route is the same at both widths.
    if (isFirst) await judge(page, wide, violationsInBothColours)
    await judge(page, phone, isFirst ? violationsAtOtherWidth : violationsInBothColours)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectToFit(page, 320, '320 px wide')
    expect(await brokenNames(page), 'broken names, 320 px wide').toEqual([])
    await spread(page)
    await expectToFit(page, 320, 'text spread')
    await page.evaluate(() => {
      document.adoptedStyleSheets = []
    })
    await zoomText(page)
    await page.setViewportSize(wide)
    await expectToFit(page, 1280, 'text doubled')
    await enlargeText(page)
    await page.setViewportSize(phone)
    await expectWidth(page, 360, 'text doubled on a phone')
  })
}

/** Opens a page and adds a faulty style that the checks have to find. */
async function openWithStyle(page: Page, css: string): Promise<void> {
  await page.goto('/login')
  // What is planted before hydration does not match what the server sent, and React throws it away.
  await expect(page.getByRole('button', { name: thai('accounts.signIn.submit'), exact: true })).toBeEnabled()
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)
}

test('what axe objects to is found, also where only dark colours are wrong', async ({ page }) => {
  await openWithStyle(
    page,
    '@media (prefers-color-scheme: dark) { h1 { background: #333; color: #444 !important } }',
  )
  await page.evaluate(() => document.querySelector('h1')?.after(document.createElement('button')))
  expect(await violationsInBothColours(page)).toEqual({
    light: [expect.stringMatching(/^button-name: /)],
    dark: [expect.stringMatching(/^color-contrast: h1/)],
  })
})

test('colours of what only a phone shows are judged there', async ({ page }) => {
  await openWithStyle(
    page,
    'p.planted { color: #888; background: #999 } @media (min-width: 800px) { p.planted { display: none } }',
  )
  await page.evaluate(() => {
    const planted = Object.assign(document.createElement('p'), {
      className: 'planted',
      textContent: 'คำที่อ่านยาก',
    })
    document.querySelector('main')?.append(planted)
  })
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await violationsInBothColours(page)).toEqual(nothingFound)
  await page.setViewportSize({ width: 360, height: 740 })
  const found = [expect.stringMatching(/^color-contrast: .*planted/)]
  expect(await violationsAtOtherWidth(page)).toEqual({ light: found, dark: found })
})

test('no screen is left out', () => {
  const pages = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('page.tsx'),
  )
  const routeOf = (file: string) =>
    `/${file
      .split('/')
      .slice(0, -1)
      .filter((part) => !part.startsWith('('))
      .join('/')
      .replaceAll(/\[(\w+)\]/g, '{$1}')}`
  const seen = new Set(screens.map(({ route }) => route))
  expect(pages.length).toBeGreaterThan(0)
  expect(pages.map(routeOf).filter((route) => !seen.has(route))).toEqual([])
})
