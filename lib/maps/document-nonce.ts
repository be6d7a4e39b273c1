import 'client-only'

/**
 * The nonce this document's policy trusts, or '' for a static page, which has none. Its first script tells: those of
 * pages that the router added later carry nonces of their own, which are worth nothing here.
 */
export function documentNonce(): string {
  return document.querySelector<HTMLScriptElement>('script[src]')?.nonce ?? ''
}

/**
 * True where maps could not add their styles: the policy of a static page stays in force while the router goes on to
 * others. False when the document was loaded for this very page, since loading it again would change nothing.
 */
export function needsOwnDocument(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return documentNonce() === '' && loaded !== undefined && new URL(loaded.name).pathname !== location.pathname
}
