import { type InferType, object } from 'yup'
import { digits, flag, required, text } from './fields'
import { violation } from './violation'

/** Letters of Thai words: no telephone number and no account of a messenger is written with them. */
const placeName = /^[\u0e01-\u0e3a\u0e40-\u0e4e]+(?: [\u0e01-\u0e3a\u0e40-\u0e4e]+)?$/

/** The longest name of a subdistrict has half as many letters. */
const longestPlaceName = 40

const isPlaceName = (typed: string) => typed.length <= longestPlaceName && placeName.test(typed)

/** A Thai postal address; Bangkok calls district and subdistrict เขต and แขวง. */
export const addressSchema = object({
  line: required(text(200)),
  subdistrict: required(text(80), 'required_select').test({
    name: 'place_name',
    message: violation('place_name'),
    test(value) {
      const { isUnlisted } = this.parent as { readonly isUnlisted?: boolean }
      return !value || !isUnlisted || isPlaceName(value)
    },
  }),
  district: required(text(80), 'required_select'),
  province: required(text(80), 'required_select'),
  postcode: required(digits(5)),
  /** Somebody said that it is so although the list of places has another subdistrict or postcode there. */
  isUnlisted: flag(),
})
export type AddressInput = InferType<typeof addressSchema>
