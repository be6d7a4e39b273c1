import { stayClear } from '@/components/layout/docked'

/** Everything that can be clicked or filled in; a label around an input counts as a whole. */
const controls = 'a[href], button, input, select, textarea, summary, label:has(input)'

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

/**
 * Keeps a floating element above the bars at the foot of the window, and calls `say` whenever a control of the page starts
 * or stops lying under it. If the element gets the focus while it covers a control, the page scrolls to its end, where the
 * layouts leave space for it. Returns a function that stops this.
 */
export function giveWay(element: HTMLElement, say: (isInTheWay: boolean) => void): () => void {
  /** The controls in the element's column of the window; few enough to measure while scrolling. */
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
      (control) =>
        control.isConnected &&
        control.checkVisibility({ visibilityProperty: true }) &&
        isNear(own, control.getBoundingClientRect()),
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
    for (const control of document.querySelectorAll(controls)) {
      if (!element.contains(control)) sight?.observe(control)
    }
  }
  watch()

  /** Controls that are added later are observed too; at most every 100 ms. */
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
