import type { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Rules that may judge the same page differently in other colours. */
export const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** What axe finds once the page has come to rest, each as its rule and the element. */
export async function violationsOf(page: Page, axe: AxeBuilder): Promise<string[]> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null
      // What is folded away does not move on until it is unfolded.
      return !target?.checkVisibility()
    }),
  )
  // Else a third of the time goes into gathering from frames of other origins, which no page here has.
  const { violations } = await axe.setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
