import { documentPolicy, mergeSources, type PolicyOptions } from './content-security-policy'

/**
 * The policy under `next dev`: React and live reload evaluate code, add styles and use a web socket, and no document is
 * prerendered with its hashes.
 */
export function developmentPolicy(stated: string | undefined, options: PolicyOptions): string {
  const thirdParties = mergeSources(options.thirdParties, {
    'script-src': ["'unsafe-eval'"],
    'style-src': ["'unsafe-inline'"],
    'connect-src': ['ws:'],
  })
  return documentPolicy(stated ?? "script-src 'self' 'unsafe-inline'", { ...options, thirdParties }).replace(
    // Next to a hash or nonce, browsers ignore 'unsafe-inline'.
    /style-src [^;]*/,
    "style-src 'self' 'unsafe-inline'",
  )
}
