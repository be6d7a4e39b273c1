/** The columns of a file of branches, in the order of the template. */
export const importColumns = [
  'name',
  'taxBranchNumber',
  'line',
  'subdistrict',
  'district',
  'province',
  'postcode',
  'lat',
  'lng',
  'phone',
] as const
export type ImportColumn = (typeof importColumns)[number]

/** Columns a file may leave out: the postcode follows from the place, and not every place is on a map. */
const optional: ReadonlySet<ImportColumn> = new Set(['postcode', 'lat', 'lng'])

/** Names people use for the columns besides the template's own headings. */
const otherNames: Readonly<Record<ImportColumn, readonly string[]>> = {
  name: ['ชื่อ', 'สาขา', 'name', 'branch', 'branch name'],
  taxBranchNumber: ['เลขสาขา', 'เลขที่สาขา', 'รหัสสาขา', 'tax branch number', 'branch number'],
  line: ['เลขที่', 'บ้านเลขที่', 'ที่อยู่สาขา', 'address'],
  subdistrict: ['ตำบล', 'แขวง', 'ตำบล/แขวง', 'subdistrict', 'sub-district'],
  district: ['อำเภอ', 'เขต', 'อำเภอ/เขต', 'district'],
  province: ['province'],
  postcode: ['ไปรษณีย์', 'postcode', 'zip', 'zip code', 'postal code'],
  lat: ['lat', 'latitude'],
  lng: ['lng', 'long', 'lon', 'longitude'],
  phone: ['เบอร์โทร', 'โทร', 'โทรศัพท์', 'เบอร์โทรศัพท์', 'phone', 'tel', 'telephone'],
}

/** The heading of each column of the template. */
export type Headings = Readonly<Record<ImportColumn, string>>

const plain = (heading: string) => heading.toLowerCase().replace(/[\s_.*:]+/g, '')
/** A heading without what stands in brackets or on a line below it: "ชื่อสาขา (บังคับกรอก)". */
const bare = (heading: string) => plain(heading.replace(/[([（][^)\]）]*[)\]）]?/gu, ''))

/** Maps the columns of the file to ours; of a repeated heading the first counts. */
export function columnsOf(header: readonly string[], headings: Headings): ReadonlyMap<ImportColumn, number> {
  const written = header.map(plain)
  const bared = header.map(bare)
  const found = importColumns.map((column) => {
    const names = [headings[column], ...otherNames[column]].map(plain)
    const at = written.findIndex((heading) => names.includes(heading))
    return [column, at >= 0 ? at : bared.findIndex((heading) => names.includes(heading))] as const
  })
  return new Map(found.filter(([, at]) => at >= 0))
}

export const missingColumns = (found: ReadonlyMap<ImportColumn, number>): ImportColumn[] =>
  importColumns.filter((column) => !optional.has(column) && !found.has(column))
