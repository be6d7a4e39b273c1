import { describe, expect, test } from '@jest/globals'
import { type ImportColumn, importColumns } from '@/lib/branches/import-columns'
import { judgeRows, refusedRow } from './import-rows'

const district = (name: string, ...subdistricts: [name: string, postcode: string][]) => ({
  name,
  subdistricts: subdistricts.map(([subdistrict, postcode]) => ({ name: subdistrict, postcode })),
})
const bangkok = [district('ปทุมวัน', ['ปทุมวัน', '10330'], ['ลุมพินี', '10330'])]
const chiangMai = [district('เมืองเชียงใหม่', ['สุเทพ', '50200'])]
const samutPrakan = [{ ...district('บางเสาธง', ['บางเสาธง', '10570']), formerPostcodes: ['10540'] }]
const districts: Record<string, typeof bangkok> = { เชียงใหม่: chiangMai, สมุทรปราการ: samutPrakan }
const places = {
  provinces: ['กรุงเทพมหานคร', 'เชียงใหม่', 'สมุทรปราการ'],
  districtsOf: async (province: string) => districts[province] ?? bangkok,
}

const good: Record<ImportColumn, string> = {
  name: 'สยาม',
  taxBranchNumber: '00001',
  line: '412',
  subdistrict: 'ปทุมวัน',
  district: 'ปทุมวัน',
  province: 'กรุงเทพมหานคร',
  postcode: '10330',
  lat: '13.7449',
  lng: '100.5347',
  phone: '0212345678',
}

async function judge(...changes: Partial<typeof good>[]) {
  const rows = changes.map((change, at) => ({ number: at + 2, cells: { ...good, ...change } }))
  return judgeRows(rows, { ...places, taken: new Set(['00000']) })
}
const faultsOf = async (change: Partial<typeof good>) => (await judge(change))[0]?.faults
const branchOf = async (change: Partial<typeof good>) => (await judge(change))[0]?.branch

