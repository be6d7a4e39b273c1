import type { Page } from '@playwright/test'
import { person } from './account'

/** Where our own name must not be broken; sentences are left to the browser's dictionary. */
const places = 'h1, h2, h3, header, nav, button, .button'

/**
 * The texts of a page in which a line ends in the middle of a name: of the person's, where the text is nothing else, and of
 * our own in headings, navigation and buttons.
 */
export async function brokenNames(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ own, persons, where }) => {
      const isBroken = (text: Text, start: number, end: number) => {
        const range = new Range()
        range.setStart(text, start)
        range.setEnd(text, end)
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
        const [first] = lines
        return first !== undefined && lines.some(({ top }) => Math.abs(top - first.top) > first.height / 2)
      }
      const partsOf = ({ data, parentElement }: Text) => {
        if (parentElement?.closest(where) && data.includes(own)) return [own]
        return data
          .trim()
          .split(' ')
          .every((part) => persons.includes(part))
          ? persons
          : []
      }
      const found: string[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node as Text
        const { parentElement: element } = text
        if (
          !element?.checkVisibility({ visibilityProperty: true }) ||
          element.closest('script, style, option')
        )
          continue
        for (const part of partsOf(text)) {
          const start = text.data.indexOf(part)
          if (start >= 0 && isBroken(text, start, start + part.length)) found.push(`${part} in ${text.data}`)
        }
      }
      return found
    },
    { own: 'พาร์ทิม', persons: person.displayName.split(' '), where: places },
  )
}
