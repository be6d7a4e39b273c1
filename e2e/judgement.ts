import type { Page } from '@playwright/test'
import { expect } from './fixtures'

/** All words of a page: its visible text, accessible names, hints, and the title of the tab. */
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
  /\b(?:CR|INV|CN)-\d{4}-\d{5}\b|\bpdf\b|\bjpg\b|\bpng\b|Partim|Google(?: Cloud| Maps)?|Facebook|Microsoft|LINE|Omise|Visa|Mastercard|American Express|JCB|UnionPay|Diners Club|Discover|CVC|3-D Secure|Sentry|Firebase|PDPA|PDF|CSV|ZIP|ChromeOS|Chrome|Safari|Firefox|Edge|Opera|Samsung Internet|Android|iPhone|iPad|Windows|Mac|Linux|[\w.+*-]+@[\w.-]+|https?:\/\/\S+|localhost:\d+\S*|[\w-]+(?:\.[\w-]+)+(?:\/[\w/-]*)?/g

/** Texts in the page that contain Latin words other than product names and addresses. */
export const englishIn = async (page: Page): Promise<string[]> =>
  (await wordsIn(page)).filter((text) => /[A-Za-z]{2,}/.test(text.replace(sameInEveryLanguage, '')))

/** Elements that still have transitions or animations although the browser asks for reduced motion. */
export function motionIn(page: Page): Promise<string[]> {
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
 * Texts that are cut off, or whose line height is too small for stacked Thai marks (the font needs 1.3 times its size).
 * A text with an ellipsis is cut off on purpose and can be read elsewhere.
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

/** Forms, except searches, that would put typed text into an address if the browser submitted them without a script. */
export function tellingForms(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const typedInto = 'textarea, input:not([type=hidden], [type=radio], [type=checkbox])'
    return [...document.forms]
      .filter((form) => form.method !== 'post' && form.role !== 'search' && form.querySelector(typedInto))
      .map(({ outerHTML }) => outerHTML.slice(0, 120))
  })
}

/** Expects that the page does not scroll sideways and that no text is cut off. */
export async function expectToFit(page: Page, width: number, what: string): Promise<void> {
  await expectWidth(page, width, what)
  expect(await cramped(page), `cut off or too tight, ${what}`).toEqual([])
}

/** Expects that the page does not scroll sideways. */
export async function expectWidth(page: Page, width: number, what: string): Promise<void> {
  // Before the window has its new size, what is too wide for it would fit.
  await page.waitForFunction((wanted) => innerWidth === wanted, width)
  await expect.poll(() => beyond(page, width), `beyond ${width} px, ${what}`).toEqual([])
}

/** What makes a page scroll sideways: the innermost elements that reach beyond its width, with how far. */
const beyond = (page: Page, width: number): Promise<string[]> =>
  page.evaluate((wide) => {
    const { scrollWidth } = document.documentElement
    if (scrollWidth <= wide) return []
    // A box may end in time while what it holds does not, unless that is cut off.
    const rightOf = (element: Element) => {
      if (getComputedStyle(element).overflowX !== 'visible') return element.getBoundingClientRect().right
      const content = document.createRange()
      content.selectNodeContents(element)
      return Math.max(element.getBoundingClientRect().right, content.getBoundingClientRect().right)
    }
    const reaches = (element: Element) => rightOf(element) > wide + 0.5
    const innermost = [...document.body.querySelectorAll('*')].filter(
      (element) => reaches(element) && ![...element.children].some(reaches),
    )
    const said = innermost.map(
      (element) =>
        `${element.tagName}.${element.className} “${element.textContent?.slice(0, 40)}” to ${Math.round(rightOf(element))}`,
    )
    return [`the page is ${scrollWidth} px wide`, ...said.slice(0, 8)]
  }, width)

/** Doubles the text with what is around it, as a browser that zooms does. */
export const zoomText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { style } = document.documentElement
    style.setProperty('font-size', '200%')
    style.setProperty('--spacing', '8px')
  })

/** Doubles the text alone, as the size of text that is set in a browser or a phone does. */
export const enlargeText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { style } = document.documentElement
    style.setProperty('font-size', '200%')
    style.removeProperty('--spacing')
  })

/** Applies the largest text spacing that WCAG 1.4.12 requires a page to support. */
export function spread(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })
}