describe('a row of a file', () => {
  test('that is complete becomes the branch it says', async () => {
    const [row] = await judge({})
    expect(row?.faults).toEqual([])
    expect(row?.branch).toEqual({
      name: 'สยาม',
      taxBranchNumber: '00001',
      address: {
        line: '412',
        subdistrict: 'ปทุมวัน',
        district: 'ปทุมวัน',
        province: 'กรุงเทพมหานคร',
        postcode: '10330',
      },
      lat: '13.7449',
      lng: '100.5347',
      phone: '0212345678',
      photos: [],
    })
  })

  test.each([
    [{ taxBranchNumber: '1' }, { taxBranchNumber: '00001' }],
    [{ taxBranchNumber: '๐๐๐๐๒' }, { taxBranchNumber: '00002' }],
    [{ taxBranchNumber: '1.0' }, { taxBranchNumber: '00001' }],
    [{ taxBranchNumber: 'สาขาที่ 2' }, { taxBranchNumber: '00002' }],
    [{ taxBranchNumber: 'สาขา ๐๐๐๑๒' }, { taxBranchNumber: '00012' }],
    [{ taxBranchNumber: 'Branch No. 3' }, { taxBranchNumber: '00003' }],
    [
      { lat: '13,7449', lng: '100,5347' },
      { lat: '13.7449', lng: '100.5347' },
    ],
    [
      { lat: '13', lng: '100' },
      { lat: '13.0', lng: '100.0' },
    ],
    [
      { lat: '๑๓.๗๔๔๙°', lng: '100.5347 °' },
      { lat: '13.7449', lng: '100.5347' },
    ],
    [
      { lat: '13.7449, 100.5347', lng: '' },
      { lat: '13.744900', lng: '100.534700' },
    ],
    [{ postcode: '10330.0' }, { address: { postcode: '10330' } }],
    [{ phone: '812345678.0' }, { phone: '0812345678' }],
    [{ phone: '212345678' }, { phone: '0212345678' }],
    [{ phone: '812345678' }, { phone: '0812345678' }],
    [{ phone: '21234567' }, { phone: '021234567' }],
    [{ phone: '+66 81-234-5678' }, { phone: '0812345678' }],
    [{ phone: '02-123-4567 ต่อ 12' }, { phone: '021234567 ต่อ 12' }],
    [{ phone: '02-123-4567#12' }, { phone: '021234567 ต่อ 12' }],
    [{ postcode: '' }, { address: { postcode: '10330' } }],
    [
      { province: 'กรุงเทพฯ', district: 'เขตปทุมวัน', subdistrict: 'แขวงลุมพินี' },
      { address: { province: 'กรุงเทพมหานคร', district: 'ปทุมวัน', subdistrict: 'ลุมพินี' } },
    ],
    [
      { province: 'จ.เชียงใหม่', district: 'อ.เมือง', subdistrict: 'ต.สุเทพ', postcode: '' },
      {
        address: { province: 'เชียงใหม่', district: 'เมืองเชียงใหม่', subdistrict: 'สุเทพ', postcode: '50200' },
      },
    ],
    // A postcode that the district had before.
    [
      { province: 'สมุทรปราการ', district: 'บางเสาธง', subdistrict: 'บางเสาธง', postcode: '10540' },
      { address: { subdistrict: 'บางเสาธง', postcode: '10540' } },
    ],
  ])('%j is understood', async (change, branch) => {
    const [row] = await judge(change)
    expect(row?.faults).toEqual([])
    expect(row?.branch).toMatchObject(branch)
  })

  test.each<[Partial<typeof good>, ImportColumn, string]>([
    [{ name: '' }, 'name', 'required'],
    [{ name: 'สาขาใหญ่' }, 'name', 'branch_main'],
    [{ taxBranchNumber: '123456' }, 'taxBranchNumber', 'digits:{"length":5}'],
    [{ taxBranchNumber: '00000' }, 'taxBranchNumber', 'taken'],
    [{ taxBranchNumber: 'สำนักงานใหญ่' }, 'taxBranchNumber', 'taken'],
    [{ taxBranchNumber: 'Head Office' }, 'taxBranchNumber', 'taken'],
    [{ taxBranchNumber: 'สาขาสยาม' }, 'taxBranchNumber', 'digits:{"length":5}'],
    [{ phone: '02-123-4567, 02-123-4568' }, 'phone', 'one_phone'],
    [{ line: '' }, 'line', 'required'],
    [{ subdistrict: '' }, 'subdistrict', 'required_select'],
    [{ postcode: '1033' }, 'postcode', 'digits:{"length":5}'],
    [{ postcode: '50200' }, 'postcode', 'postcode_of:{"place":"ปทุมวัน","postcode":"10330"}'],
    [{ lat: '93' }, 'lat', 'addressLocationLat'],
    [{ lng: '' }, 'lng', 'required'],
    [{ phone: '12' }, 'phone', 'contact_phone'],
  ])('%j is told at its field, by the form’s rule', async (change, column, violation) => {
    expect(await faultsOf(change)).toEqual([{ column, kind: 'rule', violation }])
  })

  test.each<[Partial<typeof good>, ImportColumn]>([
    [{ province: 'กรุงเทบ' }, 'province'],
    [{ district: 'ประทุมวัน' }, 'district'],
    [{ subdistrict: 'รองเมืองง' }, 'subdistrict'],
  ])('%j is told as a place that is not there, and nothing that hangs on it', async (change, column) => {
    expect(await faultsOf(change)).toEqual([{ column, kind: 'unknownPlace' }])
  })

  test.each<[Partial<typeof good>, ImportColumn, string]>([
    [{ taxBranchNumber: '1.05E+12' }, 'taxBranchNumber', 'shortened'],
    [{ phone: '6.68123E+10' }, 'phone', 'shortened'],
    [{ postcode: '1,033E+4' }, 'postcode', 'shortened'],
    [{ name: '?????' }, 'name', 'garbled'],
    [{ line: '412 ซ\ufffdย 3' }, 'line', 'garbled'],
    [{ name: 'เธชเธขเธฒเธก' }, 'name', 'garbled'],
    [{ district: '????????' }, 'district', 'garbled'],
    [{ name: 'à¸ªà¸¢à¸²à¸¡' }, 'name', 'garbled'],
    [{ line: '412 ‡∏ã‡∏≠‡∏¢ 3' }, 'line', 'garbled'],
    [{ name: '#N/A' }, 'name', 'errorValue'],
    [{ name: '#REF!' }, 'name', 'errorValue'],
    [{ line: '####' }, 'line', 'errorValue'],
    [{ name: 'Err:502' }, 'name', 'errorValue'],
  ])('%j is named by its cause at %s: %s', async (change, column, kind) => {
    expect(await faultsOf(change)).toContainEqual({ column, kind })
  })

  test('a number that a spreadsheet shortened is shown as it is in the file', async () => {
    const cells = { taxBranchNumber: '1.05E+12', phone: '6.68123E+10', postcode: '1,033E+4' }
    const branch = await branchOf(cells)
    expect([branch?.taxBranchNumber, branch?.phone, branch?.address.postcode]).toEqual(Object.values(cells))
  })

  test('whose cells are not under their headings is told that alone, and takes no number from others', async () => {
    const shifted = { number: 2, cells: { ...good, line: '', phone: '13.7' }, beyond: ['100.5'] }
    const rows = await judgeRows([shifted, { number: 3, cells: good }], { ...places, taken: new Set() })
    expect(rows.map(({ faults }) => faults)).toEqual([[{ column: 'line', kind: 'shifted' }], []])
  })

  test('so is a quotation mark that is left open', async () => {
    const [row] = await judgeRows([{ number: 2, cells: good, unclosed: 'line' }], {
      ...places,
      taken: new Set(),
    })
    expect(row?.faults).toEqual([{ column: 'line', kind: 'unclosed' }])
  })

  test('a name nobody knows is left as it was typed', async () => {
    expect(await branchOf({ district: 'เขตประทุมวัน' })).toMatchObject({ address: { district: 'เขตประทุมวัน' } })
  })

  test('that repeats the number of an earlier one says which', async () => {
    const [first, second] = await judge({}, { name: 'ทองหล่อ', taxBranchNumber: '1' })
    expect(first?.faults).toEqual([])
    expect(second?.faults).toEqual([{ column: 'taxBranchNumber', kind: 'repeated', number: 2 }])
  })

  test('with many faults tells one a field, in the order of the columns', async () => {
    const empty = Object.fromEntries(importColumns.map((column) => [column, ''])) as typeof good
    const columns = (await faultsOf(empty))?.map(({ column }) => column)
    expect(columns).toEqual(importColumns.filter((column) => column !== 'lat' && column !== 'lng'))
  })

  test('that the service refused says why; what has no sentence is not valid', async () => {
    const [row] = await judge({})
    if (!row) throw new Error('no row')
    const errors = [
      { field: 'taxBranchNumber', rule: 'taken', params: {} },
      { field: 'address.postcode', rule: 'no_such_rule', params: {} },
    ]
    expect(refusedRow(row, errors).faults).toEqual([
      { column: 'taxBranchNumber', kind: 'rule', violation: 'taken' },
      { column: 'postcode', kind: 'rule', violation: 'invalid' },
    ])
  })

  test('is not judged where the places cannot be had', async () => {
    const rows = [{ number: 2, cells: good }]
    const districtsOf = async () => Promise.reject(new Error('offline'))
    await expect(judgeRows(rows, { ...places, districtsOf, taken: new Set() })).rejects.toThrow('offline')
  })
})
