import 'server-only'
import { type Area, kilometresBetween } from '@/lib/geolocation/area'
import type { Position } from '@/lib/geolocation/position'
import { districtAreas } from '@/validators/district-areas'
import { renumbered } from './corrections'
import { groupBy, places } from './known-places'
import type { District, NamedDistrict, Place } from './place'

const thai = new Intl.Collator('th')

function areaOf(province: string, district: string): Area {
  const [lat = Number.NaN, lng = Number.NaN, reachKm = Number.NaN] = districtAreas[province]?.[district] ?? []
  return { lat, lng, reachKm }
}

/**
 * The district that a position is most likely in: the one whose centre is nearest for how far it reaches. A district is
 * known by its centre and reach alone, so near a border it can be the neighbour, and just across a border of the
 * country it is the Thai one. Null where no district reaches.
 */
export function districtAt(position: Position): NamedDistrict | null {
  let best: { readonly named: NamedDistrict; readonly share: number } | null = null
  for (const [province, districts] of Object.entries(districtAreas))
    for (const district of Object.keys(districts)) {
      const area = areaOf(province, district)
      const share = kilometresBetween(position, area) / area.reachKm
      if (share <= 1 && (!best || share < best.share)) best = { named: { province, district }, share }
    }
  return best?.named ?? null
}

/** The 77 provinces in Thai alphabetical order. */
export function provinceNames(): string[] {
  return [...places().byProvince.keys()].sort(thai.compare)
}

/** The postcodes that a district had before, if any. */
function formerOf(province: string, district: string): Pick<District, 'formerPostcodes'> {
  const changes = renumbered.filter((change) => change.province === province && change.district === district)
  return changes.length > 0 ? { formerPostcodes: changes.map(({ from }) => from) } : {}
}

/** A province's districts with where they are, their subdistricts and postcodes, or null for an unknown province. */
export function districtsOf(province: string): District[] | null {
  const rows = places().byProvince.get(province)
  if (!rows) return null
  const byDistrict = groupBy(rows, (row) => row.district)
  return [...byDistrict]
    .map(([name, members]) => ({
      name,
      area: areaOf(province, name),
      subdistricts: members
        .map(({ subdistrict, postcode }) => ({ name: subdistrict, postcode }))
        .sort((a, b) => thai.compare(a.name, b.name)),
      ...formerOf(province, name),
    }))
    .sort((a, b) => thai.compare(a.name, b.name))
}

/** The places a postcode serves; none for an unknown postcode. */
export function placesWithPostcode(postcode: string): Place[] {
  const rows = places().byPostcode.get(postcode) ?? []
  return rows.map(({ province, district, subdistrict }) => ({ province, district, subdistrict }))
}

/** The postcode of a subdistrict, or null where it is unknown or has more than one. */
export function postcodeOf({ province, district, subdistrict }: Place): string | null {
  const rows = places().byProvince.get(province) ?? []
  const postcodes = new Set(
    rows
      .filter((row) => row.district === district && row.subdistrict === subdistrict)
      .map(({ postcode }) => postcode),
  )
  const [only] = postcodes
  return postcodes.size === 1 && only ? only : null
}
