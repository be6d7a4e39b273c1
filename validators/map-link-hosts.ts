/**
 * Which links lead to a place on a map: those of Google Maps and Apple Maps, whole or shortened. The service follows no other
 * address, neither the pasted one nor one it is redirected to.
 */

const underMaps = /^\/maps(?:\/|$)/
const anywhere = /^/

/** Hosts by name, with the paths that belong to maps. */
const hosts: Readonly<Record<string, RegExp>> = {
  'maps.app.goo.gl': anywhere,
  'goo.gl': underMaps,
  'google.com': underMaps,
  'www.google.com': underMaps,
  'maps.google.com': anywhere,
  'google.co.th': underMaps,
  'www.google.co.th': underMaps,
  'maps.google.co.th': anywhere,
  'maps.apple.com': anywhere,
  'maps.apple': anywhere,
}

const longest = 2_000

/** The address if it is a map's: https on its usual port, one of the known hosts, no user name in it. Otherwise null. */
export function asMapLink(address: string, base?: URL): URL | null {
  if (address.length > longest || !URL.canParse(address, base)) return null
  const url = new URL(address, base)
  // People paste links without TLS; nothing is ever asked without it.
  if (url.protocol === 'http:') url.protocol = 'https:'
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === ''
  const paths = Object.hasOwn(hosts, url.hostname) ? hosts[url.hostname] : undefined
  return isPlain && paths?.test(url.pathname) ? url : null
}

/** Hosts that shorten links: what they call a place has no other letters than these. */
const shortLink = /^https?:\/\/(?:maps\.app\.goo\.gl|goo\.gl)\/[\w/?=&%.-]*/i
/** Signs that end a sentence or close what stands around a link. */
const closing = /[.,;:!'"”’»。、…]+$/u

/** A link as far as it is one: words written right behind it, and the signs of the sentence around it, are not. */
function bareLink(found: string): string {
  const link = (shortLink.exec(found)?.[0] ?? found).replace(closing, '')
  const isOpened = (link.match(/\(/g)?.length ?? 0) >= (link.match(/\)/g)?.length ?? 0)
  return isOpened ? link : link.replace(/\)[^)]*$/, '').replace(closing, '')
}

/** How a link begins whose protocol was left out, as browsers show it. */
const bareHost =
  /(?<![\w./@-])(?:maps\.app\.goo\.gl|goo\.gl\/maps|(?:www\.|maps\.)?google\.(?:com|co\.th)|maps\.apple\.com)\//giu

/** The first link of a map in a pasted text; phones copy the name of the place with the link. */
export function mapLinkIn(pasted: string): URL | null {
  // Chats and address books put marks of the writing direction around a link, which are no part of it.
  const text = pasted.slice(0, longest).replace(bareHost, (host) => `https://${host}`)
  const links = text.match(/https?:\/\/[^\s<>"\p{Cf}]+/giu) ?? []
  return links.map((link) => asMapLink(bareLink(link))).find((link) => link !== null) ?? null
}

/** Whether a text holds a map's link. */
export const isMapLink = (typed: string): boolean => mapLinkIn(typed) !== null
