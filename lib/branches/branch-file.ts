import Papa from 'papaparse'
import { maxBranches } from '@/validators/branch'
import { columnsOf, type Headings, type ImportColumn, importColumns, missingColumns } from './import-columns'

/** Bytes a file of branches may have. */
export const maxFileBytes = 2 * 1024 * 1024

/** A row as it stands in the file; the number is the one a spreadsheet shows beside it. */
export type FileRow = { readonly number: number; readonly cells: Readonly<Record<ImportColumn, string>> }

export type FileProblem =
  | { readonly kind: 'tooLarge' | 'tooMany' | 'notText' | 'empty' }
  | { readonly kind: 'columns'; readonly missing: readonly ImportColumn[] }

export type BranchFile = { readonly rows: readonly FileRow[] } | { readonly problem: FileProblem }

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte)

/** Text of a file that spreadsheets write: UTF-8, UTF-16 with its mark, else Windows' Thai, which holds TIS-620. */
function textOf(bytes: Uint8Array): string | null {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes)
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes)
  // A spreadsheet of its own format, or anything else that is no text.
  if (bytes.includes(0)) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-874').decode(bytes)
  }
}

/** Takes back what keeps a spreadsheet from reading a cell as a formula. */
const unescaped = (cell: string) => cell.trim().replace(/^'(?=[=+\-@])/, '')

/** Reads a file of branches; commas, semicolons or tabs between its cells. */
export function readBranchFile(bytes: Uint8Array, headings: Headings): BranchFile {
  if (bytes.length > maxFileBytes) return { problem: { kind: 'tooLarge' } }
  const text = textOf(bytes)
  if (text === null) return { problem: { kind: 'notText' } }
  const { data } = Papa.parse<string[]>(text, { delimitersToGuess: [',', ';', '\t'] })
  const lines = data.map((cells, at) => ({ number: at + 1, cells: cells.map(unescaped) }))
  const [header, ...body] = lines.filter(({ cells }) => cells.some(Boolean))
  if (!header || body.length === 0) return { problem: { kind: 'empty' } }
  const columns = columnsOf(header.cells, headings)
  const missing = missingColumns(columns)
  if (missing.length > 0) return { problem: { kind: 'columns', missing } }
  if (body.length > maxBranches) return { problem: { kind: 'tooMany' } }
  return {
    rows: body.map(({ number, cells }) => ({
      number,
      cells: Object.fromEntries(
        importColumns.map((column) => [column, cells[columns.get(column) ?? -1] ?? '']),
      ) as FileRow['cells'],
    })),
  }
}

/** A table as the text of a file that spreadsheets open in Thai; no cell of it becomes a formula. */
export function tableFile(rows: readonly (readonly string[])[]): Blob {
  const text = Papa.unparse(rows as string[][], { escapeFormulae: true, newline: '\r\n' })
  return new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' })
}
