import type { Position } from '@/lib/geolocation/position'

/** Degrees around Thailand: its outermost points, with a small margin. */
const bounds = { north: 20.8, south: 5.5, west: 97, east: 105.9 }
const unitsPerDegree = 20
/** A degree of longitude is shorter than one of latitude; 13° north is about the middle of the country. */
const narrowing = Math.cos((13 * Math.PI) / 180)

export const outlineSize = {
  width: Math.round((bounds.east - bounds.west) * narrowing * unitsPerDegree),
  height: Math.round((bounds.north - bounds.south) * unitsPerDegree),
}

/** Thailand and its larger islands as an SVG path (Natural Earth 1:50m, public domain, simplified to 0.06°). */
export const outlinePath =
  'M27 258L25 260L25 253L28 254ZM61 10L61 11L65 8L69 12L66 21L68 25L71 26L77 24L82 25L84 36L79 47L81 53L76 64L77 65L81 66L99 52L110 60L118 55L123 48L135 50L145 62L151 67L152 70L151 78L152 87L157 93L164 96L164 99L168 103L165 111L167 117L165 125L157 131L152 127L136 129L129 128L121 129L115 133L108 144L104 145L107 163L112 167L112 174L116 182L109 172L108 174L94 163L76 163L77 147L70 145L59 149L60 155L58 162L58 173L51 187L48 198L42 210L42 221L45 228L44 231L55 230L58 244L61 247L64 251L69 271L67 270L66 265L64 265L65 262L62 261L62 264L67 272L70 272L78 279L88 279L99 291L95 300L91 300L89 298L80 303L78 301L79 297L79 291L76 291L73 287L65 285L64 282L62 283L61 287L53 278L53 274L50 272L51 269L46 269L44 264L41 262L40 258L35 255L33 251L31 249L27 252L24 248L24 241L33 212L34 203L43 194L51 180L47 165L43 161L41 155L42 142L38 135L31 129L23 116L23 112L30 109L31 95L35 92L37 89L36 88L32 89L28 76L14 60L12 50L9 49L7 46L15 44L14 37L16 27L20 21L27 22L37 21L40 14L48 13L48 9L53 9L56 8Z'

/** The point of a position on the outline, or null when it is not near Thailand. */
export function onOutline({ lat, lng }: Position): { readonly x: number; readonly y: number } | null {
  const isNear = lat <= bounds.north && lat >= bounds.south && lng >= bounds.west && lng <= bounds.east
  if (!isNear) return null
  return { x: (lng - bounds.west) * narrowing * unitsPerDegree, y: (bounds.north - lat) * unitsPerDegree }
}
