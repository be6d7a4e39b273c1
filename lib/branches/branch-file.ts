import Papa from 'papaparse'
import { maxBranches } from '@/validators/branch'
import type { PickedFile } from '@/validators/file-rules'
import { pickedFault } from '@/validators/picked-file'
import { encodeViolation } from '@/validators/violation'
import { columnsOf, type Headings, type ImportColumn, importColumns, missingColumns } from './import-columns'

/** Maximum size of a file of branches in bytes. */
const maxFileBytes = 2 * 1024 * 1024

/** A row as it is in the file; the number is the one a spreadsheet shows beside it. */
export type FileRow = { readonly number: number; readonly cells: Readonly<Record<ImportColumn, string>> }

export type FileProblem =
  | { readonly kind: 'tooMany' | 'notText' | 'empty' }
  | { readonly kind: 'rule'; readonly violation: string }
  | { readonly kind: 'columns'; readonly missing: readonly ImportColumn[] }

export type BranchFile = { readonly rows: readonly FileRow[] } | { readonly problem: FileProblem }

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte)

/** Decodes a spreadsheet's text file: UTF-8, UTF-16 with its mark, otherwise windows-874, which includes TIS-620. */
function textOf(bytes: Uint8Array): string | null {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes)
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes)
  // A binary spreadsheet format, or anything else that is not text.
  if (bytes.includes(0)) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-874').decode(bytes)
  }
}

/** Removes the apostrophe that keeps a spreadsheet from reading a cell as a formula. */
const unescaped = (cell: string) => cell.trim().replace(/^'(?=[=+\-@])/, '')

/** The rule that a file breaks by its name or its size in bytes, checked before it is read; null for none. */
export function pickedFileProblem(file: PickedFile): FileProblem | null {
  const fault = pickedFault('table', file, maxFileBytes)
  return fault && { kind: 'rule', violation: encodeViolation(fault) }
}

/** Reads a file of branches; cells are separated by commas, semicolons or tabs. */
export function readBranchFile(bytes: Uint8Array, headings: Headings): BranchFile {
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

/** A table as a CSV file that spreadsheets open with correct Thai text; no cell becomes a formula. */
export function tableFile(rows: readonly (readonly string[])[]): Blob {
  const text = Papa.unparse(rows as string[][], { escapeFormulae: true, newline: '\r\n' })
  return new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' })
}
