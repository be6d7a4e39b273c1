import { type SQL, sql } from 'drizzle-orm'

/**
 * Distances are measured on a plane: longitude scaled by the cosine of the latitude around Thailand's middle meridian
 * (sinusoidal projection), in degrees. In the box around Thailand its error is at most 1.6 %, and a GiST index can
 * order by the plain distance between points. `job_posts.place` and `resumes.place` lie on this plane.
 */
const middleMeridian = 101

/** Kilometres per degree of latitude: the mean radius of the earth, 6,371.0 km, × π / 180. */
export const kilometresPerDegree = 111.195

/** Decimal degrees (WGS 84). */
export type Coordinates = { readonly lat: number; readonly lng: number }

/** A position projected onto the plane. */
export function onPlane({ lat, lng }: Coordinates): { x: number; y: number } {
  return { x: (lng - middleMeridian) * Math.cos((lat * Math.PI) / 180), y: lat }
}

/** The projected position as an SQL point. */
export function pointAt(place: Coordinates): SQL<string> {
  const { x, y } = onPlane(place)
  return sql<string>`point(${x}::float8, ${y}::float8)`
}

export const toDegrees = (kilometres: number): number => kilometres / kilometresPerDegree
export const toKilometres = (degrees: number): number => degrees * kilometresPerDegree
