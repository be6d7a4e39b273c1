import type { Page } from '@playwright/test'
import { bannerOf } from '../consent-banner'
import { expect, test } from '../fixtures'
import { screens } from '../screens'
import { thai } from '../thai'

declare global {
  interface Window {
    /** The elements that have had the focus. */
    focused: Set<Element>
    /** The element that had the focus last. */
    lastFocused: Element | null
  }
}

/**
 * Presses Tab through the whole page, and returns the focused elements that are outside the window or covered, wholly
 * or partly, by something that stays in place while the page scrolls.
 */
async function walk(page: Page): Promise<{ reached: number; hidden: string[] }> {
  await page.evaluate(() => {
    window.focused = new Set()
    window.lastFocused = null
  })
  const hidden: string[] = []
  for (let presses = 0; presses < 200; presses++) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(async () => {
      const focus = document.activeElement
      // Floating parts move away in the next frame; after that a text area or a card is scrolled fully into view.
      const isShownLater = focus?.matches('textarea, .sr-only')
      for (let frames = isShownLater ? 4 : 2; frames > 0; frames--) await new Promise(requestAnimationFrame)
      if (!focus || focus === document.body) return ''
      // A date or time field has several Tab stops.
      if (focus === window.lastFocused) return ''
      window.lastFocused = focus
      if (window.focused.has(focus)) return null
      window.focused.add(focus)
      const own = focus.getBoundingClientRect()
      // The input of a card is visually hidden; the card shows the focus.
      const shown = own.width <= 1 ? (focus.closest('label') ?? focus) : focus
      const { left, top, right, bottom, width, height } = shown.getBoundingClientRect()
      const name = shown.textContent || shown.getAttribute('aria-label') || shown.getAttribute('name')
      const what = `${shown.tagName} ${name?.slice(0, 40)}, ${[left, top, right, bottom].map(Math.round)},`
      const isOutside = left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1
      if (isOutside && height < innerHeight) return `${what} lies outside the window`
      const stays = (element: Element | null): Element | null =>
        !element || ['fixed', 'sticky'].includes(getComputedStyle(element).position)
          ? element
          : stays(element.parentElement)
      // The points avoid rounded corners. Only the top of an element must be visible, as it may be taller than the room.
      const inset = Math.min(12, width / 2)
      const foot = Math.min(bottom - 1, top + 80)
      for (const x of [left + inset, (left + right) / 2, right - inset]) {
        for (const y of [top + 1, (top + foot) / 2, foot]) {
          const cover = stays(document.elementFromPoint(x, y))
          if (cover && !cover.contains(shown)) return `${what} lies under ${cover.tagName} ${cover.className}`
        }
      }
      return ''
    })
    if (found === null) break
    if (found) hidden.push(found)
  }
  return { reached: await page.evaluate(() => window.focused.size), hidden }
}

/** A screen of each layout and every long form; the other screens consist of the same parts. */
const walked: ReadonlySet<string> = new Set([
  'home',
  'guides',
  'login',
  'register, refused',
  'a verification link that is wrong',
  'where the mail went',
  'verify the company',
  'dashboard',
  'posts',
  'prices, signed in',
  'a post',
  'new branch, refused',
  'new post',
  'resume, refused',
  'account with a team',
  'document /cookie-policy',
])

test.use({ firstVisit: true })

/** Waits some frames, in which floating parts move to their place and the page makes room for them. */
const frames = (page: Page, count: number) =>
  page.evaluate(async (left) => {
    for (; left > 0; left--) await new Promise(requestAnimationFrame)
  }, count)

for (const { name, open } of screens.filter((screen) => walked.has(screen.name))) {
  test(`${name}: no focus hides under banner, bars or button`, async ({ page, viewport }) => {
    const isPhone = (viewport?.width ?? 0) < 1024
    await page.setViewportSize(isPhone ? { width: 360, height: 640 } : { width: 1280, height: 720 })
    await open(page)
    const banner = bannerOf(page)
    await expect(banner).toBeVisible()
    // A font or a part of the page that arrives during the walk would move the focused element.
    await page.waitForLoadState('networkidle')
    await frames(page, 2)
    const beside = await walk(page)
    expect(beside.reached).toBeGreaterThan(4)
    expect(beside.hidden, 'with the banner').toEqual([])

    await banner.getByRole('button', { name: thai('consent.banner.rejectAll'), exact: true }).click()
    await expect(banner).toBeHidden()
    const alone = await walk(page)
    expect(alone.reached).toBeGreaterThan(0)
    expect(alone.hidden, 'without the banner').toEqual([])
  })
}
