const longestPressMs = 1_000

let released: Promise<void> = Promise.resolve()
let isWatching = false

function watch(): void {
  released = new Promise((resolve) => {
    const ends = new AbortController()
    const end = () => {
      ends.abort()
      // The click comes right after the release; what it is meant for must not have moved.
      setTimeout(resolve)
    }
    addEventListener('pointerup', end, { capture: true, signal: ends.signal })
    addEventListener('pointercancel', end, { capture: true, signal: ends.signal })
    setTimeout(end, longestPressMs)
  })
}

/** Starts noticing presses; once for the whole page. */
export function watchPointer(): void {
  if (isWatching) return
  isWatching = true
  document.addEventListener('pointerdown', watch, { capture: true })
}

/**
 * Settles when no pointer is pressed. Pressing something leaves the field one was in, and the sentence that may then
 * appear under it would push what is being pressed from under the pointer: the press would be lost.
 */
export const pointerReleased = (): Promise<void> => released
