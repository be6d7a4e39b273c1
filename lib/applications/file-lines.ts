import Papa from 'papaparse'

/** The byte order mark at the start of a file: it makes spreadsheets read the file as UTF-8. */
export const fileMark = '\uFEFF'

/** Rows as lines of a CSV file; no cell becomes a formula. */
export const fileLines = (rows: readonly (readonly string[])[]): string =>
  `${Papa.unparse(rows as string[][], { escapeFormulae: true, newline: '\r\n' })}\r\n`
