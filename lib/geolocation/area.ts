import { metresPerDegree, type Position } from './position'

/** Roughly where a district or a province is: its centre, and the kilometres from there to its farthest point. */
export type Area = Position & { readonly reachKm: number }

/** An area as people call it. */
export type NamedArea = { readonly name: string; readonly area: Area }

/** Kilometres between two places in one country, as the crow flies. */
export function kilometresBetween(one: Position, other: Position): number {
  const north = other.lat - one.lat
  const east = (other.lng - one.lng) * Math.cos((((one.lat + other.lat) / 2) * Math.PI) / 180)
  return (Math.hypot(north, east) * metresPerDegree) / 1_000
}

/** How far from the centre of an area nobody is asked about a pin, however small the area is. */
const nearKm = 15

/** Whole kilometres from the centre of an area to a pin that is likely not meant to be there; null for one in it or near it. */
export function strayKm(position: Position, area: Area): number | null {
  const km = kilometresBetween(position, area)
  return km > Math.max(nearKm, area.reachKm) ? Math.round(km) : null
}

/** The area of several; null of none. */
export function areaOfAll(areas: readonly Area[]): Area | null {
  if (areas.length === 0) return null
  const mean = (of: (area: Area) => number) => areas.reduce((sum, area) => sum + of(area), 0) / areas.length
  const centre = { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) }
  return {
    ...centre,
    reachKm: Math.max(...areas.map((area) => kilometresBetween(centre, area) + area.reachKm)),
  }
}

/** Metres per pixel at the equator when the whole world is 256 pixels wide. */
export const metresPerPixel = 156_543

/** About the height of the map, in pixels. */
const mapSize = 300

/** The zoom at which the whole of an area is on the map. */
export function zoomOn({ lat, reachKm }: Area): number {
  const metres = (metresPerPixel * Math.cos((lat * Math.PI) / 180) * mapSize) / (2_000 * reachKm)
  return Math.min(14, Math.max(5, Math.floor(Math.log2(metres))))
}
