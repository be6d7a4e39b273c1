import { isAppAddress } from '@/validators/app-address'

export type DestinationOptions = {
  /** Set when leaving our own origin is intended. */
  readonly external?: boolean
  /** The address of one of our phone apps, which alone is let through besides web addresses. */
  readonly app?: string
}

export type RefusalReason = 'malformed' | 'script' | 'other-origin' | 'credentials' | 'downgrade'

/** An address to which the app must not send a person. The message never repeats the address. */
export class NavigationRefused extends Error {
  override name = 'NavigationRefused'
  constructor(readonly reason: RefusalReason) {
    super(`navigation refused: ${reason}`)
  }
}

/** Whether an address is that of an app, with any query. */
const isAt = (url: URL, app: URL) =>
  url.protocol === app.protocol && url.host === app.host && url.pathname === app.pathname

const webProtocols: ReadonlySet<string> = new Set(['http:', 'https:'])

/**
 * Resolves an address from a page of `origin`, in the way a browser reads it: to our own origin, or with `external` to
 * any other site. Only web addresses pass, so no spelling of a script protocol does; user names and passwords in an
 * address, and a change from https to http, are refused too. Throws NavigationRefused.
 */
export function destination(
  to: string,
  origin: string,
  { external = false, app }: DestinationOptions = {},
): URL {
  if (!URL.canParse(to, origin)) throw new NavigationRefused('malformed')
  const url = new URL(to, origin)
  if (app !== undefined && isAppAddress(app) && isAt(url, new URL(app))) return url
  const own = new URL(origin)
  if (!webProtocols.has(url.protocol)) throw new NavigationRefused('script')
  if (url.username || url.password) throw new NavigationRefused('credentials')
  if (url.origin === own.origin) return url
  if (!external) throw new NavigationRefused('other-origin')
  if (own.protocol === 'https:' && url.protocol === 'http:') throw new NavigationRefused('downgrade')
  return url
}
