import type { Coordinates } from '@/services/shared/nearness'
import type { PlanePoint } from '../search-entries/tiles'

const middleMeridian = 101
/** A cell's side is 0.005°. */
const cellsPerDegree = 200

const rounded = (degrees: number) => Math.round(degrees * cellsPerDegree) / cellsPerDegree

/** The middle of the cell that a place of the plane stands for, in decimal degrees. */
export function toCoordinates({ x, y }: PlanePoint): Coordinates {
  const lat = rounded(y)
  return { lat, lng: rounded(x / Math.cos((lat * Math.PI) / 180) + middleMeridian) }
}
