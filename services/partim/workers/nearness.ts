import { type SQL, sql } from 'drizzle-orm'

/**
 * The search measures on a plane: longitude shrunk by the cosine of the latitude around Thailand's middle
 * meridian (sinusoidal projection), in degrees. In the box around Thailand it is true to 1.6 %, and plain distance between
 * points is what a GiST index can order by. `resumes.place` lies on the same plane.
 */
const middleMeridian = 101

/** Kilometres in a degree of latitude: the mean radius of the earth, 6,371.0 km, × π / 180. */
const kilometresPerDegree = 111.195

/** Decimal degrees (WGS 84). */
export type Coordinates = { readonly lat: number; readonly lng: number }

/** A place on the plane. */
export function onPlane({ lat, lng }: Coordinates): { x: number; y: number } {
  return { x: (lng - middleMeridian) * Math.cos((lat * Math.PI) / 180), y: lat }
}

/** A place on the plane, as an SQL point. */
export function pointAt(place: Coordinates): SQL {
  const { x, y } = onPlane(place)
  return sql`point(${x}::float8, ${y}::float8)`
}

export const toDegrees = (kilometres: number): number => kilometres / kilometresPerDegree
export const toKilometres = (degrees: number): number => degrees * kilometresPerDegree
