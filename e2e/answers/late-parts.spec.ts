import { demoColleague, signInBrowser } from '../account'
import { expect, test } from '../fixtures'

declare global {
  interface Window {
    partsLeft: number
    partsShown: number
  }
}

test('all parts of a page that came are shown at its end', async ({ page }) => {
  await signInBrowser(page.context(), await demoColleague('owner'))
  await page.addInitScript(() => {
    function countParts() {
      // React's marks of a part that is not there yet, and the parts that it took out of hiding.
      window.partsLeft = document.querySelectorAll('template[id^="B:"]').length
      window.partsShown = document.documentElement.outerHTML.match(/\$RC\("B:/g)?.length ?? 0
    }
    // The page's own listener stands on the window: one added while the event is still below it is heard after that.
    document.addEventListener('DOMContentLoaded', () => addEventListener('DOMContentLoaded', countParts))
  })
  await page.goto('/dashboard')
  const parts = await page.evaluate(() => ({ left: window.partsLeft, shown: window.partsShown }))
  expect(parts.shown).toBeGreaterThan(0)
  expect(parts.left).toBe(0)
})
