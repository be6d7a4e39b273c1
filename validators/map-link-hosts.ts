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

/** The first link of a map in a pasted text; phones copy the name of the place with the link. */
export function mapLinkIn(pasted: string): URL | null {
  // Chats and address books put marks of the writing direction around a link, which are no part of it.
  const links = pasted.slice(0, longest).match(/https?:\/\/[^\s<>"\p{Cf}]+/giu) ?? []
  return links.map((link) => asMapLink(link)).find((link) => link !== null) ?? null
}

/** Whether a text holds a map's link. */
export const isMapLink = (typed: string): boolean => mapLinkIn(typed) !== null
