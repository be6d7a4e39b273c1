import type { Area } from '@/lib/geolocation/area'
import type { DistrictPostcodes } from '@/validators/district-postcodes'

/** A district of one province, where it is, and its subdistricts. */
export type District = DistrictPostcodes & { readonly name: string; readonly area: Area }

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
