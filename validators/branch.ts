import { type InferType, object } from 'yup'
import { addressSchema } from './address'
import { contactPhone, digits, latitude, longitude, name, required, texts, withRule } from './fields'
import { isPresent } from './rules'
import { maxBranchPhotos } from './upload-terms'
import { violation } from './violation'

/** One coordinate alone is not a place: when the other one is given, this one is required. */
const withPartner = <S extends ReturnType<typeof latitude>>(schema: S, partner: 'lat' | 'lng') =>
  schema.test({
    name: 'required',
    message: violation('required'),
    test(value) {
      return isPresent(value) || !isPresent((this.parent as Record<string, unknown>)[partner])
    },
  })

/** Branches one company may keep, archived ones included. */
export const maxBranches = 2_000

/** Branches one request may import; a longer file goes in several requests. */
export const maxImportedBranches = 100

/** A branch: where people come to work. Coordinates are decimal degrees, as typed. */
export const branchSchema = object({
  name: required(withRule(name(100), 'branch_main')),
  taxBranchNumber: required(digits(5)),
  address: addressSchema,
  lat: withPartner(latitude(), 'lng'),
  lng: withPartner(longitude(), 'lat'),
  phone: required(contactPhone()),
  /** Download addresses of uploaded photos; the first is the one shown in lists. */
  photos: texts(500, maxBranchPhotos),
})
export type BranchInput = InferType<typeof branchSchema>
