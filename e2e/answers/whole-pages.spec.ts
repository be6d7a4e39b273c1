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
    const count = () => {
      // React's marks of a part that is not there yet, and its calls for those that came.
      window.partsLeft = document.querySelectorAll('template[id^="B:"]').length
      window.partsShown = document.documentElement.outerHTML.match(/\$RC\("B:/g)?.length ?? 0
    }
    // After every other listener; React itself would wait for 300 ms.
    addEventListener('DOMContentLoaded', () => setTimeout(count))
  })
  await page.goto('/dashboard')
  await page.waitForFunction(() => window.partsLeft !== undefined)
  const parts = await page.evaluate(() => ({ left: window.partsLeft, shown: window.partsShown }))
  expect(parts.shown).toBeGreaterThan(0)
  expect(parts.left).toBe(0)
})
