import type { Page } from '@playwright/test'
import { nothingFound, violationsAtOtherWidth, violationsInBothColours } from '../axe'
import { expectContactToGiveWay } from '../contact-place'
import { expect, test } from '../fixtures'
import { englishIn, expectToFit, motionIn, spread, tellingForms } from '../judgement'
import { screens } from '../screens'
import { thai } from '../thai'
import { brokenWords } from '../whole-words'

const widths = [
  { name: 'wide', width: 1280, height: 800, judge: violationsInBothColours },
  { name: 'a phone', width: 360, height: 740, judge: violationsAtOtherWidth },
]

// This file takes by far the longest; a single worker would still be running it when all others are done.
test.describe.configure({ mode: 'parallel' })

for (const { name, open } of screens) {
  test(`${name}: readable by everybody, in Thai, at rest, wide and on a phone, in light and dark, 320 px wide, text spread and doubled, nothing under the contact button`, async ({
    page,
  }) => {
    await open(page)
    expect(await tellingForms(page), 'forms that tell').toEqual([])
    for (const { name: kind, judge, ...size } of widths) {
      await page.setViewportSize(size)
      expect(await englishIn(page), `English left in the page, ${kind}`).toEqual([])
      expect(await motionIn(page), `what moves, ${kind}`).toEqual([])
      expect(await judge(page), `axe, ${kind}`).toEqual(nothingFound)
      await expectContactToGiveWay(page, kind)
    }
    await page.setViewportSize({ width: 320, height: 640 })
    await expectToFit(page, 320, '320 px wide')
    expect(await brokenWords(page), 'broken words, 320 px wide').toEqual([])
    await spread(page)
    await expectToFit(page, 320, 'text spread')
    await page.evaluate(() => {
      document.adoptedStyleSheets = []
      document.documentElement.style.setProperty('font-size', '200%')
    })
    await page.setViewportSize({ width: 1280, height: 800 })
    await expectToFit(page, 1280, 'text doubled')
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
