import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** The minified axe: half the size of `axe.source`, and parsed in half the time. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Rules whose result depends on the colour scheme. */
const rulesOfColour: readonly string[] = ['color-contrast', 'link-in-text-block']

declare global {
  interface Window {
    /** Defined once axe has been injected into the page. */
    axe?: typeof axe
    /** Elements whose colours have been checked. */
    judged?: WeakSet<Element>
  }
}

/** The rules to run, and whether to check only elements that became visible since the colours were last checked. */
type Question = {
  readonly rules?: readonly string[]
  readonly without?: readonly string[]
  readonly onlyNew?: boolean
}

/** Waits for animations to end, then returns axe's violations, each as its rule and the element. */
async function violationsOf(
  page: Page,
  { rules, without, onlyNew = false }: Question = {},
): Promise<string[]> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null
      // The animation of a hidden element does not progress until the element is shown.
      return !target?.checkVisibility()
    }),
  )
  // axe stays in the page: injecting it each time, and reporting passed rules too, would take longer than a check.
  const isThere = await page.evaluate(() => window.axe !== undefined)
  if (!isThere) await page.evaluate(axeSource)
  const left = Object.fromEntries((without ?? []).map((rule) => [rule, { enabled: false }]))
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    rules: left,
    ...(rules && { runOnly: [...rules] }),
  }
  return page.evaluate(
    async ([asked, isNewOnly]) => {
      if (!window.axe) throw new Error('axe is not in the page')
      const judged = window.judged ?? new WeakSet()
      const isNew = (element: Element) => element.checkVisibility() && !judged.has(element)
      const outermostNew = () =>
        [...document.body.querySelectorAll('*')].filter(
          (element) => isNew(element) && !(element.parentElement && isNew(element.parentElement)),
        )
      const place = isNewOnly ? { include: outermostNew() } : document
      if ('include' in place && place.include.length === 0) return []
      const { violations } = await window.axe.run(place, asked)
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
    },
    [options, onlyNew] as const,
  )
}

/** Violations of all rules except those of colour, which take longer than all others together. */
export const structureViolations = (page: Page): Promise<string[]> =>
  violationsOf(page, { without: rulesOfColour })

/** Records which elements are visible, for `violationsAtOtherWidth`. */
const noteJudged = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility())
    window.judged = new WeakSet(seen)
  })

/** Violations in light and in dark colours; leaves the page in dark colours. */
export async function violationsInBothColours(page: Page): Promise<Record<'light' | 'dark', string[]>> {
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await violationsOf(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await violationsOf(page, { rules: rulesOfColour })
  await noteJudged(page)
  return { light, dark }
}

/**
 * Violations after the page's width has changed: all rules except those of colour, which check only elements that were
 * not visible before. An element has the same colours at every width, and contrast takes longer than everything else.
 */
export async function violationsAtOtherWidth(page: Page): Promise<Record<'light' | 'dark', string[]>> {
  const question = { rules: rulesOfColour, onlyNew: true }
  const dark = await violationsOf(page, question)
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await violationsOf(page, question)
  return { light: [...(await structureViolations(page)), ...light], dark }
}

export const nothingFound = { light: [], dark: [] }
