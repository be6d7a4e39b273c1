import 'server-only'
import { groupBy, places } from './known-places'
import type { District, Place } from './place'

const thai = new Intl.Collator('th')

/** The 77 provinces in Thai alphabetical order. */
export function provinceNames(): string[] {
  return [...places().byProvince.keys()].sort(thai.compare)
}

/** A province's districts with their subdistricts and postcodes, or null for an unknown province. */
export function districtsOf(province: string): District[] | null {
  const rows = places().byProvince.get(province)
  if (!rows) return null
  const byDistrict = groupBy(rows, (row) => row.district)
  return [...byDistrict]
    .map(([name, members]) => ({
      name,
      subdistricts: members
        .map(({ subdistrict, postcode }) => ({ name: subdistrict, postcode }))
        .sort((a, b) => thai.compare(a.name, b.name)),
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
