const gap = 12

type Box = { top: number; readonly bottom: number; readonly left: number; readonly right: number }

/** What floats now; what is itself docked comes first, because the others lie above it. */
const floating: (() => void)[] = []
let frame = 0
let scrollRoom = 0

function placeAll(): void {
  frame = 0
  for (const place of floating) place()
  reserveScroll()
}

/** What the page itself keeps at least, at the window's head, however much is docked. */
const pageRoom = 192

/**
 * Lets what takes the focus stop scrolling above everything that is docked. By a property of the root that nothing
 * inherits: a custom property there restyles every element of the page.
 */
function reserveScroll(): void {
  const heights = [...document.querySelectorAll<HTMLElement>('[data-docked]')].map(
    ({ offsetHeight }) => offsetHeight,
  )
  const docked = heights.reduce((sum, height) => sum + (height > 0 ? height + gap : 0), 0)
  const room = docked === 0 ? 0 : Math.min(docked, innerHeight - pageRoom) + gap
  const isHigher = room > scrollRoom
  const { style } = document.documentElement
  if (room !== scrollRoom) style.scrollPaddingBottom = room === 0 ? '' : `${room}px`
  scrollRoom = room
  if (isHigher) keepFocusInSight()
}

/** A bar that became higher, by a notice in it, covers no field somebody is writing in. */
function keepFocusInSight(): void {
  const focus = document.activeElement
  if (!focus || focus === document.body || focus.closest('[data-docked]')) return
  const { top, bottom } = shownFocus(focus).getBoundingClientRect()
  // Who has scrolled away from it is not taken back.
  if (bottom > 0 && top < innerHeight) shownFocus(focus).scrollIntoView({ block: 'nearest' })
}

function placeLater(): void {
  if (frame === 0) frame = requestAnimationFrame(placeAll)
}

/**
 * Raises a floating element above whatever is docked at the window's foot (`data-docked`: bars of navigation and of
 * forms, the consent banner), and above the field in use where `clearOfFocus` asks for it, so that it never covers
 * them. By `translate`, which shifts no layout. Returns how to stop.
 */
export function stayClear(element: HTMLElement, { clearOfFocus = false } = {}): () => void {
  let lift = 0
  const place = () => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const atRest: Box = { top: top + lift, bottom: bottom + lift, left, right }
    const obstacles = [...document.querySelectorAll('[data-docked]')]
    if (clearOfFocus && document.activeElement) obstacles.push(shownFocus(document.activeElement))
    lift = liftOver(
      atRest,
      obstacles
        .filter((obstacle) => !obstacle.contains(element) && !element.contains(obstacle))
        .map((obstacle) => obstacle.getBoundingClientRect()),
      { isDocked: 'docked' in element.dataset },
    )
    element.style.translate = lift === 0 ? '' : `0 ${-lift}px`
  }
  // Where a change takes time, be it 1 ms for those who asked for less motion, it is measured half-way.
  element.style.transitionProperty = 'none'
  if ('docked' in element.dataset) floating.unshift(place)
  else floating.push(place)
  placeLater()

  const sizes = new ResizeObserver(placeLater)
  sizes.observe(document.body, { box: 'border-box' })
  sizes.observe(element)
  const stopListening = new AbortController()
  // One listener each: the same function twice would be one, gone with whoever goes first.
  for (const event of ['scroll', 'resize', 'focusin'])
    addEventListener(event, () => placeLater(), { passive: true, signal: stopListening.signal })
  addEventListener('keyup', (event) => showWhole(event), { signal: stopListening.signal })
  return () => {
    floating.splice(floating.indexOf(place), 1)
    sizes.disconnect()
    stopListening.abort()
    element.style.translate = ''
    placeLater()
  }
}

/**
 * Browsers scroll no more into sight than the caret of several lines of text, and of a card only the input that is
 * there for readers: the rest may lie under what is docked.
 */
function showWhole({ key, target }: KeyboardEvent): void {
  if (key !== 'Tab' || !(target instanceof Element) || !target.matches('textarea, .sr-only')) return
  const show = () => shownFocus(target).scrollIntoView({ block: 'nearest' })
  // What floats finds its place in this frame, and how much room is left is known after it.
  requestAnimationFrame(() => requestAnimationFrame(show))
}

/** Where the focus is seen: the input of a card is there for readers only, the card is its label. */
const shownFocus = (focus: Element): Element =>
  focus.matches('.sr-only') ? (focus.closest('label') ?? focus) : focus

/**
 * How far a box must be raised to clear the obstacles in its way; those that fill the window are none. What is docked
 * itself stands on what reaches down to it: a bar that came up with the end of its form is part of the page again.
 */
export function liftOver(atRest: Box, obstacles: readonly Box[], { isDocked = false } = {}): number {
  const height = atRest.bottom - atRest.top
  let { bottom } = atRest
  const fromBelow = [...obstacles].sort((one, other) => other.bottom - one.bottom)
  for (const { top, bottom: end, left, right } of fromBelow) {
    const isBeside = right <= atRest.left || left >= atRest.right
    const isInTheWay = end > bottom - height && top < bottom + gap && end > top
    const isPage = isDocked && end < bottom - 2 * gap
    if (isInTheWay && !isBeside && !isPage && top > height + gap) bottom = Math.min(bottom, top - gap)
  }
  return Math.max(0, atRest.bottom - bottom)
}

/** Lets the page scroll on past an element at its foot for as long as that is shown. Returns how to stop. */
export function reserveFoot(element: HTMLElement): () => void {
  const { style } = document.documentElement
  const sizes = new ResizeObserver(() => {
    style.paddingBottom = `${element.offsetHeight + 2 * gap}px`
  })
  sizes.observe(element)
  return () => {
    sizes.disconnect()
    style.paddingBottom = ''
  }
}
