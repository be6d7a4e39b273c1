import 'client-only'

/**
 * The nonce that this document's policy trusts, or '' for a static page, which has none. It is read from the first
 * script: scripts of pages that the router added later carry nonces of their own, which this document does not trust.
 */
export function documentNonce(): string {
  return document.querySelector<HTMLScriptElement>('script[src]')?.nonce ?? ''
}
