import type { MapsAccess } from '@/lib/config/maps-access'
import type { Position } from '@/lib/geolocation/position'

type StaticMap = Position & { readonly zoom?: number; readonly width?: number; readonly height?: number }

/** Address of an image of the map around a position, with a pin; sizes in pixels. */
export function staticMapUrl(
  { lat, lng, zoom = 10, width = 100, height = 100 }: StaticMap,
  { key, origin }: MapsAccess,
): string {
  const url = new URL('/maps/api/staticmap', origin)
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
