const longestPressMs = 1_000

let released: Promise<void> = Promise.resolve()
let isWatching = false

function watch(): void {
  released = new Promise((resolve) => {
    const ends = new AbortController()
    const end = () => {
      ends.abort()
      // The click follows right after the release; its target must not have moved.
      setTimeout(resolve)
    }
    addEventListener('pointerup', end, { capture: true, signal: ends.signal })
    addEventListener('pointercancel', end, { capture: true, signal: ends.signal })
    setTimeout(end, longestPressMs)
  })
}

/** Starts tracking presses; once for the whole page. */
export function watchPointer(): void {
  if (isWatching) return
  isWatching = true
  document.addEventListener('pointerdown', watch, { capture: true })
}

/**
 * Resolves when no pointer is pressed. A press takes the focus from a field, and an error message that then appears
 * below it would move the pressed element away from the pointer, so that the click would be lost.
 */
export const pointerReleased = (): Promise<void> => released
