import { followMark } from '@/lib/auth/sign-in-mark'
import { followStoredTheme } from './theme'

const { documentElement } = document

/** The framework's mark of an empty document; gone as soon as the page is drawn. */
const emptyId = '__next_error__'

/**
 * Does the work of the page's first script where it does not run. Where a page answers that a row does not exist, the framework
 * sends an empty document and draws all of it in the browser, which never runs an inline script that was drawn there.
 */
function choose(): boolean {
  if (documentElement.id === emptyId) return false
  followStoredTheme()
  followMark()
  return true
}

if (!choose()) {
  const drawing = new MutationObserver(() => {
    if (choose()) drawing.disconnect()
  })
  drawing.observe(documentElement, { attributes: true })
}
