import type { AddressInput } from '@/validators/address'
import { type Place, sharedPart } from './place'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** A name that does not go on: "คลองตัน" is not in "คลองตันเหนือ". */
const whole = (name: string) => `${escaped(name)}(?![\\u0e00-\\u0e7f])`
const subdistrictWord = '(?:แขวง|ตำบล|ต\\.)\\s*'
const districtWord = '(?:เขต|อำเภอ|อ\\.)\\s*'

/** A house number before what usually follows one. */
const houseNumber = /\d{1,5}(?:\/\d{1,5})?(?:-\d{1,5})?\s+(?:หมู่|ม\.|ซอย|ซ\.|ถนน|ถ\.|ตรอก|อาคาร|ชั้น)/

/** Whether a text names a district; a province's central one is often written "อ.เมือง" alone. */
function namesDistrict(text: string, { province, district }: Place): boolean {
  if (new RegExp(`${districtWord}${whole(district)}|\\s${whole(district)}`).test(text)) return true
  return district === `เมือง${province}` && new RegExp(`${districtWord}${whole('เมือง')}`).test(text)
}

const namesSubdistrict = (text: string, { subdistrict }: Place) =>
  new RegExp(`${subdistrictWord}${whole(subdistrict)}`).test(text)

/** Whether a text says which it is, in whatever letters. */
const says = (text: string, word: string) => new RegExp(`${word}[\\u0e00-\\u0e7f]`).test(text)

/**
 * Reads an address out of one line of text, such as map links have. The postcode decides which places it can be; what those do
 * not agree on, and the text does not say, stays empty, and so does what the text says otherwise than the list. Null without a postcode that serves any place.
 */
export async function readAddress(
  text: string,
  placesOf: (postcode: string) => Promise<readonly Place[]>,
): Promise<AddressInput | null> {
  const postcode = /(?<!\d)[1-9]\d{4}(?!\d)(?!.*(?<!\d)[1-9]\d{4}(?!\d))/.exec(text)?.[0]
  if (!postcode) return null
  const places = await placesOf(postcode)
  if (places.length === 0) return null
  const inDistrict = places.filter((place) => namesDistrict(text, place))
  const named = (inDistrict.length > 0 ? inDistrict : places).filter((place) => namesSubdistrict(text, place))
  const place = sharedPart(named.length > 0 ? named : inDistrict.length > 0 ? inDistrict : places)
  const isOtherDistrict = inDistrict.length === 0 && says(text, districtWord)
  const isOtherSubdistrict = named.length === 0 && says(text, subdistrictWord)
  return {
    province: place.province,
    district: isOtherDistrict ? '' : place.district,
    subdistrict: isOtherDistrict || isOtherSubdistrict ? '' : place.subdistrict,
    postcode,
    line: lineOf(text),
  }
}

/** House number, lane and road: what stands before the subdistrict, from the house number on. */
function lineOf(text: string): string {
  const [before = ''] = text.split(new RegExp(`\\s*,?\\s*${subdistrictWord}`))
  if (before === text) return ''
  const start = houseNumber.exec(before)?.index
  return start === undefined ? '' : before.slice(start).replace(/[\s,]+$/, '')
}
