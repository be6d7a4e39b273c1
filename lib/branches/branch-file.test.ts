import { describe, expect, test } from '@jest/globals'
import messages from '@/messages/th.json' with { type: 'json' }
import { type BranchFile, pickedFileProblem, readBranchFile, tableFile } from './branch-file'
import { importColumns } from './import-columns'

const headings = messages.branchImport.columns
const header = importColumns.map((column) => headings[column])
const cells = [
  'สยาม',
  '00001',
  '412',
  'ปทุมวัน',
  'ปทุมวัน',
  'กรุงเทพมหานคร',
  '10330',
  '13.7',
  '100.5',
  '0212345678',
]

const utf8 = (text: string) => new TextEncoder().encode(text)
/** Windows-874 and TIS-620: the Thai letters in their order from 0xA1. */
const windowsThai = (text: string) =>
  Uint8Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0
    return code >= 0x0e00 ? code - 0x0e00 + 0xa0 : code
  })
const utf16 = (text: string) =>
  new Uint8Array([
    0xff,
    0xfe,
    ...Array.from(text, (letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]).flat(),
  ])
/** What UTF-8 becomes where a program takes it for windows-874 and saves it. */
const mojibake = (text: string, as = 'windows-874') => new TextDecoder(as).decode(utf8(text))
const tableOf = (separator: string, rows: readonly (readonly string[])[] = [header, cells]) =>
  rows.map((row) => row.join(separator)).join('\r\n')

const rowsOf = (file: BranchFile) => ('rows' in file ? file.rows : file.problem)
const read = (bytes: Uint8Array) => rowsOf(readBranchFile(bytes, headings))

const whole = [
  { number: 2, cells: Object.fromEntries(importColumns.map((column, at) => [column, cells[at]])) },
]

