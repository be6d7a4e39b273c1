import { degreesText } from '@/components/forms/degrees-text'
import { hasSameValues } from '@/components/forms/same-values'
import { type Branch, headOfficeNumber } from '@/lib/branches/branch'
import type { BranchInput } from '@/validators/branch'

/** The form's values: a branch with the version that was read, so that a restored draft knows what it changes. */
export type BranchValues = BranchInput & { version?: number }

/** What is known of a company's first branch, its head office, before anybody has typed. */
export type HeadOffice = Pick<BranchInput, 'name' | 'address' | 'phone'>

/** The form's initial values: a branch as text, or an empty one; the first branch begins as the company's head office. */
export function branchValues(branch: Branch | null, headOffice: HeadOffice | null = null): BranchValues {
  if (!branch) {
    return {
      name: headOffice?.name ?? '',
      taxBranchNumber: headOffice ? headOfficeNumber : '',
      address: headOffice?.address ?? { line: '', subdistrict: '', district: '', province: '', postcode: '' },
      lat: '',
      lng: '',
      phone: headOffice?.phone ?? '',
      photos: [],
    }
  }
  const { name, address, lat, lng, phone, photos } = branch
  return {
    name,
    taxBranchNumber: branch.taxBranchNumber,
    address,
    lat: degreesText(lat),
    lng: degreesText(lng),
    phone,
    photos,
    version: branch.version,
  }
}

/** True when the stored branch already has the form's values: then an answer was lost, and there is no conflict. */
export const saysTheSame = (branch: Branch, body: BranchInput): boolean =>
  hasSameValues(branchValues(branch), body)
