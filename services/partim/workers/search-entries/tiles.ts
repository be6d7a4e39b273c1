import { type Coordinates, onPlane, toDegrees } from '@/services/shared/nearness'

/** Tiles to a degree of the plane: a tile's side is about 22 km. */
const tilesPerDegree = 5
/** Squares to a degree: a square's side is about 5.6 km. */
const squaresPerDegree = 20
/** Tiles from west to east are numbered within this. */
const row = 1_000
const middle = row / 2

/** A point of the plane of nearness.ts. */
export type PlanePoint = { readonly x: number; readonly y: number }

/** A box on that plane, in degrees. */
export type PlaneBox = {
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly top: number
}

const numberOf = (x: number, y: number) => y * row + x + middle
const numberAt = ({ x, y }: PlanePoint, perDegree: number) =>
  numberOf(Math.floor(x * perDegree), Math.floor(y * perDegree))

/** The number of the tile that a point lies in; `search_entries.tile`. */
export const tileOf = (point: PlanePoint): number => numberAt(point, tilesPerDegree)

/** Where a tile lies on the plane; without its upper edges, which others begin with. */
export function boxOfTile(tile: number): PlaneBox {
  const y = Math.floor(tile / row)
  const x = tile - y * row - middle
  const at = (number: number) => number / tilesPerDegree
  return { left: at(x), right: at(x + 1) - 1e-9, bottom: at(y), top: at(y + 1) - 1e-9 }
}

/** The number of the square that a point lies in; `search_entries.square`. */
export const squareOf = (point: PlanePoint): number => numberAt(point, squaresPerDegree)

/** How tiles are written in front of the keys of `search_texts`. */
export const tilePrefix = (tile: number): string => `${tile.toString(36)}:`

/** How far a value is from a range; 0 within it. */
const outside = (value: number, from: number, until: number) => Math.max(from - value, 0, value - until)

/** The numbers of what a circle touches, `radiusKm` around a place. */
function touchedBy(place: Coordinates, radiusKm: number, perDegree: number): number[] {
  const { x, y } = onPlane(place)
  const reach = toDegrees(radiusKm)
  const first = (value: number) => Math.floor((value - reach) * perDegree)
  const last = (value: number) => Math.floor((value + reach) * perDegree)
  const touched: number[] = []
  for (let down = first(y); down <= last(y); down += 1) {
    for (let across = first(x); across <= last(x); across += 1) {
      const away = Math.hypot(
        outside(x, across / perDegree, (across + 1) / perDegree),
        outside(y, down / perDegree, (down + 1) / perDegree),
      )
      if (away <= reach) touched.push(numberOf(across, down))
    }
  }
  return touched
}

/** The tiles that a circle touches. */
export const tilesAround = (place: Coordinates, radiusKm: number): number[] =>
  touchedBy(place, radiusKm, tilesPerDegree)

/** The squares that a circle touches. */
export const squaresAround = (place: Coordinates, radiusKm: number): number[] =>
  touchedBy(place, radiusKm, squaresPerDegree)

/** Bands to a degree of the plane, from south to north: a band is about 1.1 km high. */
const bandsPerDegree = 100
/** So much wider than it has to be, in degrees: no rounding leaves anybody out. */
const slack = 1e-9

/** A part of a band, from west to east; `search_entries_bands_idx` holds the entries in this order. */
export type BandPart = { readonly band: number; readonly west: number; readonly east: number }

/** The parts of bands that a circle touches, `radiusKm` around a place. */
export function bandsAround(place: Coordinates, radiusKm: number): BandPart[] {
  const { x, y } = onPlane(place)
  const reach = toDegrees(radiusKm) + slack
  const parts: BandPart[] = []
  for (let band = Math.floor((y - reach) * bandsPerDegree); band <= (y + reach) * bandsPerDegree; band += 1) {
    const away = outside(y, band / bandsPerDegree, (band + 1) / bandsPerDegree)
    const half = Math.sqrt(Math.max(0, reach ** 2 - away ** 2)) + slack
    parts.push({ band, west: x - half, east: x + half })
  }
  return parts
}

/** The parts of bands that a box of the plane touches. */
export function bandsIn({ left, right, bottom, top }: PlaneBox): BandPart[] {
  const parts: BandPart[] = []
  for (let band = Math.floor(bottom * bandsPerDegree); band <= top * bandsPerDegree; band += 1) {
    parts.push({ band, west: left, east: right })
  }
  return parts
}

/** The tiles that a box of the plane touches. */
export function tilesIn(box: PlaneBox): number[] {
  const at = (degrees: number) => Math.floor(degrees * tilesPerDegree)
  const tiles: number[] = []
  for (let y = at(box.bottom); y <= at(box.top); y += 1) {
    for (let x = at(box.left); x <= at(box.right); x += 1) tiles.push(numberOf(x, y))
  }
  return tiles
}