describe('a file of branches', () => {
  test.each<[what: string, bytes: Uint8Array, number?: number]>([
    ['UTF-8', utf8(tableOf(','))],
    ['UTF-8 with its mark', utf8(`\uFEFF${tableOf(',')}`)],
    ['TIS-620', windowsThai(tableOf(','))],
    ['UTF-16 with its mark', utf16(tableOf('\t'))],
    ['semicolons', utf8(tableOf(';'))],
    ['tabs', utf8(tableOf('\t'))],
    ['a first line that names the separator', utf8(`sep=;\r\n${tableOf(';')}`)],
    ['a title above the headings', utf8(`รายชื่อสาขา\r\n\r\n${tableOf(',')}`), 4],
    ['a title that says a column, too', utf8(`ชื่อสาขา,${','.repeat(9)}\r\n${tableOf(',')}`), 3],
    ['UTF-16 without its mark', utf16(tableOf('\t')).slice(2)],
    ['UTF-8 that a program took for windows-874', utf8(mojibake(tableOf(',')))],
    ['… for windows-1252', utf8(mojibake(tableOf(','), 'windows-1252'))],
    ['… for Mac OS Roman', utf8(mojibake(tableOf(','), 'macintosh'))],
    ['bars', utf8(tableOf('|'))],
    ['a first line that names bars', utf8(`sep=|\r\n${tableOf('|')}`)],
    ['numbers kept as text by an apostrophe', utf8(tableOf(',', [header, cells.with(1, "'00001")]))],
    ['numbers kept as text by a formula', utf8(tableOf(',', [header, cells.with(1, '="00001"')]))],
    ['the same, quoted', utf8(tableOf(',', [header, cells.with(1, '"=""00001"""')]))],
    ['unseen characters of a web page', utf8(tableOf(',', [header, cells.map((cell) => `\u200b${cell}`)]))],
    ['headings with a note in brackets', utf8(tableOf(',', [header.map((name) => `${name} (บังคับ)`), cells]))],
    [
      '… on a line below',
      utf8(tableOf(',', [header.map((name, at) => (at < 4 ? `"${name}\n（ไม่บังคับ）"` : name)), cells])),
    ],
    ['… with stars and colons', utf8(tableOf(',', [header.map((name) => `*${name} :`), cells]))],
    ['columns in another order', utf8(tableOf(',', [header.toReversed(), cells.toReversed()]))],
  ])('is read: %s', (_what, bytes, number = 2) => {
    expect(read(bytes)).toEqual(whole.map((row) => ({ ...row, number })))
  })

  test.each<[what: string, row: readonly string[]]>([
    ['in the address', cells.with(2, '412, ถ.พระราม 1')],
    ['in the name', cells.with(0, 'สยาม, ชั้น 2')],
    ['behind the last heading', [...cells, 'หมายเหตุ']],
  ])('a comma too many is told as that: %s', (_where, row) => {
    expect(read(utf8(tableOf(',', [header, cells, row, ['ทองหล่อ', ...cells.slice(1)]])))).toMatchObject([
      { number: 2 },
      { number: 3, beyond: row.slice(-1) },
      { number: 4, cells: { name: 'ทองหล่อ' } },
    ])
  })

  test('empty columns behind the last heading, and columns of others, are none too many', () => {
    const wide = [
      [...header, 'หมายเหตุ', '', ''],
      [...cells, 'ใหม่', '', ''],
    ]
    expect(read(utf8(tableOf(',', wide)))).toEqual(whole)
  })

  test('a foreign byte spoils its cell only', () => {
    const bytes = utf8(tableOf(',', [header, cells, ['ทองหล่อ', ...cells.slice(1)]]))
    const at = bytes.indexOf(0xe0, utf8(tableOf(',', [header])).length)
    const broken = bytes.with(at, 0xff)
    expect(read(broken)).toMatchObject([
      { number: 2, cells: { name: expect.stringContaining('\ufffd'), line: '412' } },
      { number: 3, cells: { name: 'ทองหล่อ' } },
    ])
  })

  test.each([
    ['in the address', 2],
    ['in the telephone', 9],
    ['in the name', 0],
  ])('a quotation mark that is left open spoils its row only: %s', (_where, column) => {
    const open = cells.with(column, `"${cells[column]}`)
    const quoted = cells.with(2, '"9, ชั้น 2"').with(0, 'อารีย์')
    const rows = read(utf8(tableOf(',', [header, open, quoted, ['ทองหล่อ', ...cells.slice(1)]])))
    expect(rows).toMatchObject([
      { number: 2, unclosed: importColumns[column] },
      { number: 3, cells: { name: 'อารีย์', line: '9, ชั้น 2' } },
      { number: 4, cells: { name: 'ทองหล่อ' } },
    ])
    expect(rows).toHaveLength(3)
  })

  test('two that are left open do not make one good row of those between them', () => {
    const open = cells.with(2, '"412')
    const closing = cells.with(2, '413"').with(0, 'อารีย์')
    const rows = read(utf8(tableOf(',', [header, open, cells, closing, cells])))
    expect(rows).toMatchObject([{ unclosed: 'line' }, { number: 3 }, { number: 4 }, { number: 5 }])
  })

  test('headings may be called what people call them, and optional columns may be missing', () => {
    const names = ['Name', 'เลขที่สาขา', 'ที่อยู่ *', 'ตำบล', 'อำเภอ', 'จังหวัด', 'โทรศัพท์']
    const row = ['ก', '00001', '1', 'ข', 'ค', 'ง', '0212345678']
    expect(read(utf8(tableOf(',', [names, row])))).toEqual([
      {
        number: 2,
        cells: {
          name: 'ก',
          taxBranchNumber: '00001',
          line: '1',
          subdistrict: 'ข',
          district: 'ค',
          province: 'ง',
          postcode: '',
          lat: '',
          lng: '',
          phone: '0212345678',
        },
      },
    ])
  })

  test('quoted cells keep commas and lines; empty rows count for the numbers and nothing else', () => {
    const text = `${tableOf(',', [header])}\n,,,,,,,,,\n"ก, ""ข""",1,"1\nถนน",ค,ง,จ,,,,02\n\n`
    expect(read(utf8(text))).toMatchObject([{ number: 3, cells: { name: 'ก, "ข"', line: '1\nถนน' } }])
  })

  test.each([
    ['a workbook', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), { kind: 'notText' }],
    ['nothing at all', new Uint8Array(), { kind: 'empty' }],
    ['headings alone', utf8(tableOf(',', [header])), { kind: 'empty' }],
    ['too many rows', utf8(tableOf(',', [header, ...Array(2_001).fill(cells)])), { kind: 'tooMany' }],
    [
      'headings that became question marks',
      utf8(tableOf(',', [header.map((cell) => '?'.repeat(cell.length)), cells])),
      { kind: 'garbled' },
    ],
    [
      'headings whose letters were lost',
      utf8(tableOf(',', [header.map((cell) => `\ufffd${cell.slice(1)}`), cells])),
      { kind: 'garbled' },
    ],
    [
      'columns missing',
      utf8(
        tableOf(',', [
          ['ชื่อสาขา', 'จังหวัด'],
          ['ก', 'ข'],
        ]),
      ),
      { kind: 'columns', missing: ['taxBranchNumber', 'line', 'subdistrict', 'district', 'phone'] },
    ],
  ])('%s is told apart', (_what, bytes, problem) => {
    expect(read(bytes)).toEqual(problem)
  })
})

test.each([
  ['สาขา.xlsx', 1, 'ext:{"extensions":"csv, tsv, txt"}'],
  ['สาขา.csv', 2 * 1024 * 1024 + 1, 'size:{"limit":2048,"actual":2049}'],
])('a file called %s of %i bytes is refused before it is read', (name, size, violation) => {
  expect(pickedFileProblem({ name, size })).toEqual({ kind: 'rule', violation })
  expect(pickedFileProblem({ name: 'สาขา.CSV', size: 1 })).toBeNull()
})

describe('a file that is handed out', () => {
  const textOf = async (rows: readonly (readonly string[])[]) => tableFile(rows).text()

  test.each(['=1+1', '+66', '-2', '@SUM(A1)'])(
    '%s is text, no formula, and is itself when it comes back',
    async (cell) => {
      const dangerous = [cell, ...cells.slice(1)]
      const bytes = new Uint8Array(await tableFile([header, dangerous]).arrayBuffer())
      expect(new TextDecoder().decode(bytes)).toContain(`'${cell}`)
      expect(read(bytes)).toMatchObject([{ cells: { name: cell } }])
    },
  )

  test('opens in Thai: it carries its mark, and lines as spreadsheets end them', async () => {
    const bytes = new Uint8Array(await tableFile([['ก'], ['ข,ค']]).arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(await textOf([['ก'], ['ข,ค']])).toContain('ก\r\n"ข,ค"')
  })
})
