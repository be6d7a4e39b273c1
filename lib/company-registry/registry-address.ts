import { asRecord, textOf } from './registry-fields'

/** An address in the shape of validators/address.ts; the registry knows no postcode. */
export type CompanyAddress = {
  readonly line: string
  readonly subdistrict: string
  readonly district: string
  readonly province: string
  readonly postcode: string
}

/** The parts of an address line in the order they are written in Thailand, each with the word before it. */
const lineParts: readonly (readonly [key: string, label: string])[] = [
  ['cd:Address', ''],
  ['cd:Building', 'อาคาร'],
  ['cd:Floor', 'ชั้น'],
  ['cd:RoomNo', 'ห้อง'],
  ['cd:Moo', 'หมู่'],
  ['cd:Soi', 'ซอย'],
  ['cd:Road', 'ถนน'],
]

/** Area names are sometimes given with their kind in front; our address lists hold the bare name. */
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
  // A number stands apart from its word, a name is written on to it.
  return [/^\d/.test(value) ? `${label} ${value}` : `${label}${value}`]
}
