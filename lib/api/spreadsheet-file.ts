import Papa from 'papaparse'

type Rows = readonly (readonly string[])[]

/**
 * How a cell begins that a spreadsheet would compute. Papa Parse's own pattern misses every cell of several lines (its `.*$` ends at
 * the first), and the full-width signs that some spreadsheets read alike.
 */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/

/** The byte order mark at the start of a file: it makes spreadsheets read the file as UTF-8. */
export const fileMark = '\uFEFF'

/** Rows as lines of a CSV file; no cell becomes a formula. */
export const fileLines = (rows: Rows): string =>
  `${Papa.unparse(rows as string[][], { escapeFormulae: formulaStart, newline: '\r\n' })}\r\n`

/** A file's name without its ending, and the same in letters that every browser knows. */
type FileName = { readonly name: string; readonly plainName: string }

/** Answers with rows as a CSV file, which is sent while the rows are read; rejects as reading the first ones does. */
export async function spreadsheetFile(
  heads: readonly string[],
  pages: AsyncIterable<Rows>,
  { name, plainName }: FileName,
): Promise<Response> {
  async function* lines() {
    yield fileMark + fileLines([heads])
    for await (const rows of pages) if (rows.length > 0) yield fileLines(rows)
  }
  const text = lines()
  // Read before the answer begins, so that a refusal can still become an error answer.
  const first = await text.next()
  const second = await text.next()
  const bytes = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const { value, done } of [first, second]) if (!done) controller.enqueue(bytes.encode(value))
      if (second.done) controller.close()
    },
    async pull(controller) {
      const { value, done } = await text.next()
      if (done) controller.close()
      else controller.enqueue(bytes.encode(value))
    },
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${plainName}.csv"; filename*=UTF-8''${encodeURIComponent(`${name}.csv`)}`,
    },
  })
}
