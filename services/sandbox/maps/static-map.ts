import { samplePlaces } from './places'

const worldPixels = 256

function pixelOf(lat: number, lng: number, zoom: number) {
  const size = worldPixels * 2 ** zoom
  const sine = Math.min(0.9999, Math.max(-0.9999, Math.sin((lat * Math.PI) / 180)))
  return { x: size * (0.5 + lng / 360), y: size * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) }
}

const within = (text: string | null, least: number, most: number, usual: number) => {
  const number = Number(text ?? usual)
  return Number.isFinite(number) ? Math.min(most, Math.max(least, number)) : usual
}

const escaped = (text: string) => text.replace(/[&<>"]/g, '')

/** A picture of streets and known places around the middle, with a pin, as SVG; null where the question is no good one. */
export function staticMap(query: URLSearchParams): string | null {
  const [lat = Number.NaN, lng = Number.NaN] = (query.get('center') ?? '').split(',').map(Number)
  if (!query.get('key') || !(Math.abs(lat) <= 90) || !(Math.abs(lng) <= 180)) return null
  const [wide, high] = (query.get('size') ?? '').split('x')
  const width = within(wide ?? null, 1, 640, 100)
  const height = within(high ?? null, 1, 640, 100)
  const zoom = within(query.get('zoom'), 0, 20, 10)
  const middle = pixelOf(lat, lng, zoom)
  const at = (x: number, y: number) => [
    Math.round(x - middle.x + width / 2),
    Math.round(y - middle.y + height / 2),
  ]
  const streets: string[] = []
  const block = 64
  for (let x = Math.ceil((middle.x - width / 2) / block); x * block <= middle.x + width / 2; x += 1) {
    const [left] = at(x * block, 0)
    streets.push(`<path d="M${left} 0V${height}" stroke-width="${x % 4 === 0 ? 9 : 4}"/>`)
  }
  for (let y = Math.ceil((middle.y - height / 2) / block); y * block <= middle.y + height / 2; y += 1) {
    const [, top] = at(0, y * block)
    streets.push(`<path d="M0 ${top}H${width}" stroke-width="${y % 4 === 0 ? 9 : 4}"/>`)
  }
  const names = samplePlaces.flatMap((place) => {
    const spot = pixelOf(place.lat, place.lng, zoom)
    const [x = 0, y = 0] = at(spot.x, spot.y)
    if (x < 0 || y < 0 || x > width || y > height) return []
    return [`<text x="${x}" y="${y + 18}">${escaped(place.name)}</text>`]
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="100%" height="100%" fill="#EFEBE2"/><g stroke="#FFFFFF" fill="none">${streets.join('')}</g>
<g font-family="sans-serif" font-size="13" fill="#4A5468" text-anchor="middle">${names.join('')}</g>
<path transform="translate(${width / 2} ${height / 2})" d="M0 0C-4-12-13-15-13-25A13 13 0 1 1 13-25C13-15 4-12 0 0Z" fill="#C0271B" stroke="#FFFFFF" stroke-width="2"/>
</svg>`
}
