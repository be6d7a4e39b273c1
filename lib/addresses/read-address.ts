import type { AddressInput } from '@/validators/address'
import { latinDigits } from '@/validators/digits'
import { type NamedDistrict, type Place, sharedPart } from './place'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** A name that does not go on: "คลองตัน" is not in "คลองตันเหนือ". */
const whole = (name: string) => `${escaped(name)}(?![\\u0e00-\\u0e7f])`
/** Letters and marks of Thai words. */
const thai = '\\u0e01-\\u0e3a\\u0e40-\\u0e4e'
const subdistrictWord = '(?:แขวง|ตำบล|ต\\.)\\s*'
const districtWord = '(?:เขต|อำเภอ|อ\\.)\\s*'

const number = '\\d{1,5}(?:[/-]\\d{1,5})*'
const laneWord = '(?:หมู่|ม\\.|ซอย|ซ\\.|ถนน|ถ\\.|ตรอก|อาคาร|ชั้น)'
/**
 * Where house number, lane and road begin: a number before a lane; a number that is said to be one, is written as one or stands
 * alone; a lane. Other numbers can be part of a name ("สาขา 2").
 */
const lineStarts = [
  new RegExp(`(?<!\\d)${number}\\s+${laneWord}`),
  new RegExp(`(?<=เลขที่\\s*)${number}|(?<![\\d/-])\\d{1,5}/\\d{1,5}(?![\\d/])|^${number}$`),
  new RegExp(`(?<![\\u0e00-\\u0e7f])${laneWord}`),
]

/** Whether a text names a district; a province's central one is often written "อ.เมือง" alone. */
function namesDistrict(text: string, { province, district }: Place): boolean {
  if (new RegExp(`${districtWord}${whole(district)}|\\s${whole(district)}`).test(text)) return true
  return district === `เมือง${province}` && new RegExp(`${districtWord}${whole('เมือง')}`).test(text)
}

const namesSubdistrict = (text: string, { subdistrict }: Place) =>
  new RegExp(`${subdistrictWord}${whole(subdistrict)}`).test(text)

/** A name in Thai letters behind a word for a kind of place, with that word; both empty for none. */
function saidOf(text: string, word: string): { readonly name: string; readonly words: string } {
  const end = `(?=เขต|อำเภอ|จังหวัด|[^${thai}]|$)`
  const [words = '', name = ''] = new RegExp(`${word}([${thai}]{2,}?)${end}`).exec(text) ?? []
  return { name, words }
}

/** The list of places, in which an address is looked up. */
export type PlaceList = {
  readonly ofPostcode: (postcode: string) => Promise<readonly Place[]>
  /** The names of a district's subdistricts, whatever their postcodes. */
  readonly subdistrictsOf: (district: NamedDistrict) => Promise<readonly string[]>
}

export type WrittenAddress = {
  readonly address: AddressInput
  /** What the text says of its place and the address has not, such as "เขตบางรัก"; empty for nothing. */
  readonly unread: string
}

/**
 * Reads an address out of one line of text, such as map links have. The postcode decides which places it can be; what those do
 * not agree on, and the text does not say, stays empty, and so does a district that the text says otherwise than the list. A
 * subdistrict that the list lacks is taken as it is said, and marked. Null without a postcode that serves any place.
 */
export async function readAddress(typed: string, list: PlaceList): Promise<WrittenAddress | null> {
  const text = latinDigits(typed)
  const postcode = /(?<!\d)[1-9]\d{4}(?!\d)(?!.*(?<!\d)[1-9]\d{4}(?!\d))/.exec(text)?.[0]
  if (!postcode) return null
  const places = await list.ofPostcode(postcode)
  if (places.length === 0) return null
  const inDistrict = places.filter((place) => namesDistrict(text, place))
  const named = (inDistrict.length > 0 ? inDistrict : places).filter((place) => namesSubdistrict(text, place))
  const place = sharedPart(named.length > 0 ? named : inDistrict.length > 0 ? inDistrict : places)
  const found = { ...place, postcode, line: lineOf(text) }
  const subdistrict = saidOf(text, subdistrictWord)
  const district = saidOf(text, districtWord)
  const isOtherSubdistrict = named.length === 0 && subdistrict.name !== ''
  if (inDistrict.length === 0 && (district.name || isOtherSubdistrict)) {
    const address = { ...found, district: district.name ? '' : place.district, subdistrict: '' }
    return { address, unread: `${subdistrict.words} ${district.words}`.trim() }
  }
  if (!isOtherSubdistrict) return { address: found, unread: '' }
  const listed = await list.subdistrictsOf(place)
  // One of the list has another postcode, which is asked about where the address is shown.
  const isUnlisted = !listed.includes(subdistrict.name)
  return {
    address: { ...found, subdistrict: subdistrict.name, ...(isUnlisted && { isUnlisted }) },
    unread: '',
  }
}

/** House number, lane and road: what stands before subdistrict and district, from the house number on. */
function lineOf(text: string): string {
  const word = [subdistrictWord, districtWord].find((one) => new RegExp(one).test(text))
  if (!word) return ''
  const [before = ''] = text.split(new RegExp(`\\s*,?\\s*${word}`))
  const start = lineStarts.map((begins) => begins.exec(before)?.index).find((index) => index !== undefined)
  return start === undefined ? '' : before.slice(start).replace(/[\s,]+$/, '')
}
