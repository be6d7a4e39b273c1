import Papa from 'papaparse'

/** A row of a table: the number is the one a spreadsheet shows beside it. */
export type TableRow = {
  readonly number: number
  readonly cells: readonly string[]
  /** The position of a cell that begins with a quotation mark that nothing closes. */
  readonly unclosed?: number
}

type Separator = ',' | ';' | '\t' | '|'

const separators: readonly Separator[] = [',', ';', '\t', '|']

/** The separator that some spreadsheets name in a first line of its own: "sep=;". */
const named = /^\ufeff?sep=([,;\t|])\r?\n/i

/** The one that most of the first lines have most of. */
function likelySeparator(text: string): Separator {
  const start = text.slice(0, 10_000)
  const [best = ','] = [...separators].sort(
    (one, other) => start.split(other).length - start.split(one).length,
  )
  return best
}

/** The cells of some lines; null while a quotation mark is open, or closes where a cell goes on. */
function cellsOf(lines: string, delimiter: Separator): readonly string[] | null {
  const { data, errors } = Papa.parse<string[]>(lines, { delimiter, newline: '\n' })
  return errors.some(({ type }) => type === 'Quotes') || data.length !== 1 ? null : (data[0] ?? null)
}

/** A cell has few lines: an address with its building. */
const mostLines = 6

/** The parts of an address that somebody separates by commas; a row has more cells. */
const mostInAddress = 5

/** Whether a cell holds another row: a quotation mark that was left open found another one in a later row. */
const holdsRow = (cell: string, delimiter: Separator) =>
  cell.split('\n').some((line, at) => at > 0 && line.split(delimiter).length > mostInAddress)

/** At most so many rows of separated cells, empty ones left out. A quotation mark that is left open spoils its own row only. */
export function tableRows(text: string, most: number): TableRow[] {
  const [first = '', separator] = named.exec(text) ?? []
  const delimiter = (separator as Separator | undefined) ?? likelySeparator(text)
  const lines = text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n')
  const rows: TableRow[] = []
  // A spreadsheet does not show the line that names the separator.
  let at = first === '' ? 0 : 1
  for (let number = 1; at < lines.length && rows.length < most; number += 1) {
    const line = lines[at] ?? ''
    if (line.trim() === '') {
      at += 1
      continue
    }
    let taken = 1
    let cells = cellsOf(line, delimiter)
    while (cells === null && taken < mostLines && at + taken < lines.length) {
      taken += 1
      cells = cellsOf(lines.slice(at, at + taken).join('\n'), delimiter)
    }
    if (cells === null || cells.some((cell) => holdsRow(cell, delimiter))) {
      const raw = line.split(delimiter)
      const unclosed = raw.findIndex((cell) => (cell.match(/"/g)?.length ?? 0) % 2 === 1)
      rows.push({ number, cells: raw, unclosed: Math.max(0, unclosed) })
      at += 1
    } else {
      rows.push({ number, cells })
      at += taken
    }
  }
  return rows
}
