import { degreesText } from '@/components/forms/degrees-text'
import type { Branch } from '@/lib/branches/branch'
import type { BranchInput } from '@/validators/branch'
import { photoId } from '@/validators/photo-id'

/** The form's values: a branch, and the version it was read at, so that a restored draft remembers what it changes. */
export type BranchValues = BranchInput & { version?: number }

/** What the form starts with: a branch as text, or an empty one with the head office's number when it is the first. */
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

/** True when the stored branch already says what the form says: an answer was lost, not a race. */
export function saysTheSame(branch: Branch, body: BranchInput): boolean {
  const stored: Record<string, unknown> = withPhotoIds(branchValues(branch))
  return Object.entries(withPhotoIds(body)).every(([name, value]) => sorted(stored[name]) === sorted(value))
}

/** Whatever addresses its photos have by now. */
const withPhotoIds = ({ photos, ...body }: BranchInput) =>
  photos ? { ...body, photos: photos.map(photoId) } : body

const sorted = (value: unknown) =>
  typeof value === 'object' && value ? JSON.stringify(Object.entries(value).sort()) : (value ?? '')
