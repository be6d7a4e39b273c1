import type { Position } from '@/lib/geolocation/position'

/** Width of the world in pixels at zoom 0 (developers.google.com/maps/documentation/javascript/coordinates). */
const worldPixels = 256
/** Size in pixels of the cells whose places are combined: two fingers' width. */
const cellPixels = 72
/** From this zoom on, streets are wide enough to tell neighbours apart. */
const noClustersFrom = 17

export type Cluster<Place extends Position> = Position & { readonly places: readonly Place[] }

/** The position of a place on the flat map of the whole world, in pixels at a zoom (Web Mercator). */
function pixelOf({ lat, lng }: Position, zoom: number): { x: number; y: number } {
  const size = worldPixels * 2 ** zoom
  const sine = Math.min(0.9999, Math.max(-0.9999, Math.sin((lat * Math.PI) / 180)))
  return {
    x: size * (0.5 + lng / 360),
    y: size * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  }
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/** Combines places that would overlap at a zoom; each is in exactly one cluster. */
export function clustersOf<Place extends Position>(places: readonly Place[], zoom: number): Cluster<Place>[] {
  const cells = new Map<string, Place[]>()
  for (const [at, place] of places.entries()) {
    const { x, y } = pixelOf(place, zoom)
    const cell =
      zoom >= noClustersFrom ? String(at) : `${Math.floor(x / cellPixels)} ${Math.floor(y / cellPixels)}`
    const members = cells.get(cell)
    if (members) members.push(place)
    else cells.set(cell, [place])
  }
  return [...cells.values()].map((members) => ({
    lat: mean(members.map(({ lat }) => lat)),
    lng: mean(members.map(({ lng }) => lng)),
    places: members,
  }))
}

export type Bounds = {
  readonly north: number
  readonly south: number
  readonly east: number
  readonly west: number
}

/** The smallest rectangle around places; null when there are none. */
export function boundsOf(places: readonly Position[]): Bounds | null {
  if (places.length === 0) return null
  const [lats, lngs] = [places.map(({ lat }) => lat), places.map(({ lng }) => lng)]
  return {
    north: Math.max(...lats),
    south: Math.min(...lats),
    east: Math.max(...lngs),
    west: Math.min(...lngs),
  }
}
