/** Of the one `<main>` of every page. */
export const mainId = 'main'

let hasMoved = false

/** The person has moved to another page: reading and tabbing go on there. */
export function focusNewPage(): void {
  hasMoved = true
  focusPage()
}

/** A page's main part has come, perhaps in place of its skeleton, which took the focus away with it. */
export function focusLatePage(): void {
  if (hasMoved && document.activeElement === document.body) focusPage()
}

/** To the target in the address, else to the main part, unless the page has put the focus somewhere itself. */
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
    // An address with a broken % leads nowhere in the page.
    return null
  }
}
