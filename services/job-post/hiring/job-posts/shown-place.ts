import { withoutContactDetailsIn } from '@/validators/contact-details'
import { openStates } from '@/validators/states/job-post'
import type { JobPostRow } from './repository'

/** The words of an address that members typed. */
type PlaceWords = {
  readonly name: string
  readonly line: string
  readonly subdistrict: string
  readonly district: string
  readonly province: string
}

/**
 * Where a post leads. An ended one is not reviewed again when its branch is edited, so that what reaches somebody outside is
 * left out of its words.
 */
export function shownPlace<Place extends PlaceWords>(place: Place, state: JobPostRow['state']): Place {
  if (openStates.some((open) => open === state)) return place
  const { name, line, subdistrict, district, province } = place
  const typed = [name, line, subdistrict, district, province]
  const [shownName = '', shownLine = '', ...area] = withoutContactDetailsIn(typed)
  const [shownSubdistrict = '', shownDistrict = '', shownProvince = ''] = area
  return {
    ...place,
    name: shownName,
    line: shownLine,
    subdistrict: shownSubdistrict,
    district: shownDistrict,
    province: shownProvince,
  }
}
