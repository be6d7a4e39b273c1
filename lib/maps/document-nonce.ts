import 'client-only'
import { documentNonce } from '@/lib/security/document-nonce'

/**
 * True when maps could not add their styles: the policy of a static page stays in force while the router moves on to
 * other pages. False when the document was loaded for this very page, since reloading it would change nothing.
 */
export function needsOwnDocument(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return documentNonce() === '' && loaded !== undefined && new URL(loaded.name).pathname !== location.pathname
}
