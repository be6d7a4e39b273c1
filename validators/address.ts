import { type InferType, object } from 'yup'
import { digits, required, text } from './fields'

/** A Thai postal address; Bangkok calls district and subdistrict เขต and แขวง. */
export const addressSchema = object({
  line: required(text(200)),
  subdistrict: required(text(80), 'required_select'),
  district: required(text(80), 'required_select'),
  province: required(text(80), 'required_select'),
  postcode: required(digits(5)),
})
export type AddressInput = InferType<typeof addressSchema>
