import type { Page } from '@playwright/test'
import { employerWithBranch, signInBrowser } from '../account'
import { bannerOf } from '../consent-banner'
import { expect, test } from '../fixtures'

test.use({ firstVisit: true })

/**
 * Pairs of docked and floating parts that overlap. A form's bar that is at its place at the end of the form is part of
 * the page and may scroll under floating parts, but at the end of the page nothing may overlap.
 */
function overlaps(page: Page, position: string): Promise<string[]> {
  return page.evaluate((where) => {
    // Two gaps above the banner's place, as components/layout/docked has it.
    const atFoot = innerHeight - 36
    const contact = document.querySelector('[data-contact]')
    const parts = [...document.querySelectorAll('[data-docked]'), ...(contact ? [contact] : [])]
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0)
      .filter(
        ({ part, box }) =>
          where === 'end' || box.bottom > atFoot || getComputedStyle(part).position !== 'sticky',
      )
    return parts.flatMap((one, index) =>
      parts
        .slice(index + 1)
        .filter(
          (other) =>
            !one.part.contains(other.part) &&
            !other.part.contains(one.part) &&
            one.box.left < other.box.right - 1 &&
            other.box.left < one.box.right - 1 &&
            one.box.top < other.box.bottom - 1 &&
            other.box.top < one.box.bottom - 1,
        )
        .map((other) => `${one.part.className.slice(0, 40)} on ${other.part.className.slice(0, 40)}`),
    )
  }, position)
}

/** Describes the focused element if a docked or floating part covers its middle; empty otherwise. */
function isFocusHidden(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return ''
    const { left, right, top, bottom, width } = focused.getBoundingClientRect()
    if (width <= 1) return ''
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    const floating = found?.closest('[data-docked], [data-contact]')
    return floating && !floating.contains(focused) ? `${focused.outerHTML.slice(0, 80)} at ${top}` : ''
  })
}

test('neither the banner nor the contact button covers bars or the field in use', async ({ page }) => {
  await signInBrowser(page.context(), await employerWithBranch())
  for (const path of ['/job-posting', '/job-posting/create', '/branch/create']) {
    // Parts that load after the page can move its bars.
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(bannerOf(page)).toBeVisible()
    for (const position of ['top', 'middle', 'end'] as const) {
      await page.evaluate((where) => {
        const end = document.documentElement.scrollHeight
        window.scrollTo({ top: { top: 0, middle: end / 2, end }[where], behavior: 'instant' })
      }, position)
      await expect.poll(() => overlaps(page, position), `${path}, ${position}`).toEqual([])
    }
  }
})

test('tabbing through a page, nothing in focus is under them', async ({ page }) => {
  await page.goto('/register')
  await expect(bannerOf(page)).toBeVisible()
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    await expect.poll(() => isFocusHidden(page)).toBe('')
  }
})

test('a field that late content moves under them comes back, one that somebody scrolled there does not', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/register', { waitUntil: 'networkidle' })
  await expect(bannerOf(page)).toBeVisible()
  const fields = page.locator('main input:not(.sr-only)')
  const above = await fields.evaluateAll((inputs) => {
    const banner = document.querySelector('section[data-docked]') as Element
    const { top } = banner.getBoundingClientRect()
    return inputs.filter((input) => input.getBoundingClientRect().bottom < top).length
  })
  const field = fields.nth(above - 1)
  /** Lets everything take its place, then adds something of this height before the field. */
  const addBefore = (height: number) =>
    field.evaluate(async (input, pixels) => {
      const frames = async () => {
        for (let count = 6; count > 0; count--) await new Promise(requestAnimationFrame)
      }
      await frames()
      const late = document.createElement('div')
      late.style.height = `${pixels}px`
      input.before(late)
      await frames()
    }, height)
  /** How far the field's foot is above the banner, in pixels. */
  const distance = () =>
    field.evaluate((input) => {
      const banner = document.querySelector('section[data-docked]') as Element
      return banner.getBoundingClientRect().top - input.getBoundingClientRect().bottom
    })

  await field.focus()
  // Elsewhere than at the top of a page browsers themselves make up for what is added above a field in focus.
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await addBefore((await distance()) + 60)
  await expect.poll(() => isFocusHidden(page)).toBe('')

  const down = (await distance()) + 44
  await page.evaluate((pixels) => scrollBy({ top: -pixels, behavior: 'instant' }), down)
  await addBefore(10)
  expect(await isFocusHidden(page)).not.toBe('')
})

test('what stands on a phone leaves four fifths to the page while it asks', { tag: '@phone' }, async ({
  page,
}) => {
  await signInBrowser(page.context(), await employerWithBranch())
  for (const path of ['/my-credit', '/credit-package']) {
    await page.goto(path)
    await expect(bannerOf(page)).toBeVisible()
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
    const share = await page.evaluate(() => {
      const standing = [...document.querySelectorAll('body *')].filter((one) =>
        ['fixed', 'sticky'].includes(getComputedStyle(one).position),
      )
      const heights = standing
        .map((one) => one.getBoundingClientRect())
        .filter(({ width, top, bottom }) => width > innerWidth / 2 && bottom > 0 && top < innerHeight)
        .map(({ top, bottom }) => Math.min(bottom, innerHeight) - Math.max(top, 0))
      return heights.reduce((sum, height) => sum + height, 0) / innerHeight
    })
    expect([path, share > 0.08 && share <= 0.2]).toEqual([path, true])
  }
})
