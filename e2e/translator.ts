import type { Page } from '@playwright/test'

/**
 * Has every page of a test translated as browsers do it: once it is there, each text, and each that comes later, gives way to an
 * element with the translation. It says the same words, so that a test finds them, except in what is marked as not to be
 * translated.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const left = 'script, style, noscript, textarea, svg, font, [translate=no]'
    const translate = (text: Text) => {
      if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(left)) return
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      outer.style.verticalAlign = 'inherit'
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
    const translateIn = (node: Node) => {
      if (node instanceof Text) return translate(node)
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      texts.forEach(translate)
    }
    const begin = () => {
      translateIn(document.body)
      new MutationObserver((changes) => {
        for (const { addedNodes, type, target } of changes) {
          if (type === 'characterData') translateIn(target)
          else for (const node of addedNodes) if (node.isConnected) translateIn(node)
        }
      }).observe(document.body, { childList: true, characterData: true, subtree: true })
    }
    // A translator begins when a page has been looked at for a moment, and the page's own script is at work by then.
    addEventListener('load', () => setTimeout(begin, 1_500))
  })
}
