import { expect, test } from '../fixtures'
import { screens } from '../screens'
import { lostMarks } from '../thai-marks'

/** Together these screens show every kind of heading, button, link, input and shortened text. */
const shown: ReadonlySet<string> = new Set([
  'home',
  'login',
  'questions',
  'dashboard, the menu of the person open',
  'posts',
  'new branch',
  'a post',
  'resume',
  'account with a team',
  'document /condition',
])

for (const { name, open } of screens.filter((screen) => shown.has(screen.name))) {
  test(`${name}: stacked Thai marks are whole in headings, buttons, inputs and whatever is cut`, async ({
    page,
  }) => {
    await open(page)
    // A form may appear a moment after the heading of its page.
    await page.waitForLoadState('networkidle')
    const { looked, lost } = await lostMarks(page)
    expect(looked).toBeGreaterThan(3)
    expect(lost).toEqual([])
  })
}

test('a box that cuts marks off is found', async ({ page }) => {
  await page.goto('/login')
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('h1 { overflow: hidden; line-height: 1.2 !important }')
    document.adoptedStyleSheets = [sheet]
  })
  expect((await lostMarks(page)).lost).toEqual([expect.stringMatching(/^H1 \d+px /)])
})
