import type { Coordinates } from '../nearness'

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in kilometres (haversine). */
export function greatCircleKm(one: Coordinates, other: Coordinates): number {
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2
  const h =
    half(other.lat - one.lat) +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * half(other.lng - one.lng)
  return 2 * 6_371 * Math.asin(Math.sqrt(h))
}
