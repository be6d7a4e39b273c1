import { asRecord, textOf } from './registry-fields'

/** An address in the form of validators/address.ts; the registry has no postcodes. */
export type CompanyAddress = {
  readonly line: string
  readonly subdistrict: string
  readonly district: string
  readonly province: string
  readonly postcode: string
}

/** The parts of an address line in the Thai order, each with the word before it. */
const lineParts: readonly (readonly [key: string, label: string])[] = [
  ['cd:Address', ''],
  ['cd:Building', 'อาคาร'],
  ['cd:Floor', 'ชั้น'],
  ['cd:RoomNo', 'ห้อง'],
  ['cd:Moo', 'หมู่'],
  ['cd:Soi', 'ซอย'],
  ['cd:Road', 'ถนน'],
]

/** Area names sometimes begin with their type; our address lists have the bare name. */
const areaKind = /^(?:แขวง|ตำบล|เขต|อำเภอ|จังหวัด)\s*/

/** The registry's address (`cr:AddressType`) as one line and its areas. */
export function addressOf(address: Readonly<Record<string, unknown>>): CompanyAddress {
  const area = (key: string, nameKey: string) =>
    (textOf(asRecord(address[key])[nameKey]) ?? '').replace(areaKind, '')
  return {
    line: lineParts.flatMap(([key, label]) => labelled(textOf(address[key]), label)).join(' '),
    subdistrict: area('cd:CitySubDivision', 'cr:CitySubDivisionTextTH'),
    district: area('cd:City', 'cr:CityTextTH'),
    province: area('cd:CountrySubDivision', 'cr:CountrySubDivisionTextTH'),
    postcode: '',
  }
}

function labelled(value: string | null, label: string): string[] {
  if (value === null) return []
  if (label === '' || value.startsWith(label)) return [value]
  // A number is separated from the word before it by a space; a name follows it directly.
  return [/^\d/.test(value) ? `${label} ${value}` : `${label}${value}`]
}
