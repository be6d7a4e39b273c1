import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { nothingFound, violationsInBothColours } from '../axe'
import { expect, test } from '../fixtures'
import { screens } from '../screens'

/** What a reader meets besides text: names, hints and the title of the tab. */
function wordsIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = [document.title]
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    for (const element of document.body.querySelectorAll('*')) {
      if (!isSeen(element) || element.matches('script, style, noscript, template, code')) continue
      for (const name of ['aria-label', 'alt', 'title', 'placeholder']) {
        words.push(element.getAttribute(name) ?? '')
      }
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE) words.push(node.textContent ?? '')
      }
    }
    return words
  })
}

const sameInEveryLanguage =
  /Partim|Google(?: Cloud| Maps)?|Facebook|Microsoft|LINE|Omise|3-D Secure|Sentry|Firebase|PDPA|PDF|CSV|ZIP|ChromeOS|Chrome|Safari|Firefox|Edge|Opera|Samsung Internet|Android|iPhone|iPad|Windows|Mac|Linux|[\w.+*-]+@[\w.-]+|https?:\/\/\S+|localhost:\d+\S*|[\w-]+(?:\.[\w-]+)+(?:\/[\w/-]*)?/g

const englishIn = (words: readonly string[]) =>
  words.filter((text) => /[A-Za-z]{2,}/.test(text.replace(sameInEveryLanguage, '')))

/** What still takes time to move although the browser asks for no motion. */
function motionIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const takesTime = (durations: string) =>
      durations.split(',').some((one) => Number.parseFloat(one) > 0.001)
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element)
        return takesTime(transitionDuration) || takesTime(animationDuration)
      })
      .map(({ tagName, className }) => `${tagName} ${className}`)
  })
}

/**
 * Texts that are cut off, or whose lines stand so close that stacked Thai marks touch (the font needs 1.3 of its
 * size). What ends in an ellipsis is meant to, and can be read elsewhere.
 */
function cramped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hasText = (element: Element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && /[ก-๛]/.test(node.textContent ?? ''),
      )
    const cut = (element: HTMLElement, style: CSSStyleDeclaration) =>
      style.textOverflow !== 'ellipsis' &&
      style.webkitLineClamp === 'none' &&
      ((style.overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1) ||
        (style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1))
    const found: string[] = []
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const style = getComputedStyle(element)
      const isForReadersOnly = style.clipPath !== 'none' || style.position === 'fixed'
      if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true }) || isForReadersOnly)
        continue
      const isTight = Number.parseFloat(style.lineHeight) < 1.3 * Number.parseFloat(style.fontSize)
      if (isTight || cut(element, style))
        found.push(`${element.tagName} ${element.textContent?.slice(0, 60)}`)
    }
    return found
  })
}

/** Forms that would put what somebody types into an address, should the browser send them itself; searches are meant to. */
function tellingForms(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const typedInto = 'textarea, input:not([type=hidden], [type=radio], [type=checkbox])'
    return [...document.forms]
      .filter((form) => form.method !== 'post' && form.role !== 'search' && form.querySelector(typedInto))
      .map(({ outerHTML }) => outerHTML.slice(0, 120))
  })
}

/** Asks that nothing has to be scrolled sideways and nothing is cut off. */
async function expectToFit(page: Page, width: number, what: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `width, ${what}`)
    .toBeLessThanOrEqual(width)
  expect(await cramped(page), `cut off or too tight, ${what}`).toEqual([])
}

/** Spreads the texts as far as WCAG 1.4.12 lets a reader do. */
function spread(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })
}

const widths = [
  { name: 'wide', width: 1280, height: 800 },
  { name: 'a phone', width: 360, height: 740 },
]

// The longest file by far: one worker alone would still be at it when all else is done.
test.describe.configure({ mode: 'parallel' })

for (const { name, open } of screens) {
  test(`${name}: readable by everybody, in Thai, at rest, wide and on a phone, in light and dark, 320 px wide, text spread and doubled`, async ({
    page,
  }) => {
    await open(page)
    expect(await tellingForms(page), 'forms that tell').toEqual([])
    for (const { name: kind, ...size } of widths) {
      await page.setViewportSize(size)
      expect(englishIn(await wordsIn(page)), `English left in the page, ${kind}`).toEqual([])
      expect(await motionIn(page), `what moves, ${kind}`).toEqual([])
      expect(await violationsInBothColours(page), `axe, ${kind}`).toEqual(nothingFound)
    }
    await page.setViewportSize({ width: 320, height: 640 })
    await expectToFit(page, 320, '320 px wide')
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

test('what axe objects to is found, also where only dark colours are wrong', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '@media (prefers-color-scheme: dark) { h1 { background: #333; color: #444 !important } }',
    )
    document.adoptedStyleSheets = [sheet]
    document.querySelector('h1')?.after(document.createElement('button'))
  })
  expect(await violationsInBothColours(page)).toEqual({
    light: [expect.stringMatching(/^button-name: /)],
    dark: [expect.stringMatching(/^color-contrast: h1/)],
  })
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
