import { TextDecoder, TextEncoder } from 'node:util'
import { expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { importColumns } from '@/lib/branches/import-columns'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }
import type { Fault, JudgedRow } from './import-rows'
import { useTableFiles } from './use-table-files'

// jsdom has neither.
Object.assign(globalThis, { TextDecoder, TextEncoder })
const { readBranchFile } = await import('@/lib/branches/branch-file')

const headings = messages.branchImport.columns
const good = [
  'สยาม',
  '00001',
  '412',
  'ปทุมวัน',
  'ปทุมวัน',
  'กรุงเทพมหานคร',
  '10330',
  '13.7449',
  '100.5347',
  '021234567',
]

/** A row as it was judged: its cells with some of them changed, and what is wrong with them. */
function rowWith(changes: Readonly<Record<number, string>>, faults: readonly Fault[], beyond?: string[]) {
  const cells = Object.fromEntries(importColumns.map((column, at) => [column, changes[at] ?? good[at] ?? '']))
  return { number: 2, cells, faults, ...(beyond && { beyond }) } as unknown as JudgedRow
}

function Saving({ rows }: { rows: readonly JudgedRow[] }) {
  const { saveRows, saveTemplate } = useTableFiles()
  return (
    <>
      <button type="button" onClick={() => void saveRows(rows)}>
        แถวที่ต้องแก้
      </button>
      <button type="button" onClick={() => void saveTemplate()}>
        แบบเปล่า
      </button>
    </>
  )
}

/** Saves a file, and answers its name and its bytes as a program opens them. */
async function saved(button: string, rows: readonly JudgedRow[] = []) {
  const files: Blob[] = []
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: () => undefined,
  })
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  renderInThai(<Saving rows={rows} />)
  await userEvent.click(screen.getByRole('button', { name: button }))
  await waitFor(() => expect(click).toHaveBeenCalled())
  const { download } = click.mock.contexts[0] as HTMLAnchorElement
  click.mockRestore()
  const bytes = await new Promise<Uint8Array>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer))
    reader.readAsArrayBuffer(files[0] as Blob)
  })
  return { name: download, bytes, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) }
}

const fault = (column: Fault['column'], kind: 'garbled' | 'shortened' | 'shifted' | 'unclosed'): Fault => ({
  column,
  kind,
})

test.each<[what: string, row: JudgedRow, kept: string]>([
  [
    'digits that were shortened',
    rowWith({ 1: '1.05E+12' }, [fault('taxBranchNumber', 'shortened')]),
    '1.05E+12',
  ],
  ['a quotation mark', rowWith({ 0: 'สาขา "สยาม"' }, [fault('name', 'unclosed')]), 'สาขา "สยาม"'],
  ['a comma', rowWith({ 2: '412, ชั้น 2' }, [fault('line', 'garbled')]), '412, ชั้น 2'],
  ['a line break', rowWith({ 2: '412\nชั้น 2' }, [fault('line', 'garbled')]), '412\nชั้น 2'],
  ['letters that were lost', rowWith({ 0: '?????' }, [fault('name', 'garbled')]), '?????'],
])('a row with %s is saved as it was, with its fault, and read back', async (_, row, kept) => {
  const { text, bytes } = await saved('แถวที่ต้องแก้', [row])
  expect(text.startsWith('\uFEFF')).toBe(true)
  expect(text).toContain(messages.branchImport.faults)
  const read = readBranchFile(bytes, headings)
  if (!('rows' in read)) throw new Error(JSON.stringify(read))
  expect(read.rows).toHaveLength(1)
  expect(Object.values(read.rows[0]?.cells ?? {})).toContain(kept)
  // What is wrong is said behind our columns, and is none of the cells of a branch.
  expect(read.rows[0]).not.toHaveProperty('beyond')
})

test('what stood behind the last heading is saved behind the fault', async () => {
  const moved = rowWith({ 9: '100.5347' }, [fault('line', 'shifted')], ['021234567', 'หมายเหตุ'])
  const { text } = await saved('แถวที่ต้องแก้', [moved])
  const [, row = ''] = text.trim().split(/\r?\n/)
  expect(row).toMatch(/,021234567,หมายเหตุ$/)
})

test.each(['=HYPERLINK("http://x.example")', '+66812345678', '-1+1', '@SUM(A1)'])(
  'a cell that begins as a formula (%s) is none in the saved file, and comes back as it was',
  async (cell) => {
    const { text, bytes } = await saved('แถวที่ต้องแก้', [rowWith({ 0: cell }, [fault('name', 'garbled')])])
    expect(text).not.toMatch(/(?:^|[,\n])"?[=+@-]/)
    const read = readBranchFile(bytes, headings)
    expect('rows' in read && read.rows[0]?.cells.name).toBe(cell)
  },
)

test('the empty file has our headings and nothing else', async () => {
  const { text, name } = await saved('แบบเปล่า')
  expect(name).toMatch(/\.csv$/)
  expect(text.replace('\uFEFF', '').trim().split(',')).toEqual(
    importColumns.map((column) => headings[column]),
  )
})
