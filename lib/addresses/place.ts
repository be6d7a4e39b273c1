import type { Area } from '@/lib/geolocation/area'

/** A subdistrict with its postcode. */
export type Subdistrict = { readonly name: string; readonly postcode: string }

/** A district of one province, where it is, and its subdistricts. */
export type District = {
  readonly name: string
  readonly area: Area
  readonly subdistricts: readonly Subdistrict[]
  /** Postcodes it had before, where people still write them. */
  readonly formerPostcodes?: readonly string[]
}

/** Whether a postcode, also a former one, is one of a district. */
export const isPostcodeOf = (
  { subdistricts, formerPostcodes = [] }: Pick<District, 'subdistricts' | 'formerPostcodes'>,
  postcode: string,
): boolean => subdistricts.some((one) => one.postcode === postcode) || formerPostcodes.includes(postcode)

export type NamedDistrict = { readonly province: string; readonly district: string }

/** One place a postcode serves. */
export type Place = NamedDistrict & { readonly subdistrict: string }

const bangkok = 'กรุงเทพมหานคร'

/** Which words a province uses: Bangkok has khet and khwaeng, the others amphoe and tambon. */
export function wordingOf(province: string): 'bangkok' | 'elsewhere' {
  return province === bangkok ? 'bangkok' : 'elsewhere'
}

/** What several places have in common; empty where they differ. */
export function sharedPart(places: readonly Place[]): Place {
  const shared = (field: keyof Place) => {
    const names = new Set(places.map((place) => place[field]))
    return names.size === 1 ? (places[0]?.[field] ?? '') : ''
  }
  return { province: shared('province'), district: shared('district'), subdistrict: shared('subdistrict') }
}
