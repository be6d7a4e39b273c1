import type { Position } from './position'

/** A link that opens a map at a position; it opens outside of this product. */
export function mapLink({ lat, lng }: Position): string {
  return `https://www.google.com/maps/search/?api=1&query=${lat},${lng}`
}

type StaticMap = Position & { readonly zoom?: number; readonly width?: number; readonly height?: number }

/** Address of a picture of the map around a position, marked with a pin; sizes in pixels. */
export function staticMapUrl(
  { lat, lng, zoom = 10, width = 100, height = 100 }: StaticMap,
  key: string,
): string {
  const url = new URL('https://maps.googleapis.com/maps/api/staticmap')
  const place = `${lat},${lng}`
  url.search = String(
    new URLSearchParams({
      center: place,
      zoom: String(zoom),
      size: `${width}x${height}`,
      scale: '2',
      language: 'th',
      markers: place,
      key,
    }),
  )
  return url.href
}
