import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'

/** Vowels and tone marks above, vowels below, and both on one consonant with a tail. */
const stacked = ['ปี๊', 'ญู', 'ฟื้น', 'ฐู', 'ฎุ', 'น้ำ', 'ใหญ่', 'กู้', 'เปี๊ยะ']

/** How far the ink of the words reaches above and below the baseline at a weight, in parts of the font's size. */
const inkOf = (page: Page, weight: number) =>
  page.evaluate(
    async ([words, boldness]) => {
      const [family = ''] = getComputedStyle(document.body).fontFamily.split(',')
      await document.fonts.load(`${boldness} 100px ${family}`, words.join(''))
      const pen = document.createElement('canvas').getContext('2d')
      if (!pen) throw new Error('the browser draws nothing')
      pen.font = `${boldness} 100px ${family}`
      const sizes = words.map((word) => pen.measureText(word))
      return {
        above: Math.max(...sizes.map(({ actualBoundingBoxAscent }) => actualBoundingBoxAscent)) / 100,
        below: Math.max(...sizes.map(({ actualBoundingBoxDescent }) => actualBoundingBoxDescent)) / 100,
        line: (sizes[0]?.fontBoundingBoxAscent ?? 0) / 100 + (sizes[0]?.fontBoundingBoxDescent ?? 0) / 100,
      }
    },
    [stacked, weight] as const,
  )

for (const weight of [400, 600, 700]) {
  test(`stacked Thai marks fit a line of 1.3, weight ${weight}`, async ({ page }) => {
    await page.goto('/login')
    const { above, below, line } = await inkOf(page, weight)
    expect(line).toBeCloseTo(1.3, 2)
    expect(above).toBeGreaterThan(0.9)
    expect(above).toBeLessThanOrEqual(1.025)
    expect(below).toBeLessThanOrEqual(0.275)
  })
}

test('stacked Thai marks are whole in headings, buttons and inputs', async ({ page }) => {
  await page.goto('/login')
  const boxes = await page.evaluate((words) => {
    const main = document.querySelector('main')
    const texts = ['h1', 'button', 'input'].map((name) => main?.querySelector<HTMLElement>(name))
    return texts.map((element) => {
      if (!element) throw new Error('the page has none')
      if (element instanceof HTMLInputElement) element.value = words
      else element.textContent = words
      const { lineHeight, fontSize, paddingTop, paddingBottom } = getComputedStyle(element)
      const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom)
      const size = Number.parseFloat(fontSize)
      return {
        line: Number.parseFloat(lineHeight) / size,
        room: (element.clientHeight - padding) / size,
      }
    })
  }, stacked.join(' '))
  for (const { line, room } of boxes) {
    expect(line).toBeGreaterThanOrEqual(1.3)
    expect(room).toBeGreaterThanOrEqual(1.3)
  }
})
