import { fileLines, fileMark } from '@/lib/api/spreadsheet-file'
import { maxBranches } from '@/validators/branch'
import type { PickedFile } from '@/validators/file-rules'
import { oneForm } from '@/validators/one-form'
import { pickedFault } from '@/validators/picked-file'
import { encodeViolation } from '@/validators/violation'
import { isGarbled } from './garbled'
import { columnsOf, type Headings, type ImportColumn, importColumns, missingColumns } from './import-columns'
import { type TableRow, tableRows } from './table-rows'
import { textOf } from './table-text'

/** Maximum size of a file of branches in bytes. */
const maxFileBytes = 2 * 1024 * 1024

/** A row as it is in the file; the number is the one a spreadsheet shows beside it. */
export type FileRow = {
  readonly number: number
  readonly cells: Readonly<Record<ImportColumn, string>>
  /** The column in which a quotation mark is left open: where its cells end is not known. */
  readonly unclosed?: ImportColumn
  /** The cells behind the last heading, where there are any: the others may stand under other headings than their own. */
  readonly beyond?: readonly string[]
}

export type FileProblem =
  | { readonly kind: 'tooMany' | 'notText' | 'empty' | 'garbled' }
  | { readonly kind: 'rule'; readonly violation: string }
  | { readonly kind: 'columns'; readonly missing: readonly ImportColumn[] }

export type BranchFile = { readonly rows: readonly FileRow[] } | { readonly problem: FileProblem }

/** A cell in the one form, without what keeps a spreadsheet from reading it as a formula or a number: '+66, '00001, ="00001". */
const tidyCell = (cell: string) =>
  oneForm(cell)
    .trim()
    .replace(/^="([^"]*)"$/, '$1')
    .replace(/^'(?=[=+\-@\d])/, '')

/** The rule that a file breaks by its name or its size in bytes, checked before it is read; null for none. */
export function pickedFileProblem(file: PickedFile): FileProblem | null {
  const fault = pickedFault('table', file, maxFileBytes)
  return fault && { kind: 'rule', violation: encodeViolation(fault) }
}

/** A title may stand above the headings. */
const mostTitleLines = 10

/** The line of the headings: the first that has all of them, or else the one that has most. */
function headerAmong(lines: readonly TableRow[], headings: Headings) {
  const found = lines
    .slice(0, mostTitleLines)
    .map((line, at) => ({ at, columns: columnsOf(line.cells, headings) }))
    .map((candidate) => ({ ...candidate, missing: missingColumns(candidate.columns) }))
  return found.toSorted((one, other) => one.missing.length - other.missing.length)[0]
}

/** Reads a file of branches; cells are separated by commas, semicolons, tabs or bars. */
export function readBranchFile(bytes: Uint8Array, headings: Headings): BranchFile {
  const text = textOf(bytes)
  if (text === null) return { problem: { kind: 'notText' } }
  const lines = tableRows(text, mostTitleLines + maxBranches + 1)
    .map((row) => ({ ...row, cells: row.cells.map(tidyCell) }))
    .filter(({ cells }) => cells.some(Boolean))
  const header = headerAmong(lines, headings)
  if (!header || lines.length === 1) return { problem: { kind: 'empty' } }
  const { at, columns, missing } = header
  // Headings whose letters were lost are not missing.
  if (missing.length > 0 && lines[at]?.cells.some(isGarbled)) return { problem: { kind: 'garbled' } }
  if (missing.length > 0) return { problem: { kind: 'columns', missing } }
  const body = lines.slice(at + 1)
  if (body.length === 0) return { problem: { kind: 'empty' } }
  if (body.length > maxBranches) return { problem: { kind: 'tooMany' } }
  const width = lines[at]?.cells.findLastIndex(Boolean) ?? 0
  return {
    rows: body.map(({ number, cells, unclosed }) => ({
      number,
      cells: Object.fromEntries(
        importColumns.map((column) => [column, cells[columns.get(column) ?? -1] ?? '']),
      ) as FileRow['cells'],
      ...(unclosed !== undefined && { unclosed: columnAt(columns, unclosed) }),
      ...(unclosed === undefined &&
        cells.findLastIndex(Boolean) > width && {
          beyond: cells.slice(width + 1, cells.findLastIndex(Boolean) + 1),
        }),
    })),
  }
}

/** The column of ours at a position; the name for one of theirs. */
const columnAt = (columns: ReadonlyMap<ImportColumn, number>, position: number): ImportColumn =>
  [...columns].find(([, at]) => at === position)?.[0] ?? 'name'

/** A table as a CSV file that spreadsheets open with correct Thai text; no cell becomes a formula. */
export function tableFile(rows: readonly (readonly string[])[]): Blob {
  return new Blob([fileMark, fileLines(rows)], { type: 'text/csv;charset=utf-8' })
}
