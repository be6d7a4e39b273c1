import { isLatitude, isLongitude } from '@/validators/rules'
import { plusCodePosition } from './plus-code'

/** A place on earth, in decimal degrees. */
export type Position = { readonly lat: number; readonly lng: number }

/** Six decimals of a degree are about ten centimetres. */
const decimals = 6

/** Along a meridian. */
export const metresPerDegree = 111_320

/** Decimal degrees as text, always with decimals, as the latitude rule requires. */
export const degreesOf = (degrees: number): string => degrees.toFixed(decimals)

/** The position given by two typed texts, or null while they are not valid. */
export function typedPosition(lat = '', lng = ''): Position | null {
  return isLatitude(lat) && isLongitude(lng) ? { lat: Number(lat), lng: Number(lng) } : null
}

/** A position moved by some metres to the north and east; it stays on the map. */
export function movedBy({ lat, lng }: Position, metres: { north: number; east: number }): Position {
  const perDegreeOfLongitude = metresPerDegree * Math.max(0.01, Math.cos((lat * Math.PI) / 180))
  return {
    lat: Math.min(85, Math.max(-85, lat + metres.north / metresPerDegree)),
    lng: Math.min(180, Math.max(-180, lng + metres.east / perDegreeOfLongitude)),
  }
}

const number = String.raw`([+-]?\d{1,3}(?:\.\d{1,20})?)`
/** A number in degrees, of a tidied text, and the side that it is on, where it is said. */
const degrees = `${number} ?°? ?([NSEW])?`
const plainPair = new RegExp(`^\\(? ?${degrees}(?: ?[,;] ?| )${degrees} ?\\)?$`, 'i')
const minutes = String.raw`(\d{1,3})\s*°\s*(\d{1,2})\s*['′’]\s*(\d{1,2}(?:\.\d{1,10})?)\s*(?:"|″|”|'')\s*`
const sexagesimalPair = new RegExp(String.raw`^${minutes}([NS])[\s,]*${minutes}([EW])$`, 'i')

/** The notations of a position in map links; the exact pin takes precedence over the centre of the view. */
const linkPatterns = [
  new RegExp(`!3d${number}!4d${number}`),
  new RegExp(
    String.raw`[?&](?:q|query|ll|sll|coordinate|center|destination|daddr)=(?:loc:)?${number},\+?${number}(?:[&#]|$)`,
  ),
  new RegExp(`[?&]m?lat=${number}&(?:m?lon|lng|long)=${number}(?:[&#]|$)`),
  new RegExp(`/@${number},${number}(?:,|$)`),
  new RegExp(String.raw`/(?:place|search|dir)/(?:[^?#]*/)?${number},\+?${number}(?:[/?#]|$)`),
  new RegExp(`^geo:${number},${number}(?:[;?,]|$)`),
]

const longest = 2_000

/** A pasted text without what is not seen, with single spaces, and with the minus sign of any keyboard as a hyphen. */
const tidied = (pasted: string): string =>
  pasted
    .slice(0, longest)
    .replace(/\p{Cf}|\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll('\u2212', '-')
    .replaceAll('\uff0c', ',')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * The position that somebody pasted: "13.7563, 100.5018", "13.7563° N, 100.5018° E", degrees with minutes and seconds as maps
 * write them, a whole plus code, or the link of a map. Null when there is none, as in shortened links, which only their provider can resolve.
 */
export function readPosition(pasted: string): Position | null {
  const text = tidied(pasted)
  const [, whole, minute, second, side, otherDegrees, otherMinute, otherSecond, otherSide] =
    sexagesimalPair.exec(text) ?? []
  if (whole) {
    return positionOf(
      decimalOf(whole, minute, second, side),
      decimalOf(otherDegrees, otherMinute, otherSecond, otherSide),
    )
  }
  const isLink = /^(https?:|geo:)/i.test(text)
  if (isLink) {
    const [, lat, lng] = linkPatterns.map((pattern) => pattern.exec(readable(text))).find(Boolean) ?? []
    return lat && lng ? positionOf(Number(lat), Number(lng)) : null
  }
  const [, first, ofFirst, other, ofOther] = plainPair.exec(text) ?? plainPair.exec(onlyPair(text)) ?? []
  return first && other
    ? positionOf(decimalOf(first, '', '', ofFirst), decimalOf(other, '', '', ofOther))
    : plusCodePosition(text)
}

const fine = String.raw`[+-]?\d{1,3}\.\d{3,20}\s*°?\s*[NSEW]?`
/** Two numbers with as many decimals as positions have. */
const finePair = new RegExp(
  `(?<![\\d.])(${fine})(?:\\s*[,;/]\\s*|\\s+(?:lng|lon|long)?\\s*:?\\s*)(${fine})(?![\\d.])`,
  'giu',
)
/** Another address than a position's. */
const otherAddress = /(?!gps|lat|location|position)\b[a-z]{2,}:/i

/** The one pair of numbers in a text with words around it, as "พิกัด 13.7449, 100.5347 (ร้าน)"; empty for none or several. */
function onlyPair(text: string): string {
  const [pair, second] = [...text.matchAll(finePair)]
  return pair && !second && !otherAddress.test(text) ? `${pair[1]}, ${pair[2]}` : ''
}

function decimalOf(degrees = '', minute = '', second = '', side = ''): number {
  const value = Number(degrees) + Number(minute) / 60 + Number(second) / 3600
  return /[SW]/i.test(side) ? -value : value
}

/** Two numbers as a position; swapped when they are valid only in the other order. */
function positionOf(first: number, second: number): Position | null {
  const isTurned = Math.abs(first) > 90 && Math.abs(second) <= 90
  const [lat, lng] = isTurned ? [second, first] : [first, second]
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null
}

function readable(link: string): string {
  try {
    return decodeURIComponent(link)
  } catch {
    return link
  }
}
