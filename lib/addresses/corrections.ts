import type { Place } from './place'

type Row = Place & { readonly postcode: string }

const inDistrict = (
  province: string,
  district: string,
  postcode: string,
  subdistricts: readonly string[],
): Row[] => subdistricts.map((subdistrict) => ({ province, district, subdistrict, postcode }))

/** Subdistricts that the package lacks. */
export const lacking: readonly Row[] = [
  // Si Kan was divided in three in 2009.
  ...inDistrict('กรุงเทพมหานคร', 'ดอนเมือง', '10210', ['ดอนเมือง', 'สนามบิน']),
  // Those of the post office at Bang Wua.
  ...inDistrict('ฉะเชิงเทรา', 'บางปะกง', '24180', ['บางเกลือ', 'บางวัว', 'บางสมัคร', 'หอมศีล']),
  ...inDistrict('นนทบุรี', 'ไทรน้อย', '11150', ['ขุนศรี']),
]

/** Districts that have another postcode by now; who still writes the one before means them as well. */
export const renumbered: readonly {
  readonly province: string
  readonly district: string
  readonly from: string
  readonly to: string
}[] = [{ province: 'สมุทรปราการ', district: 'บางเสาธง', from: '10540', to: '10570' }]
