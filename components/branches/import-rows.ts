import { ValidationError } from 'yup'
import type { FieldError } from '@/lib/api/problem'
import { headOfficeNumber } from '@/lib/branches/branch'
import type { FileRow } from '@/lib/branches/branch-file'
import { isGarbled } from '@/lib/branches/garbled'
import { type ImportColumn, importColumns } from '@/lib/branches/import-columns'
import { degreesOf, readPosition } from '@/lib/geolocation/position'
import { type BranchInput, branchSchema } from '@/validators/branch'
import { isContactPhone } from '@/validators/contact-phone'
import { latinDigits, withoutSeparators } from '@/validators/digits'
import { type DistrictPostcodes, isPostcodeOf } from '@/validators/district-postcodes'
import { hasDigits } from '@/validators/rules'
import { tidyContactPhone } from '@/validators/tidy-contact-phone'
import { encodeViolation, knownViolation, violation } from '@/validators/violation'

type District = DistrictPostcodes & { readonly name: string }

/** What is wrong with one cell: a broken rule of the form, or a fault that only a file can have. */
export type Fault =
  | { readonly column: ImportColumn; readonly kind: 'rule'; readonly violation: string }
  | {
      readonly column: ImportColumn
      readonly kind: 'unknownPlace' | 'garbled' | 'shortened' | 'unclosed' | 'errorValue' | 'shifted'
    }
  | { readonly column: ImportColumn; readonly kind: 'repeated'; readonly number: number }

/** A row of the file as a branch, with the faults that prevent storing it. */
export type JudgedRow = FileRow & { readonly branch: BranchInput; readonly faults: readonly Fault[] }

/** What rows are checked against. */
export type KnownPlaces = {
  readonly provinces: readonly string[]
  /** The districts of a province; rejects when they cannot be loaded. */
  readonly districtsOf: (province: string) => Promise<readonly District[]>
}

/** Digits that a spreadsheet shortened are gone: 1.05E+12. */
const shortened = /^\d(?:[.,]\d+)?E\+?\d+$/i

