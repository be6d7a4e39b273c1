import type { Locator } from '@playwright/test'
import { atOneWidth, expect, test } from '../fixtures'
import { screens } from '../screens'
import { thai } from '../thai'

test.use({ forcedColors: 'active' })

const open = (wanted: string) => {
  const screen = screens.find(({ name }) => name === wanted)
  if (!screen) throw new Error(`there is no screen ${wanted}`)
  return screen.open
}

/** A screenshot of an element with a margin, where its outline is drawn. */
async function picture(target: Locator): Promise<Buffer> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('nothing is shown')
  const clip = { x: box.x - 6, y: box.y - 6, width: box.width + 12, height: box.height + 12 }
  return target.page().screenshot({ clip })
}

/** True if an element looks different after the change. */
async function looksOther(target: Locator, change: () => Promise<void>): Promise<boolean> {
  const before = await picture(target)
  await change()
  return !(await picture(target)).equals(before)
}

test('in forced colours a chosen card is told apart, and so is the focus', atOneWidth, async ({ page }) => {
  await open('resume')(page)
  const card = page
    .locator('label')
    .filter({ has: page.getByRole('checkbox') })
    .first()
  expect(await looksOther(card, () => card.click()), 'a chosen card').toBe(true)
  const field = page.getByRole('textbox').first()
  expect(await looksOther(field, () => field.focus()), 'the focus of a field').toBe(true)
  const button = page.getByRole('button', { name: thai('contact.open') })
  const { width, color } = await button.evaluate((element) => {
    const style = getComputedStyle(element)
    return { width: Number.parseFloat(style.borderTopWidth), color: style.borderTopColor }
  })
  expect(width, 'the contact button has an edge').toBeGreaterThanOrEqual(1)
  expect(color).not.toMatch(/^rgba\(.*, 0\)$/)
})

test('in forced colours the navigation shows where somebody is', async ({ page }) => {
  await open('dashboard')(page)
  const place = page.getByRole('navigation').getByRole('link', { name: thai('layout.dashboard') })
  const here = place.filter({ visible: true }).first()
  await expect(here).toHaveAttribute('aria-current', 'page')
  const forget = () => here.evaluate((link) => link.removeAttribute('aria-current'))
  expect(await looksOther(here, forget)).toBe(true)
})

test(
  'in forced colours a switch of the cookie settings shows that it is on',
  atOneWidth,
  async ({ page }) => {
    await page.goto('/')
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: thai('consent.open') })
      .click()
    const functionality = page.getByRole('switch', { name: thai('consent.categories.FC.name') })
    await expect(functionality).not.toBeChecked()
    const turnOn = async () => {
      await functionality.click()
      await expect(functionality).toBeChecked()
    }
    expect(await looksOther(functionality, turnOn)).toBe(true)
  },
)
