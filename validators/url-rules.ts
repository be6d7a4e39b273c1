/** Rules about web addresses, pure like those in rules.ts. */

/** What browsers and search engines accept without truncating. */
const maxUrlLength = 2048

/**
 * http or https, a host, and optionally a port and a path: no user name before the host, no white space, no invisible
 * or control character, and none that a browser would read as another.
 */
const writtenUrl = /^https?:\/\/[\p{L}\p{M}\p{N}.-]+(?::[0-9]{1,5})?(?:[/?#][^\s\p{C}\\"<>`]*)?$/iu

/** A host name with a top-level domain, as URL normalises it: no IP address, and no name of a single label. */
const domainName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/

const maxDomainLength = 253

function domainOf(value: string): string | null {
  if (value.length > maxUrlLength || !writtenUrl.test(value) || !URL.canParse(value)) return null
  const { hostname } = new URL(value)
  return hostname.length <= maxDomainLength && domainName.test(hostname) ? hostname : null
}

/** The http(s) address of a website, with its scheme; Thai domain names included. */
export function isUrl(value: string): boolean {
  return domainOf(value) !== null
}

/** Facebook's own domains; its sites in other languages and for phones are subdomains of them. */
const facebookDomains = ['facebook.com', 'fb.com', 'fb.me']

/** The http(s) address of something on Facebook. */
export function isFacebookUrl(value: string): boolean {
  const host = domainOf(value)
  return host !== null && facebookDomains.some((domain) => host === domain || host.endsWith(`.${domain}`))
}
