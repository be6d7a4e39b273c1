import type { Page } from '@playwright/test'
import { expect } from './fixtures'

type Place = { readonly isShown: boolean; readonly covers: readonly string[] }

/** Where the contact button is on the page as it is scrolled now: whether it is to be seen, and what it lies on. */
export const contactPlace = (page: Page): Promise<Place> => page.evaluate(findPlace)

function findPlace(): Place {
  const part = document.querySelector('[data-contact]')
  const button = part?.querySelector('button')
  if (!part || !button?.checkVisibility()) return { isShown: false, covers: [] }
  if (part.hasAttribute('data-away')) return { isShown: false, covers: [] }
  const own = button.getBoundingClientRect()
  const isUnder = (covered: Element | Range) =>
    [...covered.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        own.left < right && left < own.right && own.top < bottom && top < own.bottom,
    )
  const controls = [
    ...document.querySelectorAll('a, button, input, select, textarea, summary, label:has(input)'),
  ].filter((control) => isUnder(control))
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const words: Element[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const holder = text.parentElement
    // The box of its element cuts off what is meant for readers of screens alone.
    if (!text.textContent?.trim() || !holder || !isUnder(holder)) continue
    const line = document.createRange()
    line.selectNode(text)
    if (isUnder(line)) words.push(holder)
  }
  const covers = [...controls, ...words]
    .filter((covered) => !part.contains(covered) && covered.checkVisibility({ visibilityProperty: true }))
    .map(({ tagName, textContent, className }) => `${tagName} ${textContent?.slice(0, 40)} ${className}`)
  return { isShown: true, covers }
}

/** Scrolls to a part of the way down, 1 being the end, and lets what floats find its place. */
export async function scrollPage(page: Page, share: number): Promise<void> {
  await page.evaluate(async (part) => {
    const { scrollHeight } = document.documentElement
    scrollTo({ top: (scrollHeight - innerHeight) * part, behavior: 'instant' })
    for (let frames = 4; frames > 0; frames--) await new Promise(requestAnimationFrame)
  }, share)
}

/** Asks that the contact button covers no control and no words wherever the page is scrolled to, and is to be seen at its end. */
export async function expectContactToGiveWay(page: Page, what: string): Promise<void> {
  // A dialog lies over everything else, and some pages have no such button.
  const isMeant = await page.evaluate(
    () => document.querySelector('[data-contact]') !== null && document.querySelector(':modal') === null,
  )
  if (!isMeant) return
  for (const share of [0, 0.2, 0.4, 0.6, 0.8, 1]) {
    await scrollPage(page, share)
    await expect
      .poll(async () => (await contactPlace(page)).covers, `under the contact button, ${what}, at ${share}`)
      .toEqual([])
  }
  // An open panel lies over the end of the page as well.
  if ((await page.locator('[data-panel]').count()) > 0) return
  await expect
    .poll(() => contactPlace(page), `the contact button at the end of the page, ${what}`)
    .toEqual({ isShown: true, covers: [] })
}
