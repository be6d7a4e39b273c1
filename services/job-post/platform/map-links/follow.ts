import { type Position, readPosition } from '@/lib/geolocation/position'
import { placeTextOf } from '@/lib/maps/place-text'
import { asMapLink } from '@/validators/map-link-hosts'
import type { MapPage, OpenPage } from './open-page'

/** What a map link leads to: decimal degrees, and what the link says of the place, if anything. */
export type LinkedPlace = { readonly position: Position; readonly text: string | null }

/** Why a link leads nowhere: it left the maps, it has no position, or the maps did not answer. */
export type LinkFailure = 'elsewhere' | 'no_position' | 'unavailable'

export class LinkError extends Error {
  override name = 'LinkError'
  constructor(
    readonly reason: LinkFailure,
    options?: ErrorOptions,
  ) {
    super(`map link: ${reason}`, options)
  }
}

/** A short link, consent page and page of the place are three; some regions add one. */
const mostPages = 5
const deadlineMs = 6_000

/** Google asks visitors of some regions for consent first; the page asked for stands in the address and is gone to at once. */
const consentHosts: ReadonlySet<string> = new Set(['consent.google.com', 'consent.google.co.th'])

/**
 * Follows a map link to its position, over hosts of maps alone and at most five pages in 6 s. Rejects with LinkError.
 */
export async function followMapLink(link: URL, open: OpenPage): Promise<LinkedPlace> {
  const signal = AbortSignal.timeout(deadlineMs)
  let url = link
  let text = placeTextOf(url)
  for (let pages = 0; pages < mostPages; pages += 1) {
    const position = readPosition(url.href)
    if (position) return { position, text }
    const page = await open(url, signal).catch((cause: unknown) => {
      throw new LinkError('unavailable', { cause })
    })
    const next = nextOf(page, url)
    if (!next) {
      const found = positionInPage(page.html)
      if (!found) throw new LinkError('no_position')
      return { position: found, text }
    }
    url = next
    text = placeTextOf(url) ?? text
  }
  throw new LinkError('no_position')
}

/** Where a page leads on, if it does; pages of no map are never opened. */
function nextOf({ status, location }: MapPage, from: URL): URL | null {
  if (status >= 500 || status === 429) throw new LinkError('unavailable')
  if (status < 300 || status >= 400 || !location) return null
  if (!URL.canParse(location, from)) throw new LinkError('elsewhere')
  const to = new URL(location, from)
  const target = consentHosts.has(to.hostname) ? (to.searchParams.get('continue') ?? '') : to.href
  const next = asMapLink(target)
  if (!next) throw new LinkError('elsewhere')
  return next
}

const degrees = String.raw`(-?\d{1,3}\.\d{1,20})`
/** Where a page of Google's names its place: the picture it offers for sharing, marked with a pin or around a middle. */
const pagePatterns = [
  new RegExp(`staticmap\\?[^"'\\s]*markers=[^"'\\s&]*?${degrees}%2C${degrees}`),
  new RegExp(`staticmap\\?[^"'\\s]*center=${degrees}%2C${degrees}`),
  new RegExp(`!3d${degrees}!4d${degrees}`),
]

function positionInPage(html: string): Position | null {
  for (const pattern of pagePatterns) {
    const [, lat, lng] = pattern.exec(html) ?? []
    if (lat && lng) return readPosition(`${lat},${lng}`)
  }
  return null
}
