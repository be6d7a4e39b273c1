type Span = { readonly top: number; readonly bottom: number }

/** The element in focus as it was measured last. */
type Measured = {
  readonly focus: Element
  /** Distance from the top of the document, which scrolling does not change. */
  readonly documentTop: number
  readonly isInSight: boolean
}

let last: Measured | null = null
let sight: IntersectionObserver | undefined

/** What lies above the page, or is docked itself. */
const notOfThePage = '[data-docked], [data-contact], dialog'

/** The visible element of the focus: the input of a card is visually hidden, and the card is its label. */
export const shownFocus = (focus: Element): Element =>
  focus.matches('.sr-only') ? (focus.closest('label') ?? focus) : focus

type Change = {
  /** Null when the focus is new. */
  readonly wasInSight: boolean | null
  /** Where it is now, in pixels from the window's top. */
  readonly now: Span
  /** How many pixels the layout has moved it within the document since it was measured last. */
  readonly moved: number
  /** Whether docked elements take more of the window's foot than before. */
  readonly isRoomHigher: boolean
}

/**
 * Whether an element in focus must be scrolled back into sight: it must if the layout has moved it away, or something
 * docked has come to cover it, but not if the person has scrolled away from it.
 */
export function mustReturn(
  { wasInSight, now, moved, isRoomHigher }: Change,
  isInSight: (span: Span) => boolean,
): boolean {
  if (isInSight(now)) return false
  // Browsers scroll to a new focus, except to one that a script sets without scrolling.
  if (wasInSight === null) return now.bottom > 0 && now.top < innerHeight
  // If it were out of sight without the layout's movement as well, the person has scrolled.
  return wasInSight && (isRoomHigher || isInSight({ top: now.top - moved, bottom: now.bottom - moved }))
}

/**
 * Scrolls the element in focus back into sight after late parts of the page, or docked elements, have moved or covered it.
 * `room` is the height in pixels that docked elements take at the window's foot; `check` is called when the element may
 * have moved again.
 */
export function keepFocusInSight(room: number, isRoomHigher: boolean, check: () => void): void {
  const focus = document.activeElement
  // A map that moves while it is being pressed is pressed in another place.
  if (focus?.matches(':active')) return
  const shown = focus && focus !== document.body && !focus.closest(notOfThePage) ? shownFocus(focus) : null
  // After a navigation the whole page has the focus, and it is never wholly in sight.
  if (!focus || !shown || shown.getBoundingClientRect().height > innerHeight - room) {
    forgetFocus()
    return
  }
  const docked = [...document.querySelectorAll('[data-docked]')].map((bar) => bar.getBoundingClientRect())
  const isInSight = ({ top, bottom }: Span) => {
    const { left, right } = shown.getBoundingClientRect()
    const isCovered = docked.some(
      (bar) => top < bar.bottom && bar.top < bottom && left < bar.right && bar.left < right,
    )
    return top >= 0 && bottom <= innerHeight && !isCovered
  }
  const before = last?.focus === focus ? last : null
  const now = shown.getBoundingClientRect()
  const change = {
    wasInSight: before?.isInSight ?? null,
    now,
    moved: before ? now.top + scrollY - before.documentTop : 0,
    isRoomHigher,
  }
  if (mustReturn(change, isInSight)) shown.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const { top, bottom } = shown.getBoundingClientRect()
  last = { focus, documentTop: top + scrollY, isInSight: isInSight({ top, bottom }) }
  if (before) return
  sight?.disconnect()
  // Not every movement of an element changes the size of the page.
  sight = new IntersectionObserver(check, { rootMargin: `0px 0px ${-room}px`, threshold: [0, 0.5, 1] })
  sight.observe(shown)
}

function forgetFocus(): void {
  last = null
  sight?.disconnect()
}
