import { keepFocusInSight, shownFocus } from './focus-in-sight'

const gap = 12

type Box = { top: number; readonly bottom: number; readonly left: number; readonly right: number }

/** Placement functions of the floating elements; docked ones come first, because the others stand above them. */
const floating: (() => void)[] = []
let frame = 0
let scrollRoom = 0

function placeAll(): void {
  frame = 0
  for (const place of floating) place()
  reserveScroll()
}

/** Pixels at the window's head that always remain for the page, however much is docked. */
const pageRoom = 192

/**
 * Makes an element that gets the focus scroll to a place above everything docked. It sets a property of the root that
 * is not inherited: a custom property there would restyle every element of the page.
 */
function reserveScroll(): void {
  const heights = [...document.querySelectorAll<HTMLElement>('[data-docked]')].map(
    ({ offsetHeight }) => offsetHeight,
  )
  const docked = heights.reduce((sum, height) => sum + (height > 0 ? height + gap : 0), 0)
  const room = docked === 0 ? 0 : Math.min(docked, innerHeight - pageRoom) + gap
  const { style } = document.documentElement
  const isHigher = room > scrollRoom
  if (room !== scrollRoom) style.scrollPaddingBottom = room === 0 ? '' : `${room}px`
  scrollRoom = room
  keepFocusInSight(room, isHigher, placeLater)
}

function placeLater(): void {
  if (frame === 0) frame = requestAnimationFrame(placeAll)
}

/**
 * Raises a floating element above whatever is docked at the window's foot (`data-docked`: bars of navigation and of
 * forms, the consent banner), so that it never covers them. By `translate`, which shifts no layout. `placed` is
 * called after each check of its position. Returns how to stop.
 */
export function stayClear(element: HTMLElement, placed: () => void = () => undefined): () => void {
  let lift = 0
  const place = () => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const atRest: Box = { top: top + lift, bottom: bottom + lift, left, right }
    lift = liftOver(
      atRest,
      [...document.querySelectorAll('[data-docked]')]
        .filter((obstacle) => !obstacle.contains(element) && !element.contains(obstacle))
        .map((obstacle) => obstacle.getBoundingClientRect()),
      { isDocked: 'docked' in element.dataset },
    )
    element.style.translate = lift === 0 ? '' : `0 ${-lift}px`
    placed()
  }
  // With a transition, even one of 1 ms for reduced motion, the position would be measured half-way.
  element.style.transitionProperty = 'none'
  if ('docked' in element.dataset) floating.unshift(place)
  else floating.push(place)
  placeLater()

  const sizes = new ResizeObserver(placeLater)
  sizes.observe(document.body, { box: 'border-box' })
  sizes.observe(element)
  const stopListening = new AbortController()
  // A separate listener for each element: a shared function would be registered once and removed by the first to stop.
  for (const event of ['scroll', 'resize', 'focusin', 'pointerup'])
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
 * Browsers scroll only the caret of a multi-line field into view, and of a card only its visually hidden input: the
 * rest may lie under docked elements.
 */
function showWhole({ key, target }: KeyboardEvent): void {
  if (key !== 'Tab' || !(target instanceof Element) || !target.matches('textarea, .sr-only')) return
  const show = () => shownFocus(target).scrollIntoView({ block: 'nearest' })
  // Floating elements are placed in this frame; the remaining room is known only after it.
  requestAnimationFrame(() => requestAnimationFrame(show))
}

/**
 * How far a box must be raised to clear the obstacles in its way; obstacles that fill the window are ignored. A docked
 * box ignores obstacles that do not reach down to it: a bar that scrolled up with the end of its form is part of the
 * page again.
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

/** Adds room at the page's end for an element at the window's foot while it is shown. Returns how to stop. */
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
