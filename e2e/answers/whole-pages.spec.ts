import { demoColleague, signInBrowser } from '../account'
import { expect, test } from '../fixtures'

test('React asks when it showed something last, and is told that it was long ago', async ({ page }) => {
  await signInBrowser(page.context(), await demoColleague('owner'))
  const answer = await page.goto('/dashboard')
  expect(await answer?.text()).toContain('$RT+300-')
  const told = await page.evaluate('performance.now() - $RT')
  expect(told).toBeGreaterThan(299)
})
