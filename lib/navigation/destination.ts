export type DestinationOptions = {
  /** Says that leaving our own origin is meant. */
  readonly external?: boolean
}

export type RefusalReason = 'malformed' | 'script' | 'other-origin' | 'credentials' | 'downgrade'

/** An address the app must not lead a person to. The message never repeats the address. */
export class NavigationRefused extends Error {
  override name = 'NavigationRefused'
  constructor(readonly reason: RefusalReason) {
    super(`navigation refused: ${reason}`)
  }
}

const webProtocols: ReadonlySet<string> = new Set(['http:', 'https:'])

/**
 * Where an address leads from a page of `origin`, read the way a browser reads it: our own origin, or with
 * `external` any other site. Only web addresses pass, so no script protocol in any spelling does; neither do
 * names and passwords in an address, nor a step down from https to http. Throws NavigationRefused.
 */
export function destination(to: string, origin: string, { external = false }: DestinationOptions = {}): URL {
  if (!URL.canParse(to, origin)) throw new NavigationRefused('malformed')
  const url = new URL(to, origin)
  const own = new URL(origin)
  if (!webProtocols.has(url.protocol)) throw new NavigationRefused('script')
  if (url.username || url.password) throw new NavigationRefused('credentials')
  if (url.origin === own.origin) return url
  if (!external) throw new NavigationRefused('other-origin')
  if (own.protocol === 'https:' && url.protocol === 'http:') throw new NavigationRefused('downgrade')
  return url
}
