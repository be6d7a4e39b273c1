/** Id of the single `<main>` of every page. */
export const mainId = 'main'

let hasMoved = false

/** To be called when the person has moved to another page: reading and tabbing continue there. */
export function focusNewPage(): void {
  hasMoved = true
  focusPage()
}

/** To be called when a page's main part appears, perhaps replacing a skeleton that had the focus. */
export function focusLatePage(): void {
  if (hasMoved && document.activeElement === document.body) focusPage()
}

/** Focuses the target in the address, otherwise the main part, unless the page has already set the focus itself. */
function focusPage(): void {
  const main = document.getElementById(mainId)
  const target = targetInAddress() ?? main
  if (!target || main?.contains(document.activeElement)) return
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

function targetInAddress(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)))
  } catch {
    // A malformed % in the address cannot be decoded.
    return null
  }
}
