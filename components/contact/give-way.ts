import { stayClear } from '@/components/layout/docked'

/** Everything that can be clicked or filled in; a label around an input counts as a whole. */
const controls = 'a[href], button, input, select, textarea, summary, label:has(input)'

/** Elements whose words are read; of these their lines count, not the empty rest of their box. */
const texts = 'h1, h2, h3, h4, p, li, dt, dd, td, th, figcaption'

/** Pixels that stay free around a control. */
const gap = 8

/** Milliseconds without scrolling before the element is shown again; without this it flickers in lists. */
const restMs = 300

type Box = { readonly top: number; readonly bottom: number; readonly left: number; readonly right: number }

/** Whether two boxes lie less than `gap` apart. */
export const isNear = (one: Box, other: Box): boolean =>
  one.left < other.right + gap &&
  other.left < one.right + gap &&
  one.top < other.bottom + gap &&
  other.top < one.bottom + gap

/** Where a control is, or each line of a text. */
function boxesOf(part: Element): readonly Box[] {
  if (part.matches(controls)) return [part.getBoundingClientRect()]
  const words = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const line = document.createRange()
  const boxes: DOMRect[] = []
  while (words.nextNode()) {
    line.selectNode(words.currentNode)
    boxes.push(...line.getClientRects())
  }
  return boxes
}

/**
 * Keeps a floating element above the bars at the foot of the window, and calls `say` whenever a control or words of the page
 * start or stop lying under it. If the element gets the focus while it covers something, the page scrolls to its end, where the
 * layouts leave space for it. Returns a function that stops this.
 */
export function giveWay(element: HTMLElement, say: (isInTheWay: boolean) => void): () => void {
  /** The controls and texts in the element's column of the window; few enough to measure while scrolling. */
  const column = new Set<Element>()
  let isInTheWay: boolean | null = null
  let returning: ReturnType<typeof setTimeout> | undefined

  const tell = (next: boolean) => {
    if (next !== isInTheWay) say(next)
    isInTheWay = next
  }
  const isCovering = () => {
    const own = element.getBoundingClientRect()
    return [...column].some(
      (part) =>
        part.isConnected &&
        part.checkVisibility({ visibilityProperty: true }) &&
        boxesOf(part).some((box) => isNear(own, box)),
    )
  }
  const decide = () => {
    clearTimeout(returning)
    if (isCovering()) tell(true)
    else if (isInTheWay) returning = setTimeout(() => tell(isCovering()), restMs)
    else tell(false)
  }

  let sight: IntersectionObserver | undefined
  let watchedColumn = ''
  const watch = () => {
    const { left, right } = element.getBoundingClientRect()
    const sides = [document.documentElement.clientWidth - right - gap, left - gap].map((side) =>
      Math.max(0, side),
    )
    const margin = `0px ${-(sides[0] ?? 0)}px 0px ${-(sides[1] ?? 0)}px`
    if (margin !== watchedColumn) {
      sight?.disconnect()
      column.clear()
      watchedColumn = margin
      sight = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) column.add(target)
            else column.delete(target)
          }
          decide()
        },
        { rootMargin: margin },
      )
    }
    for (const part of document.querySelectorAll(`${controls}, ${texts}`)) {
      if (!element.contains(part)) sight?.observe(part)
    }
  }
  watch()

  /** What is added later is observed too; at most every 100 ms. */
  let watching: ReturnType<typeof setTimeout> | undefined
  const added = new MutationObserver(() => {
    watching ??= setTimeout(() => {
      watching = undefined
      watch()
      decide()
    }, 100)
  })
  added.observe(document.body, { childList: true, subtree: true })

  const goHome = () => {
    if (isInTheWay) scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  }
  element.addEventListener('focusin', goHome)
  addEventListener('resize', watch)
  const stopClearing = stayClear(element, decide)
  return () => {
    stopClearing()
    sight?.disconnect()
    added.disconnect()
    clearTimeout(returning)
    clearTimeout(watching)
    element.removeEventListener('focusin', goHome)
    removeEventListener('resize', watch)
  }
}
