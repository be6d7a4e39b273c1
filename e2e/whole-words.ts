import type { Page } from '@playwright/test'
import { isShort, ownWords } from '@/lib/i18n/own-words'
import { person } from './account'

/** Names that stand in pages of the tests: a person's, and places of their branches. */
const names = [...person.displayName.split(' '), 'เขตปทุมวัน', 'แขวงปทุมวัน', 'เขตวัฒนา']

/**
 * Of the product's own words, of names, and of short phrases in headings those that a line of the page ends in the middle
 * of, except phrases longer than a line.
 */
export async function brokenWords(page: Page): Promise<string[]> {
  const wanted = [...ownWords, ...names].sort((one, other) => other.length - one.length).join('|')
  const { words, phrases } = await page.evaluate((pattern) => {
    const isSeen = (element: Element | null) =>
      element?.checkVisibility({ visibilityProperty: true }) ?? false
    const linesOf = (range: Range) => [...range.getClientRects()].filter(({ width }) => width > 0)
    const isBroken = (range: Range) => {
      const lines = linesOf(range)
      const [first] = lines
      return first !== undefined && lines.some(({ top }) => Math.abs(top - first.top) > first.height / 2)
    }
    const fitsIn = (box: Element, range: Range) => {
      // Rectangles of spans and of their text lie on each other, so each line counts from its left to its right end.
      const ends = new Map<number, { left: number; right: number }>()
      for (const { top, height, left, right } of linesOf(range)) {
        const line = Math.round((top + height / 2) / (height / 2))
        const other = ends.get(line) ?? { left, right }
        ends.set(line, { left: Math.min(left, other.left), right: Math.max(right, other.right) })
      }
      return [...ends.values()].reduce((sum, { left, right }) => sum + right - left, 0) <= box.clientWidth
    }
    const textsIn = (root: Element) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text)
      return texts
    }

    const found: string[] = []
    for (const text of textsIn(document.body)) {
      if (!isSeen(text.parentElement) || text.parentElement?.closest('script, style, option')) continue
      for (const { 0: word, index } of text.data.matchAll(new RegExp(pattern, 'g'))) {
        const range = new Range()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (isBroken(range)) found.push(`${word} in ${text.parentElement?.textContent?.slice(0, 60)}`)
      }
    }

    const broken: string[] = []
    for (const heading of document.querySelectorAll('h1, h2, h3')) {
      if (!isSeen(heading)) continue
      const letters = textsIn(heading).flatMap((text) =>
        [...text.data].map((letter, index) => ({ text, index, letter })),
      )
      const whole = letters.map(({ letter }) => letter).join('')
      for (const { 0: phrase, index } of whole.matchAll(/[^\s]+/g)) {
        const [first, last] = [letters[index], letters[index + phrase.length - 1]]
        if (!first || !last) continue
        const range = new Range()
        range.setStart(first.text, first.index)
        range.setEnd(last.text, last.index + 1)
        if (isBroken(range) && fitsIn(heading, range)) broken.push(phrase)
      }
    }
    return { words: found, phrases: broken }
  }, wanted)
  return [...words, ...phrases.filter(isShort).map((phrase) => `${phrase} in a heading`)]
}
