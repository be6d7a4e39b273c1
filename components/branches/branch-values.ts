import { degreesText } from '@/components/forms/degrees-text'
import { hasSameValues } from '@/components/forms/same-values'
import type { Branch } from '@/lib/branches/branch'
import type { BranchInput } from '@/validators/branch'

/** The form's values: a branch with the version that was read, so that a restored draft knows what it changes. */
export type BranchValues = BranchInput & { version?: number }

/** The form's initial values: a branch as text, or an empty one with the head office's number for the first branch. */
export function branchValues(branch: Branch | null, taxBranchNumber = ''): BranchValues {
  if (!branch) {
    return {
      name: '',
      taxBranchNumber,
      address: { line: '', subdistrict: '', district: '', province: '', postcode: '' },
      lat: '',
      lng: '',
      phone: '',
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
