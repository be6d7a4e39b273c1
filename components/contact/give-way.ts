import { stayClear } from '@/components/layout/docked'

/** Everything that can be clicked or filled in; a label around an input counts as a whole. */
const controls = 'a[href], button, input, select, textarea, summary, label:has(input)'

/** Pixels that stay free around a control. */
const gap = 8

/** Milliseconds without scrolling before the element is shown again; without this it flickers in lists. */
const restMs = 300

type Box = { readonly top: number; readonly bottom: number; readonly left: number; readonly right: number }

/** Everything in a part of the page that may not be covered: its controls, and what holds words of its own. */
function* partsIn(root: Node): Generator<Element> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    if (node instanceof Element && node.matches(controls)) yield node
    else if (node instanceof Text && node.data.trim() !== '' && node.parentElement) yield node.parentElement
  }
}

/** Where the lines of an element's words lie: they may be shorter than the element, or cut off at its edge. */
function linesOf(element: Element): Iterable<Box> {
  const words = document.createRange()
  words.selectNodeContents(element)
  return words.getClientRects()
}

/** Whether two boxes lie less than `gap` apart. */
export const isNear = (one: Box, other: Box): boolean =>
  one.left < other.right + gap &&
  other.left < one.right + gap &&
  one.top < other.bottom + gap &&
  other.top < one.bottom + gap

/** Whether a part of the page lies under a box or nearly so. */
function isUnder(own: Box, part: Element): boolean {
  if (!isNear(own, part.getBoundingClientRect())) return false
  return part.matches(controls) || [...linesOf(part)].some((line) => isNear(own, line))
}

/**
 * Keeps a floating element above the bars at the foot of the window, and calls `say` whenever it comes to be in the way or
 * no longer is: over a control or words of the page, or, where `onlyAtEnd` says so, anywhere but at the page's end, where
 * the layouts leave space for it. If the element gets the focus while it is in the way, the page scrolls to its end.
 * Returns a function that stops this.
 */
export function giveWay(
  element: HTMLElement,
  say: (isInTheWay: boolean) => void,
  onlyAtEnd: () => boolean,
): () => void {
  /** The parts of the page in the element's column of the window; few enough to measure while scrolling. */
  const column = new Set<Element>()
  let isInTheWay: boolean | null = null
  let returning: ReturnType<typeof setTimeout> | undefined

  const tell = (next: boolean) => {
    if (next !== isInTheWay) say(next)
    isInTheWay = next
  }
  const isAtEnd = () =>
    document.documentElement.scrollHeight - scrollY - innerHeight < element.getBoundingClientRect().height
  const isCovering = () => {
    if (onlyAtEnd() && !isAtEnd()) return true
    const own = element.getBoundingClientRect()
    return [...column].some(
      (part) => part.isConnected && part.checkVisibility({ visibilityProperty: true }) && isUnder(own, part),
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
  const watch = (added: Iterable<Node>) => {
    let roots = added
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
      roots = [document.body]
    }
    for (const root of roots) {
      for (const part of partsIn(root)) if (!element.contains(part)) sight?.observe(part)
    }
  }
  watch([])

  /** What is added later is observed too; at most every 100 ms. */
  const added = new Set<Node>()
  let watching: ReturnType<typeof setTimeout> | undefined
  const mutations = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) added.add(node)
    watching ??= setTimeout(() => {
      watching = undefined
      watch(added)
      added.clear()
      decide()
    }, 100)
  })
  mutations.observe(document.body, { childList: true, subtree: true })
  const watchAgain = () => watch([])

  const goHome = () => {
    if (isInTheWay) scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  }
  element.addEventListener('focusin', goHome)
  addEventListener('resize', watchAgain)
  const stopClearing = stayClear(element, decide)
  return () => {
    stopClearing()
    sight?.disconnect()
    mutations.disconnect()
    clearTimeout(returning)
    clearTimeout(watching)
    element.removeEventListener('focusin', goHome)
    removeEventListener('resize', watchAgain)
  }
}