/** What spreadsheets show in place of a value: of a formula that failed, or where a column is too narrow. */
const errorValue = /^(?:#(?:N\/A|[A-Z]+[!?]|DIV\/0!)|#{3,}|Err:\d{3})$/i

/** Spreadsheets write whole numbers as 1.0. */
const whole = (text: string) => text.replace(/^(\d+)\.0+$/, '$1')

/** How people write in tables which branch it is: "สาขาที่ 2", "สำนักงานใหญ่". */
const branchWord = /^(?:สาขา(?:ที่|เลขที่)?|branch(?:\s*no)?)[\s.:]*(?=[\d๐-๙])/i
const headOffice = /^(?:สำนักงานใหญ่|สนญ\.?|head\s*office|hq)$/i

/** Spreadsheets drop leading zeros, of branch numbers and of phone numbers. */
const branchNumberOf = (text: string) => {
  if (headOffice.test(text)) return headOfficeNumber
  const number = withoutSeparators(whole(text.replace(branchWord, '')))
  return /^\d{1,4}$/.test(number) ? number.padStart(5, '0') : number
}
const postcodeOf = (text: string) => withoutSeparators(whole(text))
const phoneOf = (text: string) => {
  const number = tidyContactPhone(whole(text))
  return number.startsWith('0') || !isContactPhone(`0${number}`) ? number : `0${number}`
}

/** A spreadsheet drops ".0", and writes decimals with a comma in some countries. */
const coordinateOf = (text: string) =>
  latinDigits(text)
    .replace(/\s*°$/, '')
    .replace(/^([+-]?\d+),(\d+)$/, '$1.$2')
    .replace(/^[+-]?\d+$/, '$&.0')

/** The coordinates of a row; both may stand in the cell of the first, as maps copy them. */
function placeOf({ lat, lng }: FileRow['cells']) {
  const pair = lng === '' ? readPosition(latinDigits(lat)) : null
  if (pair) return { lat: degreesOf(pair.lat), lng: degreesOf(pair.lng) }
  return { lat: coordinateOf(lat), lng: coordinateOf(lng) }
}

const bangkok = 'กรุงเทพมหานคร'
const bangkokNames = new Set(['กรุงเทพ', 'กรุงเทพฯ', 'กทม', 'กทม.'])

/** The name in the list, when the typed one only adds the word for its kind. */
function nameIn(known: readonly string[], typed: string, word: RegExp): string {
  const name = typed.replace(word, '').trim()
  return known.includes(name) ? name : typed
}

function provinceOf(typed: string, provinces: readonly string[]): string {
  const name = nameIn(provinces, typed, /^(?:จังหวัด|จ\.)\s*/)
  return bangkokNames.has(name.replaceAll(' ', '')) ? bangkok : name
}

function districtOf(typed: string, province: string, districts: readonly District[]): string {
  const names = districts.map(({ name }) => name)
  const name = nameIn(names, typed, /^(?:อำเภอ|อ\.|เขต)\s*/)
  const central = `เมือง${province}`
  return /^(?:(?:อำเภอ|อ\.)\s*)?เมือง$/.test(name) && names.includes(central) ? central : name
}

/** The row in the form's terms: place names as in the lists, numbers with their zeros. */
async function branchOf(
  { cells }: FileRow,
  { provinces, districtsOf }: KnownPlaces,
): Promise<{ branch: BranchInput; faults: Fault[] }> {
  const province = provinceOf(cells.province, provinces)
  const isKnown = provinces.includes(province)
  const districts = isKnown ? await districtsOf(province) : []
  const district = districtOf(cells.district, province, districts)
  const found = districts.find(({ name }) => name === district)
  const subdistricts = found?.subdistricts ?? []
  const subdistrict = nameIn(
    subdistricts.map(({ name }) => name),
    cells.subdistrict,
    /^(?:ตำบล|ต\.|แขวง)\s*/,
  )
  const place = subdistricts.find(({ name }) => name === subdistrict)
  // What is no number any more is shown as it is in the file.
  const read = (cell: string, as: (text: string) => string) => (shortened.test(cell) ? cell : as(cell))
  const branch: BranchInput = {
    name: cells.name,
    taxBranchNumber: read(cells.taxBranchNumber, branchNumberOf),
    address: {
      line: cells.line,
      subdistrict,
      district,
      province,
      postcode: read(cells.postcode, postcodeOf) || (place?.postcode ?? ''),
    },
    ...placeOf(cells),
    phone: read(cells.phone, phoneOf),
    photos: [],
  }
  // Parts that depend on an unknown name are not checked: only the first fault is reported.
  const firstUnknown = [
    { column: 'province', name: province, isKnown },
    { column: 'district', name: district, isKnown: found !== undefined },
    { column: 'subdistrict', name: subdistrict, isKnown: place !== undefined },
  ] as const
  const unknown = firstUnknown.find((part) => part.name !== '' && !part.isKnown)
  if (unknown) return { branch, faults: [{ column: unknown.column, kind: 'unknownPlace' }] }
  const { postcode } = branch.address
  if (!found || !place || !hasDigits(postcode, 5) || isPostcodeOf(found, postcode))
    return { branch, faults: [] }
  const stray = violation('postcode_of', { place: subdistrict, postcode: place.postcode })
  return { branch, faults: [{ column: 'postcode', kind: 'rule', violation: stray }] }
}

const columnOf = (path: string): ImportColumn | undefined => {
  const column = path.replace(/^address\./, '')
  return importColumns.find((known) => known === column)
}

async function brokenRules(branch: BranchInput): Promise<Fault[]> {
  try {
    await branchSchema.validate(branch, { abortEarly: false })
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const found = error.inner.length > 0 ? error.inner : [error]
    return found.flatMap(({ path = '', message }) => {
      const column = columnOf(path)
      return column ? [{ column, kind: 'rule', violation: message } as const] : []
    })
  }
}

const numbers: ReadonlySet<ImportColumn> = new Set(['taxBranchNumber', 'postcode', 'phone'])

/** What is wrong with the cells as they are in the file: what was written there before cannot be known. */
const faultsOfCells = ({ cells, unclosed }: FileRow): Fault[] =>
  importColumns.flatMap((column): Fault[] => {
    if (column === unclosed) return [{ column, kind: 'unclosed' }]
    if (errorValue.test(cells[column])) return [{ column, kind: 'errorValue' }]
    if (isGarbled(cells[column])) return [{ column, kind: 'garbled' }]
    return numbers.has(column) && shortened.test(cells[column]) ? [{ column, kind: 'shortened' }] : []
  })

/** The first fault of each cell, in the order of the columns. */
function inOrder(faults: readonly Fault[]): Fault[] {
  return importColumns.flatMap((column) => faults.find((fault) => fault.column === column) ?? [])
}

/** Checks every row by the form's rules, the lists of places, and for tax branch numbers taken or repeated. */
export async function judgeRows(
  rows: readonly FileRow[],
  { taken, ...places }: KnownPlaces & { readonly taken: ReadonlySet<string> },
): Promise<JudgedRow[]> {
  const firstWith = new Map<string, number>()
  const judged: JudgedRow[] = []
  for (const row of rows) {
    const { branch, faults: ofPlace } = await branchOf(row, places)
    const { taxBranchNumber } = branch
    const earlier = firstWith.get(taxBranchNumber)
    if (earlier === undefined && !row.beyond) firstWith.set(taxBranchNumber, row.number)
    // What is wrong with cells that stand under other headings is wrong with none of them.
    const faults: Fault[] = row.beyond
      ? [{ column: 'line', kind: 'shifted' }]
      : [...faultsOfCells(row), ...(await brokenRules(branch)), ...ofPlace]
    if (row.beyond) {
      // Its number may be another cell's.
    } else if (earlier !== undefined) {
      faults.push({ column: 'taxBranchNumber', kind: 'repeated', number: earlier })
    } else if (taken.has(taxBranchNumber)) {
      faults.push({ column: 'taxBranchNumber', kind: 'rule', violation: violation('taken') })
    }
    judged.push({ ...row, branch, faults: inOrder(faults) })
  }
  return judged
}

/** A row with the errors for which the service refused it. */
export function refusedRow(row: JudgedRow, errors: readonly FieldError[]): JudgedRow {
  const faults = errors.map(({ field, rule, params }): Fault => {
    return {
      column: columnOf(field) ?? 'name',
      kind: 'rule',
      violation: encodeViolation(knownViolation(rule, params)),
    }
  })
  return { ...row, faults: inOrder(faults) }
}
