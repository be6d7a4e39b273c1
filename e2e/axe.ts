import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** Rules that may judge the same page differently in other colours. */
export const rulesOfColour: readonly string[] = ['color-contrast', 'link-in-text-block']

declare global {
  interface Window {
    /** axe, in a page it was brought into. */
    axe?: typeof axe
  }
}

/** What axe finds once the page has come to rest, each as its rule and the element; by the rules named, or by all. */
export async function violationsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null
      // What is folded away does not move on until it is unfolded.
      return !target?.checkVisibility()
    }),
  )
  // It stays in the page. To bring it anew each time, and to write down all that passed, takes longer than to judge.
  const isThere = await page.evaluate(() => window.axe !== undefined)
  if (!isThere) await page.evaluate(axe.source)
  const options: axe.RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: [...rules] }) }
  return page.evaluate(async (asked) => {
    if (!window.axe) throw new Error('axe is not in the page')
    const { violations } = await window.axe.run(document, asked)
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  }, options)
}

/** As `violationsOf`, in light colours and in dark ones; the page is left in the latter. */
export async function violationsInBothColours(page: Page): Promise<Record<'light' | 'dark', string[]>> {
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await violationsOf(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  return { light, dark: await violationsOf(page, rulesOfColour) }
}

export const nothingFound = { light: [], dark: [] }
