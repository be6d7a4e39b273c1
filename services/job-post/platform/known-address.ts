import {
  isPostcodeOfDistrict,
  isPostcodeOfProvince,
  likelyPostcode,
  unknownPart,
} from '@/lib/addresses/known-places'
import { type AddressInput, addressSchema } from '@/validators/address'
import { contactDetailsIn } from '@/validators/contact-details'
import { hasDigits } from '@/validators/rules'
import { violation } from '@/validators/violation'

type Fault = { readonly field: keyof AddressInput; readonly message: string }

/** What is wrong with an address as a whole; nothing while parts of it are missing. */
function faultOf(address: Partial<AddressInput>): Fault | null {
  const { province, district, subdistrict, postcode, isUnlisted } = address
  if (!province || !district || !subdistrict) return null
  const place = { province, district, subdistrict }
  const unknown = unknownPart(place)
  if (unknown && !(unknown === 'subdistrict' && isUnlisted))
    return { field: unknown, message: violation('one_of') }
  // A name that the list lacks is text that anybody typed, and workers read it.
  if (unknown && contactDetailsIn(subdistrict).length > 0)
    return { field: 'subdistrict', message: violation('place_name') }
  if (!postcode || !hasDigits(postcode, 5)) return null
  const agrees = isUnlisted ? isPostcodeOfProvince(postcode, province) : isPostcodeOfDistrict(postcode, place)
  const params = { place: subdistrict, postcode: likelyPostcode(place) }
  return agrees ? null : { field: 'postcode', message: violation('postcode_of', params) }
}

/**
 * The rules of an address, which must exist: the form offers lists, but API clients can send any text, and workers read
 * it. Where somebody says that the list lacks it, only province and district must.
 */
export const knownAddressSchema = addressSchema.test({
  name: 'known',
  test(address, { createError, path }) {
    const fault = faultOf(address)
    return fault ? createError({ path: `${path}.${fault.field}`, message: fault.message }) : true
  },
})

type Place = Required<Pick<AddressInput, 'province' | 'district' | 'subdistrict' | 'postcode'>>

/** Whether the list of places has an address: its subdistrict, and its postcode in that district. */
export const isListed = (place: Place): boolean =>
  unknownPart(place) === null && isPostcodeOfDistrict(place.postcode, place)

/** A stored address, marked where it is another than the list has. */
export const markedAddress = <Address extends Place>(address: Address): Address & { isUnlisted?: true } =>
  isListed(address) ? address : { ...address, isUnlisted: true }
