import 'client-only'

/**
 * The nonce that this document's policy trusts, or '' for a static page, which has none. It is read from the first
 * script: scripts of pages that the router added later carry nonces of their own, which this document does not trust.
 */
export function documentNonce(): string {
  return document.querySelector<HTMLScriptElement>('script[src]')?.nonce ?? ''
}

/**
 * True when maps could not add their styles: the policy of a static page stays in force while the router moves on to
 * other pages. False when the document was loaded for this very page, since reloading it would change nothing.
 */
export function needsOwnDocument(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return documentNonce() === '' && loaded !== undefined && new URL(loaded.name).pathname !== location.pathname
}
