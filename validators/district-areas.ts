import areas from './district-areas.json' with { type: 'json' }

/** Latitude, longitude and reach (km) by province and district, of scripts/district-areas.mjs. */
export const districtAreas: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> =
  areas.districts

/** The centre of a district, in decimal degrees; null where the province has no district of that name. */
export function centreOfDistrict(province: string, district: string): { lat: number; lng: number } | null {
  const [lat, lng] = districtAreas[province]?.[district] ?? []
  return lat === undefined || lng === undefined ? null : { lat, lng }
}
