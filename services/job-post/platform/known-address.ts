import { unknownPart } from '@/lib/addresses/known-places'
import { type AddressInput, addressSchema } from '@/validators/address'
import { violation } from '@/validators/violation'

/** The parts chosen from lists, once all of them are present. */
function placeOf({ province, district, subdistrict }: Partial<AddressInput>) {
  return province && district && subdistrict ? { province, district, subdistrict } : null
}

/**
 * The rules of an address, which must exist: the form offers lists, but API clients can send any text, and workers read
 * it.
 */
export const knownAddressSchema = addressSchema.test({
  name: 'one_of',
  test(address, { createError, path }) {
    const place = placeOf(address)
    const unknown = place && unknownPart(place)
    return unknown ? createError({ path: `${path}.${unknown}`, message: violation('one_of') }) : true
  },
})
